/** A limit on what can be created. */
export interface Limit {
  /** The setting by which the operator sets it. */
  variable: string;
  /** Most of them when it is not set. */
  most: number;
  /** Where they are kept, by whom they are counted, and which of them. */
  table: string;
  owner: 'organization_id' | 'created_by';
  only?: string;
  /** Deleted ones are kept for a while (`deleted_at`) and do not count. */
  undoable?: true;
  /** Who has how many of what, e.g. 'This organization has 200 channels'. */
  told: (count: number) => string;
}

/**
 * What one person or one organization may create, so that nobody fills disk and job queue of a hub where accounts are free. Generous for real use:
 * docs/guides/operating.md lists them.
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

/** The limits of one hub: most of each. */
export type Limits = Record<LimitName, number>;
