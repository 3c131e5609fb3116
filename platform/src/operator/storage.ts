// Read model of organization, channel: the database sums the disk usage of each organization.
import { isoTime } from '@terrarium/domain/calendar';
import { statfs } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Core } from '../core.ts';
import type * as contract from './contract.ts';
import type { Measurement } from './measure.ts';

type StorageAnswer = z.input<typeof contract.storage>;

/** Lifetime of a measurement, in ms. */
const FRESH_MS = 10 * 60_000;
const MOST_CHANNELS = 20;

/**
 * Disk usage of the hub.
 * A worker thread measures folders when requested and the last measurement is old. Until then, the last one is
 * returned.
 */
export class StorageService {
  readonly #core: Core;
  #last: { at: Date; measurement: Measurement } | null = null;
  #worker: Worker | null = null;

  constructor(core: Core) {
    this.#core = core;
  }

  /** Returns disk, database, folders, and the largest channels. */
  async storage(): Promise<StorageAnswer> {
    if (this.#worker === null && (this.#last === null || Date.now() - this.#last.at.getTime() > FRESH_MS))
      this.#measure();
    const { db, config } = this.#core;
    const { bavail, blocks, bsize } = await statfs(config.dataDir);
    const { rows } = await sql<{ size: number }>`select pg_database_size(current_database())::bigint as size`.execute(
      db,
    );
    const channels = await db
      .selectFrom('channel')
      .innerJoin('organization', 'organization.id', 'channel.organization_id')
      .select([
        'channel.id',
        'channel.name as channel',
        'organization.name as organization',
        'channel.type',
        'channel.file_count',
        'channel.size',
        'channel.created_at',
      ])
      // A virtual channel has no files of its own.
      .where('channel.type', '<>', 'virtual')
      .orderBy('channel.size', 'desc')
      .orderBy('channel.id')
      .limit(MOST_CHANNELS)
      .execute();
    const measurement = this.#last?.measurement;
    // A newer channel wasn't measured yet, so its size is unknown rather than zero.
    const publishedBy = ({ id, created_at }: { id: string; created_at: Date }) =>
      measurement?.published[id] ?? (this.#last && created_at < this.#last.at ? 0 : null);
    return {
      disk: { size: blocks * bsize, free: bavail * bsize },
      database: rows[0]?.size ?? 0,
      measured_at: isoTime(this.#last?.at),
      is_measuring: this.#worker !== null,
      is_complete: measurement?.complete ?? true,
      folders: Object.entries(measurement?.folders ?? {})
        .filter(([, { files }]) => files > 0)
        .map(([name, sum]) => ({ name, ...sum })),
      channels: channels.map(({ id, created_at, ...channel }) => ({
        ...channel,
        published: publishedBy({ id, created_at }),
      })),
    };
  }

  /** Stops a running measurement. */
  async stop(): Promise<void> {
    await this.#worker?.terminate();
  }

  #measure(): void {
    const worker = new Worker(new URL('measureThread.ts', import.meta.url), {
      workerData: { dataDir: this.#core.config.dataDir },
    });
    this.#worker = worker;
    worker.unref();
    worker.once('message', (measurement: Measurement) => {
      this.#last = { at: new Date(), measurement };
    });
    worker.once('error', (error) => this.#core.log.warn({ err: error }, 'the data folder could not be measured'));
    worker.once('exit', () => {
      this.#worker = null;
    });
  }
}
