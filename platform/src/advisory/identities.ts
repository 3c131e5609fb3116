// Read model of artifact, repo_request, app_user: packages are listed by downloads, with the name of the reviewer.
/** Upstream mappings that users of this hub set. */
import { isoTime } from '@terrarium/domain/calendar';
import { canonicalName, isWeak, joinClaims, packageOfPurl } from '@terrarium/domain/advisory';
import type { Identity } from '@terrarium/domain/advisory';
import { sql } from 'kysely';
import type { Db, Keyed, PageRequest, Trx } from '../db/index.ts';
import { writeLog } from '../operator/index.ts';
import { decideChange, takeClaims } from './claims.ts';
import type {
  HubPackagesAnswer,
  HubPackagesQuery,
  PackageChangesAnswer,
  UpstreamAnswer,
  UpstreamInput,
} from './contract.ts';
import type { Advisories } from './service.ts';
import { countUp } from './store.ts';
import { HUB } from './tables.ts';
import { ascending, containing, descending, Keyset } from '../db/index.ts';

/** Days of downloads that count for the order of packages. */
const DOWNLOAD_DAYS = 90;
/** Time for which counted downloads are used, ms. */
const COUNTED_FOR = 10 * 60_000;

/** Origin of mappings that publishers state in their records. */
const PUBLISHERS = 'publisher';
/** Maximum number of package URLs to read per record. */
const MOST_PURLS = 20;

type HubPackage = HubPackagesAnswer['items'][number];

interface HubPackageRow extends Omit<HubPackage, 'downloads' | 'mappings'> {
  downloads: string;
  mappings: Omit<HubPackage['mappings'][number], 'is_hint'>[];
  total: number;
}

const packageOrder = new Keyset('packages of the hub', [
  descending('downloads', 'bigint'),
  descending('channels', 'bigint'),
  ascending('name', 'text'),
]);
const changeOrder = new Keyset('package changes', [
  ascending('asked_at', 'timestamptz'),
  ascending('conda_name', 'text'),
]);

/** Upstream mappings, as operators read and write them. */
export class Identities {
  readonly #db: Db;
  readonly #advisories: Advisories;
  #counted: { at: number; downloads: Promise<ReadonlyMap<string, number>> } | null = null;

  constructor(db: Db, advisories: Advisories) {
    this.#db = db;
    this.#advisories = advisories;
  }

  /** Returns the mapping of a package. The role is null if it isn't mapped. */
  async of(name: string): Promise<UpstreamAnswer> {
    const rows = await this.#db
      .selectFrom('package_identity')
      .selectAll()
      .where('conda_name', '=', name)
      .orderBy('ecosystem')
      .orderBy('name')
      .execute();
    const role = await this.#db
      .selectFrom('package_role')
      .select('role')
      .where('conda_name', '=', name)
      .executeTakeFirst();
    return {
      name,
      role: role?.role ?? null,
      mappings: rows.map(
        ({ ecosystem, name: upstream, confidence, relation, letters, origin, evidence, reviewed_at }) => ({
          ecosystem,
          name: upstream,
          confidence,
          relation,
          letters: letters === null ? null : 'after',
          origin,
          evidence,
          reviewed_at: isoTime(reviewed_at),
        }),
      ),
    };
  }

