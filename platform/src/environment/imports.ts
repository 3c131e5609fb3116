/** Environments as files tell them: read, checked and registered. */
import type { EnvironmentFile, Remark } from '@terrarium/domain/environment';
import type { z } from 'zod';
import { unprocessable } from '../http/index.ts';
import type { uploadFields, imported } from './contract.ts';
import { readFiles } from './reading.ts';
import type { Caller, EnvironmentService } from './service.ts';
import type { EnvironmentSolver } from './solve.ts';

/** The device of an environment that nobody said the machine of. */
const NO_DEVICE = 'uploaded';

/** The device of an environment that the hub solved: no machine has it, so no machine's record is replaced by it. */
const SOLVED = 'solved';

/** What is said of an environment besides its files. */
export type Told = Omit<z.output<typeof uploadFields>, 'channels' | 'solve'> & {
  channels?: string[] | undefined;
  solve?: boolean | undefined;
};

/**
 * Registers what files tell of an environment. Versions that they leave open are solved over the organization's channels.
 * @throws 422 with the place of each mistake, or the reason why nothing can be installed; 403 `limit_reached`
 */
export async function importEnvironment(
  { service, solver }: { service: EnvironmentService; solver: EnvironmentSolver },
  caller: Caller,
  files: readonly EnvironmentFile[],
  { channels, ...told }: Told,
): Promise<{ created: boolean; imported: z.input<typeof imported> }> {
  const reading = await readFiles({ files, told });
  if (!reading.ok) throw refused(reading.mistakes);
  const { format, platform, packages: listed, leftOut, wanted, ...said } = reading.environment;
  const solved = wanted === null ? null : await solver.solve(caller, wanted, { platform, named: channels });
  const packages = [...(solved?.packages ?? []), ...listed];
  const prefix = told.prefix ?? said.prefix ?? undefined;
  const name = (said.name ?? lastPart(prefix) ?? stemOf(files[0]!.name)).slice(0, 128);
  const { created, environment } = await service.register(caller, {
    name,
    prefix: (prefix ?? name).slice(0, 1024),
    device: told.device ?? (solved === null ? NO_DEVICE : SOLVED),
    platform,
    format,
    packages,
    solved,
  });
  return { created, imported: { environment, format, left_out: leftOut } };
}

/** A 422 that names every mistake with its file, line and place. */
function refused(mistakes: readonly Remark[]) {
  const detail = mistakes.map(({ file, line, at, message }) => ({
    loc: ['body', 'files'],
    msg: `${[file, ...(line === null ? [] : [`line ${line}`]), ...(at === '' ? [] : [at])].join(', ')}: ${message}`,
    type: 'value_error.environment',
  }));
  return unprocessable(detail, detail.map(({ msg }) => msg).join('\n'));
}

const lastPart = (path: string | undefined): string | undefined =>
  path
    ?.split(/[/\\]/)
    .findLast((part) => part.trim() !== '')
    ?.trim();

const stemOf = (fileName: string): string => lastPart(fileName)?.replace(/\.[^.]{1,8}$/, '') || 'environment';
