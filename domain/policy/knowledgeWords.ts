/**
 * Texts for the vulnerability status of a file, a package, or an environment. All screens, emails, and documents use
 * these.
 */

/** A vulnerability status in display detail. */
export type KnowledgeWord =
  | 'malicious'
  | 'affected'
  | 'not_affected'
  | 'mitigated'
  | 'disputed'
  | 'none_known'
  | 'undecided'
  | 'not_checked';

/** Each state in a word or two. */
export const KNOWLEDGE_WORDS: Readonly<Record<KnowledgeWord, string>> = {
  malicious: 'Malicious',
  affected: 'Known vulnerabilities',
  not_affected: 'Not affected',
  mitigated: 'Mitigated',
  disputed: 'Disputed',
  none_known: 'No known CVEs',
  undecided: 'Undetermined',
  not_checked: 'Not checked',
};

/** The word of policies and filters for both 'undecided' and 'not_checked'. */
export const UNKNOWN_WORD = 'Unknown';

/** Input of {@link knowledgeWord}. */
export interface Worded {
  state: 'malicious' | 'affected' | 'unknown' | 'not_affected' | 'none_known';
  /** Null unless the state is 'unknown'. */
  reason: 'not_checked' | 'undecided' | null;
  decisions: readonly { status: 'cleared' | 'mitigated' | 'disputed' }[];
}

/** Returns the display status. Of several VEX statements, the most cautious one counts. */
export function knowledgeWord({ state, reason, decisions }: Worded): KnowledgeWord {
  if (state === 'unknown') return reason ?? 'not_checked';
  if (state !== 'not_affected') return state;
  const isSaid = (status: 'mitigated' | 'disputed') => decisions.some((one) => one.status === status);
  return isSaid('disputed') ? 'disputed' : isSaid('mitigated') ? 'mitigated' : 'not_affected';
}

/**
 * Describes how many of several packages were checked, such as '3 of 3 packages not checked'.
 * @returns null if all were
 */
export function coverageText({ packages, notChecked }: { packages: number; notChecked: number }): string | null {
  if (notChecked === 0) return null;
  const all = packages.toLocaleString('en');
  return `${notChecked.toLocaleString('en')} of ${all} ${packages === 1 ? 'package' : 'packages'} not checked`;
}
