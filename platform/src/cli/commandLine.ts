/**
 * Parses arguments and ends the process for every command: prints the result, the usage, or the error in one sentence.
 */
import { parseArgs } from 'node:util';
import type { ParseArgsOptionsConfig } from 'node:util';
import { HttpError } from '../http/index.ts';
import { SourceError } from '../outbound/index.ts';
import { OperatorError } from './operatorError.ts';

/** Invalid arguments. The command's usage follows the message. */
export class Misused extends Error {}

/** Error codes for a full disk or exceeded quota. */
const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Options of every command: the hub's folder, and `--help`. */
const common = {
  data: { type: 'string', default: process.env['DATA_DIR'] || 'data' },
  help: { type: 'boolean', default: false },
} as const;

/**
 * Parses a command's arguments and options, including `data` and `help`.
 * @param options further options, as for `node:util`
 * @throws Misused for an unknown option, or one without its value
 */
export function readWords<Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { ...options, ...common } });
  } catch (error) {
    throw new Misused((error as Error).message);
  }
}

/**
 * Runs a command and ends the process: 0 on success, or the code that was set; 1 on failure; 2 for invalid arguments.
 * @param usage follows the message of a {@link Misused}
 */
export async function runCommand(usage: string, run: () => Promise<void>): Promise<never> {
  // Created files are accessible only to this account, like the data folder.
  process.umask(0o077);
  try {
    await run();
    process.exit();
  } catch (error) {
    if (error instanceof Misused) {
      console.error(`${error.message}\n${usage}`);
      process.exit(2);
    }
    if (error instanceof Error && 'code' in error && FULL.has(error.code)) {
      console.error('The disk is full, so the command did not come to its end. Make room, and run it again.');
      process.exit(1);
    }
    console.error(
      error instanceof OperatorError || error instanceof HttpError || error instanceof SourceError
        ? error.message
        : `The command failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
    process.exit(1);
  }
}
