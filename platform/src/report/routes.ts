import { readerOf } from '../channel/index.ts';
import {
  attachment,
  CSV,
  csvStream,
  cursorListOf,
  listOf,
  notFound,
  organizationOf,
  route,
  viewerOf,
  whole,
} from '../http/index.ts';
import type { Route } from '../http/index.ts';
import * as contract from './contract.ts';
import type { Reports } from './service.ts';

const settings = '/api/gateway-analytics/settings/{org}';
const COLUMNS = ['month', 'channel', 'package', 'version', 'subdir', 'downloads'] as const;

/** Routes of reports. */
export function reportRoutes(reports: Reports): Route[] {
  const read = { kind: 'organization', action: 'report.read' } as const;
  return [
    route({
      operationId: 'getTelemetryReport',
      method: 'get',
      path: '/api/organizations/{org}/reports/telemetry',
      summary: "Returns the requests of clients to the organization's channels.",
      ledger: ['REPORT-02'],
      access: { kind: 'organization', action: 'report.telemetry' },
      params: contract.organizationParams,
      query: contract.telemetryQuery,
      answers: { 200: contract.telemetry },
      handler: async (context) => ({
        status: 200,
        body: await reports.telemetry(organizationOf(context).id, context.query.days),
      }),
    }),
    route({
      operationId: 'listPackageDownloads',
      method: 'get',
      path: '/api/organizations/{org}/reports/package-downloads',
      summary:
        'Downloads a report of package downloads in a month, by channel, package, version, and subdir. Defaults to the current month.',
      ledger: ['REPORT-03'],
      access: read,
      params: contract.organizationParams,
      query: contract.downloadsQuery,
      answers: { 200: { ...CSV, json: listOf(contract.packageDownload) } },
      handler: async (context) => {
        const now = new Date();
        const { month = now.getUTCMonth() + 1, year = now.getUTCFullYear(), format } = context.query;
        const { id, name } = organizationOf(context);
        const items = await reports.downloads(id, year, month);
        if (format === 'json') return { status: 200 as const, body: whole(items) };
        const lines = items.map((item) => COLUMNS.map((column) => item[column]));
        return {
          status: 200 as const,
          stream: csvStream(COLUMNS, lines),
          headers: attachment(`${name}-downloads-${year}-${String(month).padStart(2, '0')}`),
        };
      },
    }),
    route({
      operationId: 'getGatewayReport',
      method: 'get',
      path: '/api/gateway-analytics/reports/{org}/{report}',
      summary: 'Returns a report about clients: `requests` over time, `clients`, or `blocked` requests.',
      ledger: ['REPORT-04', 'REPORT-05'],
      access: read,
      params: contract.reportParams,
      query: contract.reportQuery,
      answers: { 200: contract.gatewayReport },
      handler: async (context) => {
        const { id } = organizationOf(context);
        const { days, interval, ...page } = context.query;
        switch (context.params.report) {
          case 'requests':
            return { status: 200, body: await reports.requests(id, days, interval, page) };
          case 'clients':
            return { status: 200, body: await reports.clients(id, days, page) };
          case 'blocked':
            return { status: 200, body: await reports.blocked(id, days, page) };
          default:
            throw notFound(
              `A report '${context.params.report.slice(0, 80)}' (there are ${contract.REPORTS.join(', ')})`,
              'report_not_found',
            );
        }
      },
    }),
    route({
      operationId: 'getGatewaySettings',
      method: 'get',
      path: settings,
      summary: 'Returns the client tracking settings of the organization.',
      ledger: ['REPORT-06', 'REPORT-08', 'DATA-08'],
      access: { kind: 'organization', action: 'report.edit' },
      params: contract.organizationParams,
      version: { of: 'gatewaySettings' },
      answers: { 200: contract.gatewaySettings },
      handler: async (context) => ({ status: 200, body: await reports.settings(organizationOf(context).id) }),
    }),
    route({
      operationId: 'updateGatewaySettings',
      method: 'put',
      path: settings,
      summary:
        'Updates the client tracking settings. Turning off recording, or changing anonymization, deletes recorded clients.',
      ledger: ['REPORT-07', 'REPORT-08'],
      access: { kind: 'organization', action: 'report.edit' },
      params: contract.organizationParams,
      body: contract.gatewaySettingsChange,
      answers: { 200: contract.gatewaySettings },
      handler: async (context) => ({
        status: 200,
        body: await reports.changeSettings(organizationOf(context).id, context.body, viewerOf(context).userId),
      }),
    }),
    route({
      operationId: 'listTopPackages',
      method: 'get',
      path: '/api/ce/packages/organizations/{org}/top',
      summary: 'Lists the most downloaded packages of channels that the caller can read.',
      ledger: ['ART-14'],
      access: { kind: 'organization', action: 'artifact.read', everybody: true },
      params: contract.organizationParams,
      query: contract.topQuery,
      answers: { 200: cursorListOf(contract.topPackage) },
      handler: async (context) => {
        const { days, ...page } = context.query;
        return {
          status: 200,
          body: await reports.top(organizationOf(context).id, readerOf(context.viewer), days, page),
        };
      },
    }),
  ];
}
