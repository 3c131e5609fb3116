import { route } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import * as contract from './contract.ts';
import type { NavigationService } from './service.ts';

/** Route of the navigation. */
export function navigationRoutes(service: NavigationService): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/navigation/items',
      summary: 'Lists the main navigation items for the caller, in order. Visitors get the public items.',
      ledger: ['NAV-02', 'NAV-06', 'NAV-07', 'DATA-15'],
      access: { kind: 'optional', person: true },
      answers: { 200: contract.items },
      handler: async (context) => ({ status: 200, body: { items: await service.items(context.viewer) } }),
    }),
  ];
}
