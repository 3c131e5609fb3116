// Read model of policy_run, mirror_sync: one statement counts work in progress.
/**
 * Endpoints for operators: `/livez`, `/readyz`, and `/metrics` in Prometheus text format.
 * Labels contain no tenants.
 */
import { DURATION_BUCKETS, METRICS_REFUSED, mayReadMetrics, statusLabel } from '@terrarium/domain/telemetry';
import type { RequestHandler, Response } from 'express';
import { sql } from 'kysely';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Area, Core } from '../core.ts';
import { DatabaseTimeout, newestFirst } from '../db/index.ts';
import { freeBytes } from '../files/disk.ts';
import type { Answered } from '../http/index.ts';

/** Timeout of a database check for a probe, in ms. */
const PATIENCE = 2_000;

/** The telemetry of a platform. */
export interface Telemetry extends Area {
  /** Counts a completed request. */
  observe(answered: Answered): void;
}

/** Checks that the database responds in time. @throws its error */
export async function pingDatabase({ db }: Pick<Core, 'db'>): Promise<void> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new DatabaseTimeout(PATIENCE)), PATIENCE);
  try {
    await Promise.race([sql`select 1`.execute(db), timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Creates the telemetry of a platform. */
export function createTelemetry(core: Core): Telemetry {
  const registry = new Registry();
  registry.setDefaultLabels({ service: 'platform' });
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'terrarium_http_request_duration_seconds',
    help: 'Requests by declared route, method and class of status, until their last byte.',
    labelNames: ['route', 'method', 'status'],
    buckets: DURATION_BUCKETS,
    registers,
  });
  poolGauges(core, registers);
  const numbers = databaseGauges(core, registers);
  const metrics = guarded(core.config.metricsToken, async (response) => {
    await numbers();
    response.type(registry.contentType).send(await registry.metrics());
  });
  const ready = async (response: Response): Promise<void> => {
    try {
      await pingDatabase(core);
      response.json({ status: 'ok' });
    } catch (error) {
      core.connection.noteTrouble(error);
      response
        .status(503)
        .set('retry-after', '2')
        .json({
          error: { message: 'The platform does not reach its database.', human_readable_id: 'database_unavailable' },
        });
    }
  };
  return {
    routes: [],
    rawHandlers: [
      { path: '/livez', handler: exactly((_request, response) => void response.json({ status: 'ok' })) },
      { path: '/readyz', handler: exactly((_request, response, next) => void ready(response).catch(next)) },
      { path: '/metrics', handler: exactly(metrics) },
    ],
    observe: ({ route, method, status, seconds }) =>
      requests.observe({ route, method, status: statusLabel(status) }, seconds),
    stop: () => Promise.resolve(registry.clear()),
  };
}

/** Restricts a handler to the exact path, and prevents caching. */
function exactly(handler: RequestHandler): RequestHandler {
  return (request, response, next) => {
    if (request.path !== '/' || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    response.set('cache-control', 'no-store');
    return handler(request, response, next);
  };
}

/** Restricts a handler to callers who can read metrics; others get 403. */
function guarded(token: string | undefined, answer: (response: Response) => Promise<void>): RequestHandler {
  return (request, response, next) => {
    if (mayReadMetrics({ headers: request.headers, address: request.socket.remoteAddress }, token))
      return void answer(response).catch(next);
    response.status(403).json({ error: { message: METRICS_REFUSED, human_readable_id: 'metrics_refused' } });
  };
}

function poolGauges({ connection }: Core, registers: Registry[]): void {
  void new Gauge({
    name: 'terrarium_database_connections',
    help: 'Connections of requests and of jobs: in use, free, and callers that wait for one.',
    labelNames: ['kind', 'state'],
    registers,
    collect() {
      for (const [kind, pool] of [
        ['request', connection.pool],
        ['job', connection.jobs.pool],
      ] as const) {
        this.set({ kind, state: 'used' }, pool.totalCount - pool.idleCount);
        this.set({ kind, state: 'free' }, pool.idleCount);
        this.set({ kind, state: 'waiting' }, pool.waitingCount);
      }
    },
  });
}

/**
 * Gauges from the database and the disk.
 * A scrape waits for them as long as a probe; without a response they are omitted.
 */
function databaseGauges(core: Core, registers: Registry[]): () => Promise<void> {
  const up = new Gauge({
    name: 'terrarium_database_up',
    help: '1 when the database answered this scrape in time.',
    registers,
  });
  const jobs = new Gauge({
    name: 'terrarium_jobs',
    help: 'Jobs by queue and state; failed ones of the last hour.',
    labelNames: ['queue', 'state'],
    registers,
  });
  const runs = new Gauge({
    name: 'terrarium_policy_runs',
    help: 'Runs by state, over all channels; ended ones of the last hour.',
    labelNames: ['state'],
    registers,
  });
  const mirrors = new Gauge({
    name: 'terrarium_mirrors',
    help: 'Mirrors by the state of their last sync.',
    labelNames: ['state'],
    registers,
  });
  const age = new Gauge({
    name: 'terrarium_mirror_sync_age_seconds',
    help: 'Time since the last good sync of the mirror that was synced longest ago.',
    registers,
  });
  const free = new Gauge({ name: 'terrarium_data_free_bytes', help: 'Free space for the data folder.', registers });
  return async () => {
    free.set(await freeBytes(core.config.dataDir));
    for (const gauge of [jobs, runs, mirrors, age]) gauge.reset();
    try {
      await pingDatabase(core);
      const { rows } = await sql<{
        kind: 'job' | 'run' | 'mirror' | 'age';
        name: string;
        state: string;
        value: number;
      }>`
        select 'job' as kind, name, state::text, count(*)::float8 as value from job_queue.job where state in ('created', 'retry', 'active') or (state = 'failed' and completed_on > now() - interval '1 hour') group by name, state
        union all
        select 'run', '', state, count(*)::float8 from policy_run where finished_at is null or finished_at > now() - interval '1 hour' group by state
        union all
        select 'mirror', '', last.state, count(*)::float8 from (select distinct on (channel_id) state from mirror_sync order by channel_id, ${newestFirst('created_at', 'id')}) as last group by last.state
        union all
        select 'age', '', '', max(extract(epoch from now() - at))::float8 from (select max(finished_at) as at from mirror_sync where state = 'done' group by channel_id) as good having max(at) is not null`.execute(
        core.db,
      );
      up.set(1);
      for (const { kind, name, state, value } of rows) {
        if (kind === 'job') jobs.set({ queue: name, state }, value);
        else if (kind === 'age') age.set(value);
        else (kind === 'run' ? runs : mirrors).set({ state }, value);
      }
    } catch (error) {
      core.connection.noteTrouble(error);
      up.set(0);
    }
  };
}
