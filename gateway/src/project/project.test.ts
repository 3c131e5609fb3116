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
const globalId = Buffer.from(JSON.stringify(['Project', id])).toString('base64url');
const project = {
  id,
  name: 'forecast',
  title: 'The forecast',
  owner: { id: '0190f000-0000-7000-8000-00000000000c', name: 'acme', kind: 'organization' },
  created_at: '2026-01-02T03:04:05Z',
  updated_at: '2026-01-03T03:04:05Z',
  can_edit: true,
};
const fields = 'id uuid name title ownerName isOfOrganization createdAt updatedAt viewerCanEdit';
const shown = {
  id: globalId,
  uuid: id,
  name: 'forecast',
  title: 'The forecast',
  ownerName: 'acme',
  isOfOrganization: true,
  createdAt: project.created_at,
  updatedAt: project.updated_at,
  viewerCanEdit: true,
};

test('[PROJ-05, PROJ-08, PROJ-16] lists are read in pages of 50 under the version that the documents name, in camelCase', async () => {
  const versions: unknown[] = [];
  on.answer(({ path }, { headers }) => {
    versions.push(headers['api-version']);
    return path.startsWith('/api/projects?') ? { body: { items: [project], total_count: 1 } } : undefined;
  });
  expect((await on.ask(`{ projects { totalCount nodes { ${fields} } } }`, { token })).data).toEqual({
    projects: { totalCount: 1, nodes: [shown] },
  });
  const [call] = on.calls;
  expect(new URL(`http://x${call!.path}`).searchParams.toString()).toBe('owner=me&limit=50&offset=0');
  expect(versions).toEqual(['2023.11.28']);
  on.calls.length = 0;
  expect((await on.ask('{ projects { totalCount } }')).data).toEqual({ projects: null });
  expect(on.calls).toEqual([]);
});

test('one is read by its global id and by the id of its address', async () => {
  on.answer(({ path }) => (path === `/api/projects/${id}` ? { body: project } : undefined));
  const query = `query One($id: ID!) { project(id: $id) { ${fields} } }`;
  for (const by of [id, globalId])
    expect((await on.ask(query, { variables: { id: by }, token })).data).toEqual({ project: shown });
  expect((await on.ask(query, { variables: { id: 'none' }, token })).data).toEqual({ project: null });
});

test('saves go to the project; a taken name is reported at its field', async () => {
  on.answer(({ method, path }) =>
    method === 'POST' && path === '/api/projects'
      ? {
          status: 409,
          body: {
            error: { message: 'Taken.', human_readable_id: 'project_name_taken' },
            detail: [{ loc: ['body', 'name'], msg: 'Taken.', type: 'taken', suggestion: 'forecast-2' }],
          },
        }
      : method === 'DELETE'
        ? { status: 204 }
        : { body: project },
  );
  const create =
    'mutation Create($input: CreateProjectInput!) { createProject(input: $input) { project { id } userErrors { code field message } } }';
  expect(
    (await on.ask(create, { variables: { input: { name: 'forecast', organization: 'acme' } }, token })).data,
  ).toEqual({
    createProject: { project: null, userErrors: [{ code: 'NAME_TAKEN', field: ['name'], message: 'Taken.' }] },
  });
  expect(JSON.parse(on.calls[0]!.body)).toEqual({ name: 'forecast', owner: { name: 'acme' } });
  on.calls.length = 0;
  const change = `mutation Change($id: ID!) { updateProject(input: { projectId: $id, title: "Other" }) { project { id } userErrors { message } } restoreProject(input: { projectId: $id }) { project { id } userErrors { message } } deleteProject(input: { projectId: $id }) { deletedId userErrors { message } } }`;
  expect((await on.ask(change, { variables: { id: globalId }, token })).data).toEqual({
    updateProject: { project: { id: globalId }, userErrors: [] },
    restoreProject: { project: { id: globalId }, userErrors: [] },
    deleteProject: { deletedId: globalId, userErrors: [] },
  });
  expect(on.calls.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['PATCH', `/api/projects/${id}`, '{"title":"Other"}'],
    ['POST', `/api/projects/${id}/restore`, ''],
    ['DELETE', `/api/projects/${id}`, ''],
  ]);
});

test('[FILE-05, FILE-07, FILE-08] a folder is read page by page, with the addresses of its files; one is deleted under its encoded path', async () => {
  const entry = { size: 3, files: 1, sha256: 'a'.repeat(64), updated_at: project.created_at };
  on.answer(({ method, path }) =>
    method === 'DELETE'
      ? { status: 204 }
      : path.includes('/file-tree?')
        ? {
            body: {
              key: 'data',
              contents: [
                { key: 'more', contents: [], ...entry, sha256: null },
                { key: 'a b#.csv', contents: null, ...entry },
              ],
              ...entry,
              sha256: null,
              total: 2,
              truncated: false,
              storage: { used: 6, room: null },
            },
          }
        : { body: project },
  );
  const query = `query Folder($id: ID!) { project(id: $id) { folder(path: "data") { path usedSize quotaSize entries(first: 5) { totalCount nodes { name path isFolder url } } } } }`;
  expect((await on.ask(query, { variables: { id }, token })).data).toEqual({
    project: {
      folder: {
        path: 'data',
        usedSize: 6,
        quotaSize: null,
        entries: {
          totalCount: 2,
          nodes: [
            { name: 'more', path: 'data/more', isFolder: true, url: null },
            {
              name: 'a b#.csv',
              path: 'data/a b#.csv',
              isFolder: false,
              url: `${on.url}/api/projects/${id}/files/data/a%20b%23.csv`,
            },
          ],
        },
      },
    },
  });
  expect(on.calls.at(-1)?.path).toBe(`/api/projects/${id}/file-tree?path=data&depth=1&limit=5&offset=0`);
  const remove =
    'mutation Remove($id: ID!) { deleteProjectFile(input: { projectId: $id, path: "data/a b#.csv" }) { project { id } userErrors { message } } }';
  expect((await on.ask(remove, { variables: { id: globalId }, token })).data).toEqual({
    deleteProjectFile: { project: { id: globalId }, userErrors: [] },
  });
  expect(on.calls.map(({ method, path }) => `${method} ${path}`)).toContain(
    `DELETE /api/projects/${id}/files/data/a%20b%23.csv`,
  );
});
