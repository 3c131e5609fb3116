import type { Area, Core } from '../core.ts';
import type { Identity } from '../identity/index.ts';
import type { MailArea } from '../mail/index.ts';
import { accountRoutes } from './routes.ts';
import { AccountService } from './service.ts';
import { settingsRoutes } from './settings.ts';

/** Accounts, with what a test may ask for besides. */
export interface AccountArea extends Area {
  /** Erases accounts that were deleted 30 days ago and not restored. */
  eraseOverdue(): Promise<void>;
}

const ERASE_EVERY_MS = 3_600_000;

/** Accounts: the signed-in person, and people of shared organizations. */
export function createAccount(core: Core, identity: Pick<Identity, 'revokeSessions'>, mail: MailArea): AccountArea {
  const service = new AccountService(core, identity, mail);
  let timer: NodeJS.Timeout | null = null;
  let erasing: Promise<void> = Promise.resolve();
  return {
    routes: [...accountRoutes(service), ...settingsRoutes(core.db)],
    eraseOverdue: () => service.eraseOverdue(),
    start: async () => {
      timer = setInterval(() => {
        erasing = service
          .eraseOverdue()
          .catch((error: unknown) =>
            core.log.warn({ err: error }, 'deleted accounts could not be erased; tried again in an hour'),
          );
      }, ERASE_EVERY_MS);
      timer.unref();
    },
    stop: async () => {
      if (timer) clearInterval(timer);
      await erasing;
    },
  };
}
