import { defineArea } from '../area.ts';
import { HOURLY } from '../jobs/index.ts';
import { area as mailArea } from '../mail/area.ts';
import { area as identityArea } from './area.ts';
import { createAuthorization } from './authorization/index.ts';
import { createFederation } from './oidc/index.ts';

/** The federation area: single sign-on, and the hub as identity provider for applications. */
export const area = defineArea({
  needs: { identity: identityArea, mail: mailArea },
  create: (core, { identity, mail }) => {
    const federation = createFederation(core, identity, mail);
    const authorization = createAuthorization(core, identity);
    return {
      routes: [...federation.routes, ...authorization.routes],
      rawHandlers: authorization.rawHandlers,
      cleanUps: [
        { name: 'sign-ins elsewhere that were not finished', schedule: HOURLY, run: () => federation.cleanUp() },
        { name: 'authorizations of applications', schedule: HOURLY, run: () => authorization.cleanUp() },
      ],
      start: () => {
        // The hub starts even if its identity provider is unreachable.
        void federation.check();
        return authorization.start();
      },
    };
  },
});
