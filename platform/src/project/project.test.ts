import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { forEachChunk } from '@terrarium/domain/bytes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fileOf } from './body.ts';
import { startPlatform } from '../testing/index.ts';
import type { Send, TestPlatform, TestUser } from '../testing/index.ts';
import type { ProjectAnswer, TreeEntry } from './contract.ts';

let platform: TestPlatform;
let ada: TestUser;
let send: Send;
let stranger: Send;
beforeAll(async () => {
  platform = await startPlatform();
  stranger = await platform.as((await platform.aUser()).email);
});
beforeEach(async () => {
  ada = await platform.aUser();
  send = await platform.as(ada.email);
});
afterAll(() => platform.close());

const PROJECTS = '/api/projects';
const make = async (json: object, by: Send = send): Promise<ProjectAnswer> => {
  const response = await by(PROJECTS, { method: 'POST', json });
  expect(response.status).toBe(201);
  return (await response.json()) as ProjectAnswer;
};
const names = async (query = '', by: Send = send): Promise<string[]> =>
  ((await (await by(`${PROJECTS}${query}`)).json()) as { items: ProjectAnswer[] }).items.map(({ name }) => name);
const messages = async (response: Response): Promise<string[]> =>
  ((await response.json()) as { detail: { msg: string }[] }).detail.map(({ msg }) => msg);

