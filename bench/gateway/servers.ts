// The servers that the gateway bench compares, each a process of its own: `node servers.ts <name>`; prints its port.
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { createRemoteJWKSet, exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { Pool } from 'undici';
import { proxyTest } from '../../gateway/src/http/headers.ts';
import { startGateway } from '../../gateway/src/server.ts';
import { channels, organization, policies } from './payload.ts';

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
  const bodies = (body: object): Buffer[] =>
    Array.from({ length: changing ? variants : 1 }, (_, turn) => Buffer.from(JSON.stringify({ ...body, turn })));
  const list = (items: object[]): Buffer[] =>
    bodies({
      items,
      total_count: items.length,
      cursors: items.map((_, at) => Buffer.from(`["policy","179607336759000${at}"]`).toString('base64url')),
      next_cursor: null,
    });
  const answers = new Map<string, Buffer[]>([
    ['/.well-known/jwks.json', [Buffer.from(jwks)]],
    ['/api/organizations/acme', bodies(organization)],
    ['/api/organizations/acme/channels', list(channels)],
    ['/api/organizations/acme/channels/channel-0/details', bodies(channels[0]!)],
    ['/api/organizations/acme/repo-policies', list(policies)],
  ]);
  let calls = 0;
  const port = await listen((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://upstream');
    if (pathname.endsWith('/updates')) {
      const version = JSON.stringify({ version: 'v1' });
      const answer = () => response.writeHead(200, { 'content-type': 'application/json' }).end(version);
      if (searchParams.get('since') === null) answer();
      else setTimeout(answer, Number(searchParams.get('wait')) * 1_000);
      return;
    }
    const choice = answers.get(pathname);
    const body = choice?.[calls++ % choice.length];
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

const answerOf = (
  org: typeof organization,
  allChannels: typeof channels,
  page: { items: typeof policies; total_count: number },
  byId: Map<string, (typeof policies)[number]>,
): object => ({
  data: {
    organization: {
      id: org.id,
      name: org.name,
      title: org.title,
      role: org.role.toUpperCase(),
      membersCount: org.members_count,
      activeProduct: org.active_subscription.product_code.toUpperCase(),
      channels: allChannels.map((channel) => {
        const policy = byId.get(channel.applied_policy.policy_id)!;
        const run = channel.last_run;
        return {
          id: channel.id,
          name: channel.name,
          type: channel.type.toUpperCase(),
          visibility: channel.privacy.toUpperCase(),
          servedFileCount: channel.served_file_count,
          blockedFileCount: channel.refused_file_count,
          highestServedScore: channel.worst_served_score,
          updatedAt: channel.updated_at,
          appliedPolicy: {
            revision: channel.applied_policy.revision,
            activeSince: channel.applied_policy.in_force_since,
            policy: { id: policy.id, name: policy.name, revision: policy.revision, summary: policy.summary },
          },
          latestRun: {
            id: run.id,
            state: run.state.toUpperCase(),
            progress: run.progress,
            finishedAt: run.finished_at,
            addedFileCount: run.added_count,
            removedCount: run.removed_count,
          },
        };
      }),
      policies: {
        totalCount: page.total_count,
        nodes: page.items.map((policy) => ({
          id: policy.id,
          name: policy.name,
          description: policy.description,
          summary: policy.summary,
          revision: policy.revision,
          updatedAt: policy.updated_at,
          namesOfChannelsAppliedTo: policy.names_of_channels_applied_to,
        })),
        pageInfo: { hasNextPage: page.items.length < page.total_count, endCursor: String(page.items.length) },
      },
    },
  },
});

/**
 * A hand-written handler for this page: Express, the token verified once and cached, a minimum of REST requests, one
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
    const get = async <T>(path: string): Promise<T> => {
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
    const base = `/api/organizations/${encodeURIComponent((request.body as { variables: { org: string } }).variables.org)}`;
    const org = await get<typeof organization>(base);
    const [list, policyPage] = await Promise.all([
      get<{ items: typeof channels }>(`${base}/channels`),
      get<{ items: typeof policies; total_count: number }>(
        `${base}/repo-policies?limit=20&offset=0&include_channels_applied_to=true`,
      ),
    ]);
    // The applied policies may be on another page of the list.
    const wanted = new Set(list.items.map((channel) => channel.applied_policy.policy_id));
    const { items } = await get<{ items: typeof policies }>(
      `${base}/repo-policies?limit=100&offset=0&include_channels_applied_to=true`,
    );
    return answerOf(
      org,
      list.items,
      policyPage,
      new Map(items.filter((policy) => wanted.has(policy.id)).map((policy) => [policy.id, policy])),
    );
  };
  app.post('/graphql', express.json({ limit: '512kb' }), (request, response, next) => {
    page(request).then((answer) => response.json(answer), next);
  });
  say({ port: await listen(app) });
}

/** The baseline: Express reads the body and sends a stored response. */
async function constant(): Promise<void> {
  const answer = answerOf(
    organization,
    channels,
    { items: policies, total_count: policies.length },
    new Map(policies.map((policy) => [policy.id, policy])),
  );
  const app = express().disable('x-powered-by').disable('etag');
  app.post('/graphql', express.json({ limit: '512kb' }), (request, response) => {
    response.json((request.body as { variables: { org: string } }).variables.org === 'acme' ? answer : {});
  });
  say({ port: await listen(app) });
}

const [name, platformUrl = ''] = process.argv.slice(2);
const servers: Record<string, () => Promise<void>> = {
  upstream: () => upstream(false),
  'changing-upstream': () => upstream(true),
  gateway: () => gateway(platformUrl),
  'hand-written': () => handWritten(platformUrl),
  constant,
};
const start = servers[name ?? ''];
if (!start) throw new Error(`Unknown server "${name}". Servers: ${Object.keys(servers).join(', ')}.`);
await start();
// Exit when the bench has ended, because nothing else would stop this process.
process.stdin.resume().on('end', () => process.exit(0));
