import { toIncomingBundles } from '../gen/calls.ts';
import { onlyFor, unlessHidden, type AreaResolvers } from '../graphql/index.ts';
import { path, type Schemas } from '../rest/index.ts';

/** Resolvers of bundles. */
export const bundleResolvers = {
  BundleJob: {
    downloadPath: ({ place: { organization, channel }, rest }) =>
      rest.is_kept ? `${path`/api/organizations/${organization}/channels/${channel}/bundles`}/${rest.id}/file` : null,
  },
  Channel: {
    // Channels with sources can't import bundles.
    incomingBundles: ({ organizationName, name, type }, _args, { viewer, rest }) =>
      type === 'VIRTUAL' || type === 'EXTERNAL_MIRROR'
        ? null
        : onlyFor('people who are signed in', viewer !== null, async () => {
            const target = path`/api/organizations/${organizationName}/channels/${name}/bundles/incoming`;
            const found = rest.find<Schemas['IncomingBundles']>(target);
            return toIncomingBundles(await unlessHidden('admins of the organization', found));
          }),
  },
} satisfies AreaResolvers;
