export { organizationResolvers } from './resolvers.ts';
export { OrganizationSource, toMember, type MemberModel, type OrganizationModel } from './source.ts';
