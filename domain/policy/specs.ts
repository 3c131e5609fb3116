/** Match specs in policies: which are accepted, and errors for the others. */
import type { MatchSpec } from '../conda/index.ts';
import { isMatchSpec } from '../conda/index.ts';
import { invalidMatchSpecMessage, LIMITS } from './vocabulary.ts';

/** Parts of a match spec that a policy can evaluate, because records in memory have them. */
const JUDGED_PARTS: ReadonlySet<string> = new Set([
  'name',
  'version',
  'build',
  'build_number',
  'subdir',
  'license',
  'license_family',
]);

/**
 * Returns the error of an entry in a list of match specs, or undefined (WIZ-53). Valid specs with parts that policies
 * don't evaluate (channel, hashes, URL, features) are rejected too: they would match nothing, and so block nothing.
 */
export function policySpecError(entry: string): string | undefined {
  if (entry.length > LIMITS.spec) return `A match spec can have at most ${LIMITS.spec} characters.`;
  const read = isMatchSpec(entry);
  if (!read.ok) return invalidMatchSpecMessage(entry);
  const unjudged = Object.entries(read.spec.parts)
    .filter(([part, value]) => value !== undefined && !JUDGED_PARTS.has(part))
    .map(([part]) => part);
  if (unjudged.length === 0) return undefined;
  return `${invalidMatchSpecMessage(entry)} (a policy cannot look at ${unjudged.join(', ')}; use name, version, build, subdir or license)`;
}

/** Joins the errors of invalid match specs by ', ' (WIZ-50, WIZ-53); undefined if all are valid. */
export function matchSpecErrors(entries: readonly string[]): string | undefined {
  const messages = entries.map(policySpecError).filter((message) => message !== undefined);
  return messages.length > 0 ? messages.join(', ') : undefined;
}

/** Whether a spec has only a name. */
export function isNameOnly(spec: MatchSpec): boolean {
  return asksOnly(spec, []);
}

/** Whether a spec has only its name and the given parts. */
export function asksOnly(spec: MatchSpec, parts: readonly string[]): boolean {
  return Object.entries(spec.parts).every(
    ([part, value]) => value === undefined || part === 'name' || parts.includes(part),
  );
}
