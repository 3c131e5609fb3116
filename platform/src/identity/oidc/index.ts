import type { Core } from '../../core.ts';
import type { Route } from '../../http/index.ts';
import type { MailArea } from '../../mail/index.ts';
import { federationRoutes } from './routes.ts';
import { FederationService } from './service.ts';
import type { PersonSessions } from './service.ts';

/** Single sign-on through the company's identity provider. */
export interface Federation {
  routes: Route[];
  /** Logs a problem with the provider for the operator. */
  check(): Promise<void>;
  /** Deletes unfinished sign-ins. */
  cleanUp(): Promise<void>;
}

/** Creates single sign-on. Contacts the provider at the first sign-in. */
export function createFederation(core: Core, sessions: PersonSessions, mail: Pick<MailArea, 'sends'>): Federation {
  const service = new FederationService(core, sessions, mail);
  return {
    routes: federationRoutes(service, core.config.publicUrl),
    cleanUp: () => service.cleanUp(),
    check: () => service.check(),
  };
}
