import { afterAll, beforeAll, expect, test } from 'vitest';
import { aRestChannel, aRestOrganization, stage, type Stage } from '../testing/index.ts';

let on: Stage;
let token: string;
beforeAll(async () => {
  on = await stage();
  token = await on.token();
});
afterAll(() => on.close());

test('a channel names its sources and what it is used together with in their order, and leaves out those that the caller may not see', async () => {
  const base = '/api/organizations/acme';
  const virtual = aRestChannel({
    name: 'approved',
    type: 'virtual',
    sources: ['main', 'hidden', 'extra'],
    used_with: ['extra', 'main'],
  });
  on.answer(({ path }) => {
    if (path === base) return { body: aRestOrganization({}) };
    if (path === `${base}/channels/approved/details`) return { body: virtual };
    // One call for the names of all, and the list comes in its own order.
    const items = [aRestChannel({ name: 'extra' }), aRestChannel({ name: 'main' })];
    return path === `${base}/channels?name=main&name=hidden&name=extra`
      ? { body: { items, total_count: items.length } }
      : undefined;
  });
  const { data } = await on.ask(
    '{ organization(name: "acme") { channel(name: "approved") { sources { name } usedWith { name } } } }',
    {
      token,
    },
  );
  expect(data).toEqual({
    organization: {
      channel: {
        sources: [{ name: 'main' }, { name: 'extra' }],
        usedWith: [{ name: 'extra' }, { name: 'main' }],
      },
    },
  });
});

test('the number of channels is read without the channels', async () => {
  const base = '/api/organizations/acme';
  on.answer(({ path }) => {
    if (path === base) return { body: aRestOrganization({}) };
    return path === `${base}/channels?limit=1`
      ? { body: { items: [aRestChannel({})], total_count: 2_000 } }
      : undefined;
  });
  const { data } = await on.ask('{ organization(name: "acme") { channelCount } }', { token });
  expect(data).toEqual({ organization: { channelCount: 2_000 } });
});

test('the README of a channel is read with it, and written as it is given', async () => {
  const base = '/api/organizations/acme';
  let text = '';
  on.answer(({ path, method, body }) => {
    if (path === base) return { body: aRestOrganization({}) };
    if (path === `${base}/channels/team/details`) return { body: aRestChannel({ name: 'team' }) };
    if (path !== `${base}/channels/team/readme`) return undefined;
    if (method === 'PUT') ({ text } = JSON.parse(body) as { text: string });
    return { body: { text, updated_at: text === '' ? null : '2026-11-23T10:00:00.000Z' } };
  });
  const { data } = await on.ask(
    'mutation ($input: UpdateChannelReadmeInput!) { updateChannelReadme(input: $input) { channel { name readme { text updatedAt } } userErrors { message } } }',
    { token, variables: { input: { organization: 'acme', channel: 'team', text: '# Team' } } },
  );
  expect(data).toEqual({
    updateChannelReadme: {
      channel: { name: 'team', readme: { text: '# Team', updatedAt: '2026-11-23T10:00:00.000Z' } },
      userErrors: [],
    },
  });
});