describe('one’s own projects', () => {
  test('[PROJ-06, PROJ-09, PROJ-10, PROJ-11, PROJ-16] one is created, read, changed and deleted; names are snake_case', async () => {
    const made = await make({ name: 'forecast', title: 'The forecast' });
    expect(made).toEqual({
      id: expect.any(String),
      name: 'forecast',
      title: 'The forecast',
      owner: { id: ada.id, name: ada.username, kind: 'user' },
      created_at: expect.any(String),
      updated_at: expect.any(String),
      can_edit: true,
    });
    const path = `${PROJECTS}/${made.id}`;
    expect(await (await send(path)).json()).toEqual(made);
    expect(await (await send(path, { method: 'PATCH', json: { name: 'weather' } })).json()).toMatchObject({
      name: 'weather',
      title: 'The forecast',
    });
    await send(path, { method: 'PATCH', json: { title: 'The weather' } });
    expect(await (await send(path)).json()).toMatchObject({ name: 'weather', title: 'The weather' });
    expect((await send(path, { method: 'PATCH', json: {} })).status).toBe(422);
    expect((await send(path, { method: 'DELETE' })).status).toBe(204);
    expect([(await send(path)).status, (await send(path, { method: 'DELETE' })).status]).toEqual([404, 404]);
  });

  test('[PROJ-05] calls name the version that they mean; another one is rejected, and answers say which they have', async () => {
    const ask = (version: string) => send(PROJECTS, { headers: { 'api-version': version } });
    const right = await ask('2023.11.28');
    expect([right.status, right.headers.get('api-version')]).toEqual([200, '2023.11.28']);
    const wrong = await ask('2024.01.01');
    expect([wrong.status, await wrong.json()]).toMatchObject([
      400,
      { error: { human_readable_id: 'unknown_api_version', message: expect.stringContaining('2023.11.28') } },
    ]);
  });

  test('[PROJ-07, PROJ-08] the list is of the caller unless another owner is named, in pages of 50, the last changed first', async () => {
    const { pool } = platform.core.connection;
    await pool.query(
      "insert into project (id, user_id, name, title, updated_at) select gen_random_uuid(), $1, 'p' || g, 'p', now() + g * interval '1 second' from generate_series(1, 51) g",
      [ada.id],
    );
    const page = (await (await send(PROJECTS)).json()) as { items: ProjectAnswer[]; total_count: number };
    expect([page.items.length, page.total_count, page.items[0]?.name]).toEqual([50, 51, 'p51']);
    expect(await names('?owner=me&limit=1&offset=50')).toEqual(['p1']);
    expect(await names(`?owner=${ada.id}&limit=1`)).toEqual(['p51']);
    expect(await names('?limit=2', stranger)).toEqual([]);
  });

  test('[PROJ-12, PROJ-13, PROJ-14] without name and title none is made, a missing name becomes a placeholder, an owner must be named', async () => {
    const post = (json: object) => send(PROJECTS, { method: 'POST', json });
    const nothing = await post({});
    expect([nothing.status, await messages(nothing)]).toEqual([
      422,
      ['Either name or title must be provided in order to create a project'],
    ]);
    expect(await (await post({})).json()).toMatchObject({
      error: { message: 'Either name or title must be provided in order to create a project' },
    });
    expect(await messages(await post({ name: 'a', owner: {} }))).toEqual([
      'When owner is included in the payload, id or name must be provided',
    ]);
    const [one, two] = [await make({ title: 'Only a title' }), await make({ title: 'Only a title' })];
    expect(one).toMatchObject({ name: expect.stringMatching(/^project-[a-z0-9]{8}$/), title: 'Only a title' });
    expect(two.name).not.toBe(one.name);
    expect(await make({ name: 'named' })).toMatchObject({ name: 'named', title: 'named' });
  });

  test('[PROJ-15] id and times of the payload say nothing', async () => {
    const sent = { id: '0190f000-0000-7000-8000-00000000000b', created_at: '2001-01-01T00:00:00Z', updated_at: 'x' };
    const made = await make({ ...sent, name: 'stripped' });
    expect(made.id).not.toBe(sent.id);
    expect(made.created_at > '2020').toBe(true);
    const { id, created_at } = (await (
      await send(`${PROJECTS}/${made.id}`, { method: 'PATCH', json: { ...sent, title: 'Other' } })
    ).json()) as ProjectAnswer;
    expect([id, created_at]).toEqual([made.id, made.created_at]);
  });

  test('a name is unique in any case; the error suggests a free one', async () => {
    await make({ name: 'Forecast' });
    const again = await send(PROJECTS, { method: 'POST', json: { name: 'forecast' } });
    expect([again.status, await again.json()]).toMatchObject([
      409,
      {
        error: { human_readable_id: 'project_name_taken' },
        detail: [{ loc: ['body', 'name'], suggestion: 'forecast-2' }],
      },
    ]);
    const other = await make({ name: 'other' });
    expect((await send(`${PROJECTS}/${other.id}`, { method: 'PATCH', json: { name: 'FORECAST' } })).status).toBe(409);
    const { name } = await make({ name: 'Forecast' }, stranger);
    expect(name).toBe('Forecast');
  });

  test.each([['a/b'], ['a\nb'], [''], ['   '], ['x'.repeat(81)], ['\u202eabc'], [7], [null], [{}]])(
    'rejects the name %j with its location',
    async (name) => {
      const response = await send(PROJECTS, { method: 'POST', json: { name } });
      expect([response.status, await response.json()]).toMatchObject([422, { detail: [{ loc: ['body', 'name'] }] }]);
    },
  );

  test('a deleted one can be brought back, unless its name was given away', async () => {
    const made = await make({ name: 'once' });
    const path = `${PROJECTS}/${made.id}`;
    await send(path, { method: 'DELETE' });
    expect((await stranger(`${path}/restore`, { method: 'POST' })).status).toBe(404);
    const second = await make({ name: 'once' });
    const taken = await send(`${path}/restore`, { method: 'POST' });
    expect([taken.status, await taken.json()]).toMatchObject([
      409,
      { error: { human_readable_id: 'project_name_taken' } },
    ]);
    await send(`${PROJECTS}/${second.id}`, { method: 'DELETE' });
    expect(await (await send(`${path}/restore`, { method: 'POST' })).json()).toEqual(made);
    expect((await send(`${path}/restore`, { method: 'POST' })).status).toBe(200);
    expect(await names()).toEqual(['once']);
  });

  test('the clean-up forgets a project a day after it was deleted, not before', async () => {
    const [young, old, kept] = [
      await make({ name: 'deleted-now' }),
      await make({ name: 'deleted-before' }),
      await make({ name: 'not-deleted' }),
    ];
    for (const { id } of [young, old]) await send(`${PROJECTS}/${id}`, { method: 'DELETE' });
    for (const [{ id }, hours] of [
      [young, 23],
      [old, 25],
    ] as const)
      await platform.core.connection.pool.query(
        'update project set deleted_at = now() - make_interval(hours => $2) where id = $1',
        [id, hours],
      );
    await platform.cleanUp('deleted projects');
    const restore = async ({ id }: ProjectAnswer): Promise<number> =>
      (await send(`${PROJECTS}/${id}/restore`, { method: 'POST' })).status;
    expect([await restore(young), await restore(old)]).toEqual([200, 404]);
    expect((await send(`${PROJECTS}/${kept.id}`)).status).toBe(200);
  });

  test('those of others return 404', async () => {
    const { id } = await make({ name: 'mine' });
    const calls = [
      ['GET', ''],
      ['PATCH', '', { name: 'yours' }],
      ['DELETE', ''],
      ['POST', '/restore'],
    ] as const;
    for (const [method, end, json] of calls) {
      const path = `${PROJECTS}/${id}${end}`;
      const body = json === undefined ? {} : { json };
      expect((await stranger(path, { method, ...body })).status, method).toBe(404);
      expect((await platform.send(path, { method, ...body })).status, method).toBe(401);
    }
    expect((await stranger(`${PROJECTS}?owner=${ada.id}`)).status).toBe(404);
    expect((await send(`${PROJECTS}/nothing`)).status).toBe(404);
  });
});

