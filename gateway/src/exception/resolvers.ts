import { toPolicyException } from '../gen/calls.ts';
import { namedBy, payload, severityOf, type AreaResolvers } from '../graphql/index.ts';
import { path, type Schemas } from '../rest/index.ts';

/** Resolvers of exceptions from policies. */
export const exceptionResolvers = {
  ExceptedFile: { cveIds: ({ rest }) => rest.cves.map(({ id }) => id) },
  ExceptedCve: { severity: ({ score }) => severityOf(score) },
  ExceptedLicense: { license: ({ rest }) => rest.license || null },
  Mutation: {
    updateException: (_, { input: { organization, channel, exceptionId, expiresOn } }, { rest }) =>
      payload(async () => {
        const uuid = namedBy('PolicyException', exceptionId, 'exception');
        const target = path`/api/organizations/${organization}/channels/${channel}/exceptions/${uuid}`;
        // An input without an end changes nothing.
        const exception = await (expiresOn === undefined
          ? rest.get<Schemas['GrantedException']>(target)
          : rest.write<Schemas['GrantedException']>('PATCH', target, { until: expiresOn }));
        return { exception: toPolicyException(exception, { organization }) };
      }),
  },
} satisfies AreaResolvers;
