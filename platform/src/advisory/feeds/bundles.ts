/**
 * Feed bundles on the operator's page, like `npm run feeds`.
 * Files are in the data folder, so that every instance finds them.
 */
import { isoTime } from '@terrarium/domain/calendar';
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { forEachChunk } from '@terrarium/domain/bytes';
import type { Bytes } from '@terrarium/domain/bytes';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import type { Trx } from '../../db/index.ts';
import { hasRoom } from '../../files/disk.ts';
import { conflict, diskFull, HttpError, notFound, unprocessable } from '../../http/index.ts';
import { SourceError } from '../../outbound/index.ts';
import type { OperatorLogEntry } from '../../operator/index.ts';
import { OperatorError } from '../../cli/operatorError.ts';
import { bundleKey, keyId } from '../../signing/index.ts';
import type { FeedBundlesAnswer, FeedBundleLoad } from '../feedContract.ts';
import { BUNDLED, loadBundle, loadedBundle, pullBundle } from './bundle.ts';
import type { Feeds } from './index.ts';

const JOB = 'feed-bundle';
/** Timeout of a job. Whole lists are fetched one after another. */
const SECONDS = 6 * 3_600;
/** Maximum number of bundles in the folder to list, and to upload. */
const MOST_INCOMING = 50;
/** Maximum size of an uploaded bundle, in bytes. */
const MOST_SENT = 8 * 1024 ** 3;
/** Age without writes after which an upload counts as abandoned, in ms. */
const DRAFT_MS = 3_600_000;
const NAME = 'feeds.bundle';

/** Stored data of the last requested bundle. */
const madeSchema = z.object({
  state: z.enum(['waiting', 'made', 'failed']),
  at: z.iso.datetime(),
  feeds: z.array(z.string()),
  bytes: z.number().nullable(),
  error: z.string().nullable(),
});
type Made = z.infer<typeof madeSchema>;

/** Makes an operator's change and its log entry in one transaction. */
export type Decide = (entry: OperatorLogEntry, act: (trx: Trx) => Promise<unknown>) => Promise<void>;

/** Task of a job: fetch these feeds into a bundle, or import one. */
type Work = { make: string[] } | { take: true };

const noSuch = (name: string): HttpError =>
  notFound(`A bundle named '${name}' in the folder of the hub`, 'bundle_not_found');

/** Removes leftovers of killed uploads: drafts without writes for an hour. */
async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (!/^\..*\.part$/.test(name)) continue;
    const draft = await stat(path).catch(() => null);
    if (draft !== null && Date.now() - draft.mtimeMs > DRAFT_MS) await rm(path, { force: true });
  }
}

const tooLarge = (): HttpError =>
  new HttpError(
    413,
    'body_too_large',
    `A bundle of feeds has at most ${MOST_SENT / 1024 ** 3} GiB. Make one of fewer feeds, or copy it into the folder advisories/incoming of the hub.`,
  );

/** Feed bundles of a hub. */
export class FeedBundles {
  readonly #core: Pick<Core, 'config' | 'jobs' | 'log'>;
  readonly #feeds: Pick<Feeds, 'refresh'>;
  readonly #folder: string;
  readonly #decide: Decide;

