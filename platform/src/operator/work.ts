// Read model of organization: the log entry of an action has the organization's name at that time.
import { isoTime } from '@terrarium/domain/calendar';
import type { z } from 'zod';
import type { ChannelRow, Channels } from '../channel/index.ts';
import type { Core } from '../core.ts';
import { conflict, notFound } from '../http/index.ts';
import type { Viewer } from '../http/index.ts';
import type { MirrorArea } from '../mirror/index.ts';
import type { PolicyArea } from '../policy/index.ts';
import type { Archives } from '../publish/index.ts';
import type * as contract from './contract.ts';
import { writeLog } from './log.ts';
import * as store from './workStore.ts';
import type { PageRequest } from '../db/index.ts';

type Jobs = z.input<typeof contract.jobs>;
type Failures = z.input<typeof contract.failures>;
type Work = z.output<typeof contract.workParams>;

/** Other areas that handle syncs and runs. */
export interface WorkNeighbours {
  channels: Channels;
  mirrors: MirrorArea['mirrors'];
  runs: PolicyArea['runs'];
  archives: Pick<Archives, 'outdated'>;
}

/** Jobs of the hub: queues, running and failed ones; cancels and retries them. */
export class WorkService {
  readonly #core: Core;
  readonly #neighbours: WorkNeighbours;

  constructor(core: Core, neighbours: WorkNeighbours) {
    this.#core = core;
    this.#neighbours = neighbours;
  }

  /** Returns every queue, and the running and queued jobs. */
  async jobs(): Promise<Jobs> {
    const work = await store.listWork(this.#core.db);
    return {
      queues: await this.#core.jobs.queues(),
      archives_to_read_again: await this.#neighbours.archives.outdated(),
      work: work.map(({ kind, id, queue, organization, channel, state, phase, progress, created_at, started_at }) => ({
        kind,
        id,
        title: this.#title(kind, queue),
        organization,
        channel,
        state,
        phase,
        progress: progress === null ? null : Math.min(1, Math.max(0, progress)),
        created_at: isoTime(created_at),
        started_at: isoTime(started_at),
      })),
    };
  }

  /** Returns a page of recently failed jobs. */
  async failures(page: PageRequest): Promise<Failures> {
    const { rows, total, pointers } = await store.listFailures(this.#core.db, page);
    return {
      total_count: total,
      ...pointers,
      items: rows.map(({ kind, id, queue, organization, channel, reason, at, can_retry }) => ({
        kind,
        id,
        title: this.#title(kind, queue),
        organization,
        channel,
        reason,
        at: isoTime(at),
        can_retry,
      })),
    };
  }

  /** Retries a failed job: a new sync, a new run, or the same job. @throws 404, 409 while a sync is in progress */
  async retry({ kind, id }: Work, viewer: Viewer): Promise<void> {
    if (kind === 'job') {
      if (!(await this.#core.jobs.retry(id))) throw notFound('This failed job', 'work_not_found');
      await this.#note('retried_job', viewer);
      return;
    }
    const channel = await this.#channel(kind, id);
    if (kind === 'sync') await this.#neighbours.mirrors.start(channel);
    else await this.#neighbours.runs.ask(channel, viewer.userId);
    await this.#note(kind === 'sync' ? 'retried_sync' : 'retried_run', viewer, channel);
  }

  /** Cancels a queued or running job. Published content stays. @throws 404, 409 if it has ended */
  async cancel({ kind, id }: Work, viewer: Viewer): Promise<void> {
    if (kind === 'job') {
      const queue = await store.queueOf(this.#core.db, id);
      if (queue === undefined) throw conflict('This job has ended already.', 'job_ended');
      await this.#core.jobs.cancel(queue, id);
      await this.#note('canceled_job', viewer);
      return;
    }
    const channel = await this.#channel(kind, id);
    if (kind === 'sync') await this.#neighbours.mirrors.cancel(channel);
    else await this.#neighbours.runs.cancel(channel, id, null);
    await this.#note(kind === 'sync' ? 'canceled_sync' : 'canceled_run', viewer, channel);
  }

  #title(kind: Work['kind'], queue: string | null): string {
    return kind === 'sync' ? 'Mirror sync' : kind === 'run' ? 'Policy run' : this.#core.jobs.titleOf(queue ?? '');
  }

  async #channel(kind: 'sync' | 'run', id: string): Promise<ChannelRow> {
    const channelId = await store.channelOf(this.#core.db, kind, id);
    const channel = channelId === undefined ? null : await this.#neighbours.channels.channelById(channelId);
    if (!channel) throw notFound(kind === 'sync' ? 'This sync' : 'This run', 'work_not_found');
    return channel;
  }

  #note(action: contract.OperatorAction, viewer: Viewer, channel?: ChannelRow): Promise<void> {
    return this.#core.db.transaction().execute(async (trx) => {
      const organization =
        channel &&
        (await trx
          .selectFrom('organization')
          .select(['id', 'name'])
          .where('id', '=', channel.organization_id)
          .executeTakeFirst());
      await writeLog(trx, {
        operatorId: viewer.userId,
        action,
        ...(organization ? { organization } : {}),
        detail: channel?.name ?? '',
      });
    });
  }
}
