import { forMembers } from './source.ts';
import { connection, pageCursors, payload, type AreaResolvers } from '../graphql/index.ts';

/** Resolvers of the exception area. */
export const exceptionResolvers = {
  Organization: {
    // Upstream would refuse others, so it is not asked for them.
    exceptionRequests: ({ name, role }, { state, ...args }, context) =>
      role === 'ADMIN'
        ? connection(
            args,
            ['exception requests', name, state ?? null],
            (page) => context.sources.exception.list(name, state ?? null, page),
            (request) => request,
          )
        : null,
    exceptionRequest: ({ name, role }, { requestId }, context) =>
      role === 'ADMIN' ? context.sources.exception.find(name, requestId) : null,
    exceptions: ({ name }, { history, ...args }, context) =>
      forMembers(
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
      forMembers(
        connection(
          args,
          ['exceptions', organizationName, name, history ?? false],
          (page) => context.sources.exception.granted(organizationName, name, history === true, page),
          (exception) => exception,
        ),
      ),
    ownExceptionRequests: ({ name, organizationName }, args, context) =>
      context.viewer ? context.sources.exception.own(organizationName, name, args.package ?? null) : null,
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
        exception: await context.sources.exception.moveEnd(organization, channel, exceptionId, until ?? null),
      })),
    endException: (_, { input: { organization, channel, exceptionId } }, context) =>
      payload(async () => {
        await context.sources.exception.end(organization, channel, exceptionId);
        return { endedId: exceptionId };
      }),
  },
} satisfies AreaResolvers;
