/** The invitation area: invites users to organizations by email. */
import { defineArea } from '../area.ts';
import { HOURLY } from '../jobs/index.ts';
import { area as mailArea } from '../mail/area.ts';
import { invitationRoutes } from './routes.ts';
import { InvitationService } from './service.ts';

/** The invitation area of a hub. */
export const area = defineArea({
  needs: { mail: mailArea },
  create: (core, { mail }) => {
    const service = new InvitationService(core, mail);
    return {
      routes: invitationRoutes(service),
      cleanUps: [{ name: 'old invitations', schedule: HOURLY, run: () => service.cleanUp() }],
    };
  },
});
