import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startPlatform, walked } from '../testing/index.ts';
import type { Send, TestPlatform, TestUser } from '../testing/index.ts';
import type { NotebookAnswer } from './contract.ts';

let platform: TestPlatform;
let ada: TestUser;
let send: Send;
let stranger: Send;
beforeAll(async () => {
  platform = await startPlatform({ config: { notebookUrl: 'https://notebooks.example.org/hub/spawn' } });
  stranger = await platform.as((await platform.aUser()).email);
});
beforeEach(async () => {
  ada = await platform.aUser({ firstName: 'Ada', lastName: 'Byron' });
  send = await platform.as(ada.email);
});
afterAll(() => platform.close());

const cells = [
  { cell_type: 'markdown', id: 'a', metadata: {}, source: ['# Title\n', 'Text'] },
  {
    cell_type: 'code',
    id: 'b',
    metadata: {},
    execution_count: 1,
    source: '1 + 1',
    outputs: [{ output_type: 'execute_result', execution_count: 1, metadata: {}, data: { 'text/plain': '2' } }],
  },
];
const content = { nbformat: 4, nbformat_minor: 5, metadata: { kernelspec: { name: 'python3' } }, cells };
const keep = async (given: object = {}): Promise<NotebookAnswer> => {
  const response = await send('/api/notebooks', { method: 'POST', json: { title: 'A notebook', content, ...given } });
  expect(response.status).toBe(201);
  return (await response.json()) as NotebookAnswer;
};
const share = async (id: string, shared: boolean): Promise<NotebookAnswer> =>
  (await (await send(`/api/notebooks/${id}`, { method: 'PATCH', json: { shared } })).json()) as NotebookAnswer;

