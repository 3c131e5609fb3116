import type { Context } from '../context.ts';
import type { AuditEntry, AuditFileFormat } from '../gen/schema.ts';
import { connection, onlyFor, pageCursors, type AreaResolvers, type PageArguments } from '../graphql/index.ts';
import { HUB_CHAIN, type AuditChoice, type AuditPage, type AuditPlace } from './source.ts';

const ADMINS = 'admins of the organization';

/** A page of a log, with whose it is and where its chain stands. */
async function log(
  place: AuditPlace,
  { first, after, offset, ...choice }: PageArguments & AuditChoice,
  context: Context,
) {
  let chain: Pick<AuditPage, 'name' | 'head'> = { name: '', head: { number: 0, hash: '' } };
  const page = await connection(
    { first: first ?? null, after: after ?? null, offset: offset ?? null },
    ['audit log', place, choice],
    async (asked) => {
      const answer = await context.sources.audit.list(place, choice, asked);
      chain = answer;
      return answer;
    },
    (entry): AuditEntry => entry,
    ({ entryId }) => entryId,
  );
  return Object.assign(page, { chainName: chain.name, headNumber: chain.head.number, headHash: chain.head.hash });
}

const file = (place: AuditPlace, { format, ...choice }: AuditChoice & { format: AuditFileFormat }, context: Context) =>
  context.sources.audit.file(place, format, choice);

const placeOf = (chainId: string | null | undefined): AuditPlace => ({ chain: chainId ?? HUB_CHAIN });

/** Resolvers of the audit log. */
export const auditResolvers = {
  Organization: {
    auditLog: ({ name, role }, args, context) =>
      onlyFor(ADMINS, role === 'ADMIN', () => log({ organization: name }, args, context)),
    auditFile: ({ name, role }, args, context) =>
      onlyFor(ADMINS, role === 'ADMIN', () => file({ organization: name }, args, context)),
  },
  Operator: {
    auditChains: (_, args, context) =>
      connection(
        args,
        ['audit chains'],
        (page) => context.sources.audit.chains(page),
        (chain) => chain,
      ),
    auditLog: (_, { chainId, ...args }, context) => log(placeOf(chainId), args, context),
    auditFile: (_, { chainId, ...args }, context) => file(placeOf(chainId), args, context),
  },
  AuditLogConnection: { pageCursors },
} satisfies AreaResolvers;
