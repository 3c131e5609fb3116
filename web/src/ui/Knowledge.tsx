import { Severity, SeverityGlyph } from './badges.tsx';
import type { SeverityLevel } from './badges.tsx';
import { knowledge, wordOf } from './knowledgeMessages.ts';
import type { Known } from './knowledgeMessages.ts';
import { look } from './theme/look.ts';

/** What is known of the vulnerabilities of some files, with its numbers. */
export interface KnownVulnerabilities extends Known {
  knownCount: number;
  unscoredCount: number;
  undecidedCount: number;
  worstScore: number | null;
  worstSeverity: SeverityLevel | null;
}

/** The mark for what is known of some files: the worst CVE, or why there is none. Its title says the rest. */
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
      <span title={knowledge.known(of.knownCount, of.unscoredCount, of.undecidedCount)}>
        <Severity score={of.worstScore} level={of.worstSeverity} />
      </span>
    );
  const [text, title] = {
    none_known: [knowledge.words.none_known, knowledge.noneKnownTitle],
    not_checked: [knowledge.words.not_checked, knowledge.notCheckedTitle],
    undecided: [knowledge.words.undecided, knowledge.undecidedTitle(of.undecidedCount)],
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
