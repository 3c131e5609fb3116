import type { ChannelModel } from '../channel/index.ts';
import type { Context } from '../context.ts';
import { connection, pageCursors, payload, required, type PageArguments } from '../graphql/index.ts';
import type { OrganizationModel } from '../organization/index.ts';
import { GraphQLError } from 'graphql';
import { toChangedFile, toRevision, type ExplanationModel, type ImpactModel, type PolicyModel, type RevisionModel, type RunModel } from './model.ts';
import type { PolicyDraft } from './source.ts';

interface OnChannel { organization: string; channel: string }

/** A run was started or stopped: it, and the channel as it is now. */
const withChannel = <R>(input: OnChannel, context: Context, run: () => Promise<R>) =>
  payload(async () => ({ run: await run(), channel: () => context.sources.channel.find(input.organization, input.channel) }));

/** Resolvers of the policy area. */
export const policyResolvers = {
  Organization: {
    policies: (organization: OrganizationModel, args: PageArguments & { q?: string | null }, context: Context) => {
      const q = args.q?.trim() || null;
      return connection(args, ['policies', organization.name, q], (page) => context.sources.policy.list(organization.name, q, page), (policy) => policy);
    },
    policy: (organization: OrganizationModel, { id }: { id: string }, context: Context) => context.sources.policy.byId(organization.name, id),
    availableFilterOptions: (organization: OrganizationModel, _args: unknown, context: Context) => context.sources.policy.options(organization.name),
    policyImpact: (organization: OrganizationModel, { channel, filters, policyId, packages }: { channel: string; filters: unknown; policyId?: string | null; packages: number | null }, context: Context) => {
      const most = packages ?? 20;
      if (most < 0 || most > 500) throw new GraphQLError(`"packages" must be from 0 to 500, not ${most}.`, { extensions: { code: 'BAD_USER_INPUT' } });
      return context.sources.policy.impact(organization.name, { channel, filters, policyId: policyId ?? null, packages: most });
    },
  },
  PolicyConnection: { pageCursors },
  Policy: {
    organization: (policy: PolicyModel, _args: unknown, context: Context) => required('The organization', context.sources.organization.byName(policy.organizationName)),
    revisions: (policy: PolicyModel, args: PageArguments, context: Context) => {
      if ((args.first ?? 0) > 50) throw new GraphQLError(`"first" must be from 1 to 50, not ${args.first}.`, { extensions: { code: 'BAD_USER_INPUT' } });
      return connection(args, ['revisions', policy.organizationName, policy.uuid], (page) => context.sources.policy.revisions(policy, page), (revision) => toRevision(policy, revision));
    },
    revisionAt: (policy: PolicyModel, { number }: { number: number }, context: Context) => context.sources.policy.revision(policy, number),
  },
  PolicyRevisionConnection: { pageCursors },
  PolicyRevision: {
    filters: async (revision: RevisionModel, _args: unknown, context: Context) => (
      revision.filters ?? (await required('This revision', context.sources.policy.revision({ organizationName: revision.organizationName, uuid: revision.policyUuid }, revision.number)))!.filters),
  },
  PolicyImpact: {
    channel: (impact: ImpactModel, _args: unknown, context: Context) => required('The channel', context.sources.channel.find(impact.organizationName, impact.channelName)),
  },
  AppliedPolicy: {
    policy: (applied: NonNullable<ChannelModel['appliedPolicy']>, _args: unknown, context: Context) =>
      required('The policy of this channel', context.sources.policy.find(applied.organizationName, applied.policyId)),
  },
  Channel: {
    explain: (channel: ChannelModel, { subdir, fileName }: { subdir: string; fileName: string }, context: Context) =>
      context.sources.policy.explain(channel.organizationName, channel.name, subdir, fileName),
    runs: (channel: ChannelModel, _args: unknown, context: Context) => context.sources.policy.runs(channel.organizationName, channel.name),
    run: (channel: ChannelModel, { id }: { id: string }, context: Context) => context.sources.policy.runById(channel.organizationName, channel.name, id),
    policyReportCsv: (channel: ChannelModel, _args: unknown, context: Context) => context.sources.policy.reportCsv(channel.organizationName, channel.name),
  },
  PolicyRun: {
    askedBy: async (run: RunModel, _args: unknown, context: Context) => (run.askedBy === undefined ? (await context.sources.policy.run(run.organizationName, run.channelName, run.uuid))?.askedBy : run.askedBy),
    changes: (run: RunModel, args: PageArguments & { change: 'ADDED' | 'REMOVED'; q?: string | null }, context: Context) => {
      if (run.state !== 'DONE') return null;
      const q = args.q?.trim() || null;
      return connection(args, ['changes', run.uuid, args.change, q], (page) => context.sources.policy.changes(run, args.change === 'ADDED', q, page), toChangedFile);
    },
    changesCsv: (run: RunModel, _args: unknown, context: Context) => (run.state === 'DONE' ? context.sources.policy.changesCsv(run) : null),
  },
  ChangedFileConnection: { pageCursors },
  Explanation: {
    policy: (explanation: ExplanationModel, _args: unknown, context: Context) => (
      explanation.policyId === null ? null : context.sources.policy.find(explanation.organizationName, explanation.policyId)),
  },
  Mutation: {
    createPolicy: (_: unknown, { input }: { input: PolicyDraft & { organization: string } }, context: Context) => payload(async () => ({
      policy: await context.sources.policy.create(input.organization, input),
      organization: () => context.sources.organization.byName(input.organization),
    })),
    updatePolicy: (_: unknown, { input }: { input: PolicyDraft & { organization: string; id: string } }, context: Context) =>
      payload(async () => ({ policy: await context.sources.policy.update(input.organization, input.id, input) })),
    deletePolicy: (_: unknown, { input }: { input: { organization: string; id: string } }, context: Context) => payload(async () => ({
      deletedId: await context.sources.policy.remove(input.organization, input.id),
      organization: () => context.sources.organization.byName(input.organization),
    })),
    restorePolicy: (_: unknown, { input }: { input: { organization: string; id: string } }, context: Context) => payload(async () => ({
      policy: await context.sources.policy.restore(input.organization, input.id),
      organization: () => context.sources.organization.byName(input.organization),
    })),
    restorePolicyRevision: (_: unknown, { input }: { input: { organization: string; id: string; revision: number } }, context: Context) =>
      payload(async () => ({ policy: await context.sources.policy.restoreRevision(input.organization, input.id, input.revision) })),
    applyPolicy: (_: unknown, { input }: { input: OnChannel & { policyId: string } }, context: Context) =>
      withChannel(input, context, () => context.sources.policy.apply(input.organization, input.channel, input.policyId)),
    removePolicy: (_: unknown, { input }: { input: OnChannel }, context: Context) =>
      withChannel(input, context, () => context.sources.policy.takeOff(input.organization, input.channel)),
    cancelRun: (_: unknown, { input }: { input: OnChannel & { id: string } }, context: Context) =>
      withChannel(input, context, () => context.sources.policy.cancel(input.organization, input.channel, input.id)),
  },
};
