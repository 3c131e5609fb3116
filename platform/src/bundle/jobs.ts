/** Bundles by page and API: jobs that export them, and import files of an organization's folder. */
import { dayOf, isoTime } from '@terrarium/domain/calendar';
import { createReadStream } from 'node:fs';
import { lstat, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Channels, ChannelRow } from '../channel/index.ts';
import type { Core } from '../core.ts';
import { isUniqueViolation, newId } from '../db/index.ts';
import type { CursorPage, PageRequest } from '../db/index.ts';
import { conflict, HttpError, notFound } from '../http/index.ts';
import type { JobContext } from '../jobs/index.ts';
import { OperatorError } from '../cli/operatorError.ts';
import { bundleKey, keyId } from '../signing/index.ts';
import { personBy } from '../person/index.ts';
import { BUNDLE_NAME } from './contract.ts';
import type { BringBody, BundleJobAnswer, IncomingBundleAnswer, MakeBody } from './contract.ts';
import { WORK } from './service.ts';
import type { Bundles } from './service.ts';
import * as store from './store.ts';

const JOB = 'bundle';
/** Timeout of a job. A bundle can contain a whole channel. */
const SECONDS = 6 * 3_600;
/** Days for which an exported bundle can be downloaded, and a job is listed. */
const KEEP_DAYS = 7;
/** Interval of progress updates, in ms. */
const TOLD_EVERY = 1_000;
/** Maximum number of files of a folder to read. */
const MOST_INCOMING = 50;

/** Error of a job whose attempts all ended without one. */
const GIVEN_UP =
  'The job failed repeatedly because the hub restarted or it took too long. Try again. If the problem continues, ask your administrator to check the log.';

/** Running bundle jobs, and exported bundles. */
export class BundleJobs {
  readonly #core: Pick<Core, 'db' | 'jobs' | 'config' | 'log'>;
  readonly #channels: Pick<Channels, 'channelById'>;
  readonly #bundles: Bundles;

