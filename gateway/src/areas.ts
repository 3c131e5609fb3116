// What the gateway's areas have by hand. Everything else follows from the schema (gen/calls.ts).
import { accountResolvers } from './account/resolvers.ts';
import { settingsResolvers } from './account/settings.ts';
import { advisoryNoticeResolvers } from './advisoryNotice/resolvers.ts';
import { artifactResolvers } from './artifact/resolvers.ts';
import { auditResolvers } from './audit/resolvers.ts';
import { billingResolvers } from './billing/resolvers.ts';
import { bundleResolvers } from './bundle/resolvers.ts';
import { changeResolvers } from './change/resolvers.ts';
import { channelResolvers } from './channel/resolvers.ts';
import { collectionResolvers } from './collection/resolvers.ts';
import { deltaResolvers } from './delta/resolvers.ts';
import { environmentResolvers } from './environment/resolvers.ts';
import { exceptionResolvers } from './exception/resolvers.ts';
import { flagResolvers } from './flag/resolvers.ts';
import { credentialResolvers, outboxMailOf, sessionOf } from './identity/credentials.ts';
import { factorResolvers, passkeyOf } from './identity/factors.ts';
import { federationResolvers } from './identity/federation.ts';
import { identityResolvers } from './identity/resolvers.ts';
import { invitationResolvers } from './invitation/resolvers.ts';
import { listExportResolvers } from './listExport/resolvers.ts';
import { liveResolvers } from './live/resolvers.ts';
import { notebookResolvers } from './notebook/resolvers.ts';
import { operatorResolvers } from './operator/resolvers.ts';
import { organizationResolvers } from './organization/resolvers.ts';
import { paymentResolvers } from './payment/resolvers.ts';
import { policyResolvers } from './policy/resolvers.ts';
import { probeResolvers } from './probe/resolvers.ts';
import { projectResolvers } from './project/resolvers.ts';
import { promotionResolvers } from './promotion/resolvers.ts';
import { reportResolvers } from './report/resolvers.ts';
import { searchResolvers } from './search/resolvers.ts';
import { serviceAccountResolvers } from './serviceAccount/resolvers.ts';
import { statusResolvers } from './status/resolvers.ts';
import { tokenResolvers } from './token/resolvers.ts';
import { webhookResolvers } from './webhook/resolvers.ts';
import { node, type NodeLoaders } from './graphql/loaders.ts';
import type { AreaResolvers } from './graphql/resolvers.ts';

/** Resolvers of what computes, batches, or joins. */
export const resolvers = [
  accountResolvers,
  settingsResolvers,
  advisoryNoticeResolvers,
  artifactResolvers,
  auditResolvers,
  billingResolvers,
  bundleResolvers,
  changeResolvers,
  channelResolvers,
  collectionResolvers,
  deltaResolvers,
  environmentResolvers,
  exceptionResolvers,
  flagResolvers,
  identityResolvers,
  credentialResolvers,
  factorResolvers,
  federationResolvers,
  invitationResolvers,
  listExportResolvers,
  liveResolvers,
  notebookResolvers,
  operatorResolvers,
  organizationResolvers,
  paymentResolvers,
  policyResolvers,
  probeResolvers,
  projectResolvers,
  promotionResolvers,
  reportResolvers,
  searchResolvers,
  serviceAccountResolvers,
  statusResolvers,
  tokenResolvers,
  webhookResolvers,
] as const satisfies readonly AreaResolvers[];

/** Types with global IDs that several calls, or none of their own, read. */
export const nodes = {
  User: node(['id'], ({ id }, { sources }) => sources.account.user(id)),
  ChannelToken: node(['organization', 'uuid'], ({ organization }, { sources }) =>
    sources.account.channelToken(organization),
  ),
  Package: node(['organization', 'channel', 'name'], ({ organization, channel, name }, { sources }) =>
    sources.artifact.find(organization, channel, name),
  ),
  PackageFile: node(
    ['organization', 'channel', 'subdir', 'fileName'],
    ({ organization, channel, subdir, fileName }, { sources }) =>
      sources.artifact.file(organization, channel, subdir, fileName),
  ),
  Cve: node(['id'], ({ id }, { sources }) => sources.artifact.cve(id)),
  Subscription: node(['holder', 'uuid'], ({ holder, uuid }, { sources }) => sources.billing.subscription(holder, uuid)),
  Channel: node(['organization', 'uuid'], ({ organization, uuid }, { sources }) =>
    sources.channel.byId(organization, uuid),
  ),
  MirrorSync: node(['organization', 'channel', 'uuid'], ({ organization, channel, uuid }, { sources }) =>
    sources.channel.sync(organization, channel, uuid),
  ),
  Environment: node(['organization', 'uuid'], ({ organization, uuid }, { sources }) =>
    sources.environment.find(organization, uuid),
  ),
  Passkey: node(['uuid'], ({ uuid }, context) => passkeyOf(uuid, context)),
  UserSession: node(['uuid'], ({ uuid }, context) => sessionOf(uuid, context)),
  OutboxEmail: node(['uuid'], ({ uuid }, context) => outboxMailOf(uuid, context)),
  Organization: node(['uuid'], ({ uuid }, { sources }) => sources.organization.byId(uuid)),
  Member: node(['organization', 'user'], ({ organization, user }, { sources }) =>
    sources.organization.member(organization, user),
  ),
  Policy: node(['organization', 'uuid'], ({ organization, uuid }, { sources }) =>
    sources.policy.find(organization, uuid),
  ),
  PolicyRun: node(['organization', 'channel', 'uuid'], ({ organization, channel, uuid }, { sources }) =>
    sources.policy.run(organization, channel, uuid),
  ),
} satisfies NodeLoaders;
