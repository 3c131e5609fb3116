import { access, constants, statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Area, Core } from './core.ts';
import { route } from './http/index.ts';
import { pingDatabase } from './telemetry.ts';

/** Health of one service (ROUTE-40). */
const service = z.object({
  name: z.string(),
  healthy: z.boolean(),
  latency_ms: z.number().int().nullable().meta({ description: 'How long it took to answer; null when it did not.' }),
  detail: z
    .string()
    .meta({ description: 'What is wrong, or a few words on its state; empty for visitors, who need not know more.' }),
  since: z.iso.datetime().meta({
    description: 'Since when it has been as it is, as far as this process has seen: at the earliest since its start.',
  }),
});
type Service = z.input<typeof service>;
/** How a service is just now. */
type State = Omit<Service, 'since'>;

/** An answer is good for so long, in milliseconds: however many visitors look, the services are asked once. */
const GOOD_FOR_MS = 1_000;
/** How long one service may take before it counts as not answering, in milliseconds. */
const PATIENCE_MS = 2_000;
/** Below this share of free space the data folder is no longer healthy. */
const LEAST_FREE = 0.02;

/** Asks one service; a failure is its state, not that of the call. */
async function ask(name: string, question: () => Promise<string>, failed: string): Promise<State> {
  const started = performance.now();
  const timer = Promise.withResolvers<never>();
  const timeout = setTimeout(() => timer.reject(new Error('timeout')), PATIENCE_MS);
  try {
    const detail = await Promise.race([question(), timer.promise]);
    return { name, healthy: true, latency_ms: Math.round(performance.now() - started), detail };
  } catch (error) {
    return { name, healthy: false, latency_ms: null, detail: error instanceof Unhealthy ? error.message : failed };
  } finally {
    clearTimeout(timeout);
  }
}

/** What a service says of itself when it answers but cannot work. */
class Unhealthy extends Error {}

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;

async function dataFolder(folder: string): Promise<string> {
  await access(folder, constants.W_OK);
  const { bavail, blocks, bsize } = await statfs(folder);
  if (bavail < blocks * LEAST_FREE)
    throw new Unhealthy(`Only ${gigabytes(bavail * bsize)} are free. Delete files or enlarge the disk.`);
  return `${gigabytes(bavail * bsize)} free`;
}

/** Asks every service. */
const askAll = ({ db, config, connection }: Pick<Core, 'db' | 'config' | 'connection'>): Promise<State[]> =>
  Promise.all([
    ask(
      'Database',
      async () => {
        await sql`select 1`.execute(db);
        // An embedded database that cannot grow answers, and takes nothing.
        if (connection.embedded) await dataFolder(config.dataDir);
        return '';
      },
      'The database does not answer. Look at its log.',
    ),
    ask(
      'Jobs',
      async () => {
        const { rows } = await sql<{
          waiting: number;
        }>`select count(*)::int as waiting from job_queue.job where state in ('created', 'retry') and start_after <= now()`.execute(
          db,
        );
        return `${rows[0]?.waiting ?? 0} waiting`;
      },
      'The job queue cannot be read. Look at the log of the platform.',
    ),
    ask(
      'Package files',
      () => dataFolder(config.dataDir),
      'The data folder cannot be written. Look at its rights and at the disk.',
    ),
  ]);

/** The services as they are, each with since when; asked once a second at most. */
function watchServices(core: Pick<Core, 'db' | 'config' | 'connection'>): () => Promise<Service[]> {
  const started = new Date().toISOString();
  const seen = new Map<string, { healthy: boolean; since: string }>();
  let latest: { at: number; services: Promise<Service[]> } | null = null;
  const look = async (): Promise<Service[]> =>
    (await askAll(core)).map((state) => {
      // Without its database the platform does not start: what was never asked worked at the start.
      const before = seen.get(state.name) ?? { healthy: true, since: started };
      const since = before.healthy === state.healthy ? before.since : new Date().toISOString();
      seen.set(state.name, { healthy: state.healthy, since });
      return { ...state, since };
    });
  return () => {
    const now = performance.now();
    if (latest === null || now - latest.at > GOOD_FOR_MS) latest = { at: now, services: look() };
    return latest.services;
  };
}

/** GET /healthz: 200 when the platform can reach its database, else 503 in the form of every error. GET /api/status: each service for people. */
export function createHealth(core: Pick<Core, 'db' | 'config' | 'connection'>): Area {
  const services = watchServices(core);
  return {
    routes: [
      route({
        method: 'get',
        path: '/healthz',
        summary: 'Whether the hub works: through its own address as text, `ok` or 503 with the reason.',
        access: { kind: 'public' },
        answers: {
          200: {
            contentType: 'text/plain',
            json: z.object({ status: z.literal('ok').meta({ description: 'It works.' }) }),
          },
        },
        handler: async () => {
          await pingDatabase(core);
          return { status: 200, body: { status: 'ok' as const } };
        },
      }),
      route({
        method: 'get',
        path: '/api/status',
        summary:
          "Health and latency of the hub's services, and since when; for everybody, for visitors without details.",
        ledger: ['ROUTE-40', 'ROUTE-51'],
        access: { kind: 'optional' },
        answers: { 200: z.object({ services: z.array(service) }) },
        handler: async ({ viewer }) => ({
          status: 200,
          body: { services: (await services()).map((one) => (viewer ? one : { ...one, detail: '' })) },
        }),
      }),
    ],
  };
}
