/**
 * Evaluates match specs on records in columns. A version, build string, or name is evaluated once per value for all
 * specs.
 */
import { compileStringMatch, isMatchSpec, matchSpec, versionMatchesRecord } from '../conda/index.ts';
import type { MatchSpec, SpecTarget } from '../conda/index.ts';
import type { ChannelRecords } from '../policy/columns.ts';
import { asksOnly } from '../policy/specs.ts';

/** A dependency or constraint as clients read it. */
export interface ReadSpec {
  spec: MatchSpec;
  /** In lower case. */
  name: string;
}

/**
 * Parses a dependency or constraint. Undefined if clients can't use it: it isn't a match spec, or its name is a pattern
 * (`*`, a glob, a regex), which solvers accept only from users.
 */
export function readSpec(text: string): ReadSpec | undefined {
  const read = isMatchSpec(text);
  if (!read.ok || read.spec.exactName === undefined) return undefined;
  return { spec: read.spec, name: read.spec.exactName };
}

/** Whether the name is a virtual package (`__glibc`). */
export function isVirtual(name: string): boolean {
  return name.startsWith('__');
}

/** One clause with its results by value position. */
class Clause {
  readonly #known = new Map<number, boolean>();
  readonly #values: readonly string[];
  readonly #test: (value: string) => boolean;
  constructor(values: readonly string[], test: (value: string) => boolean) {
    this.#values = values;
    this.#test = test;
  }
  meets(position: number): boolean {
    let met = this.#known.get(position);
    if (met === undefined) this.#known.set(position, (met = this.#test(this.#values[position]!)));
    return met;
  }
}

/** The tests of a spec on records with its name; undefined for a condition that it doesn't have. */
export interface SpecParts {
  /** Test of the version, by its position in `versions`. */
  version?: ((position: number) => boolean) | undefined;
  /** Test of the rest of a record. */
  other?: ((record: number) => boolean) | undefined;
}

/** Creates tests on the records of one content, which can be cached with them. */
export class SpecTests {
  readonly #records: ChannelRecords;
  readonly #versions = new Map<string, Clause>();
  readonly #builds = new Map<string, Clause>();
  readonly #view: (record: number) => SpecTarget;
  /** @param view a record as specs read it that ask for more than version and build */
  constructor(records: ChannelRecords, view: (record: number) => SpecTarget) {
    this.#records = records;
    this.#view = view;
  }

  /** Whether a record with the spec's name matches the rest of it. `undefined` if the spec has no other condition. */
  of(spec: MatchSpec): ((record: number) => boolean) | undefined {
    const { version, other } = this.parts(spec);
    if (version === undefined) return other;
    const { versionOf } = this.#records;
    if (other === undefined) return (record) => version(versionOf[record]!);
    return (record) => version(versionOf[record]!) && other(record);
  }

  /** The same in two parts, so that files of one version share the test of the version. */
  parts(spec: MatchSpec): SpecParts {
    if (!asksOnly(spec, ['version', 'build'])) return { other: (record) => matchSpec(spec, this.#view(record)) };
    const { buildOf } = this.#records;
    const { build } = spec.parts;
    const version = spec.version === undefined || spec.version.canonical === '*' ? undefined : this.#version(spec);
    const builds = build === undefined || build === '*' ? undefined : this.#build(build);
    return {
      version: version && ((position) => version.meets(position)),
      other: builds && ((record) => builds.meets(buildOf[record]!)),
    };
  }

  #version({ version }: MatchSpec): Clause {
    const key = version!.canonical;
    let clause = this.#versions.get(key);
    if (clause === undefined) {
      clause = new Clause(this.#records.versions, (text) => versionMatchesRecord(version!, text));
      this.#versions.set(key, clause);
    }
    return clause;
  }

  #build(expression: string): Clause {
    let clause = this.#builds.get(expression);
    if (clause === undefined) {
      const matcher = compileStringMatch(expression);
      clause = new Clause(this.#records.builds, (text) => matcher.test(text));
      this.#builds.set(expression, clause);
    }
    return clause;
  }
}
