import type { Context } from '../context.ts';
import { connection, payload, type PageArguments } from '../graphql/index.ts';
import type { OrganizationModel } from '../organization/index.ts';
import type { GatewaySettingsModel, ReportSource } from './source.ts';

interface Days { days: number | null }
type Settings = { organization: string } & { [K in keyof GatewaySettingsModel]?: GatewaySettingsModel[K] | null };

const ADMIN = 'ADMIN';

/** A field that only admins are answered; upstream would refuse others, so it is not asked for them. */
const forAdmins = <A, R>(read: (source: ReportSource, organization: string, args: A) => R) =>
  (organization: OrganizationModel, args: A, context: Context): R | null => (organization.role === ADMIN ? read(context.sources.report, organization.name, args) : null);

/** Resolvers of the report area. */
export const reportResolvers = {
  Organization: {
    telemetry: forAdmins((source, name, { days }: Days) => source.telemetry(name, days)),
    packageDownloadsCsv: forAdmins((source, name, { month, year }: { month: number; year: number }) => source.downloadsCsv(name, month, year)),
    requestDays: forAdmins((source, name, { days }: Days) => source.requestDays(name, days)),
    clientPrograms: forAdmins((source, name, { days }: Days) => source.programs(name, days)),
    channelClients: forAdmins((source, name, args: PageArguments & Days) => connection(args, ['clients', name, args.days], (page) => source.clients(name, args.days, page), (client) => client)),
    blockedRequests: forAdmins((source, name, args: PageArguments & Days) => connection(args, ['blocked', name, args.days], (page) => source.blocked(name, args.days, page), (blocked) => blocked)),
    gatewaySettings: forAdmins((source, name) => source.settings(name)),
    topPackages: (organization: OrganizationModel, { first, days }: { first: number | null } & Days, context: Context) => context.sources.report.top(organization.name, first, days),
  },
  Mutation: {
    updateGatewaySettings: (_: unknown, { input: { organization, ...change } }: { input: Settings }, context: Context) => payload(async () => ({
      gatewaySettings: await context.sources.report.changeSettings(organization, change),
      organization: () => context.sources.organization.byName(organization),
    })),
  },
};
