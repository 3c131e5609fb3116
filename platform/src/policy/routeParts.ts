/** What the routes of policies share. */
import { organizationOf } from '../http/index.ts';
import type { RouteContext } from '../http/index.ts';
import { readerOf } from '../channel/index.ts';
import type { ChannelRow, Channels } from '../channel/index.ts';
import type { Applied } from './applied.ts';
import type { ExplanationAnswer } from './contract.ts';
import type { FileKey } from './explain.ts';
import type { PolicyFiles } from './files.ts';
import type { ImpactService } from './impact.ts';
import type { PolicyService } from './policies.ts';
import type { ReportService } from './csvReports.ts';

/** Base path of an organization. */
export const ORGANIZATION = '/api/organizations/{org}';
/** Path of policies. */
export const POLICIES = `${ORGANIZATION}/repo-policies`;
/** Base path of the policy applied to a channel. */
export const CHANNEL = `${ORGANIZATION}/channel-policies/{channel}`;
/** Older path of the policy applied to a channel. */
export const ALIAS = `${ORGANIZATION}/channel-policies/{sameOrg}/{channel}/current`;

/** Dependencies of the routes. */
export interface PolicyParts {
  channels: Channels;
  policies: PolicyService;
  applied: Applied;
  impact: ImpactService;
  files: PolicyFiles;
  reports: ReportService;
  explain(channel: ChannelRow, file: FileKey, forMembers: boolean): Promise<ExplanationAnswer>;
}

/**
 * Returns the channel names that the caller can see.
 * Every member can read policies, but not the names of private channels under them.
 */
export async function readableNames(
  channels: PolicyParts['channels'],
  context: Pick<RouteContext, 'viewer' | 'organization'>,
): Promise<ReadonlySet<string>> {
  const readable = await channels.readableNames(readerOf(context.viewer), {
    organizationId: organizationOf(context).id,
  });
  return new Set(readable.map(({ name }) => name));
}
