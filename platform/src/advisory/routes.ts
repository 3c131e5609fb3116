/** REST of CVEs (ART-16, ART-17). The files of a CVE are the artifact area's (ART-18). */
import { canonicalAdvisoryId } from '@terrarium/domain/policy';
import { z } from 'zod';
import { notFound, paging, route } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import { cveListSchema, cveSchema, feedsSchema } from './contract.ts';
import type { Feeds } from './feeds.ts';
import type { Advisories } from './service.ts';

/** The routes of the advisory area. What is known of a CVE is no secret: visitors may read it. */
export function advisoryRoutes(advisories: Advisories, feeds: Feeds): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/operator/advisory-feeds',
      summary: 'How the feeds of advisories stand: how old they are, and what was left out of them.',
      access: { kind: 'operator' },
      answers: { 200: feedsSchema },
      handler: async () => ({ status: 200, body: { items: await feeds.list(Date.now()) } }),
    }),
    route({
      method: 'get',
      path: '/api/ce/cves',
      summary: 'Lists CVEs, worst first.',
      ledger: ['ART-05', 'ART-16'],
      access: { kind: 'optional' },
      query: paging().extend({ q: z.string().max(200).optional() }),
      answers: { 200: cveListSchema },
      handler: async ({ query: { q, ...page } }) => ({ status: 200, body: await advisories.search(q, page) }),
    }),
    route({
      method: 'get',
      path: '/api/ce/cves/{id}',
      summary: 'Returns a CVE.',
      ledger: ['ART-05', 'ART-17'],
      access: { kind: 'optional' },
      params: z.object({ id: z.string().max(80) }),
      answers: { 200: cveSchema },
      handler: async ({ params: { id } }) => {
        const known = canonicalAdvisoryId(id);
        const cve = (await advisories.cves([known])).get(known);
        if (cve === undefined) throw notFound(`The CVE '${id}'`, 'cve_not_found');
        return { status: 200, body: cve };
      },
    }),
  ];
}
