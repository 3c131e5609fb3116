/** The tables of the publish area (migration 0044). */
import type { Table } from '../db/index.ts';

declare module '../db/tables.ts' {
  interface Tables {
    published_file: Table<'published_file'>;
    upload_ticket: Table<'upload_ticket'>;
  }
}
