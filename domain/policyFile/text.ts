/** Parses the text of a policy file, with the location of each part. */
import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Document, Node } from 'yaml';
import { isDeeperThan } from '../json/index.ts';
import { readJson } from '../policy/index.ts';
import { MOST_DEPTH, MOST_KEYS, MOST_MISTAKES, MOST_YAML } from './model.ts';
import type { PolicyFileMistake } from './model.ts';

/** Path to a part of a document: names and positions. */
export type Path = readonly (string | number)[];

/** Line and column, from 1; null if unknown. */
type Place = Pick<PolicyFileMistake, 'line' | 'column'>;

const NOWHERE: Place = { line: null, column: null };

/** A text that was read. */
export type TextReading =
  | { ok: true; value: unknown; placeOf: (path: Path) => Place }
  | { ok: false; mistakes: PolicyFileMistake[] };

/** Maximum number of aliases, and of values that they refer to: the parser scans all of them for each. */
const MOST_ALIASES = 100;

const TOO_DEEP = 'The file is nested too deep.';

const whole = (message: string, place: Place = NOWHERE): PolicyFileMistake => ({ pointer: '', ...place, message });

interface Parsed {
  document: Document.Parsed;
  lines: LineCounter;
}

/** @throws RangeError for text nested deeper than the parser supports */
function parsed(text: string): Parsed {
  const lines = new LineCounter();
  // The parser compares each key with all before it: `mistakesIn` finds repeated keys instead.
  const options = { lineCounter: lines, prettyErrors: false, version: '1.2', uniqueKeys: false } as const;
  return { document: parseDocument(text, options), lines };
}

/** Finds repetitions and exceeded limits in one pass, before values are created. */
function mistakesIn(text: Parsed): PolicyFileMistake[] {
  const mistakes: PolicyFileMistake[] = [];
  let aliases = 0;
  const wrong = (message: string, node: unknown): void => {
    if (mistakes.length < MOST_MISTAKES)
      mistakes.push(whole(message, placeIn(text, isNode(node) ? node.range?.[0] : undefined)));
  };
  const open: { node: unknown; depth: number }[] = [{ node: text.document.contents, depth: 1 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, depth } = next;
    if (isAlias(node)) aliases += 1;
    if (depth > MOST_DEPTH) {
      wrong(TOO_DEEP, node);
      break;
    }
    if (isSeq(node)) for (const item of node.items) open.push({ node: item, depth: depth + 1 });
    if (!isMap(node)) continue;
    if (node.items.length > MOST_KEYS)
      wrong(`A group has ${node.items.length} keys. At most ${MOST_KEYS} are looked at.`, node);
    const seen = new Set<string>();
    for (const { key, value } of node.items) {
      open.push({ node: key, depth: depth + 1 }, { node: value, depth: depth + 1 });
      if (!isScalar(key)) continue;
      const name = String(key.value);
      if (seen.has(name)) wrong('This is not YAML: Map keys must be unique.', key);
      seen.add(name);
    }
  }
  if (aliases > MOST_ALIASES)
    wrong(`The file has ${aliases} aliases. At most ${MOST_ALIASES} are looked at.`, text.document.contents);
  return mistakes;
}

function placeIn({ lines }: Parsed, offset: number | undefined): Place {
  if (offset === undefined) return NOWHERE;
  const { line, col } = lines.linePos(offset);
  return { line, column: col };
}

/** Locates a part: a value by itself, a list or a group by its key, and a missing part by its parent. */
function placeOf(text: Parsed, path: Path): Place {
  const { document } = text;
  const resolved = (node: unknown): Node | undefined =>
    isAlias(node) ? node.resolve(document) : isNode(node) ? node : undefined;
  let node = resolved(document.contents);
  let offset = node?.range?.[0];
  for (const part of path) {
    let key: unknown;
    let value: unknown;
    if (isMap(node)) {
      const pair = node.items.find((each) => isScalar(each.key) && String(each.key.value) === String(part));
      ({ key, value } = pair ?? {});
    } else if (isSeq(node)) value = node.items[Number(part)];
    if (key === undefined && value === undefined) break;
    const found = isScalar(value) && value.range ? value : isNode(key) ? key : isNode(value) ? value : undefined;
    offset = found?.range?.[0] ?? offset;
    node = resolved(value);
  }
  return placeIn(text, offset);
}

/** 'line 3, column 7' as numbers. */
function placeSaid(text: string): Place {
  const [, line, column] = /^line (\d+), column (\d+)$/.exec(text) ?? [];
  return line === undefined ? NOWHERE : { line: Number(line), column: Number(column) };
}

function readAsJson(text: string): TextReading {
  if (isDeeperThan(text, MOST_DEPTH)) return { ok: false, mistakes: [whole(TOO_DEEP)] };
  const json = readJson(text);
  if (!json.ok)
    return { ok: false, mistakes: json.mistakes.map(({ place, message }) => whole(message, placeSaid(place))) };
  let places: Parsed | null | undefined;
  return {
    ok: true,
    value: json.value,
    // JSON is YAML; locations are computed only for errors.
    placeOf(path) {
      try {
        places ??= text.length > MOST_YAML ? null : parsed(text);
      } catch {
        places = null;
      }
      return places === null ? NOWHERE : placeOf(places, path);
    },
  };
}

function readAsYaml(text: string): TextReading {
  if (text.length > MOST_YAML)
    return {
      ok: false,
      mistakes: [whole(`A policy in YAML has at most ${MOST_YAML / 1024} thousand characters. Write it as JSON.`)],
    };
  try {
    const read = parsed(text);
    const all = [...read.document.errors, ...read.document.warnings];
    const deep = all.find(({ code }) => code === 'RESOURCE_EXHAUSTION');
    if (deep !== undefined) return { ok: false, mistakes: [whole(TOO_DEEP, placeIn(read, deep.pos[0]))] };
    const mistakes = new Map(
      all.slice(0, MOST_MISTAKES).map(({ code, message, pos: [offset] }) => {
        const description =
          code === 'MULTIPLE_DOCS'
            ? 'A file holds one policy, and here begins a second one. Give it a file of its own.'
            : `This is not YAML: ${message.slice(0, 200)}.`;
        const mistake = whole(description, placeIn(read, offset));
        return [`${mistake.line} ${mistake.column}`, mistake];
      }),
    );
    if (mistakes.size > 0) return { ok: false, mistakes: [...mistakes.values()] };
    const more = mistakesIn(read);
    if (more.length > 0) return { ok: false, mistakes: more };
    const value: unknown = read.document.toJS({ maxAliasCount: MOST_ALIASES });
    return { ok: true, value, placeOf: (path) => placeOf(read, path) };
  } catch (error) {
    if (error instanceof RangeError) return { ok: false, mistakes: [whole(TOO_DEEP)] };
    // Parser errors for unresolved and excessive aliases.
    if (error instanceof ReferenceError) return { ok: false, mistakes: [whole(`This is not YAML: ${error.message}.`)] };
    throw error;
  }
}

/** Parses a text: JSON if it starts with a brace, else YAML. */
export function readText(text: string): TextReading {
  const plain = text.replace(/^\uFEFF/, '');
  return /^\s*\{/.test(plain) ? readAsJson(plain) : readAsYaml(plain);
}
