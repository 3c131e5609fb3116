/** Reads a package archive without blocking requests: small ones here, all others in a thread. */
import { readFile, stat } from 'node:fs/promises';
import { deserialize } from 'node:v8';
import { Threads } from '../../threads/threads.ts';
import type { RunInThread } from '../../threads/threads.ts';
import { ArchiveError } from './errors.ts';
import { ARCHIVE_LIMITS, INLINE_LIMITS, THREAD_HEAP } from './limits.ts';
import type { ArchiveLimits } from './limits.ts';
import { readHere, splitEnding } from './read.ts';
import type { ReadInput } from './read.ts';
import type { PackageArchive } from './understand.ts';
import type { CopiedRange, FileRange } from './copyRange.ts';
import type { ArchiveAnswer, ReadOrder } from './worker.ts';

/**
 * Returns whether an archive is read in a thread, for which others may wait. bzip2 is unpacked in one go and would
 * block requests.
 */
export const isHeavy = (fileName: string, size: number): boolean =>
  splitEnding(fileName).extension !== '.conda' || size > INLINE_LIMITS.packageBytes!;

/** Options of reading an archive. */
export interface ReadArchiveOptions {
  /** Overrides of {@link ARCHIVE_LIMITS}. */
  limits?: Partial<ArchiveLimits>;
  /** Cancels reading. */
  signal?: AbortSignal;
  /** Subdir in the request. A package for another one is rejected. */
  subdir?: string;
}

/** Thrown if the bytes of an archive aren't the expected ones. */
export class OtherBytes extends Error {
  readonly found: CopiedRange;
  constructor(found: CopiedRange) {
    super(`The bytes have sha256 ${found.sha256}.`);
    this.name = 'OtherBytes';
    this.found = found;
  }
}

/** Threads that read archives. Each can take some hundred MB. */
const threads = new Threads<ReadOrder, ArchiveAnswer>({
  file: new URL('./worker.ts', import.meta.url),
  most: 2,
  idle: 30_000,
  heap: THREAD_HEAP,
  leftBehind: 256 * 1024 ** 2,
});

/**
 * Reads a package archive from a closed file.
 * Unpacks nothing to disk, and uses limited memory.
 * @param path path of the file; its name doesn't matter
 * @param fileName name in the channel
 * @throws ArchiveError if it must not be published, the signal's reason
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

/** Target paths for an archive copied out of a larger file. */
export interface TakenFiles {
  /** Path of the copy: a new file, not synced. The caller must store or delete it. */
  copy: string;
  /** Path for what was read of it, for {@link saidOf}. Many archives are copied before the result is needed. */
  said: string;
}

/**
 * Copies an archive out of a larger file and reads it, both in a thread.
 * @throws OtherBytes, and errors of {@link readArchive}
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

/** Returns what {@link readArchiveOutOf} read of an archive, and its size in bytes; null if it is lost. */
export async function saidOf(said: string): Promise<{ archive: PackageArchive; bytes: number } | null> {
  const text = await readFile(said).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  try {
    return text && { archive: deserialize(text) as PackageArchive, bytes: text.length };
  } catch {
    // It isn't synced, so a power failure may lose its content. The archive is stored, and is read on demand.
    return null;
  }
}

const secondsFor = (size: number, { seconds, secondsPerMiB }: ArchiveLimits): number =>
  seconds + secondsPerMiB * (size / 1024 ** 2);

/** Stops what takes too long. @throws ArchiveError 'too_slow', the signal's reason, errors of `run` */
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

/** Reads within the small limits. @returns null if the archive exceeds them */
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

/** Reads in a thread. @returns null if the thread wrote the result to a file @throws OtherBytes, ArchiveError */
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
