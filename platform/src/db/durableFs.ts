import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { PGlite } from '@electric-sql/pglite';

type PostgresMod = Parameters<NodeFS['init']>[1] extends Partial<infer Module> ? Module : never;

interface Stream {
  nfd?: number;
  node: object;
  /** Path in the engine. */
  path: string;
}
interface NodeFilesystem {
  realPath(node: object): string;
  node_ops: { setattr(node: object, attributes: { mode?: number }): void };
  stream_ops: {
    fsync?: (stream: Stream) => number;
    write(stream: Stream, buffer: unknown, offset: number, length: number, position: number): number;
  };
}

/**
 * PostgreSQL start parameters required for {@link DurableNodeFS}.
 * The sync method must be fsync: Emscripten passes it to the file system, but ignores fdatasync, PostgreSQL's default.
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

/** Error number of a full disk in Emscripten. */
const NO_SPACE = 51;

/**
 * PGlite's directory file system, with fsync, owner-only permissions, and space for the write-ahead log.
 * Without fsync, PGlite must run with fsync off, and a commit survives a crash of the process but not of the machine.
 * With fsync, PostgreSQL's write-ahead log is durable.
 */
export class DurableNodeFS extends NodeFS {
  readonly #makeRoom: () => boolean;

  /** @param makeRoom called if the log can't grow on a full disk. Returns false if that can't be helped */
  constructor(folder: string, makeRoom: () => boolean) {
    super(folder);
    this.#makeRoom = makeRoom;
  }

  /** Adds `fsync` to Emscripten's NODEFS before PostgreSQL opens its first file. */
  override async init(pg: PGlite, options: Partial<PostgresMod>): Promise<{ emscriptenOpts: Partial<PostgresMod> }> {
    const { emscriptenOpts } = await super.init(pg, options);
    const addFsync = (module: PostgresMod): void => {
      const { NODEFS } = (module as unknown as { FS: { filesystems: { NODEFS: NodeFilesystem } } }).FS.filesystems;
      NODEFS.stream_ops.fsync = (stream) => flush(stream, NODEFS);
      const { write } = NODEFS.stream_ops;
      NODEFS.stream_ops.write = (stream, ...rest) => {
        for (;;)
          try {
            return write(stream, ...rest);
          } catch (error) {
            const isFull = (error as { errno?: number }).errno === NO_SPACE && stream.path.includes('/pg_wal/');
            if (!isFull || !this.#makeRoom()) throw error;
          }
      };
      // Emscripten applies the requested permissions without umask, often 0666.
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

/** Syncs a folder, which NODEFS can't open. PostgreSQL syncs folders after creating and renaming files in them. */
function flushFolder(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
