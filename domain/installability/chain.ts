/** The chain from an uninstallable file to the cause, for display. */
import { causeOf } from './cause.ts';
import type { Cause } from './cause.ts';
import { REFUSED } from './fixpoint.ts';
import type { AllowedFiles } from './allowedFiles.ts';

/** A chain from a file to the cause. */
export interface Chain {
  /** Each record with its missing dependency; each is the best provider of the previous one's. */
  steps: { record: number; needs: string }[];
  /** Why the last of them lacks it. */
  cause: Cause;
  /** Blocked records that would provide the last dependency, best first. */
  refused: number[];
}

/** Longer chains are cut; they are unreadable. */
const longestChain = 12;

/**
 * Follows the reasons why a remaining record can't be installed to the end.
 * @param open the files without the policy, to prefer a cause by the policy
 */
export function chainOf(allowedFiles: AllowedFiles, open: AllowedFiles, record: number): Chain {
  const { killer } = allowedFiles.fixpoint;
  const { subdirOf } = allowedFiles.graph.records;
  const steps: Chain['steps'] = [];
  for (let at = record; ;) {
    const cause = causeOf(allowedFiles, at);
    steps.push({ record: at, needs: cause.unmet });
    const need = killer[at]!;
    const members =
      need <= 0
        ? []
        : Array.from(allowedFiles.providersOf(need)).filter((one) => allowedFiles.machine.member[subdirOf[one]!] === 1);
    const before = members.filter((one) => open.fixpoint.alive[one] === 1);
    const refused = (before.length > 0 ? before : members).filter((one) => killer[one] === REFUSED);
    if (refused.length > 0) return { steps, cause: { ...cause, why: 'refused' }, refused };
    const next = [...before, ...members].find(
      (one) => killer[one] !== REFUSED && !steps.some((step) => step.record === one),
    );
    if (next === undefined || steps.length >= longestChain) return { steps, cause, refused: [] };
    at = next;
  }
}

/**
 * Describes a chain in one or two sentences that start with the package name.
 * @param ruleOf text of the rule that blocks a record
 */
export function chainText(
  allowedFiles: AllowedFiles,
  { steps, cause, refused }: Chain,
  ruleOf: (record: number) => string,
): string {
  const { records, isJoined } = allowedFiles.graph;
  const { platform } = allowedFiles.machine;
  const name = (record: number): string => records.names[records.nameOf[record]!]!;
  const first = steps[0]!.record;
  const subject = `${name(first)} ${records.versions[records.versionOf[first]!]!} can’t be installed on ${platform}`;
  const last = steps.at(-1)!.needs;
  if (cause.why === 'unreadable' && steps.length === 1)
    return `${subject}: its dependency ‘${last}’ isn’t a valid match spec.`;
  const needs = steps.map(({ record, needs: text }, at) =>
    at === 0 ? `it needs ${text}` : `${name(record)} needs ${text}`,
  );
  const way = needs.length > 5 ? [...needs.slice(0, 2), '…', ...needs.slice(-2)] : needs;
  return `${subject}: ${way.join(', ')}${ending()}`;

  function ending(): string {
    switch (cause.why) {
      case 'refused': {
        const rules = [...new Set(refused.map(ruleOf))];
        const by = `the policy (${rules.slice(0, 2).join('; ')}${rules.length > 2 ? '; …' : ''})`;
        return refused.length === 1
          ? `, but the only matching file is blocked by ${by}.`
          : `, but all ${refused.length} matching files are blocked by ${by}.`;
      }
      case 'missing':
        return isJoined
          ? ', which neither this channel nor a channel used together with it serves.'
          : ', which isn’t in the channel.';
      case 'platform':
        return `, which isn’t available on this platform.`;
      case 'unreadable':
        return ', which isn’t a valid match spec.';
      case 'conflict':
        return steps.length === 1
          ? ', which conflicts with its other dependencies.'
          : ', which conflicts with another dependency.';
      default:
        return ', but no matching file can be installed.';
    }
  }
}
