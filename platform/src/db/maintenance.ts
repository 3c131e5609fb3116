import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { freeBytes } from '../files/disk.ts';

const EVERY_MS = 60_000;
/** Bytes of write-ahead log before a checkpoint, so that recovery after a crash is fast. */
const CHECKPOINT_AFTER = 256 * 1024 * 1024;
/** The same on a disk with less than this free. A checkpoint lets the log use its old files again. */
const LOW = { free: 512 * 1024 * 1024, checkpointAfter: 16 * 1024 * 1024 };
/**
 * Statistics target.
 * PostgreSQL's default of 100 reads 30,000 rows in one statement, which blocks all others: 270 ms of CPU time for
 * channel files, up to a second during a sync. 20 takes a fifth of that.
 */
const STATISTICS_TARGET = 20;

/**
 * Replaces PostgreSQL's background processes, which the embedded engine doesn't have: checkpoints by log volume, and
 * vacuum and analyze of tables with many changes. A PostgreSQL server needs none of this. Uses a timer instead of a
 * job, because an embedded engine has exactly one process.
 */
export function startMaintenance(pool: Pool, log: Logger, dataDir: string): { stop(): Promise<void> } {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= freeBytes(dataDir)
      .then((free) => tend(pool, free < LOW.free ? LOW.checkpointAfter : CHECKPOINT_AFTER))
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
 * Runs one round of maintenance.
 * @param checkpointAfter bytes of log since the last checkpoint that require a new one
 */
export async function tend(
  pool: Pool,
  checkpointAfter: number,
): Promise<{ vacuumed: string[]; checkpointed: boolean }> {
  let vacuumed: string[];
  try {
    vacuumed = await vacuum(pool);
  } catch (error) {
    // On a full disk, no table can be vacuumed, and the log needs its old files.
    await checkpoint(pool, checkpointAfter);
    throw error;
  }
  return { vacuumed, checkpointed: await checkpoint(pool, checkpointAfter) };
}

async function vacuum(pool: Pool): Promise<string[]> {
  // PostgreSQL collects statistics at most once per second. Include those of the last statements.
  await pool.query('select pg_stat_force_next_flush()');
  // The thresholds are those of PostgreSQL's autovacuum, with a base that skips small tables.
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
  return vacuumed;
}

/** Writes a checkpoint if there is enough log since the last one. */
async function checkpoint(pool: Pool, after: number): Promise<boolean> {
  const { rows } = await pool.query<{ written: number }>(
    'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as written from pg_control_checkpoint()',
  );
  const isDue = (rows[0]?.written ?? 0) > after;
  if (isDue) await pool.query('checkpoint');
  return isDue;
}
