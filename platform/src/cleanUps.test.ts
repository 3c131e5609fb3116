// What each clean-up deletes and what it keeps. New clean-ups take part automatically: without a case here, the first
// test fails.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from './db/index.ts';
import { startPlatform } from './testing/index.ts';
import type { TestPlatform } from './testing/index.ts';

/** A clean-up that deletes rows when they are old: those of a table whose column is further back than the age. */
interface Aged {
  table: string;
  column: string;
  /** As Postgres writes an interval; rows a bit younger are kept. */
  age: string;
  /** Fields that a row needs to be one of those that the clean-up is for. */
  row?: Record<string, unknown>;
  /** How much older and younger than the age the two rows are; default two hours, so that a slow machine has time. */
  margin?: string;
}
const AGED: Record<string, Aged[]> = {
  'deleted projects': [{ table: 'project', column: 'deleted_at', age: '24 hours', row: { user_id: 'row' } }],
  'deleted policies': [{ table: 'policy', column: 'deleted_at', age: '24 hours' }],
  'deleted collections': [{ table: 'collection', column: 'deleted_at', age: '24 hours' }],
  'deleted groups': [{ table: 'deleted_group', column: 'deleted_at', age: '24 hours' }],
  'old findings': [{ table: 'advisory_finding', column: 'over_at', age: '1095 days', row: { ended_by: 'removed' } }],
  'old deliveries of webhooks': [{ table: 'webhook_delivery', column: 'ended_at', age: '30 days' }],
  'old uploads': [
    { table: 'upload_ticket', column: 'expires_at', age: '1 day' },
    { table: 'upload_stage', column: 'expires_at', age: '1 day' },
  ],
  'old short-lived tokens': [
    { table: 'channel_token', column: 'expires_at', age: '1 day', row: { workload_id: 'row', organization_id: 'row' } },
  ],
  'used assertions': [{ table: 'used_assertion', column: 'expires_at', age: '1 hour' }],
  'old invitations': [{ table: 'invitation', column: 'expires_at', age: '30 days' }],
  'old versions': [{ table: 'resource_version', column: 'changed_at', age: '90 days' }],
  'old emails': [{ table: 'outbox_mail', column: 'created_at', age: '30 days' }],
  'old changes of files': [{ table: 'channel_file_change', column: 'noted_at', age: '2 days' }],
  'old list exports': [{ table: 'list_export', column: 'created_at', age: '24 hours', row: { user_id: 'row' } }],
  'old bundles': [{ table: 'bundle_job', column: 'created_at', age: '28 days' }],
  'checkouts that are over': [
    { table: 'payment_session', column: 'expires_at', age: '90 days' },
    { table: 'payment_event', column: 'received_at', age: '90 days', row: { handled_at: new Date() } },
  ],
  'old counts of monitored policies': [{ table: 'watched_request', column: 'day', age: '90 days', margin: '2 days' }],
  'sign-ins elsewhere that were not finished': [{ table: 'oidc_flow', column: 'expires_at', age: '0 hours' }],
  'authorizations of applications': [{ table: 'oidc_record', column: 'expires_at', age: '0 hours' }],
  'old sessions': [
    { table: 'logout_token', column: 'expires_at', age: '0 hours' },
    { table: 'mail_token', column: 'expires_at', age: '0 hours' },
    { table: 'refresh_family', column: 'created_at', age: '1 day' },
    { table: 'sign_in_place', column: 'last_used_at', age: '90 days' },
  ],
  'attestations of files that are gone': [{ table: 'attestation', column: 'kept_at', age: '1 day' }],
};

