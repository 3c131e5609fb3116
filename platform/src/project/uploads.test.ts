import { createHash, randomBytes } from 'node:crypto';
import { open, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { LARGEST_PROJECT_FILE } from '@terrarium/domain/access';
import { objectsOf } from '../repo/index.ts';
import { startPlatform } from '../testing/index.ts';
import type { Send, TestPlatform, TestUser } from '../testing/index.ts';
import { ProjectFiles } from './files.ts';
import { Projects } from './service.ts';
import { ProjectUploads } from './uploads.ts';

let platform: TestPlatform;
let ada: TestUser;
let send: Send;
let stranger: Send;
let project: string;
beforeAll(async () => {
  platform = await startPlatform();
  stranger = await platform.as((await platform.aUser()).email);
});
beforeEach(async () => {
  await rm(folder(), { recursive: true, force: true });
  ada = await platform.aUser();
  send = await platform.as(ada.email);
  const made = await send('/api/projects', { method: 'POST', json: { name: 'large' } });
  project = ((await made.json()) as { id: string }).id;
});
afterAll(() => platform.close());

const TUS = { 'tus-resumable': '1.0.0' };
const base64 = (text: string): string => Buffer.from(text).toString('base64');
const begin = (path: string, size: number, more: Record<string, string> = {}, by: Send = send): Promise<Response> =>
  by(`/api/projects/${project}/uploads`, {
    method: 'POST',
    headers: { ...TUS, 'upload-length': String(size), 'upload-metadata': `path ${base64(path)}`, ...more },
  });
const begun = async (path: string, size: number): Promise<string> => {
  const response = await begin(path, size);
  expect(response.status).toBe(201);
  return response.headers.get('location')!;
};
const piece = (at: string, offset: number, body: Buffer | string, more: Record<string, string> = {}, by: Send = send) =>
  by(at, {
    method: 'PATCH',
    headers: { ...TUS, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset), ...more },
    body: new Uint8Array(Buffer.from(body)),
  });
const offset = async (at: string): Promise<string | null> => {
  const response = await send(at, { method: 'HEAD', headers: TUS });
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  return response.headers.get('upload-offset');
};
const code = async (response: Response): Promise<[number, string]> => [
  response.status,
  ((await response.json()) as { error: { human_readable_id: string } }).error.human_readable_id,
];
const content = async (path: string): Promise<string> => (await send(`/api/projects/${project}/files/${path}`)).text();
const folder = (): string => join(platform.core.config.dataDir, 'projects/uploads');
const held = (): Promise<string[]> => readdir(folder()).catch(() => []);
const query = (text: string, values: unknown[] = []) => platform.core.connection.pool.query(text, values);

/** A piece whose line breaks after some bytes; resolves when the hub has them. */
async function broken(at: string, from: number, bytes: Buffer, announced: number): Promise<void> {
  const { host, port } = new URL(platform.baseUrl);
  const request = httpRequest({
    host: host.split(':')[0],
    port,
    path: at,
    method: 'PATCH',
    headers: {
      ...TUS,
      authorization: `Bearer ${await platform.accessToken(ada.email)}`,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(from),
      'content-length': String(announced),
    },
  });
  request.on('error', () => undefined);
  request.write(bytes);
  const file = join(folder(), at.split('/').at(-1)!);
  while ((await stat(file)).size < from + bytes.length) await new Promise((resolve) => setTimeout(resolve, 10));
  request.destroy();
}

