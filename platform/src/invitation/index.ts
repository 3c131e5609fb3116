/** The invitation area: people are invited to organizations by mail. */
import type { Area, Core } from '../core.ts';
import type { MailArea } from '../mail/index.ts';
import { invitationRoutes } from './routes.ts';
import { InvitationService } from './service.ts';

/** Invitations, with what their tests call. */
export interface InvitationArea extends Area {
  /** Deletes invitations that ended long ago. */
  cleanUp(): Promise<void>;
}

const CLEAN_UP_EVERY_MS = 3_600_000;

/** Makes the invitation area. */
export function createInvitations(core: Core, mail: MailArea): InvitationArea {
  const service = new InvitationService(core, mail);
  let timer: NodeJS.Timeout | null = null;
  let cleaning: Promise<void> = Promise.resolve();
  return {
    routes: invitationRoutes(service),
    cleanUp: () => service.cleanUp(),
    start: () => {
      timer = setInterval(() => {
        cleaning = service
          .cleanUp()
          .catch((error: unknown) =>
            core.log.warn({ err: error }, 'old invitations could not be cleaned up; tried again in an hour'),
          );
      }, CLEAN_UP_EVERY_MS);
      timer.unref();
      return Promise.resolve();
    },
    stop: async () => {
      if (timer) clearInterval(timer);
      await cleaning;
    },
  };
}
