// Read model of channel: a problem is stored only while its channel exists.
/** SQL of the problems of mirrors. */
import { sql } from 'kysely';
import type { Db } from '../db/index.ts';
import type { PROBLEMS } from './contract.ts';

/** Maximum number of problems to keep per mirror. */
const MOST_PROBLEMS = 50;

/** A problem with a mirror's source. `source` is without credentials. */
export interface MirrorProblem {
  kind: (typeof PROBLEMS)[number];
  source: string;
  /** `SUBDIR/FILE`; null if it concerns the whole source. */
  file: string | null;
  message: string;
}

/** Problems that recur with each request, of which only the latest is kept, so that others have room. */
const KEPT_ONCE: readonly string[] = ['failed', 'busy'] satisfies MirrorProblem['kind'][];

/** Records a problem with a mirror's source. Does nothing if the mirror was deleted. */
export async function noteProblem(db: Db, channelId: string, problem: MirrorProblem): Promise<void> {
  const { kind, source, file, message } = problem;
  await sql`
    with noted as (
      insert into mirror_problem (channel_id, kind, source, file, message)
      select id, ${kind}, ${source}, ${file}, ${message} from channel where id = ${channelId}::uuid
    )
    delete from mirror_problem where channel_id = ${channelId}::uuid and (
      (${KEPT_ONCE.includes(kind)} and kind = ${kind} and source = ${source} and file is not distinct from ${file}::text)
      or id <= (select id from mirror_problem where channel_id = ${channelId}::uuid order by id desc offset ${MOST_PROBLEMS - 1} limit 1))`.execute(
    db,
  );
}

/** Lists the problems with a mirror's sources, newest first. */
export async function problemsOf(db: Db, channelId: string): Promise<(MirrorProblem & { at: Date })[]> {
  const rows = await db
    .selectFrom('mirror_problem')
    .select(['at', 'kind', 'source', 'file', 'message'])
    .where('channel_id', '=', channelId)
    .orderBy('id', 'desc')
    .limit(MOST_PROBLEMS)
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as MirrorProblem['kind'] }));
}
