import { messages } from '../messages.ts';
import { Severity, SeverityGlyph } from './badges.tsx';
import type { SeverityLevel } from './badges.tsx';
import { knowledge, wordOf } from './knowledgeMessages.ts';
import type { Known } from './knowledgeMessages.ts';
import { look } from './theme/look.ts';

/** Known vulnerabilities of some files, with counts. */
export interface KnownVulnerabilities extends Known {
  cveCount: number;
  unscoredCount: number;
  undeterminedCount: number;
  highestScore: number | null;
  highestSeverity: SeverityLevel | null;
}

/**
 * Badge of the vulnerability status of some files: the most severe CVE, or why there is none. Its title has the
 * details.
 */
export function Vulnerability({ of }: { of: KnownVulnerabilities }) {
  const word = wordOf(of);
  if (word === 'malicious')
    return (
      <span className={look('severity', { level: 'critical' })} title={knowledge.maliciousTitle}>
        <SeverityGlyph level="CRITICAL" />
        {knowledge.words.malicious}
      </span>
    );
  if (word === 'affected')
    return (
      <span title={knowledge.known(of.cveCount, of.unscoredCount, of.undeterminedCount)}>
        <Severity score={of.highestScore} level={of.highestSeverity} />
      </span>
    );
  const [text, title] = {
    none_known: [knowledge.words.none_known, knowledge.noneKnownTitle],
    not_checked: [knowledge.words.not_checked, knowledge.notCheckedTitle],
    undecided: [knowledge.words.undecided, knowledge.undecidedTitle(of.undeterminedCount)],
    not_affected: [decided(of, 'not_affected'), knowledge.decidedTitle],
    mitigated: [decided(of, 'mitigated'), knowledge.decidedTitle],
    disputed: [decided(of, 'disputed'), knowledge.decidedTitle],
  }[word];
  return (
    <span className={look('severity', { level: 'unknown' })} title={title}>
      {text}
    </span>
  );
}

const STATUS_OF = { not_affected: 'CLEARED', mitigated: 'MITIGATED', disputed: 'DISPUTED' } as const;

/** The decision with who made it. */
function decided(of: Known, word: keyof typeof STATUS_OF): string {
  const made = (of.decisions ?? []).filter(({ status }) => status === STATUS_OF[word]);
  return knowledge.decided(word, [...new Set(made.flatMap(({ by }) => by ?? []))]);
}

const bands = [
  ['critical', 'CRITICAL'],
  ['high', 'HIGH'],
  ['medium', 'MEDIUM'],
  ['low', 'LOW'],
  ['none', 'NONE'],
  ['unscored', null],
] as const;

/** CVEs by the band of their score. */
export type BandCounts = Record<(typeof bands)[number][0], number>;

/** Vulnerability status of several packages. */
export interface KnownPackages {
  packageCount: number;
  notCheckedCount: number;
  undeterminedCount: number;
  notAffectedCount: number;
}

const bandName = (level: SeverityLevel | null): string =>
  level === null ? knowledge.unscored : messages.severity[level];

/**
 * Badge of the vulnerability status of several packages: number of CVEs in the highest band, and of unchecked packages.
 */
export function PackagesVulnerability({ of, cves }: { of: KnownPackages; cves: BandCounts }) {
  const found = bands.filter(([band]) => cves[band] > 0);
  const open = [
    ...[knowledge.notChecked(of.packageCount, of.notCheckedCount)].filter((each) => each !== null),
    ...(of.undeterminedCount > 0 ? [knowledge.undecided(of.undeterminedCount)] : []),
  ];
  const title = [
    ...found.map(([band, level]) => knowledge.ofBand(cves[band], bandName(level))),
    knowledge.packagesTitle,
  ].join('\n');
  const [worst] = found;
  return (
    <span title={title}>
      {worst === undefined ? (
        open.length > 0 ? null : (
          <span className={look('severity', { level: 'unknown' })}>
            {of.packageCount === 0
              ? '–'
              : of.notAffectedCount > 0
                ? knowledge.words.not_affected
                : knowledge.words.none_known}
          </span>
        )
      ) : (
        <span
          className={look('severity', {
            level: worst[1] === null ? 'unknown' : (worst[1].toLowerCase() as Lowercase<SeverityLevel>),
          })}
        >
          {worst[1] === null ? null : <SeverityGlyph level={worst[1]} />}
          {knowledge.ofBand(cves[worst[0]], bandName(worst[1]))}
        </span>
      )}
      {open.map((each) => (
        <div key={each} className={look('text', { tone: 'muted' })}>
          {each}
        </div>
      ))}
    </span>
  );
}
