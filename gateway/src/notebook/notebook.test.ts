import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stage, type Stage } from '../testing/index.ts';

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

const id = '0190f000-0000-7000-8000-00000000000b';
const globalId = Buffer.from(JSON.stringify(['Notebook', id])).toString('base64url');
const notebook = {
  id,
  title: 'Repodata',
  owner_name: 'Ada Byron',
  share_id: 'abcdefghijklmnopqrstuvwx',
  size: 1200,
  created_at: '2026-01-02T03:04:05Z',
  updated_at: '2026-01-02T03:04:05Z',
};
const content = { nbformat: 4, nbformat_minor: 5, metadata: {}, cells: [] };
const fields = 'id title content ownerName sharePath size updatedAt';
const shown = {
  id: globalId,
  title: 'Repodata',
  content: null,
  ownerName: 'Ada Byron',
  sharePath: '/share/notebooks/abcdefghijklmnopqrstuvwx',
  size: 1200,
  updatedAt: '2026-01-02T03:04:05Z',
};

test('[ROUTE-09] a shared notebook is read by visitors; an unknown one is null', async () => {
  on.answer(({ path }) => (path === '/api/notebooks/shared/a%2Fb' ? { body: { ...notebook, content } } : undefined));
  const query = `query Shared($id: ID!) { sharedNotebook(shareId: $id) { ${fields} } }`;
  expect((await on.ask(query, { variables: { id: 'a/b' } })).data).toEqual({ sharedNotebook: { ...shown, content } });
  expect(await on.ask(query, { variables: { id: 'none' } })).toMatchObject({ data: { sharedNotebook: null } });
});

test('[ROUTE-38] one’s own are listed without content and read by their id; visitors have none', async () => {
  on.answer(({ path }) =>
    path.startsWith('/api/notebooks?')
      ? { body: { items: [notebook], total_count: 1 } }
      : path === `/api/notebooks/${id}`
        ? { body: { ...notebook, share_id: null, content } }
        : undefined,
  );
  const query = `query Mine($id: ID!) { notebooks { totalCount nodes { ${fields} } } node(id: $id) { ... on Notebook { content sharePath } } }`;
  expect((await on.ask(query, { variables: { id: globalId }, token })).data).toEqual({
    notebooks: { totalCount: 1, nodes: [shown] },
    node: { content, sharePath: null },
  });
  on.calls.length = 0;
  expect((await on.ask('{ notebooks { totalCount } notebookServerUrl }')).data).toEqual({
    notebooks: null,
    notebookServerUrl: null,
  });
  expect(on.calls).toEqual([]);
});

test('[ROUTE-08] the notebook server is returned to signed-in users', async () => {
  on.answer(() => ({ body: { url: 'https://notebooks.example.org/' } }));
  expect((await on.ask('{ notebookServerUrl }', { token })).data).toEqual({
    notebookServerUrl: 'https://notebooks.example.org/',
  });
});

test('a notebook of 5 MB is accepted with credentials and rejected without', async () => {
  on.answer(() => ({ status: 201, body: notebook }));
  const mutation = `mutation Import($input: ImportNotebookInput!) { importNotebook(input: $input) { notebook { ${fields} } userErrors { message } } }`;
  const variables = {
    input: {
      title: 'Repodata',
      content: { ...content, cells: [{ cell_type: 'raw', source: 'x'.repeat(5_000_000), metadata: {} }] },
    },
  };
  expect((await on.ask(mutation, { variables, token })).data).toEqual({
    importNotebook: { notebook: shown, userErrors: [] },
  });
  expect(JSON.parse(on.calls[0]!.body)).toEqual(variables.input);
  expect((await on.ask(mutation, { variables })).status).toBe(413);
});

test('sharing and deleting go to the notebook; ids of other things find none', async () => {
  on.answer(({ method, path }) =>
    path !== `/api/notebooks/${id}` ? undefined : method === 'DELETE' ? { status: 204 } : { body: notebook },
  );
  const share =
    'mutation Share($id: ID!) { updateNotebook(input: { notebookId: $id, shared: true }) { notebook { sharePath } userErrors { message } } }';
  expect((await on.ask(share, { variables: { id: globalId }, token })).data).toEqual({
    updateNotebook: { notebook: { sharePath: shown.sharePath }, userErrors: [] },
  });
  expect(on.calls[0]).toMatchObject({ method: 'PATCH', body: '{"shared":true}' });
  const remove =
    'mutation Delete($id: ID!) { deleteNotebook(input: { notebookId: $id }) { notebook { id } userErrors { message } } }';
  expect((await on.ask(remove, { variables: { id: globalId }, token })).data).toEqual({
    deleteNotebook: { notebook: null, userErrors: [] },
  });
  const other = Buffer.from(JSON.stringify(['User', id])).toString('base64url');
  expect((await on.ask(remove, { variables: { id: other }, token })).data).toEqual({
    deleteNotebook: {
      notebook: null,
      userErrors: [{ message: "The notebook doesn't exist, or you don't have access." }],
    },
  });
});

test('an error of the service keeps its message', async () => {
  on.answer(() => ({
    status: 422,
    body: {
      error: { message: 'Wrong', human_readable_id: 'invalid_input' },
      detail: [{ loc: ['body', 'content', 'nbformat'], msg: 'Invalid input: expected 4', type: 'x' }],
    },
  }));
  const { data } = await on.ask(
    'mutation { importNotebook(input: { title: "x", content: {} }) { notebook { id } userErrors { message ... on InputError { field } } } }',
    { token },
  );
  expect(data).toEqual({
    importNotebook: {
      notebook: null,
      userErrors: [{ message: 'Invalid input: expected 4', field: ['content', 'nbformat'] }],
    },
  });
});
