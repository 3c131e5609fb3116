/** REST of the audit log. */
import { attachment, CSV, organizationOf, organizationParams, route } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import * as contract from './contract.ts';
import type { AuditLog } from './service.ts';

const JSON_LINES = 'application/jsonl';
const FILE = { contentType: [JSON_LINES, CSV.contentType] } as const;

const headersOf = (name: string, format: 'csv' | 'jsonl'): Record<string, string> =>
  format === 'csv'
    ? attachment(name)
    : {
        'content-type': JSON_LINES,
        'content-disposition': `attachment; filename="${name}.jsonl"`,
        'cache-control': 'no-store',
      };

/** The routes of the audit area. */
export function auditRoutes(log: AuditLog): Route[] {
  const access = { kind: 'organization', action: 'audit.read' } as const;
  const path = '/api/organizations/{org}/audit-log';
  const operator = { kind: 'operator' } as const;
  const chains = '/api/operator/audit-logs';
  return [
    route({
      method: 'get',
      path,
      summary: 'The audit log of an organization, the newest first, with the hash of its last entry.',
      access,
      params: organizationParams,
      query: contract.auditQuery,
      answers: { 200: contract.auditLog },
      handler: async (context) => {
        const { limit, offset, ...choice } = context.query;
        return { status: 200, body: await log.list(organizationOf(context).id, choice, { limit, offset }) };
      },
    }),
    route({
      method: 'get',
      path: `${path}/file`,
      summary:
        'The audit log of an organization in the order of its chain, as a file that can be verified or read as a table.',
      access,
      params: organizationParams,
      query: contract.exportQuery,
      answers: { 200: FILE },
      handler: async (context) => {
        const { id, name } = organizationOf(context);
        return {
          status: 200,
          stream: await log.file(id, context.query),
          headers: headersOf(`${name}-audit`, context.query.format),
        };
      },
    }),
    route({
      method: 'get',
      path: chains,
      summary: 'Every audit log of the hub: its own, those of organizations, and those of organizations that are gone.',
      access: operator,
      query: contract.chainsQuery,
      answers: { 200: contract.auditChains },
      handler: async ({ query }) => ({ status: 200, body: await log.chains(query) }),
    }),
    route({
      method: 'get',
      path: `${chains}/{chain}`,
      summary: "An audit log by its id, the newest first; the hub's own has an id of zeros.",
      access: operator,
      params: contract.chainParams,
      query: contract.auditQuery,
      find: ({ params }) => log.list(params.chain, {}, { limit: 1, offset: 0 }),
      answers: { 200: contract.auditLog },
      handler: async ({ params, query: { limit, offset, ...choice } }) => ({
        status: 200,
        body: await log.list(params.chain, choice, { limit, offset }),
      }),
    }),
    route({
      method: 'get',
      path: `${chains}/{chain}/file`,
      summary: 'An audit log by its id, in the order of its chain, as a file.',
      access: operator,
      params: contract.chainParams,
      query: contract.exportQuery,
      find: ({ params }) => log.list(params.chain, {}, { limit: 1, offset: 0 }),
      answers: { 200: FILE },
      handler: async ({ params, query }) => ({
        status: 200,
        stream: await log.file(params.chain, query),
        headers: headersOf(`audit-${params.chain}`, query.format),
      }),
    }),
  ];
}
