import type { Area, Core } from '../core.ts';
import type { MailArea } from '../mail/index.ts';
import { createAuthorization } from './authorization/index.ts';
import type { Sessions } from './authorization/server.ts';
import { createFederation } from './oidc/index.ts';
import type { PersonSessions } from './oidc/service.ts';

const CLEAN_UP_EVERY_MS = 3_600_000;

/** Sign-in at the company's provider, and the hub as a provider for applications. */
export function createFederationArea(
  core: Core,
  identity: Sessions & PersonSessions,
  mail: Pick<MailArea, 'sends'>,
): Area {
  const federation = createFederation(core, identity, mail);
  const authorization = createAuthorization(core, identity);
  let timer: NodeJS.Timeout | null = null;
  let cleaning: Promise<void> = Promise.resolve();
  return {
    routes: [...federation.routes, ...authorization.routes],
    rawHandlers: authorization.rawHandlers,
    start: async () => {
      await authorization.start();
      timer = setInterval(() => {
        cleaning = Promise.all([federation.cleanUp(), authorization.cleanUp()]).then(
          () => undefined,
          (error: unknown) =>
            core.log.warn({ err: error }, 'old authorization records could not be cleaned up; tried again in an hour'),
        );
      }, CLEAN_UP_EVERY_MS);
      timer.unref();
    },
    stop: async () => {
      if (timer) clearInterval(timer);
      await cleaning;
    },
  };
}
