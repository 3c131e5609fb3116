import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import type { CryptoKey, JWK } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { SourceClient } from '../outbound/index.ts';
import { conda } from '../publish/archive/build.testing.ts';
import { startPlatform } from '../testing/index.ts';
import type { Send, TestOrganization, TestPlatform } from '../testing/index.ts';
import { matchesSubject, problemOfSubject, problemOfWidth } from './pattern.ts';

vi.setConfig({ testTimeout: 120_000 });

let platform: TestPlatform;
let issuer: string;
let server: Server;
let pair: { privateKey: CryptoKey; publicKey: CryptoKey };
let published: JWK[];
let asked: string[] = [];
let organization: TestOrganization;
let admin: Send;
let hub: string;

beforeAll(async () => {
  platform = await startPlatform({ config: { mirrorAllowPrivate: true } });
  hub = platform.core.config.publicUrl;
  pair = await generateKeyPair('RS256');
  published = [{ ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256' }];
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const body =
      request.url === '/.well-known/openid-configuration'
        ? { issuer, jwks_uri: `${issuer}/keys` }
        : request.url === '/keys'
          ? { keys: published }
          : null;
    response.writeHead(body === null ? 404 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const person = await platform.aUser();
  organization = await platform.anOrganization({ members: { admin: person } });
  await platform.aSubscription({ of: organization, product: 'security_subscription' });
  admin = await platform.as(person.email);
});
afterAll(async () => {
  await platform.close();
  await new Promise((resolve) => {
    server.close(resolve);
  });
});
beforeEach(() => {
  asked = [];
});

const SUBJECT = 'repo:acme/tools:ref:refs/heads/main';
let made = 0;
const jtis = () => `job-${++made}`;

/** A token of the issuer, with what a test has otherwise. */
function signed(claims: object = {}, { key = pair.privateKey, kid = 'one', ends = '5m' } = {}): Promise<string> {
  return new SignJWT({ iss: issuer, aud: hub, sub: SUBJECT, jti: jtis(), ...claims })
    .setProtectedHeader({ alg: 'RS256', kid })
    .setIssuedAt()
    .setExpirationTime(ends)
    .sign(key);
}

async function aChannel(): Promise<string> {
  const name = `team-${++made}`;
  const response = await admin(`/api/organizations/${organization.name}/channels`, {
    method: 'POST',
    json: { name, privacy: 'private', type: 'hosted' },
  });
  expect(response.status).toBe(201);
  return name;
}

const workloads = (): string => `/api/organizations/${organization.name}/workloads`;

async function aTrust(more: object = {}): Promise<{ channel: string; id: string }> {
  const channel = await aChannel();
  const response = await admin(workloads(), {
    method: 'POST',
    json: { channel, issuer, subject: 'repo:acme/tools:*', scope: 'publish', ...more },
  });
  expect(response.status, await response.clone().text()).toBe(201);
  return { channel, id: ((await response.json()) as { id: string }).id };
}

const exchange = (token: string, channel: string, more: object = {}): Promise<Response> =>
  platform.send('/api/oidc/exchange', {
    method: 'POST',
    json: { token, channel: `${organization.name}/${channel}`, ...more },
  });

async function outcome(response: Response): Promise<[number, string]> {
  return [
    response.status,
    ((await response.json()) as { error: { human_readable_id: string } }).error.human_readable_id,
  ];
}

const upload = (channel: string, secret: string, stem = 'foo-1.0-0'): Promise<Response> =>
  platform.send(`/repo/${organization.name}/${channel}/linux-64/${stem}.conda`, {
    method: 'PUT',
    body: new Uint8Array(conda({ index: { version: '1.0', depends: [] }, stem })),
    // A busy machine writes the index later than the answer waits by itself.
    headers: { authorization: `Bearer ${secret}`, prefer: 'wait=30' },
  });

describe('a workload that a channel trusts', () => {
  test('exchanges the token of its issuer for one of minutes, publishes with it into that channel, and reads it', async () => {
    const { channel } = await aTrust();
    const other = await aChannel();
    expect(await (await platform.send('/api/oidc/audience')).json()).toEqual({ audience: hub });
    const answer = await exchange(await signed(), channel);
    expect(answer.status).toBe(201);
    const given = (await answer.json()) as { token: string; expires_in: number; scope: string };
    expect(given).toMatchObject({ expires_in: 900, scope: 'publish', channel: `${organization.name}/${channel}` });
    expect((await upload(channel, given.token)).status).toBe(201);
    const read = await platform.send(`/repo/${organization.name}/${channel}/linux-64/foo-1.0-0.conda`, {
      headers: { authorization: `Bearer ${given.token}` },
    });
    expect(read.status).toBe(200);
    await read.arrayBuffer();
    expect((await upload(other, given.token)).status).toBe(404);
    expect((await platform.send('/api/account', { headers: { authorization: `Bearer ${given.token}` } })).status).toBe(
      401,
    );
    const { rows } = await sql<{
      life: number;
    }>`select extract(epoch from expires_at - now())::float as life from channel_token where workload_id is not null order by created_at desc limit 1`.execute(
      platform.core.db,
    );
    expect(rows[0]!.life).toBeLessThanOrEqual(900);
    const list = (await (await admin(workloads())).json()) as {
      items: { channel: string; last_used_at: string | null }[];
    };
    expect(list.items.find((each) => each.channel === channel)!.last_used_at).not.toBeNull();
    const site = `/api/organizations/${organization.name}/ce/site-token`;
    expect((await admin(site)).status).toBe(404);
    expect(
      (
        (await admin(`/api/organizations/${organization.name}/channel-tokens`).then((tokens) => tokens.json())) as {
          total_count: number;
        }
      ).total_count,
    ).toBe(0);
  });

  test("gets one without naming a channel, as prefix.dev's clients ask, where only one trusts it to publish", async () => {
    const mint = (token: string) => platform.send('/api/oidc/mint_token', { method: 'POST', json: { token } });
    const sub = `repo:acme/minted-${++made}:ref:refs/heads/main`;
    const subject = sub.replace(/ref:.*/, '*');
    const aud = new URL(hub).hostname;
    expect(await outcome(await mint(await signed({ sub, aud })))).toEqual([403, 'workload_not_trusted']);
    await aTrust({ subject, scope: 'read' });
    expect(await outcome(await mint(await signed({ sub, aud })))).toEqual([403, 'workload_not_trusted']);
    const { channel } = await aTrust({ subject });
    const proof = await signed({ sub, aud });
    const answer = await mint(proof);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect((await upload(channel, await answer.text())).status).toBe(201);
    expect(await outcome(await mint(proof))).toEqual([401, 'proof_used']);
    expect(await outcome(await mint(await signed({ sub, aud: 'elsewhere.example' })))).toEqual([401, 'proof_refused']);
    // The name of the host is enough for this call only.
    expect(await outcome(await exchange(await signed({ sub, aud }), channel))).toEqual([401, 'proof_refused']);
    await aTrust({ subject });
    expect(await outcome(await mint(await signed({ sub, aud })))).toEqual([409, 'channel_not_named']);
  });

  test('gets a token that only reads where it is trusted or asks for no more', async () => {
    const { channel } = await aTrust({ scope: 'read' });
    expect(await outcome(await exchange(await signed(), channel, { scope: 'publish' }))).toEqual([
      403,
      'workload_not_trusted',
    ]);
    const reading = (await (await exchange(await signed(), channel)).json()) as { token: string; scope: string };
    expect(reading.scope).toBe('read');
    expect((await upload(channel, reading.token)).status).toBe(403);
    const wide = await aTrust();
    const less = (await (await exchange(await signed(), wide.channel, { scope: 'read' })).json()) as { token: string };
    expect((await upload(wide.channel, less.token)).status).toBe(403);
  });

  test.each([
    ['is over', () => signed({}, { ends: '-2m' }), 'proof_refused'],
    ['is for another hub', () => signed({ aud: 'https://elsewhere.example' }), 'proof_refused'],
    ['is not good yet', () => signed({ nbf: Math.floor(Date.now() / 1_000) + 600 }), 'proof_refused'],
    [
      'is not signed',
      async () =>
        new UnsecuredJWT({ iss: issuer, aud: hub, sub: SUBJECT }).setIssuedAt().setExpirationTime('5m').encode(),
      'proof_refused',
    ],
    [
      'is signed with the public key as a secret',
      async () =>
        new SignJWT({ iss: issuer, aud: hub, sub: SUBJECT })
          .setProtectedHeader({ alg: 'HS256', kid: 'one' })
          .setIssuedAt()
          .setExpirationTime('5m')
          .sign(new TextEncoder().encode(JSON.stringify(published[0]))),
      'proof_refused',
    ],
    ['is no token', async () => 'nothing', 'proof_refused'],
  ])('gets nothing for a token that %s', async (_title, token, code) => {
    const { channel } = await aTrust();
    expect(await outcome(await exchange(await token(), channel))).toEqual([401, code]);
  });

  test('learns nothing about a channel without proof: the response is the same if the channel exists, trusts the workload, or neither', async () => {
    const { channel } = await aTrust();
    const forged = await signed({}, { key: (await generateKeyPair('RS256')).privateKey });
    const unknownKey = await signed({}, { kid: 'two' });
    const stranger = await aTrust({ subject: 'repo:acme/other:ref:refs/heads/main' });
    const told = async (token: string, name: string): Promise<[number, string]> => {
      const answer = await exchange(token, name);
      const text = await answer.text();
      return [answer.status, text.replaceAll(name, 'CHANNEL').replace(/"request_id":"[^"]*"/, '')];
    };
    const one = await told(forged, channel);
    expect(one[0]).toBe(403);
    expect(one[1]).toContain('workload_not_trusted');
    for (const [token, name] of [
      [unknownKey, channel],
      [forged, stranger.channel],
      [forged, 'nowhere'],
    ] as const)
      expect(await told(token, name)).toEqual(one);
    expect(platform.logged().some((line) => line.includes('a workload could not be verified'))).toBe(true);
  });

  test('gets one token for one of its issuer, whoever brings it again', async () => {
    const { channel } = await aTrust();
    const other = await aTrust();
    const token = await signed();
    expect((await exchange(token, channel)).status).toBe(201);
    expect(await outcome(await exchange(token, channel))).toEqual([401, 'proof_used']);
    expect(await outcome(await exchange(token, other.channel))).toEqual([401, 'proof_used']);
    const both = await Promise.all([signed({ jti: 'twice' }), signed({ jti: 'twice' })]);
    const statuses = await Promise.all(both.map(async (each) => (await exchange(each, channel)).status));
    expect(statuses.sort()).toEqual([201, 401]);
  });

  test('stops at once when the trust ends, including its tokens', async () => {
    const { channel, id } = await aTrust();
    const { token } = (await (await exchange(await signed(), channel)).json()) as { token: string };
    expect((await upload(channel, token)).status).toBe(201);
    expect((await admin(`${workloads()}/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await upload(channel, token, 'bar-1.0-0')).status).toBe(401);
    expect(await outcome(await exchange(await signed(), channel))).toEqual([403, 'workload_not_trusted']);
    expect((await admin(`${workloads()}/${id}`, { method: 'DELETE' })).status).toBe(404);
  });

  test('is taken with a new key of its issuer', async () => {
    const { channel } = await aTrust();
    expect((await exchange(await signed(), channel)).status).toBe(201);
    const next = await generateKeyPair('RS256');
    published = [...published, { ...(await exportJWK(next.publicKey)), kid: 'next', alg: 'RS256' }];
    const early = vi.spyOn(Date, 'now').mockImplementation(() => performance.timeOrigin + performance.now() + 60_000);
    try {
      expect((await exchange(await signed({}, { key: next.privateKey, kid: 'next' }), channel)).status).toBe(201);
    } finally {
      early.mockRestore();
    }
  });
});

test('an issuer that no channel trusts, or a workload that none does, is not asked for anything', async () => {
  const { channel } = await aTrust({ subject: 'repo:acme/tools:ref:refs/heads/main' });
  for (const claims of [
    { sub: 'repo:acme/tools:pull_request' },
    { sub: 'repo:acme/tools:ref:refs/heads/main2' },
    { iss: 'http://127.0.0.1:1/' },
  ])
    expect(await outcome(await exchange(await signed(claims), channel)), JSON.stringify(claims)).toEqual([
      403,
      'workload_not_trusted',
    ]);
  expect(await outcome(await exchange(await signed(), 'unknown'))).toEqual([403, 'workload_not_trusted']);
  expect(asked).toEqual([]);
});

test('keys that come over http by a redirect are not taken for those of an https issuer', async () => {
  const https = 'https://issuer.example';
  const get = vi.spyOn(SourceClient.prototype, 'get').mockImplementation(async (url) => {
    const answer = url.endsWith('/keys') ? { keys: published } : { issuer: https, jwks_uri: `${https}/keys` };
    return {
      ...({ status: 200, discard: () => undefined } as Awaited<ReturnType<SourceClient['get']>>),
      url: url.endsWith('/keys') ? 'http://elsewhere.example/keys' : url,
      body: Readable.from([Buffer.from(JSON.stringify(answer))]),
    };
  });
  try {
    const { channel } = await aTrust({ issuer: https });
    expect(await outcome(await exchange(await signed({ iss: https }), channel))).toEqual([403, 'workload_not_trusted']);
    expect(platform.logged().join('')).toContain('issuer_unavailable');
  } finally {
    get.mockRestore();
  }
});

test('of an issuer that calls itself otherwise, or is away, the log tells', async () => {
  const { channel } = await aTrust({ issuer: `${issuer}/other` });
  expect(await outcome(await exchange(await signed({ iss: `${issuer}/other` }), channel))).toEqual([
    403,
    'workload_not_trusted',
  ]);
  expect(platform.logged().join('')).toContain('issuer_unavailable');
});

test('only admins can see and change trusts; existing ones, and those that match strangers, are rejected', async () => {
  const { channel } = await aTrust();
  const body = { channel, issuer, subject: 'repo:acme/tools:*' };
  expect(await outcome(await admin(workloads(), { method: 'POST', json: body }))).toEqual([409, 'workload_trusted']);
  for (const wrong of [
    { ...body, subject: '*' },
    { ...body, subject: 'repo:acme*' },
    { ...body, issuer: 'https://token.actions.githubusercontent.com', subject: 'repo:*' },
    { ...body, issuer: 'mailto:a@b.example' },
  ])
    expect((await admin(workloads(), { method: 'POST', json: wrong })).status, JSON.stringify(wrong)).toBe(422);
  expect((await admin(workloads(), { method: 'POST', json: { ...body, channel: 'unknown' } })).status).toBe(404);
  const virtual = await admin(`/api/organizations/${organization.name}/channels`, {
    method: 'POST',
    json: { name: 'view', privacy: 'private', type: 'virtual', sources: [channel] },
  });
  expect(virtual.status).toBe(201);
  const trusting = (scope: string): Promise<Response> =>
    admin(workloads(), { method: 'POST', json: { ...body, channel: 'view', scope } });
  expect(await outcome(await trusting('publish'))).toEqual([409, 'not_hosted']);
  expect((await trusting('read')).status).toBe(201);
  const member = await platform.aUser();
  await sql`insert into membership (organization_id, user_id, role) values (${organization.id}, ${member.id}, 'member')`.execute(
    platform.core.db,
  );
  expect((await (await platform.as(member.email))(workloads())).status).toBe(403);
});

test('deletes expired entries', async () => {
  const { channel } = await aTrust();
  const count = async (): Promise<number[]> =>
    (
      await sql<{
        n: number;
      }>`select count(*)::int as n from exchanged_proof union all select count(*)::int from channel_token where workload_id is not null`.execute(
        platform.core.db,
      )
    ).rows.map(({ n }) => n);
  await exchange(await signed(), channel);
  await sql`update exchanged_proof set expires_at = now() - interval '2 hours'`.execute(platform.core.db);
  await sql`update channel_token set expires_at = now() - interval '2 days' where workload_id is not null`.execute(
    platform.core.db,
  );
  await platform.cleanUp('exchanged tokens of issuers');
  await platform.cleanUp('old short-lived tokens');
  expect(await count()).toEqual([0, 0]);
});

test.each([
  ['repo:acme/tools:*', 'repo:acme/tools:ref:refs/heads/main', true],
  ['repo:acme/tools:*', 'repo:acme/tools2:ref', false],
  ['repo:acme/*:ref:refs/heads/main', 'repo:acme/any:ref:refs/heads/main', true],
  ['repo:acme/*:ref:refs/heads/main', 'repo:acme/any:ref:refs/heads/main2', false],
  ['repo:a/b', 'repo:a/bc', false],
  ['a:*:b:*:b', 'a::b:b', false],
  ['a.c', 'abc', false],
])('the pattern %s and the subject %s: %s', (pattern, subject, expected) => {
  expect(matchesSubject(pattern, subject)).toBe(expected);
});

test('rejects a pattern that would match strangers', () => {
  expect(problemOfSubject('repo:acme*')).not.toBeNull();
  expect(problemOfSubject('repo:acme/*')).toBeNull();
  expect(problemOfWidth('https://gitlab.com', 'project_path:*')).not.toBeNull();
  expect(problemOfWidth('https://gitlab.com', 'project_path:acme/*')).toBeNull();
  expect(problemOfWidth('https://ci.example', ':*')).not.toBeNull();
});
