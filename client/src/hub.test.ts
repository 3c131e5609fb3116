/** The client against a server that lies, breaks off, and stalls. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clientCredentials, Hub, HubError, token, type Credential } from './index.ts';

interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}
type Answer = (response: ServerResponse, seen: Seen) => unknown;

let server: Server;
let url: string;
let seen: Seen[];
let answers: Answer[];

/** Listens, and answers each request with the next answer. The last one stays. */
async function listen(handle: (seen: Seen, response: ServerResponse) => unknown): Promise<[Server, string]> {
  const made = createServer((request, response) => {
    void (async () => {
      const { method = '', url: target = '', headers } = request;
      handle({ method, url: target, headers, body: await textOf(request).catch(() => '') }, response);
    })();
  });
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  return [made, `http://127.0.0.1:${(made.address() as AddressInfo).port}`];
}

beforeEach(async () => {
  [seen, answers] = [[], []];
  [server, url] = await listen((request, response) => {
    seen.push(request);
    (answers.length > 1 ? answers.shift()! : answers[0]!)(response, request);
  });
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
const refusal = (status: number, code: string, headers: Record<string, string> = {}): Answer =>
  json(
    status,
    { error: { message: `It says ${code}.`, human_readable_id: code } },
    { 'x-request-id': 'r-1', ...headers },
  );
const caller = { kind: 'user', id: 'u', name: null, organization: null, scopes: [], expires_at: null };
const drop: Answer = (response) => response.destroy();
const inTheMiddle =
  (part: string, type = 'application/json'): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': type });
    response.write(part, () => setTimeout(() => response.destroy(), 20));
  };

const hubWith = (more: Partial<ConstructorParameters<typeof Hub>[0]> = {}): Hub =>
  new Hub({ url, credential: token('tr-secret-of-a-test'), timeout: 5_000, ...more });
const failureOf = async (work: Promise<unknown>): Promise<HubError> => {
  const error = await work.then(
    () => expect.unreachable('It succeeded.'),
    (problem: unknown) => problem,
  );
  expect(error).toBeInstanceOf(HubError);
  return error as HubError;
};
const all = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
};

describe('calls', () => {
  test('fills in paths and queries, and sends the token', async () => {
    answers = [json(200, { items: [], total_count: 0 })];
    await hubWith().get('/api/organizations/{org}/repo-policies', { path: { org: 'a/b' }, query: { limit: 5 } });
    expect(seen).toMatchObject([
      {
        method: 'GET',
        url: '/api/organizations/a%2Fb/repo-policies?limit=5',
        headers: { authorization: 'Bearer tr-secret-of-a-test' },
      },
    ]);
  });

  test.each<[string, Answer]>([
    ['a lost connection', drop],
    ['a body that ends in the middle', inTheMiddle('{"kind":')],
    ['503', refusal(503, 'unavailable')],
    ['429', refusal(429, 'too_many', { 'retry-after': '0' })],
  ])('repeats a read after %s', async (_, failure) => {
    answers = [failure, failure, json(200, caller)];
    expect(await hubWith().get('/api/iam/caller')).toEqual(caller);
    expect(seen).toHaveLength(3);
  });

  test('waits as long as Retry-After says', async () => {
    answers = [refusal(429, 'too_many', { 'retry-after': '1' }), json(200, caller)];
    const begun = Date.now();
    await hubWith().get('/api/iam/caller');
    expect(Date.now() - begun).toBeGreaterThanOrEqual(1_000);
  });

  test('leaves a long wait to the caller', async () => {
    answers = [refusal(429, 'too_many', { 'retry-after': '3600' })];
    const error = await failureOf(hubWith().get('/api/iam/caller'));
    expect(error).toMatchObject({
      code: 'too_many',
      status: 429,
      retryAfter: 3600,
      advice: 'Try again in 3600 seconds.',
    });
    expect(seen).toHaveLength(1);
  });

  test('repeats a write with the same key and body, and gives up after four attempts', async () => {
    answers = [drop];
    const error = await failureOf(
      hubWith().post('/api/organizations/{org}/repo-policies/validate', { path: { org: 'acme' }, body: { file: 'x' } }),
    );
    expect(error).toMatchObject({ code: 'unreachable', status: null, retryable: true });
    expect(seen).toHaveLength(4);
    expect(new Set(seen.map(({ headers, body }) => `${headers['idempotency-key']} ${body}`)).size).toBe(1);
    expect(seen[0]!.headers['idempotency-key']).toMatch(/^[\w-]{36}$/);
  });

  test('waits for its own first attempt that still runs, and not for refusals', async () => {
    answers = [refusal(409, 'request_in_progress', { 'retry-after': '0' }), refusal(409, 'plan_outdated')];
    const error = await failureOf(
      hubWith().post('/api/organizations/{org}/repo-policies/apply', { path: { org: 'acme' }, body: { file: 'x' } }),
    );
    expect(error).toMatchObject({ code: 'plan_outdated', requestId: 'r-1' });
    expect(seen).toHaveLength(2);
  });

  test.each<[string, string, Answer]>([
    [
      'unreadable_answer',
      'garbage',
      (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"a'),
    ],
    [
      'unreadable_answer',
      'a web page',
      (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
    ],
    ['http_418', "a proxy's error", (response) => response.writeHead(418).end('I am a teapot')],
  ])('reports %s for %s, once', async (code, _, answer) => {
    answers = [answer];
    expect(await failureOf(hubWith().get('/api/iam/caller'))).toMatchObject({ code });
    expect(seen).toHaveLength(1);
  });

  test('stops reading an endless body', async () => {
    answers = [
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        const more = (): void => {
          while (!response.destroyed && response.write(`"${'x'.repeat(65_536)}",`));
        };
        response.on('drain', more);
        more();
      },
    ];
    const error = await failureOf(hubWith({ maxBytes: 1_000_000 }).get('/api/iam/caller'));
    expect(error.code).toBe('answer_too_large');
  });

  test('stops waiting for a body that never ends', async () => {
    answers = [
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        const timer = setInterval(() => response.write(' '), 20);
        response.on('close', () => clearInterval(timer));
      },
    ];
    const error = await failureOf(hubWith({ timeout: 200, attempts: 1 }).get('/api/iam/caller'));
    expect(error.code).toBe('timeout');
  }, 10_000);

  test("ends with the caller's reason", async () => {
    answers = [() => undefined];
    const reason = new Error('no longer needed');
    const signal = AbortSignal.abort(reason);
    await expect(hubWith().get('/api/iam/caller', { signal })).rejects.toBe(reason);
    const controller = new AbortController();
    const call = hubWith().get('/api/iam/caller', { signal: controller.signal });
    setTimeout(() => controller.abort(reason), 50);
    await expect(call).rejects.toBe(reason);
  });

  test('sends nothing to the target of a redirect', async () => {
    const elsewhere: Seen[] = [];
    const [other, address] = await listen((request, response) => {
      elsewhere.push(request);
      response.end('{}');
    });
    try {
      for (const status of [301, 307]) {
        answers = [(response) => response.writeHead(status, { location: `${address}/api/iam/caller` }).end()];
        const error = await failureOf(hubWith().get('/api/iam/caller'));
        expect(error).toMatchObject({ code: 'redirected' });
        expect(error.message).toContain(address);
      }
      expect(elsewhere).toEqual([]);
    } finally {
      other.close();
    }
  });
});

