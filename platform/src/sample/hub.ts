/** Users, organizations, and channels of the sample hub. Other code depends on these names. */
import type { ProductCode, Role } from '@terrarium/domain/access';
import type { SamplePolicy } from './policies.ts';
import { samplePolicies } from './policies.ts';

/** The password of every user of the sample hub. */
export const samplePassword = 'terrarium-demo';

/** A sample user. */
export interface SampleUser {
  email: string;
  username: string;
  firstName: string;
  lastName: string;
  /** Whether the user operates the hub. */
  isOperator?: boolean;
}

/**
 * A channel of an organization.
 * `sources` are names of channels in the same organization (virtual) or URLs (mirror).
 */
export interface SampleChannel {
  name: string;
  description: string;
  type: 'default' | 'hosted' | 'virtual' | 'external_mirror';
  privacy: 'internal' | 'private' | 'public';
  sources?: string[];
  /** Names of companion channels. */
  usedWith?: string[];
  /** Name of its policy. */
  policy?: string;
  /** Content: the catalog and small packages with archives, the organization's own packages, or nothing. */
  content?: 'catalogue' | 'team';
}

/** A group with its members' email addresses and its channels' names. */
interface SampleGroup {
  name: string;
  members: string[];
  channels: string[];
}

/** A service account with its groups' names. */
interface SampleServiceAccount {
  name: string;
  groups: string[];
}

/** An organization with everything that belongs to it. */
export interface SampleOrganization {
  name: string;
  title: string;
  bio: string;
  product: ProductCode;
  members: { email: string; role: Role }[];
  channels: SampleChannel[];
  policies: readonly SamplePolicy[];
  groups?: SampleGroup[];
  serviceAccounts?: SampleServiceAccount[];
}

const ada = 'ada@acme.example';

/** Users of the sample hub, all confirmed. */
export const sampleUsers: readonly SampleUser[] = [
  { email: ada, username: 'ada', firstName: 'Ada', lastName: 'Byron', isOperator: true },
  { email: 'max@acme.example', username: 'max', firstName: 'Max', lastName: 'Lindqvist' },
  { email: 'bill@acme.example', username: 'bill', firstName: 'Bill', lastName: 'Okafor' },
  { email: 'nora@solo.example', username: 'nora', firstName: 'Nora', lastName: 'Solberg' },
];

const acmeChannels: SampleChannel[] = [
  {
    name: 'main',
    description: 'Packages that Acme builds on, a choice of conda-forge.',
    type: 'default',
    privacy: 'public',
    content: 'catalogue',
  },
  {
    name: 'approved',
    description: 'What may run in production: main under the policy Production baseline.',
    type: 'virtual',
    privacy: 'internal',
    sources: ['main'],
    policy: 'Production baseline',
  },
  {
    name: 'team',
    description: 'Packages that the data team builds itself.',
    type: 'hosted',
    privacy: 'private',
    usedWith: ['main'],
    content: 'team',
  },
  {
    name: 'conda-forge',
    description: 'A mirror of the community channel, not yet synced.',
    type: 'external_mirror',
    privacy: 'internal',
    sources: ['https://conda.anaconda.org/conda-forge'],
  },
];

const main: SampleChannel = { name: 'main', description: 'The default channel.', type: 'default', privacy: 'internal' };

/** Organizations of the sample hub, with one plan each, paid for a year from the day of loading. */
export const sampleOrganizations: readonly SampleOrganization[] = [
  {
    name: 'acme',
    title: 'Acme Research',
    bio: 'Forecasts and experiments for people who build things.',
    product: 'security_subscription',
    members: [
      { email: ada, role: 'admin' },
      { email: 'max@acme.example', role: 'member' },
      { email: 'bill@acme.example', role: 'billing_manager' },
    ],
    channels: acmeChannels,
    policies: samplePolicies,
    groups: [
      { name: 'Data science', members: ['max@acme.example'], channels: ['conda-forge'] },
      { name: 'Release managers', members: [ada], channels: ['team'] },
    ],
    serviceAccounts: [{ name: 'nightly-build', groups: ['Release managers'] }],
  },
  {
    name: 'borealis',
    title: 'Borealis Labs',
    bio: 'Climate data of the far north.',
    product: 'commercial_subscription',
    members: [{ email: ada, role: 'admin' }],
    channels: [main],
    policies: [],
  },
  {
    name: 'cobalt',
    title: 'Cobalt Analytics',
    bio: 'Dashboards for small companies.',
    product: 'starter_subscription',
    members: [{ email: ada, role: 'admin' }],
    channels: [main],
    policies: [],
  },
  {
    name: 'dune',
    title: 'Dune Collective',
    bio: 'Open maps of dry places.',
    product: 'free_subscription',
    members: [{ email: ada, role: 'admin' }],
    channels: [main],
    policies: [],
  },
];