test('projects of an organization: members see and create them, who created one and admins change it, others see none', async () => {
  const [max, eva, admin] = await Promise.all([platform.aUser(), platform.aUser(), platform.aUser()]);
  const organization = await platform.anOrganization({ members: { member: [max, eva], admin } });
  const [asMax, asEva, asAdmin] = (await Promise.all([max, eva, admin].map(({ email }) => platform.as(email)))) as [
    Send,
    Send,
    Send,
  ];
  const made = await make({ name: 'shared', owner: { name: organization.name } }, asMax);
  expect(made).toMatchObject({ owner: { name: organization.name, kind: 'organization' }, can_edit: true });
  const path = `${PROJECTS}/${made.id}`;
  expect(await names(`?owner=${organization.name}`, asEva)).toEqual(['shared']);
  expect(await names('', asMax)).toEqual([]);
  expect(await (await asEva(path)).json()).toMatchObject({ can_edit: false });
  expect((await asEva(path, { method: 'PATCH', json: { name: 'eva' } })).status).toBe(403);
  expect((await asEva(path, { method: 'DELETE' })).status).toBe(403);
  expect((await asAdmin(path, { method: 'PATCH', json: { title: 'By the admin' } })).status).toBe(200);
  expect((await asMax(path, { method: 'PATCH', json: { name: 'renamed' } })).status).toBe(200);
  for (const call of [`${PROJECTS}?owner=${organization.name}`, path]) expect((await stranger(call)).status).toBe(404);
  const foreign = await stranger(PROJECTS, {
    method: 'POST',
    json: { name: 'mine now', owner: { id: organization.id } },
  });
  expect([foreign.status, await foreign.json()]).toMatchObject([422, { detail: [{ loc: ['body', 'owner', 'id'] }] }]);
  expect((await asAdmin(path, { method: 'DELETE' })).status).toBe(204);
  const { items } = (await (await asAdmin(`/api/organizations/${organization.name}/changes`)).json()) as {
    items: { text: string }[];
  };
  expect(JSON.stringify(items)).toContain('deleted the project');
  expect((await asEva(`${path}/restore`, { method: 'POST' })).status).toBe(404);
  expect((await asAdmin(`${path}/restore`, { method: 'POST' })).status).toBe(200);
  expect(await names(`?owner=${organization.name}`, asEva)).toEqual(['renamed']);
});

