/** The way from a file that cannot be installed to the reason, as people read it. */
import { causeOf } from './cause.ts';
import type { Cause } from './cause.ts';
import { REFUSED } from './fixpoint.ts';
import type { AllowedFiles } from './allowedFiles.ts';

/** From a file to what it comes from. */
export interface Chain {
  /** Each record with the text of what it lacks; each is the best provider of what the one before lacks. */
  steps: { record: number; needs: string }[];
  /** Why the last of them lacks it. */
  cause: Cause;
  /** Records that would meet the last need and are refused, best first. */
  refused: number[];
}

/** Longer ways are cut: nobody reads them. */
const longestChain = 12;

/**
 * Why a record that stays cannot be installed, followed to the end.
 * @param open the files without the policy: of several ways one that the policy closed is told
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
      need < 0
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
 * A chain in one or two sentences, which begin with the name of the package.
 * @param ruleOf the text of the rule that refuses a record
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
  const subject = `${name(first)} ${records.versions[records.versionOf[first]!]!} cannot be installed on ${platform}`;
  const last = steps.at(-1)!.needs;
  if (cause.why === 'unreadable' && steps.length === 1)
    return `${subject}: '${last}' of its record is nothing that clients can read.`;
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
          ? `, and the only file that would do is refused by ${by}.`
          : `, and all ${refused.length} files that would do are refused by ${by}.`;
      }
      case 'missing':
        return isJoined
          ? ', and neither the channel nor those used together with it serve such a file.'
          : ', and the channel has no such file.';
      case 'platform':
        return `, which machines of this platform do not have.`;
      case 'unreadable':
        return ', which is nothing that clients can read.';
      case 'conflict':
        return steps.length === 1
          ? ', which excludes something else that it needs.'
          : ', which excludes something else that is needed.';
      default:
        return ', and nothing that would do can be installed.';
    }
  }
}
