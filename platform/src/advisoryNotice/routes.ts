/** REST of advisory alerts. */
import { attachment, CSV, organizationOf, organizationParams, route, viewerOf, wantsTable } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import * as contract from './contract.ts';
import type { AdvisoryNotices } from './service.ts';

/** Routes of advisory alerts. */
export function noticeRoutes(notices: AdvisoryNotices): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/organizations/{org}/advisory-notices',
      summary:
        'Lists advisories of the last 30 days that affect files served by the channels, newest first. Omits advisories from the first scan of a channel.',
      access: { kind: 'organization', action: 'artifact.read' },
      params: organizationParams,
      query: contract.noticesQuery,
      answers: { 200: contract.advisoryNotices },
      handler: async (context) => ({
        status: 200,
        body: await notices.list(organizationOf(context), viewerOf(context), context.query),
      }),
    }),
    route({
      method: 'get',
      path: '/api/organizations/{org}/findings',
      summary:
        'Lists CVE findings in served package versions, most recently changed first. Returns CSV with `format=csv`.',
      access: { kind: 'organization', action: 'artifact.read' },
      params: organizationParams,
      query: contract.findingsQuery,
      answers: { 200: { json: contract.findings, ...CSV } },
      handler: async (context) => {
        const [organization, viewer] = [organizationOf(context), viewerOf(context)];
        const { format, ...asked } = context.query;
        if (wantsTable(context.request, format))
          return {
            status: 200,
            stream: await notices.findingTable(organization, viewer, asked),
            headers: attachment(`${organization.name}-findings`),
          };
        return { status: 200, body: await notices.findings(organization, viewer, asked) };
      },
    }),
  ];
}
