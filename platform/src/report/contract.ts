import { z } from 'zod';
import { RETENTION_DAYS, SUBJECT_KINDS } from '@terrarium/domain/access';
import { cursorListOf, cursorPaging } from '../http/index.ts';
import { organizationParams } from '../organization/index.ts';

export { organizationParams };

/** Values of `{report}` (REPORT-05). */
export const REPORTS = ['requests', 'clients', 'blocked'] as const;

/** Settings of an organization (DATA-08, REPORT-08). */
export const gatewaySettings = z
  .object({
    org_id: z.uuid(),
    is_gateway_enabled: z
      .boolean()
      .meta({ description: 'Whether individual clients are recorded. Requests are counted either way.' }),
    retention_days: z
      .number()
      .int()
      .min(RETENTION_DAYS.min)
      .max(RETENTION_DAYS.max)
      .meta({
        description: `Number of days after which counts and clients are deleted, ${RETENTION_DAYS.min} to ${RETENTION_DAYS.max}.`,
      }),
    anonymize_clients: z
      .boolean()
      .meta({ description: 'Whether clients are recorded as a keyed hash of address and token owner, without names.' }),
  })
  .meta({ id: 'GatewaySettings' });
/** See {@link gatewaySettings}. */
export type GatewaySettings = z.output<typeof gatewaySettings>;

/** Body of PUT …/settings/{org}. Missing settings stay unchanged; a complete response of GET can be sent back. */
export const gatewaySettingsChange = gatewaySettings.partial();

const number = (description: string) => z.number().int().min(0).meta({ description });
const sums = {
  requests: number('Total number of requests.'),
  downloads: number('Number of package downloads, counted when the first byte is sent.'),
  served: number('Number of package and index downloads, counted when the first byte is sent.'),
  part: number('Number of requests for later parts of files.'),
  unchanged: number('Number of responses without content: not modified (304), or only headers were requested.'),
  refused: number('Number of requests blocked by a policy (403).'),
  unknown: number('Number of requests for unknown channels or files (404).'),
  unauthorized: number('Number of requests with missing or invalid credentials (401).'),
  failed: number('Number of other failures, such as an unreachable source of a mirror.'),
};

/** Period of a report in days. */
const days = z.coerce
  .number()
  .int()
  .min(1)
  .max(RETENTION_DAYS.max)
  .default(30)
  .meta({ description: 'Number of days up to and including today, in UTC.' });
const period = { from: z.iso.datetime(), to: z.iso.datetime() };

/** Query of the telemetry report. */
export const telemetryQuery = z.object({ days });

/** The telemetry report of an organization (REPORT-02). */
export const telemetry = z
  .object({
    org_id: z.uuid(),
    ...period,
    totals: z.object(sums),
    months: z
      .array(
        z.object({
          month: z.string().meta({ description: 'yyyy-MM' }),
          downloads: number('Downloads.'),
          packages: number('Number of different packages.'),
        }),
      )
      .meta({
        description: 'Downloads by month, newest first, for as long as counts are stored. Independent of `days`.',
      }),
    channels: z.array(
      z.object({
        channel: z
          .string()
          .meta({ description: 'Name of the channel. Empty for requests without a channel that the client can read.' }),
        ...sums,
      }),
    ),
    subjects: z
      .array(
        z.object({
          subject: z
            .enum(SUBJECT_KINDS)
            .nullable()
            .meta({ description: 'Owner of the token that was used. `null` without a token.' }),
          requests: number('Total number of requests.'),
        }),
      )
      .meta({ description: 'The same data by token owner.' }),
  })
  .meta({ id: 'TelemetryReport' });

/** Query of package downloads: a month of a year (UTC), default the current one. */
export const downloadsQuery = z.object({
  month: z.coerce.number().int().min(1).max(12).optional(),
  year: z.coerce
    .number()
    .int()
    .min(2000)
    .max(9999)
    .optional()
    .meta({ description: 'Year. Defaults to the current year.' }),
  format: z.enum(['csv', 'json']).default('csv').meta({ description: 'Format of the response: a file, or JSON.' }),
});