describe('files', () => {
  const text = (content: string, by: Send = send) =>
    [by, { method: 'PUT', headers: { 'content-type': 'application/octet-stream' }, body: content }] as const;
  let at: string;
  beforeEach(async () => {
    at = `${PROJECTS}/${(await make({ name: 'files' })).id}`;
  });
  const put = (path: string, content = 'x', by: Send = send): Promise<Response> => {
    const [as, given] = text(content, by);
    return as(`${at}/files/${path}`, given);
  };
  const tree = async (query = ''): Promise<TreeEntry & { total: number; truncated: boolean }> =>
    (await (await send(`${at}/file-tree${query}`)).json()) as never;
  const shape = (entry: TreeEntry): unknown =>
    entry.contents === null ? entry.key : { [entry.key]: entry.contents.map(shape) };
  const code = async (response: Response): Promise<[number, string]> => [
    response.status,
    ((await response.json()) as { error: { human_readable_id: string } }).error.human_readable_id,
  ];

  test('[FILE-06] a form with the field files stores one; the very bytes come back, and a second one replaces it', async () => {
    const form = (...contents: string[]) => {
      const body = new FormData();
      for (const content of contents) body.append('files', new Blob([content]), 'whatever.txt');
      return body;
    };
    const made = await send(`${at}/files/notes.txt?redirect=false`, { method: 'PUT', body: form('one') });
    expect([made.status, await made.json()]).toMatchObject([201, { path: 'notes.txt', size: 3 }]);
    expect((await send(`${at}/files/notes.txt?redirect=false`, { method: 'PUT', body: form('three') })).status).toBe(
      200,
    );
    expect(await (await send(`${at}/files/notes.txt`)).text()).toBe('three');
    expect(await code(await send(`${at}/files/a`, { method: 'PUT', body: form('a', 'b') }))).toEqual([
      422,
      'invalid_input',
    ]);
    expect((await send(`${at}/files/a`, { method: 'PUT', body: form() })).status).toBe(422);
    // More than the reader buffers: a file in another field is skipped.
    const other = new FormData();
    other.append('file', new Blob([new Uint8Array(3_000_000)]), 'whatever.txt');
    expect(await code(await send(`${at}/files/a`, { method: 'PUT', body: other }))).toEqual([422, 'invalid_input']);
    expect((await send(`${at}/files/a`, { method: 'PUT', json: {} })).status).toBe(415);
    expect((await send(`${at}/files/a?redirect=true`, { method: 'PUT', body: form('a') })).status).toBe(422);
    expect(shape(await tree())).toEqual({ '': ['notes.txt'] });
  });

  test('[FILE-04, FILE-05, FILE-08] the tree is nested, folders first; encoded paths keep their slashes', async () => {
    for (const path of ['b.txt', 'data/2026/x%20y.csv', 'data/%C3%A4%23%25.csv', 'a.txt']) await put(path);
    expect(shape(await tree())).toEqual({ '': [{ data: [{ 2026: ['x y.csv'] }, 'ä#%.csv'] }, 'a.txt', 'b.txt'] });
    expect(shape(await tree('?path=data/2026'))).toEqual({ 2026: ['x y.csv'] });
    const page = await tree('?depth=1&limit=2&offset=1');
    expect([shape(page), page.total, page.truncated]).toEqual([{ '': ['a.txt', 'b.txt'] }, 3, false]);
    expect(await tree('?depth=1')).toMatchObject({
      files: 4,
      contents: [{ key: 'data', contents: [], files: 2, size: 2 }, {}, {}],
      storage: { used: 4, room: 5_000_000_000 },
    });
    expect((await send(`${at}/file-tree?path=none`)).status).toBe(404);
    expect((await send(`${at}/file-tree?path=..`)).status).toBe(422);
  });

  test('[FILE-07] a file is deleted, a folder only when that is said', async () => {
    for (const path of ['a/b/c.txt', 'a/d.txt', 'e.txt']) await put(path);
    const remove = (path: string) => send(`${at}/files/${path}`, { method: 'DELETE' });
    expect((await remove('e.txt')).status).toBe(204);
    expect(await code(await remove('e.txt'))).toEqual([404, 'file_not_found']);
    expect(await code(await remove('a'))).toEqual([409, 'folder_not_empty']);
    expect((await remove('a/b?recursive=true')).status).toBe(204);
    expect(shape(await tree())).toEqual({ '': [{ a: ['d.txt'] }] });
  });

  test('a folder says what is in it, whatever came, was replaced and went', async () => {
    const page = async (path: string, query = ''): Promise<[string, number, number][]> =>
      (await tree(`?depth=1${path === '' ? '' : `&path=${encodeURIComponent(path)}`}${query}`)).contents!.map(
        ({ key, files, size }) => [key, files, size],
      );
    const remove = (path: string) => send(`${at}/files/${path}`, { method: 'DELETE' });
    const folder = encodeURIComponent('\u{1f4c1}');
    for (const [path, content] of [
      ['a', 'one'],
      [`${folder}/b`, 'two'],
      [`${folder}/deep/c`, 'three'],
      [`${folder}/deep/d`, 'four'],
      ['gone/e', 'five'],
      [`${folder}/deep/c`, 'longer'],
    ] as const)
      expect((await put(path, content)).ok).toBe(true);
    expect((await remove('gone/e')).status).toBe(204);
    expect(await page('')).toEqual([
      ['\u{1f4c1}', 3, 13],
      ['a', 1, 3],
    ]);
    expect(await page('\u{1f4c1}')).toEqual([
      ['deep', 2, 10],
      ['b', 1, 3],
    ]);
    expect(await page('\u{1f4c1}', '&offset=1&limit=1')).toEqual([['b', 1, 3]]);
    expect(await tree('?depth=1&offset=9')).toMatchObject({ contents: [], total: 2, storage: { used: 16 } });
    expect((await remove(`${folder}?recursive=true`)).status).toBe(204);
    expect(await page('')).toEqual([['a', 1, 3]]);
    expect(await tree('?depth=1')).toMatchObject({ total: 1, storage: { used: 3 } });
  });

  test.each([
    ['..%2fx'],
    ['a/..%2fb'],
    ['a//b'],
    ['a%5Cb'],
    ['nul.txt'],
    ['COM%C2%B9.txt'],
    ['CONIN$'],
    ['a/\u200b\u2060'],
    ['aux%20.log'],
    ['x%00'],
    ['x%0a'],
    ['a%20'],
    ['y'.repeat(300)],
    [`${'d/'.repeat(64)}x`],
  ])('rejects the path %s', async (path) => {
    const response = await put(path);
    expect([404, 422]).toContain(response.status);
    expect(shape(await tree())).toEqual({ '': [] });
  });

  test('names that differ only in case or form, and a file in place of a folder, are conflicts', async () => {
    await put('Data/x.txt');
    for (const path of ['data/X.TXT', 'data', 'data/x.txt/y', 'data/other.txt', 'DATA/deep/er.txt'])
      expect(await code(await put(path)), path).toEqual([409, 'file_in_the_way']);
    await put('%C3%A9');
    expect(await code(await put('e%CC%81'))).toEqual([409, 'file_in_the_way']);
    expect((await put('Data/other.txt')).status).toBe(201);
  });

  test('reports the actual error while a form is stored', async () => {
    const form = new FormData();
    form.append('files', new Blob([new Uint8Array(300_000)]), 'a.bin');
    const { headers, body } = new Request('http://hub', { method: 'PUT', body: form });
    const bytes = Buffer.from(await new Response(body).arrayBuffer());
    const server = createServer((request, response) => {
      const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
      fileOf(request, ({ bytes: file }) =>
        forEachChunk(file, () => {
          throw full;
        }),
      ).catch((error: unknown) => response.end((error as Error).message));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}`, {
      method: 'PUT',
      headers: { 'content-type': headers.get('content-type')! },
      body: bytes,
    });
    expect(await answer.text()).toBe('no space');
    server.close();
  });

  test('under a condition a file is stored only where it is the one that was seen, or none', async () => {
    const write = (content: string, headers: Record<string, string>): Promise<Response> =>
      send(`${at}/files/notes.txt`, {
        method: 'PUT',
        headers: { 'content-type': 'application/octet-stream', ...headers },
        body: content,
      });
    expect((await write('one', { 'if-none-match': '*' })).status).toBe(201);
    expect(await code(await write('two', { 'if-none-match': '*' }))).toEqual([412, 'file_changed']);
    const seen = { 'if-match': (await send(`${at}/files/notes.txt`)).headers.get('etag')! };
    expect((await write('mine', seen)).status).toBe(200);
    expect(await code(await write('theirs', seen))).toEqual([412, 'file_changed']);
    expect(await (await send(`${at}/files/notes.txt`)).text()).toBe('mine');
    const remove = (tag: string): Promise<Response> =>
      send(`${at}/files/notes.txt`, { method: 'DELETE', headers: { 'if-match': tag } });
    expect(await code(await remove(seen['if-match']))).toEqual([412, 'file_changed']);
    expect(await code(await remove('"nonsense"'))).toEqual([400, 'precondition_unknown']);
    expect(await (await send(`${at}/files/notes.txt`)).text()).toBe('mine');
    const now = (await send(`${at}/files/notes.txt`)).headers.get('etag')!;
    expect((await remove(now)).status).toBe(204);
    expect(await code(await write('late', seen))).toEqual([412, 'file_changed']);
    for (const [name, value] of [
      ['if-match', '*'],
      ['if-match', 'W/"x"'],
      ['if-none-match', '"x"'],
    ] as const)
      expect(await code(await write('x', { [name]: value }))).toEqual([400, 'precondition_unknown']);
  });

  test('whatever a file is, browsers only download it; a range of it can be had', async () => {
    await put('page.svg', '<svg onload="alert(1)"/>');
    const whole = await send(`${at}/files/page.svg`);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': "attachment; filename*=UTF-8''page.svg",
      'x-content-type-options': 'nosniff',
    });
    const part = (range: string, more: Record<string, string> = {}) =>
      send(`${at}/files/page.svg`, { headers: { range, ...more } });
    const first = await part('bytes=1-3');
    expect([first.status, await first.text(), first.headers.get('content-range')]).toEqual([
      206,
      'svg',
      'bytes 1-3/24',
    ]);
    expect(await (await part('bytes=-2')).text()).toBe('/>');
    const behind = await part('bytes=99-');
    expect([behind.status, behind.headers.get('content-range')]).toEqual([416, 'bytes */24']);
    expect(await code(behind)).toEqual([416, 'range_not_satisfiable']);
    expect((await part('bytes=3-1')).status).toBe(200);
    expect((await part('bytes=1-3', { 'if-range': '"other"' })).status).toBe(200);
    const { headers } = whole;
    expect((await send(`${at}/files/page.svg`, { headers: { 'if-none-match': headers.get('etag')! } })).status).toBe(
      304,
    );
  });

  test('an organization whose plan names no bound has the one of the operator', async () => {
    const made = await platform.as(ada.email);
    const created = await made('/api/organizations', {
      method: 'POST',
      json: { title: 'Wide', name: `wide-${Date.now()}` },
    });
    expect(created.status).toBe(201);
    const { name } = (await created.json()) as { name: string };
    const { id } = await make({ name: 'data', owner: { name } });
    const { storage } = (await (await send(`${PROJECTS}/${id}/file-tree`)).json()) as {
      storage: { room: number | null };
    };
    expect(platform.core.config.defaultPlan).toBe('enterprise_subscription');
    expect(storage.room).toBe(100_000_000_000);
  });

  test('what the plan holds is a bound; nothing stays of what does not fit', async () => {
    const { pool } = platform.core.connection;
    await pool.query(
      "insert into project_file (project_id, path, folded_path, size, sha256) values ($1, 'big', 'big', $2, $3)",
      [at.split('/').at(-1), 5_000_000_000 - 2, 'a'.repeat(64)],
    );
    expect((await put('fits', 'xy')).status).toBe(201);
    expect(await code(await put('more', 'x'))).toEqual([403, 'storage_full']);
    expect((await send(`${at}/files/more`)).status).toBe(404);
    expect((await put('none', '')).status, 'a file of no bytes needs no room').toBe(201);
    expect((await put('fits', 'yx')).status, 'what takes the place of a file needs no more room than it').toBe(200);
    expect(await code(await put('fits', 'yxz'))).toEqual([403, 'storage_full']);
    expect(await (await send(`${at}/files/fits`)).text()).toBe('yx');
  });

  test('rechecks permission at the end of an upload: 403, and nothing is stored', async () => {
    const owner = await platform.aUser();
    const organization = await platform.anOrganization({
      members: { admin: [ada, await platform.aUser()], member: owner },
    });
    const project = await make({ name: 'shared', owner: { name: organization.name } }, await platform.as(owner.email));
    const path = `${PROJECTS}/${project.id}/files/late.txt`;
    // A file that comes is written under a name that says which process does.
    const filesThatCome = async (): Promise<number> =>
      (await readdir(platform.core.config.dataDir, { recursive: true })).filter((name) =>
        name.includes(`.${process.pid}.`),
      ).length;
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(Buffer.alloc(1024 * 1024, 'begun '));
        // The hub has asked for the right once it writes the first bytes down.
        await expect.poll(filesThatCome, { timeout: 60_000 }).toBe(1);
        await platform.core.connection.pool.query(
          "update membership set role = 'member' where organization_id = $1 and user_id = $2",
          [organization.id, ada.id],
        );
        controller.enqueue(Buffer.from('and ended'));
        controller.close();
      },
    });
    const response = await send(path, {
      method: 'PUT',
      body,
      duplex: 'half',
      headers: { 'content-type': 'application/octet-stream' },
    } as Parameters<Send>[1]);
    expect(response.status).toBe(403);
    expect((await send(path)).status).toBe(404);
  });

  test('an upload that breaks off leaves nothing, and files of others are not there', async () => {
    await put('mine.txt');
    for (const [method, path] of [
      ['GET', 'mine.txt'],
      ['PUT', 'mine.txt'],
      ['DELETE', 'mine.txt'],
    ])
      expect((await stranger(`${at}/files/${path}`, { method: method! })).status, method).toBe(404);
    expect((await stranger(`${at}/file-tree`)).status).toBe(404);
    expect((await platform.send(`${at}/files/mine.txt`)).status).toBe(401);
    const half = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(Buffer.alloc(1000));
        controller.error(new Error('gone'));
      },
    });
    await expect(
      send(`${at}/files/half`, {
        method: 'PUT',
        headers: { 'content-type': 'application/octet-stream' },
        body: half,
        duplex: 'half',
      } as never),
    ).rejects.toThrow();
    expect(shape(await tree())).toEqual({ '': ['mine.txt'] });
  });
});
