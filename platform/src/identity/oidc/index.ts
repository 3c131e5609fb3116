import type { Core } from '../../core.ts';
import type { Route } from '../../http/index.ts';
import type { MailArea } from '../../mail/index.ts';
import { federationRoutes } from './routes.ts';
import { FederationService } from './service.ts';
import type { PersonSessions } from './service.ts';

/** Sign-in through the company's OpenID provider. */
export interface Federation {
  routes: Route[];
  /** Tells the operator in the log when the provider cannot be used. */
  check(): Promise<void>;
  /** Deletes sign-ins that were never ended. */
  cleanUp(): Promise<void>;
}

/** Makes sign-in through the provider; it is asked for the first time when somebody signs in. */
export function createFederation(core: Core, sessions: PersonSessions, mail: Pick<MailArea, 'sends'>): Federation {
  const service = new FederationService(core, sessions, mail);
  return {
    routes: federationRoutes(service, core.config.publicUrl),
    cleanUp: () => service.cleanUp(),
    check: () => service.check(),
  };
}
