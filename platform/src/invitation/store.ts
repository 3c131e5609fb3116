// Read model of app_user, membership, organization: an invitation is shown with its organization and inviter.
import { sql } from 'kysely';
import type { Role } from '@terrarium/domain/access';
import { descending, isId, Keyset, newId } from '../db/index.ts';
import type { Db, PageRequest, RowPage, Table, Trx } from '../db/index.ts';

/** An invitation. An accepted one stays until it would have expired, so that its code can say so. */
type InvitationTable = Table<'invitation'>;

declare module '../db/tables.ts' {
  interface Tables {
    invitation: InvitationTable;
  }
}

/** An invitation with its inviter. */
export interface InvitationRow {
  id: string;
  email: string;
  code: string;
  role: Role;
  created_at: Date;
  sent_at: Date;
  expires_at: Date;
  is_expired: boolean;
  accepted_at: Date | null;
  /** Inviter's name; null if that account was deleted. */
  first_name: string | null;
  last_name: string | null;
  username: string | null;
}

/** An invitation with its organization. `inviter_role` is the inviter's role there, null if none. */
export type CodeRow = InvitationRow & {
  organization_id: string;
  organization_name: string;
  organization_title: string;
  inviter_role: Role | null;
};

/** Input of a new or renewed invitation. */
interface Sending {
  code: string;
  invitedBy: string;
  expiresAt: Date;
}

const now = sql<Date>`now()`;

const invitations = (db: Db | Trx) =>
  db
    .selectFrom('invitation')
    .leftJoin('app_user as inviter', 'inviter.id', 'invitation.invited_by')
    .select([
      'invitation.id',
      'invitation.email',
      'invitation.code',
      'invitation.role',
      'invitation.created_at',
      'invitation.sent_at',
      'invitation.expires_at',
      'invitation.accepted_at',
      sql<boolean>`invitation.expires_at <= now()`.as('is_expired'),
      'inviter.first_name',
      'inviter.last_name',
      'inviter.username',
    ]);

const invitationOrder = new Keyset('invitations', [
  descending('invitation.created_at', 'timestamptz'),
  descending('invitation.id', 'uuid'),
]);

/** Returns a page of pending invitations, newest first, and their number. */
export async function listOpen(
  db: Db,
  organizationId: string,
  page: PageRequest,
): Promise<RowPage<InvitationRow> & { total: number }> {
  const open = invitations(db)
    .where('invitation.organization_id', '=', organizationId)
    .where('accepted_at', 'is', null);
  const { total } = await db
    .selectFrom('invitation')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('organization_id', '=', organizationId)
    .where('accepted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { ...(await invitationOrder.select(open, page)), total };
}

/** Returns the pending invitations of these addresses. */
export function openOf(db: Db | Trx, organizationId: string, emails: string[]): Promise<InvitationRow[]> {
  return invitations(db)
    .where('invitation.organization_id', '=', organizationId)
    .where('accepted_at', 'is', null)
    .where('invitation.email', 'in', emails)
    .execute();
}

/** Returns which of these addresses belong to members. */
export async function memberEmails(db: Db | Trx, organizationId: string, emails: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.id', 'membership.user_id')
    .select('app_user.email')
    .where('membership.organization_id', '=', organizationId)
    .where('app_user.email', 'in', emails)
    .execute();
  return rows.map((row) => row.email);
}

/** Inserts an invitation. Replaces an expired one. @returns false if one is pending for this address */
export async function insertInvitation(
  trx: Trx,
  organizationId: string,
  email: string,
  role: Role,
  sending: Sending,
): Promise<boolean> {
  await trx
    .deleteFrom('invitation')
    .where('organization_id', '=', organizationId)
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .where('expires_at', '<=', now)
    .execute();
  const row = await trx
    .insertInto('invitation')
    .values({
      id: newId(),
      organization_id: organizationId,
      email,
      code: sending.code,
      role,
      invited_by: sending.invitedBy,
      expires_at: sending.expiresAt,
      accepted_at: null,
      accepted_by: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'email']).where('accepted_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks an invitation as sent again by a user. @returns its code; null if it was deleted */
export async function renew(
  trx: Trx,
  id: string,
  { invitedBy, expiresAt }: Omit<Sending, 'code'>,
): Promise<string | null> {
  const row = await trx
    .updateTable('invitation')
    .set({ invited_by: invitedBy, sent_at: now, expires_at: expiresAt })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .returning('code')
    .executeTakeFirst();
  return row?.code ?? null;
}

/**
 * Changes the address and code of an invitation.
 * Fails with a unique violation `invitation_open` if that address is invited.
 * @returns false if it was deleted
 */
export async function redirect(trx: Trx, id: string, email: string, sending: Sending): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('invitation')
    .set({ email, code: sending.code, invited_by: sending.invitedBy, sent_at: now, expires_at: sending.expiresAt })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes the pending invitations of these addresses. @returns the addresses that had one */
export async function deleteOpen(db: Db, organizationId: string, emails: string[]): Promise<string[]> {
  const rows = await db
    .deleteFrom('invitation')
    .where('organization_id', '=', organizationId)
    .where('accepted_at', 'is', null)
    .where('email', 'in', emails)
    .returning('email')
    .execute();
  return rows.map((row) => row.email);
}

/** Finds the invitation of a code in an organization (by name or ID). */
export function findByCode(db: Db | Trx, nameOrId: string, code: string): Promise<CodeRow | undefined> {
  return invitations(db)
    .innerJoin('organization', 'organization.id', 'invitation.organization_id')
    .leftJoin('membership as giving', (join) =>
      join
        .onRef('giving.organization_id', '=', 'invitation.organization_id')
        .onRef('giving.user_id', '=', 'invitation.invited_by'),
    )
    .select([
      'organization.id as organization_id',
      'organization.name as organization_name',
      'organization.title as organization_title',
      'giving.role as inviter_role',
    ])
    .where(isId(nameOrId) ? 'organization.id' : 'organization.name', '=', nameOrId)
    .where('invitation.code', '=', code)
    .executeTakeFirst();
}

/** Locks an invitation and its inviter's role until the transaction ends. @returns false if it was deleted */
export async function lockInvitation(trx: Trx, code: string): Promise<boolean> {
  const row = await trx
    .selectFrom('invitation')
    .select(['organization_id', 'invited_by'])
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  if (row?.invited_by)
    await trx
      .selectFrom('membership')
      .select('role')
      .where('organization_id', '=', row.organization_id)
      .where('user_id', '=', row.invited_by)
      .forShare()
      .execute();
  return row !== undefined;
}

/** Marks an invitation as accepted by a user. */
export async function markAccepted(trx: Trx, id: string, userId: string): Promise<void> {
  await trx.updateTable('invitation').set({ accepted_at: now, accepted_by: userId }).where('id', '=', id).execute();
}

/** Deletes an invitation. */
export async function deleteInvitation(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('invitation').where('id', '=', id).execute();
}

/** Returns accounts with these addresses. */
export async function accountsOf(trx: Trx, emails: string[]): Promise<Map<string, string>> {
  if (emails.length === 0) return new Map();
  const rows = await trx.selectFrom('app_user').select(['id', 'email']).where('email', 'in', emails).execute();
  return new Map(rows.map((row) => [row.email, row.id]));
}

/** Deletes invitations that ended this many days ago. */
export async function deleteOld(db: Db, days: number): Promise<void> {
  await db
    .deleteFrom('invitation')
    .where('expires_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .execute();
}
