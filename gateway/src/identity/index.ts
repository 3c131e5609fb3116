import { defineArea, node } from '../area.ts';
import { credentialResolvers, outboxMailOf, sessionOf } from './credentials.ts';
import { factorResolvers, passkeyOf } from './factors.ts';
import { federationResolvers } from './federation.ts';
import { identityResolvers } from './resolvers.ts';

/** Signing in and out, and what proves who somebody is. */
export const area = defineArea({
  name: 'identity',
  resolvers: [identityResolvers, credentialResolvers, factorResolvers, federationResolvers],
  nodes: {
    Passkey: node(['uuid'], ({ uuid }, context) => passkeyOf(uuid, context)),
    UserSession: node(['uuid'], ({ uuid }, context) => sessionOf(uuid, context)),
    OutboxMail: node(['uuid'], ({ uuid }, context) => outboxMailOf(uuid, context)),
  },
});