/** Clean-ups that are no matter of a row's age, each with the test that shows what they do and leave. */
const PROVEN_IN: Record<string, [file: string, title: string]> = {
  'old changes for subscriptions': ['live/live.test.ts', 'making one row of many tells nobody'],
  'webhooks that wait': ['webhook/webhook.test.ts', 'that fails is tried again by the schedule'],
  'notices of advisories': [
    'advisoryNotice/advisoryNotice.test.ts',
    'notices a severe advisory once per CVE and channel, on all platforms, and mails admins once, even with several checks',
  ],
  'advisories against environments': ['environment/watch.test.ts', 'each day is counted by the worst'],
  'files that mirrors fetch ahead': [
    'mirror/mirror.test.ts',
    "is fetched ahead for environments or policies, with the mirror's limits of number and speed",
  ],
  'syncs of mirrors that are due': ['mirror/mirror.test.ts', 'is renewed by its schedule'],
  'old syncs of mirrors': ['cleanUps.test.ts', 'keeps the newest syncs of a mirror, and those in progress'],
  'ends of exceptions': [
    'exception/exception.test.ts',
    'announces an end once, ends the exception, and allows moving it',
  ],
  'deleted accounts': ['account/account.test.ts', '[ACCT-11] erases a deleted account after 30 days, not before'],
  'OpenVEX of others': ['curation/curation.test.ts', 'OpenVEX of others that is read again and again'],
  'feeds of advisories': [
    'advisory/feeds.test.ts',
    'imports advisories and mappings of the data folder, and reports broken files without stopping',
  ],
  'tokens that end soon': ['token/token.test.ts', 'is told its person, or the admins, once'],
  'exchanged tokens of issuers': ['cleanUps.test.ts', "keeps a used verification until it can't be used again"],
  'unfinished uploads of files': [
    'project/uploads.test.ts',
    'unfinished uploads are deleted after a day, and so are bytes without an upload',
  ],
  'files of no project': ['repo/storage/objects.test.ts', 'the clean-up takes what is old and has no name'],
  'old publications': ['repo/storage/objects.test.ts', 'the clean-up takes what is old and has no name'],
  'rules that count days': [
    'policy/held.test.ts',
    'a new file is held until its day, the same in every channel; a fix of a CVE is served at once, and a run admits the other on its day',
  ],
  'publications that were not looked at to the end': [
    'policy/exactInstallability.test.ts',
    'the hourly clean-up queues unchecked publications, and a job checks them',
  ],
  'delta emails': [
    'delta/delta.test.ts',
    '[POL-56] users who can no longer read the channel get no mail, and the subscription ends',
  ],
  'old email links': ['cleanUps.test.ts', 'an unsubscribe link works while it is the newest, or less than a year old'],
  'old changes': ['change/change.test.ts', "deletes changes older than the operator's retention"],
  'old counts of requests': ['report/report.test.ts', '[REPORT-08] what is older than the retention is deleted'],
  'package files that no row names': [
    'publish/publish.test.ts',
    'are removed after a day; those that a file names stay',
  ],
  'archives of files that are gone': ['cleanUps.test.ts', 'keeps data read from an archive while its file exists'],
  'unread archives': [
    'publish/publish.test.ts',
    'reads again what an earlier release has read: it found fewer scripts, and accepted files that are rejected today',
  ],
  'archives that an earlier release read': [
    'publish/publish.test.ts',
    'reads again what an earlier release has read: it found fewer scripts, and accepted files that are rejected today',
  ],
  'subscriptions that are over': ['billing/lifecycle.test.ts', '[SUB-12] the clean-up ends what is over'],
  'plans that ended here': [
    'billing/payment/stripe.test.ts',
    'a plan from an operator replaces a paid one and ends it at Stripe, and no event of it removes the new plan',
  ],
};

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform?.close());

const query = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await platform.core.connection.pool.query(text, values)).rows as T[];

interface Column {
  name: string;
  type: string;
  length: number | null;
  refers: string | null;
}

