/** What a command is, and what it can use. */
import type { ParseArgsConfig } from 'node:util';
import type { Hub } from '../hub.ts';
import type { Settings } from './settings.ts';
import type { Terminal } from './terminal.ts';

/** Exit codes. 2 isn't for usage errors: pipelines accept it after a plan. */
export const EXIT = { ok: 0, failed: 1, pending: 2, denied: 3, usage: 64 } as const;
/** One of {@link EXIT}. */
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** A failure whose message is printed. */
export class Problem extends Error {
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode = EXIT.failed) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** An error in the arguments. */
export const misuse = (message: string): Problem => new Problem(message, EXIT.usage);

/** An option, and what `--help` says about it. */
export interface Option {
  type: 'string' | 'boolean';
  multiple?: boolean;
  /** Name of its value in the help. */
  value?: string;
  help: string;
}

/** What a command runs with. */
export interface Context {
  hub: Hub;
  settings: Settings;
  terminal: Terminal;
  /** Value of an option. */
  text(name: string): string | undefined;
  texts(name: string): string[];
  flag(name: string): boolean;
}

/** A command. */
export interface Command {
  /** Its words, such as `policy plan`. */
  name: string;
  /** Its arguments in the help, such as `FILE`. */
  usage: string;
  summary: string;
  options: Record<string, Option>;
  /** Fewest and most arguments. */
  takes: readonly [number, number];
  run(context: Context, args: string[]): Promise<ExitCode>;
}

/** Options of every command. */
export const COMMON: Record<string, Option> = {
  url: { type: 'string', value: 'URL', help: 'The hub. Default: TERRARIUM_URL, or the one that you signed in to last' },
  org: { type: 'string', value: 'NAME', help: 'The organization. Default: TERRARIUM_ORG' },
  json: { type: 'boolean', help: 'Print JSON' },
  help: { type: 'boolean', help: 'Print this help' },
  hub: { type: 'string', value: 'URL', help: 'Same as --url' },
};

/** Returns the options for `parseArgs`. */
export const parseable = (options: Record<string, Option>): ParseArgsConfig['options'] =>
  Object.fromEntries(
    Object.entries({ ...COMMON, ...options }).map(([name, { type, multiple = false }]) => [name, { type, multiple }]),
  );
