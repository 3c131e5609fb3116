import { request as httpRequest } from 'node:http';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { Area, Core } from '../core.ts';
import { newId } from '../db/index.ts';
import { startPlatform } from '../testing/index.ts';
import type { Send, TestPlatform } from '../testing/index.ts';
import { HttpError, unprocessable } from './errors.ts';
import type { Detail } from './errors.ts';
import { conflict, paging, route } from './index.ts';
import type { Route } from './index.ts';

interface ErrorAnswer {
  error: { message: string; human_readable_id: string };
  detail?: { loc: (string | number)[]; msg: string; type: string }[];
}

let calls = 0;
const [reached, aborted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
/** Holds a handler up that is asked to be held. */
const letGo = Promise.withResolvers<void>();

/** Routes that only this suite has, one for every way through the edge. */
function probes({ db }: Core): Area[] {
  const access = { kind: 'public' } as const;
  const routes: Route[] = [
    route({
      method: 'post',
      path: '/api/probe/body',
      summary: 'Takes a body.',
      access,
      body: z.object({ name: z.string().min(2), tags: z.array(z.object({ label: z.string() })).default([]) }).strict(),
      answers: { 200: z.object({ name: z.string(), length: z.number() }) },
      handler: async ({ body }) => ({ status: 200, body: { name: body.name, length: JSON.stringify(body).length } }),
    }),
    route({
      method: 'post',
      path: '/api/probe/large',
      summary: 'Takes a larger body.',
      access,
      body: z.object({ text: z.string() }),
      bodyLimit: 3 * 1024 * 1024,
      answers: { 204: null },
      handler: async () => ({ status: 204 }),
    }),
    route({
      method: 'get',
      path: '/api/probe/list',
      summary: 'A page.',
      access,
      query: paging(),
      answers: { 200: z.object({ limit: z.number(), offset: z.number() }) },
      handler: async ({ query }) => ({ status: 200, body: query }),
    }),
    route({
      method: 'get',
      path: '/api/probe/broken',
      summary: 'Breaks.',
      access,
      answers: { 204: null },
      handler: async () => {
        throw new Error('connect to postgres://admin:hunter2@db failed');
      },
    }),
    route({
      method: 'put',
      path: '/api/probe/bytes',
      summary: 'Says what came.',
      access: { kind: 'user' },
      bytes: ['application/octet-stream'],
      answers: { 200: z.object({ came: z.string() }) },
      handler: async ({ request }) => ({ status: 200, body: { came: (await request.toArray()).join('') } }),
    }),
    route({
      method: 'get',
      path: '/api/probe/undeclared',
      summary: 'Answers something else.',
      access,
      query: z.object({ as: z.enum(['type', 'extra', 'status', 'media', 'json', 'failure', 'right']) }),
      answers: {
        200: z.object({ items: z.array(z.union([z.object({ count: z.number() }), z.null()])) }),
        202: { contentType: 'text/csv' },
      },
      handler: async ({ query }) => {
        if (query.as === 'failure') throw new HttpError(415, 'unsupported_media_type', 'There is no body to be wrong.');
        if (query.as === 'media')
          return { status: 202, stream: Readable.from(['a']), headers: { 'content-type': 'text/html' } };
        if (query.as === 'json')
          return { status: 200, body: { items: [] }, headers: { 'content-type': 'application/schema+json' } };
        const items = {
          right: [null, { count: 3 }],
          type: [{ count: 3 }, { count: 'three' }],
          extra: [null, { count: 3, secret: 'hunter2' }],
        };
        return query.as === 'status'
          ? { status: 206 as never, body: { items: [] } }
          : { status: 200, body: { items: items[query.as] as never } };
      },
    }),
    route({
      method: 'get',
      path: '/api/probe/stream',
      summary: 'Streams, and breaks in the middle when asked to.',
      access,
      query: z.object({ broken: z.stringbool().default(false) }),
      answers: { 200: { contentType: 'text/csv' } },
      handler: async ({ query }) => {
        const rows = async function* (): AsyncGenerator<string> {
          yield 'a,b\n'.repeat(1000);
          if (query.broken) throw new Error('no more');
          yield 'c,d\n';
        };
        return { status: 200, headers: { 'content-type': 'text/csv' }, stream: Readable.from(rows()) };
      },
    }),
    route({
      method: 'get',
      path: '/api/probe/slow',
      summary: 'Waits until the caller is gone.',
      access,
      answers: { 204: null },
      handler: async ({ signal }) => {
        reached.resolve();
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
        aborted.resolve();
        signal.throwIfAborted();
        return { status: 204 };
      },
    }),
    route({
      method: 'post',
      path: '/api/probe/once',
      summary: 'Counts its calls.',
      access: { kind: 'user' },
      body: z.object({
        number: z.number().default(0),
        held: z.boolean().default(false),
        refuse: z.boolean().default(false),
        password: z.string().optional(),
      }),
      answers: { 201: z.object({ call: z.number() }) },
      handler: async ({ body }) => {
        const call = ++calls;
        if (body.refuse) throw conflict('Not now.', 'conflict');
        if (body.held) await letGo.promise;
        return { status: 201, body: { call } };
      },
    }),
    route({
      method: 'post',
      path: '/api/probe/organizations/{org}/gone',
      summary: 'Writes into its organization when somebody else has deleted it, or the membership of the caller.',
      access: { kind: 'organization', action: 'organization.read', person: true },
      params: z.object({ org: z.string() }),
      body: z.object({ gone: z.enum(['organization', 'membership', 'group']) }),
      answers: { 204: null },
      handler: async ({ organization, viewer, body: { gone } }) => {
        const ids = { organization_id: organization!.id, user_id: viewer!.userId };
        if (gone === 'organization')
          await db.deleteFrom('organization').where('id', '=', ids.organization_id).execute();
        if (gone === 'membership')
          await db.deleteFrom('membership').where('organization_id', '=', ids.organization_id).execute();
        await db
          .insertInto('org_group_user')
          .values({ ...ids, group_id: newId() })
          .execute();
        return { status: 204 };
      },
    }),
    route({
      method: 'post',
      path: '/api/probe/secret',
      summary: 'Answers a secret.',
      access: { kind: 'user' },
      secretAnswer: true,
      answers: { 201: z.object({ secret: z.string() }) },
      handler: async () => ({ status: 201, body: { secret: `s3cret-${++calls}` } }),
    }),
  ];
  return [{ routes }];
}

let platform: TestPlatform;
let ada: Send;
beforeAll(async () => {
  platform = await startPlatform({ areas: probes, breaksDeclarations: true });
  await platform.aUser({ email: 'ada@acme.example' });
  await platform.aUser({ email: 'max@acme.example' });
  ada = await platform.as('ada@acme.example');
});
afterAll(() => platform.close());

async function errorOf(response: Response): Promise<ErrorAnswer> {
  return (await response.json()) as ErrorAnswer;
}

describe('errors', () => {
  test.each<[string, string, RequestInit, number, string]>([
    ['an unknown address', '/api/nowhere', {}, 404, 'unknown_address'],
    ['a wrong method', '/api/probe/list', { method: 'DELETE' }, 404, 'unknown_address'],
    [
      'broken JSON',
      '/api/probe/body',
      { method: 'POST', body: '{"name":', headers: { 'content-type': 'application/json' } },
      400,
      'malformed_json',
    ],
    [
      'another media type',
      '/api/probe/body',
      { method: 'POST', body: 'name=x', headers: { 'content-type': 'text/plain' } },
      415,
      'unsupported_media_type',
    ],
    [
      'an unknown charset',
      '/api/probe/body',
      { method: 'POST', body: '{}', headers: { 'content-type': 'application/json; charset=klingon' } },
      415,
      'unsupported_encoding',
    ],
    [
      'an unknown encoding',
      '/api/probe/body',
      { method: 'POST', body: '{}', headers: { 'content-type': 'application/json', 'content-encoding': 'rot13' } },
      415,
      'unsupported_encoding',
    ],
    ['a broken percent sign', '/api/users/%E0%A4%A', {}, 400, 'malformed_request'],
    ['a call without credentials', '/api/account', {}, 401, 'not_signed_in'],
    ['credentials of another kind', '/api/account', { headers: { authorization: 'Basic YTpi' } }, 401, 'not_signed_in'],
  ])('[ERR-14] %s has the one form', async (_title, path, init, status, id) => {
    const response = await fetch(platform.baseUrl + path, init);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const body = await errorOf(response);
    expect(body.error).toEqual({ message: expect.stringMatching(/\S+ \S+/), human_readable_id: id });
  });

  test('[ERR-15] a 422 has a detail with loc and msg for each wrong field', async () => {
    const response = await platform.send('/api/probe/body', {
      method: 'POST',
      json: { name: 'x', tags: [{ label: 'ok' }, { label: 7 }], extra: 1 },
    });
    expect(response.status).toBe(422);
    const body = await errorOf(response);
    expect(body.error.human_readable_id).toBe('invalid_input');
    expect(body.detail?.map((each) => each.loc)).toEqual([
      ['body', 'name'],
      ['body', 'tags', 1, 'label'],
      ['body', 'extra'],
    ]);
    for (const each of body.detail ?? [])
      expect(each).toEqual({
        loc: each.loc,
        msg: expect.stringMatching(/\S/),
        type: expect.stringMatching(/^[a-z_]+$/),
        pointer: `/${each.loc.slice(1).join('/')}`,
      });
  });

  test('joins several errors in whole sentences into one text with one period between them', () => {
    const at = (field: string, msg: string): Detail => ({ loc: ['body', field], msg, type: 'value_error' });
    const { message } = unprocessable([at('a', 'Filters can be nested at most 8 deep.'), at('b', 'Field required')]);
    expect(message).toBe('a: Filters can be nested at most 8 deep. b: Field required');
    expect(unprocessable([at('a', 'Choose another.')]).message).toBe('a: Choose another.');
  });

  test('[ERR-15] a missing body and missing fields say so', async () => {
    expect((await errorOf(await platform.send('/api/probe/body', { method: 'POST' }))).detail).toMatchObject([
      { loc: ['body'] },
    ]);
    expect((await errorOf(await platform.send('/api/probe/body', { method: 'POST', json: {} }))).detail).toEqual([
      { loc: ['body', 'name'], pointer: '/name', msg: 'Field required', type: 'missing' },
    ]);
    expect(
      (await errorOf(await platform.send('/api/probe/body', { method: 'POST', json: 'text' }))).detail,
    ).toMatchObject([{ loc: ['body'] }]);
  });

  test('rejects an undeclared parameter by its name', async () => {
    for (const path of ['/api/probe/list?limit=5&q=numpy', '/api/search/packages?q=numpy']) {
      const response = await platform.send(path);
      expect([path, response.status]).toEqual([path, 422]);
      expect((await errorOf(response)).detail).toMatchObject([{ loc: ['query', 'q'], type: 'unrecognized_keys' }]);
    }
  });

  test('[ERR-15] wrong paging names the query field', async () => {
    for (const [query, field] of [
      ['limit=0', 'limit'],
      ['limit=101', 'limit'],
      ['limit=ten', 'limit'],
      ['offset=-1', 'offset'],
      ['offset=1e30', 'offset'],
      ['limit=1&limit=2', 'limit'],
    ]) {
      const response = await platform.send(`/api/probe/list?${query}`);
      expect([query, response.status]).toEqual([query, 422]);
      const { detail, error } = await errorOf(response);
      expect(detail?.[0]?.loc).toEqual(['query', field]);
      expect(error.message).not.toContain('NaN');
    }
    expect(await (await platform.send('/api/probe/list')).json()).toEqual({ limit: 50, offset: 0 });
    expect(await (await platform.send('/api/probe/list?limit=100&offset=7')).json()).toEqual({ limit: 100, offset: 7 });
  });

  test('[ERR-14] an internal error reveals nothing, and the log has it under the request id', async () => {
    const response = await platform.send('/api/probe/broken', { headers: { 'x-request-id': 'request-12345' } });
    expect(response.status).toBe(500);
    expect(response.headers.get('x-request-id')).toBe('request-12345');
    const text = await response.text();
    expect(text).not.toMatch(/hunter2|postgres|stack|\.ts/);
    expect(text).toContain('request-12345');
    expect(platform.logged().find((line) => line.includes('request failed'))).toContain('"requestId":"request-12345"');
  });

  test.each([
    ['organization', 404],
    ['membership', 404],
    ['group', 500],
  ])('a write that fails because the %s was deleted meanwhile returns %i', async (gone, status) => {
    const organization = await platform.anOrganization({
      members: { admin: await platform.aUser({ email: `${gone}@acme.example` }) },
    });
    const send = await platform.as(`${gone}@acme.example`);
    expect(
      (await send(`/api/probe/organizations/${organization.name}/gone`, { method: 'POST', json: { gone } })).status,
    ).toBe(status);
  });

  test("a text that the database can't store returns 422, not 500", async () => {
    const { name } = (await (
      await ada('/api/organizations/', { method: 'POST', json: { name: 'nul-name', title: 'Nul' } })
    ).json()) as { name: string };
    expect((await ada(`/api/organizations/${name}`, { method: 'PUT', json: { bio: 'a\u0000b' } })).status).toBe(422);
    const asked = await ada(`/api/organizations/${name}/repo-policies?q=a%00b`);
    expect([asked.status, (await errorOf(asked)).detail?.map(({ loc }) => loc)]).toEqual([422, [['query', 'q']]]);
  });

  test('half of a surrogate pair in stored JSON returns 422, too', async () => {
    const notebook = {
      title: 'Half',
      content: { nbformat: 4, nbformat_minor: 5, metadata: { half: 'a\ud800b' }, cells: [] },
    };
    expect((await ada('/api/notebooks', { method: 'POST', json: notebook })).status).toBe(422);
  });
});

describe('bodies', () => {
  test('rejects a body over the limit with 413, also without a length or with compression', async () => {
    const large = JSON.stringify({ name: 'x'.repeat(1024 * 1024) });
    const headers = { 'content-type': 'application/json' };
    const url = `${platform.baseUrl}/api/probe/body`;
    const plain = await fetch(url, { method: 'POST', headers, body: large });
    expect([plain.status, (await errorOf(plain)).error.human_readable_id]).toEqual([413, 'body_too_large']);
    const packed = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-encoding': 'gzip' },
      body: gzipSync(large),
    });
    expect(packed.status).toBe(413);
    const streamed = await fetch(url, {
      method: 'POST',
      headers,
      body: Readable.toWeb(Readable.from([Buffer.from(large)])) as never,
      duplex: 'half',
    } as RequestInit);
    expect(streamed.status).toBe(413);
  });

  test('rejects endlessly nested bodies, also while checking the Idempotency-Key', async () => {
    const of = (levels: number) =>
      ada('/api/probe/once', {
        method: 'POST',
        body: `{"more":${'['.repeat(levels)}${']'.repeat(levels)}}`,
        headers: { 'content-type': 'application/json', 'idempotency-key': `deep-${levels}` },
      });
    expect((await of(400)).status).toBe(201);
    const deep = await of(20_000);
    expect([deep.status, (await errorOf(deep)).error.human_readable_id]).toEqual([400, 'body_too_deep']);
  });

  test('rejects a body with too many keys or texts before parsing, and other charsets', async () => {
    const of = async (body: string | Uint8Array<ArrayBuffer>, type = 'application/json') => {
      const answer = await ada('/api/probe/large', { method: 'POST', body, headers: { 'content-type': type } });
      return [answer.status, (await errorOf(answer)).error.human_readable_id];
    };
    const keys = Array.from({ length: 10_001 }, (_, at) => `"k${at}":1`).join(',');
    expect(await of(`{"text":"x",${keys}}`)).toEqual([413, 'too_many_values']);
    expect(await of(`{"text":"x","more":[${'"",'.repeat(200_001)}1]}`)).toEqual([413, 'too_many_values']);
    const wide = Uint8Array.from(Buffer.from(`{"text":"x",${keys}}`, 'utf16le'));
    expect(await of(wide, 'application/json; charset=utf-16le')).toEqual([415, 'unsupported_encoding']);
  });

  test('a route may take more', async () => {
    const of = (length: number) =>
      platform.send('/api/probe/large', { method: 'POST', json: { text: 'x'.repeat(length) } });
    expect((await of(2 * 1024 * 1024)).status).toBe(204);
    expect((await of(3 * 1024 * 1024)).status).toBe(413);
  });

  test('a compressed body is read', async () => {
    const response = await fetch(`${platform.baseUrl}/api/probe/body`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: gzipSync('{"name":"packed"}'),
    });
    expect(await response.json()).toMatchObject({ name: 'packed' });
  });

  test('rejects unauthorized calls before reading the body', async () => {
    const response = await fetch(`${platform.baseUrl}/api/organizations/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"broken',
    });
    expect(response.status).toBe(401);
  });

  test('a key of the prototype has no effect', async () => {
    const response = await fetch(`${platform.baseUrl}/api/probe/body`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"ab","__proto__":{"tags":[]}}',
    });
    expect(response.status).toBe(422);
    expect(({} as { tags?: unknown }).tags).toBeUndefined();
  });
});

describe('answers', () => {
  test.each([
    ['type', /status 200: \/items\/1\/count: .*expected number/],
    ['extra', /status 200: \/items\/1\/secret: is not declared$/],
    ['status', /status 206: the status itself$/],
    ['media', /status 202: the media type text\/html$/],
    ['json', /status 200: the media type application\/schema\+json$/],
    ['failure', /status 415: the status of unsupported_media_type$/],
  ])('an undeclared response fails in tests with the difference: %s', async (as, said) => {
    const response = await platform.send(`/api/probe/undeclared?as=${as}`);
    const { error } = await errorOf(response);
    expect([response.status, error.human_readable_id]).toEqual([500, 'undeclared_answer']);
    expect(error.message).toMatch(said);
    expect(error.message).toMatch(/^GET \/api\/probe\/undeclared answered what it does not declare/);
  });

  test('an answer as it is declared is sent', async () => {
    expect((await platform.send('/api/probe/undeclared?as=right')).status).toBe(200);
  });

  test('JSON is not stored and not sniffed; HEAD has the head of GET and no body', async () => {
    const head = await platform.send('/api/probe/list', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('cache-control')).toBe('no-store');
    expect(head.headers.get('x-content-type-options')).toBe('nosniff');
    expect(head.headers.get('content-type')).toMatch(/^application\/json/);
    expect(head.headers.get('x-powered-by')).toBeNull();
    expect(head.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    const stream = await platform.send('/api/probe/stream', { method: 'HEAD' });
    expect([stream.status, await stream.text(), stream.headers.get('content-type')]).toEqual([200, '', 'text/csv']);
  });

  test('replaces an invalid request id', async () => {
    const response = await platform.send('/healthz', { headers: { 'x-request-id': 'short' } });
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('a stream that fails breaks the connection, so that clients notice the truncation', async () => {
    expect((await (await platform.send('/api/probe/stream')).text()).endsWith('c,d\n')).toBe(true);
    await expect(platform.send('/api/probe/stream?broken=true').then((response) => response.text())).rejects.toThrow();
    expect((await platform.send('/healthz')).status).toBe(200);
  });

  test('notifies a handler when its client disconnects, without an error', async () => {
    const request = httpRequest(`${platform.baseUrl}/api/probe/slow`);
    request.on('error', () => undefined);
    request.end();
    await reached.promise;
    request.destroy();
    await aborted.promise;
    const ofRequest = (): string[] => platform.logged().filter((line) => line.includes('/api/probe/slow'));
    await vi.waitFor(() => expect(ofRequest().join('')).toContain('"aborted":true'));
    await platform.send('/healthz');
    expect(ofRequest().filter((line) => line.includes('request failed'))).toEqual([]);
  });
});

describe('Idempotency-Key', () => {
  const post = (send: Send, key: string, json: object = {}, path = '/api/probe/once') =>
    send(path, { method: 'POST', json, headers: { 'idempotency-key': key } });

  test('the second request with a key gets the first response and does nothing', async () => {
    const first = await post(ada, 'key-1');
    const before = calls;
    const second = await post(ada, 'key-1');
    expect([second.status, await second.json()]).toEqual([201, await first.json()]);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(calls).toBe(before);
  });

  test('of two concurrent requests, one works and the other gets an error', async () => {
    const before = calls;
    const both = [post(ada, 'key-2', { held: true }), post(ada, 'key-2', { held: true })];
    // The one that works waits for the other's answer.
    const refused = await Promise.race(both);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([409, '1']);
    letGo.resolve();
    expect((await Promise.all(both)).map((each) => each.status).sort()).toEqual([201, 409]);
    expect(calls).toBe(before + 1);
  });

  test('rejects a key with other content; keys belong to one user', async () => {
    await post(ada, 'key-3', { number: 1 });
    const other = await post(ada, 'key-3', { number: 2 });
    const { error, detail } = await errorOf(other);
    expect([other.status, error.human_readable_id]).toEqual([422, 'idempotency_key_reused']);
    expect(detail?.[0]?.loc).toEqual(['header', 'Idempotency-Key']);
    // GraphQL passes on the sentence alone, so it names what it is about.
    expect(error.message).toBe(
      'Idempotency-Key: This idempotency key was already used for another request. Use a new key.',
    );
    expect(detail?.[0]?.msg).toMatch(/^This idempotency key was already used/);
    const max = await platform.as('max@acme.example');
    expect((await post(max, 'key-3', { number: 1 })).headers.get('idempotency-replayed')).toBeNull();
  });

  test('accepts other bytes under the same key', async () => {
    const put = async (body: string): Promise<unknown> =>
      (
        await ada('/api/probe/bytes', {
          method: 'PUT',
          body,
          headers: { 'content-type': 'application/octet-stream', 'idempotency-key': 'key-bytes' },
        })
      ).json();
    expect([await put('one'), await put('two')]).toEqual([{ came: 'one' }, { came: 'two' }]);
  });

  test("an error doesn't use up its key", async () => {
    expect((await post(ada, 'key-4', { refuse: true })).status).toBe(409);
    expect((await post(ada, 'key-4', { refuse: false })).status).toBe(201);
  });

  test('never stores a response with a secret', async () => {
    const answer = (await (await post(ada, 'key-5', {}, '/api/probe/secret')).json()) as { secret: string };
    const { rows } = await platform.core.connection.pool.query<{ text: string }>(
      'select row_to_json(idempotency)::text as text from idempotency',
    );
    expect(rows.map((row) => row.text).join()).not.toContain(answer.secret);
  });

  test("stored requests don't contain the password", async () => {
    const hashOf = async (key: string) =>
      (
        await platform.core.connection.pool.query<{ hash: string }>(
          "select encode(request_hash, 'hex') as hash from idempotency where key = $1",
          [key],
        )
      ).rows[0]?.hash;
    await post(ada, 'key-6', { password: 'one password' });
    await post(ada, 'key-7', { password: 'another password' });
    expect(await hashOf('key-6')).toMatch(/^[0-9a-f]{64}$/);
    expect(await hashOf('key-7')).toBe(await hashOf('key-6'));
  });

  test('rejects an invalid key', async () => {
    expect((await post(ada, 'k'.repeat(256))).status).toBe(400);
  });
});

test('the log has a line for each request: when in ISO 8601, id, method, path, status and milliseconds', async () => {
  await platform.send('/api/probe/list?limit=3', { headers: { 'x-request-id': 'request-of-log' } });
  const line = await vi.waitFor(
    () => platform.logged().find((each) => each.includes('request-of-log')) ?? Promise.reject(new Error('no line')),
  );
  expect(JSON.parse(line)).toMatchObject({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
    msg: 'request',
    method: 'GET',
    path: expect.stringMatching(/^\/api\/probe\/list/) as string,
    status: 200,
    ms: expect.any(Number) as number,
  });
});

test('the log has no secrets: neither tokens, nor passwords, nor the path of /t', async () => {
  const token = await platform.accessToken('ada@acme.example');
  const file = 'repo/acme/main/noarch/repodata.json';
  for (const before of ['/t/', '/repo//t/', '/t//', '/repo/t/', '/%74/', '/api/t/'])
    await platform.send(`${before}tr-THISisVERYsecret/${file}`);
  await platform.send('/api/account?token=QUERYsecret', { headers: { authorization: `Bearer ${token}` } });
  await platform.send('/api/iam/token', {
    method: 'POST',
    json: { grant_type: 'password', username: 'ada@acme.example', password: 'PASSWORDsecret' },
  });
  platform.core.log.info({ body: { password: 'NESTEDsecret', refresh_token: 'NESTEDsecret' } }, 'probe');
  const log = platform.logged().join('');
  expect(log).toContain('/t/*****/repo/acme/main');
  for (const secret of ['THISisVERYsecret', 'QUERYsecret', 'PASSWORDsecret', 'NESTEDsecret', token])
    expect(log).not.toContain(secret);
});
