/** Severity of a CVE score: the CVSS v3 bands (ART-29). */

/** Severity names, mildest first. */
export const SEVERITIES = ['none', 'low', 'medium', 'high', 'critical'] as const;
/** One of {@link SEVERITIES}. */
export type Severity = (typeof SEVERITIES)[number];

/** The band of a CVSS score 0 to 10: none 0, low to 3.9, medium to 6.9, high to 8.9, critical above; null when unknown. */
export function severityOf(score: number | null | undefined): Severity | null {
  if (score === null || score === undefined || Number.isNaN(score)) return null;
  if (score <= 0) return 'none';
  if (score < 4) return 'low';
  if (score < 7) return 'medium';
  return score < 9 ? 'high' : 'critical';
}
