import { dayOf } from '@terrarium/domain/calendar';
import { gunzipSync } from 'fflate';
import { decompress } from 'fzstd';
import {
  parquetMetadataAsync,
  parquetReadObjects,
  parquetSchema,
  type AsyncBuffer,
  type FileMetaData,
} from 'hyparquet';
import { projectFetch } from '../../lib/projectCall.ts';
import { cut, MOST_COLUMNS, MOST_ROWS, type PreviewTable } from './previewTable.ts';

/** Compressions in addition to Snappy, which hyparquet supports itself. */
const compressors = {
  GZIP: (bytes: Uint8Array, length: number) => gunzipSync(bytes, { out: new Uint8Array(length) }),
  ZSTD: (bytes: Uint8Array) => decompress(bytes),
};

/** Maximum size of a preview's columns in bytes, compressed and uncompressed. */
const [MOST_PACKED, MOST_UNPACKED] = [32 * 1024 ** 2, 128 * 1024 ** 2];
/** Bytes at the end of a file to read first, which contain most footers. */
const FOOT = 64 * 1024;

/** A file of the hub that is read by ranges. */
function remote(url: string, byteLength: number, signal: AbortSignal): AsyncBuffer {
  return {
    byteLength,
    async slice(start, end = byteLength) {
      const response = await projectFetch(url, { signal, headers: { range: `bytes=${start}-${end - 1}` } });
      if (response.status !== 206) throw new Error(`The hub answered a range with status ${response.status}.`);
      return response.arrayBuffer();
    },
  };
}

/** Marks integers in lists and structs while they are JSON text, and matches the marked ones. */
const [MARK, MARKED] = ['\u0000', /"\\u0000(-?\d+)"/g];

/** Formats a value. */
function shown(value: unknown, type: string | undefined): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) return '';
    return type === 'date' ? dayOf(value) : value.toISOString().replace('.000Z', 'Z');
  }
  if (value instanceof Uint8Array) return `${value.length} bytes`;
  if (typeof value === 'object')
    // JSON has no large integers: each becomes a marked text, and the mark is removed.
    return JSON.stringify(value, (_, each: unknown) =>
      typeof each === 'bigint' ? `${MARK}${each}` : each instanceof Uint8Array ? `${each.length} bytes` : each,
    ).replaceAll(MARKED, '$1');
  return String(value as string | number | bigint | boolean);
}

/** The columns whose first rows can be read without reading too much; a group of rows is read whole. */
function readable({ row_groups: [group] }: FileMetaData, names: string[]): string[] {
  let [packed, unpacked] = [0, 0];
  return names.slice(0, MOST_COLUMNS).filter((name) => {
    const own = (group?.columns ?? []).filter(({ meta_data: meta }) => meta?.path_in_schema[0] === name);
    const sizes = own.map(({ meta_data: meta }) => [
      Number(meta?.total_compressed_size ?? 0),
      Number(meta?.total_uncompressed_size ?? 0),
    ]);
    const [more, most] = [0, 1].map((at) => sizes.reduce((sum, each) => sum + each[at]!, 0)) as [number, number];
    if (packed + more > MOST_PACKED || unpacked + most > MOST_UNPACKED) return false;
    packed += more;
    unpacked += most;
    return true;
  });
}

/**
 * Reads the first rows of a Parquet file by ranges: its footer, and the smaller columns of the first row group.
 * @throws Error for unreadable files
 */
export async function readParquet(url: string, size: number, signal: AbortSignal): Promise<PreviewTable> {
  const file = remote(url, size, signal);
  const metadata = await parquetMetadataAsync(file, { initialFetchSize: Math.min(FOOT, size) });
  const { children } = parquetSchema(metadata);
  const names = children.map(({ element }) => element.name);
  const wanted = readable(metadata, names);
  const total = Number(metadata.num_rows);
  const rows =
    wanted.length === 0 || total === 0
      ? []
      : await parquetReadObjects({
          file,
          metadata,
          columns: wanted,
          rowStart: 0,
          rowEnd: Math.min(MOST_ROWS, total, Number(metadata.row_groups[0]?.num_rows ?? 0)),
          compressors,
        });
  const columns = wanted.length === 0 ? names.slice(0, MOST_COLUMNS) : wanted;
  const types = columns.map((name) => {
    const { element } = children[names.indexOf(name)]!;
    return (element.logical_type?.type ?? element.converted_type ?? element.type)?.toLowerCase();
  });
  return {
    columns: columns.map((name, key) => {
      const type = types[key];
      return { key, name: cut(name), ...(type === undefined ? {} : { type }) };
    }),
    rows: rows.map((row, key) => ({ key, cells: columns.map((name, at) => cut(shown(row[name], types[at]))) })),
    total,
    moreColumns: names.length - columns.length,
  };
}
