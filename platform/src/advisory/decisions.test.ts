/** What operators decide about feeds and packages is written down: in their log, and in the hub's own audit log. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ChainCheck } from '../audit/chain.ts';
import type { SealedEntry } from '../audit/chain.ts';
import { HUB_CHAIN } from '../audit/index.ts';
import { startPlatform } from '../testing/index.ts';
import type { Send, TestPlatform, TestUser } from '../testing/index.ts';
import { FEED_ADDRESSES } from './feeds/addresses.ts';
import type { FeedAddresses } from './feeds/addresses.ts';

let platform: TestPlatform;
let operator: TestUser;
let send: Send;

beforeAll(async () => {
  // Nothing listens at this address: these tests don't fetch feeds.
  const nowhere = Object.fromEntries(Object.keys(FEED_ADDRESSES).map((name) => [name, 'http://127.0.0.1:9/']));
  platform = await startPlatform({ config: { feedAddresses: nowhere as FeedAddresses, mirrorAllowPrivate: true } });
  operator = await platform.aUser();
  await platform.core.db.updateTable('app_user').set({ is_operator: true }).where('id', '=', operator.id).execute();
  send = await platform.as(operator.email);
});
afterAll(() => platform.close());

const ok = async (method: string, path: string, json?: unknown): Promise<void> => {
  const response = await send(`/api/operator/${path}`, { method, ...(json === undefined ? {} : { json }) });
  expect(response.status, `${method} ${path}`).toBeLessThan(300);
};

test('audits changes of feeds, their key and package identities with the actor and without secrets; ignores changes without effect', async () => {
  const key = 'the-key-of-nvd-0001';
  await ok('DELETE', 'advisory-feeds/nvd/key');
  await ok('PUT', 'advisory-feeds/nvd/key', { key });
  await ok('DELETE', 'advisory-feeds/nvd/key');
  await ok('PATCH', 'advisory-feeds/kev', { enabled: true });
  await ok('PATCH', 'advisory-feeds/kev', { enabled: true });
  await ok('POST', 'advisory-feeds/kev/fetch');
  await ok('PATCH', 'advisory-feeds/kev', { enabled: false });
  const said = {
    role: 'self',
    mappings: [{ ecosystem: 'PyPI', name: 'Lantern', confidence: 'high' }],
    evidence: 'the recipe',
  };
  await ok('PUT', 'packages/lantern/upstream', said);
  await platform.core.db
    .insertInto('package_change')
    .values({ conda_name: 'lantern', feed: 'parselmouth', lost: [], proposed: { role: null, identities: [] } } as never)
    .execute();
  await ok('POST', 'package-changes/lantern', { accept: false });
  await ok('POST', 'feed-bundles', { feeds: ['kev'] });
  const refused = await send('/api/operator/package-changes/lantern', { method: 'POST', json: { accept: true } });
  expect(refused.status).toBe(404);

  const told = [
    ['gave_feed_key', 'NVD'],
    ['removed_feed_key', 'NVD'],
    ['enabled_feed', 'KEV'],
    ['fetched_feed', 'KEV'],
    ['disabled_feed', 'KEV'],
    ['said_package', 'lantern · self, PyPI/lantern'],
    ['declined_package_change', 'lantern'],
    ['made_feed_bundle', 'feeds.bundle · kev'],
  ];
  const log = (await (await send('/api/operator/log?limit=100')).json()) as {
    items: { action: string; detail: string; operator: string }[];
  };
  expect(log.items.toReversed().map(({ action, detail }) => [action, detail])).toEqual(told);
  expect(new Set(log.items.map((entry) => entry.operator)).size).toBe(1);

  const file = await (await send(`/api/operator/audit-logs/${HUB_CHAIN}/file`)).text();
  expect(file + JSON.stringify(log)).not.toContain(key);
  const entries = file
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as SealedEntry);
  const chain = new ChainCheck(true);
  expect(entries.map((entry) => chain.next(entry)).find((broken) => broken !== null) ?? null).toBeNull();
  expect(entries.map(({ action, target_type, target_name }) => [action, target_type, target_name])).toEqual([
    ['operator.feed_key_given', 'feed', 'NVD'],
    ['operator.feed_key_removed', 'feed', 'NVD'],
    ['operator.feed_enabled', 'feed', 'KEV'],
    ['operator.feed_fetched', 'feed', 'KEV'],
    ['operator.feed_disabled', 'feed', 'KEV'],
    ['operator.package_said', 'package', 'lantern'],
    ['operator.package_change_declined', 'package', 'lantern'],
    ['operator.feed_bundle_made', 'feed_bundle', 'feeds.bundle'],
  ]);
  expect(new Set(entries.map(({ actor_id }) => actor_id))).toEqual(new Set([operator.id]));
  expect(entries.at(-3)!.details).toEqual({ note: 'self, PyPI/lantern' });
});
