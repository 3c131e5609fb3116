import type {
  BlockedRequest,
  ChannelClient,
  ClientProgram,
  GatewaySettings,
  RequestCounts,
  RequestDay,
  TelemetryReport,
  UpdateGatewaySettingsInput,
} from '../gen/schema.ts';
import { path, type List, type RestClient, type Schemas, versionOf } from '../rest/index.ts';

/** What clients asked of an organization's channels. */
type RestTelemetry = Schemas['TelemetryReport'];
/** Requests over time. */
type RestRequestsReport = Schemas['RequestsReport'];
/** Programs and single clients. */
type RestClientsReport = Schemas['ClientsReport'];
/** What policies refused. */
type RestBlockedReport = Schemas['BlockedReport'];
/** What an organization wants to know of requests. */
type RestGatewaySettings = Schemas['GatewaySettings'];
/** A package with how often it was downloaded. */
type RestTopPackage = Schemas['TopPackage'];

/** A page of a list. */
type Page = { limit: number; offset: number };
type RestCounts = RestTelemetry['totals'];

const toCounts = ({
  requests,
  downloads,
  served,
  unchanged,
  refused,
  part,
  unknown,
  unauthorized,
  failed,
}: RestCounts): RequestCounts => ({
  requests,
  downloads,
  served,
  unchanged,
  refused,
  other: part + unknown + unauthorized + failed,
});

const toSettings = (settings: RestGatewaySettings): GatewaySettings => ({
  isGatewayEnabled: settings.is_gateway_enabled,
  get version() {
    return versionOf('gatewaySettings', settings);
  },
  retentionDays: settings.retention_days,
  anonymizeClients: settings.anonymize_clients,
});

const toClient = ({
  is_anonymous: isAnonymous,
  user,
  service_account: account,
  last_at: lastAt,
  ...client
}: RestClientsReport['items'][number]): ChannelClient => ({
  ...client,
  isAnonymous,
  holder: user?.username ?? account?.name ?? null,
  lastAt,
});

const toBlocked = ({
  has_channel: hasChannel,
  file: fileName,
  policy,
  last_at: lastAt,
  ...blocked
}: RestBlockedReport['items'][number]): BlockedRequest => ({
  ...blocked,
  hasChannel,
  fileName,
  policyName: policy.name,
  revision: policy.revision,
  lastAt,
});

/** REST calls of the report area; organizations by name. */
export class ReportSource {
  readonly #rest: RestClient;

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  /** The telemetry report of the last days. */
  async telemetry(organization: string, days: number | null): Promise<TelemetryReport> {
    const report = await this.#rest.get<RestTelemetry>(path`/api/organizations/${organization}/reports/telemetry`, {
      days,
    });
    return {
      totals: toCounts(report.totals),
      months: report.months.map(({ month: text, ...rest }) => {
        const [year = 0, month = 0] = text.split('-').map(Number);
        return { year, month, ...rest };
      }),
      channels: report.channels.map(({ channel, ...counts }) => ({ channel, counts: toCounts(counts) })),
    };
  }

  /** Downloads of a month as CSV. */
  downloadsCsv(organization: string, month: number, year: number): Promise<string> {
    return this.#rest.text(
      `${path`/api/organizations/${organization}/reports/package-downloads`}?month=${month}&year=${year}`,
      'text/csv',
    );
  }

  /** Requests of each of the last days. */
  async requestDays(organization: string, days: number | null): Promise<RequestDay[]> {
    const { items } = await this.#report<RestRequestsReport>(organization, 'requests', { days, limit: 100 });
    return items.map(({ at, ...counts }) => ({ date: at.slice(0, 10), counts: toCounts(counts) }));
  }

  /** Programs of the last days. */
  async programs(organization: string, days: number | null): Promise<ClientProgram[]> {
    const { programs } = await this.#report<RestClientsReport>(organization, 'clients', { days, limit: 1 });
    return programs.map(({ program, version, last_at: lastAt, ...counts }) => ({
      program,
      version,
      lastAt,
      counts: toCounts(counts),
    }));
  }

  /** A page of the single clients of the last days. */
  async clients(organization: string, days: number | null, page: Page): Promise<List<ChannelClient>> {
    const { items, total_count } = await this.#report<RestClientsReport>(organization, 'clients', { days, ...page });
    return { items: items.map(toClient), total_count };
  }

  /** A page of what policies refused in the last days. */
  async blocked(organization: string, days: number | null, page: Page): Promise<List<BlockedRequest>> {
    const { items, total_count } = await this.#report<RestBlockedReport>(organization, 'blocked', { days, ...page });
    return { items: items.map(toBlocked), total_count };
  }

  /** Settings of an organization. */
  async settings(organization: string): Promise<GatewaySettings> {
    return toSettings(await this.#rest.get<RestGatewaySettings>(path`/api/gateway-analytics/settings/${organization}`));
  }

  /** Changes settings; an absent field stays as it is. */
  async changeSettings(
    organization: string,
    change: Omit<UpdateGatewaySettingsInput, 'organization'>,
  ): Promise<GatewaySettings> {
    const body = {
      is_gateway_enabled: change.isGatewayEnabled,
      retention_days: change.retentionDays,
      anonymize_clients: change.anonymizeClients,
    };
    return toSettings(
      await this.#rest.write<RestGatewaySettings>('PUT', path`/api/gateway-analytics/settings/${organization}`, body),
    );
  }

  /** The most downloaded packages of the last days. */
  async top(organization: string, limit: number | null, days: number | null): Promise<RestTopPackage[]> {
    return (
      await this.#rest.get<List<RestTopPackage>>(path`/api/ce/packages/organizations/${organization}/top`, {
        limit,
        days,
      })
    ).items;
  }

  #report<R>(
    organization: string,
    report: 'requests' | 'clients' | 'blocked',
    query: Partial<Page> & { days: number | null },
  ): Promise<R> {
    return this.#rest.get<R>(path`/api/gateway-analytics/reports/${organization}/${report}`, query);
  }
}
