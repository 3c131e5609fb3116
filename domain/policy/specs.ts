/** Match specs in policies: which are taken, and what is said about the others. */
import type { MatchSpec } from '../conda/index.ts';
import { isMatchSpec } from '../conda/index.ts';
import { invalidMatchSpecMessage, LIMITS } from './vocabulary.ts';

/** The parts of a match spec that a policy can judge: those that records hold in memory. */
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
 * What is wrong with an entry of a list of match specs, or undefined (WIZ-53). A valid spec that asks for what policies
 * do not look at (channel, hashes, URL, features) is refused too: it would match nothing, and forbidding it forbid nothing.
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

/** The messages of the entries that are no match specs, joined by ', ' (WIZ-50, WIZ-53); undefined when all are. */
export function matchSpecErrors(entries: readonly string[]): string | undefined {
  const messages = entries.map(policySpecError).filter((message) => message !== undefined);
  return messages.length > 0 ? messages.join(', ') : undefined;
}

/** Whether a spec asks for its name only. */
export function isNameOnly(spec: MatchSpec): boolean {
  return asksOnly(spec, []);
}

/** Whether a spec asks for nothing beside its name and the given parts. */
export function asksOnly(spec: MatchSpec, parts: readonly string[]): boolean {
  return Object.entries(spec.parts).every(
    ([part, value]) => value === undefined || part === 'name' || parts.includes(part),
  );
}
