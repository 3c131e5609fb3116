/** Tables of the advisory area (migrations 0002, 0050, and 0051). */
import type { Claim, Identity } from '@terrarium/domain/advisory';
import type { Table } from '../db/index.ts';

/** Origin of mappings set by the hub's own users. Lists don't change these. */
export const HUB = 'hub';

/** A stored range of affected versions (OSV). */
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

/** Row of `advisory_affected`: an affected upstream package of an advisory, with normalized name. */
export type AdvisoryAffectedTable = Table<'advisory_affected', { ranges: StoredRange[] }>;

/** Row of `advisory_package`, a view: a conda package affected by an advisory, and through which upstream package. */
export type AdvisoryPackageTable = Table<'advisory_package', { ranges: StoredRange[] }>;

/** Row of `package_identity`: upstream identity of a conda package. */
export type PackageIdentityTable = Table<'package_identity'>;

/** Row of `package_role`: role of a conda package in its upstream project. */
export type PackageRoleTable = Table<'package_role'>;

/** Row of `package_claim`: statement of a mapping list about a conda package. */
export type PackageClaimTable = Table<'package_claim', { identities: Identity[] }>;

/** Row of `package_change`: change proposed by a mapping list, waiting for an operator. */
export type PackageChangeTable = Table<'package_change', { proposed: Claim }>;

/** Row of `advisory_feed`: a source of advisories, mappings, or urgency, with its status. */
export type AdvisoryFeedTable = Table<'advisory_feed'>;

/** Row of `advisory_urgency`: urgency of a CVE in addition to its score. */
export type AdvisoryUrgencyTable = Table<'advisory_urgency'>;

/** The only row of `advisory_revision`, increased with every change of advisories. */
export type AdvisoryRevisionTable = Table<'advisory_revision'>;

/** Row of `advisory_touched`: a conda package whose advisories changed since the last revision. */
export type AdvisoryTouchedTable = Table<'advisory_touched'>;

/** Row of `channel_advisory_revision`, increased with every change to advisories of a channel's packages. */
export type ChannelAdvisoryRevisionTable = Table<'channel_advisory_revision'>;

/**
 * Row of `channel_advisory_change`: packages whose advisories changed in a revision of a channel.
 * Missing for changes to too many packages.
 */
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
