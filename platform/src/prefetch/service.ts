/** Fetches package files of mirrors before anybody asks: all of them, those that policies let through, or those of registered environments. */
import type { Channels } from '../channel/index.ts';
import type { Core } from '../core.ts';
import { freeBytes } from '../disk.ts';
import type { JobContext } from '../jobs/index.ts';
import { busyUntil } from '../repo/index.ts';
import type { Repo } from '../repo/index.ts';
import { fetchesOf, takeFetching } from '../mirror/index.ts';
import { decidingPublications, unheldFiles } from './store.ts';
import type { UnheldFile, Wanted } from './store.ts';

const JOB = 'prefetch';
/** How long one try goes on; what is left then comes with the next one. */
const SECONDS = 3_600;
/** Files that are asked for at the same time; how many really come at once is the mirror's setting, and the operator's. */
const AT_ONCE = 8;
/** So many failures in a row, and the source is left alone until the next time. */
const MOST_FAILURES = 25;
/** Bytes that stay free on the hub's disk: a full one would stop everything else. */
const LEAVE_FREE = 2 * 1024 ** 3;

/** Fetches what mirrors are told to hold; what came stays, so that each try goes on where the last one ended. */
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

  /** Begins with the mirrors whose turn it is. */
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
            // What it is asked for meanwhile it would not give.
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
      // Somebody may have switched it off, or deleted the channel, meanwhile.
      if ((await fetchesOf(db, channelId)) !== wanted) break;
      if (!(await this.#hasRoom())) {
        log.error({ channelId }, 'files of mirrors are not fetched ahead any more: the disk is nearly full');
        break;
      }
    }
    if (told.fetched + told.failed > 0)
      log.info({ channelId, wanted, ...told }, 'files of a mirror were fetched ahead');
  }

  /** Which of the files that a mirror does not hold are wanted. */
  async #choice(channelId: string, wanted: Wanted): Promise<(id: number) => boolean> {
    if (wanted !== 'allowed') return () => true;
    const publications = await decidingPublications(this.#core.db, channelId);
    // No policy lets everything through.
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
