import { InvalidVersion, InvalidVersionSpec } from './errors.ts';
import { InvalidRegex } from './regex.ts';
import { compileStringMatch } from './stringMatch.ts';
import { compareParsed, startsWithVersion, toParsed } from './version.ts';
import type { ParsedVersion } from './version.ts';

/**
 * One clause or a joined group. `version` is undefined if the text isn't a version; then only text clauses can match.
 */
export interface Clause {
  readonly canonical: string;
  readonly isExact: boolean;
  /** Only globs, regexes and `*`: matched on the text, whatever it is. */
  readonly textOnly: boolean;
  /** Set on groups, for conda's way of writing them. */
  readonly joined?: { readonly by: ',' | '|'; readonly clauses: readonly Clause[] };
  test(text: string, version: ParsedVersion | undefined): boolean;
}

/** Joins clauses with and (`,`) or or (`|`); groups of the same kind melt into one, as conda writes them. */
export function joinClauses(by: ',' | '|', operands: readonly Clause[]): Clause {
  const clauses = operands.flatMap((clause) => (clause.joined?.by === by ? clause.joined.clauses : [clause]));
  const canonical = clauses
    .map((clause) => (by === ',' && clause.joined?.by === '|' ? `(${clause.canonical})` : clause.canonical))
    .join(by);
  const textOnly = clauses.every((clause) => clause.textOnly);
  const test: Clause['test'] =
    by === ','
      ? (text, version) => {
          for (const clause of clauses) if (!clause.test(text, version)) return false;
          return true;
        }
      : (text, version) => {
          for (const clause of clauses) if (clause.test(text, version)) return true;
          return false;
        };
  return { canonical, isExact: false, textOnly, joined: { by, clauses }, test };
}

const relation = /^(==|!=|<=|>=|~=|=|<|>)(?![=<>!~])\s*(\S+)$/;

/**
 * Compiles one clause of the specifier `spec`: see `parseVersionSpec` for what there is.
 *
 * @throws {InvalidVersionSpec}
 */
export function parseClause(spec: string, clause: string): Clause {
  if (clause.startsWith('^') || clause.endsWith('$')) return regexClause(spec, clause);
  if (/^[=<>!~]/.test(clause)) {
    const match = relation.exec(clause);
    if (match === null) {
      const reason = /^[=<>!~]+\s*$/.test(clause)
        ? `no version after '${clause.trim()}'`
        : `invalid operator in '${clause}'`;
      throw new InvalidVersionSpec(spec, reason);
    }
    return relationClause(spec, match[1]!, match[2]!);
  }
  if (clause === '*') return anyVersion;
  const star = clause.indexOf('*');
  if (star < 0) return exactClause(spec, clause, clause);
  const beforeStars = clause.replace(/\*+$/, '');
  if (beforeStars.includes('*')) return innerGlobClause(spec, clause, false);
  const canonical = clause.endsWith('.*') ? clause : `${clause.slice(0, -1)}.*`;
  return prefixClause(canonical, literal(spec, canonical.replace(/\*+$/, '').replace(/\.+$/, '')), false);
}

const anyVersion: Clause = { canonical: '*', isExact: false, textOnly: true, test: () => true };

function regexClause(spec: string, clause: string): Clause {
  if (!clause.startsWith('^') || !clause.endsWith('$')) {
    throw new InvalidVersionSpec(spec, "a regex must start with '^' and end with '$'");
  }
  const matcher = guarded(spec, clause);
  return { canonical: clause, isExact: false, textOnly: true, test: (text) => matcher.test(text) };
}

function guarded(spec: string, expression: string): { test(text: string): boolean } {
  try {
    return compileStringMatch(expression);
  } catch (error) {
    if (error instanceof InvalidRegex) throw new InvalidVersionSpec(spec, error.message);
    throw error;
  }
}

