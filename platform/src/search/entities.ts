// Read model of project, environment, app_user, membership: finds entities by name that a user can see.
// Read model of organization, collection, collection_entry, channel: the same for collections and their channels.
/**
 * SQL of the search for entities other than packages: collections and their entries, projects, environments, users.
 * Each checks access itself.
 */
import { can, ROLES } from '@terrarium/domain/access';
import type { Action } from '@terrarium/domain/access';
import type { SearchText } from '@terrarium/domain/search';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { ascending, Keyset } from '../db/index.ts';
import type { Db, Keyed, PageCursors, PageRequest } from '../db/index.ts';
import type { Hits } from './contract.ts';

/** Types that are searched here. */
export type EntityKind = Exclude<keyof Hits, 'documentation'>;

/** Who searches: a user, or null for a visitor, and the channels that they can read. */
export interface Looker {
  userId: string | null;
  channelIds: readonly string[];
}

/** A page of results, and their number. */
export interface FoundEntities<Kind extends EntityKind> {
  items: Hits[Kind][];
  pointers: PageCursors;
  total: number;
}

/** SQL of organizations in which a user has a permission. */
const organizationsFor = (userId: string | null, action: Action): RawBuilder<unknown> =>
  sql`(select m.organization_id from membership m where m.user_id = ${userId}::uuid and m.role = any(${ROLES.filter((role) => can(role, action))}::text[]))`;

/**
 * SQL of the rank of a match: 0 for the complete name or title, 1 for its start, 2 for the start of a word, 3 for a
 * part; null if a word is missing. The search text is never a pattern.
 */
function rankOf(
  { text, words }: SearchText,
  titles: readonly RawBuilder<unknown>[],
  more: readonly RawBuilder<unknown>[],
) {
  const all = sql`lower(concat_ws(' ', ${sql.join([...titles, ...more])}))`;
  const any = (test: (title: RawBuilder<unknown>) => RawBuilder<unknown>) =>
    sql.join(
      titles.map((title) => test(sql`lower(${title})`)),
      sql` or `,
    );
  const found = sql.join(
    words.map((word) => sql`strpos(${all}, ${word}::text) > 0`),
    sql` and `,
  );
  return sql`case when not (${found}) then null
    when ${any((title) => sql`${title} = ${text}::text`)} then 0
    when ${any((title) => sql`starts_with(${title}, ${text}::text)`)} then 1
    when ${any((title) => sql`strpos(translate(${title}, '-_./', '    '), ${` ${text}`}::text) > 0`)} then 2
    else 3 end`;
}

/** SQL of channels. Not an array comparison: the database would plan for each element of thousands. */
const among = (channelIds: readonly string[]): RawBuilder<unknown> => sql`(select unnest(${[...channelIds]}::uuid[]))`;