  constructor(
    core: Pick<Core, 'db' | 'jobs' | 'config' | 'log'>,
    channels: Pick<Channels, 'channelById'>,
    bundles: Bundles,
  ) {
    this.#core = core;
    this.#channels = channels;
    this.#bundles = bundles;
    core.jobs.defineJob<{ id: string }>(JOB, (context) => this.#work(context), {
      expireInSeconds: SECONDS,
      title: 'Bundles of channels',
      givenUp: ({ id }) => store.giveUpJob(core.db, id, GIVEN_UP),
    });
  }

  /** Lists the exports and imports of a channel, newest first. */
  async list(channel: ChannelRow, page: PageRequest): Promise<CursorPage<BundleJobAnswer>> {
    const { rows, total, pointers } = await store.listJobs(this.#core.db, channel.id, page);
    return { items: rows.map(answer), total_count: total, ...pointers };
  }

  /**
   * Requests an export of what a channel serves.
   * @throws HttpError 404 for another organization's environment, 409 while an export is running
   */
  async make(channel: ChannelRow, body: MakeBody, userId: string): Promise<BundleJobAnswer> {
    const { since_last, snapshot = null, environment_id = null } = body;
    if (
      environment_id !== null &&
      (await store.buildsOf(this.#core.db, channel.organization_id, environment_id)) === null
    )
      throw notFound('The environment', 'environment_not_found');
    return this.#ask(channel, { kind: 'make', since_last, snapshot, environment_id }, userId);
  }

  /** Requests an import of a file in the organization's folder. @throws HttpError 404, 409 */
  async bring(channel: ChannelRow, { file_name, anyway }: BringBody, userId: string): Promise<BundleJobAnswer> {
    this.#bundles.checkTarget(channel);
    if (!(await isFile(join(this.#folderOf(channel.organization_name), file_name))))
      throw notFound(`A bundle named '${file_name}' in the organization's folder`, 'bundle_not_found');
    return this.#ask(channel, { kind: 'bring', file_name, anyway }, userId);
  }

  /** Lists the bundles in the organization's folder, each with the files that the channel doesn't have. */
  async incoming(channel: ChannelRow) {
    const folder = this.#folderOf(channel.organization_name);
    await mkdir(folder, { recursive: true });
    const names = (await readdir(folder)).filter((name) => BUNDLE_NAME.test(name)).sort();
    const items: IncomingBundleAnswer[] = [];
    for (const name of names.slice(0, MOST_INCOMING)) {
      const found = await lstat(join(folder, name)).catch(() => null);
      if (found?.isFile()) items.push(await this.#look(channel, name, found.size));
    }
    const trusted = await store.trustedKeys(this.#core.db);
    return {
      folder: `${WORK}/in/${channel.organization_name}`,
      trusted: trusted.map(({ key, title }) => ({ key_id: keyId(key), title })),
      items,
      total_count: items.length,
    };
  }

  /** Returns the public key that importers of this hub's bundles must trust. */
  async ownKey(): Promise<{ key: string; key_id: string }> {
    const key = await bundleKey(this.#core.config.dataDir);
    return { key, key_id: keyId(key) };
  }

  /** Opens an exported bundle. @throws HttpError 404 if it doesn't exist or was deleted */
  async file(channel: ChannelRow, id: string): Promise<{ stream: Readable; bytes: number; name: string }> {
    const job = await store.findJob(this.#core.db, id);
    const path = this.#pathOf(id);
    const found = job?.channel_id === channel.id && job.state === 'done' ? await lstat(path).catch(() => null) : null;
    if (!found?.isFile()) throw notFound('The bundle', 'bundle_not_found');
    const day = dayOf(job!.created_at);
    return { stream: createReadStream(path), bytes: found.size, name: `${channel.name}-${day}.bundle` };
  }

  /** Deletes week-old exports, and leftovers. */
  async tidy(): Promise<void> {
    const folder = join(this.#core.config.dataDir, WORK, 'made');
    const ids = await store.expiredJobs(this.#core.db, KEEP_DAYS);
    for (const id of ids) await rm(this.#pathOf(id), { force: true });
    const kept = new Set((await store.keptJobs(this.#core.db)).map((id) => `${id}.bundle`));
    // Leftovers of deleted channels and killed processes.
    for (const name of await readdir(folder).catch(() => []))
      if (!kept.has(name)) await rm(join(folder, name), { force: true });
    await store.deleteOldJobs(this.#core.db, 4 * KEEP_DAYS);
  }

  async #ask(
    channel: ChannelRow,
    given: Omit<store.NewJob, 'id' | 'channel_id' | 'asked_by'>,
    userId: string,
  ): Promise<BundleJobAnswer> {
    const id = newId();
    try {
      await this.#core.db.transaction().execute(async (trx) => {
        await store.insertJob(trx, { ...given, id, channel_id: channel.id, asked_by: userId });
        await this.#core.jobs.enqueue(JOB, { id }, { singletonKey: id, trx });
      });
    } catch (error) {
      if (!isUniqueViolation(error, 'bundle_job_one')) throw error;
      throw conflict(
        `A bundle ${given.kind === 'make' ? 'export from' : 'import to'} '${channel.name}' is already in progress. Wait until it ends.`,
        'bundle_under_way',
      );
    }
    return answer((await store.findJob(this.#core.db, id))!);
  }

  async #work({ data: { id }, signal, isLastTry, log }: JobContext<{ id: string }>): Promise<void> {
    const { db } = this.#core;
    const job = await store.findJob(db, id);
    const channel = job === undefined ? null : await this.#channels.channelById(job.channel_id);
    if (job === undefined || channel === null || job.state === 'done' || job.state === 'failed') return;
    await store.changeJob(db, id, { state: 'in_progress' });
    try {
      const ended =
        job.kind === 'make' ? await this.#make(job, channel, signal) : await this.#bring(job, channel, signal);
      await store.changeJob(db, id, { ...ended, state: 'done', finished_at: new Date() });
    } catch (error) {
      const words = error instanceof OperatorError || error instanceof HttpError ? error.message : null;
      if (words === null && (!isLastTry || signal.aborted)) throw error;
      if (words === null) log.error({ err: error, bundle: id }, "couldn't export or import a bundle");
      await store.changeJob(db, id, {
        state: 'failed',
        error:
          words ??
          'Something went wrong. Try again. If the problem continues, ask your administrator to check the log.',
        finished_at: new Date(),
      });
    }
  }

  async #make(job: store.JobRow, channel: ChannelRow, signal: AbortSignal) {
    const builds =
      job.environment_id === null
        ? null
        : await store.buildsOf(this.#core.db, channel.organization_id, job.environment_id);
    if (job.environment_id !== null && builds === null)
      throw new OperatorError('The environment is no longer registered. No bundle was created.');
    const path = this.#pathOf(job.id);
    await mkdir(join(path, '..'), { recursive: true });
    await rm(path, { force: true });
    const made = await this.#bundles.make(channel, path, {
      since: job.since_last,
      snapshot: job.snapshot,
      builds,
      fetches: true,
      actorId: job.asked_by,
      progress: this.#teller(job.id),
      signal,
    });
    return { file_count: made.files, bytes: made.bytes, snapshot: made.snapshot, missing: made.missing.slice(0, 200) };
  }

  async #bring(job: store.JobRow, channel: ChannelRow, signal: AbortSignal) {
    const path = join(this.#folderOf(channel.organization_name), job.file_name!);
    if (!(await isFile(path))) throw new OperatorError(`'${job.file_name}' is no longer in the organization's folder.`);
    const bundle = await this.#bundles.open(path);
    const plan = await this.#bundles.plan(channel, bundle);
    const { files } = await this.#bundles.bring(channel, plan, {
      anyway: job.anyway,
      actorId: job.asked_by,
      progress: this.#teller(job.id),
      signal,
    });
    return { file_count: files, bytes: bundle.bytes };
  }

  /** Creates a function that stores the progress of a job from time to time. */
  #teller(id: string): (done: number, of: number) => void {
    let told = 0;
    return (done, of) => {
      if (Date.now() - told < TOLD_EVERY) return;
      told = Date.now();
      store
        .changeJob(this.#core.db, id, { done, total: of })
        .catch((error: unknown) =>
          this.#core.log.warn({ err: error, bundle: id }, 'how far a bundle is was not noted'),
        );
    };
  }

  async #look(channel: ChannelRow, name: string, bytes: number): Promise<IncomingBundleAnswer> {
    const nothing = {
      file_name: name,
      bytes,
      problem: null,
      hub: null,
      channel: null,
      snapshot: null,
      made_at: null,
      key_id: null,
      file_count: null,
      new_count: null,
      unchanged_count: null,
      withdrawn_count: null,
      doubts: [],
    };
    try {
      const bundle = await this.#bundles.open(join(this.#folderOf(channel.organization_name), name));
      const plan = await this.#bundles.plan(channel, bundle);
      const { hub, channel: from, snapshot, made_at, key_id, files } = bundle.manifest;
      return {
        ...nothing,
        hub,
        channel: from,
        snapshot,
        made_at,
        key_id,
        file_count: files.length,
        new_count: plan.fresh.length,
        unchanged_count: plan.unchanged,
        withdrawn_count: plan.withdrawn.length,
        doubts: plan.doubts,
      };
    } catch (error) {
      if (!(error instanceof OperatorError) && !(error instanceof HttpError)) throw error;
      return { ...nothing, problem: error.message };
    }
  }

  #folderOf(organization: string): string {
    return join(this.#core.config.dataDir, WORK, 'in', organization);
  }

  #pathOf(id: string): string {
    return join(this.#core.config.dataDir, WORK, 'made', `${id}.bundle`);
  }
}

/** Returns whether a path is a file, and not a link. */
async function isFile(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => null))?.isFile() ?? false;
}

function answer(row: store.JobRow): BundleJobAnswer {
  const { done, total, state } = row;
  return {
    id: row.id,
    kind: row.kind,
    state,
    file_name: row.file_name,
    since_last: row.since_last,
    snapshot: row.snapshot,
    environment_id: row.environment_id,
    progress: state === 'done' ? 1 : total === null || total === 0 ? null : Math.min(1, done / total),
    file_count: row.file_count,
    bytes: row.bytes === null ? null : Number(row.bytes),
    missing: row.missing,
    error: row.error,
    is_kept: row.kind === 'make' && state === 'done' && Date.now() - row.created_at.getTime() < KEEP_DAYS * 86_400_000,
    asked_by: personBy(row.asked_by, row),
    created_at: isoTime(row.created_at),
    finished_at: isoTime(row.finished_at),
  };
}
