/** Bundles of feeds on the operator's page: what `npm run feeds` does, as work of the hub. Their files stand in the data folder, so that each platform finds them. */
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
import { hasRoom } from '../../disk.ts';
import { conflict, diskFull, HttpError, notFound, unprocessable } from '../../http/index.ts';
import { SourceError } from '../../outbound/index.ts';
import type { OperatorLogEntry } from '../../operator/index.ts';
import { OperatorError } from '../../operatorError.ts';
import { bundleKey, keyId } from '../../signing/index.ts';
import type { FeedBundlesAnswer, FeedBundleLoad } from '../contract.ts';
import { BUNDLED, loadBundle, loadedBundle, pullBundle } from './bundle.ts';
import type { Feeds } from './index.ts';

const JOB = 'feed-bundle';
/** Whole lists are fetched one after the other. */
const SECONDS = 6 * 3_600;
/** Bundles of the folder that are told, and that may be sent into it. */
const MOST_INCOMING = 50;
/** Bytes that a bundle may have which is sent. */
const MOST_SENT = 8 * 1024 ** 3;
/** A draft to which nobody has written for so long is nobody's any more. */
const DRAFT_MS = 3_600_000;
const NAME = 'feeds.bundle';

/** What is written of the bundle that was asked for last. */
const madeSchema = z.object({
  state: z.enum(['waiting', 'made', 'failed']),
  at: z.iso.datetime(),
  feeds: z.array(z.string()),
  bytes: z.number().nullable(),
  error: z.string().nullable(),
});
type Made = z.infer<typeof madeSchema>;

/** Does what an operator decides, and writes it down, or neither. */
export type Decide = (entry: OperatorLogEntry, act: (trx: Trx) => Promise<unknown>) => Promise<void>;

/** What a job is to do: fetch these feeds into a bundle, or take in what was loaded. */
type Work = { make: string[] } | { take: true };

const noSuch = (name: string): HttpError =>
  notFound(`A bundle named '${name}' in the folder of the hub`, 'bundle_not_found');

/** Removes what a process that was killed left of bundles that were being sent: nothing has come of them for an hour. */
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

/** The bundles of a hub's feeds. */
export class FeedBundles {
  readonly #core: Pick<Core, 'config' | 'jobs' | 'log'>;
  readonly #feeds: Pick<Feeds, 'refresh'>;
  readonly #folder: string;
  readonly #decide: Decide;

  /** @param decide does what an operator decides, and writes it down, or neither */
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

  /** How bundles stand: the hub's key, what was made and loaded last, and what lies in the folder. */
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

  /** Asks for a bundle of whole lists, which are fetched from the network. @throws 409 while one is made, 422 */
  async make(ids: readonly string[], userId: string): Promise<FeedBundlesAnswer> {
    const unknown = ids.find((id) => !BUNDLED.some((feed) => feed.id === id));
    if (unknown !== undefined)
      throw unprocessable([
        {
          loc: ['body', 'feeds'],
          msg: `There is no feed '${unknown.slice(0, 64)}' for bundles.`,
          type: 'value_error.unknown',
        },
      ]);
    await this.#note({ state: 'waiting', at: new Date().toISOString(), feeds: [...ids], bytes: null, error: null });
    const feeds = [...new Set(ids)];
    const told = { operatorId: userId, action: 'made_feed_bundle', thing: NAME, detail: feeds.join(', ') } as const;
    await this.#decide(told, async (trx) => {
      if ((await this.#enqueue({ make: feeds }, 'make', trx)) === null)
        throw conflict('A bundle is being made. Wait until it is there.');
    });
    return this.state();
  }

  /** The bundle that was made last. @throws 404 without one */
  async file(): Promise<{ stream: Readable; bytes: number; name: string }> {
    const path = join(this.#folder, 'made', NAME);
    const made = await this.#made();
    const found = await stat(path).catch(() => null);
    if (found === null || made?.state === 'waiting') throw notFound('A bundle that was made', 'bundle_not_found');
    return { stream: createReadStream(path), bytes: found.size, name: NAME };
  }

  /**
   * Puts a bundle that is sent into the folder, when it is whole. Nothing of it is read: that it counts needs a key, see {@link load}.
   * @param length what the sender says that it has; null when nothing is said
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
    // A name that is not listed; a second one that is sent at the same time does not write into it.
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

  /** Removes a bundle from the folder; what was loaded of it stays. @throws 404 */
  async remove(fileName: string, userId: string): Promise<FeedBundlesAnswer> {
    if (!(await this.#incoming()).some((one) => one.file_name === fileName)) throw noSuch(fileName);
    await this.#decide({ operatorId: userId, action: 'removed_feed_bundle', thing: fileName }, () =>
      rm(join(this.#folder, 'incoming', fileName), { force: true }),
    );
    return this.state();
  }

  /**
   * Checks a bundle of the folder with a pinned key, and has it taken in.
   * @throws 404 for a file that is not there, 422 for one that is not signed with the key, was altered or goes back in time
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
    const told = { at: new Date().toISOString(), feeds: work.make };
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
        error: known ? error.message : 'The bundle was not made; the log of the hub tells why.',
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

  /** Bundles that somebody laid into the folder, by name. */
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
