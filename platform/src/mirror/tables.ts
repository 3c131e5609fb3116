/** The tables of the mirror area (migrations 0002, 0028). */
import type { ColumnType, Generated } from 'kysely';
import type { SyncState } from './contract.ts';

/** Row of `mirror_sync`: one sync of a mirror. */
export interface MirrorSyncTable {
  id: string;
  channel_id: string;
  state: SyncState;
  phase: Generated<string>;
  /** 0 to 1; null while it cannot be told. */
  progress: number | null;
  records_read: Generated<number>;
  records_skipped: Generated<number>;
  /** The try that works on it. */
  run_id: string | null;
  error: string | null;
  created_at: ColumnType<Date, Date | undefined, Date>;
  started_at: Date | null;
  finished_at: Date | null;
}

/** Row of `mirror_subdir`: what the last sync saw of a subdir. */
export interface MirrorSubdirTable {
  channel_id: string;
  subdir: string;
  location: string;
  etag: string | null;
  last_modified: string | null;
}

declare module '../db/tables.ts' {
  interface Tables {
    mirror_sync: MirrorSyncTable;
    mirror_subdir: MirrorSubdirTable;
  }
}
