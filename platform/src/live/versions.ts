// Read model of channel, policy_run, mirror_sync: the state of running work.
import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import { foldChanges, HUB, jobsVersion } from './changes.ts';

/** Newest runs whose changes count. Only one can be unfinished, and its successor may be there already. */
const NEWEST_RUNS = 3;
/** Rows of changes of one scope. If there are more, they become one. */
const MOST_ROWS = 200;
/** How long the version of the hub's jobs is reused, in ms. */
const JOBS_MS = 2_000;

/** Reads the versions of what is watched: channels, and scopes of changes (organizations, accounts, the hub). */
export class Versions {
  readonly #db: Db;
  #jobs: { at: number; version: Promise<string> } | undefined;

  constructor(db: Db) {
    this.#db = db;
  }

  /**
   * Returns texts that change with the runs, the newest sync, and the publication of channels, and with the changes of
   * scopes, in one query.
   * @param ids of channels and scopes
   * @returns versions by ID; none for channels that don't exist, and scopes without changes
   */
  async of(ids: readonly string[]): Promise<Map<string, string>> {
    const { rows } = await sql<{ id: string; version: string; changes: number }>`
      select c.id, md5(concat_ws('|', c.publication_id,
        (select string_agg(concat_ws('/', r.id, r.state, r.phase, r.progress, r.finished_at), '|')
          from (select * from policy_run where channel_id = c.id order by created_at desc limit ${NEWEST_RUNS}) as r),
        (select concat_ws('/', s.id, s.state, s.phase, s.progress, s.finished_at) from mirror_sync s
          where s.channel_id = c.id order by s.created_at desc limit 1))) as version, 0 as changes
      from channel c where c.id = any (${ids}::uuid[])
      union all
      select scope, sum(n)::text, count(*)::int from live_change where scope = any (${ids}::uuid[]) group by scope`.execute(
      this.#db,
    );
    const many = rows.flatMap(({ id, changes }) => (changes > MOST_ROWS ? [id] : []));
    if (many.length > 0) await foldChanges(this.#db, many);
    const versions = new Map(rows.map(({ id, version }) => [id, version]));
    if (ids.includes(HUB)) versions.set(HUB, `${versions.get(HUB) ?? ''}/${await this.jobs()}`);
    return versions;
  }

  /** Returns the version of the hub's jobs, which is read once in two seconds. */
  jobs(): Promise<string> {
    if (this.#jobs === undefined || Date.now() - this.#jobs.at > JOBS_MS)
      this.#jobs = { at: Date.now(), version: jobsVersion(this.#db) };
    return this.#jobs.version;
  }
}
