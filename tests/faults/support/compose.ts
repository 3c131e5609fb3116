// Interprets the shipped compose files and their image like Docker, so that tests can start their contents without an
// engine.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const docker = join(import.meta.dirname, '../../../docker');

/** One service, as far as the tests use it. */
export interface Service {
  image: string;
  command?: string[];
  environment?: Record<string, string>;
  ports?: string[];
  user?: string;
  stop_grace_period?: string;
  healthcheck?: { test: string[] };
}

/** A compose file with the variables put in. */
export interface Compose {
  services: Record<string, Service>;
  networks: { default: { ipam: { config: { subnet: string }[] } } };
}

/**
 * Substitutes variables like compose: `${A}`, `${A:-default}` (which can be nested), `${A:?error}`, `$$`.
 * @throws Error for a missing required variable
 */
export function interpolated(text: string, variables: Record<string, string>): string {
  const start = text.indexOf('$');
  if (start < 0) return text;
  const [before, after] = [text.slice(0, start), text.slice(start + 1)];
  if (after.startsWith('$')) return `${before}$${interpolated(after.slice(1), variables)}`;
  if (!after.startsWith('{')) throw new Error(`"${text}": write \${NAME}.`);
  let depth = 0;
  const end = [...after].findIndex((character, i) => {
    if (character === '{' && (i === 0 || after[i - 1] === '$')) depth++;
    if (character === '}') depth--;
    return depth === 0;
  });
  const [, name, operator, word = ''] = /^(\w+)(?:(:[-?])(.*))?$/s.exec(after.slice(1, end)) ?? [];
  if (name === undefined || end < 0) throw new Error(`"${text}" cannot be read.`);
  const value = variables[name] ?? '';
  if (value === '' && operator === ':?') throw new Error(`${name}: ${word}`);
  return `${before}${value === '' && operator === ':-' ? interpolated(word, variables) : value}${interpolated(after.slice(end + 1), variables)}`;
}

function everywhere(value: unknown, variables: Record<string, string>): unknown {
  if (typeof value === 'string') return interpolated(value, variables);
  if (Array.isArray(value)) return value.map((each) => everywhere(each, variables));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, everywhere(each, variables)]));
  return value;
}

/** Reads one of docker's compose files with a shell's variables. */
export function readCompose(file: string, variables: Record<string, string>): Compose {
  const compose = everywhere(parse(readFileSync(join(docker, file), 'utf8'), { merge: true }), variables) as Compose;
  for (const service of Object.values(compose.services)) {
    service.environment = Object.fromEntries(
      // A name without value uses the shell's, and is unset without one.
      Object.entries(service.environment ?? {}).flatMap(([name, value]: [string, unknown]) => {
        const given = value === null ? variables[name] : String(value);
        return given === undefined ? [] : [[name, given]];
      }),
    );
  }
  return compose;
}

/** Returns the environment and health check of the image in docker/Dockerfile. */
export function readImage(): { environment: Record<string, string>; healthcheck: string[] } {
  const stage = readFileSync(join(docker, 'Dockerfile'), 'utf8')
    .split(/^FROM /m)
    .at(-1)!
    .replaceAll('\\\n', ' ');
  const environment = Object.fromEntries(
    [...stage.matchAll(/^ENV (.*)$/gm)].flatMap(([, line]) =>
      [...line!.matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g)].map(
        ([, name, quoted, plain]) => [name!, quoted ?? plain!] as const,
      ),
    ),
  );
  return { environment, healthcheck: JSON.parse(/^HEALTHCHECK .*?CMD (\[.*\])$/m.exec(stage)![1]!) as string[] };
}
