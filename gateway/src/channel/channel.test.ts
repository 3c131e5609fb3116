import { afterAll, beforeAll, expect, test } from 'vitest';
import { aRestChannel, aRestOrganization, stage, type Stage } from '../testing/index.ts';

let on: Stage;
let token: string;
beforeAll(async () => {
  on = await stage();
  token = await on.token();
});
afterAll(() => on.close());

test('a virtual channel names its sources by their priority, and leaves out those that the caller may not see', async () => {
  const base = '/api/organizations/acme';
  const virtual = aRestChannel({ name: 'approved', type: 'virtual', sources: ['main', 'hidden', 'extra'] });
  on.answer(({ path }) => {
    if (path === base) return { body: aRestOrganization({}) };
    if (path === `${base}/channels/approved/details`) return { body: virtual };
    // The list of channels comes by name.
    const items = [virtual, aRestChannel({ name: 'extra' }), aRestChannel({ name: 'main' })];
    return path === `${base}/channels` ? { body: { items, total_count: items.length } } : undefined;
  });
  const { data } = await on.ask('{ organization(name: "acme") { channel(name: "approved") { sources { name } } } }', {
    token,
  });
  expect(data).toEqual({ organization: { channel: { sources: [{ name: 'main' }, { name: 'extra' }] } } });
});
