/** Tables of the publish area (migrations 0044, 0052, 0056). */
import { WITHDRAWALS } from '@terrarium/domain/repo';
import type { Table } from '../db/index.ts';

/** Events of a file: published, yanked, quarantined, restored. */
export const FILE_EVENTS = ['published', ...WITHDRAWALS, 'restored'] as const;
/** One of {@link FILE_EVENTS}. */
export type FileEventKind = (typeof FILE_EVENTS)[number];

declare module '../db/tables.ts' {
  interface Tables {
    file_event: Table<'file_event', { kind: FileEventKind }>;
    upload_ticket: Table<'upload_ticket'>;
    upload_stage: Table<'upload_stage', { outcome: { status: number; text: string } }>;
  }
}
