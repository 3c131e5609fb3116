/** Validates stored filters with the same rules as requests, because other tools may have written them. */
import { policyText, readFilters } from '@terrarium/domain/policy';
import type { Finding } from '@terrarium/domain/policy';

/** Formats a finding with its position in one line. */
export function findingText({ loc, msg }: Finding): string {
  return `${loc.slice(2).join('.') || 'filters'}: ${msg}`;
}

/** Returns the rules of a stored policy in one line. A policy that this hub can't read says so. */
export function storedText(filters: unknown): string {
  const read = readFilters(filters);
  return read.ok ? policyText(read.filters) : `This hub cannot read the policy: ${findingText(read.findings[0]!)}`;
}
