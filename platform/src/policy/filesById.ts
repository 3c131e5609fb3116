// Read model of channel_file: lines about files for tables, page by page out of ids that a publication packs.
/** Lines about files for tables, read page by page as the client takes them. */
import type { Db, Trx } from '../db/index.ts';

/** What a table can say of a file. */
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
 * A line for each file, in the order of the ids; read in pages, so that no list of a channel is held as rows.
 * @param line the cells of a file; `gone` is called for an id that no file has any more, and gives null for no line
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

/** Names of files by id, as `subdir/file`, in the order of the ids; those that are gone are left out. */
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
