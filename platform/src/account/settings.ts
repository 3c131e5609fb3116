import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db, Table } from '../db/index.ts';
import { route, viewerOf } from '../http/index.ts';
import type { Route, Viewer } from '../http/index.ts';
import * as contract from './settingsContract.ts';

type Settings = z.input<typeof contract.settings>;

/** A user's settings. */
type AccountSettingTable = Table<'account_setting'>;

declare module '../db/tables.ts' {
  interface Tables {
    account_setting: AccountSettingTable;
  }
}

const NOTHING_CHOSEN: Settings = { theme: null, navigation_collapsed: null };

async function read(db: Db, viewer: Viewer): Promise<Settings> {
  return (
    (await db
      .selectFrom('account_setting')
      .select(['theme', 'navigation_collapsed'])
      .where('user_id', '=', viewer.userId)
      .executeTakeFirst()) ?? NOTHING_CHOSEN
  );
}

async function write(db: Db, viewer: Viewer, change: z.output<typeof contract.settingsChange>): Promise<Settings> {
  const values = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  ) as Partial<Settings>;
  return db
    .insertInto('account_setting')
    .values({ user_id: viewer.userId, ...NOTHING_CHOSEN, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...values, updated_at: sql<Date>`now()` }))
    .returning(['theme', 'navigation_collapsed'])
    .executeTakeFirstOrThrow();
}

/** Routes of a user's settings: theme and navigation. */
export function settingsRoutes(db: Db): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/account/settings',
      summary: "The signed-in user's choices of theme and navigation.",
      access: { kind: 'user' },
      version: { of: 'accountSettings' },
      answers: { 200: contract.settings },
      handler: async (context) => ({ status: 200, body: await read(db, viewerOf(context)) }),
    }),
    route({
      method: 'put',
      path: '/api/account/settings',
      summary: "Changes the signed-in user's choices; what is left out stays.",
      access: { kind: 'user' },
      body: contract.settingsChange,
      answers: { 200: contract.settings },
      handler: async (context) => ({ status: 200, body: await write(db, viewerOf(context), context.body) }),
    }),
  ];
}
