import type { Context } from '../context.ts';
import { connection, payload, type PageArguments } from '../graphql/index.ts';
import type { Grant, OperatorSource, WorkKind } from './source.ts';

interface Search { search: string | null }
type Person = { input: { userId: string } };
type Organization = { input: { organization: string } };
type Work = { input: { kind: WorkKind; workId: string } };

/** A field of what operators see. */
const seen = <A, R>(read: (source: OperatorSource, args: A) => R) => (_: unknown, args: A, context: Context): R => read(context.sources.operator, args);

/** A mutation of operators; the platform refuses everybody else. */
const change = <A, R extends object>(write: (source: OperatorSource, args: A) => Promise<R>) => (_: unknown, args: A, context: Context) => payload(() => write(context.sources.operator, args));

/** A change of work, with the queues as they are then. */
const ofWork = (write: (source: OperatorSource, kind: WorkKind, id: string) => Promise<void>) => change(async (source, { input: { kind, workId } }: Work) => {
  await write(source, kind, workId);
  return { jobs: () => source.jobs() };
});

const item = <T>(one: T): T => one;

/** Resolvers of what the hub's operators see and do. */
export const operatorResolvers = {
  Query: {
    // Only a courtesy: every call behind it is refused to others by the platform.
    operator: async (_: unknown, _args: unknown, context: Context) => (context.viewer !== null && (await context.sources.account.private()).isOperator ? {} : null),
  },
  Operator: {
    people: seen((source, { search, state, ...args }: PageArguments & Search & { state: string | null }) => connection(args, ['people', search, state], (page) => source.people(search, state, page), item)),
    person: seen((source, { userId }: { userId: string }) => source.person(userId)),
    organizations: seen((source, { search, ...args }: PageArguments & Search) => connection(args, ['hub organizations', search], (page) => source.organizations(search, page), item)),
    organization: seen((source, { name }: { name: string }) => source.organization(name)),
    mail: seen((source) => source.mail()),
    queuedMails: seen((source, args: PageArguments) => connection(args, ['queued mails'], (page) => source.queuedMails(page), item)),
    jobs: seen((source) => source.jobs()),
    failures: seen((source, args: PageArguments) => connection(args, ['failures'], (page) => source.failures(page), item)),
    storage: seen((source) => source.storage()),
    log: seen((source, args: PageArguments) => connection(args, ['operator log'], (page) => source.log(page), item)),
  },
  Mutation: {
    changePerson: change(async (source, { input }: { input: { userId: string; isOperator?: boolean | null; isDisabled?: boolean | null; confirm?: boolean | null } }) => ({
      person: await source.changePerson(input.userId, { isOperator: input.isOperator ?? undefined, isDisabled: input.isDisabled ?? undefined, confirm: input.confirm ?? false }),
    })),
    sendPasswordLink: change(async (source, { input: { userId } }: Person) => {
      await source.sendPasswordLink(userId);
      return { person: () => source.person(userId) };
    }),
    grantPersonPlan: change(async (source, { input: { userId, ...grant } }: { input: { userId: string } & Grant }) => ({ person: await source.grantPersonPlan(userId, grant) })),
    takePersonPlan: change(async (source, { input: { userId } }: Person) => ({ person: await source.takePersonPlan(userId) })),
    grantOrganizationPlan: change(async (source, { input: { organization, ...grant } }: { input: { organization: string } & Grant }) => ({ organization: await source.grantOrganizationPlan(organization, grant) })),
    takeOrganizationPlan: change(async (source, { input: { organization } }: Organization) => ({ organization: await source.takeOrganizationPlan(organization) })),
    sendTestMail: change((source) => source.sendTestMail()),
    retryMail: change(async (source, { input: { mailId } }: { input: { mailId: string } }) => {
      await source.retryMail(mailId);
      return { mail: () => source.mail() };
    }),
    retryWork: ofWork((source, kind, id) => source.retryWork(kind, id)),
    cancelWork: ofWork((source, kind, id) => source.cancelWork(kind, id)),
  },
};
