/** Service accounts, with tokens for machines. */
import { defineArea } from '../area.ts';
import { area as tokenArea } from '../token/area.ts';
import { keyRoutes } from './keyRoutes.ts';
import { serviceAccountRoutes } from './routes.ts';
import { loadServiceAccounts } from './sample.ts';
import { ServiceAccounts } from './service.ts';

/** The service account area. */
export const area = defineArea({
  needs: { token: tokenArea },
  create: (core, { token }) => {
    const serviceAccounts = new ServiceAccounts(core.db, token, core.config.limits);
    return {
      serviceAccounts,
      routes: [...serviceAccountRoutes(serviceAccounts), ...keyRoutes(token.keys, token.publicKeys)],
      sample: { after: ['group'], load: (hub) => loadServiceAccounts(core.db, hub) },
    };
  },
});
