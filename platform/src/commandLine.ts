/** How every command of the hub reads its words and ends: with what it did, with its usage, or in one sentence why not. */
import { parseArgs } from 'node:util';
import type { ParseArgsOptionsConfig } from 'node:util';
import { HttpError } from './http/index.ts';
import { SourceError } from './outbound/index.ts';
import { OperatorError } from './operatorError.ts';

/** A mistake in the command line: the command's usage follows its message. */
export class Misused extends Error {}

/** What systems say of a disk, or of somebody's share of it, that takes no more. */
const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** What every command takes beside its own options: the folder of the hub, and `--help`. */
const common = {
  data: { type: 'string', default: process.env['DATA_DIR'] || 'data' },
  help: { type: 'boolean', default: false },
} as const;

/**
 * A command's words and options, with `data` and `help` among them.
 * @param options what the command takes besides, as `node:util` reads them
 * @throws Misused for an option that it does not take, or one without its value
 */
export function readWords<Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { ...options, ...common } });
  } catch (error) {
    throw new Misused((error as Error).message);
  }
}

/**
 * Runs a command and ends the process: 0 when it is done, or the code that was set; 1 when it was refused or failed; 2 when it was misused.
 * @param usage follows the message of a {@link Misused}
 */
export async function runCommand(usage: string, run: () => Promise<void>): Promise<never> {
  // What is written belongs to this account alone, as the data folder does.
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
