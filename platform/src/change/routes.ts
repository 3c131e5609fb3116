/** REST of activity. */
import { splitPage } from '../db/index.ts';
import { attachment, CSV, organizationOf, organizationParams, route, viewerOf } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import * as contract from './contract.ts';
import type { Changes } from './service.ts';

/** Route of the activity area. */
export function changeRoutes(changes: Changes): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/organizations/{org}/changes',
      summary:
        'Lists the activity of the organization that the caller can see, newest first. Returns CSV with `format=csv`.',
      access: { kind: 'organization', action: 'organization.read', person: true },
      params: organizationParams,
      query: contract.changesQuery,
      answers: { 200: { json: contract.changes, ...CSV } },
      handler: async (context) => {
        const [organization, viewer] = [organizationOf(context), viewerOf(context)];
        const [page, { format, ...choice }] = splitPage(context.query);
        const isFile =
          format === undefined ? context.request.accepts(['json', 'text/csv']) === 'text/csv' : format === 'csv';
        if (isFile)
          return {
            status: 200,
            stream: await changes.table(organization, viewer, choice),
            headers: attachment(`${organization.name}-changes`),
          };
        return { status: 200, body: await changes.list(organization, viewer, page, choice) };
      },
    }),
  ];
}
