/** Commands over JSON lines: the n-th line written answers the n-th line read, and no line ends the run. */
import { isUtf8 } from 'node:buffer';
import { once } from 'node:events';
import { z } from 'zod';

const NEWLINE = 0x0a;

/** A longer line, in bytes, is refused before it is read whole: nothing that is asked about comes near. */
const longestLine = 16 * 1024 * 1024;

/** An answer names no more faults than these of its line. */
const mostFaults = 5;

type Command = (input: unknown) => object;

/** What a program of commands is made of. */
export interface Program {
  usage: string;
  commands: Readonly<Record<string, Command>>;
  /** The errors that a line's text brings about; any other one is a defect and ends the run. */
  faults?: readonly (new (...args: never[]) => Error)[];
}

/** Runs the command that the arguments name over standard input; without one the usage is told and the exit code is 2. */
export async function runProgram({ usage, commands, faults = [] }: Program): Promise<void> {
  const command = new Map(Object.entries(commands)).get(process.argv[2] ?? '');
  if (command === undefined) {
    process.stderr.write(usage);
    process.exitCode = 2;
    return;
  }
  // A reader that has enough (`| head`) is no fault.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

  /** The answer to one line as JSON; every fault of the input becomes `{"error": …}`. */
  const answer = (line: Buffer): string => {
    try {
      if (line.length > longestLine) return JSON.stringify({ error: 'the line is too long' });
      // Read nevertheless, it would be about another text than was sent.
      if (!isUtf8(line)) return JSON.stringify({ error: 'the line is not UTF-8' });
      // Also takes away what other systems put around JSON: a byte order mark, a carriage return.
      const json = line.toString().trim();
      if (json === '') return JSON.stringify({ error: 'the line is empty' });
      return JSON.stringify(command(JSON.parse(json)));
    } catch (error) {
      return JSON.stringify({ error: describe(error) });
    }
  };

  function describe(error: unknown): string {
    if (error instanceof SyntaxError) return `not JSON: ${error.message}`;
    if (error instanceof z.ZodError) {
      return error.issues
        .slice(0, mostFaults)
        .map((issue) => `${issue.path.join('.') || 'input'}: ${issue.message}`)
        .join('; ');
    }
    if (error instanceof Error && faults.some((fault) => error instanceof fault)) return error.message;
    throw error;
  }

  let pending: Buffer[] = [];
  let pendingLength = 0;
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    let from = 0;
    let answers = '';
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      answers += `${answer(Buffer.concat([...pending, chunk.subarray(from, end)]))}\n`;
      [pending, pendingLength, from] = [[], 0, end + 1];
    }
    // Pieces beyond the limit are dropped: that the line is too long is known already.
    if (pendingLength <= longestLine) pending.push(chunk.subarray(from));
    pendingLength += chunk.length - from;
    await write(answers);
  }
  // The text behind the last line end is a line only if there is any.
  if (pendingLength > 0) await write(`${answer(Buffer.concat(pending))}\n`);
}

async function write(text: string): Promise<void> {
  if (text !== '' && !process.stdout.write(text)) await once(process.stdout, 'drain');
}
