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
  packagesTitle:
    'Packages are compared with the CVEs of this hub by name and version, whatever channel they came from.',
  /** CVEs of one band, so that the number is not read as a score. */
  ofBand: (cves: number, band: string) => `${formatNumber(cves)} ${band}`,
  unscored: 'without a score',
  /** The packages of a scan that were compared. */
  compared: (packages: number, notChecked: number) =>
    `${formatNumber(packages - notChecked)} of ${count(packages, 'package')}`,
  comparedLabel: 'Compared with CVEs',
  affectedLabel: 'With a CVE',
  /** What a scan says where it found nothing. */
  nothingFound: (packages: number, notChecked: number) =>
    packages > 0 && notChecked === packages
      ? 'No package was compared with CVEs, because no CVE source of this hub knows one of them by name. No policy refuses one.'
      : `No CVE is known to hit the packages that were compared, and no policy refuses one.${
          notChecked === 0 ? '' : ` ${coverageText({ packages, notChecked })}.`
        }`,
  /** Who has a CVE, where nobody is known to. */
  exposure: {
    unknownCve: 'This hub doesn’t know the CVE, so no environment was compared with it.',
    noPackages: 'This hub knows no package that the CVE is about, so no environment was compared with it.',
    noEnvironment: 'No environment has been registered yet.',
    none: 'No environment is known to hold it',
    noneText:
      'Packages of your organizations’ environments were compared by name and version. Packages that no CVE source of this hub knows by name were not.',
    undecided: (some: number, all: number) =>
      `${some === 1 ? 'Not decided for 1' : `Not decided for ${formatNumber(some)}`} of ${count(all, 'environment')}: the CVE gives no versions that can be compared.`,
    notChecked: (some: number, all: number) =>
      `Not checked in full: ${formatNumber(some)} of ${count(all, 'environment')} ${some === 1 ? 'holds' : 'hold'} packages that no CVE source of this hub knows by name.`,
  },
  /** The CVEs of a channel or a package, where there are none. */
  empty: {
    channel: (coverage: string) => `No CVE of this hub hits a file of this channel. ${coverage}.`,
    channelNotChecked: 'No CVE source of this hub knows a package of this channel by name, so none was compared.',
    package: 'The CVEs of this hub that name this package hit none of its versions here.',
    packageNotChecked: 'No CVE source of this hub knows this package by name, so its versions were not compared.',
  },
  /** Channels of an organization that nothing was compared in. */
  organizationNotChecked: 'No package was checked for CVEs, because no CVE source of this hub knows one by name.',
  /** Files of an exception. */
  filesNotChecked: 'Not checked: no CVE source of this hub knows the package by name. CVEs may hit these files.',
  someFilesNotChecked: (files: number) => `${count(files, 'file')} not checked for CVEs.`,
} as const;
