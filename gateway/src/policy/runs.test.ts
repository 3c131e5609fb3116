import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toId } from '../graphql/index.ts';
import { aRestChannel, aRestOrganization, aRestRun, stage, type Stage } from '../testing/index.ts';

let on: Stage;
let token: string;
beforeAll(async () => {
  on = await stage();
  token = await on.token();
});
beforeEach(() => {
  on.calls.length = 0;
});
afterAll(() => on.close());

const uuid = '0190f000-0000-7000-8000-00000000004a';
const base = '/api/organizations/acme';
const file = {
  platform: 'linux-64',
  file_name: 'pillow-10.0.0-h0_0.conda',
  name: 'pillow',
  version: '10.0.0',
  build: 'h0_0',
  reason: 'CVE score ≥ 7',
};
const query =
  'query($id: ID!) { organization(name: "acme") { channel(name: "main") { run(id: $id) { requestedBy { id } changes(change: REMOVED, query: "pil", first: 5, offset: 5) { totalCount hasReasons nodes { fileName reason } } changesCsv } } } }';
const answerWith = (run: object) =>
  on.answer(({ path }) => {
    if (path.includes('/channel-policy-deltas/'))
      return { body: { items: [file], total_count: 6, reasons_kept: false } };
    if (path.includes('csv-policy-report-delta'))
      return { body: 'change,platform\r\n', headers: { 'content-type': 'text/csv' } };
    if (path.endsWith(`/runs/${uuid}`)) return { body: run };
    return path === base ? { body: aRestOrganization({}) } : { body: aRestChannel({ name: 'main' }) };
  });
const ask = (id: string) => on.ask(query, { token, variables: { id } });

test('[POL-33, POL-35] a run lists its changes, by page and as CSV', async () => {
  answerWith(aRestRun({ id: uuid, state: 'done' }));
  const { data, errors } = await ask(toId('PolicyRun', 'acme', 'main', uuid));
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    organization: {
      channel: {
        run: {
          requestedBy: null,
          changes: { totalCount: 6, hasReasons: false, nodes: [{ fileName: file.file_name, reason: file.reason }] },
          changesCsv: 'change,platform\r\n',
        },
      },
    },
  });
  const asked = on.calls.find(({ path }) => path.includes('/channel-policy-deltas/'))!;
  const { pathname, searchParams } = new URL(asked.path, 'http://hub');
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    `${base}/channel-policy-deltas/details/${uuid}`,
    { limit: '5', offset: '5', q: 'pil', added: 'false' },
  ]);
});

test('a run that is not done has changed nothing yet, and the id of another channel names no run', async () => {
  answerWith(aRestRun({ id: uuid, state: 'in_progress', finished_at: null }));
  expect((await ask(toId('PolicyRun', 'acme', 'main', uuid))).data).toMatchObject({
    organization: { channel: { run: { changes: null, changesCsv: null } } },
  });
  expect((await ask(toId('PolicyRun', 'acme', 'other', uuid))).data).toMatchObject({
    organization: { channel: { run: null } },
  });
});

test.each([
  ['in_progress', 2],
  ['done', null],
])('a run that is %s says when to read it again: %s', async (state, seconds) => {
  answerWith(aRestRun({ id: uuid, state, finished_at: null }));
  const { data } = await on.ask(
    'query($id: ID!) { organization(name: "acme") { channel(name: "main") { run(id: $id) { retryAfter } } } }',
    { token, variables: { id: uuid } },
  );
  expect(data).toMatchObject({ organization: { channel: { run: { retryAfter: seconds } } } });
});

test('a run is found by the UUID of REST, too', async () => {
  answerWith(aRestRun({ id: uuid, state: 'in_progress', finished_at: null }));
  const { data } = await on.ask(
    'query($id: ID!) { organization(name: "acme") { channel(name: "main") { run(id: $id) { id } } } }',
    { token, variables: { id: uuid } },
  );
  expect(data).toEqual({ organization: { channel: { run: { id: toId('PolicyRun', 'acme', 'main', uuid) } } } });
});
