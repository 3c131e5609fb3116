// Read model of app_user, service_account, organization: the log stores IDs of users, which are shown with current
// names.
/** SQL of the audit log. */
import { isoTime } from '@terrarium/domain/calendar';
import { sql } from 'kysely';
import type { AuditDetails } from '@terrarium/domain/audit';
import type { Db, PageRequest, RowPage } from '../db/index.ts';
import { ascending, descending, Keyset } from '../db/index.ts';
import type { SealedEntry } from './chain.ts';
import './tables.ts';

/** Filter for entries. */
export interface EntrySelection {
  chain: string;
  /** Username, name of a service account, or `hub`. */
  actor?: string | undefined;
  action?: string | undefined;
  /** Type of target, or part of its name. */
  target?: string | undefined;
  from?: Date | undefined;
  /** Exclusive. */
  to?: Date | undefined;
  /** ID of the newest entry. */
  upTo?: string | undefined;
}

/** An entry with the current names of users; null for deleted ones. */
export interface EntryRow extends SealedEntry {
  actor_name: string | null;
  /** Name of the target, if it is a user. */
  person_name: string | null;
}

/** State of a chain. */
export interface ChainRow {
  id: string;
  name: string;
  length: number;
  head: string;
}

const entries = (db: Db) => db.selectFrom('audit_entry as e');

/** Adds the users and service accounts that entries name. */
const withNames = (db: Db) =>
  entries(db)
    .leftJoin('app_user as actor', 'actor.id', 'e.actor_id')
    .leftJoin('service_account as machine', 'machine.id', 'e.actor_id')
    .leftJoin('app_user as person', (join) =>
      join.on(sql<boolean>`e.target_name is null and person.id::text = e.target_id`),
    );

/** Selects entries. Joins the names only if a filter needs them, because a chain can have millions of entries. */
function selected(db: Db, { chain, actor, action, target, from, to, upTo }: EntrySelection) {
  const isNamed = actor !== undefined || target !== undefined;
  return (isNamed ? withNames(db) : (entries(db) as ReturnType<typeof withNames>))
    .where('e.chain', '=', chain)
    .$if(action !== undefined, (query) => query.where('e.action', '=', action!))
    .$if(actor !== undefined, (query) =>
      query.where(
        sql<boolean>`(lower(actor.username) = ${actor!.toLowerCase()} or lower(machine.name) = ${actor!.toLowerCase()} or (e.actor_type = 'hub' and ${actor!.toLowerCase()} = 'hub'))`,
      ),
    )
    .$if(target !== undefined, (query) =>
      query.where(
        sql<boolean>`(e.target_type = ${target!.toLowerCase()} or strpos(lower(coalesce(e.target_name, person.username, '')), ${target!.toLowerCase()}) > 0)`,
      ),
    )
    .$if(from !== undefined, (query) => query.where('e.at', '>=', from!))
    .$if(to !== undefined, (query) => query.where('e.at', '<', to!))
    .$if(upTo !== undefined, (query) =>
      query.where('e.number', '<=', (eb) =>
        eb.selectFrom('audit_entry').select('number').where('chain', '=', chain).where('id', '=', upTo!),
      ),
    );
}

const entryOrder = new Keyset('audit entries', [descending('e.number', 'bigint')]);

/** Returns a page of entries, newest first. */
export async function entryPage(db: Db, selection: EntrySelection, page: PageRequest): Promise<RowPage<EntryRow>> {
  const rows = await listEntries(
    db,
    selection,
    { limit: page.limit + 1, offset: page.offset, upwards: page.backward },
    entryOrder.beyond(page),
  );
  return entryOrder.page(
    rows.map((row) => ({ ...row, page_key: [String(row.number)] })),
    page,
  );
}

/**
 * Lists entries, newest first or, with `upwards`, in chain order.
 * @param after only those with a higher number, or, downwards, all for 0
 */
export async function listEntries(
  db: Db,
  selection: EntrySelection,
  {
    limit,
    offset,
    after = 0,
    upwards = false,
  }: { limit: number; offset: number; after?: number; upwards?: boolean | undefined },
  condition = sql<boolean>`true`,
): Promise<EntryRow[]> {
  const direction = upwards ? 'asc' : 'desc';
  const page = selected(db, selection)
    .select('e.id')
    .$if(after > 0, (query) => query.where('e.number', '>', after))
    .where(condition)
    .orderBy('e.number', direction)
    .limit(limit)
    .offset(offset);
  // Names are looked up for the rows of the page only.
  const rows = await withNames(db)
    .where('e.id', 'in', page)
    .selectAll('e')
    .select([
      sql<string | null>`coalesce(actor.username, machine.name)`.as('actor_name'),
      'person.username as person_name',
    ])
    .orderBy('e.number', direction)
    .execute();
  return rows.map((row) => ({
    ...row,
    at: isoTime(row.at),
    details: JSON.parse(row.details) as AuditDetails,
  }));
}

/** Finds an entry by ID; undefined if missing. */
export async function entryOf(db: Db, id: string): Promise<EntryRow | undefined> {
  const place = await db.selectFrom('audit_entry').select(['chain', 'number']).where('id', '=', id).executeTakeFirst();
  if (place === undefined) return undefined;
  const page = { limit: 1, offset: 0, after: place.number - 1, upwards: true };
  return (await listEntries(db, { chain: place.chain }, page))[0];
}

/** Counts the matching entries. */
export async function countEntries(db: Db, selection: EntrySelection): Promise<number> {
  const { total } = await selected(db, selection)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Finds the chain of an organization or the hub by ID; undefined if missing. */
export function findChain(db: Db, id: string): Promise<ChainRow | undefined> {
  return db.selectFrom('audit_chain').selectAll().where('id', '=', id).executeTakeFirst();
}

const chainOrder = new Keyset('audit logs', [ascending('c.name', 'text'), ascending('c.id', 'uuid')]);

/** Lists all chains with entries, and whether their organization still exists: the hub's first, then by name. */
export async function listChains(
  db: Db,
  page: PageRequest,
): Promise<RowPage<ChainRow & { exists: boolean }> & { total: number }> {
  const query = db.selectFrom('audit_chain as c').where('c.length', '>', 0);
  const chains = query
    .leftJoin('organization as o', 'o.id', 'c.id')
    .selectAll('c')
    .select(sql<boolean>`o.id is not null or c.name = ''`.as('exists'));
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { ...(await chainOrder.select(chains, page)), total: Number(total) };
}
