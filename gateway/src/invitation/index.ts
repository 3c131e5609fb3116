import { defineArea } from '../area.ts';
import { invitationResolvers } from './resolvers.ts';
import { InvitationSource } from './source.ts';

declare module '../context.ts' {
  interface Sources {
    invitation: InvitationSource;
  }
}

/** Invitations into organizations. */
export const area = defineArea({
  name: 'invitation',
  source: InvitationSource,
  resolvers: [invitationResolvers],
});
