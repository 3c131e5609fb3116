/** Tables of the mirror area (migrations 0002, 0028, 0170, 0171, 0260, 0276, 0354, 0372, 0420, 0421, 0440). */
import type { Table } from '../db/index.ts';

/**
 * Row of `mirror_sync`: one sync of a mirror. - `progress`: 0 to 1; null if unknown. - `run_id`: the attempt that owns
 * it.
 */
export type MirrorSyncTable = Table<'mirror_sync'>;

/** Row of `mirror_subdir`: state of a subdir at the last sync. */
export type MirrorSubdirTable = Table<'mirror_subdir'>;

declare module '../db/tables.ts' {
  interface Tables {
    mirror_sync: MirrorSyncTable;
    mirror_subdir: MirrorSubdirTable;
    mirror_setting: Table<'mirror_setting'>;
    mirror_source: Table<'mirror_source'>;
    mirror_secret: Table<'mirror_secret'>;
    mirror_problem: Table<'mirror_problem'>;
    mirror_loss: Table<'mirror_loss'>;
    mirror_records: Table<'mirror_records'>;
    mirror_skipped: Table<'mirror_skipped'>;
    source_run_exports: Table<'source_run_exports'>;
  }
}
