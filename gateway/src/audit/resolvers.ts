import type { Context } from '../context.ts';
import { toAuditEntry } from '../gen/calls.ts';
import type { AuditLogExportFormat } from '../gen/schema.ts';
import { connection, maySee, onlyFor, type AreaResolvers, type PageArguments } from '../graphql/index.ts';
import { path, type CursorList, type Schemas } from '../rest/index.ts';

const ADMINS = 'admins of the organization';

/** Which entries are asked for. */
interface AuditChoice {
  actor?: string | null;
  action?: string | null;
  target?: string | null;
  from?: string | null;
  to?: string | null;
}

/** A page of entries with the name of the organization (empty for the hub) and the head of the chain. */
interface AuditPage extends CursorList<Schemas['AuditEntry']> {
  name: string;
  head: { number: number; hash: string };
}

const logOf = (organization: string): string => path`/api/organizations/${organization}/audit-log`;
const chainOf = (chain: string | null | undefined): string =>
  path`/api/operator/audit-logs/${chain ?? '00000000-0000-0000-0000-000000000000'}`;

const queryOf = ({ actor, action, target, from, to }: AuditChoice) => ({
  actor: actor?.trim() || null,
  action: action?.trim() || null,
  target: target?.trim() || null,
  from: from ?? null,
  to: to ?? null,
});

/** Reads a page of a log with its owner and the head of its chain. */
async function log(
  address: string,
  { first, after, last, before, offset, ...choice }: PageArguments & AuditChoice,
  { rest }: Context,
) {
  const query = queryOf(choice);
  let chain: Pick<AuditPage, 'name' | 'head'> = { name: '', head: { number: 0, hash: '' } };
  const page = await connection(
    { first, after, last, before, offset },
    ['audit log', address, query],
    async (asked) => (chain = await rest.get<AuditPage>(address, { ...asked, ...query })) as AuditPage,
    (entry) => toAuditEntry(entry),
    ({ id }) => id,
  );
  return Object.assign(page, {
    chainName: chain.name,
    headSequenceNumber: chain.head.number,
    headHash: chain.head.hash,
  });
}

/** A log as a file. */
const file = (
  address: string,
  { format, ...choice }: AuditChoice & { format: AuditLogExportFormat },
  { rest }: Context,
): Promise<string> => {
  const isCsv = format === 'CSV';
  const query = { format: isCsv ? 'csv' : 'jsonl', ...queryOf(choice) };
  return rest.text(`${address}/file`, isCsv ? 'text/csv' : 'application/jsonl', query);
};

/** Resolvers of the audit log. */
export const auditResolvers = {
  Organization: {
    auditLog: ({ name, role }, args, context) =>
      onlyFor(ADMINS, maySee(context, role === 'ADMIN'), () => log(logOf(name), args, context)),
    auditFile: ({ name, role }, args, context) =>
      onlyFor(ADMINS, maySee(context, role === 'ADMIN'), () => file(logOf(name), args, context)),
  },
  Operator: {
    auditLog: (_, { chainId, ...args }, context) => log(chainOf(chainId), args, context),
    auditFile: (_, { chainId, ...args }, context) => file(chainOf(chainId), args, context),
  },
  AuditEntry: {
    targetName: ({ rest }) => rest.target_name ?? rest.person_name,
    details: ({ rest }) =>
      Object.entries(rest.details).map(([name, value]) => ({ name, value: value === null ? '–' : String(value) })),
  },
} satisfies AreaResolvers;
