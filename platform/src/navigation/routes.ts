import { route } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import * as contract from './contract.ts';
import type { NavigationService } from './service.ts';

/** The navigation call. */
export function navigationRoutes(service: NavigationService): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/navigation/items',
      summary: 'Entries of the main navigation for the caller, in order; visitors get the public ones.',
      ledger: ['NAV-02', 'NAV-06', 'NAV-07', 'DATA-15'],
      access: { kind: 'optional' },
      answers: { 200: contract.items },
      handler: async (context) => ({ status: 200, body: { items: await service.items(context.viewer) } }),
    }),
  ];
}
