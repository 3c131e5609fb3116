/** Stored filters as something that can be run: what other tools wrote is read with the same rules as what is sent. */
import { policyText, readFilters } from '@terrarium/domain/policy';
import type { Finding } from '@terrarium/domain/policy';

/** Where a finding stands and what it says, for one line of text. */
export function findingText({ loc, msg }: Finding): string {
  return `${loc.slice(2).join('.') || 'filters'}: ${msg}`;
}

/** The rules of a stored policy in one line for lists; a policy that this hub cannot read says so. */
export function storedText(filters: unknown): string {
  const read = readFilters(filters);
  return read.ok ? policyText(read.filters) : `This hub cannot read the policy: ${findingText(read.findings[0]!)}`;
}
