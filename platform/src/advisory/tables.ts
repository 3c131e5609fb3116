/** The tables of the advisory area (migrations 0002, 0050 and 0051). */
import type { Claim, Identity } from '@terrarium/domain/advisory';
import type { Table } from '../db/index.ts';

/** The origin of what this hub's own people said a package is: mappings from elsewhere leave it alone. */
export const HUB = 'hub';

/** A range of affected versions as it is stored (OSV). */
export interface StoredRange {
  introduced?: string;
  fixed?: string;
  last_affected?: string;
  limit?: string;
}

/**
 * Row of `advisory`.
 * - `score`: CVSS, 0.0 to 10.0.
 */
export type AdvisoryTable = Table<'advisory'>;

/** Row of `advisory_affected`: what an advisory says of an upstream package, its name as its ecosystem compares it. */
export type AdvisoryAffectedTable = Table<'advisory_affected', { ranges: StoredRange[] }>;

/** Row of `advisory_package`: a conda package that an advisory concerns, and by what. A view. */
export type AdvisoryPackageTable = Table<'advisory_package', { ranges: StoredRange[] }>;

/** Row of `package_identity`: what a conda package is upstream. */
export type PackageIdentityTable = Table<'package_identity'>;

/** Row of `package_role`: what a conda package is of its upstream project. */
export type PackageRoleTable = Table<'package_role'>;

/** Row of `package_claim`: what a list of mappings says of a conda package. */
export type PackageClaimTable = Table<'package_claim', { identities: Identity[] }>;

/** Row of `package_change`: what a package would be if a list of mappings had its way; it waits for an operator. */
export type PackageChangeTable = Table<'package_change', { proposed: Claim }>;

/** Row of `advisory_feed`: where advisories, mappings or urgency come from, and how it stands. */
export type AdvisoryFeedTable = Table<'advisory_feed'>;

/** Row of `advisory_urgency`: how urgent a CVE is beside its score. */
export type AdvisoryUrgencyTable = Table<'advisory_urgency'>;

/** The only row of `advisory_revision`; it counts up with every change of advisories. */
export type AdvisoryRevisionTable = Table<'advisory_revision'>;

/** Row of `advisory_touched`: a conda package of which something else is known since the revision counted up last. */
export type AdvisoryTouchedTable = Table<'advisory_touched'>;

/** Row of `channel_advisory_revision`: it counts up with every change of what is known of the packages of a channel. */
export type ChannelAdvisoryRevisionTable = Table<'channel_advisory_revision'>;

/** Row of `channel_advisory_change`: the packages of which something else is known since a revision of a channel; none for what concerned too many. */
export type ChannelAdvisoryChangeTable = Table<'channel_advisory_change'>;

declare module '../db/tables.ts' {
  interface Tables {
    advisory: AdvisoryTable;
    advisory_affected: AdvisoryAffectedTable;
    advisory_feed: AdvisoryFeedTable;
    advisory_package: AdvisoryPackageTable;
    package_change: PackageChangeTable;
    package_claim: PackageClaimTable;
    package_identity: PackageIdentityTable;
    package_role: PackageRoleTable;
    advisory_urgency: AdvisoryUrgencyTable;
    advisory_revision: AdvisoryRevisionTable;
    advisory_touched: AdvisoryTouchedTable;
    channel_advisory_change: ChannelAdvisoryChangeTable;
    channel_advisory_revision: ChannelAdvisoryRevisionTable;
  }
}