describe('credentials', () => {
  const tokens: Answer = (response) =>
    json(200, { access_token: `access-${seen.filter((one) => one.url === '/api/iam/token').length}`, expires_in: 600 })(
      response,
      seen.at(-1)!,
    );

  test('client credentials are exchanged once, also for calls at the same time', async () => {
    answers = [
      (response, request) => (request.url === '/api/iam/token' ? tokens : json(200, caller))(response, request),
    ];
    const hub = hubWith({ credential: clientCredentials({ id: 'account', key: 'tr-key' }) });
    await Promise.all([hub.get('/api/iam/caller'), hub.get('/api/iam/caller')]);
    await hub.get('/api/iam/caller');
    const exchanges = seen.filter((one) => one.url === '/api/iam/token');
    expect(exchanges).toHaveLength(1);
    expect(exchanges[0]!.body).toContain('client_secret=tr-key');
    expect(exchanges[0]!.headers.authorization).toBeUndefined();
  });

  test('an ended access token is replaced once', async () => {
    answers = [
      (response, request) =>
        request.url === '/api/iam/token'
          ? tokens(response, request)
          : request.headers.authorization === 'Bearer access-2'
            ? json(200, caller)(response, request)
            : refusal(401, 'access_token_ended')(response, request),
    ];
    const hub = hubWith({ credential: clientCredentials({ id: 'account', key: 'tr-key' }) });
    expect(await hub.get('/api/iam/caller')).toEqual(caller);
    expect(seen.map((one) => one.url)).toEqual([
      '/api/iam/token',
      '/api/iam/caller',
      '/api/iam/token',
      '/api/iam/caller',
    ]);
  });

  test('a refused token ends the call, without a loop', async () => {
    answers = [refusal(401, 'api_token_invalid')];
    expect(await failureOf(hubWith().get('/api/iam/caller'))).toMatchObject({
      status: 401,
      advice: 'Sign in, or create a new token.',
    });
    expect(seen).toHaveLength(1);
    const everAnother: Credential = () => `another-${Math.random()}`;
    expect(await failureOf(hubWith({ credential: everAnother }).get('/api/iam/caller'))).toMatchObject({ status: 401 });
    expect(seen).toHaveLength(3);
  });
});

