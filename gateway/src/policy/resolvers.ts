import type { Context } from '../context.ts';
import {
  connection,
  pageCursors,
  maySee,
  onlyFor,
  payload,
  required,
  withPages,
  type AreaResolvers,
} from '../graphql/index.ts';
import { GraphQLError } from 'graphql';
import { FILE_ACTIONS, toChangedFile, toRevision } from './model.ts';
import type { PolicyChoice } from './source.ts';

interface OnChannel {
  organization: string;
  channel: string;
}

/** A run was started or stopped: it, and the channel as it is now. */
const withChannel = <R>(input: OnChannel, context: Context, run: () => Promise<R>) =>
  payload(async () => ({
    run: await run(),
    channel: () => context.sources.channel.find(input.organization, input.channel),
  }));

/** Which policies a list or a table has. */
const choiceOf = ({
  query,
  name,
  sort,
}: {
  query?: string | null;
  name?: string | null;
  sort?: PolicyChoice['sort'] | null;
}): PolicyChoice => ({ q: query?.trim() || null, name: name?.trim() || null, sort: sort ?? 'UPDATED' });

/** Resolvers of the policy area. */
export const policyResolvers = {
  Organization: {
    policies: (organization, args, context) => {
      const choice = choiceOf(args);
      return connection(
        args,
        ['policies', organization.name, choice],
        (page) => context.sources.policy.list(organization.name, choice, page),
        (policy) => policy,
      );
    },
    policy: (organization, { id }, context) => context.sources.policy.byId(organization.name, id),
    installabilityIssues: ({ name, role }, _args, context) =>
      onlyFor('admins and members of the organization', maySee(context, role === 'ADMIN' || role === 'MEMBER'), () =>
        context.sources.policy.losses(name),
      ),
    policyImpact: (organization, { channel, filters, rules, policyId, packageLimit }, context) => {
      const most = packageLimit ?? 20;
      if (most < 0 || most > 500)
        throw new GraphQLError(`"packageLimit" must be from 0 to 500, not ${most}.`, {
          extensions: { code: 'BAD_USER_INPUT' },
        });
      return context.sources.policy.impact(organization.name, {
        channel,
        filters,
        rules,
        policyId: policyId ?? null,
        packages: most,
      });
    },
    policyPlan: (organization, { file, name }, context) =>
      context.sources.policy.plan(organization.name, file, name ?? null),
    policyFileErrors: (organization, { file, name }, context) =>
      context.sources.policy.fileMistakes(organization.name, file, name ?? null),
    exceptionSuggestions: (organization, { channel, filters, rules, policyId, targets, excludePackages }, context) =>
      context.sources.policy.repair(organization.name, {
        channel,
        filters,
        rules,
        policyId: policyId ?? null,
        targets: targets ?? 'MOST_NEEDED',
        never: excludePackages ?? [],
      }),
  },
  PolicyConnection: { pageCursors },
  Policy: {
    organization: (policy, _args, context) =>
      required('The organization', context.sources.organization.byName(policy.organizationName)),
    export: (policy, { format }, context) => context.sources.policy.file(policy, format ?? 'YAML'),
    revisions: (policy, args, context) =>
      connection(
        args,
        ['revisions', policy.organizationName, policy.uuid],
        (page) => context.sources.policy.revisions(policy, page),
        (revision) => toRevision(policy, revision),
        undefined,
        50,
      ),
    revisionAt: (policy, { number }, context) => context.sources.policy.revision(policy, number),
  },
  PolicyRevisionConnection: { pageCursors },
  PolicyRevision: {
    filters: async (revision, _args, context) =>
      revision.filters ??
      (await required(
        'The rules of this revision',
        context.sources.policy
          .revision({ organizationName: revision.organizationName, uuid: revision.policyUuid }, revision.number)
          .then((found) => found?.filters ?? null),
      )),
  },
  PolicyImpact: {
    channel: (impact, _args, context) =>
      required('The channel', context.sources.channel.find(impact.organizationName, impact.channelName)),
  },
  PolicyPlan: {
    policy: (plan, _args, context) =>
      plan.policyUuid === null ? null : context.sources.policy.find(plan.organizationName, plan.policyUuid),
  },
  PlannedChannel: {
    channel: (planned, _args, context) =>
      required('The channel', context.sources.channel.find(planned.organizationName, planned.channelName)),
  },
  AppliedPolicy: {
    policy: (applied, _args, context) =>
      required('The policy of this channel', context.sources.policy.find(applied.organizationName, applied.policyId)),
  },
  Channel: {
    currentPolicy: async ({ organizationName, name }, _args, context) => {
      const organization = await context.sources.organization.byName(organizationName);
      return onlyFor('members of the organization', maySee(context, (organization?.role ?? null) !== null), () =>
        context.sources.policy.current(organizationName, name),
      );
    },
    decisionExplanation: (channel, { subdir, fileName }, context) =>
      context.sources.policy.explain(channel.organizationName, channel.name, subdir, fileName),
    runs: (channel, _args, context) => context.sources.policy.runs(channel.organizationName, channel.name),
    run: (channel, { id }, context) => context.sources.policy.runById(channel.organizationName, channel.name, id),
    policyMonitoring: async ({ organizationName, name }, _args, context, info) => {
      const organization = await context.sources.organization.byName(organizationName);
      return onlyFor('admins of the organization', maySee(context, organization?.role === 'ADMIN'), () =>
        withPages(info, 'requests', ['policyMonitoring', organizationName, name], (page) =>
          context.sources.policy.monitoring(organizationName, name, page),
        ),
      );
    },
  },
  PolicyMonitoring: { requests: ({ pages }, args) => pages(args) },
  PolicyRun: {
    requestedBy: async (run, _args, context) =>
      run.requestedBy === undefined
        ? ((await context.sources.policy.run(run.organizationName, run.channelName, run.uuid))?.requestedBy ?? null)
        : run.requestedBy,
    installability: async (run, _args, context) =>
      run.installability === undefined
        ? ((await context.sources.policy.run(run.organizationName, run.channelName, run.uuid))?.installability ?? null)
        : run.installability,
    failedChecks: async (run, _args, context) =>
      run.failedChecks ??
      (await context.sources.policy.run(run.organizationName, run.channelName, run.uuid))?.failedChecks ??
      [],
    changes: async (run, args, context) => {
      if (run.state !== 'DONE') return null;
      const q = args.query?.trim() || null;
      let reasonsKept = true;
      const page = await connection(
        args,
        ['changes', run.uuid, args.change, q],
        async (slice) => {
          const answer = await context.sources.policy.changes(run, args.change === 'ADDED', q, slice);
          reasonsKept = answer.reasons_kept;
          return answer;
        },
        toChangedFile,
      );
      return Object.assign(page, { hasReasons: reasonsKept });
    },
    changesCsv: (run, _args, context) => (run.state === 'DONE' ? context.sources.policy.changesCsv(run) : null),
  },
  ChangedFileConnection: { pageCursors },
  DecisionExplanation: {
    policy: (explanation, _args, context) =>
      explanation.policyId === null
        ? null
        : context.sources.policy.find(explanation.organizationName, explanation.policyId),
  },
  Mutation: {
    createPolicy: (_, { input }, context) =>
      payload(async () => ({
        policy: await context.sources.policy.create(input.organization, input),
        organization: () => context.sources.organization.byName(input.organization),
      })),
    updatePolicy: (_, { input }, context) =>
      payload(async () => ({
        policy: await context.sources.policy.update(
          input.organization,
          input.policyId,
          {
            ...(input.name === undefined ? {} : { name: input.name as string }),
            description: input.description,
            filters: input.filters,
            rules: input.rules,
            filter: input.filter,
          },
          input.expectedRevision ?? null,
        ),
      })),
    restorePolicyRevision: (_, { input }, context) =>
      payload(async () => ({
        policy: await context.sources.policy.restoreRevision(input.organization, input.policyId, input.revision),
      })),
    applyPolicyFile: (_, { input: { organization, file, name, fingerprint } }, context) =>
      payload(async () => {
        const done = await context.sources.policy.applyFile(organization, file, name ?? null, fingerprint ?? null);
        return {
          policy: () => context.sources.policy.find(organization, done.policy.id),
          action: FILE_ACTIONS[done.action],
          channels: done.channels.map(({ channel }) => channel),
          organization: () => context.sources.organization.byName(organization),
        };
      }),
    applyPolicy: (_, { input }, context) =>
      withChannel(input, context, () =>
        context.sources.policy.apply(input.organization, input.channel, input.policyId, input.isMonitored ?? false),
      ),
    removeChannelPolicy: (_, { input }, context) =>
      withChannel(input, context, () => context.sources.policy.takeOff(input.organization, input.channel)),
    publishPolicyRun: (_, { input }, context) =>
      withChannel(input, context, () => context.sources.policy.release(input.organization, input.channel, input.runId)),
    cancelPolicyRun: (_, { input }, context) =>
      withChannel(input, context, () => context.sources.policy.cancel(input.organization, input.channel, input.runId)),
  },
} satisfies AreaResolvers;
