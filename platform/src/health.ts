import { sql } from 'kysely';
import { z } from 'zod';
import type { Area, Core } from './core.ts';
import { route } from './http/index.ts';

/** GET /healthz: 200 when the platform can reach its database, else 503 in the form of every error. */
export function createHealth(core: Pick<Core, 'db'>): Area {
  return {
    routes: [
      route({
        method: 'get',
        path: '/healthz',
        summary: 'Whether the platform and its database work.',
        access: { kind: 'public' },
        answers: { 200: z.object({ status: z.literal('ok') }) },
        handler: async () => {
          await sql`select 1`.execute(core.db);
          return { status: 200, body: { status: 'ok' as const } };
        },
      }),
    ],
  };
}