describe('whole lists', () => {
  const line = (at: number): string => `${JSON.stringify({ cursor: `c${at}`, item: { id: at } })}\n`;
  const lines =
    (text: string): Answer =>
    (response) =>
      response.writeHead(200, { 'content-type': 'application/x-ndjson' }).end(text);
  const end = `${JSON.stringify({ next_cursor: null })}\n`;
  const policies = (hub: Hub) =>
    hub.list('/api/organizations/{org}/repo-policies', { path: { org: 'acme' }, query: { q: 'a' } });

  test('continue at the last complete line', async () => {
    answers = [
      inTheMiddle(`${line(1)}${line(2)}{"cursor":"c3","it`, 'application/x-ndjson'),
      lines(`${line(3)}${JSON.stringify({ next_cursor: 'c3' })}\n`),
      lines(`${line(4)}${end}`),
    ];
    expect(await all(policies(hubWith()))).toEqual([1, 2, 3, 4].map((id) => ({ id })));
    expect(seen.map((one) => one.url.split('?')[1])).toEqual(['q=a', 'q=a&cursor=c2', 'q=a&cursor=c3']);
  });

  test('end with an error without progress, for garbage, and for endless lines', async () => {
    answers = [lines(`${JSON.stringify({ next_cursor: 'same' })}\n`)];
    expect(await failureOf(all(policies(hubWith())))).toMatchObject({ code: 'connection_lost' });
    expect(seen).toHaveLength(4);
    answers = [lines('{"cursor": "x"}\n')];
    expect(await failureOf(all(policies(hubWith())))).toMatchObject({ code: 'unreadable_answer' });
    answers = [
      (response) => {
        response.writeHead(200, { 'content-type': 'application/x-ndjson' });
        const more = (): void => {
          while (!response.destroyed && response.write('x'.repeat(1_048_576)));
        };
        response.on('drain', more);
        more();
      },
    ];
    expect(await failureOf(all(policies(hubWith())))).toMatchObject({ code: 'answer_too_large' });
  });

  test('end the connection when the caller has enough', async () => {
    const { promise: closed, resolve } = Promise.withResolvers<void>();
    answers = [
      (response) => {
        response.writeHead(200, { 'content-type': 'application/x-ndjson' }).write(line(1) + line(2));
        response.on('close', resolve);
      },
    ];
    for await (const item of policies(hubWith())) {
      expect(item).toEqual({ id: 1 });
      break;
    }
    await closed;
  });
});

describe('GraphQL', () => {
  const events =
    (...blocks: string[]): Answer =>
    (response) =>
      response.writeHead(200, { 'content-type': 'text/event-stream' }).end(blocks.join(''));
  const next = (n: number, id = ''): string => `event: next\n${id}data: {"data":{"n":${n}}}\n\n`;
  const complete = 'event: complete\ndata:\n\n';

  test('an error is thrown with what the hub returned beside it', async () => {
    answers = [
      json(200, {
        data: { a: 1 },
        errors: [{ message: 'Not this.', extensions: { code: 'FORBIDDEN', reason: 'SCOPE', requestId: 'r-2' } }],
      }),
    ];
    expect(await failureOf(hubWith().graphql('{ a }'))).toMatchObject({
      code: 'FORBIDDEN',
      status: 403,
      reason: 'SCOPE',
      requestId: 'r-2',
      data: { a: 1 },
    });
    expect(seen).toHaveLength(1);
  });

  test('a passing error is repeated with the same key', async () => {
    answers = [
      json(200, {
        errors: [{ message: 'Wait.', extensions: { code: 'RATE_LIMITED', retryable: true, retryAfter: 0 } }],
      }),
      json(200, { data: { ok: true } }),
    ];
    expect(await hubWith().graphql('mutation { ok }')).toEqual({ ok: true });
    expect(new Set(seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(seen).toHaveLength(2);
  });

  test('a subscription continues after its last event until it is complete', async () => {
    answers = [
      inTheMiddle(`:\n\n${next(1, 'id: e1\n')}event: next\ndata: {"da`, 'text/event-stream'),
      events(next(2, 'id: e2\n')),
      events(next(3), complete),
    ];
    expect(await all(hubWith().subscribe('subscription { n }'))).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
    expect(seen.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, 'e1', 'e2']);
  });

  test('a subscription ends with errors of the hub, and without progress', async () => {
    answers = [events(`event: next\ndata: {"errors":[{"message":"No.","extensions":{"code":"NOT_FOUND"}}]}\n\n`)];
    expect(await failureOf(all(hubWith().subscribe('subscription { n }')))).toMatchObject({ code: 'NOT_FOUND' });
    answers = [events('')];
    expect(await failureOf(all(hubWith({ attempts: 2 }).subscribe('subscription { n }')))).toMatchObject({
      code: 'connection_lost',
    });
    answers = [json(200, { data: {} })];
    expect(await failureOf(all(hubWith().subscribe('subscription { n }')))).toMatchObject({
      code: 'unreadable_answer',
    });
  });
});

test.each(['hub.example', 'ftp://hub.example', ''])("'%s' isn't the URL of a hub", (wrong) => {
  expect(() => new Hub({ url: wrong })).toThrow(TypeError);
});
