import type { Context } from '../context.ts';
import { namedBy, payload } from '../graphql/index.ts';
import type { OrganizationModel } from '../organization/index.ts';
import type { ServiceAccountModel } from './source.ts';

const ADMIN = 'ADMIN';

interface Named { organization: string; id: string }

const uuidOf = (id: string): string => namedBy('ServiceAccount', id, 'service account');

/** Changes a service account and answers with it and its owner. */
const changed = <I extends { organization: string }>(change: (input: I, context: Context) => Promise<ServiceAccountModel>) =>
  (_: unknown, { input }: { input: I }, context: Context) => payload(async () => ({
    serviceAccount: await change(input, context),
    organization: () => context.sources.organization.byName(input.organization),
  }));

/** Resolvers of service accounts. Only admins are answered upstream, so others are not asked for. */
export const serviceAccountResolvers = {
  Organization: {
    serviceAccounts: (organization: OrganizationModel, _args: unknown, context: Context) => (organization.role === ADMIN ? context.sources.serviceAccount.list(organization.name) : null),
  },
  Mutation: {
    createServiceAccount: changed(({ organization, name }: { organization: string; name: string }, { sources }) => sources.serviceAccount.create(organization, name)),
    renameServiceAccount: changed(({ organization, id, name }: Named & { name: string }, { sources }) => sources.serviceAccount.rename(organization, uuidOf(id), name)),
    setServiceAccountGroups: changed(({ organization, id, groupIds }: Named & { groupIds: string[] }, { sources }) =>
      sources.serviceAccount.setGroups(organization, uuidOf(id), groupIds.map((group) => namedBy('Group', group, 'group')))),
    revokeServiceAccountToken: (_: unknown, { input }: { input: Named }, context: Context) => payload(async () => {
      const uuid = uuidOf(input.id);
      await context.sources.serviceAccount.revokeToken(input.organization, uuid);
      return { serviceAccount: () => context.sources.serviceAccount.find(input.organization, uuid), organization: () => context.sources.organization.byName(input.organization) };
    }),
    deleteServiceAccount: (_: unknown, { input }: { input: Named }, context: Context) => payload(async () => {
      await context.sources.serviceAccount.remove(input.organization, uuidOf(input.id));
      return { deletedId: input.id, organization: () => context.sources.organization.byName(input.organization) };
    }),
    issueServiceAccountToken: (_: unknown, { input }: { input: Named & { renew: boolean } }, context: Context) => payload(async () => {
      const uuid = uuidOf(input.id);
      return { secret: await context.sources.serviceAccount.issueToken(input.organization, uuid, input.renew), serviceAccount: () => context.sources.serviceAccount.find(input.organization, uuid) };
    }),
  },
};
