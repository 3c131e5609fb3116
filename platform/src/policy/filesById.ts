// Read model of channel_file: table rows of files, page by page, for IDs in packed publications.
/** Table rows of files, read in pages as the client consumes them. */
import type { Db, Trx } from '../db/index.ts';

/** Columns of a file in tables. */
export interface TableFile {
  id: number;
  subdir: string;
  file_name: string;
  name: string;
  version: string;
  build: string;
  license: string | null;
}

const PAGE = 2_000;

/**
 * Yields a row for each file, in the order of the IDs.
 * Reads in pages to limit memory.
 * @param line the cells of a file; `gone` is called for an ID without a file, and returns null for no row
 */
export async function* filesById(
  db: Db,
  ids: readonly number[] | Float64Array,
  line: (file: TableFile) => (string | number)[],
  gone: (id: number) => (string | number)[] | null = () => null,
): AsyncGenerator<(string | number)[]> {
  for (let at = 0; at < ids.length; at += PAGE) {
    const page = Array.from(ids.slice(at, at + PAGE));
    const rows = await db
      .selectFrom('channel_file')
      .select(['id', 'subdir', 'file_name', 'name', 'version', 'build', 'license'])
      .where('id', 'in', page)
      .execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const id of page) {
      const file = byId.get(id);
      const cells = file === undefined ? gone(id) : line(file);
      if (cells !== null) yield cells;
    }
  }
}

/** Returns file names by ID, as `subdir/file`, in the order of the IDs; missing ones are omitted. */
export async function fileNamesOf(db: Db | Trx, ids: readonly number[] | Float64Array): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('channel_file')
    .select(['id', 'subdir', 'file_name'])
    .where('id', 'in', Array.from(ids))
    .execute();
  const byId = new Map(rows.map((row) => [row.id, `${row.subdir}/${row.file_name}`]));
  return Array.from(ids).flatMap((id) => byId.get(id) ?? []);
}