  /** Lists packages of the hub with their mappings, most downloaded first. */
  async list({ q, state, ...asked }: HubPackagesQuery): Promise<HubPackagesAnswer> {
    const wanted = (q ?? '').toLowerCase();
    const counts = [...(await this.#downloads())].filter(([name]) => name.includes(wanted));
    const matches = sql`(${state ?? null}::text is null or state = ${state ?? null})`;
    const found = await sql<HubPackageRow & Keyed>`
      with named as (
        select name, count(*)::int as channels from artifact where family = 'conda' and name like ${containing(wanted)} group by name),
      told as (
        select named.name, named.channels, coalesce(fetched.downloads, 0) as downloads, r.role, r.origin as role_origin,
          case when r.role = 'no-code' then 'no_code'
            when exists (select 1 from package_identity i where i.conda_name = named.name and i.confidence <> 'low' and coalesce(i.relation, 'same') in ('self', 'same'))
              then 'known'
            when exists (select 1 from package_identity i where i.conda_name = named.name) then 'hint'
            else 'not_said' end as state
        from named left join unnest(${counts.map(([name]) => name)}::text[], ${counts.map(([, downloads]) => downloads)}::bigint[]) as fetched (name, downloads) using (name)
          left join package_role r on r.conda_name = named.name),
      page as (
        select *, (select count(*)::int from told where ${matches}) as total, ${packageOrder.columns} from told
        where ${matches} and ${packageOrder.beyond(asked)} order by ${packageOrder.order(asked)} ${packageOrder.limit(asked)})
      select page.*, coalesce((select jsonb_agg(jsonb_build_object('ecosystem', i.ecosystem, 'name', i.name, 'confidence', i.confidence, 'relation', i.relation,
            'letters', i.letters, 'origin', i.origin, 'evidence', i.evidence, 'reviewed_at', i.reviewed_at, 'reviewed_by', u.username)
            order by i.ecosystem, i.name)
          from package_identity i left join app_user u on u.id = i.reviewed_by where i.conda_name = page.name), '[]') as mappings
      from page order by ${packageOrder.order(asked)}`.execute(this.#db);
    const { rows, pointers } = packageOrder.page(found.rows, asked);
    return {
      items: rows.map(({ total: _total, downloads, role_origin, mappings, ...row }) => ({
        ...row,
        downloads: Number(downloads),
        role_origin,
        mappings: mappings.map(({ reviewed_at, ...one }) => ({
          ...one,
          is_hint: isWeak({ confidence: one.confidence, relation: one.relation ?? null }),
          reviewed_at: isoTime(reviewed_at === null ? null : new Date(reviewed_at)),
        })),
      })),
      total_count:
        rows[0]?.total ??
        (asked.offset === 0 && asked.cursor === undefined
          ? 0
          : (await this.list({ q, state, limit: 1, offset: 0 })).total_count),
      ...pointers,
    };
  }

  /**
   * Returns downloads by package. Counting reads the requests of months, so only the first caller waits for it; later
   * ones get the last count, at most {@link COUNTED_FOR} older than its successor.
   */
  async #downloads(): Promise<ReadonlyMap<string, number>> {
    const known = this.#counted;
    if (known !== null && Date.now() - known.at < COUNTED_FOR) return known.downloads;
    const counted = { at: Date.now(), downloads: this.#countDownloads() };
    this.#counted = known === null ? counted : { at: counted.at, downloads: known.downloads };
    counted.downloads.then(
      () => (this.#counted = counted),
      () => (this.#counted = known),
    );
    return this.#counted.downloads;
  }

  async #countDownloads(): Promise<Map<string, number>> {
    const { rows } = await sql<{ name: string; downloads: string }>`
      select name, sum(n)::bigint as downloads from repo_request
      where kind = 'package' and outcome = 'served' and hour > now() - ${DOWNLOAD_DAYS} * interval '1 day' group by name`.execute(
      this.#db,
    );
    return new Map(rows.map(({ name, downloads }) => [name, Number(downloads)]));
  }

  /** Lists pending changes, oldest first: mapping lists would remove trusted identities. */
  async changes(page: PageRequest): Promise<PackageChangesAnswer> {
    const waiting = this.#db.selectFrom('package_change').where('declined_at', 'is', null);
    const { rows, pointers } = await changeOrder.select(waiting.selectAll(), page);
    const { count } = await waiting.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
    return {
      items: rows.map(({ conda_name: name, feed, lost, proposed, asked_at }) => ({
        name,
        feed,
        lost,
        proposed: proposed.identities.map((one) => `${one.ecosystem}/${one.name}`),
        asked_at: isoTime(asked_at),
      })),
      total_count: Number(count),
      ...pointers,
    };
  }

  /**
   * Imports the upstream package URLs in a published record as suggestions.
   * A publisher of one channel must not decide what applies in all others, so an operator must confirm them.
   * @param from the channel, as organization/channel
   * @returns whether the package's mapping changed; if so, call {@link Advisories.changed} after the commit
   */
  async fromPublisher(trx: Trx, name: string, purls: readonly string[], from: string): Promise<boolean> {
    const identities = purls.slice(0, MOST_PURLS).flatMap((purl): Identity[] => {
      const named = packageOfPurl(purl);
      return named === undefined
        ? []
        : [{ ecosystem: named.ecosystem, name: named.name, confidence: 'low', origin: PUBLISHERS, relation: null }];
    });
    if (identities.length === 0) return false;
    const claims = new Map([[name, joinClaims([{ role: null, identities }])]]);
    const { changed } = await takeClaims(trx, PUBLISHERS, from, claims);
    if (changed > 0) await countUp(trx);
    return changed > 0;
  }

  /**
   * Reviews the pending change of a package: applies it, or declines it so that it isn't proposed again.
   * @throws 404 if there is none
   */
  async decide(name: string, accept: boolean, userId: string): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      await decideChange(trx, name, accept, userId);
      const action = accept ? 'accepted_package_change' : 'declined_package_change';
      await writeLog(trx, { operatorId: userId, action, thing: name });
      if (accept) await countUp(trx);
    });
    if (accept) await this.#advisories.changed();
  }

  /** Sets the mapping of a package, replacing the current one. */
  async say(name: string, { role, mappings, evidence }: UpstreamInput, userId: string): Promise<UpstreamAnswer> {
    const rows = new Map(
      mappings.map(({ ecosystem, name: upstream, confidence, relation, letters }) => {
        const row = {
          conda_name: name,
          ecosystem,
          name: canonicalName(ecosystem, upstream),
          confidence,
          relation: relation ?? null,
          letters: letters ?? null,
          origin: HUB,
          reviewed_by: userId,
          reviewed_at: new Date(),
          evidence,
        };
        return [`${ecosystem}/${row.name}`, row];
      }),
    );
    await this.#db.transaction().execute(async (trx) => {
      await trx.deleteFrom('package_identity').where('conda_name', '=', name).execute();
      await trx.deleteFrom('package_change').where('conda_name', '=', name).execute();
      if (rows.size > 0)
        await trx
          .insertInto('package_identity')
          .values([...rows.values()])
          .execute();
      const said = { conda_name: name, role, origin: HUB };
      await trx
        .insertInto('package_role')
        .values(said)
        .onConflict((conflict) => conflict.column('conda_name').doUpdateSet(said))
        .execute();
      const detail = [role, ...[...rows.values()].map((row) => `${row.ecosystem}/${row.name}`)].join(', ');
      await writeLog(trx, { operatorId: userId, action: 'said_package', thing: name, detail });
      await countUp(trx);
    });
    await this.#advisories.changed();
    return this.of(name);
  }
}
