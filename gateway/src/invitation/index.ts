export { invitationResolvers } from './resolvers.ts';
export { InvitationSource } from './source.ts';
