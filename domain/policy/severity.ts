/** Severity of a CVE score: the CVSS v3 bands (ART-29), shared by everything. */

/** Severity names, mildest first. */
export const SEVERITIES = ['none', 'low', 'medium', 'high', 'critical'] as const;
/** One of {@link SEVERITIES}. */
export type Severity = (typeof SEVERITIES)[number];

/** The lowest score of each band. Scores have one decimal. */
export const SEVERITY_FROM: Readonly<Record<Severity, number>> = { none: 0, low: 0.1, medium: 4, high: 7, critical: 9 };

/**
 * Returns the band of a CVSS score 0 to 10: none 0, low to 3.9, medium to 6.9, high to 8.9, critical above; null
 * without a score, which isn't 'none'.
 */
export function severityOf(score: number | null | undefined): Severity | null {
  if (score === null || score === undefined || Number.isNaN(score)) return null;
  return SEVERITIES.findLast((severity) => score >= SEVERITY_FROM[severity]) ?? 'none';
}
