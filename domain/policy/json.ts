/** Parses handwritten JSON, with the location of syntax errors. */
import { repeatedKey } from '../json/index.ts';

/** An error in a text with its location: a path such as `subfilters[0].criterion[2]`, or 'line 3, column 7'. */
export interface FileMistake {
  place: string;
  message: string;
}

/** Returns the error message of JSON.parse; undefined for valid JSON. */
function complaint(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/**
 * The shortest prefix of a text that fails at the same token ends with that token. Engines that name the token don't
 * give its position.
 */
function tokenPosition(text: string): number {
  const refused = (length: number): boolean =>
    /unexpected (token|identifier)/i.test(complaint(text.slice(0, length)) ?? '');
  let [least, most] = [0, text.length];
  while (least < most) {
    const middle = (least + most) >> 1;
    if (refused(middle)) most = middle;
    else least = middle + 1;
  }
  return Math.max(0, least - 1);
}

/** Describes a text position. */
function placeAt(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  return `line ${before.length}, column ${before.at(-1)!.length + 1}`;
}

/** Locates a JSON syntax error; engines report line and column, a position, or nothing. */
function syntaxPlace(text: string, message: string): string {
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
  if (line !== undefined) return `line ${line}, column ${column}`;
  return placeAt(text, Number(/position (\d+)/.exec(message)?.[1] ?? tokenPosition(text)));
}

/** Parses a JSON text, or returns its syntax error or repeated keys. */
export function readJson(text: string): { ok: true; value: unknown } | { ok: false; mistakes: FileMistake[] } {
  const json = text.replace(/^\uFEFF/, '');
  const problem = complaint(json);
  if (problem !== undefined)
    return { ok: false, mistakes: [{ place: syntaxPlace(json, problem), message: 'This is not JSON from here on.' }] };
  const twice = repeatedKey(json);
  if (twice !== null)
    return {
      ok: false,
      mistakes: [
        {
          place: placeAt(json, twice.at),
          message: `'${twice.key.slice(0, 128)}' occurs twice. Keep only one.`,
        },
      ],
    };
  return { ok: true, value: JSON.parse(json) as unknown };
}
