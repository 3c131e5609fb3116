import { InvalidVersion } from './errors.ts';

/**
 * One run of a segment: a number, a lowercase string ('DEV' for dev, so that it sorts before all others), or Infinity
 * for post. Numbers beyond 2^53 are bigint, so that date-like versions sort correctly.
 */
export type Part = number | bigint | string;
/** The runs between two dots or underscores; starts with a number. */
export type Segment = readonly Part[];

/** Maximum length of a version, to limit the work. CEP 26 allows 64 characters; conda doesn't check. */
const longestVersion = 1024;

/**
 * Splits a version literal into its segments as CEP 33 and conda's VersionOrder do: the epoch and the main version in
 * `main`, what follows `+` in `local`, and the text in lower case without surrounding spaces in `normalized`.
 *
 * @throws {InvalidVersion}
 */
export function splitVersion(text: string): { main: Segment[]; local: Segment[]; normalized: string } {
  if (text.length > longestVersion) throw new InvalidVersion(text, `longer than ${longestVersion} characters`);
  const normalized = normalize(text);
  const [epoch, rest] = splitEpoch(text, normalized);
  const plus = rest.indexOf('+');
  if (plus !== rest.lastIndexOf('+')) throw new InvalidVersion(text, "duplicated local version separator '+'");
  const mainText = plus < 0 ? rest : rest.slice(0, plus);
  if (mainText === '') {
    throw new InvalidVersion(
      text,
      plus < 0 ? 'no version after the epoch' : "missing version before the local version separator '+'",
    );
  }
  const main: Segment[] = [[epoch]];
  for (const segment of splitMain(mainText)) main.push(splitSegment(text, segment));
  const local = plus < 0 ? [] : splitAtSeparators(rest.slice(plus + 1)).map((segment) => splitSegment(text, segment));
  return { main, local, normalized };
}

const allowed = /^[*.+!_0-9a-z]+$/;

function normalize(text: string): string {
  const lower = text.trim().toLowerCase();
  if (lower === '') throw new InvalidVersion(text, 'empty version string');
  if (allowed.test(lower)) return lower;
  if (lower.includes('-') && lower.includes('_')) {
    throw new InvalidVersion(text, "a version can't contain both '_' and '-'");
  }
  const underscored = lower.replaceAll('-', '_');
  if (allowed.test(underscored)) return underscored;
  throw new InvalidVersion(text, 'invalid character(s)');
}

function splitEpoch(text: string, normalized: string): [epoch: Part, rest: string] {
  const mark = normalized.indexOf('!');
  if (mark < 0) return [0, normalized];
  if (mark !== normalized.lastIndexOf('!')) throw new InvalidVersion(text, "duplicated epoch separator '!'");
  const epoch = normalized.slice(0, mark);
  if (!/^[0-9]+$/.test(epoch)) throw new InvalidVersion(text, 'epoch must be an integer');
  return [toNumber(epoch), normalized.slice(mark + 1)];
}

/** A trailing underscore belongs to the last segment: openssl's '1.0.1_' sorts before '1.0.1a'. */
function splitMain(main: string): string[] {
  if (!main.endsWith('_')) return splitAtSeparators(main);
  const segments = splitAtSeparators(main.slice(0, -1));
  segments[segments.length - 1] += '_';
  return segments;
}

function splitAtSeparators(text: string): string[] {
  return (text.includes('_') ? text.replaceAll('_', '.') : text).split('.');
}

function splitSegment(text: string, segment: string): Segment {
  if (segment === '') throw new InvalidVersion(text, 'empty version component');
  // A segment starts with a number, so that numbers and strings stay in phase: '1.1.a1' equals '1.1.0a1'.
  const parts: Part[] = isDigit(segment.charCodeAt(0)) ? [] : [0];
  let start = 0;
  while (start < segment.length) {
    const kind = kindOf(segment.charCodeAt(start));
    let end = start + 1;
    while (end < segment.length && kindOf(segment.charCodeAt(end)) === kind) end += 1;
    const run = segment.slice(start, end);
    if (kind === digitKind) parts.push(toNumber(run));
    else if (run === 'post') parts.push(Infinity);
    else parts.push(run === 'dev' ? 'DEV' : run);
    start = end;
  }
  return parts;
}

const digitKind = 0;
const starKind = 1;
const otherKind = 2;

function kindOf(code: number): number {
  if (isDigit(code)) return digitKind;
  return code === 0x2a ? starKind : otherKind;
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/** A run of digits as a number that compares exactly, however long it is. */
export function toNumber(digits: string): number | bigint {
  if (digits.length < 16) return Number(digits);
  const value = BigInt(digits);
  return value <= Number.MAX_SAFE_INTEGER ? Number(value) : value;
}
