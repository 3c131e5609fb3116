/** SQL of advisories. */
import { sql } from 'kysely';
import type { Db, Trx } from '../db/index.ts';
import type { AdvisoryTable, StoredRange } from './tables.ts';

/** An advisory with the packages that it hits. */
export interface AdvisoryRow extends Omit<AdvisoryTable, 'summary' | 'refs'> {
  summary: string;
  refs: string[];
  packages: { name: string; ranges: StoredRange[]; versions: string[] }[];
}

const WITH_PACKAGES = sql`
  select a.id, a.score, a.status, a.summary, a.published_at, a.modified_at, a.refs,
    coalesce((select jsonb_agg(jsonb_build_object('name', p.name, 'ranges', p.ranges, 'versions', to_jsonb(p.versions)) order by p.name)
      from advisory_package p where p.advisory_id = a.id), '[]') as packages
  from advisory a`;

/** Advisories by id, in no order; ids that are unknown are left out. */
export async function advisoriesById(db: Db | Trx, ids: readonly string[]): Promise<AdvisoryRow[]> {
  if (ids.length === 0) return [];
  return (await sql<AdvisoryRow>`${WITH_PACKAGES} where a.id = any(${[...ids]}::text[])`.execute(db)).rows;
}

/** All advisories, or those of packages with the given names; by id. */
export async function allAdvisories(db: Db, names?: readonly string[]): Promise<AdvisoryRow[]> {
  const which =
    names === undefined
      ? sql``
      : sql`where a.id in (select advisory_id from advisory_package where name = any(${[...names]}::text[]))`;
  return (await sql<AdvisoryRow>`${WITH_PACKAGES} ${which} order by a.id`.execute(db)).rows;
}

/** A page of advisories whose id or a package's name holds a text, worst first, and how many there are. */
export async function searchAdvisories(
  db: Db,
  q: string | undefined,
  page: { limit: number; offset: number },
): Promise<{ rows: AdvisoryRow[]; total: number }> {
  const pattern = `%${(q ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const which = q
    ? sql`where a.id ilike ${pattern} or exists (select 1 from advisory_package p where p.advisory_id = a.id and p.name ilike ${pattern})`
    : sql``;
  const {
    rows: [counted],
  } = await sql<{ total: number }>`select count(*)::integer as total from advisory a ${which}`.execute(db);
  const { rows } =
    await sql<AdvisoryRow>`${WITH_PACKAGES} ${which} order by a.score desc nulls last, a.id desc limit ${page.limit} offset ${page.offset}`.execute(
      db,
    );
  return { rows, total: counted?.total ?? 0 };
}

/** Writes advisories in place of those with the same ids. */
export async function replaceAdvisories(trx: Trx, advisories: readonly AdvisoryRow[]): Promise<void> {
  const rows = JSON.stringify(advisories);
  await sql`
    insert into advisory (id, score, status, summary, published_at, modified_at, refs)
    select id, score, status, summary, published_at, modified_at, refs from json_to_recordset(${rows}::json)
      as given(id text, score numeric, status text, summary text, published_at timestamptz, modified_at timestamptz, refs text[])
    on conflict (id) do update set score = excluded.score, status = excluded.status, summary = excluded.summary,
      published_at = excluded.published_at, modified_at = excluded.modified_at, refs = excluded.refs`.execute(trx);
  await trx
    .deleteFrom('advisory_package')
    .where(
      'advisory_id',
      'in',
      advisories.map(({ id }) => id),
    )
    .execute();
  await sql`
    insert into advisory_package (advisory_id, name, ranges, versions)
    select given.id, package.name, coalesce(package.ranges, '[]'), coalesce(package.versions, '{}')
    from json_to_recordset(${rows}::json) as given(id text, packages json),
      json_to_recordset(given.packages) as package(name text, ranges jsonb, versions text[])`.execute(trx);
}

/** Counts up the revision of the advisories, which makes policies look again. */
export async function countUp(trx: Trx): Promise<void> {
  await sql`update advisory_revision set revision = revision + 1`.execute(trx);
}
