/**
 * Downloads package files of mirrors in advance: all, those that policies allow, or those in registered environments.
 */
import type { Channels } from '../channel/index.ts';
import type { Core } from '../core.ts';
import { freeBytes } from '../files/disk.ts';
import type { JobContext } from '../jobs/index.ts';
import { busyUntil } from '../repo/index.ts';
import type { Repo } from '../repo/index.ts';
import { fetchesOf, takeFetching } from '../mirror/index.ts';
import { decidingPublications, unheldFiles } from './store.ts';
import type { UnheldFile, Wanted } from './store.ts';

const JOB = 'prefetch';
/** Duration of one job, in seconds. The next one continues. */
const SECONDS = 3_600;
/** Concurrent requests for files. The settings of the mirror and the operator limit actual downloads. */
const AT_ONCE = 8;
/** Consecutive failures after which the source isn't contacted until the next run. */
const MOST_FAILURES = 25;
/** Bytes to leave free on the hub's disk, because a full one would stop everything else. */
const LEAVE_FREE = 2 * 1024 ** 3;

/** Prefetches files of mirrors. Each run continues where the last one ended. */
export class Prefetch {
  readonly #core: Core;
  readonly #channels: Channels;
  readonly #repo: Pick<Repo, 'fetch' | 'allowedIn'>;

  constructor(core: Core, channels: Channels, repo: Pick<Repo, 'fetch' | 'allowedIn'>) {
    this.#core = core;
    this.#channels = channels;
    this.#repo = repo;
    core.jobs.defineJob<{ channelId: string }>(JOB, (context) => this.#work(context), {
      expireInSeconds: SECONDS + 60,
      concurrency: 2,
      title: 'Files that mirrors fetch ahead',
    });
  }

  /** Starts the mirrors whose turn it is. */
  async begin(): Promise<void> {
    for (const channelId of await takeFetching(this.#core.db))
      await this.#core.jobs.enqueue(JOB, { channelId }, { singletonKey: channelId });
  }

  async #work({ data: { channelId }, signal, log }: JobContext<{ channelId: string }>): Promise<void> {
    const { db } = this.#core.connection.jobs;
    const until = AbortSignal.any([signal, AbortSignal.timeout(SECONDS * 1000)]);
    const told = { fetched: 0, failed: 0 };
    const channel = await this.#channels.channelById(channelId);
    const wanted = await fetchesOf(db, channelId);
    if (channel === null || channel.source === null || wanted === 'asked') return;
    const { source } = channel;
    const isWanted = await this.#choice(channelId, wanted);
    let inRow = 0;
    for await (const files of unheldFiles(db, channelId, wanted)) {
      const waiting = files.filter(({ id }) => isWanted(id));
      const fetchNext = async (): Promise<void> => {
        for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
          if (until.aborted || inRow >= MOST_FAILURES) return;
          try {
            await this.#repo.fetch(asked(file, channelId, source));
            told.fetched++;
            inRow = 0;
          } catch (error) {
            told.failed++;
            // A busy source would reject further requests.
            inRow = busyUntil(error) === null ? inRow + 1 : MOST_FAILURES;
            log.warn(
              { err: error, channelId, file: `${file.subdir}/${file.file_name}` },
              'a file could not be fetched ahead',
            );
          }
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
      if (until.aborted || inRow >= MOST_FAILURES) break;
      // The setting may have changed, or the channel may have been deleted, meanwhile.
      if ((await fetchesOf(db, channelId)) !== wanted) break;
      if (!(await this.#hasRoom())) {
        log.error({ channelId }, 'stopped prefetching files of mirrors: the disk is nearly full');
        break;
      }
    }
    if (told.fetched + told.failed > 0)
      log.info({ channelId, wanted, ...told }, 'files of a mirror were fetched ahead');
  }

  /** Returns a filter for the missing files of a mirror. */
  async #choice(channelId: string, wanted: Wanted): Promise<(id: number) => boolean> {
    if (wanted !== 'allowed') return () => true;
    const publications = await decidingPublications(this.#core.db, channelId);
    // Without a policy, everything is allowed.
    if (publications.length === 0) return () => true;
    const allowed = new Set<number>();
    for (const publicationId of publications)
      for (const id of await this.#repo.allowedIn(publicationId)) allowed.add(id);
    return (id) => allowed.has(id);
  }

  async #hasRoom(): Promise<boolean> {
    return (await freeBytes(this.#core.config.dataDir)) > LEAVE_FREE;
  }
}

function asked(file: UnheldFile, mirrorId: string, source: string): Parameters<Repo['fetch']>[0] {
  const { id: fileId, name, subdir, file_name: fileName, sha256, md5, size } = file;
  return { kind: 'fetch', fileId, name, mirrorId, source, subdir, fileName, sha256, md5, size };
}
