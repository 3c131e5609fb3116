import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stage, type Stage } from '../testing/index.ts';

let on: Stage;
beforeEach(async () => {
  on = await stage();
});
afterEach(async () => {
  await on.close();
});

const ready = (): void => on.answer(({ path }) => (path === '/readyz' ? { body: { status: 'ok' } } : undefined));

describe('probes', () => {
  test('[ROUTE-07] /healthz and /readyz say ok while the platform is ready, and why not when it is not', async () => {
    ready();
    for (const path of ['/healthz', '/readyz', '/livez']) {
      const answer = await fetch(on.url + path);
      expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([
        200,
        'ok',
        'no-store',
      ]);
    }
  });

  test.each([
    [
      'the database is away',
      { status: 503, body: { error: { message: 'The platform does not reach its database.' } } },
      'The platform does not reach its database.',
    ],
    ['the platform is cut off', 'cut', 'The platform does not answer.'],
  ] as const)('when %s the hub is alive and not ready', async (_what, answer, text) => {
    on.answer(() => answer);
    for (const path of ['/healthz', '/readyz']) {
      const answered = await fetch(on.url + path);
      expect([answered.status, await answered.text()]).toEqual([503, text]);
    }
    expect((await fetch(`${on.url}/livez`)).status).toBe(200);
  });

  test('however many ask, the platform is asked once', async () => {
    ready();
    await Promise.all(Array.from({ length: 20 }, () => fetch(`${on.url}/readyz`)));
    expect(on.calls.filter(({ path }) => path === '/readyz').length).toBeLessThan(5);
  });

  // What kubelet, Spring, Prometheus, Rails, Docker's examples and uptime monitors ask for.
  test.each([
    '/health',
    '/ready',
    '/livez/x',
    '/metrics/x',
    '/healthz/',
    '/ping',
    '/HEALTHZ',
    '/healthcheck',
    '/health-check',
    '/actuator/health',
    '/-/healthy',
    '/-/ready',
    '/up',
    '/status',
    '/_health',
    '/healthz.json',
    '/heartbeat',
    '/statusz',
  ])("%s is not found, and doesn't look served", async (path) => {
    const answer = await fetch(on.url + path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
    expect(await answer.json()).toMatchObject({
      status: 404,
      detail: expect.stringContaining('/readyz') as unknown,
      request_id: expect.any(String) as unknown,
    });
  });
});

test('a token in an address below them is not shown', async () => {
  const token = `tr-${'a1B2'.repeat(10)}`;
  expect(await (await fetch(`${on.url}/healthz/t/${token}`)).text()).not.toContain(token);
});

describe('metrics', () => {
  test('count requests by area and calls of the platform, without names', async () => {
    on.answer(({ path }) => (path.startsWith('/api/organizations') ? { body: { id: '1' } } : undefined));
    await fetch(`${on.url}/api/organizations/secret-name`);
    await on.ask('{ __typename }');
    const answer = await fetch(`${on.url}/metrics`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await answer.text();
    expect(text).toMatch(
      /^terrarium_http_request_duration_seconds_count\{.*area="api",method="GET",status="2xx".*\} 1$/m,
    );
    expect(text).toMatch(
      /^terrarium_http_request_duration_seconds_count\{.*area="graphql",method="POST",status="2xx".*\} 1$/m,
    );
    expect(text).toMatch(
      /^terrarium_upstream_call_duration_seconds_count\{.*area="organizations",status="2xx".*\} 1$/m,
    );
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds\{/m);
    expect(text).not.toContain('secret-name');
  });

  test('are not read through a proxy without a token', async () => {
    const answer = await fetch(`${on.url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ detail: expect.stringContaining('METRICS_TOKEN') as unknown });
  });

  test('with a token are for who shows it, from anywhere; those of the platform come along with it', async () => {
    const guarded = await stage({ metricsToken: 'a token of more than 16' });
    try {
      guarded.answer(({ path, authorization }) =>
        path === '/metrics' && authorization === 'Bearer a token of more than 16'
          ? { body: 'up 1\n', headers: { 'content-type': 'text/plain' } }
          : undefined,
      );
      expect((await fetch(`${guarded.url}/metrics`)).status).toBe(403);
      const headers = { authorization: 'Bearer a token of more than 16', 'x-forwarded-for': '203.0.113.7' };
      expect((await fetch(`${guarded.url}/metrics`, { headers })).status).toBe(200);
      expect(await (await fetch(`${guarded.url}/metrics/platform`, { headers })).text()).toBe('up 1\n');
    } finally {
      await guarded.close();
    }
  });
});

describe('traces', () => {
  let collector: Server;
  let sent: string[];
  beforeEach(async () => {
    sent = [];
    collector = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          sent.push(`${request.url} ${Buffer.concat(chunks).toString('latin1')}`);
          response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
        });
    });
    await new Promise<void>((resolve) => {
      collector.listen(0, '127.0.0.1', resolve);
    });
    process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
    collector.closeAllConnections();
    collector.close();
  });

  test('have a span for the operation and one for each call of the platform, with the request id', async () => {
    const traced = await stage();
    const parents: (string | string[] | undefined)[] = [];
    traced.answer(({ path }, request) => {
      parents.push(request.headers.traceparent);
      return path.startsWith('/api/organizations') ? { body: { items: [], total_count: 0 } } : undefined;
    });
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    await traced.ask('query Home { organization(name: "acme") { name } }', {
      headers: { 'x-request-id': 'request-of-the-trace', traceparent: `00-${traceId}-b7ad6b7169203331-01` },
    });
    await traced.close();
    const all = sent.join('');
    expect(sent[0]).toMatch(/^\/v1\/traces /);
    for (const text of ['query Home', 'GET organizations', 'request-of-the-trace', 'terrarium-gateway'])
      expect(all).toContain(text);
    // The call continues our span, in the caller's trace.
    expect(parents[0]).toMatch(new RegExp(`^00-${traceId}-(?!b7ad6b7169203331)[\\da-f]{16}-01$`));
  });
});