describe('uploads in pieces', () => {
  test('a file that must not be there begins no upload where it is, and is not replaced where it came meanwhile', async () => {
    const absent = { 'if-none-match': '*' };
    const at = (await begin('plan.txt', 4, absent)).headers.get('location')!;
    const file = `/api/projects/${project}/files/plan.txt`;
    const bytes = { 'content-type': 'application/octet-stream' };
    await send(file, { method: 'PUT', headers: bytes, body: 'first' });
    expect(await code(await piece(at, 0, 'late'))).toEqual([412, 'file_changed']);
    expect(await code(await begin('plan.txt', 4, absent))).toEqual([412, 'file_changed']);
    expect(await code(await begin('plan.txt', 4, { 'if-match': `"${'a'.repeat(64)}"` }))).toEqual([
      400,
      'precondition_unknown',
    ]);
    expect([await content('plan.txt'), await held()]).toEqual(['first', []]);
    const over = await begun('plan.txt', 4);
    expect([(await piece(over, 0, 'over')).status, await content('plan.txt')]).toEqual([204, 'over']);
  });

  test('a file that comes in pieces is one of the project with the last one; the very bytes come back and nothing stays beside them', async () => {
    const bytes = randomBytes(300_000);
    const at = await begun('data/levels ä.bin', bytes.length);
    expect(await offset(at)).toBe('0');
    const first = await piece(at, 0, bytes.subarray(0, 100_000));
    expect([first.status, first.headers.get('upload-offset'), first.headers.get('tus-resumable')]).toEqual([
      204,
      '100000',
      '1.0.0',
    ]);
    expect(Date.parse(first.headers.get('upload-expires')!) - Date.now()).toBeGreaterThan(23 * 3_600_000);
    expect((await send(`/api/projects/${project}/files/data/levels%20%C3%A4.bin`)).status).toBe(404);
    expect((await piece(at, 100_000, bytes.subarray(100_000))).headers.get('upload-offset')).toBe('300000');
    const got = await send(`/api/projects/${project}/files/data/levels%20%C3%A4.bin`);
    expect(Buffer.from(await got.arrayBuffer()).equals(bytes)).toBe(true);
    expect(got.headers.get('etag')).toBe(`"${createHash('sha256').update(bytes).digest('hex')}"`);
    // Who lost the answer asks again, and learns that it is whole.
    expect(await offset(at)).toBe('300000');
    expect(await (await send(at)).json()).toMatchObject({ path: 'data/levels ä.bin', size: 300_000, is_stored: true });
    expect(await held()).toEqual([]);
  });

  test('what came before a line broke is kept, and goes on from there; a piece that begins elsewhere is rejected', async () => {
    const at = await begun('a.txt', 20);
    await broken(at, 0, Buffer.from('river '), 20);
    expect(await offset(at)).toBe('6');
    const elsewhere = await piece(at, 0, 'x');
    expect(elsewhere.headers.get('tus-resumable')).toBe('1.0.0');
    expect(await code(elsewhere)).toEqual([409, 'upload_offset_wrong']);
    expect((await piece(at, 6, 'levels of today')).status).toBe(413);
    expect(await offset(at)).toBe('6');
    await piece(at, 6, 'levels of tody');
    expect(await content('a.txt')).toBe('river levels of tody');
  });

  test('on a full disk the answer says so, what was written before stays and nothing else, and it goes on when there is room', async () => {
    const at = await begun('a.txt', 12);
    expect((await piece(at, 0, 'river ')).status).toBe(204);
    const probe = await open(join(folder(), at.split('/').at(-1)!));
    const { ino } = await probe.stat();
    const handles = Object.getPrototypeOf(probe) as FileHandle;
    await probe.close();
    const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
    // Nothing of the piece; then a part of it, and no room for the rest. Others may write meanwhile.
    const rooms = [0, 2, 0];
    const used = new Set<FileHandle>();
    type Write = (this: FileHandle, ...given: unknown[]) => Promise<{ bytesWritten: number }>;
    const writing = handles as unknown as { write: Write };
    const real = writing.write;
    const failing = vi.spyOn(writing, 'write').mockImplementation(async function (this: FileHandle, ...given) {
      if ((await this.stat()).ino !== ino) return real.apply(this, given);
      used.add(this);
      const room = rooms.shift()!;
      if (room === 0) throw full;
      return real.call(this, given[0], given[1], room);
    });
    expect(await code(await piece(at, 6, 'levels'))).toEqual([503, 'disk_full']);
    expect(await offset(at)).toBe('6');
    expect(await code(await piece(at, 6, 'levels'))).toEqual([503, 'disk_full']);
    failing.mockRestore();
    // None of them stays open.
    expect([...used].map(({ fd }) => fd)).toEqual([-1, -1]);
    expect(await offset(at)).toBe('8');
    expect((await piece(at, 8, 'vels')).status).toBe(204);
    expect(await content('a.txt')).toBe('river levels');
  });

  test('who asks how far it is ends a piece that hangs on a dead line', async () => {
    const at = await begun('a.txt', 10);
    const hanging = httpRequest(new URL(at, platform.baseUrl), {
      method: 'PATCH',
      headers: {
        ...TUS,
        authorization: `Bearer ${await platform.accessToken(ada.email)}`,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
        'content-length': '10',
      },
    });
    hanging.on('error', () => undefined);
    hanging.write('12345');
    while ((await stat(join(folder(), at.split('/').at(-1)!))).size < 5)
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await offset(at)).toBe('5');
    expect((await piece(at, 5, '67890')).status).toBe(204);
    hanging.destroy();
    expect(await content('a.txt')).toBe('1234567890');
  });

  test('one that was whole when the platform was killed is stored when its client asks', async () => {
    const at = await begun('a.txt', 4);
    // As a kill between the last byte and the row leaves it.
    await writeFile(join(folder(), at.split('/').at(-1)!), 'late');
    expect(await offset(at)).toBe('4');
    expect(await content('a.txt')).toBe('late');
    expect(await held()).toEqual([]);
  });

  test('one of no bytes is stored at once; one is ended by its client, and is gone', async () => {
    const empty = await begin('empty', 0);
    expect(await empty.json()).toMatchObject({ size: 0, offset: 0, is_stored: true });
    expect(await content('empty')).toBe('');
    const at = await begun('a.txt', 10);
    await piece(at, 0, '12345');
    expect((await send(at, { method: 'DELETE', headers: TUS })).status).toBe(204);
    expect((await send(at, { method: 'HEAD', headers: TUS })).status).toBe(404);
    expect(await code(await piece(at, 5, '67890'))).toEqual([404, 'upload_not_found']);
    expect(await held()).toEqual([]);
  });

  test('unfinished uploads are deleted after a day, and so are bytes without an upload', async () => {
    const at = await begun('a.txt', 10);
    await piece(at, 0, '12345');
    const young = await begun('b.txt', 10);
    const [id, kept] = [at.split('/').at(-1)!, young.split('/').at(-1)!];
    await writeFile(join(folder(), '0190f000-0000-7000-8000-00000000000b'), 'of a killed process');
    const then = new Date(Date.now() - 2 * 3_600_000);
    for (const name of await held()) await utimes(join(folder(), name), then, then);
    await query("update project_upload set expires_at = now() - interval '1 second' where id = $1", [id]);
    expect((await send(at, { method: 'HEAD', headers: TUS })).status).toBe(404);
    await platform.cleanUp('unfinished uploads of files');
    expect(await held()).toEqual([kept]);
    expect((await query('select 1 from project_upload where id = $1', [id])).rows).toEqual([]);
  });

  test('clients learn what is possible without signing in; another version is rejected', async () => {
    const asked = await platform.send(`/api/projects/${project}/uploads`, { method: 'OPTIONS' });
    expect([asked.status, asked.headers.get('tus-extension'), asked.headers.get('tus-max-size')]).toEqual([
      204,
      'creation,termination,expiration',
      String(LARGEST_PROJECT_FILE),
    ]);
    const other = await begin('a', 1, { 'tus-resumable': '0.2.2' });
    expect(other.headers.get('tus-version')).toBe('1.0.0');
    expect(await code(other)).toEqual([412, 'tus_version_unknown']);
  });

  test('names, sizes and rights are those of every file', async () => {
    for (const path of ['../x', 'a//b', 'CON', 'nul.txt', 'y'.repeat(300), 'a\\b', '/etc/passwd', 'x '])
      expect(await code(await begin(path, 1)), path).toEqual([422, 'invalid_input']);
    for (const length of ['', '-1', '1e3', '99999999999999999'])
      expect(await code(await begin('a', 1, { 'upload-length': length })), length).toEqual([400, 'malformed_request']);
    for (const metadata of ['', 'path', 'path !!!', `other ${base64('a')}`])
      expect(await code(await begin('a', 1, { 'upload-metadata': metadata })), metadata).toEqual([
        400,
        'malformed_request',
      ]);
    expect(await code(await begin('a', LARGEST_PROJECT_FILE + 1))).toEqual([413, 'file_too_large']);
    expect(await code(await piece(await begun('a', 1), 0, 'x', { 'content-type': 'text/plain' }))).toEqual([
      415,
      'unsupported_media_type',
    ]);
    await query(
      "insert into project_file (project_id, path, folded_path, size, sha256) values ($1, 'big', 'big', $2, $3)",
      [project, 5_000_000_000 - 2, 'a'.repeat(64)],
    );
    expect(await code(await begin('b', 3))).toEqual([403, 'storage_full']);
  });

  test('a file that stands in the way, and a store that is full meanwhile, are told with the last piece; the upload is gone then', async () => {
    const [twin, late] = [await begun('Data.csv', 2), await begun('late.csv', 2)];
    const put = { method: 'PUT', headers: { 'content-type': 'application/octet-stream' }, body: 'x' };
    await send(`/api/projects/${project}/files/data.csv`, put);
    expect(await code(await piece(twin, 0, 'ab'))).toEqual([409, 'file_in_the_way']);
    await query(
      "insert into project_file (project_id, path, folded_path, size, sha256) values ($1, 'big', 'big', $2, $3)",
      [project, 5_000_000_000 - 2, 'a'.repeat(64)],
    );
    expect(await code(await piece(late, 0, 'ab'))).toEqual([403, 'storage_full']);
    for (const at of [twin, late]) expect((await send(at, { method: 'HEAD', headers: TUS })).status).toBe(404);
    expect(await content('data.csv')).toBe('x');
    expect(await held()).toEqual([]);
  });

  test("others can't see or continue one, even in a shared organization", async () => {
    const [max, eva] = [await platform.aUser(), await platform.aUser()];
    const { name } = await platform.anOrganization({ members: { member: max, admin: eva } });
    const [asMax, asEva] = [await platform.as(max.email), await platform.as(eva.email)];
    const made = await asMax('/api/projects', { method: 'POST', json: { name: 'shared', owner: { name } } });
    project = ((await made.json()) as { id: string }).id;
    const at = (await begin('a.txt', 2, {}, asMax)).headers.get('location')!;
    for (const [by, status] of [
      [asEva, 404],
      [stranger, 404],
      [platform.send, 401],
    ] as const) {
      expect((await by(at, { method: 'HEAD', headers: TUS })).status).toBe(status);
      expect((await piece(at, 0, 'ab', {}, by)).status).toBe(status);
      expect((await by(at, { method: 'DELETE', headers: TUS })).status).toBe(status);
    }
    expect((await begin('a.txt', 2, {}, stranger)).status).toBe(404);
    await query('delete from membership where user_id = $1', [max.id]);
    expect((await piece(at, 0, 'ab', {}, asMax)).status).toBe(404);
  });

  test("a stranger who knows its id can't end a running upload", async () => {
    const at = await begun('a.txt', 4);
    const id = at.split('/').at(-1)!;
    const made = await stranger('/api/projects', { method: 'POST', json: { name: 'elsewhere' } });
    const theirs = ((await made.json()) as { id: string }).id;
    const [sent, rest] = [Promise.withResolvers<number>(), Promise.withResolvers<void>()];
    const owner = httpRequest(new URL(at, platform.baseUrl), {
      method: 'PATCH',
      headers: {
        ...TUS,
        authorization: `Bearer ${await platform.accessToken(ada.email)}`,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
        'content-length': '4',
      },
    });
    owner.on('error', sent.reject);
    owner.on('response', (response) => sent.resolve(response.statusCode ?? 0));
    owner.write('ab');
    void rest.promise.then(() => owner.end('cd'));
    while ((await stat(join(folder(), id))).size < 2) await new Promise((resolve) => setTimeout(resolve, 10));
    for (const place of [theirs, at.split('/')[3]!])
      for (const method of ['HEAD', 'DELETE'])
        expect((await stranger(`/api/projects/${place}/uploads/${id}`, { method, headers: TUS })).status).toBe(404);
    rest.resolve();
    expect(await sent.promise).toBe(204);
    expect(await content('a.txt')).toBe('abcd');
  });

  test('is named by its id in capitals as well', async () => {
    const at = await begun('a.txt', 2);
    const [folderOf, id] = [at.slice(0, at.lastIndexOf('/') + 1), at.split('/').at(-1)!];
    expect((await piece(`${folderOf}${id.toUpperCase()}`, 0, 'ab')).status).toBe(204);
    expect(await content('a.txt')).toBe('ab');
  });

  test('what another platform still writes of it changes nothing of the stored file', async () => {
    const { core, composition } = platform;
    const projects = new Projects(core.db, core.config.limits, composition.areas.organization);
    const objects = objectsOf(core.config, 'projects');
    const planOf = () => Promise.resolve(null as never);
    const files = new ProjectFiles({ db: core.db, projects, objects, planOf, mostStorage: core.config.projectStorage });
    const parts = { db: core.db, projects, files, objects, folder: folder(), isAlone: false };
    const [one, beside] = [new ProjectUploads(parts), new ProjectUploads(parts)];
    const viewer = { userId: ada.id, email: ada.email, sessionId: '' };
    const at = await begun('a.txt', 4);
    const id = at.split('/').at(-1)!;
    const stored = Promise.withResolvers<void>();
    async function* slowly() {
      yield Buffer.from('ab');
      await stored.promise;
      yield Buffer.from('zz');
    }
    const slow = beside.append(viewer, project, id, 0, slowly);
    const ended = slow.then(
      () => 'whole',
      () => 'refused',
    );
    while ((await stat(join(folder(), id))).size < 2) await new Promise((resolve) => setTimeout(resolve, 10));
    async function* rest() {
      yield Buffer.from('cd');
      await Promise.resolve();
    }
    expect(await one.append(viewer, project, id, 2, rest)).toMatchObject({ offset: 4 });
    stored.resolve();
    expect(await ended).toBe('refused');
    const kept = await buffer(await objects.read(createHash('sha256').update('abcd').digest('hex')));
    expect(kept.toString()).toBe('abcd');
    expect(await content('a.txt')).toBe('abcd');
  });

  test('a platform without the folder that has the bytes says so, and takes them for lost no more; it can end the upload', async () => {
    const { core, composition } = platform;
    const projects = new Projects(core.db, core.config.limits, composition.areas.organization);
    const objects = objectsOf(core.config, 'projects');
    const planOf = () => Promise.resolve(null as never);
    const files = new ProjectFiles({ db: core.db, projects, objects, planOf, mostStorage: core.config.projectStorage });
    const apart = join(core.config.dataDir, 'projects/uploads of another platform');
    const on = (place: string) =>
      new ProjectUploads({ db: core.db, projects, files, objects, folder: place, isAlone: false });
    const [here, shared, other] = [on(folder()), on(folder()), on(apart)];
    const viewer = { userId: ada.id, email: ada.email, sessionId: '' };
    async function* bytes(text: string) {
      yield Buffer.from(text);
      await Promise.resolve();
    }
    const away = { status: 503, code: 'upload_elsewhere', headers: { 'retry-after': '1' } };
    const { id } = await here.begin(viewer, project, 'a.txt', 4);
    await here.append(viewer, project, id, 0, () => bytes('ab'));
    await expect(other.state(viewer, project, id)).rejects.toMatchObject(away);
    await expect(other.append(viewer, project, id, 2, () => bytes('cd'))).rejects.toMatchObject(away);
    expect(await shared.append(viewer, project, id, 2, () => bytes('cd'))).toMatchObject({ offset: 4 });
    // Once its bytes are stored, every process knows the upload.
    expect(await other.state(viewer, project, id)).toMatchObject({ offset: 4 });
    expect(await content('a.txt')).toBe('abcd');

    const second = await other.begin(viewer, project, 'b.txt', 4);
    await here.cancel(viewer, project, second.id);
    await expect(other.state(viewer, project, second.id)).rejects.toMatchObject({ status: 404 });
    // What is gone from its own folder is lost.
    const third = await other.begin(viewer, project, 'b.txt', 4);
    await rm(join(apart, third.id));
    await expect(other.state(viewer, project, third.id)).rejects.toMatchObject({ status: 404 });
  });

  test('a person has twenty under way at most, also of those that begin at once', async () => {
    for (let number = 0; number < 18; number++) await begun(`${number}`, 1);
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async (_, number) => (await begin(`at once ${number}`, 1)).status),
    );
    expect(statuses.toSorted()).toEqual([201, 201, 409, 409, 409, 409, 409, 409]);
    expect(await code(await begin('one more', 1))).toEqual([409, 'too_many_uploads']);
  });
});
