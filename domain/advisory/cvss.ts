/**
 * CVSS vectors: validation, and base scores of version 3 (https://www.first.org/cvss/v3.1/specification-document, 7.1).
 */

const METRICS_3: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  AV: { N: 0.85, A: 0.62, L: 0.55, P: 0.2 },
  AC: { L: 0.77, H: 0.44 },
  PR: { N: 0.85, L: 0.62, H: 0.27 },
  UI: { N: 0.85, R: 0.62 },
  S: { U: 0, C: 1 },
  C: { N: 0, L: 0.22, H: 0.56 },
  I: { N: 0, L: 0.22, H: 0.56 },
  A: { N: 0, L: 0.22, H: 0.56 },
};

/** The base metrics that each version requires, with their values. */
const REQUIRED: Readonly<Record<string, { head: RegExp; metrics: Readonly<Record<string, string>> }>> = {
  CVSS_V2: { head: /^/, metrics: { AV: 'LAN', AC: 'HML', Au: 'MSN', C: 'NPC', I: 'NPC', A: 'NPC' } },
  CVSS_V3: {
    head: /^CVSS:3\.[01]\//,
    metrics: Object.fromEntries(
      Object.entries(METRICS_3).map(([metric, values]) => [metric, Object.keys(values).join('')]),
    ),
  },
  CVSS_V4: {
    head: /^CVSS:4\.0\//,
    metrics: {
      AV: 'NALP',
      AC: 'LH',
      AT: 'NP',
      PR: 'NLH',
      UI: 'NPA',
      VC: 'HLN',
      VI: 'HLN',
      VA: 'HLN',
      SC: 'HLN',
      SI: 'HLN',
      SA: 'HLN',
    },
  },
};

function metricsOf(type: string, vector: string): Map<string, string> | undefined {
  const wanted = REQUIRED[type];
  if (wanted === undefined || vector.length > 300 || !wanted.head.test(vector)) return undefined;
  const metrics = new Map<string, string>();
  for (const part of vector.replace(wanted.head, '').split('/')) {
    const [, metric, value] = /^([A-Za-z]{1,3}):([A-Za-z]{1,6})$/.exec(part) ?? [];
    if (metric === undefined || value === undefined || metrics.has(metric)) return undefined;
    metrics.set(metric, value);
  }
  const whole = Object.entries(wanted.metrics).every(([metric, values]) => {
    const value = metrics.get(metric);
    return value?.length === 1 && values.includes(value);
  });
  return whole ? metrics : undefined;
}

/** Whether a text is a valid vector of `CVSS_V2`, `CVSS_V3`, or `CVSS_V4`: all base metrics, in any order. */
export function isVector(type: string, vector: string): boolean {
  return metricsOf(type, vector) !== undefined;
}

/** Rounded up to one decimal, as CVSS 3.1 describes it for machines that count in binary. */
function roundedUp(score: number): number {
  const whole = Math.round(score * 100_000);
  return whole % 10_000 === 0 ? whole / 100_000 : (Math.floor(whole / 10_000) + 1) / 10;
}

/** Returns the base score, 0.0 to 10.0, of a CVSS 3 vector; null for other versions and invalid vectors. */
export function baseScore3(vector: string): number | null {
  const metrics = metricsOf('CVSS_V3', vector);
  if (metrics === undefined) return null;
  const value = (metric: string) => METRICS_3[metric]![metrics.get(metric)!]!;
  const changed = metrics.get('S') === 'C';
  // With a changed scope privileges weigh less.
  const privileges = changed && metrics.get('PR') !== 'N' ? (metrics.get('PR') === 'L' ? 0.68 : 0.5) : value('PR');
  const base = 1 - (1 - value('C')) * (1 - value('I')) * (1 - value('A'));
  const impact = changed ? 7.52 * (base - 0.029) - 3.25 * (base - 0.02) ** 15 : 6.42 * base;
  if (impact <= 0) return 0;
  const exploitability = 8.22 * value('AV') * value('AC') * privileges * value('UI');
  return roundedUp(Math.min((changed ? 1.08 : 1) * (impact + exploitability), 10));
}
