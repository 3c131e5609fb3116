/**
 * Texts for the vulnerability status of a file, a package, or an environment. A test keeps other files from having
 * their own.
 */
import { coverageText, KNOWLEDGE_WORDS, knowledgeWord, UNKNOWN_WORD } from '@terrarium/domain/policy/knowledgeWords';
import type { KnowledgeWord } from '@terrarium/domain/policy/knowledgeWords';
import { count, formatNumber } from '../lib/format.ts';

/** Vulnerability status of some files, as in the hub's response. */
export interface Known {
  state: 'MALICIOUS' | 'AFFECTED' | 'NOT_AFFECTED' | 'NO_KNOWN_CVES' | 'UNKNOWN';
  unknownReason: 'NOT_CHECKED' | 'UNDETERMINED' | null;
  decisions?: readonly { status: string; by: string | null }[];
}

/** Converts a status to the domain's display status. */
export function wordOf({ state, unknownReason, decisions = [] }: Known): KnowledgeWord {
  const isSaid = (status: string) => decisions.some((one) => one.status === status);
  return knowledgeWord({
    state:
      state === 'NO_KNOWN_CVES'
        ? 'none_known'
        : (state.toLowerCase() as Lowercase<Exclude<Known['state'], 'NO_KNOWN_CVES'>>),
    reason: unknownReason === 'UNDETERMINED' ? 'undecided' : unknownReason === 'NOT_CHECKED' ? 'not_checked' : null,
    decisions: (['disputed', 'mitigated'] as const)
      .filter((status) => isSaid(status.toUpperCase()))
      .map((status) => ({ status })),
  });
}

const lists = (undecided: number) => (undecided === 1 ? 'lists' : 'list');

/** Texts of the vulnerability status. */
export const knowledge = {
  words: KNOWLEDGE_WORDS,
  /** Filter label of everything undetermined. */
  unknown: UNKNOWN_WORD,
  /** A status by a VEX statement with its authors; a source's own status has none. */
  decided: (word: KnowledgeWord, by: readonly string[]) =>
    by.length === 0 ? KNOWLEDGE_WORDS[word] : `${KNOWLEDGE_WORDS[word]}, says ${by.join(', ')}`,
  decidedTitle: 'CVEs name these versions. By a VEX statement, none of them applies.',
  maliciousTitle: 'This package is malware. No policy can allow it.',
  noneKnownTitle: 'The versions were compared with all CVEs on this hub that name the package. None affects them.',
  notCheckedTitle: 'No CVE data on this hub covers this package, so its versions weren’t compared.',
  undecidedTitle: (undecided: number) =>
    `${count(undecided, 'CVE')} may affect it, but ${lists(undecided)} no comparable versions.`,
  known: (known: number, unscored: number, undecided: number) =>
    [
      `${count(known, 'CVE')} known`,
      ...(unscored > 0 ? [`${formatNumber(unscored)} unscored`] : []),
      ...(undecided > 0 ? [`${formatNumber(undecided)} undetermined`] : []),
    ].join(', '),
  /** Number of checked names in a channel. */
  coverage: (checked: number, all: number) => `${formatNumber(checked)} of ${count(all, 'name')} checked`,
  /** How many packages were not compared; null when all were. */
  notChecked: (packages: number, notChecked: number) => coverageText({ packages, notChecked }),
  undecided: (packages: number) => `${count(packages, 'package')} undetermined`,
  packagesTitle: 'Packages from any channel are compared with the hub’s CVEs by name and version.',
  /** CVEs of one band, worded so that the number isn't read as a score. */
  ofBand: (cves: number, band: string) => `${formatNumber(cves)} ${band}`,
  unscored: 'unscored',
  /** Number of checked packages in a scan. */
  compared: (packages: number, notChecked: number) =>
    `${formatNumber(packages - notChecked)} of ${count(packages, 'package')}`,
  comparedLabel: 'Compared with CVEs',
  affectedLabel: 'With a CVE',
  /** Text of a scan without findings. */
  nothingFound: (packages: number, notChecked: number) =>
    packages > 0 && notChecked === packages
      ? 'No package was compared with CVEs, because no CVE data on this hub covers them. No policy blocks one.'
      : `No known CVE affects the packages that were compared, and no policy blocks one.${
          notChecked === 0 ? '' : ` ${coverageText({ packages, notChecked })}.`
        }`,
  /** Texts of affected environments if none is known. */
  exposure: {
    unknownCve: 'This hub doesn’t have this CVE, so no environment was compared with it.',
    noPackages: 'This hub has no package that the CVE names, so no environment was compared with it.',
    noEnvironment: 'No environments registered yet.',
    none: 'No affected environments known',
    noneText:
      'Packages in your organizations’ environments were compared by name and version, except packages that no CVE data covers.',
    undecided: (some: number, all: number) =>
      `Undetermined for ${formatNumber(some)} of ${count(all, 'environment')}: the CVE lists no comparable versions.`,
    notChecked: (some: number, all: number) =>
      `Not checked in full: ${formatNumber(some)} of ${count(all, 'environment')} ${some === 1 ? 'contains' : 'contain'} packages that no CVE data covers.`,
  },
  /** Texts of a channel or package without CVEs. */
  empty: {
    channel: (coverage: string) => `No known CVE affects a file in this channel. ${coverage}.`,
    channelNotChecked: 'No CVE data on this hub covers packages in this channel, so none were compared.',
    package: 'Known CVEs for this package don’t affect any version in this channel.',
    packageNotChecked: 'No CVE data on this hub covers this package, so its versions weren’t compared.',
  },
  /** Channels of an organization that nothing was compared in. */
  organizationNotChecked: 'No package was checked for CVEs, because no CVE data covers your packages.',
  /** Files of an exception. */
  filesNotChecked: 'Not checked: no CVE data covers this package. CVEs may affect these files.',
  someFilesNotChecked: (files: number) => `${count(files, 'file')} not checked for CVEs.`,
} as const;
