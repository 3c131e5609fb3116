import { z } from 'zod';
import { RETENTION_DAYS, SUBJECT_KINDS } from '@terrarium/domain/access';
import { listOf, paging } from '../http/index.ts';
import { organizationParams } from '../organization/index.ts';

export { organizationParams };

/** The reports that `{report}` may name (REPORT-05). */
export const REPORTS = ['requests', 'clients', 'blocked'] as const;

/** Settings of an organization (DATA-08, REPORT-08). */
export const gatewaySettings = z
  .object({
    org_id: z.uuid(),
    is_gateway_enabled: z
      .boolean()
      .meta({ description: 'Whether single clients are noted. Requests are counted either way.' }),
    retention_days: z
      .number()
      .int()
      .min(RETENTION_DAYS.min)
      .max(RETENTION_DAYS.max)
      .meta({
        description: `Days after which counts and clients are deleted, ${RETENTION_DAYS.min} to ${RETENTION_DAYS.max}.`,
      }),
    anonymize_clients: z
      .boolean()
      .meta({ description: 'Whether clients are noted as a keyed hash of address and holder, without names.' }),
  })
  .meta({ id: 'GatewaySettings' });
/** See {@link gatewaySettings}. */
export type GatewaySettings = z.output<typeof gatewaySettings>;

/** Body of PUT …/settings/{org}: what is left out stays as it is; a whole answer of GET may be sent back. */
export const gatewaySettingsChange = gatewaySettings.partial();

const number = (description: string) => z.number().int().min(0).meta({ description });
const sums = {
  requests: number('All requests.'),
  downloads: number('Package files sent from their first byte.'),
  served: number('Files sent from their first byte, packages and indexes.'),
  part: number('Later pieces of files.'),
  unchanged: number("No bytes: the client's copy was still good (304), or it asked for headers only."),
  refused: number('Refused by a policy (403).'),
  unknown: number('No such channel or file (404).'),
  unauthorized: number('No or bad credentials (401).'),
  failed: number('Anything else, such as a source of a mirror that did not answer.'),
};

/** How far back a report looks. */
const days = z.coerce
  .number()
  .int()
  .min(1)
  .max(RETENTION_DAYS.max)
  .default(30)
  .meta({ description: 'Days up to now, today included; UTC.' });
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
          packages: number('Different packages.'),
        }),
      )
      .meta({
        description: 'Downloads by month, newest first, as far back as counts are kept; independent of `days`.',
      }),
    channels: z.array(
      z.object({
        channel: z
          .string()
          .meta({ description: 'Name; empty for what no channel visible to the reader was asked for.' }),
        ...sums,
      }),
    ),
    subjects: z
      .array(
        z.object({
          subject: z
            .enum(SUBJECT_KINDS)
            .nullable()
            .meta({ description: 'Whom the shown token stands for; null without one.' }),
          requests: number('All requests.'),
        }),
      )
      .meta({ description: 'The same by whom the shown token stands for.' }),
  })
  .meta({ id: 'TelemetryReport' });

/** Query of the package downloads: a month of a year (UTC), by default the current one. */
export const downloadsQuery = z.object({
  month: z.coerce.number().int().min(1).max(12).optional(),
  year: z.coerce
    .number()
    .int()
    .min(2000)
    .max(9999)
    .optional()
    .meta({ description: 'Year, by default the current one.' }),
  format: z.enum(['csv', 'json']).default('csv').meta({ description: 'As a file or as JSON.' }),
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

/** Path of a gateway report; which one is checked by the handler, so that an unknown one is a 404. */
export const reportParams = organizationParams.extend({ report: z.string().meta({ description: REPORTS.join(', ') }) });

/** Query of the gateway reports. `interval` is for `requests`. */
export const reportQuery = paging().extend({
  days,
  interval: z.enum(['hour', 'day']).default('day').meta({ description: 'Length of a step; for `requests`.' }),
});

const list = <T extends z.ZodRawShape>(name: (typeof REPORTS)[number], item: T, more: z.ZodRawShape = {}) =>
  listOf(z.object(item)).extend({ report: z.literal(name), org_id: z.uuid(), ...period, ...more });

const program = {
  program: z
    .string()
    .meta({ description: 'Name of the program; empty when it does not say, `other` when it is none that is known.' }),
  version: z.string().meta({ description: 'Version of the program.' }),
};
const requests = list('requests', {
  at: z.iso.datetime().meta({ description: 'Begin of the hour or day.' }),
  ...sums,
}).meta({ id: 'RequestsReport' });
const programs = z
  .array(z.object({ ...program, ...sums, last_at: z.iso.datetime() }))
  .meta({ description: 'Programs and their versions, the busiest first, at most 100.' });
const client = {
  client: z.string().meta({ description: 'Address, or a hash of address and holder.' }),
  is_anonymous: z.boolean().meta({ description: 'Whether it is a hash, without names.' }),
  user: z
    .object({ id: z.uuid(), username: z.string() })
    .nullable()
    .meta({ description: 'Whose token it showed; null for none.' }),
  service_account: z
    .object({ id: z.uuid(), name: z.string() })
    .nullable()
    .meta({ description: 'Service account whose token it showed; null for none.' }),
  ...program,
  requests: number('All requests.'),
  refused: number('Refused by a policy.'),
  last_at: z.iso.datetime(),
};
const clients = listOf(z.object(client))
  .extend({
    report: z.literal('clients'),
    org_id: z.uuid(),
    ...period,
    is_gateway_enabled: z
      .boolean()
      .meta({ description: 'Whether single clients are noted; `items` is empty where they are not.' }),
    programs,
  })
  .meta({ id: 'ClientsReport' });
const blocked = list('blocked', {
  channel: z.string(),
  has_channel: z.boolean().meta({ description: 'Whether the channel is still there.' }),
  package: z.string(),
  version: z.string(),
  subdir: z.string().meta({ description: 'Of the file that was asked for last.' }),
  file: z.string(),
  policy: z
    .object({ id: z.uuid().nullable(), name: z.string(), revision: z.number().int().nullable() })
    .meta({ description: 'The policy that refused; its id is null when it is gone.' }),
  rule: z.string(),
  requests: number('How often it was refused.'),
  last_at: z.iso.datetime(),
  who: z.array(z.string()).meta({
    description:
      'Names of people and service accounts, or addresses, at most 20; empty unless single clients are noted.',
  }),
}).meta({ id: 'BlockedReport' });

/** A gateway report (REPORT-04, REPORT-05). */
export const gatewayReport = z.discriminatedUnion('report', [requests, clients, blocked]);
/** The answer of the report over time. */
export type RequestsReport = z.input<typeof requests>;
/** The answer of the report on clients. */
export type ClientsReport = z.input<typeof clients>;
/** The answer of the report on what policies refused. */
export type BlockedReport = z.input<typeof blocked>;

/** Query of the top packages. */
export const topQuery = paging({ limit: 10 }).extend({ days });

/** A package with how often it was downloaded (ART-14). */
export const topPackage = z
  .object({
    channel: z.string(),
    family: z.literal('conda'),
    name: z.string(),
    downloads: number('Downloads.'),
    last_at: z.iso.datetime(),
  })
  .meta({ id: 'TopPackage' });