describe('one’s own notebooks', () => {
  test('[ROUTE-38] are kept as they came, listed without content, renamed and deleted', async () => {
    const made = await keep();
    expect(made).toMatchObject({
      title: 'A notebook',
      owner_name: 'Ada Byron',
      share_id: null,
      size: Buffer.byteLength(JSON.stringify(content)),
    });
    expect(await (await send('/api/notebooks')).json()).toMatchObject({ items: [made], total_count: 1 });
    expect(await (await send(`/api/notebooks/${made.id}`)).json()).toEqual({ ...made, content });
    expect(
      await (await send(`/api/notebooks/${made.id}`, { method: 'PATCH', json: { title: ' Another ' } })).json(),
    ).toMatchObject({ title: 'Another', share_id: null });
    expect((await send(`/api/notebooks/${made.id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await send(`/api/notebooks/${made.id}`)).status).toBe(404);
    expect((await send(`/api/notebooks/${made.id}`, { method: 'DELETE' })).status).toBe(404);
  });

  test('the latest change comes first, in pages', async () => {
    const first = await keep({ title: 'First' });
    await keep({ title: 'Second' });
    await share(first.id, true);
    const titles = async (query: string): Promise<unknown> =>
      ((await (await send(`/api/notebooks${query}`)).json()) as { items: NotebookAnswer[] }).items.map(
        ({ title }) => title,
      );
    expect(await titles('')).toEqual(['First', 'Second']);
    expect(await titles('?limit=1&offset=1')).toEqual(['Second']);
    expect(await walked(send, '/api/notebooks')).toMatchObject([{ title: 'First' }, { title: 'Second' }]);
  });

  test('return 404 for other people and 401 for visitors', async () => {
    const { id } = await keep();
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      const json = method === 'PATCH' ? { json: { shared: true } } : {};
      expect((await stranger(`/api/notebooks/${id}`, { method, ...json })).status, method).toBe(404);
      expect((await platform.send(`/api/notebooks/${id}`, { method, ...json })).status, method).toBe(401);
    }
    expect(await (await stranger('/api/notebooks')).json()).toMatchObject({ items: [], total_count: 0 });
    expect((await platform.send('/api/notebooks')).status).toBe(401);
  });

  test('go with the account', async () => {
    const { id } = await keep();
    const shared = await share(id, true);
    await platform.core.db.deleteFrom('app_user').where('id', '=', ada.id).execute();
    expect((await platform.send(`/api/notebooks/shared/${shared.share_id}`)).status).toBe(404);
    expect(await platform.core.db.selectFrom('notebook').select('id').where('id', '=', id).execute()).toEqual([]);
  });

  test('there are at most a hundred', async () => {
    const one = JSON.stringify(content);
    await platform.core.connection.pool.query(
      "insert into notebook (id, owner_id, title, content, size) select gen_random_uuid(), $1, 'n' || g, $2, 100 from generate_series(1, 100) g",
      [ada.id, one],
    );
    const response = await send('/api/notebooks', { method: 'POST', json: { title: 'One more', content } });
    expect([response.status, await response.json()]).toEqual([
      409,
      { error: { message: expect.stringContaining('Delete one'), human_readable_id: 'too_many_notebooks' } },
    ]);
  });
});

describe('sharing', () => {
  test('[ROUTE-09, ROUTE-61] anybody who has the link reads it, until sharing ends; a new link is another one', async () => {
    const { id } = await keep();
    expect((await platform.send(`/api/notebooks/shared/${id}`)).status).toBe(404);
    const { share_id: first } = await share(id, true);
    expect(first).toMatch(/^[\w-]{24}$/);
    expect((await share(id, true)).share_id).toBe(first);
    expect(await (await platform.send(`/api/notebooks/shared/${first}`)).json()).toMatchObject({
      title: 'A notebook',
      owner_name: 'Ada Byron',
      content,
    });
    expect((await stranger(`/api/notebooks/shared/${first}`)).status).toBe(200);
    expect((await share(id, false)).share_id).toBeNull();
    expect((await platform.send(`/api/notebooks/shared/${first}`)).status).toBe(404);
    expect((await share(id, true)).share_id).not.toBe(first);
  });

  test("notebooks of disabled people aren't shown", async () => {
    const { id } = await keep();
    const { share_id } = await share(id, true);
    await platform.core.db.updateTable('app_user').set({ is_disabled: true }).where('id', '=', ada.id).execute();
    expect((await platform.send(`/api/notebooks/shared/${share_id}`)).status).toBe(404);
  });

  test('unknown and odd ids are 404', async () => {
    for (const id of ['unknown', '%27', '%25', 'x'.repeat(65), '..%2f..'])
      expect((await platform.send(`/api/notebooks/shared/${id}`)).status, id).toBe(404);
  });
});

describe('rejects invalid notebooks', () => {
  const nested = (levels: number): unknown => (levels === 0 ? 0 : [nested(levels - 1)]);
  test.each([
    ['nothing', null],
    ['text', 'abc'],
    ['a list', []],
    ['another format', { ...content, nbformat: 3 }],
    ['no cells', { nbformat: 4, nbformat_minor: 5, metadata: {} }],
    ['an unknown cell', { ...content, cells: [{ cell_type: 'heading', source: '', metadata: {} }] }],
    ['a cell without source', { ...content, cells: [{ cell_type: 'markdown', metadata: {} }] }],
    ['an unknown output', { ...content, cells: [{ ...cells[1], outputs: [{ output_type: 'pyout' }] }] }],
    ['one nested too deeply', { ...content, metadata: { deep: nested(200) } }],
    ['one with a NUL', { ...content, metadata: { a: '\u0000' } }],
  ])('%s', async (_name, given) => {
    expect(
      (await send('/api/notebooks', { method: 'POST', json: { title: 'A notebook', content: given } })).status,
    ).toBe(422);
  });

  test('one that is too large', async () => {
    const large = { ...content, cells: [{ cell_type: 'raw', metadata: {}, source: 'x'.repeat(5 * 1024 * 1024) }] };
    const response = await send('/api/notebooks', { method: 'POST', json: { title: 'Large', content: large } });
    expect([response.status, await response.json()]).toEqual([
      413,
      { error: { message: expect.stringContaining('5 MB'), human_readable_id: 'notebook_too_large' } },
    ]);
  });

  test('titles and changes that are none', async () => {
    for (const title of ['', '   ', 'x'.repeat(81), 'a\nb'])
      expect((await send('/api/notebooks', { method: 'POST', json: { title, content } })).status, title).toBe(422);
    const { id } = await keep();
    expect((await send(`/api/notebooks/${id}`, { method: 'PATCH', json: {} })).status).toBe(422);
  });
});

test('[ROUTE-08] the notebook server is the configured one, for signed-in people', async () => {
  expect(await (await send('/api/notebooks/server')).json()).toEqual({
    url: 'https://notebooks.example.org/hub/spawn',
  });
  expect((await platform.send('/api/notebooks/server')).status).toBe(401);
});
