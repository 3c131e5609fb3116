/** Run exports (CEP 12): match specs by kind that a package adds to those built with it. */
import { isMatchSpec } from './matchSpec.ts';

/** By kind; {} for a package that exports nothing. */
export type RunExports = Record<string, string[]>;

/** The kinds that there are (CEP 12). */
export const runExportKinds = ['weak', 'strong', 'noarch', 'weak_constrains', 'strong_constrains'] as const;

/** Maximum length of a spec in characters, and number of specs per kind: more than any real package has. */
export const RUN_EXPORTS_LIMITS = { spec: 1024, specs: 2000 } as const;

/** Filters the valid match specs that a database can store. An invalid one would stop the build that reads it. */
export const exportedSpecs = (texts: readonly string[]): string[] =>
  texts.filter(
    (text) =>
      text.length <= RUN_EXPORTS_LIMITS.spec && !text.includes('\0') && text.isWellFormed() && isMatchSpec(text).ok,
  );

/**
 * Reads the run exports of a package from a shard (CEP 21) or from `run_exports.json`.
 * @returns null if unreadable: the exports are unknown then
 */
export function readRunExports(value: unknown): RunExports | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const exported: RunExports = {};
  for (const kind of runExportKinds) {
    const given = (value as Record<string, unknown>)[kind] ?? [];
    if (!Array.isArray(given) || given.length > RUN_EXPORTS_LIMITS.specs) return null;
    if (!given.every((text) => typeof text === 'string')) return null;
    const specs = exportedSpecs(given);
    if (specs.length > 0) exported[kind] = specs;
  }
  return exported;
}
