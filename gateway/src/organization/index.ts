export { organizationResolvers } from './resolvers.ts';
export { OrganizationSource, type OrganizationModel } from './source.ts';
