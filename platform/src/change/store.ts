// Read model of app_user, channel: changes are listed with current names of users and channels.
/** SQL of activity. */
import { sql } from 'kysely';
import { descending, Keyset } from '../db/index.ts';
import type { Db, PageRequest, RowPage } from '../db/index.ts';
import type { ChangeKind } from './kinds.ts';
import './tables.ts';

/** A change with its actor. */
export interface ChangeRow {
  id: string;
  at: Date;
  kind: ChangeKind;
  subject: string;
  subject_id: string | null;
  detail: string;
  channel: string | null;
  actor_id: string | null;
  username: string | null;
  first_name: string | null;
  last_name: string | null;
  service_account_id: string | null;
  service_account: string | null;
}

/** Changes that a user sees and requests. */
export interface ChangeSelection {
  organizationId: string;
  kinds: readonly ChangeKind[];
  /** IDs of channels that they can see. */
  readable: readonly string[];
  /** Whether they see changes of deleted private channels, as admins do. */
  seesAll: boolean;
  /** User who sees their own changes of any type. */
  viewerId: string;
  /** Types of their own changes. */
  ownKinds: readonly ChangeKind[];
  /** Part of a user's name. */
  person?: string | undefined;
  /** Name of an existing channel. */
  channel?: string | undefined;
  /** ID of the newest change. */
  upTo?: string | undefined;
}

function selected(
  db: Db,
  { organizationId, kinds, readable, seesAll, viewerId, ownKinds, person, channel, upTo }: ChangeSelection,
) {
  const text = person?.toLowerCase() ?? '';
  return (
    db
      .selectFrom('organization_change as c')
      .leftJoin('app_user as actor', 'actor.id', 'c.actor_id')
      .leftJoin('app_user as person', 'person.id', 'c.person_id')
      .where('c.organization_id', '=', organizationId)
      .where(
        sql<boolean>`(c.kind = any(${[...kinds]}::text[]) or (c.actor_id = ${viewerId}::uuid and c.kind = any(${[...ownKinds]}::text[])))`,
      )
      .where(
        sql<boolean>`(c.channel_id is null or c.channel_id = any(${[...readable]}::uuid[]) or (not exists (select 1 from channel where channel.id = c.channel_id) and (${seesAll} or not c.was_private)))`,
      )
      .$if(channel !== undefined && channel !== '', (query) =>
        query.where(
          sql<boolean>`c.channel_id = (select id from channel where organization_id = ${organizationId}::uuid and name = ${channel})`,
        ),
      )
      .$if(upTo !== undefined, (query) =>
        query.where(
          sql<boolean>`(c.at, c.id) <= (select at, id from organization_change where id = ${upTo}::uuid and organization_id = ${organizationId}::uuid)`,
        ),
      )
      // Not LIKE, so that no character is special.
      .$if(text !== '', (query) =>
        query.where(
          sql<boolean>`strpos(lower(concat_ws(' ', actor.username, actor.first_name, actor.last_name, c.service_account, '\n', person.username, person.first_name, person.last_name)), ${text}) > 0`,
        ),
      )
  );
}

const changes = (db: Db, selection: ChangeSelection) =>
  selected(db, selection).select([
    'c.id',
    'c.at',
    'c.kind',
    'c.subject',
    'c.subject_id',
    'c.detail',
    'c.channel',
    'c.actor_id',
    'actor.username',
    'actor.first_name',
    'actor.last_name',
    'c.service_account_id',
    'c.service_account',
  ]);

/**
 * Reads changes, newest first.
 * @param before ID of a change: only those after it in this order, so that reading on takes as long as the first page
 */
export function readChanges(
  db: Db,
  selection: ChangeSelection,
  { limit, before }: { limit: number; before?: string | undefined },
): Promise<ChangeRow[]> {
  return changes(db, selection)
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(c.at, c.id) < (select at, id from organization_change where id = ${before}::uuid)`),
    )
    .orderBy('c.at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .execute();
}

const changeOrder = new Keyset('changes', [descending('c.at', 'timestamptz'), descending('c.id', 'uuid')]);

/** Returns a page of changes, newest first, and their number. */
export async function listChanges(
  db: Db,
  selection: ChangeSelection,
  page: PageRequest,
): Promise<RowPage<ChangeRow> & { total: number }> {
  const { total } = await selected(db, selection)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { ...(await changeOrder.select(changes(db, selection), page)), total: Number(total) };
}

/** Deletes some changes older than this many days. @returns whether there may be more */
export async function purgeChanges(db: Db, days: number, most: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('organization_change')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('organization_change')
        .select('id')
        .where('at', '<', sql<Date>`now() - make_interval(days => ${days})`)
        .limit(most),
    )
    .executeTakeFirst();
  return numDeletedRows >= BigInt(most);
}
