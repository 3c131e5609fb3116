// The servers that the gateway bench compares, each a process of its own: `node servers.ts <name>`; prints its port.
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { createRemoteJWKSet, exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { Pool } from 'undici';
import { proxyTest } from '../../gateway/src/http/headers.ts';
import { checkAnswer } from '../../gateway/src/rest/contract.ts';
import { startGateway } from '../../gateway/src/server.ts';
import { pageOf, type Get } from './handWritten.ts';
import { channels, environment, moments, organization, packages, policies } from './payload.ts';

const checks = { algorithms: ['ES256'], issuer: 'terrarium', audience: 'terrarium-api' };
const say = (message: object): void => console.log(JSON.stringify(message));

async function listen(handler: RequestListener): Promise<number> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** Number of alternating responses of a changing service. */
const variants = 8;

/** The REST services: precomputed responses, constant or changing, and the keys of the token that it prints. */
async function upstream(changing: boolean): Promise<void> {
  const pair = await generateKeyPair('ES256');
  const jwks = JSON.stringify({
    keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'bench', alg: 'ES256', use: 'sig' }],
  });
  const token = await new SignJWT({ sid: 'family' })
    .setProtectedHeader({ alg: 'ES256', kid: 'bench' })
    .setSubject('0190f000-0000-7000-8000-000000000001')
    .setIssuedAt()
    .setIssuer(checks.issuer)
    .setAudience(checks.audience)
    .setExpirationTime('1h')
    .sign(pair.privateKey);
  const base = '/api/organizations/acme';
  const environmentBase = `/api/environments/organizations/acme/environments/${environment.id}`;
  const things = new Map<string, object>([
    [base, organization],
    [`${base}/channels/channel-0/details`, channels[0]!],
    [environmentBase, environment],
  ]);
  const lists = new Map<string, readonly object[]>([
    [`${base}/channels`, channels],
    [`${base}/repo-policies`, policies],
    [`${environmentBase}/moments`, moments],
    [`${environmentBase}/packages/latest`, packages],
  ]);
  const listOf = (all: readonly object[], query: URLSearchParams): object => {
    const names = query.getAll('name');
    const wanted = names.length === 0 ? all : all.filter((each) => 'name' in each && names.includes(String(each.name)));
    const items = wanted.slice(0, Number(query.get('limit') ?? wanted.length));
    const cursors = items.map((_, at) => Buffer.from(`["policy","179607336759000${at}"]`).toString('base64url'));
    const next = items.length < wanted.length ? cursors.at(-1)! : null;
    return { items, total_count: wanted.length, cursors, next_cursor: next, previous_cursor: null };
  };
  /** The responses of a URL, which take turns. */
  const answers = new Map<string, { bodies: Buffer[]; turn: number }>();
  const answerOf = (url: string): Buffer | undefined => {
    let answer = answers.get(url);
    if (!answer) {
      const { pathname, searchParams } = new URL(url, 'http://upstream');
      const list = lists.get(pathname);
      const body = list ? listOf(list, searchParams) : things.get(pathname);
      if (!body) return undefined;
      // The gateway would check an invalid response in more detail.
      const mistakes = checkAnswer('GET', url, 200, body);
      if (mistakes.length > 0) throw new Error(`${url}: ${mistakes.join('; ')}`);
      const bodies = Array.from({ length: changing ? variants : 1 }, (_, turn) =>
        Buffer.from(JSON.stringify({ ...body, turn })),
      );
      answers.set(url, (answer = { bodies, turn: 0 }));
    }
    answer.turn = (answer.turn + 1) % answer.bodies.length;
    return answer.bodies[answer.turn];
  };
  const port = await listen((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://upstream');
    if (pathname.endsWith('/updates')) {
      const version = JSON.stringify({ version: 'v1' });
      const answer = () => response.writeHead(200, { 'content-type': 'application/json' }).end(version);
      if (searchParams.get('since') === null) answer();
      else setTimeout(answer, Number(searchParams.get('wait')) * 1_000);
      return;
    }
    const body = pathname === '/.well-known/jwks.json' ? Buffer.from(jwks) : answerOf(request.url!);
    if (body) response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
    else
      response
        .writeHead(404, { 'content-type': 'application/json' })
        .end('{"error":{"message":"Not found.","human_readable_id":"x"}}');
  });
  say({ port, token });
}

/** Our gateway, with everything that it does in a hub: sign-in check, limits, masking, and request IDs. */
async function gateway(platformUrl: string): Promise<void> {
  await import('../../gateway/src/runtime.ts');
  const { port } = await startGateway({
    port: 0,
    host: '127.0.0.1',
    platformUrl,
    webDist: undefined,
    dataDir: undefined,
    cookieSecret: new Uint8Array(32),
    publicOrigin: undefined,
    isProxy: proxyTest(['loopback']),
    flags: { file: undefined, server: undefined },
    telemetry: { analyticsUrl: null, errorReportingDsn: null, regionGroup: null },
    avatars: true,
    offersPlans: false,
    introspection: true,
    registeredOnly: false,
    // One caller sends all of this load.
    quotas: { points: 1e9, visitorPoints: 1e9, concurrency: 64, calls: 100 },
    logLevel: 'silent',
  });
  say({ port });
}

/**
 * A hand-written handler for the pages: Express, the token verified once and cached, a minimum of REST requests, one
 * response.
 */
async function handWritten(platformUrl: string): Promise<void> {
  const pool = new Pool(platformUrl, { connections: 64, pipelining: 1 });
  const keys = createRemoteJWKSet(new URL(`${platformUrl}/.well-known/jwks.json`));
  const verified = new Map<string, number>();
  const app = express().disable('x-powered-by').disable('etag');
  const page = async (request: express.Request): Promise<object> => {
    const { authorization } = request.headers;
    const token = authorization?.slice(7) ?? '';
    if (!((verified.get(token) ?? 0) > Date.now())) {
      const { payload } = await jwtVerify(token, keys, checks);
      verified.set(token, payload.exp! * 1_000);
    }
    const get: Get = async <T>(path: string): Promise<T> => {
      const answer = await pool.request({
        path,
        method: 'GET',
        headers: { accept: 'application/json', authorization: authorization! },
        headersTimeout: 3_000,
        bodyTimeout: 3_000,
      });
      if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode}`);
      return (await answer.body.json()) as T;
    };
    return { data: await pageOf(request.body as Parameters<typeof pageOf>[0], get, `http://${request.headers.host}`) };
  };
  app.post('/graphql', express.json({ limit: '512kb' }), (request, response, next) => {
    page(request).then((answer) => response.json(answer), next);
  });
  say({ port: await listen(app) });
}

const [name, platformUrl = ''] = process.argv.slice(2);
const servers: Record<string, () => Promise<void>> = {
  upstream: () => upstream(false),
  'changing-upstream': () => upstream(true),
  gateway: () => gateway(platformUrl),
  'hand-written': () => handWritten(platformUrl),
};
const start = servers[name ?? ''];
if (!start) throw new Error(`Unknown server "${name}". Servers: ${Object.keys(servers).join(', ')}.`);
await start();
// Exit when the bench has ended, because nothing else would stop this process.
process.stdin.resume().on('end', () => process.exit(0));
