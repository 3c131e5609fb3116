import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { PGlite } from '@electric-sql/pglite';

type PostgresMod = Parameters<NodeFS['init']>[1] extends Partial<infer Module> ? Module : never;

interface Stream {
  nfd?: number;
  node: object;
}
interface NodeFilesystem {
  realPath(node: object): string;
  node_ops: { setattr(node: object, attributes: { mode?: number }): void };
  stream_ops: { fsync?: (stream: Stream) => number };
}

/**
 * Start parameters of Postgres for which {@link DurableNodeFS} keeps the promise. The method must be fsync: Emscripten passes that call to the
 * file system, and answers fdatasync, Postgres's default, with success and nothing done.
 */
export const DURABLE_PARAMETERS = [
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'full_page_writes=on',
  '-c',
  'synchronous_commit=on',
];

/**
 * PGlite's directory file system, with the two things that it leaves out: fsync, and rights for this account alone. Without fsync PGlite must run with fsync off, and a commit
 * survives the death of the process but not of the machine. With fsync Postgres's own write-ahead log discipline holds down to the disk.
 */
export class DurableNodeFS extends NodeFS {
  /** Adds `fsync` to Emscripten's NODEFS before Postgres opens its first file. */
  override async init(pg: PGlite, options: Partial<PostgresMod>): Promise<{ emscriptenOpts: Partial<PostgresMod> }> {
    const { emscriptenOpts } = await super.init(pg, options);
    const addFsync = (module: PostgresMod): void => {
      const { NODEFS } = (module as unknown as { FS: { filesystems: { NODEFS: NodeFilesystem } } }).FS.filesystems;
      NODEFS.stream_ops.fsync = (stream) => flush(stream, NODEFS);
      // Emscripten gives each new file the rights that the C program asked for and knows no umask: 0666 for many.
      const { setattr } = NODEFS.node_ops;
      NODEFS.node_ops.setattr = (node, attributes) =>
        setattr(node, attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & ~0o077 });
    };
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(emscriptenOpts.preRun ?? []), addFsync] as PostgresMod['preRun'],
      },
    };
  }
}

function flush(stream: Stream, nodefs: NodeFilesystem): number {
  if (typeof stream.nfd === 'number') fdatasyncSync(stream.nfd);
  else flushFolder(nodefs.realPath(stream.node));
  return 0;
}

/** NODEFS opens no descriptor for a folder; Postgres flushes folders after making and renaming files in them. */
function flushFolder(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
