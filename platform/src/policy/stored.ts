/** Stored filters as something that can be run: what other tools wrote is read with the same rules as what is sent. */
import { compilePolicy, readPolicy } from '@terrarium/domain/policy';
import type { Filters, Finding } from '@terrarium/domain/policy';

/** Characters of a summary: more is nothing for a list. */
const MAX_SUMMARY = 500;

/** What a look at stored filters gives. */
export type StoredFilters = { ok: true; filters: Filters } | { ok: false; findings: Finding[] };

/** Reads stored filters; the findings say what this hub does not understand in them, e.g. a facet of another tool. */
export function readStored(filters: unknown): StoredFilters {
  const reading = readPolicy({ name: 'stored', filters });
  return reading.ok ? { ok: true, filters: reading.policy.filters } : { ok: false, findings: reading.findings };
}

/** Where a finding stands and what it says, for one line of text. */
export function findingText({ loc, msg }: Finding): string {
  return `${loc.slice(2).join('.') || 'filters'}: ${msg}`;
}

/**
 * The rules of a policy in one line for lists, such as 'License not in GPL; CVE score ≥ 7, status active'.
 * A policy that this hub cannot read says so.
 */
export function summaryOf(filters: unknown): string {
  const read = readStored(filters);
  if (!read.ok) return `This hub cannot read the policy: ${findingText(read.findings[0]!)}`;
  const { rules, includeDependencies, keepLegacy } = compilePolicy(read.filters);
  const parts = rules.filter(({ section }) => section !== 'implicit').map(({ text }) => text);
  if (includeDependencies) parts.push('Dependencies included');
  if (keepLegacy) parts.push('Legacy packages kept');
  const text = parts.length === 0 ? 'No rules: everything is allowed' : parts.join('; ');
  return text.length > MAX_SUMMARY ? `${text.slice(0, MAX_SUMMARY)}…` : text;
}
