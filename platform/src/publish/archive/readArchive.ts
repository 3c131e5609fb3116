/** Reads a package archive where it costs nobody anything: small ones here, all others in a thread of their own. */
import { stat } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { ArchiveError } from './errors.ts';
import { ARCHIVE_LIMITS, INLINE_LIMITS, THREAD_HEAP } from './limits.ts';
import type { ArchiveLimits } from './limits.ts';
import { readHere, splitEnding } from './read.ts';
import type { PackageArchive, ReadInput } from './read.ts';
import type { ArchiveAnswer } from './worker.ts';

/** How an archive is to be read. */
export interface ReadArchiveOptions {
  /** Bounds other than those of {@link ARCHIVE_LIMITS}. */
  limits?: Partial<ArchiveLimits>;
  /** Ends the reading. */
  signal?: AbortSignal;
  /** The subdir that the file was sent to; a package for another one is refused. */
  subdir?: string;
}

/** Threads at a time: each may take some hundred MB. */
const THREADS = 2;

const turns: (() => void)[] = [];
let running = 0;

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
  const { extension } = splitEnding(fileName);
  const { size } = await stat(path);
  const seconds = limits.seconds + limits.secondsPerMiB * (size / 1024 ** 2);
  const input: ReadInput = { path, fileName, subdir: subdir ?? null, limits };
  // bzip2 is unpacked in one go, during which nobody else would be served.
  if (extension === '.conda' && size <= INLINE_LIMITS.packed!) {
    const small = await withClock(seconds, signal, (stop) => readSmall(input, stop));
    if (small !== null) return small;
  }
  await takeTurn();
  try {
    return await withClock(seconds, signal, (stop) => readInThread(input, stop));
  } finally {
    passTurn();
  }
}

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

async function takeTurn(): Promise<void> {
  if (running < THREADS) running++;
  else await new Promise<void>((resolve) => turns.push(resolve));
}

function passTurn(): void {
  const next = turns.shift();
  if (next === undefined) running--;
  else next();
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

async function readInThread(input: ReadInput, signal: AbortSignal): Promise<PackageArchive> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: input,
    resourceLimits: { maxOldGenerationSizeMb: THREAD_HEAP },
  });
  const stop = (): void => void worker.terminate();
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await new Promise<PackageArchive>((resolve, reject) => {
      worker.once('message', (answer: ArchiveAnswer) => {
        if ('code' in answer) reject(new ArchiveError(answer.code, answer.message));
        else
          resolve({ ...answer.archive, icon: answer.archive.icon === null ? null : Buffer.from(answer.archive.icon) });
      });
      worker.once('error', (error: Error & { code?: string }) =>
        reject(
          error.code === 'ERR_WORKER_OUT_OF_MEMORY'
            ? new ArchiveError(
                'too_large_unpacked',
                'The documents in info/ take more memory than any package needs.',
                {
                  cause: error,
                },
              )
            : error,
        ),
      );
      worker.once('exit', (code) =>
        reject(
          signal.aborted
            ? signal.reason
            : new Error(`The thread that read an archive ended with code ${code} and without an answer.`),
        ),
      );
    });
  } finally {
    signal.removeEventListener('abort', stop);
    await worker.terminate();
  }
}
