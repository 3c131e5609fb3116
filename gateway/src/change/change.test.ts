import { afterAll, beforeAll, expect, test } from 'vitest';
import { toId } from '../graphql/index.ts';
import { aRestOrganization, stage, type Stage } from '../testing/index.ts';

let on: Stage;
let token: string;
beforeAll(async () => {
  on = await stage();
  token = await on.token();
});
afterAll(() => on.close());

const uuid = '0190f000-0000-7000-8000-0000000000b1';
const base = '/api/organizations/acme';
const change = {
  id: '0190f000-0000-7000-8000-0000000000c1',
  at: '2026-01-02T03:04:05Z',
  topic: 'policy',
  kind: 'policy_applied',
  text: 'applied Baseline to approved',
  subject: 'Baseline',
  subject_id: uuid,
  channel: 'approved',
  detail: '',
  actor: { id: '0190f000-0000-7000-8000-000000000001', username: 'ada', first_name: 'Ada', last_name: 'Byron' },
};

test('cursors lead on behind the change that the reading began with', async () => {
  on.answer(({ path }) => {
    const { pathname } = new URL(path, 'http://hub');
    if (pathname === `${base}/changes`) return { body: { items: [change, { ...change, id: uuid }], total_count: 5 } };
    return pathname === base ? { body: aRestOrganization({}) } : undefined;
  });
  const page = async (after: string | null) => {
    const { data, errors } = await on.ask(
      'query ($after: String) { organization(name: "acme") { activity(first: 2, after: $after) { pageInfo { endCursor } pageCursors { items { cursor } } } } }',
      { token, variables: { after } },
    );
    expect(errors).toBeUndefined();
    return data as {
      organization: {
        activity: { pageInfo: { endCursor: string }; pageCursors: { items: { cursor: string | null }[] } };
      };
    };
  };
  const { activity } = (await page(null)).organization;
  const next = (await page(activity.pageInfo.endCursor)).organization.activity;
  await page(next.pageInfo.endCursor);
  await page(activity.pageCursors.items.at(-1)!.cursor);
  const asked = on.calls
    .map(({ path }) => new URL(path, 'http://hub'))
    .filter(({ pathname }) => pathname === `${base}/changes`)
    .map(({ searchParams }) => Object.fromEntries(searchParams));
  const page2 = { limit: '2', offset: '2', up_to: change.id };
  const last = { ...page2, offset: '4' };
  expect(asked).toEqual([{ limit: '2', offset: '0' }, page2, last, last]);
});

test('activity is returned by page and as CSV, with the requested filters', async () => {
  on.answer(({ path }) => {
    const { pathname, searchParams } = new URL(path, 'http://hub');
    if (pathname === `${base}/changes` && searchParams.get('format') === 'csv')
      return { body: 'at,actor\r\n', headers: { 'content-type': 'text/csv' } };
    if (pathname === `${base}/changes`)
      return {
        body: {
          items: [change, { ...change, topic: 'plan', kind: 'plan_taken', actor: null, channel: null }],
          total_count: 9,
        },
      };
    return pathname === base ? { body: aRestOrganization({}) } : undefined;
  });
  const { data, errors } = await on.ask(
    '{ organization(name: "acme") { activity(first: 2, offset: 4, topic: POLICY, person: " ada ") { totalCount nodes { topic summary subjectId channel actor { displayName } } } changesCsv(topic: POLICY, person: "ada & co") } }',
    { token },
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    organization: {
      activity: {
        totalCount: 9,
        nodes: [
          {
            topic: 'POLICY',
            summary: change.text,
            subjectId: toId('Policy', 'acme', uuid),
            channel: 'approved',
            actor: { displayName: 'Ada Byron' },
          },
          { topic: 'PLAN', summary: change.text, subjectId: null, channel: null, actor: null },
        ],
      },
      changesCsv: 'at,actor\r\n',
    },
  });
  const asked = on.calls
    .map(({ path }) => new URL(path, 'http://hub'))
    .filter(({ pathname }) => pathname === `${base}/changes`)
    .map(({ searchParams }) => Object.fromEntries(searchParams));
  expect(asked).toContainEqual({ limit: '2', offset: '4', topic: 'policy', person: 'ada' });
  expect(asked).toContainEqual({ format: 'csv', topic: 'policy', person: 'ada & co' });
});
