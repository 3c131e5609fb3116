/** Environments imported from files: parsed, checked, and registered. */
import type { EnvironmentFile, Remark } from '@terrarium/domain/environment';
import type { z } from 'zod';
import { unprocessable } from '../http/index.ts';
import type { uploadFields, imported } from './contract.ts';
import { readFiles } from './reading.ts';
import type { Caller, EnvironmentService } from './service.ts';
import type { EnvironmentSolver } from './solve.ts';

/** Device of an environment without a machine name. */
const NO_DEVICE = 'uploaded';

/** Device of a solved environment, so that it doesn't replace one of a machine. */
const SOLVED = 'solved';

/** Attributes of an environment in addition to its files. */
export type Told = Omit<z.output<typeof uploadFields>, 'channels' | 'solve'> & {
  channels?: string[] | undefined;
  solve?: boolean | undefined;
};

/**
 * Registers an environment from files.
 * Open versions are solved with the organization's channels.
 * @throws 422 with the position of each error, or the reason why nothing can be installed; 403 `limit_reached`
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

/** Builds a 422 that lists every error with its file, line, and position. */
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
