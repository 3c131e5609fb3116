/** Dependency closure of records inside one channel (include_dependencies). */
import type { MatchSpec } from '../conda/index.ts';
import { matchSpec, parseMatchSpec } from '../conda/index.ts';
import type { ChannelRecords } from './columns.ts';
import { nameIndex, recordAt } from './columns.ts';

/** Lazily parsed dependency specs of a channel; undefined if a text isn't a match spec. */
class DependencySpecs {
  readonly #texts: readonly string[];
  readonly #parsed: (MatchSpec | null | undefined)[];
  constructor(texts: readonly string[]) {
    this.#texts = texts;
    this.#parsed = Array.from({ length: texts.length });
  }
  get(id: number): MatchSpec | undefined {
    let spec = this.#parsed[id];
    if (spec === undefined) {
      spec = parseOrNull(this.#texts[id]!);
      this.#parsed[id] = spec;
    }
    return spec ?? undefined;
  }
}

/** A channel can have an invalid dependency. No record matches it, and it must not stop a run. */
function parseOrNull(text: string): MatchSpec | null {
  try {
    return parseMatchSpec(text);
  } catch {
    return null;
  }
}

const parsedSpecs = new WeakMap<ChannelRecords, DependencySpecs>();

/** Returns the parsed dependency at position `id` of `dependsSpecs`; undefined if it isn't a match spec. */
export function dependencySpec(records: ChannelRecords, id: number): MatchSpec | undefined {
  let specs = parsedSpecs.get(records);
  if (specs === undefined) {
    specs = new DependencySpecs(records.dependsSpecs);
    parsedSpecs.set(records, specs);
  }
  return specs.get(id);
}

/** Whether a record of subdir `provider` can serve one of subdir `dependent`: the same subdir, or either is noarch. */
export function compatibleSubdirs(dependent: string, provider: string): boolean {
  return dependent === provider || provider === 'noarch' || dependent === 'noarch';
}

/**
 * Adds to `allowed`, in place, every candidate that an allowed record depends on, repeatedly.
 * @param isCandidate whether a blocked record can be added
 * @param onAdd called once for each added record
 */
export function closeOverDependencies(
  records: ChannelRecords,
  allowed: Uint8Array,
  isCandidate: (index: number) => boolean,
  onAdd: (index: number) => void,
): void {
  const { idOf, start, items } = nameIndex(records);
  const visited = records.subdirs.map(() => new Uint8Array(records.dependsSpecs.length));
  const compatible = records.subdirs.map((dependent) =>
    records.subdirs.map((provider) => compatibleSubdirs(dependent, provider)),
  );
  const queue: number[] = [];
  // Number of records per name that can still be added: most dependencies are on names that are already decided.
  const left = new Uint32Array(records.names.length);
  for (let i = 0; i < records.length; i++) if (allowed[i] === 0 && isCandidate(i)) left[records.nameOf[i]!]!++;
  const visit = (index: number) => {
    const subdir = records.subdirOf[index]!;
    for (let d = records.dependsStart[index]!; d < records.dependsStart[index + 1]!; d++) {
      const specId = records.dependsPool[d]!;
      if (visited[subdir]![specId] === 1) continue;
      visited[subdir]![specId] = 1;
      const spec = dependencySpec(records, specId);
      const name = spec?.exactName === undefined ? undefined : idOf.get(spec.exactName);
      if (spec === undefined || name === undefined || left[name] === 0) continue;
      for (let k = start[name]!; k < start[name + 1]!; k++) {
        const provider = items[k]!;
        if (
          allowed[provider] === 0 &&
          compatible[subdir]![records.subdirOf[provider]!] &&
          isCandidate(provider) &&
          matchSpec(spec, recordAt(records, provider))
        ) {
          allowed[provider] = 1;
          left[name]!--;
          onAdd(provider);
          queue.push(provider);
        }
      }
    }
  };
  const roots = allowed.slice();
  for (let i = 0; i < roots.length; i++) if (roots[i] === 1) visit(i);
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) visit(next);
}
