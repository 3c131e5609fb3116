/** REST of the audit log. */
import { splitPage } from '../db/index.ts';
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

/** Routes of the audit area. */
export function auditRoutes(log: AuditLog): Route[] {
  const access = { kind: 'organization', action: 'audit.read' } as const;
  const path = '/api/organizations/{org}/audit-log';
  const operator = { kind: 'operator' } as const;
  const chains = '/api/operator/audit-logs';
  return [
    route({
      method: 'get',
      path,
      summary: 'Lists the audit log of an organization, newest first, with the hash of its last entry.',
      access,
      params: organizationParams,
      query: contract.auditQuery,
      answers: { 200: contract.auditLog },
      handler: async (context) => {
        const [page, choice] = splitPage(context.query);
        return { status: 200, body: await log.list(organizationOf(context).id, choice, page) };
      },
    }),
    route({
      operationId: 'exportAuditLog',
      method: 'get',
      path: `${path}/file`,
      summary:
        'Downloads the audit log of an organization in chain order, as a file that can be verified or as a table.',
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
      summary: 'Lists all audit logs of the hub: its own, and those of organizations, including deleted ones.',
      access: operator,
      query: contract.chainsQuery,
      answers: { 200: contract.auditChains },
      handler: async ({ query }) => ({ status: 200, body: await log.chains(query) }),
    }),
    route({
      operationId: 'listHubAuditLogEntries',
      method: 'get',
      path: `${chains}/{chain}`,
      summary: "Lists the audit log with this ID, newest first. The hub's own log has an ID of zeros.",
      access: operator,
      params: contract.chainParams,
      query: contract.auditQuery,
      find: ({ params }) => log.list(params.chain, {}, { limit: 1, offset: 0 }),
      answers: { 200: contract.auditLog },
      handler: async ({ params, query }) => {
        const [page, choice] = splitPage(query);
        return { status: 200, body: await log.list(params.chain, choice, page) };
      },
    }),
    route({
      operationId: 'exportHubAuditLog',
      method: 'get',
      path: `${chains}/{chain}/file`,
      summary: 'Downloads the audit log with this ID in chain order.',
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
