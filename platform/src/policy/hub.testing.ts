/** Shared parts of the policy tests: a hub with an organization, a channel of a few files, and helpers for both. */
import assert from 'node:assert/strict';
import { formToFilters, emptyForm } from '@terrarium/domain/policy';
import type { Filters, PackageRules, CveRule, Exclusion } from '@terrarium/domain/policy';
import { isBadRecord, readRecord } from '../channel/index.ts';
import type { ChannelRow, Channels } from '../channel/index.ts';
import type { Repo } from '../repo/index.ts';
import { startPlatform } from '../testing/index.ts';
import { newId } from '../db/index.ts';
import type { Send, TestOptions, TestOrganization, TestPlatform, TestUser } from '../testing/index.ts';
import type { PolicyAnswer } from './contract.ts';
import type { RunAnswer } from './appliedContract.ts';
import type { PolicyArea } from './index.ts';

/** A platform with the areas that policies need. */
export interface PolicyHub extends TestPlatform {
  channels: Channels;
  repo: Repo;
  policies: PolicyArea;
  /** An organization `acme` with an admin, a member and a billing manager. */
  acme: TestOrganization;
  admin: Send;
  member: Send;
  biller: Send;
  /** A user of no organization. */
  stranger: Send;
  /** A public channel with these files, published. */
  aChannel(given?: {
    name?: string;
    files?: readonly FileGiven[];
    sources?: string[];
    organization?: TestOrganization;
    privacy?: ChannelRow['privacy'];
  }): Promise<ChannelRow>;
  /** A policy as the wizard would save it. */
  aPolicy(given?: DraftGiven & { name?: string }): Promise<PolicyAnswer>;
  /** Applies a policy and waits until it is in force. */
  apply(channel: ChannelRow, policy: PolicyAnswer): Promise<RunAnswer>;
  /** File names that a client sees in a subdir. */
  served(channel: ChannelRow, subdir?: string): Promise<string[]>;
}

/** A file of a test channel; `fn` is made of name, version and build. */
export interface FileGiven {
  name: string;
  version?: string;
  build?: string;
  subdir?: string;
  license?: string;
  depends?: string[];
  constrains?: string[];
  /** ms since the epoch. */
  timestamp?: number;
}

/** What a draft says, in the words of the wizard's form. */
export interface DraftGiven {
  license?: PackageRules['license'];
  platform?: PackageRules['platform'];
  names?: PackageRules['names'];
  keepLegacy?: boolean;
  includeDependencies?: boolean;
  cve?: Partial<CveRule>;
  exclusions?: Exclusion['specs'];
}

/** The filters of a draft as the wizard writes them. */
export function aDraft(given: DraftGiven = {}): Filters {
  const form = emptyForm();
  const { license, platform, names, keepLegacy, includeDependencies } = given;
  Object.assign(
    form.packageRules,
    Object.fromEntries(
      Object.entries({ license, platform, names, keepLegacy, includeDependencies }).filter(
        ([, value]) => value !== undefined,
      ),
    ),
  );
  if (given.cve) Object.assign(form.cveRules[0]!, given.cve);
  if (given.exclusions) form.exclusions[0]!.specs = given.exclusions;
  return formToFilters(form);
}

/** Files of three licenses on two platforms. */
export const someFiles: readonly FileGiven[] = [
  { name: 'numpy', version: '1.26.4', license: 'BSD-3-Clause' },
  { name: 'numpy', version: '2.1.0', license: 'BSD-3-Clause' },
  { name: 'pillow', version: '10.0.0', license: 'HPND' },
  { name: 'pillow', version: '10.3.0', license: 'HPND' },
  { name: 'readline', version: '8.2', license: 'GPL-3.0-only' },
  { name: 'requests', version: '2.32.3', license: 'Apache-2.0', subdir: 'noarch', depends: ['pillow'] },
];

