/** What a package adds to those that are built with it (CEP 12): match specs by kind. */
import { isMatchSpec } from './matchSpec.ts';

/** By kind; {} for a package that exports nothing. */
export type RunExports = Record<string, string[]>;

/** The kinds that there are (CEP 12). */
export const runExportKinds = ['weak', 'strong', 'noarch', 'weak_constrains', 'strong_constrains'] as const;

/** Characters of a spec, specs of a kind: more than any package has, little enough for one that means harm. */
export const RUN_EXPORTS_LIMITS = { spec: 1024, specs: 2000 } as const;

/** Those of some texts that are match specs and that a database takes: one that is none would stop the build that reads it. */
export const exportedSpecs = (texts: readonly string[]): string[] =>
  texts.filter(
    (text) =>
      text.length <= RUN_EXPORTS_LIMITS.spec && !text.includes('\0') && text.isWellFormed() && isMatchSpec(text).ok,
  );

/**
 * What a channel's index says that a package exports, in a shard (CEP 21) or in `run_exports.json`.
 * @returns null for what cannot be read: then nobody knows what it exports
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
