/** A policy as a file that is saved, kept and read again: the body that REST takes for a new policy, as JSON. */
import type { Finding, PolicyInput } from './model.ts';
import type { PolicyText } from './changes.ts';
import { readPolicy } from './validate.ts';

/** Something wrong in a policy's file and where: a path such as `filters.add_packages.subfilters[0].criterion[2]`, or 'line 3, column 7'. */
export interface FileMistake {
  place: string;
  message: string;
}

/** What a file holds, or everything that is wrong in it. */
export type PolicyFileReading = { ok: true; policy: PolicyInput } | { ok: false; mistakes: FileMistake[] };

/** The file of a policy: name, description and the documented filters. Nothing in it belongs to one hub. */
export function policyFile({ name, description, filters }: PolicyText): string {
  return `${JSON.stringify({ name, description, artifact_family: 'conda', schema_version: '2', filters }, null, 2)}\n`;
}

/** A path as it is written in code: names joined by dots, numbers in brackets. */
function placeOf(loc: Finding['loc']): string {
  return loc.map((part, at) => (typeof part === 'number' ? `[${part}]` : at === 0 ? part : `.${part}`)).join('');
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

/** Where a text ends to be JSON; engines say it as line and column, as a position, or not at all. */
function syntaxPlace(text: string, message: string): string {
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
  if (line !== undefined) return `line ${line}, column ${column}`;
  const before = text.slice(0, Number(/position (\d+)/.exec(message)?.[1] ?? tokenPosition(text))).split('\n');
  return `line ${before.length}, column ${before.at(-1)!.length + 1}`;
}

/** JSON, or where a text stops being it. */
export function readJson(text: string): { ok: true; value: unknown } | { ok: false; mistakes: FileMistake[] } {
  const json = text.replace(/^\uFEFF/, '');
  const problem = complaint(json);
  return problem === undefined
    ? { ok: true, value: JSON.parse(json) as unknown }
    : { ok: false, mistakes: [{ place: syntaxPlace(json, problem), message: 'This is not JSON from here on.' }] };
}

/**
 * Reads the file of a policy with the rules that a save is judged by.
 * @param now ms since the epoch, the bound for 'not in the future'
 */
export function readPolicyFile(text: string, now?: number): PolicyFileReading {
  const json = readJson(text);
  if (!json.ok) return json;
  const body = json.value;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return {
      ok: false,
      mistakes: [{ place: 'the file', message: 'A policy is a JSON object with name and filters.' }],
    };
  }
  if (!('filters' in body) && !('filter' in body))
    return {
      ok: false,
      mistakes: [{ place: 'filters', message: 'There are no filters: this is not the file of a policy.' }],
    };
  const reading = readPolicy(body, now);
  return reading.ok
    ? reading
    : {
        ok: false,
        mistakes: reading.findings.map(({ loc, msg }) => ({
          place: placeOf(loc.slice(1)) || 'the file',
          message: msg,
        })),
      };
}
