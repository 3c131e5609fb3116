/** Commands over JSON lines: the n-th output line is the result of the n-th input line, and no line ends the run. */
import { isUtf8 } from 'node:buffer';
import { once } from 'node:events';
import { z } from 'zod';

const NEWLINE = 0x0a;

/** Maximum length of a line in bytes. Longer lines are rejected before they are read completely. */
const longestLine = 16 * 1024 * 1024;

/** Maximum number of errors in a result. */
const mostFaults = 5;

type Command = (input: unknown) => object;

/** Definition of a JSON lines program. */
export interface Program {
  usage: string;
  commands: Readonly<Record<string, Command>>;
  /** Errors caused by the input of a line; any other one is a defect and ends the run. */
  faults?: readonly (new (...args: never[]) => Error)[];
}

/**
 * Runs the command that the arguments name over standard input. Without a command it prints the usage and exits with 2.
 */
export async function runProgram({ usage, commands, faults = [] }: Program): Promise<void> {
  const command = new Map(Object.entries(commands)).get(process.argv[2] ?? '');
  if (command === undefined) {
    process.stderr.write(usage);
    process.exitCode = 2;
    return;
  }
  // A reader that closes early (`| head`) is not an error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

  /** Returns the result of one line as JSON; input errors become `{"error": …}`. */
  const answer = (line: Buffer): string => {
    try {
      if (line.length > longestLine) return JSON.stringify({ error: 'the line is too long' });
      // Read nevertheless, it would be about another text than was sent.
      if (!isUtf8(line)) return JSON.stringify({ error: 'the line is not UTF-8' });
      // Trim also removes a byte order mark and a carriage return.
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
  // Text after the last line end is a line only if it isn't empty.
  if (pendingLength > 0) await write(`${answer(Buffer.concat(pending))}\n`);
}

async function write(text: string): Promise<void> {
  if (text !== '' && !process.stdout.write(text)) await once(process.stdout, 'drain');
}
