/** REST of advisory notices. */
import { organizationOf, route, viewerOf } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import * as contract from './contract.ts';
import type { AdvisoryNotices } from './service.ts';

/** The routes of advisory notices. */
export function noticeRoutes(notices: AdvisoryNotices): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/organizations/{org}/advisory-notices',
      summary:
        'Advisories of the last 30 days that hit files which channels serve, the latest first; those that were there when a channel was looked at first are no news.',
      access: { kind: 'organization', action: 'artifact.read' },
      params: contract.orgParams,
      query: contract.noticesQuery,
      answers: { 200: contract.advisoryNotices },
      handler: async (context) => ({
        status: 200,
        body: await notices.list(organizationOf(context), viewerOf(context), context.query),
      }),
    }),
  ];
}
