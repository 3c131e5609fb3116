/** Reads a package archive where it costs nobody anything: small ones here, all others in a thread. */
import { readFile, stat } from 'node:fs/promises';
import { deserialize } from 'node:v8';
import { Threads } from '../../threads.ts';
import type { RunInThread } from '../../threads.ts';
import { ArchiveError } from './errors.ts';
import { ARCHIVE_LIMITS, INLINE_LIMITS, THREAD_HEAP } from './limits.ts';
import type { ArchiveLimits } from './limits.ts';
import { readHere, splitEnding } from './read.ts';
import type { PackageArchive, ReadInput } from './read.ts';
import type { CopiedRange, FileRange } from './copyRange.ts';
import type { ArchiveAnswer, ReadOrder } from './worker.ts';

/** Whether an archive is read in a thread, which others may wait for. bzip2 is unpacked in one go, during which nobody else would be served. */
export const isHeavy = (fileName: string, size: number): boolean =>
  splitEnding(fileName).extension !== '.conda' || size > INLINE_LIMITS.packed!;

/** How an archive is to be read. */
export interface ReadArchiveOptions {
  /** Bounds other than those of {@link ARCHIVE_LIMITS}. */
  limits?: Partial<ArchiveLimits>;
  /** Ends the reading. */
  signal?: AbortSignal;
  /** The subdir that the file was sent to; a package for another one is refused. */
  subdir?: string;
}

/** Bytes that are to be an archive are others than were told. */
export class OtherBytes extends Error {
  readonly found: CopiedRange;
  constructor(found: CopiedRange) {
    super(`The bytes have sha256 ${found.sha256}.`);
    this.name = 'OtherBytes';
    this.found = found;
  }
}

/** Threads: each may take some hundred MB. */
const threads = new Threads<ReadOrder, ArchiveAnswer>({
  file: new URL('./worker.ts', import.meta.url),
  most: 2,
  idle: 30_000,
  heap: THREAD_HEAP,
  leftBehind: 256 * 1024 ** 2,
});

/**
 * Reads a package archive from a file that nobody writes to any more. Nothing of it is unpacked to the disk, and what is held of it in memory
 * is bounded.
 * @param path of the file; its own name does not matter
 * @param fileName what it is called in the channel
 * @throws ArchiveError when it must not be published, the signal's reason
 */
export async function readArchive(
  path: string,
  fileName: string,
  { limits: given, signal, subdir }: ReadArchiveOptions = {},
): Promise<PackageArchive> {
  signal?.throwIfAborted();
  const limits = { ...ARCHIVE_LIMITS, ...given };
  const { size } = await stat(path);
  const seconds = secondsFor(size, limits);
  const input: ReadInput = { path, fileName, subdir: subdir ?? null, limits };
  if (!isHeavy(fileName, size)) {
    const small = await withClock(seconds, signal, (stop) => readSmall(input, stop));
    if (small !== null) return small;
  }
  const archive = await threads.turn((run) => withClock(seconds, signal, (stop) => readInThread(run, input, stop)));
  return { ...archive!, icon: archive!.icon === null ? null : Buffer.from(archive!.icon) };
}

/** Where the parts of a taken archive go. */
export interface TakenFiles {
  /** The copy: a file that is not there yet, not synced. Whatever becomes of it is the caller's. */
  copy: string;
  /** What was read of it, for {@link saidOf}: many archives are taken before anybody asks. */
  said: string;
}

/**
 * Copies an archive out of a larger file and reads it, all in a thread: many come one after the other, and this one has nothing to do with their bytes.
 * @throws OtherBytes, and what {@link readArchive} throws
 */
export async function readArchiveOutOf(
  from: FileRange,
  to: TakenFiles,
  fileName: string,
  { subdir, signal }: { subdir: string; signal?: AbortSignal | undefined },
): Promise<void> {
  const copied = { from, saidIn: to.said };
  const input: ReadOrder = { path: to.copy, fileName, subdir, limits: ARCHIVE_LIMITS, copied };
  await threads.turn((run) =>
    withClock(secondsFor(from.size, ARCHIVE_LIMITS), signal, (stop) => readInThread(run, input, stop)),
  );
}

/** What {@link readArchiveOutOf} read of an archive, and how many bytes that takes; null where nothing of it is left. */
export async function saidOf(said: string): Promise<{ archive: PackageArchive; bytes: number } | null> {
  const text = await readFile(said).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  try {
    return text && { archive: deserialize(text) as PackageArchive, bytes: text.length };
  } catch {
    // It is not synced: after a loss of power it may be there without its bytes. The archive is there, and is read when somebody asks.
    return null;
  }
}

const secondsFor = (size: number, { seconds, secondsPerMiB }: ArchiveLimits): number =>
  seconds + secondsPerMiB * (size / 1024 ** 2);

/** Ends what takes too long. @throws ArchiveError 'too_slow', the signal's reason, what `run` throws */
async function withClock<Result>(
  seconds: number,
  signal: AbortSignal | undefined,
  run: (stop: AbortSignal) => Promise<Result>,
): Promise<Result> {
  signal?.throwIfAborted();
  const clock = AbortSignal.timeout(Math.ceil(seconds * 1000));
  try {
    return await run(signal === undefined ? clock : AbortSignal.any([signal, clock]));
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof ArchiveError || !clock.aborted) throw error;
    throw new ArchiveError(
      'too_slow',
      `Reading the archive took more than ${Math.round(seconds)} seconds. Try again when the hub is less busy, or build it with fewer files.`,
      { cause: error },
    );
  }
}

/** Reads within the small limits. @returns null when those are what it exceeds */
async function readSmall(input: ReadInput, signal: AbortSignal): Promise<PackageArchive | null> {
  const small = { ...input.limits };
  for (const [name, value] of Object.entries(INLINE_LIMITS) as [keyof ArchiveLimits, number][])
    small[name] = Math.min(small[name], value);
  try {
    return await readHere({ ...input, limits: small }, signal);
  } catch (error) {
    if (error instanceof ArchiveError && error.code === 'too_large_unpacked') return null;
    throw error;
  }
}

/** What a thread says; null where it wrote that into a file. @throws OtherBytes, ArchiveError */
async function readInThread(
  run: RunInThread<ReadOrder, ArchiveAnswer>,
  input: ReadOrder,
  signal: AbortSignal,
): Promise<PackageArchive | null> {
  const answer = await run(input, signal).catch((error: Error & { code?: string }) => {
    if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
    throw new ArchiveError('too_large_unpacked', 'The documents in info/ take more memory than any package needs.', {
      cause: error,
    });
  });
  if ('changed' in answer) throw new OtherBytes(answer.changed);
  if ('code' in answer) throw new ArchiveError(answer.code, answer.message);
  return answer.archive;
}