/** Query of each type: columns of the response in addition to `rank` and `sort`. */
const QUERIES: Record<EntityKind, (looker: Looker, search: SearchText) => RawBuilder<unknown>> = {
  collections: ({ userId }, search) => sql`
    select o.name as organization, c.name, c.title, c.description,
      ${rankOf(search, [sql`c.title`, sql`c.name`], [sql`c.description`])} as rank, lower(c.title) as sort, c.id::text as tie
    from collection c join organization o on o.id = c.organization_id
    where c.deleted_at is null and (c.privacy = 'public' or c.organization_id in ${organizationsFor(userId, 'collection.read')})`,
  files: ({ userId, channelIds }, search) => sql`
    select o.name as organization, c.name as collection, c.title as collection_title, co.name as channel_organization, ch.name as channel,
      e.name, e.subdir, e.file_name, e.note,
      ${rankOf(search, [sql`e.name`, sql`e.file_name`], [sql`e.note`])} as rank, lower(coalesce(e.file_name, e.name)) as sort, c.id || ' ' || lpad(e.position::text, 6, '0') as tie
    from collection_entry e join collection c on c.id = e.collection_id join organization o on o.id = c.organization_id
    join channel ch on ch.id = e.channel_id join organization co on co.id = ch.organization_id
    where c.deleted_at is null and (c.privacy = 'public' or c.organization_id in ${organizationsFor(userId, 'collection.read')}) and e.channel_id in ${among(channelIds)}`,
  projects: ({ userId }, search) => sql`
    select p.id, p.name, p.title, coalesce(o.name, u.username) as owner, p.organization_id is not null as is_of_organization,
      ${rankOf(search, [sql`p.title`, sql`p.name`], [])} as rank, lower(p.title) as sort, p.id::text as tie
    from project p left join organization o on o.id = p.organization_id left join app_user u on u.id = p.user_id
    where p.deleted_at is null and (p.user_id = ${userId}::uuid or p.organization_id in ${organizationsFor(userId, 'project.read')})`,
  environments: ({ userId }, search) => sql`
    select e.id, o.name as organization, e.name, e.device, e.prefix, e.package_count,
      ${rankOf(search, [sql`e.name`], [sql`e.device`, sql`e.prefix`])} as rank, lower(e.name) as sort, e.id::text as tie
    from environment e join organization o on o.id = e.organization_id
    where e.removed_at is null and e.organization_id in ${organizationsFor(userId, 'environment.read')}`,
  people: ({ userId }, search) => sql`
    select u.id, u.username, u.first_name, u.last_name,
      ${rankOf(search, [sql`u.username`, sql`concat_ws(' ', u.first_name, u.last_name)`, sql`u.last_name`], [])} as rank, lower(u.username) as sort, u.id::text as tie
    from app_user u where u.deleted_at is null and not u.is_disabled
      and exists (select 1 from membership m where m.user_id = u.id and m.organization_id in ${organizationsFor(userId, 'member.read')})`,
};

/** More columns of the results on a page, which are `found`. For all matches, they would take most of the time. */
const DETAILS: Partial<Record<EntityKind, (looker: Looker) => RawBuilder<unknown>>> = {
  collections: ({ channelIds }) =>
    sql`(select count(*)::integer from collection_entry e where e.collection_id = found.tie::uuid and e.channel_id in ${among(channelIds)}) as entry_count`,
  people: ({ userId }) =>
    sql`(select array_agg(o.name order by o.name) from membership m join organization o on o.id = m.organization_id
      where m.user_id = found.id and m.organization_id in ${organizationsFor(userId, 'member.read')}) as organizations`,
};

/** Order of the matches of each type: the best first. */
const ORDERS = Object.fromEntries(
  Object.keys(QUERIES).map((kind) => [
    kind,
    new Keyset(`found ${kind}`, [ascending('rank', 'bigint'), ascending('sort', 'text'), ascending('tie', 'text')]),
  ]),
) as Record<EntityKind, Keyset>;

/** Returns a page of the matching entities of a type, best match first. */
export async function findEntities<Kind extends EntityKind>(
  db: Db,
  kind: Kind,
  looker: Looker,
  search: SearchText,
  page: PageRequest,
): Promise<FoundEntities<Kind>> {
  const order = ORDERS[kind];
  // Visitors see only public data.
  if (looker.userId === null && kind !== 'collections' && kind !== 'files')
    return { items: [], pointers: order.none(page).pointers, total: 0 };
  const details = DETAILS[kind];
  const {
    rows: [row],
  } = await sql<{ items: (Hits[Kind] & Keyed)[]; total: number }>`
    with thing as materialized (select * from (${QUERIES[kind](looker, search)}) matching where rank is not null)
    select (select count(*)::integer from thing) as total,
      (select coalesce(json_agg(to_jsonb(page) - 'rank' - 'sort' - 'tie' order by ${order.order(page)}), '[]')
        from (select found.*${details === undefined ? sql`` : sql`, ${details(looker)}`}
          from (select *, ${order.columns} from thing
            where ${order.beyond(page)} order by ${order.order(page)} ${order.limit(page)}) found) page) as items`.execute(
    db,
  );
  const { rows, pointers } = order.page(row!.items, page);
  return { items: rows as unknown as Hits[Kind][], pointers, total: row!.total };
}