  /** @param decide makes an operator's change and its log entry in one transaction */
  constructor(core: Pick<Core, 'config' | 'jobs' | 'log'>, feeds: Pick<Feeds, 'refresh'>, decide: Decide) {
    this.#decide = decide;
    this.#core = core;
    this.#feeds = feeds;
    this.#folder = join(core.config.dataDir, 'advisories');
    core.jobs.defineJob<Work>(JOB, ({ data, signal }) => this.#work(data, signal), {
      title: 'Bundles of feeds',
      expireInSeconds: SECONDS,
    });
  }

  /**
   * Returns the status of bundles: the hub's key, the last exported and imported ones, and the content of the folder.
   */
  async state(): Promise<FeedBundlesAnswer> {
    const { dataDir } = this.#core.config;
    const key = await bundleKey(dataDir);
    const loaded = await loadedBundle(dataDir);
    const made = await this.#made();
    return {
      key,
      key_id: keyId(key),
      feeds: BUNDLED.map(({ id, title }) => ({ id, title })),
      made,
      loaded:
        loaded === null
          ? null
          : {
              created: loaded.created,
              feeds: loaded.feeds.map(({ id }) => id),
              key: loaded.key,
              older: loaded.older,
            },
      incoming: await this.#incoming(),
    };
  }

  /** Requests a bundle of whole lists, fetched from the network. @throws 409 while one is being exported, 422 */
  async make(ids: readonly string[], userId: string): Promise<FeedBundlesAnswer> {
    const unknown = ids.find((id) => !BUNDLED.some((feed) => feed.id === id));
    if (unknown !== undefined)
      throw unprocessable([
        {
          loc: ['body', 'feeds'],
          msg: `Feed '${unknown.slice(0, 64)}' isn't available for bundles.`,
          type: 'value_error.unknown',
        },
      ]);
    await this.#note({ state: 'waiting', at: isoTime(new Date()), feeds: [...ids], bytes: null, error: null });
    const feeds = [...new Set(ids)];
    const told = { operatorId: userId, action: 'made_feed_bundle', thing: NAME, detail: feeds.join(', ') } as const;
    await this.#decide(told, async (trx) => {
      if ((await this.#enqueue({ make: feeds }, 'make', trx)) === null)
        throw conflict('An export is in progress. Wait for it to finish.');
    });
    return this.state();
  }

  /** Returns the last exported bundle. @throws 404 if none */
  async file(): Promise<{ stream: Readable; bytes: number; name: string }> {
    const path = join(this.#folder, 'made', NAME);
    const made = await this.#made();
    const found = await stat(path).catch(() => null);
    if (found === null || made?.state === 'waiting') throw notFound('A bundle that was made', 'bundle_not_found');
    return { stream: createReadStream(path), bytes: found.size, name: NAME };
  }

  /**
   * Stores an uploaded bundle in the folder when it is complete.
   * Its content isn't read, because importing needs a key, see {@link load}.
   * @param length announced length; null if unknown
   * @throws 409 for a full folder, 413, 507
   */
  async receive(fileName: string, length: number | null, bytes: Bytes): Promise<{ file_name: string; bytes: number }> {
    const folder = join(this.#folder, 'incoming');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeDrafts(folder);
    const others = (await this.#incoming()).filter((one) => one.file_name !== fileName);
    if (others.length >= MOST_INCOMING)
      throw conflict(`The folder holds ${others.length} files. Remove those that were loaded, then send it again.`);
    if ((length ?? 0) > MOST_SENT) throw tooLarge();
    if (!(await hasRoom(folder, length ?? 0))) throw diskFull(new Error('no room for a bundle of feeds'));
    // A hidden name. A concurrent upload of the same file has another one.
    const draft = join(folder, `.${fileName}.${randomUUID()}.part`);
    let written = 0;
    try {
      const file = await open(draft, 'wx', 0o600);
      try {
        await forEachChunk(bytes, (chunk) => {
          written += chunk.length;
          if (written > MOST_SENT) throw tooLarge();
          return file.writeFile(chunk);
        });
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, join(folder, fileName));
    } catch (error) {
      throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? diskFull(error) : error;
    } finally {
      await rm(draft, { force: true });
    }
    return { file_name: fileName, bytes: written };
  }

  /** Removes a bundle from the folder. Imported data stays. @throws 404 */
  async remove(fileName: string, userId: string): Promise<FeedBundlesAnswer> {
    if (!(await this.#incoming()).some((one) => one.file_name === fileName)) throw noSuch(fileName);
    await this.#decide({ operatorId: userId, action: 'removed_feed_bundle', thing: fileName }, () =>
      rm(join(this.#folder, 'incoming', fileName), { force: true }),
    );
    return this.state();
  }

  /**
   * Verifies a bundle of the folder with a pinned key, and imports it.
   * @throws 404 for a missing file, 422 if it isn't signed with the key, was altered, or is older than the current data
   */
  async load({ file_name, key, older }: FeedBundleLoad, userId: string): Promise<FeedBundlesAnswer> {
    if (!(await this.#incoming()).some((one) => one.file_name === file_name)) throw noSuch(file_name);
    let created: string;
    try {
      const path = join(this.#folder, 'incoming', file_name);
      ({ created } = await loadBundle(this.#core.config.dataDir, path, key, { older }));
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      throw unprocessable([{ loc: ['body', 'key'], msg: error.message, type: 'value_error.bundle' }]);
    }
    const detail = `of ${created}, signed with ${keyId(key)}${older ? ', as an older one' : ''}`;
    const told = { operatorId: userId, action: 'loaded_feed_bundle', thing: file_name, detail } as const;
    await this.#decide(told, (trx) => this.#enqueue({ take: true }, 'take', trx));
    return this.state();
  }

  async #work(work: Work, signal: AbortSignal): Promise<void> {
    if ('take' in work) return this.#feeds.refresh(signal);
    const { dataDir, feedAddresses: addresses, mirrorAllowPrivate: allowPrivate } = this.#core.config;
    const told = { at: isoTime(new Date()), feeds: work.make };
    try {
      await mkdir(join(this.#folder, 'made'), { recursive: true, mode: 0o700 });
      const { feeds } = await pullBundle(
        { dataDir, addresses, allowPrivate },
        work.make,
        join(this.#folder, 'made', NAME),
      );
      await this.#note({
        ...told,
        state: 'made',
        bytes: feeds.reduce((sum, { bytes }) => sum + bytes, 0),
        error: null,
      });
    } catch (error) {
      const known = error instanceof OperatorError || error instanceof SourceError;
      if (!known) this.#core.log.error({ err: error }, 'a bundle of feeds was not made');
      await this.#note({
        ...told,
        state: 'failed',
        bytes: null,
        error: known ? error.message : "Couldn't export the bundle. See the hub's log.",
      });
    }
  }

  #enqueue(work: Work, singletonKey: string, trx: Trx): Promise<string | null> {
    return this.#core.jobs.enqueue(JOB, work, { singletonKey, trx });
  }

  async #made(): Promise<Made | null> {
    try {
      return madeSchema.parse(JSON.parse(await readFile(join(this.#folder, 'made', 'made.json'), 'utf8')));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  async #note(made: Made): Promise<void> {
    const path = join(this.#folder, 'made', 'made.json');
    await mkdir(join(this.#folder, 'made'), { recursive: true, mode: 0o700 });
    await writeFile(`${path}.part`, JSON.stringify(made), { mode: 0o600 });
    await rename(`${path}.part`, path);
    if (made.state === 'failed') await rm(join(this.#folder, 'made', NAME), { force: true });
  }

  /** Lists bundles that users put into the folder, by name. */
  async #incoming(): Promise<{ file_name: string; bytes: number }[]> {
    const folder = join(this.#folder, 'incoming');
    const names = await readdir(folder, { withFileTypes: true }).catch(() => []);
    const found: { file_name: string; bytes: number }[] = [];
    for (const entry of names
      .filter((one) => one.isFile() && /^\w[\w.-]{0,127}$/.test(one.name))
      .slice(0, MOST_INCOMING))
      found.push({ file_name: entry.name, bytes: (await stat(join(folder, entry.name))).size });
    return found.sort((a, b) => (a.file_name < b.file_name ? -1 : 1));
  }
}
