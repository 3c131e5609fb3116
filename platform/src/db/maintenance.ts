import type { Pool } from 'pg';
import type { Logger } from 'pino';

const EVERY_MS = 60_000;
/** Bytes of write-ahead log after which a checkpoint is made, so that a start after a crash replays little. */
const CHECKPOINT_AFTER = 256 * 1024 * 1024;
/**
 * How closely tables are looked at. Postgres's own 100 reads 30,000 rows, in one statement that everybody waits for: 270 ms of processor time for files of
 * channels, up to a second while a mirror is synced. 20 takes a fifth of it.
 */
const STATISTICS_TARGET = 20;

/**
 * Does for the embedded engine what Postgres's own background processes do (it has none): checkpoints by volume of the log, and vacuum and
 * analyze of tables that changed a lot. A real Postgres does this by itself and gets no maintenance from here.
 * A timer and no scheduled job, because an embedded engine has exactly one process.
 */
export function startMaintenance(pool: Pool, log: Logger): { stop(): Promise<void> } {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= tend(pool, CHECKPOINT_AFTER)
      .then((done) => log.debug(done, 'database maintenance'))
      .catch((error: unknown) => log.warn({ err: error }, 'database maintenance failed; it is tried again in a minute'))
      .finally(() => {
        running = null;
      });
  }, EVERY_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

/**
 * One round of maintenance.
 * @param checkpointAfter bytes of log since the last checkpoint that call for a new one.
 */
export async function tend(
  pool: Pool,
  checkpointAfter: number,
): Promise<{ vacuumed: string[]; checkpointed: boolean }> {
  // Postgres collects statistics once a second at most: what the last statements changed must be in them.
  await pool.query('select pg_stat_force_next_flush()');
  // The thresholds are those of Postgres's autovacuum, with a base that leaves small tables alone.
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
     where n_dead_tup > 1000 + 0.2 * n_live_tup or n_mod_since_analyze > 1000 + 0.1 * n_live_tup or n_ins_since_vacuum > 10000 + 0.2 * n_live_tup
     order by name`,
  );
  const vacuumed = tables.map((table) => table.name);
  for (const name of vacuumed) {
    await pool.query(`vacuum ${name}`);
    await pool.query(`set local default_statistics_target = ${STATISTICS_TARGET}; analyze ${name}`);
  }
  const { rows } = await pool.query<{ written: number }>(
    'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as written from pg_control_checkpoint()',
  );
  const checkpointed = (rows[0]?.written ?? 0) > checkpointAfter;
  if (checkpointed) await pool.query('checkpoint');
  return { vacuumed, checkpointed };
}
