import type { Context } from '../context.ts';
import { connection, onlyFor, payload, type AreaResolvers } from '../graphql/index.ts';
import type { OrganizationModel } from '../organization/index.ts';
import type { ReportSource } from './source.ts';

/** A field that only admins can read. */
const forAdmins =
  <A, R>(read: (source: ReportSource, organization: string, args: A) => R) =>
  (organization: OrganizationModel, args: A, context: Context): R =>
    onlyFor('admins of the organization', organization.role === 'ADMIN', () =>
      read(context.sources.report, organization.name, args),
    );

/** Resolvers of the report area. */
export const reportResolvers = {
  Organization: {
    telemetry: forAdmins((source, name, { days }) => source.telemetry(name, days)),
    packageDownloadsCsv: forAdmins((source, name, { month, year }) => source.downloadsCsv(name, month, year)),
    requestDays: forAdmins((source, name, { days }) => source.requestDays(name, days)),
    clientPrograms: forAdmins((source, name, { days }) => source.programs(name, days)),
    channelClients: forAdmins((source, name, args) =>
      connection(
        args,
        ['clients', name, args.days],
        (page) => source.clients(name, args.days, page),
        (client) => client,
      ),
    ),
    blockedRequests: forAdmins((source, name, args) =>
      connection(
        args,
        ['blocked', name, args.days],
        (page) => source.blocked(name, args.days, page),
        (blocked) => blocked,
      ),
    ),
    gatewaySettings: forAdmins((source, name) => source.settings(name)),
    topPackages: (organization, { first, days }, context) => context.sources.report.top(organization.name, first, days),
  },
  Mutation: {
    updateGatewaySettings: (_, { input: { organization, ...change } }, context) =>
      payload(async () => ({
        gatewaySettings: await context.sources.report.changeSettings(organization, change),
        organization: () => context.sources.organization.byName(organization),
      })),
  },
} satisfies AreaResolvers;
