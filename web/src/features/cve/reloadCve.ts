import { CvePageDocument } from '../../gen/cve.ts';

/**
 * Options of mutations that decide about a CVE.
 *
 * Refetch: a decision changes the counts of channels, packages, and environments, which the payload doesn't have.
 */
export const reloadCve = { refetchQueries: [CvePageDocument], awaitRefetchQueries: true };