/** A glob with a star before the end is matched on the text of the version: `1.*.3`, `*.7.*`. */
function innerGlobClause(spec: string, glob: string, negated: boolean): Clause {
  // mamba and rattler read a dot after the last star as noise ('0.2.18.*.'); to conda it would match nothing.
  const trimmed = glob.endsWith('*.') ? glob.slice(0, -1) : glob;
  if (trimmed !== glob) return negated ? relationClause(spec, '!=', trimmed) : parseClause(spec, trimmed);
  if (!/^[*.+!_0-9a-z-]+$/i.test(glob)) throw new InvalidVersionSpec(spec, `invalid character(s) in '${glob}'`);
  const matcher = compileStringMatch(glob);
  return {
    canonical: negated ? `!=${glob}` : glob,
    isExact: false,
    textOnly: true,
    test: (text) => matcher.test(text) !== negated,
  };
}

function exactClause(spec: string, canonical: string, text: string): Clause {
  const wanted = literal(spec, text);
  return {
    canonical,
    isExact: true,
    textOnly: false,
    test: (_, version) => version !== undefined && compareParsed(version, wanted) === 0,
  };
}

function prefixClause(canonical: string, prefix: ParsedVersion, negated: boolean): Clause {
  return {
    canonical,
    isExact: false,
    textOnly: false,
    test: (_, version) => version !== undefined && startsWithVersion(version, prefix) !== negated,
  };
}

function relationClause(spec: string, operator: string, given: string): Clause {
  const canonical = `${operator}${given}`;
  if (given === '*') {
    // To conda '=*' is the version '*', which nothing has; every other client reads "any version".
    if (operator === '=' || operator === '==' || operator === '>=') return anyVersion;
    throw new InvalidVersionSpec(spec, `'${operator}' needs a version, not '*'`);
  }
  if (operator === '~=') return compatibleClause(spec, canonical, given);
  if (operator === '=' || operator === '!=') return fuzzyClause(spec, operator, given, canonical);
  const wanted = literal(spec, given.endsWith('.*') ? given.slice(0, -2) : given);
  return { canonical, isExact: operator === '==', textOnly: false, test: orderTest(operator, wanted) };
}

function orderTest(operator: string, wanted: ParsedVersion): Clause['test'] {
  switch (operator) {
    case '==':
      return (_, version) => version !== undefined && compareParsed(version, wanted) === 0;
    case '<':
      return (_, version) => version !== undefined && compareParsed(version, wanted) < 0;
    case '<=':
      return (_, version) => version !== undefined && compareParsed(version, wanted) <= 0;
    case '>':
      return (_, version) => version !== undefined && compareParsed(version, wanted) > 0;
    default:
      return (_, version) => version !== undefined && compareParsed(version, wanted) >= 0;
  }
}

/**
 * `=1.8`, `=1.8.*` and `!=1.8.*` compare the first segments, `!=1.8` the whole version. Stars elsewhere make a glob
 * (CEP 29; conda would compare with a version that has a star in it, which never equals anything).
 */
function fuzzyClause(spec: string, operator: '=' | '!=', given: string, canonical: string): Clause {
  const negated = operator === '!=';
  const stem = given.replace(/\.?\*+$/, '');
  if (stem.includes('*')) return innerGlobClause(spec, given, negated);
  if (!negated || stem !== given) return prefixClause(canonical, literal(spec, stem), negated);
  const wanted = literal(spec, given);
  return {
    canonical,
    isExact: false,
    textOnly: false,
    test: (_, version) => version !== undefined && compareParsed(version, wanted) !== 0,
  };
}

/** `~=1.8.3` is `>=1.8.3,1.8.*`; `~=1` has no segment to keep and is `>=1`, as mamba reads it. */
function compatibleClause(spec: string, canonical: string, given: string): Clause {
  if (given.endsWith('.*')) throw new InvalidVersionSpec(spec, "'~=' cannot be used with '.*'");
  const least = literal(spec, given);
  const lastDot = least.normalized.lastIndexOf('.');
  if (lastDot < 0) return { canonical, isExact: false, textOnly: false, test: orderTest('>=', least) };
  const prefix = literal(spec, least.normalized.slice(0, lastDot));
  return {
    canonical,
    isExact: false,
    textOnly: false,
    test: (_, version) =>
      version !== undefined && compareParsed(version, least) >= 0 && startsWithVersion(version, prefix),
  };
}

function literal(spec: string, text: string): ParsedVersion {
  try {
    return toParsed(text);
  } catch (error) {
    if (error instanceof InvalidVersion) throw new InvalidVersionSpec(spec, error.message);
    throw error;
  }
}
