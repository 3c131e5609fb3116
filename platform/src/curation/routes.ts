/** REST of what organizations say of CVEs. Nobody but an organization's members learns of it. */
import { organizationOf, route, viewerOf } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import * as contract from './contract.ts';
import type { Curations } from './service.ts';

const CURATIONS = '/api/organizations/{org}/curations';
const OPENVEX = '/api/organizations/{org}/openvex';
const READ = { kind: 'organization', action: 'artifact.read' } as const;
const EDIT = { kind: 'organization', action: 'advisory.edit' } as const;
/** Documents of OpenVEX may be larger than other bodies. */
const DOCUMENT_BYTES = 4 * 1024 * 1024;

/** The routes of curation. */
export function curationRoutes(curations: Curations): Route[] {
  return [
    route({
      method: 'get',
      path: CURATIONS,
      summary: 'Lists what an organization says of CVEs in its packages, what stands first, the latest first.',
      access: READ,
      params: contract.orgParams,
      query: contract.curationsQuery,
      answers: { 200: contract.curations },
      handler: async (context) => ({
        status: 200,
        body: await curations.list(organizationOf(context).id, context.query),
      }),
    }),
    route({
      method: 'put',
      path: CURATIONS,
      summary:
        'Says what a CVE is in files of a package, in place of what the organization said of the same files. It counts in the channels of the organization.',
      access: EDIT,
      params: contract.orgParams,
      body: contract.curationInput,
      answers: { 200: contract.curation },
      handler: async (context) => ({
        status: 200,
        body: await curations.say(organizationOf(context), viewerOf(context), context.body),
      }),
    }),
    route({
      method: 'delete',
      path: `${CURATIONS}/{id}`,
      summary: 'Withdraws a statement: what the feeds say counts again. It stays in the history.',
      access: EDIT,
      params: contract.curationParams,
      answers: { 204: null },
      handler: async (context) => {
        await curations.withdraw(organizationOf(context), viewerOf(context), context.params.id);
        return { status: 204 };
      },
    }),
    route({
      method: 'get',
      path: OPENVEX,
      summary: 'What an organization says itself, as a document of OpenVEX 0.2.0.',
      access: READ,
      params: contract.orgParams,
      answers: { 200: contract.vexBody },
      handler: async (context) => ({ status: 200, body: (await curations.exported(organizationOf(context))) as never }),
    }),
    route({
      method: 'post',
      path: OPENVEX,
      summary:
        "Takes in somebody's document of OpenVEX, whole or not at all. What the organization says itself comes before it.",
      access: EDIT,
      params: contract.orgParams,
      body: contract.vexInput,
      bodyDocument: contract.vexBody,
      bodyLimit: DOCUMENT_BYTES,
      answers: { 200: contract.vexTaken },
      handler: async (context) => ({
        status: 200,
        body: await curations.take(organizationOf(context), viewerOf(context), context.body),
      }),
    }),
    route({
      method: 'get',
      path: '/api/ce/cves/{id}/curations',
      summary: "What the caller's organizations say of a CVE, and said.",
      access: { kind: 'user' },
      params: contract.cveParams,
      answers: { 200: contract.cveCurations },
      handler: async (context) => ({
        status: 200,
        body: await curations.ofCve(viewerOf(context), context.params.id),
      }),
    }),
  ];
}
