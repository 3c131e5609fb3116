import type { Context } from '../context.ts';
import type {
  CreateServiceAccountInput,
  RenameServiceAccountInput,
  ServiceAccount,
  SetServiceAccountGroupsInput,
} from '../gen/schema.ts';
import { namedBy, onlyFor, payload, type AreaResolvers } from '../graphql/index.ts';

const uuidOf = (id: string): string => namedBy('ServiceAccount', id, 'service account');

/** Changes a service account and answers with it and its owner. */
const changed =
  <I extends { organization: string }>(change: (input: I, context: Context) => Promise<ServiceAccount>) =>
  (_: unknown, { input }: { input: I }, context: Context) =>
    payload(async () => ({
      serviceAccount: await change(input, context),
      organization: () => context.sources.organization.byName(input.organization),
    }));

/** Resolvers of service accounts. Only admins are answered upstream, so others are not asked for. */
export const serviceAccountResolvers = {
  Organization: {
    serviceAccounts: (organization, _args, context) =>
      onlyFor('admins of the organization', organization.role === 'ADMIN', () =>
        context.sources.serviceAccount.list(organization.name),
      ),
  },
  Mutation: {
    createServiceAccount: changed(({ organization, name }: CreateServiceAccountInput, { sources }) =>
      sources.serviceAccount.create(organization, name),
    ),
    renameServiceAccount: changed(({ organization, id, name }: RenameServiceAccountInput, { sources }) =>
      sources.serviceAccount.rename(organization, uuidOf(id), name),
    ),
    setServiceAccountGroups: changed(({ organization, id, groupIds }: SetServiceAccountGroupsInput, { sources }) =>
      sources.serviceAccount.setGroups(
        organization,
        uuidOf(id),
        groupIds.map((group) => namedBy('Group', group, 'group')),
      ),
    ),
    revokeServiceAccountToken: (_, { input }, context) =>
      payload(async () => {
        const uuid = uuidOf(input.id);
        await context.sources.serviceAccount.revokeToken(input.organization, uuid);
        return {
          serviceAccount: () => context.sources.serviceAccount.find(input.organization, uuid),
          organization: () => context.sources.organization.byName(input.organization),
        };
      }),
    deleteServiceAccount: (_, { input }, context) =>
      payload(async () => {
        await context.sources.serviceAccount.remove(input.organization, uuidOf(input.id));
        return { deletedId: input.id, organization: () => context.sources.organization.byName(input.organization) };
      }),
    issueServiceAccountToken: (_, { input }, context) =>
      payload(async () => {
        const uuid = uuidOf(input.id);
        return {
          secret: await context.sources.serviceAccount.issueToken(input.organization, uuid, input.renew, input.scope),
          serviceAccount: () => context.sources.serviceAccount.find(input.organization, uuid),
        };
      }),
  },
} satisfies AreaResolvers;
