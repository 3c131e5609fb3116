import { defineArea, node } from '../area.ts';
import { organizationResolvers } from './resolvers.ts';
import { OrganizationSource } from './source.ts';

export { toMember, type MemberModel, type OrganizationModel } from './source.ts';

declare module '../context.ts' {
  interface Sources {
    organization: OrganizationSource;
  }
}

/** Organizations and their members. */
export const area = defineArea({
  name: 'organization',
  source: OrganizationSource,
  resolvers: [organizationResolvers],
  nodes: {
    Organization: node(['uuid'], ({ uuid }, { sources }) => sources.organization.byId(uuid)),
    Member: node(['organization', 'user'], ({ organization, user }, { sources }) =>
      sources.organization.member(organization, user),
    ),
  },
});
