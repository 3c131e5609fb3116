import { unlessHidden, onlyFor, payload, type AreaResolvers } from '../graphql/index.ts';

const ADMINS = 'admins of the organization';
const SIGNED_IN = 'people who are signed in';

/** Resolvers of the bundle area. */
export const bundleResolvers = {
  Channel: {
    bundles: ({ organizationName, name }, { first, offset }, context) =>
      onlyFor(SIGNED_IN, context.viewer !== null, () =>
        unlessHidden(
          ADMINS,
          context.sources.bundle.list(organizationName, name, {
            limit: Math.min(Math.max(first ?? 20, 1), 100),
            offset: Math.max(offset ?? 0, 0),
          }),
        ),
      ),
    incomingBundles: ({ organizationName, name, type }, _args, context) =>
      type === 'VIRTUAL' || type === 'EXTERNAL_MIRROR'
        ? null
        : onlyFor(SIGNED_IN, context.viewer !== null, () =>
            unlessHidden(ADMINS, context.sources.bundle.incoming(organizationName, name)),
          ),
    bundleKey: ({ organizationName, name }, _args, context) =>
      onlyFor(SIGNED_IN, context.viewer !== null, () =>
        unlessHidden(ADMINS, context.sources.bundle.key(organizationName, name)),
      ),
  },
  Mutation: {
    makeBundle: (_, { input }, context) =>
      payload(async () => ({
        bundle: await context.sources.bundle.make(input.organization, input.channel, {
          since_last: input.sinceLast ?? false,
          ...(input.snapshot ? { snapshot: input.snapshot } : {}),
          ...(input.environmentId ? { environment_id: input.environmentId } : {}),
        }),
        channel: () => context.sources.channel.find(input.organization, input.channel),
      })),
    bringBundle: (_, { input }, context) =>
      payload(async () => ({
        bundle: await context.sources.bundle.bring(input.organization, input.channel, {
          file_name: input.fileName,
          anyway: input.anyway ?? false,
        }),
        channel: () => context.sources.channel.find(input.organization, input.channel),
      })),
  },
} satisfies AreaResolvers;
