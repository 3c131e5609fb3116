import type { Context } from '../context.ts';
import type { WorkInput, WorkKind } from '../gen/schema.ts';
import { connection, onlyFor, payload, type AreaResolvers } from '../graphql/index.ts';
import type { OperatorSource } from './source.ts';

/** What there is to see for operators: nothing of its own. */
export type OperatorModel = Record<never, never>;

/** A field of what operators see. */
const seen =
  <A, R>(read: (source: OperatorSource, args: A) => R) =>
  (_: unknown, args: A, context: Context): R =>
    read(context.sources.operator, args);

/** A mutation of operators; the platform refuses everybody else. */
const change =
  <A, R extends object>(write: (source: OperatorSource, args: A) => Promise<R>) =>
  (_: unknown, args: A, context: Context) =>
    payload(() => write(context.sources.operator, args));

/** A change of work, with the queues as they are then. */
const ofWork = (write: (source: OperatorSource, kind: WorkKind, id: string) => Promise<void>) =>
  change(async (source, { input: { kind, workId } }: { input: WorkInput }) => {
    await write(source, kind, workId);
    return { jobs: () => source.jobs() };
  });

const item = <T>(one: T): T => one;

/** Resolvers of what the hub's operators see and do. */
export const operatorResolvers = {
  Query: {
    // Only a courtesy: every call behind it is refused to others by the platform.
    operator: async (_, _args, context) =>
      onlyFor(
        'operators of the hub',
        context.viewer !== null && (await context.sources.account.private()).isOperator,
        () => ({}),
      ),
  },
  Operator: {
    people: seen((source, { search, state, ...args }) =>
      connection(args, ['people', search, state], (page) => source.people(search ?? null, state ?? null, page), item),
    ),
    person: seen((source, { userId }) => source.person(userId)),
    organizations: seen((source, { search, ...args }) =>
      connection(args, ['hub organizations', search], (page) => source.organizations(search ?? null, page), item),
    ),
    organization: seen((source, { name }) => source.organization(name)),
    mail: seen((source) => source.mail()),
    queuedMails: seen((source, args) => connection(args, ['queued mails'], (page) => source.queuedMails(page), item)),
    jobs: seen((source) => source.jobs()),
    failures: seen((source, args) => connection(args, ['failures'], (page) => source.failures(page), item)),
    storage: seen((source) => source.storage()),
    feeds: seen((source) => source.feeds()),
    feedBundles: seen((source) => source.feedBundles()),
    packageChanges: seen((source, args) =>
      connection(args, ['package changes'], (page) => source.packageChanges(page), item),
    ),
    packages: seen((source, { q, state, ...args }) =>
      connection(
        args,
        ['hub packages', q, state],
        (page) => source.packages(q?.trim() || null, state ?? null, page),
        item,
      ),
    ),
    log: seen((source, args) => connection(args, ['operator log'], (page) => source.log(page), item)),
  },
  Mutation: {
    changePerson: change(async (source, { input }) => ({
      person: await source.changePerson(input.userId, {
        isOperator: input.isOperator,
        isDisabled: input.isDisabled,
        confirm: input.confirm ?? false,
      }),
    })),
    sendPasswordLink: change(async (source, { input: { userId } }) => {
      await source.sendPasswordLink(userId);
      return { person: () => source.person(userId) };
    }),
    grantPersonPlan: change(async (source, { input: { userId, ...grant } }) => ({
      person: await source.grantPersonPlan(userId, grant),
    })),
    takePersonPlan: change(async (source, { input: { userId } }) => ({ person: await source.takePersonPlan(userId) })),
    grantOrganizationPlan: change(async (source, { input: { organization, ...grant } }) => ({
      organization: await source.grantOrganizationPlan(organization, grant),
    })),
    takeOrganizationPlan: change(async (source, { input: { organization } }) => ({
      organization: await source.takeOrganizationPlan(organization),
    })),
    sendTestMail: change((source) => source.sendTestMail()),
    retryMail: change(async (source, { input: { mailId } }) => {
      await source.retryMail(mailId);
      return { mail: () => source.mail() };
    }),
    switchFeed: change(async (source, { input: { feedId, isEnabled } }) => {
      await source.switchFeed(feedId, isEnabled);
      return { feeds: () => source.feeds() };
    }),
    setFeedKey: change(async (source, { input: { feedId, key } }) => {
      await source.setFeedKey(feedId, key);
      return { feeds: () => source.feeds() };
    }),
    removeFeedKey: change(async (source, { input: { feedId } }) => {
      await source.setFeedKey(feedId, null);
      return { feeds: () => source.feeds() };
    }),
    fetchFeed: change(async (source, { input: { feedId } }) => {
      await source.fetchFeed(feedId);
      return { feeds: () => source.feeds() };
    }),
    makeFeedBundle: change(async (source, { input: { feedIds } }) => ({
      bundles: await source.makeFeedBundle(feedIds),
    })),
    loadFeedBundle: change(async (source, { input }) => ({ bundles: await source.loadFeedBundle(input) })),
    removeFeedBundle: change(async (source, { input: { fileName } }) => ({
      bundles: await source.removeFeedBundle(fileName),
    })),
    sayUpstream: change(async (source, { input }) => {
      await source.sayUpstream(input);
      return { name: input.name };
    }),
    decidePackageChange: change(async (source, { input: { name, accept } }) => {
      await source.decidePackageChange(name, accept);
      return { name };
    }),
    retryWork: ofWork((source, kind, id) => source.retryWork(kind, id)),
    cancelWork: ofWork((source, kind, id) => source.cancelWork(kind, id)),
  },
} satisfies AreaResolvers;
