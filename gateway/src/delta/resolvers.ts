import { connection, fromId, payload, type AreaResolvers, wordOf } from '../graphql/index.ts';
import { toRun } from '../policy/model.ts';
import { path, UpstreamError, type CursorList, type RestPolicyRun } from '../rest/index.ts';

const DELTAS = (organization: string): string => path`/api/organizations/${organization}/channel-policy-deltas`;

/** Resolvers of deltas. */
export const deltaResolvers = {
  Organization: {
    // Each item is a policy run, which is read by hand.
    deltas: ({ name }, { channel, changeType, from: since, to: until, ...args }, { rest }) => {
      const query = { channel, change_type: wordOf('DeltaChangeType', changeType), since, until };
      return connection(
        args,
        ['deltas', name, query],
        (page) => rest.get<CursorList<RestPolicyRun>>(DELTAS(name), { ...page, ...query }),
        (run) => toRun(name, run.channel, run),
        ({ id }) => id,
      );
    },
  },
  Mutation: {
    // The ID contains the organization.
    deleteDeltaSubscription: (_, { input: { subscriptionId } }, { rest }) =>
      payload(async () => {
        const found = fromId(subscriptionId);
        const [organization, uuid] = found?.type === 'DeltaSubscription' ? found.parts : [];
        if (organization === undefined || uuid === undefined)
          throw new UpstreamError('NOT_FOUND', "The subscription doesn't exist, or it isn't yours.");
        await rest.write('DELETE', `${DELTAS(organization)}${path`/subscriptions/${uuid}`}`);
        return { deletedId: subscriptionId };
      }),
  },
} satisfies AreaResolvers;
