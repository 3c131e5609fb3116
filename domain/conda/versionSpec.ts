import { BoundedCache } from './boundedCache.ts';
import { InvalidVersionSpec } from './errors.ts';
import { toParsed, toParsedOrUndefined } from './version.ts';
import type { Version } from './version.ts';
import { joinClauses, parseClause } from './versionClause.ts';
import type { Clause } from './versionClause.ts';

/** A compiled version specifier (CEP 29, "Version matching"). */
export interface VersionSpec {
  /** The original text of the spec. */
  readonly text: string;
  /** The specifier as conda writes it back: `1.7*` as `1.7.*`, without needless parentheses and spaces. */
  readonly canonical: string;
  /** True when only one version (with its equals, '1.7' and '1.7.0') can match. */
  readonly isExact: boolean;
  /**
   * Whether the version matches the spec.
   * @throws {InvalidVersion} if the text isn't a version and the spec has to order it
   */
  matches(version: Version | string): boolean;
}

/** Maximum length of specs and match specs, to limit the work. The longest real one has about 300 characters. */
export const longestSpec = 4096;
const deepestNesting = 100;

const cache = new BoundedCache<CompiledVersionSpec>(8192);

/**
 * Parses a version specifier as conda's VersionSpec does: clauses joined with `,` (and) and `|` (or), `,` binding
 * tighter, parentheses; `==`, `!=`, `<`, `<=`, `>`, `>=`, `=`, `~=`, `1.8.*`, `1.8*`, inner globs `1.*.3`, regexes
 * `^…$`, `*`, and a bare version for exact equality. Spaces after an operator are ignored (CEP 29). Cached (bounded).
 *
 * @throws {InvalidVersionSpec} with the reason.
 */
export function parseVersionSpec(text: string): VersionSpec {
  const known = cache.get(text);
  if (known !== undefined) return known;
  if (text.length > longestSpec) throw new InvalidVersionSpec(text, `longer than ${longestSpec} characters`);
  const spec = new CompiledVersionSpec(text, parseExpression(text));
  cache.set(text, spec);
  return spec;
}

class CompiledVersionSpec implements VersionSpec {
  readonly text: string;
  readonly canonical: string;
  readonly isExact: boolean;
  readonly #root: Clause;
  readonly #textOnly: boolean;

  constructor(text: string, root: Clause) {
    this.text = text;
    this.canonical = root.canonical;
    this.isExact = root.isExact;
    this.#root = root;
    this.#textOnly = root.textOnly;
  }

  matches(version: Version | string): boolean {
    const text = typeof version === 'string' ? version : version.text;
    if (this.#textOnly) return this.#root.test(text, undefined);
    return this.#root.test(text, toParsed(version));
  }

  /** Like `matches`, but an invalid version never matches an ordering clause instead of throwing. */
  matchesRecord(version: string): boolean {
    return this.#root.test(version, this.#textOnly ? undefined : toParsedOrUndefined(version));
  }
}

/** Like `spec.matches`, but false instead of an error for an invalid version. */
export function versionMatchesRecord(spec: VersionSpec, version: string): boolean {
  if (spec instanceof CompiledVersionSpec) return spec.matchesRecord(version);
  const compiled = parseVersionSpec(spec.text);
  return compiled instanceof CompiledVersionSpec && compiled.matchesRecord(version);
}

type Token = '(' | ')' | ',' | '|' | { readonly clause: string };

/** conda's tokens: a regex up to its `$`, a parenthesis or joint, or anything between those. */
function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  const pattern = /\s*(\^[^$]*\$)|\s*([()|,])|([^()|,]+)/y;
  while (pattern.lastIndex < text.length) {
    const match = pattern.exec(text);
    if (match === null) throw new InvalidVersionSpec(text, 'unreadable');
    const joint = match[2];
    if (joint !== undefined) tokens.push(joint as '(' | ')' | ',' | '|');
    else {
      const clause = (match[1] ?? match[3] ?? '').trim();
      if (clause !== '') tokens.push({ clause });
    }
  }
  return tokens;
}

/** Recursive descent: or of ands of clauses and parenthesized expressions. */
function parseExpression(text: string): Clause {
  const tokens = tokenize(text);
  if (tokens.length === 0) throw new InvalidVersionSpec(text, 'empty version specifier');
  let position = 0;

  function parseJoined(by: ',' | '|', parseNext: () => Clause): Clause {
    const clauses = [parseNext()];
    while (tokens[position] === by) {
      position += 1;
      clauses.push(parseNext());
    }
    return clauses.length === 1 ? clauses[0]! : joinClauses(by, clauses);
  }

  function parseAny(depth: number): Clause {
    if (depth > deepestNesting) throw new InvalidVersionSpec(text, 'parentheses nested too deeply');
    return parseJoined('|', () => parseJoined(',', () => parseOperand(depth)));
  }

  function parseOperand(depth: number): Clause {
    const token = tokens[position];
    position += 1;
    if (typeof token === 'object') return parseClause(text, token.clause);
    if (token === '(') {
      const inner = parseAny(depth + 1);
      if (tokens[position] !== ')') throw new InvalidVersionSpec(text, "a '(' is not closed");
      position += 1;
      return inner;
    }
    throw new InvalidVersionSpec(
      text,
      token === undefined ? 'a version is missing at the end' : `a version is missing before '${token}'`,
    );
  }

  const root = parseAny(0);
  const rest = tokens[position];
  if (rest !== undefined) {
    throw new InvalidVersionSpec(
      text,
      rest === ')' ? "a ')' has no '('" : "',' or '|' is missing between two versions",
    );
  }
  return root;
}
