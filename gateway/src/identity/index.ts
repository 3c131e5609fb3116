export { credentialResolvers, outboxMailOf, sessionOf } from './credentials.ts';
export { factorResolvers, passkeyOf } from './factors.ts';
export { federationResolvers } from './federation.ts';
export { identityResolvers } from './resolvers.ts';
