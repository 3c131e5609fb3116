/** JSON that people write, and where it stops being JSON. */
import { repeatedKey } from '../json/index.ts';

/** Something wrong in a text and where: a path such as `subfilters[0].criterion[2]`, or 'line 3, column 7'. */
export interface FileMistake {
  place: string;
  message: string;
}

/** What JSON.parse says of a text; undefined for JSON. */
function complaint(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/** The shortest beginning of a text that is refused for the same token is the one that ends with it: engines that name the token do not say where it stands. */
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

/** A place of a text as people say it. */
function placeAt(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  return `line ${before.length}, column ${before.at(-1)!.length + 1}`;
}

/** Where a text ends to be JSON; engines say it as line and column, as a position, or not at all. */
function syntaxPlace(text: string, message: string): string {
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
  if (line !== undefined) return `line ${line}, column ${column}`;
  return placeAt(text, Number(/position (\d+)/.exec(message)?.[1] ?? tokenPosition(text)));
}

/** The value of a JSON text, or where it stops being JSON, or says two things of one key. */
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
          message: `'${twice.key.slice(0, 128)}' stands here a second time. Leave one of the two.`,
        },
      ],
    };
  return { ok: true, value: JSON.parse(json) as unknown };
}