/** File name of a test file. */
export function fileNameOf({ name, version = '1.0', build = 'h0_0' }: FileGiven): string {
  return `${name}-${version}-${build}.conda`;
}

let counter = 0;
/** Names of this process: a suite may take up the data that another process left. */
const own = newId().slice(-6);

/** Starts a hub. */
export async function startHub(options: TestOptions = {}): Promise<PolicyHub> {
  const platform = await startPlatform(options);
  const people = ['ada', 'max', 'bill', 'nora'].map((name) =>
    platform.aUser({ email: `${name}-${own}-${++counter}@example.org` }),
  );
  const [ada, max, bill, nora] = (await Promise.all(people)) as [TestUser, TestUser, TestUser, TestUser];
  const acme = await platform.anOrganization({
    name: `acme-${own}-${++counter}`,
    members: { admin: ada, member: max, billing_manager: bill },
  });
  const {
    channel: { channels },
    repo,
    policy: policies,
  } = platform.composition.areas;
  const admin = await platform.as(ada.email);
  return {
    ...platform,
    channels,
    repo,
    policies,
    acme,
    admin,
    member: await platform.as(max.email),
    biller: await platform.as(bill.email),
    stranger: await platform.as(nora.email),

    async aChannel(given = {}) {
      const channel = await channels.create((given.organization ?? acme).id, {
        name: given.name ?? `channel-${++counter}`,
        description: '',
        privacy: given.privacy ?? 'public',
        ...(given.sources ? { type: 'virtual' as const, sources: given.sources } : { type: 'hosted' as const }),
      });
      await addFiles(channels, channel, given.files ?? []);
      await policies.runs.idle(channel.id);
      return channel;
    },

    async aPolicy(given = {}) {
      const response = await admin(`/api/organizations/${acme.name}/repo-policies`, {
        method: 'POST',
        json: { name: given.name ?? `Policy ${++counter}`, description: 'For tests', filters: aDraft(given) },
      });
      assert.equal(response.status, 201);
      return (await response.json()) as PolicyAnswer;
    },

    async apply(channel, policy) {
      const response = await admin(`/api/organizations/${acme.name}/channel-policies/${channel.name}/current`, {
        method: 'POST',
        json: { policy_id: policy.id },
      });
      assert.equal(response.status, 202, await response.clone().text());
      const run = (await response.json()) as RunAnswer;
      await policies.runs.idle(channel.id);
      return (await (
        await admin(`/api/organizations/${acme.name}/channel-policies/${channel.name}/runs/${run.id}`)
      ).json()) as RunAnswer;
    },

    async served(channel, subdir = 'linux-64') {
      const response = await admin(`/repo/${channel.organization_name}/${channel.name}/${subdir}/repodata.json`);
      assert.equal(response.status, 200);
      const repodata = (await response.json()) as { packages: object; 'packages.conda': object };
      return [...Object.keys(repodata.packages), ...Object.keys(repodata['packages.conda'])].sort();
    },
  };
}

/** Puts files into a channel. */
export async function addFiles(channels: Channels, channel: ChannelRow, files: readonly FileGiven[]): Promise<void> {
  if (files.length === 0) return;
  await channels.addFiles(
    channel.id,
    files.map((file) => {
      const {
        name,
        version = '1.0',
        build = 'h0_0',
        subdir = 'linux-64',
        license,
        depends = [],
        constrains,
        timestamp = Date.parse('2025-01-01T00:00:00Z'),
      } = file;
      const record = readRecord(subdir, fileNameOf(file), {
        name,
        version,
        build,
        build_number: 0,
        subdir,
        depends,
        ...(constrains && { constrains }),
        timestamp,
        size: 1000,
        sha256: 'ab'.repeat(32),
        md5: 'cd'.repeat(16),
        ...(license ? { license } : {}),
      });
      if (isBadRecord(record)) throw new Error(record.reason);
      return record;
    }),
  );
}
