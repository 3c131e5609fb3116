/** A limit on what users can create. */
export interface Limit {
  /** Environment variable that sets it. */
  variable: string;
  /** Default maximum. */
  most: number;
  /** Their table, the owner by which they are counted, and which rows count. */
  table: string;
  owner: 'organization_id' | 'created_by';
  only?: string;
  /** Deleted ones are retained for a while (`deleted_at`) and don't count. */
  undoable?: true;
  /** Returns the number as a sentence, e.g. 'This organization has 200 channels'. */
  told: (count: number) => string;
}

/**
 * Limits per user or organization, so that one can't fill the disk and job queue of a hub with free accounts. Generous
 * for real use; docs/guides/reference/settings.md lists them.
 */
export const LIMITS = {
  organizations: {
    variable: 'LIMIT_ORGANIZATIONS',
    most: 20,
    table: 'organization',
    owner: 'created_by',
    told: (count) => `You have created ${count} organizations`,
  },
  channels: {
    variable: 'LIMIT_CHANNELS',
    most: 200,
    table: 'channel',
    owner: 'organization_id',
    told: (count) => `This organization has ${count} channels`,
  },
  mirrors: {
    variable: 'LIMIT_MIRRORS',
    most: 20,
    table: 'channel',
    owner: 'organization_id',
    only: 'external_mirror',
    told: (count) => `This organization has ${count} mirrors`,
  },
  webhooks: {
    variable: 'LIMIT_WEBHOOKS',
    most: 20,
    table: 'webhook_endpoint',
    owner: 'organization_id',
    told: (count) => `This organization has ${count} webhooks`,
  },
  vexFeeds: {
    variable: 'LIMIT_VEX_FEEDS',
    most: 20,
    table: 'vex_feed',
    owner: 'organization_id',
    told: (count) => `This organization has ${count} OpenVEX documents of others that are read`,
  },
  policies: {
    variable: 'LIMIT_POLICIES',
    most: 500,
    table: 'policy',
    owner: 'organization_id',
    undoable: true,
    told: (count) => `This organization has ${count} policies`,
  },
  groups: {
    variable: 'LIMIT_GROUPS',
    most: 500,
    table: 'org_group',
    owner: 'organization_id',
    told: (count) => `This organization has ${count} groups`,
  },
  serviceAccounts: {
    variable: 'LIMIT_SERVICE_ACCOUNTS',
    most: 200,
    table: 'service_account',
    owner: 'organization_id',
    told: (count) => `This organization has ${count} service accounts`,
  },
  workloads: {
    variable: 'LIMIT_WORKLOADS',
    most: 200,
    table: 'trusted_workload',
    owner: 'organization_id',
    told: (count) => `This organization trusts ${count} workloads`,
  },
  environments: {
    variable: 'LIMIT_ENVIRONMENTS',
    most: 5000,
    table: 'environment',
    owner: 'organization_id',
    told: (count) => `This organization has ${count} environments`,
  },
  collections: {
    variable: 'LIMIT_COLLECTIONS',
    most: 500,
    table: 'collection',
    owner: 'organization_id',
    undoable: true,
    told: (count) => `This organization has ${count} collections`,
  },
  projects: {
    variable: 'LIMIT_PROJECTS',
    most: 500,
    table: 'project',
    owner: 'created_by',
    undoable: true,
    told: (count) => `You have created ${count} projects`,
  },
} as const satisfies Record<string, Limit>;

/** Names of the limits. */
export type LimitName = keyof typeof LIMITS;

/** Limits of a hub. */
export type Limits = Record<LimitName, number>;
