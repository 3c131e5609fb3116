import type { Context } from '../context.ts';
import type {
  LiveUpdatesChannelUpdatedArgs,
  LiveUpdatesOrganizationUpdatedArgs,
  OrganizationUpdate,
} from '../gen/schema.ts';
import { enumOf, required, type AreaResolvers } from '../graphql/index.ts';
import { path, type Schemas } from '../rest/index.ts';

/** An {@link OrganizationUpdate} with the name of its organization, which is read if it was requested. */
export interface OrganizationUpdateModel extends Omit<OrganizationUpdate, 'organization'> {
  organization: string;
}

const organizationKindOf = enumOf('OrganizationUpdateKind');
const accountKindOf = enumOf('AccountUpdateKind');
const hubKindOf = enumOf('HubUpdateKind');

/** Resolvers of subscriptions: where to wait for changes, and what to send then. */
export const liveResolvers = {
  LiveUpdates: {
    channelUpdated: {
      subscribe: (_, { organization, channel }, { updates }) =>
        updates(path`/api/organizations/${organization}/channels/${channel}/updates`),
      resolve: (_: unknown, { organization, channel }: LiveUpdatesChannelUpdatedArgs, { sources }: Context) =>
        required('The channel', sources.channel.find(organization, channel)),
    },
    organizationUpdated: {
      subscribe: (_, { organization, since }, { updates }) =>
        updates(path`/api/organizations/${organization}/updates`, since),
      resolve: (update: Schemas['OrganizationUpdate'], { organization }: LiveUpdatesOrganizationUpdatedArgs) => ({
        version: update.version,
        changed: update.changed.map(organizationKindOf),
        organization,
      }),
    },
    accountUpdated: {
      subscribe: (_, { since }, { updates }) => updates('/api/account/updates', since),
      resolve: (update: Schemas['AccountUpdate']) => ({ ...update, changed: update.changed.map(accountKindOf) }),
    },
    hubUpdated: {
      subscribe: (_, { since }, { updates }) => updates('/api/operator/updates', since),
      resolve: (update: Schemas['HubUpdate']) => ({ ...update, changed: update.changed.map(hubKindOf) }),
    },
  },
  OrganizationUpdate: {
    organization: ({ organization }, _, { sources }) =>
      required('The organization', sources.organization.byName(organization)),
  },
} satisfies AreaResolvers;
