/** The words of the web for what is known of a file, a package or an environment. No other file of the web has any: a test holds them to it. */
import { coverageText, KNOWLEDGE_WORDS, knowledgeWord, UNKNOWN_WORD } from '@terrarium/domain/policy/knowledgeWords';
import type { KnowledgeWord } from '@terrarium/domain/policy/knowledgeWords';
import { count, formatNumber } from '../lib/format.ts';

/** What is known of the vulnerabilities of some files, as the hub says it. */
export interface Known {
  state: 'MALICIOUS' | 'AFFECTED' | 'NOT_AFFECTED' | 'NONE_KNOWN' | 'UNKNOWN';
  unknownReason: 'NOT_CHECKED' | 'UNDECIDED' | null;
  decisions?: readonly { status: string; by: string | null }[];
}

/** The state of a knowledge as the domain names it. */
export function wordOf({ state, unknownReason, decisions = [] }: Known): KnowledgeWord {
  const isSaid = (status: string) => decisions.some((one) => one.status === status);
  return knowledgeWord({
    state: state.toLowerCase() as Lowercase<Known['state']>,
    reason: unknownReason === 'UNDECIDED' ? 'undecided' : unknownReason === 'NOT_CHECKED' ? 'not_checked' : null,
    decisions: (['disputed', 'mitigated'] as const)
      .filter((status) => isSaid(status.toUpperCase()))
      .map((status) => ({ status })),
  });
}

const gives = (undecided: number) => (undecided === 1 ? 'gives' : 'give');

/** Words for what is known. */
export const knowledge = {
  words: KNOWLEDGE_WORDS,
  /** The word of filters for everything of which nobody can tell. */
  unknown: UNKNOWN_WORD,
  /** A decision with who made it; that of a source has nobody to name. */
  decided: (word: KnowledgeWord, by: readonly string[]) =>
    by.length === 0 ? KNOWLEDGE_WORDS[word] : `${KNOWLEDGE_WORDS[word]}, says ${by.join(', ')}`,
  decidedTitle: 'CVEs name these versions. By a decision, none of them counts.',
  maliciousTitle: 'The package does harm on purpose. No policy serves it.',
  noneKnownTitle: 'The versions were compared with all CVEs of this hub that name the package. None hits them.',
  notCheckedTitle: 'No CVE source of this hub knows the package by name, so its versions were not compared.',
  undecidedTitle: (undecided: number) =>
    `${count(undecided, 'CVE')} may concern it and ${gives(undecided)} no versions that can be compared.`,
  known: (known: number, unscored: number, undecided: number) =>
    [
      `${count(known, 'CVE')} known`,
      ...(unscored > 0 ? [`${formatNumber(unscored)} without a score`] : []),
      ...(undecided > 0 ? [`${formatNumber(undecided)} not decided`] : []),
    ].join(', '),
  /** How many of the names of a channel were compared. */
  coverage: (checked: number, all: number) => `${formatNumber(checked)} of ${count(all, 'name')} checked`,
  /** How many packages were not compared; null when all were. */
  notChecked: (packages: number, notChecked: number) => coverageText({ packages, notChecked }),
  undecided: (packages: number) => `${count(packages, 'package')} not decided`,
} as const;