/** The columns of a table that a row must have, and those asked for, each with the table that it refers to. */
const columnsOf = (table: string, more: readonly string[]): Promise<Column[]> =>
  query<Column>(
    `select c.column_name as name, c.udt_name as type, c.character_maximum_length as length,
       (select confrelid::regclass::text from pg_constraint where contype = 'f' and conrelid = $1::text::regclass
          and conkey = array[(select attnum from pg_attribute where attrelid = $1::text::regclass and attname = c.column_name)] limit 1) as refers
     from information_schema.columns c
     where c.table_schema = 'public' and c.table_name = $1::text and c.is_identity = 'NO' and c.is_generated = 'NEVER'
       and (c.column_name = any($2) or (c.is_nullable = 'NO' and c.column_default is null))`,
    [table, more],
  );
/** The words that a column may have, by its check. */
async function wordsOf(table: string, column: string): Promise<string | undefined> {
  const checks = await query<{ text: string }>(
    "select pg_get_constraintdef(oid) as text from pg_constraint where contype = 'c' and conrelid = $1::text::regclass",
    [table],
  );
  const own = checks.find(({ text }) => new RegExp(`CHECK \\(\\(\\(?${column}\\)? = ANY`).test(text));
  return own && /'([^']+)'/.exec(own.text)?.[1];
}

/** Further values that check constraints of the database require of a row. */
const BESIDES: Record<string, () => Record<string, unknown>> = {
  app_user: () => ({ email: `person-${++made}@example.org` }),
  payment_customer: () => ({ user_id: 'row' }),
  trusted_workload: () => ({ issuer: 'https://issuer.example.org' }),
  invitation: () => ({ code: `${newId()}1234567`, email: `person-${++made}@example.org` }),
  watched_request: () => ({ id: Buffer.from(newId().replaceAll('-', '')) }),
  attestation: () => ({ digest: `${newId()}${newId()}`.replaceAll('-', '') }),
};

let made = 0;
/** Adds a row with what it must have, and the rows that it refers to. @returns its values */
async function aRow(table: string, wanted: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
  const given = { ...BESIDES[table]?.(), ...wanted };
  const values: Record<string, unknown> = {};
  for (const { name, type, refers } of await columnsOf(table, Object.keys(given))) {
    if (name in given && given[name] !== 'row') values[name] = given[name];
    else if (refers !== null && refers !== table) values[name] = Object.values(await aRow(refers))[0];
    else if (type === 'uuid') values[name] = newId();
    else if (type.startsWith('timestamp') || type === 'date') values[name] = new Date();
    else if (/^(int|float|numeric)/.test(type)) values[name] = ++made;
    else if (type === 'bool') values[name] = false;
    else if (type.startsWith('json')) values[name] = '{}';
    else if (type === 'bytea') values[name] = Buffer.from(newId());
    else if (type.startsWith('_')) values[name] = [];
    else values[name] = (await wordsOf(table, name)) ?? `text-${++made}`;
  }
  const names = Object.keys(values);
  const [row] = await query<Record<string, unknown>>(
    `insert into "${table}" (${names.map((name) => `"${name}"`).join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning *`,
    names.map((name) => values[name]),
  );
  return row!;
}

test('every clean-up has a case', () => {
  const declared = platform.composition.parts.flatMap((part) => part.cleanUps ?? []).map(({ name }) => name);
  const known = [...Object.keys(AGED), ...Object.keys(PROVEN_IN)];
  expect(
    declared
      .filter((name) => !known.includes(name))
      .map(
        (name) =>
          `Say in AGED what '${name}' deletes, or in PROVEN_IN which test shows it (platform/src/cleanUps.test.ts).`,
      ),
  ).toEqual([]);
  // Some are declared only where plans are sold.
  expect(Object.keys(AGED).filter((name) => !declared.includes(name))).toEqual([]);
});

test.each(Object.entries(PROVEN_IN))('%s: the test that shows what it does is there', async (_name, [file, title]) => {
  expect(await readFile(join(import.meta.dirname, file), 'utf8')).toContain(title);
});

const cases = Object.entries(AGED).flatMap(([name, each]) => each.map((aged) => [name, aged.table, aged] as const));

