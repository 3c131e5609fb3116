import { connection, onlyFor, pageCursors, payload, unlessHidden, type AreaResolvers } from '../graphql/index.ts';

const ADMINS = 'admins of the organization';
const MEMBERS = 'members of the organization';

/** Resolvers of the exception area. */
export const exceptionResolvers = {
  Organization: {
    exceptionRequests: ({ name, role }, { state, ...args }, context) =>
      onlyFor(ADMINS, role === 'ADMIN', () =>
        connection(
          args,
          ['exception requests', name, state ?? null],
          (page) => context.sources.exception.list(name, state ?? null, page),
          (request) => request,
        ),
      ),
    exceptionRequest: ({ name, role }, { requestId }, context) =>
      onlyFor(ADMINS, role === 'ADMIN', () => context.sources.exception.find(name, requestId)),
    exceptions: ({ name }, { history, ...args }, context) =>
      unlessHidden(
        MEMBERS,
        connection(
          args,
          ['exceptions', name, history ?? false],
          (page) => context.sources.exception.granted(name, null, history === true, page),
          (exception) => exception,
        ),
      ),
  },
  Channel: {
    exceptions: ({ name, organizationName }, { history, ...args }, context) =>
      unlessHidden(
        MEMBERS,
        connection(
          args,
          ['exceptions', organizationName, name, history ?? false],
          (page) => context.sources.exception.granted(organizationName, name, history === true, page),
          (exception) => exception,
        ),
      ),
    ownExceptionRequests: ({ name, organizationName }, args, context) =>
      onlyFor('people who are signed in', context.viewer !== null, () =>
        context.sources.exception.own(organizationName, name, args.package ?? null),
      ),
  },
  ExceptionRequest: {
    impact: (request, { spec }, context) => context.sources.exception.impact(request, spec ?? null),
  },
  ExceptionRequestConnection: { pageCursors },
  GrantedExceptionConnection: { pageCursors },
  Mutation: {
    askForException: (_, { input: { organization, channel, spec, reason } }, context) =>
      payload(async () => ({ request: await context.sources.exception.ask(organization, channel, spec, reason) })),
    withdrawExceptionRequest: (_, { input: { organization, channel, requestId } }, context) =>
      payload(async () => {
        await context.sources.exception.withdraw(organization, channel, requestId);
        return { withdrawnId: requestId };
      }),
    decideExceptionRequest: (_, { input }, context) =>
      payload(async () => ({ request: await context.sources.exception.decide(input) })),
    moveExceptionEnd: (_, { input: { organization, channel, exceptionId, until } }, context) =>
      payload(async () => ({
        exception: await (until === undefined
          ? context.sources.exception.one(organization, channel, exceptionId)
          : context.sources.exception.moveEnd(organization, channel, exceptionId, until)),
      })),
    endException: (_, { input: { organization, channel, exceptionId } }, context) =>
      payload(async () => {
        await context.sources.exception.end(organization, channel, exceptionId);
        return { endedId: exceptionId };
      }),
  },
} satisfies AreaResolvers;
