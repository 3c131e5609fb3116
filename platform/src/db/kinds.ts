/**
 * Names of our connections in PostgreSQL's `pg_stat_activity`.
 * The embedded engine gives all others priority over those of jobs. Its thread reads only these, so `pg` isn't loaded.
 */
export const APPLICATION_NAMES = {
  request: 'terrarium',
  job: 'terrarium-jobs',
  run: 'terrarium-runs',
} as const;

/** Kinds of database work: requests, background jobs, and short jobs that a user waits for. */
export type Kind = keyof typeof APPLICATION_NAMES;