test.each(cases)('%s: a row of %s is deleted when it is old enough, and not before', async (name, table, aged) => {
  const { column, age, row = {}, margin = '2 hours' } = aged;
  for (const sign of ['+', '-']) {
    await aRow(table, { ...row, [column]: new Date() });
    // The row that was added last.
    await query(
      `update "${table}" set "${column}" = now() - ($1::interval ${sign} $2::interval)
        where ctid = (select ctid from "${table}" order by xmin::text::bigint desc limit 1)`,
      [age, margin],
    );
  }
  const count = async (): Promise<number> =>
    (await query<{ n: number }>(`select count(*)::int as n from "${table}" where "${column}" is not null`))[0]!.n;
  const before = await count();
  await platform.cleanUp(name);
  expect(await count()).toBe(before - 1);
  const [left] = await query<{ isYoung: boolean }>(
    `select max("${column}") > now() - $1::interval as "isYoung" from "${table}"`,
    [age],
  );
  expect(left).toEqual({ isYoung: true });
});

test('keeps the newest syncs of a mirror, and those in progress', async () => {
  const [channel] = [await aRow('channel', { type: 'external_mirror', source: 'https://conda.example.org' })];
  for (let at = 0; at < 130; at++)
    await query(
      'insert into mirror_sync (id, channel_id, state, created_at) values ($1, $2, $3, now() - make_interval(hours => $4))',
      [newId(), channel['id'], at === 129 ? 'todo' : 'done', at],
    );
  await platform.cleanUp('old syncs of mirrors');
  const kept = await query<{ state: string; hours: number }>(
    'select state, round(extract(epoch from now() - created_at) / 3600)::int as hours from mirror_sync where channel_id = $1 order by created_at desc',
    [channel['id']],
  );
  const ended = kept.filter(({ state }) => state === 'done').map(({ hours }) => hours);
  expect(ended.length).toBeGreaterThan(0);
  expect(ended.length).toBeLessThan(129);
  expect(ended).toEqual(Array.from(ended.keys()));
  expect(kept.at(-1)).toEqual({ state: 'todo', hours: 129 });
});

test("keeps a used verification until it can't be used again", async () => {
  for (const hours of [-1, 3]) {
    await aRow('exchanged_proof', { expires_at: new Date(Date.now() - hours * 3_600_000) });
  }
  await platform.cleanUp('exchanged tokens of issuers');
  expect(await query('select expires_at > now() as good from exchanged_proof')).toEqual([{ good: true }]);
});

test('an unsubscribe link works while it is the newest, or less than a year old', async () => {
  const add = (subscription: unknown, letter: string, days: number) =>
    query(
      'insert into delta_unsubscribe_key (digest, subscription_id, created_at) values ($1, $2, now() - make_interval(days => $3))',
      [Buffer.alloc(32, letter), subscription, days],
    );
  const [busy, quiet] = [await aRow('delta_subscription'), await aRow('delta_subscription')];
  await add(busy['id'], 'a', 800);
  await add(busy['id'], 'b', 400);
  await add(busy['id'], 'c', 100);
  await add(quiet['id'], 'd', 800);
  await platform.cleanUp('old email links');
  const left = await query<{ digest: Uint8Array }>('select digest from delta_unsubscribe_key order by digest');
  expect(left.map(({ digest }) => String.fromCharCode(digest[0]!))).toEqual(['c', 'd']);
});

test('keeps data read from an archive while its file exists', async () => {
  const channel = await aRow('channel', { type: 'hosted' });
  const file = await aRow('channel_file_version', { channel_id: channel['id'] });
  for (const table of ['package_archive', 'unreadable_archive'])
    for (const fileId of [file['id'], 9_999_999]) await aRow(table, { file_id: fileId, channel_id: channel['id'] });
  await platform.cleanUp('archives of files that are gone');
  for (const table of ['package_archive', 'unreadable_archive'])
    expect(await query(`select file_id from ${table}`)).toEqual([{ file_id: file['id'] }]);
});
