import { readChannel } from '../gen/calls.ts';
import { payload, type AreaResolvers } from '../graphql/index.ts';
import { path, UpstreamError } from '../rest/index.ts';

/** Resolvers of probes. */
export const probeResolvers = {
  ChannelInstallChecks: { holdsPublication: ({ rest }) => rest.when_failing === 'hold' },
  Mutation: {
    updateInstallChecks: (_, { input }, { rest }) =>
      payload(async () => {
        const { organization, channel, holdsPublication, checkedDependencyCount, includesEnvironments, checks } = input;
        // REST names these two fields differently, so its error wouldn't name a field of the input.
        for (const [field, value] of Object.entries({ holdsPublication, includesEnvironments }))
          if (value === null) {
            const msg = 'Must be true or false';
            throw new UpstreamError('BAD_USER_INPUT', msg, { detail: [{ loc: ['body', field], msg }] });
          }
        await rest.write('PUT', path`/api/organizations/${organization}/channels/${channel}/probes`, {
          when_failing: holdsPublication === undefined ? undefined : holdsPublication ? 'hold' : 'warn',
          most_needed: checkedDependencyCount,
          environments: includesEnvironments,
          probes:
            checks?.map(({ isRequired, subdirs, ...check }) => ({
              ...check,
              platforms: subdirs,
              required: isRequired,
            })) ?? checks,
        });
        return { channel: await readChannel(rest, input) };
      }),
  },
} satisfies AreaResolvers;
