/** The area of list exports: whole lists as files, for those that take longer than a response. */
import { defineArea } from '../area.ts';
import { area as identityArea } from '../identity/area.ts';
import { HOURLY } from '../jobs/index.ts';
import { area as tokenArea } from '../token/area.ts';
import { exportRoutes } from './routes.ts';
import { ListExports } from './service.ts';

/** Exports of lists by API. */
export const area = defineArea({
  needs: { identity: identityArea, token: tokenArea },
  create: (core, { identity, token }) => {
    const exports = new ListExports(core, {
      readAs: core.readAs!,
      callerOf: (kind, id) => (kind === 'session' ? identity.callerOfSession(id) : token.callerOfToken(id)),
    });
    return {
      routes: exportRoutes(exports),
      cleanUps: [{ name: 'old list exports', schedule: HOURLY, run: () => exports.tidy() }],
    };
  },
});
