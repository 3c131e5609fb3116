// Read model of channel, organization: workloads are listed with the names of channel and organization.
/** SQL of trusted workloads (migration 0141). */
import type { TokenScope } from '@terrarium/domain/access';
import { sql } from 'kysely';
import { newId } from '../db/index.ts';
import type { Db, Table, Trx } from '../db/index.ts';

/** Row of `trusted_workload`. */
type TrustedWorkloadTable = Table<'trusted_workload', { scope: TokenScope }>;
/** Row of `exchanged_proof`. */
type ExchangedProofTable = Table<'exchanged_proof'>;

declare module '../db/tables.ts' {
  interface Tables {
    trusted_workload: TrustedWorkloadTable;
    exchanged_proof: ExchangedProofTable;
  }
}

/** A trusted workload with its channel's name. */
export interface WorkloadRow {
  id: string;
  organization_id: string;
  channel_id: string;
  channel: string;
  issuer: string;
  subject: string;
  scope: TokenScope;
  created_at: Date;
  last_used_at: Date | null;
}

const withChannel = (db: Db) =>
  db
    .selectFrom('trusted_workload as w')
    .innerJoin('channel as c', 'c.id', 'w.channel_id')
    .select([
      'w.id',
      'w.organization_id',
      'w.channel_id',
      'c.name as channel',
      'w.issuer',
      'w.subject',
      'w.scope',
      'w.created_at',
      'w.last_used_at',
    ]);

/** Lists the trusted workloads of an organization's channels, or the one with this ID. */
export function findOfOrganization(db: Db, organizationId: string, id?: string): Promise<WorkloadRow[]> {
  return withChannel(db)
    .where('w.organization_id', '=', organizationId)
    .$if(id !== undefined, (query) => query.where('w.id', '=', id ?? ''))
    .orderBy('c.name')
    .orderBy('w.issuer')
    .orderBy('w.subject')
    .execute();
}

/** Lists the workloads of an issuer that a channel trusts; none if the channel doesn't exist. */
export function findOfIssuer(db: Db, organization: string, channel: string, issuer: string): Promise<WorkloadRow[]> {
  return withChannel(db)
    .innerJoin('organization as o', 'o.id', 'w.organization_id')
    .where('o.name', '=', organization)
    .where('c.name', '=', channel)
    .where('w.issuer', '=', issuer)
    .execute();
}

/** Lists the workloads of an issuer that any channel trusts to publish. */
export function findPublishersOfIssuer(db: Db, issuer: string): Promise<WorkloadRow[]> {
  return withChannel(db).where('w.issuer', '=', issuer).where('w.scope', '=', 'publish').execute();
}

/** Inserts a trusted workload. @throws a unique violation `trusted_workload_once` if it exists */
export async function insertWorkload(
  trx: Trx,
  values: { organizationId: string; channelId: string; issuer: string; subject: string; scope: TokenScope },
): Promise<string> {
  const id = newId();
  await trx
    .insertInto('trusted_workload')
    .values({
      id,
      organization_id: values.organizationId,
      channel_id: values.channelId,
      issuer: values.issuer,
      subject: values.subject,
      scope: values.scope,
    })
    .execute();
  return id;
}

/** Deletes a trusted workload, with the tokens created for it. */
export async function deleteWorkload(trx: Trx, organizationId: string, id: string): Promise<void> {
  await trx.deleteFrom('trusted_workload').where('organization_id', '=', organizationId).where('id', '=', id).execute();
}

/** Records an exchange for a workload. @returns false if it is no longer trusted */
export async function noteUse(trx: Trx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('trusted_workload')
    .set({ last_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records an issuer's token until it expires. @returns false if it was exchanged before */
export async function spendProof(trx: Trx, hash: Buffer, expiresAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('exchanged_proof')
    .values({ proof_hash: hash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('proof_hash').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Deletes expired issuers' tokens. */
export async function deleteOldProofs(db: Db): Promise<void> {
  await db
    .deleteFrom('exchanged_proof')
    .where('expires_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute();
}