/** Downloads of one version in one subdir of a channel. */
export const packageDownload = z
  .object({
    month: z.string(),
    channel: z.string(),
    package: z.string(),
    version: z.string(),
    subdir: z.string(),
    downloads: number('Downloads.'),
  })
  .meta({ id: 'PackageDownload' });

/** Path of a gateway report. The handler validates its name, so that an unknown one is a 404. */
export const reportParams = organizationParams.extend({ report: z.string().meta({ description: REPORTS.join(', ') }) });

/** Query of the gateway reports. `interval` is for `requests`. */
export const reportQuery = cursorPaging().extend({
  days,
  interval: z.enum(['hour', 'day']).default('day').meta({ description: 'Length of an interval, for `requests`.' }),
});

const list = <T extends z.ZodRawShape>(name: (typeof REPORTS)[number], item: T, more: z.ZodRawShape = {}) =>
  cursorListOf(z.object(item)).extend({ report: z.literal(name), org_id: z.uuid(), ...period, ...more });

const program = {
  program: z.string().meta({ description: 'Name of the program. Empty if not stated, and `other` if unknown.' }),
  version: z.string().meta({ description: 'Version of the program.' }),
};
const requests = list('requests', {
  at: z.iso.datetime().meta({ description: 'Start of the hour or day.' }),
  ...sums,
}).meta({ id: 'RequestsReport' });
const programs = z
  .array(z.object({ ...program, ...sums, last_at: z.iso.datetime() }))
  .meta({ description: 'Programs with their versions, most requests first, at most 100.' });
const client = {
  client: z.string().meta({ description: 'Network address, or a hash of the address and token owner.' }),
  is_anonymous: z.boolean().meta({ description: 'Whether it is recorded as a hash, without names.' }),
  user: z
    .object({ id: z.uuid(), username: z.string() })
    .nullable()
    .meta({ description: 'User whose token was used. `null` if none.' }),
  service_account: z
    .object({ id: z.uuid(), name: z.string() })
    .nullable()
    .meta({ description: 'Service account whose token was used. `null` if none.' }),
  ...program,
  requests: number('Total number of requests.'),
  refused: number('Number of requests blocked by a policy.'),
  last_at: z.iso.datetime(),
};
const clients = cursorListOf(z.object(client))
  .extend({
    report: z.literal('clients'),
    org_id: z.uuid(),
    ...period,
    is_gateway_enabled: z
      .boolean()
      .meta({ description: 'Whether individual clients are recorded. If not, `items` is empty.' }),
    programs,
  })
  .meta({ id: 'ClientsReport' });
const blocked = list('blocked', {
  channel: z.string(),
  has_channel: z.boolean().meta({ description: 'Whether the channel still exists.' }),
  package: z.string(),
  version: z.string(),
  subdir: z.string().meta({ description: 'Subdir of the last requested file.' }),
  file: z.string(),
  policy: z
    .object({ id: z.uuid().nullable(), name: z.string(), revision: z.number().int().nullable() })
    .meta({ description: 'The policy that blocked the requests. Its ID is `null` if it was deleted.' }),
  rule: z.string(),
  requests: number('Number of blocked requests.'),
  last_at: z.iso.datetime(),
  who: z.array(z.string()).meta({
    description:
      'Clients, at most 20: usernames, service account names, or addresses. Empty unless individual clients are recorded.',
  }),
}).meta({ id: 'BlockedReport' });

/** A gateway report (REPORT-04, REPORT-05). */
export const gatewayReport = z.discriminatedUnion('report', [requests, clients, blocked]);
/** Response of the report over time. */
export type RequestsReport = z.input<typeof requests>;
/** Response of the report on clients. */
export type ClientsReport = z.input<typeof clients>;
/** Response of the report on blocked requests. */
export type BlockedReport = z.input<typeof blocked>;

/** Query of the top packages. */
export const topQuery = cursorPaging({ limit: 10 }).extend({ days });

/** A package with its number of downloads (ART-14). */
export const topPackage = z
  .object({
    channel: z.string(),
    family: z.literal('conda'),
    name: z.string(),
    downloads: number('Downloads.'),
    last_at: z.iso.datetime(),
  })
  .meta({ id: 'TopPackage' });
