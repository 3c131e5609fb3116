/** Decodes file contents and checks them before format detection. */
import { MOST_TEXT } from './model.ts';
import type { EnvironmentFile, Remark } from './model.ts';

const MARKS = [
  { encoding: 'utf-8', mark: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
] as const;

/**
 * Decodes UTF-8, or UTF-16 with a byte order mark: PowerShell writes UTF-16 when conda's output is redirected to a
 * file.
 * @returns the text without the mark; null if the bytes aren't valid text
 */
export function decodeText(bytes: Uint8Array): string | null {
  const encoding = MARKS.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte))?.encoding ?? 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

/** Returns the line number of a position, starting at 1. */
export function lineOf(text: string, position: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < position; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}

/** Yields the lines of a text one by one, without an array of all of them. */
export function* linesOf(text: string): Generator<string> {
  let start = 0;
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
    yield text.slice(start, text[end - 1] === '\r' && end > start ? end - 1 : end);
    start = end + 1;
  }
  yield text.slice(start);
}

const CONFLICT = /^(?:<{7} .*|={7}|>{7} .*|\|{7} .*)\r?$/m;

/** What makes a file unreadable in every form; null for nothing. */
export function textMistake({ name: file, text }: EnvironmentFile): Remark | null {
  const whole = (message: string): Remark => ({ file, line: null, at: '', message });
  if (text.length > MOST_TEXT)
    return whole(
      `The file has more than ${MOST_TEXT / 1024 / 1024} million characters, the maximum for an environment file.`,
    );
  if (text.includes('\0')) return whole("The file isn't a text file.");
  if (text.trim() === '') return whole('The file is empty.');
  const conflict = CONFLICT.exec(text);
  if (conflict)
    return {
      file,
      line: lineOf(text, conflict.index),
      at: '',
      message: 'A merge left its conflict marker here. Resolve the conflict, and send the file again.',
    };
  return null;
}
