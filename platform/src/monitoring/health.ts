import { isoTime } from '@terrarium/domain/calendar';
import { access, constants, statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Area, Core } from '../core.ts';
import { route } from '../http/index.ts';
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
/** Current state of a service. */
type State = Omit<Service, 'since'>;

/** Time for which a result is cached, in ms, so that services are checked once, however many visitors. */
const GOOD_FOR_MS = 1_000;
/** Timeout of a check, in ms. */
const PATIENCE_MS = 2_000;
/** Minimum free share of the data folder's disk. */
const LEAST_FREE = 0.02;

/** Checks one service. A failure becomes its state. */
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

/** Thrown by a check if a service responds but doesn't work. */
class Unhealthy extends Error {}

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;

async function dataFolder(folder: string): Promise<string> {
  await access(folder, constants.W_OK);
  const { bavail, blocks, bsize } = await statfs(folder);
  if (bavail < blocks * LEAST_FREE)
    throw new Unhealthy(`Only ${gigabytes(bavail * bsize)} free. Delete files or add disk space.`);
  return `${gigabytes(bavail * bsize)} free`;
}

/** Checks every service. */
const askAll = ({ db, config, connection }: Pick<Core, 'db' | 'config' | 'connection'>): Promise<State[]> =>
  Promise.all([
    ask(
      'Database',
      async () => {
        await sql`select 1`.execute(db);
        // An embedded database on a full disk still responds, but can't write.
        if (connection.embedded) await dataFolder(config.dataDir);
        return '';
      },
      "The database isn't responding. Check its log.",
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
      "The data folder isn't writable. Check its permissions and the disk.",
    ),
  ]);

/** Returns a function that returns the services' states with their start times, checked at most once per second. */
function watchServices(core: Pick<Core, 'db' | 'config' | 'connection'>): () => Promise<Service[]> {
  const started = isoTime(new Date());
  const seen = new Map<string, { healthy: boolean; since: string }>();
  let latest: { at: number; services: Promise<Service[]> } | null = null;
  const look = async (): Promise<Service[]> =>
    (await askAll(core)).map((state) => {
      // Without its database the platform doesn't start, so an unchecked service worked at startup.
      const before = seen.get(state.name) ?? { healthy: true, since: started };
      const since = before.healthy === state.healthy ? before.since : isoTime(new Date());
      seen.set(state.name, { healthy: state.healthy, since });
      return { ...state, since };
    });
  return () => {
    const now = performance.now();
    if (latest === null || now - latest.at > GOOD_FOR_MS) latest = { at: now, services: look() };
    return latest.services;
  };
}

/**
 * GET /healthz: 200 if the platform can reach its database, else 503 in the format of every error.
 * GET /api/status: each service, for users.
 */
export function createHealth(core: Pick<Core, 'db' | 'config' | 'connection'>): Area {
  const services = watchServices(core);
  return {
    routes: [
      route({
        operationId: 'getHealth',
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
        summary: "Returns the health and latency of the hub's services. Visitors get no details.",
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
