// Every kind of token × every scope × every call that writes. The expected result comes from one rule (`mayCall`,
// `mayPublish`), never from the code of the call: new calls take part automatically.
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { API_TOKEN_SCOPES, can, holdsScope, SERVICE_ACCOUNT_SCOPES, TOKEN_SCOPES } from '@terrarium/domain/access';
import type { ApiTokenScope, Role, ServiceAccountScope, TokenScope } from '@terrarium/domain/access';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from './db/index.ts';
import type { Route } from './http/index.ts';
import { declaredRoutes } from './routes.ts';
import { startPlatform } from './testing/index.ts';
import type { Send, TestOrganization, TestPlatform, TestUser } from './testing/index.ts';

/** A kind of token, and what it stands for. */
interface Kind {
  title: string;
  secret: string | null;
  /**
   * The person that it acts for, with their role in the organization of the table; missing for tokens of machines,
   * which the API doesn't accept.
   */
  person?: { role: Role; how: 'session' | 'application' | ApiTokenScope };
  /** What it may do in channels; null for a visitor. */
  channels: { scope: TokenScope; organization: string | null; channel?: string } | null;
}

/** A hub's organization with one token of each kind. */
interface House {
  organization: TestOrganization;
  admin: TestUser;
  /** Another admin, who holds the tokens of which a person has one. */
  second: TestUser;
  kinds: Kind[];
}

const writes = declaredRoutes().filter(({ method }) => method !== 'get');
const nameOf = ({ method, path }: Route): string => `${method.toUpperCase()} ${path}`;

let platform: TestPlatform;
let issuer: Server;
let sign: () => Promise<string>;
let house: House;

beforeAll(async () => {
  platform = await startPlatform({ config: { mirrorAllowPrivate: true } });
  const pair = await generateKeyPair('RS256');
  const keys = [{ ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256' }];
  issuer = createServer((request, response) => {
    const at = `http://${request.headers.host}`;
    const body = request.url === '/keys' ? { keys } : { issuer: at, jwks_uri: `${at}/keys` };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => issuer.listen(0, '127.0.0.1', resolve));
  sign = () =>
    new SignJWT({ iss: issuerUrl(), aud: platform.core.config.publicUrl, sub: 'repo:acme/tools:main', jti: newId() })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(pair.privateKey);
  house = await aHouse();
});
afterAll(async () => {
  await platform?.close();
  await new Promise((resolve) => issuer?.close(resolve));
});
const issuerUrl = (): string => `http://127.0.0.1:${(issuer.address() as AddressInfo).port}`;

async function json<T>(response: Promise<Response>): Promise<T> {
  const answer = await response;
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}
const secretOf = async (send: Send, path: string, body: object, method = 'POST'): Promise<string> =>
  (await json<{ secret: string }>(send(path, { method, json: body }))).secret;

const accessTokenOf = async (client_id: string, client_secret: string): Promise<string> =>
  (
    await json<{ access_token: string }>(
      platform.send('/api/iam/token', {
        method: 'POST',
        json: { grant_type: 'client_credentials', client_id, client_secret },
      }),
    )
  ).access_token;

/** An organization with channels, an admin and a member, and a token of every kind. */
async function aHouse(): Promise<House> {
  const [admin, member, second] = [await platform.aUser(), await platform.aUser(), await platform.aUser()];
  const organization = await platform.anOrganization({ members: { admin: [admin, second], member } });
  await platform.aSubscription({ of: organization, product: 'security_subscription' });
  const base = `/api/organizations/${organization.name}`;
  const as = await platform.as(admin.email);
  for (const [name, privacy] of [
    ['team', 'internal'],
    ['open', 'public'],
  ])
    await json(as(`${base}/channels`, { method: 'POST', json: { name, privacy, type: 'hosted' } }));
  const { id: account } = await json<{ id: string }>(
    as(`/api/v1/organizations/${organization.name}/service-accounts`, { method: 'POST', json: { name: 'machine' } }),
  );
  await json(
    as(`${base}/workloads`, {
      method: 'POST',
      json: { channel: 'team', issuer: issuerUrl(), subject: 'repo:acme/tools:main', scope: 'publish' },
    }),
  );
  const kinds: Kind[] = [{ title: 'a visitor', secret: null, channels: null }];
  for (const [role, user] of [
    ['admin', admin],
    ['member', member],
  ] as const)
    kinds.push({
      title: `a session of a ${role}`,
      secret: await platform.accessToken(user.email),
      person: { role, how: 'session' },
      channels: { scope: 'publish', organization: null },
    });
  kinds.push({
    title: 'an application of an admin',
    secret: (
      await platform.composition.areas.identity.openSession(admin.id, { userAgent: 'test', source: 'application' })
    ).access_token,
    person: { role: 'admin', how: 'application' },
    channels: { scope: 'publish', organization: null },
  });
  for (const scope of API_TOKEN_SCOPES)
    kinds.push({
      title: `an API token of an admin with the scope ${scope}`,
      secret: await secretOf(as, '/api/account/tokens', { name: scope, scope }),
      person: { role: 'admin', how: scope },
      channels: { scope: scope === 'read' ? 'read' : 'publish', organization: null },
    });
  for (const scope of TOKEN_SCOPES) {
    const ofOrganization = { scope, organization: organization.id };
    const own = await platform.as((scope === 'read' ? admin : second).email);
    kinds.push(
      {
        title: `a channel token of an admin with the scope ${scope}`,
        secret: await secretOf(own, `${base}/ce/current-token`, { scope }),
        channels: ofOrganization,
      },
      {
        title: `a channel token of an admin, good everywhere, with the scope ${scope}`,
        secret: await secretOf(own, '/api/ce/current-token', { scope }),
        channels: { scope, organization: null },
      },
      {
        title: `a token of a workload with the scope ${scope}`,
        secret: (
          await json<{ token: string }>(
            platform.send('/api/oidc/exchange', {
              method: 'POST',
              json: { token: await sign(), channel: `${organization.name}/team`, scope },
            }),
          )
        ).token,
        channels: { ...ofOrganization, channel: 'team' },
      },
    );
  }
  kinds.push(
    {
      title: 'the token of an organization with the scope publish',
      secret: await secretOf(as, `${base}/ce/site-token`, { scope: 'publish' }),
      channels: { scope: 'publish', organization: organization.id },
    },
    {
      title: 'the token of a service account with the scope publish',
      secret: await secretOf(as, `/api/v1/organizations/${organization.name}/service-accounts/${account}/token`, {
        scope: 'publish',
      }),
      channels: { scope: 'publish', organization: organization.id },
    },
  );
  return { organization, admin, second, kinds };
}

/** Whether a call of the API lets a token in: the one rule for all of them. */
function mayCall({ access, scope }: Route, { secret, person }: Kind): boolean {
  if (access.kind === 'public') return true;
  // Who needs no token may come without one, but not with one that is not good.
  const isOpen = access.kind === 'optional' || (access.kind === 'organization' && access.everybody === true);
  if (person === undefined) return secret === null && isOpen;
  const { role, how } = person;
  if (how !== 'session' && how !== 'application' && !holdsScope(how, scope)) return false;
  if (access.kind === 'anyToken') return true;
  // Operators are asked in person, and these people are none.
  if (access.kind === 'operator') return false;
  if (access.kind === 'user') {
    if (how !== 'session' && access.inPerson === true) return false;
    return how === 'session' || how === 'application' || access.inSession !== true;
  }
  return access.kind !== 'organization' || isOpen || can(role, access.action);
}

/** Answers that say that the caller was not let in. */
const REFUSED = new Set([
  'not_signed_in',
  'token_invalid',
  'api_token_invalid',
  'token_for_channels',
  'key_ended',
  'not_allowed',
  'person_needed',
  'scope_too_small',
  'unknown_address',
  'organization_not_found',
]);

async function isLetIn(kind: Kind, route: Route, organization: string): Promise<[boolean, string]> {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === 'org' || name === 'sameOrg' ? organization : name.toLowerCase().endsWith('id') ? newId() : 'nothing-here',
  );
  // A parameter that no call has: permitted callers get an error about it, and nothing changes.
  const response = await platform.send(`${path}?no_such_parameter=1`, {
    method: route.method.toUpperCase(),
    headers: kind.secret === null ? {} : { authorization: `Bearer ${kind.secret}` },
    ...(route.body !== undefined && { json: [] }),
  });
  const text = await response.text();
  const code = /"human_readable_id":"(\w+)"/.exec(text)?.[1] ?? '';
  return [!REFUSED.has(code), `${response.status} ${code}`];
}

describe('the API', () => {
  test('lets each kind of token into the calls that its person and its scope allow, and into no other', async () => {
    const wrong: string[] = [];
    for (const route of writes.filter(({ access }) => access.kind !== 'public'))
      for (const kind of house.kinds) {
        const expected = mayCall(route, kind);
        const [isIn, answer] = await isLetIn(kind, route, house.organization.name);
        if (isIn !== expected)
          wrong.push(`${nameOf(route)} ${expected ? 'refuses' : 'lets in'} ${kind.title}: ${answer}`);
      }
    expect(wrong).toEqual([]);
  }, 300_000);

  test('no organization knows the tokens of another', async () => {
    const other = await platform.anOrganization({ plan: 'enterprise_subscription' });
    const wrong: string[] = [];
    for (const route of writes.filter((each) => each.access.kind === 'organization' && each.access.everybody !== true))
      for (const kind of house.kinds.filter(({ person }) => person !== undefined)) {
        const [isIn, answer] = await isLetIn(kind, route, other.name);
        if (isIn) wrong.push(`${nameOf(route)} lets in ${kind.title}: ${answer}`);
      }
    expect(wrong).toEqual([]);
  }, 300_000);
});

describe.each(['keys', 'access tokens'])('%s of service accounts', (what) => {
  /** An organization of each test's own, with an account for each key that it needs. */
  async function keysOf(organization: TestOrganization, admin: TestUser) {
    const as = await platform.as(admin.email);
    const path = `/api/v1/organizations/${organization.name}/service-accounts`;
    const keys = new Map<string, string>();
    return async (scopes: readonly string[]): Promise<Kind> => {
      const title = `one with ${scopes.join(', ')}`;
      if (!keys.has(title)) {
        const { id } = await json<{ id: string }>(as(path, { method: 'POST', json: { name: `ci ${keys.size}` } }));
        const secret = await secretOf(as, `${path}/${id}/keys`, { name: 'key', scopes });
        keys.set(title, what === 'keys' ? secret : await accessTokenOf(id, secret));
      }
      return { title, secret: keys.get(title)!, channels: null };
    };
  }
  const organizationRoutes = declaredRoutes().filter(({ access }) => access.kind === 'organization');

  test('reach no route without a scope, and one with a scope by that scope only', async () => {
    const admin = await platform.aUser();
    const organization = await platform.anOrganization({ members: { admin }, plan: 'enterprise_subscription' });
    const keyWith = await keysOf(organization, admin);
    const wrong: string[] = [];
    for (const route of declaredRoutes().filter(({ access }) => access.kind !== 'public')) {
      const { access, machineScopes: needed } = route;
      const without = (scope?: ServiceAccountScope) => SERVICE_ACCOUNT_SCOPES.filter((each) => each !== scope);
      const mayOpen = access.kind === 'anyToken' || access.kind === 'optional' || access.kind === 'organization';
      if (needed !== null && !mayOpen) wrong.push(`${nameOf(route)} is open to machines`);
      for (const [kind, expected] of [
        ...(await Promise.all((needed ?? []).map(async (scope) => [await keyWith(without(scope)), false] as const))),
        [await keyWith(needed?.length ? needed : SERVICE_ACCOUNT_SCOPES), needed !== null],
      ] as const) {
        const [isIn, answer] = await isLetIn(kind, route, organization.name);
        if (isIn !== expected)
          wrong.push(`${nameOf(route)} ${expected ? 'refuses' : 'lets in'} ${kind.title}: ${answer}`);
      }
    }
    expect(wrong).toEqual([]);
  }, 300_000);

  test('that expired or were revoked open no route, nor does the channel token of an account; each is told apart', async () => {
    const admin = await platform.aUser();
    const organization = await platform.anOrganization({ members: { admin }, plan: 'enterprise_subscription' });
    const as = await platform.as(admin.email);
    const path = `/api/v1/organizations/${organization.name}/service-accounts`;
    const { id } = await json<{ id: string }>(as(path, { method: 'POST', json: { name: 'ci' } }));
    const key = (): Promise<{ key: { id: string }; secret: string }> =>
      json(as(`${path}/${id}/keys`, { method: 'POST', json: { name: 'key', scopes: SERVICE_ACCOUNT_SCOPES } }));
    const [expired, revoked] = [await key(), await key()];
    await sql`update channel_token set expires_at = now() - interval '1 second' where id = ${expired.key.id}`.execute(
      platform.core.db,
    );
    const orphan = await accessTokenOf(id, revoked.secret);
    await as(`${path}/${id}/keys/${revoked.key.id}`, { method: 'DELETE' });
    const shortLived = await json<{ id: string }>(as(path, { method: 'POST', json: { name: 'short-lived' } }));
    const left = await secretOf(as, `${path}/${shortLived.id}/keys`, { name: 'key', scopes: SERVICE_ACCOUNT_SCOPES });
    const over = await accessTokenOf(shortLived.id, left);
    await sql`update channel_token set expires_at = now() - interval '1 second' where key_id is not null and service_account_id = ${shortLived.id}`.execute(
      platform.core.db,
    );
    const ofChannels = await secretOf(as, `${path}/${id}/token`, { scope: 'publish' });
    const wrong: string[] = [];
    for (const route of declaredRoutes().filter(({ access }) => access.kind !== 'public'))
      for (const [secret, code] of [
        [expired.secret, '401 key_ended'],
        [revoked.secret, '401 api_token_invalid'],
        [over, '401 access_token_ended'],
        [orphan, '401 api_token_invalid'],
        [ofChannels, '401 token_for_channels'],
      ] as const) {
        const [, answer] = await isLetIn({ title: code, secret, channels: null }, route, organization.name);
        if (answer !== code) wrong.push(`${nameOf(route)}: ${answer} instead of ${code}`);
      }
    expect(wrong).toEqual([]);
  }, 300_000);

  test('find nothing of another organization', async () => {
    const admin = await platform.aUser();
    const [organization, other] = [
      await platform.anOrganization({ members: { admin }, plan: 'enterprise_subscription' }),
      await platform.anOrganization({ plan: 'enterprise_subscription' }),
    ];
    const key = await (await keysOf(organization, admin))(SERVICE_ACCOUNT_SCOPES);
    const wrong: string[] = [];
    for (const route of organizationRoutes.filter(
      ({ access }) => !(access.kind === 'organization' && access.everybody === true),
    )) {
      const [isIn, answer] = await isLetIn(key, route, other.name);
      if (isIn) wrong.push(`${nameOf(route)} lets in: ${answer}`);
    }
    expect(wrong).toEqual([]);
  }, 300_000);

  test('never reach what changes members, tokens, plans, or the organization, or deletes', () => {
    const open = organizationRoutes.flatMap(({ access, machineScopes }) =>
      access.kind === 'organization' && machineScopes !== null ? [access.action] : [],
    );
    const never = /^(member\.(edit|remove)|token|subscription|licence|invitation|service_account|group\.(edit|delete))/;
    expect(open.filter((action) => never.test(action) || /\.(delete|remove|leave|features)$/.test(action))).toEqual([]);
    expect(open.filter((action) => action === 'organization.edit')).toEqual([]);
  });
});

/** Where packages are published, by each protocol; the path begins with one of the raw handlers of the platform. */
const PROTOCOLS: Record<
  string,
  (place: string, secret: string) => [method: string, path: string, body?: object | FormData]
> = {
  '/repo': (place) => ['PUT', `/repo/${place}/linux-64/a-1-0.conda`],
  '/t': (place, secret) => ['PUT', `/t/${secret}/repo/${place}/linux-64/a-1-0.conda`],
  '/api/v1/upload': (place) => ['POST', `/api/v1/upload/${place}`],
  '/api/channels': (place) => ['POST', `/api/channels/${place}/upload/a-1-0.conda`],
  '/api/repo/channels': (place) => ['POST', `/api/repo/channels/${place}/artifacts`],
  '/anaconda': (place, secret) => {
    const form = new FormData();
    for (const [key, value] of [
      ['token', secret],
      ['dist_id', newId()],
    ] as const)
      form.append(key, value);
    form.append('file', new Blob(['']), 'a-1-0.conda');
    return ['POST', `/anaconda/upload/${place}`, form];
  },
};
/** Raw handlers by which nothing is published with a token, each with the reason. */
const NO_TOKEN: Record<string, string> = {
  '/uploads': 'the address is the secret: see the last test',
  '/api/projects': 'says which uploads of files are possible',
  '/repo-decisions': 'reads',
  '/livez': 'reads',
  '/readyz': 'reads',
  '/metrics': 'reads',
  '/api/iam/oidc': 'applications sign people in',
  '/.well-known/openid-configuration': 'reads',
  '/.well-known/oauth-authorization-server': 'reads',
};

/** A channel to publish to. */
interface Target {
  title: string;
  organization: TestOrganization;
  channel: string;
  /** What the admin of the house is there. */
  role: Role | null;
  isInPlan: boolean;
}

/** Whether a token publishes into a channel: the one rule for all protocols. */
function mayPublish({ channels, person }: Kind, { organization, channel, role, isInPlan }: Target): boolean {
  if (channels === null || channels.scope !== 'publish' || !isInPlan) return false;
  if (channels.organization !== null && channels.organization !== organization.id) return false;
  if (channels.channel !== undefined && channels.channel !== channel) return false;
  // A token of a machine is good in its organization; a person's in those where they may publish themselves.
  return channels.organization !== null || can(person?.role === 'member' ? 'member' : role, 'artifact.publish');
}

describe('publishing', () => {
  test('every raw handler is a protocol of this table, or takes no token', () => {
    const paths = platform.composition.parts.flatMap((part) => part.rawHandlers ?? []).map(({ path }) => path);
    const unknown = [...new Set(paths)].filter((path) => !(path in PROTOCOLS) && !(path in NO_TOKEN));
    expect(
      unknown.map(
        (path) => `Add '${path}' to PROTOCOLS, or to NO_TOKEN with the reason (platform/src/tokens.test.ts).`,
      ),
    ).toEqual([]);
  });

  test('each kind of token publishes where its holder, its scope and the plan allow, and nowhere else', async () => {
    const { organization } = house;
    const admin = [house.admin, house.second];
    const abroad = await platform.anOrganization({ members: { admin }, plan: 'enterprise_subscription' });
    const strange = await platform.anOrganization({ plan: 'enterprise_subscription' });
    const poor = await platform.anOrganization({ members: { admin }, plan: 'free_subscription' });
    for (const { id } of [abroad, strange, poor])
      await platform.core.connection.pool.query(
        "insert into channel (id, organization_id, name, privacy, type) values ($1, $2, 'open', 'public', 'hosted')",
        [newId(), id],
      );
    const targets: Target[] = [
      { title: 'the own channel', organization, channel: 'team', role: 'admin', isInPlan: true },
      { title: 'another channel of the organization', organization, channel: 'open', role: 'admin', isInPlan: true },
      {
        title: 'a channel of another organization of theirs',
        organization: abroad,
        channel: 'open',
        role: 'admin',
        isInPlan: true,
      },
      { title: 'a public channel of strangers', organization: strange, channel: 'open', role: null, isInPlan: true },
      {
        title: 'a channel that the plan does not allow',
        organization: poor,
        channel: 'open',
        role: 'admin',
        isInPlan: false,
      },
    ];
    const wrong: string[] = [];
    for (const kind of [...house.kinds, ...(await readingMachines(abroad))])
      for (const target of targets)
        for (const [name, write] of Object.entries(PROTOCOLS)) {
          const [method, path, body] = write(`${target.organization.name}/${target.channel}`, kind.secret ?? 'none');
          const response = await platform.send(path, {
            method,
            headers: kind.secret === null ? {} : { authorization: `Bearer ${kind.secret}` },
            ...(body instanceof FormData && { body }),
          });
          const text = await response.text();
          // With permission to publish, the error is about the empty file.
          const isIn =
            ![401, 403].includes(response.status) && !text.includes("doesn't exist, or your token can't read it");
          const expected = mayPublish(kind, target);
          if (isIn !== expected)
            wrong.push(
              `${name} ${expected ? 'refuses' : 'lets in'} ${kind.title} at ${target.title}: ${response.status} ${text.slice(0, 200)}`,
            );
        }
    expect(wrong).toEqual([]);
  }, 300_000);

  test('the address of an upload is good once, for its channel, while its person may publish and the plan allows it', async () => {
    const as = await platform.as(house.admin.email);
    const base = `/api/organizations/${house.organization.name}`;
    const ticket = async (): Promise<string> =>
      (
        await json<{ path: string }>(
          as(`${base}/channels/team/uploads`, { method: 'POST', json: { file_name: 'a-1-0.conda', size: 1 } }),
        )
      ).path;
    const use = async (path: string): Promise<number> =>
      (await platform.send(path, { method: 'PUT', body: 'x' })).status;
    const [first, second, third] = [await ticket(), await ticket(), await ticket()];
    expect([401, 403, 404]).not.toContain(await use(first));
    expect(await use(first)).toBe(404);
    const { pool } = platform.core.connection;
    await pool.query("update membership set role = 'member' where user_id = $1 and organization_id = $2", [
      house.admin.id,
      house.organization.id,
    ]);
    expect(await use(second)).toBe(403);
    await pool.query("update membership set role = 'admin' where user_id = $1 and organization_id = $2", [
      house.admin.id,
      house.organization.id,
    ]);
    await platform.aSubscription({ of: house.organization, product: 'free_subscription' });
    await pool.query("delete from subscription where organization_id = $1 and product_code <> 'free_subscription'", [
      house.organization.id,
    ]);
    expect(await use(third)).toBe(403);
  });
});

describe('reading', () => {
  test('each kind of token opens the channels that its holder may read, and no other', async () => {
    const { organization, admin, second } = house;
    const { pool } = platform.core.connection;
    const abroad = await platform.anOrganization({ members: { admin: [admin, second] } });
    const strange = await platform.anOrganization();
    const add = async (of: TestOrganization, name: string, privacy: string): Promise<string> => {
      const id = newId();
      await pool.query(
        "insert into channel (id, organization_id, name, privacy, type) values ($1, $2, $3, $4, 'hosted')",
        [id, of.id, name, privacy],
      );
      return id;
    };
    const account = await pool.query<{ id: string }>(
      "select id from service_account where organization_id = $1 and name = 'machine'",
      [organization.id],
    );
    const member = await pool.query<{ id: string }>(
      "select user_id as id from membership where organization_id = $1 and role = 'member'",
      [organization.id],
    );
    // A group of the member and the service account with one private channel, and a group of others with another.
    const other = await platform.aUser();
    await pool.query("insert into membership (organization_id, user_id, role) values ($1, $2, 'member')", [
      organization.id,
      other.id,
    ]);
    const otherAccount = newId();
    await pool.query("insert into service_account (id, organization_id, name) values ($1, $2, 'other')", [
      otherAccount,
      organization.id,
    ]);
    for (const [channel, person, machine] of [
      ['theirs', member.rows[0]!.id, account.rows[0]!.id],
      ['others', other.id, otherAccount],
    ] as const) {
      const group = newId();
      await pool.query('insert into org_group (id, organization_id, name) values ($1, $2, $3)', [
        group,
        organization.id,
        channel,
      ]);
      for (const [table, column, id] of [
        ['org_group_user', 'user_id', person],
        ['org_group_service_account', 'service_account_id', machine],
        ['org_group_channel', 'channel_id', await add(organization, channel, 'private')],
      ])
        await pool.query(`insert into ${table} (group_id, ${column}, organization_id) values ($1, $2, $3)`, [
          group,
          id,
          organization.id,
        ]);
    }
    await add(abroad, 'inner', 'internal');
    await add(strange, 'inner', 'internal');
    await add(strange, 'open', 'public');
    const own = ['team', 'theirs', 'others'].map((name) => `${organization.name}/${name}`);
    const everywhere = [`${organization.name}/open`, `${strange.name}/open`];

    /** What a kind can read in addition to public channels. */
    const opens = ({ title, person, channels }: Kind): string[] => {
      if (channels === null) return [];
      if (title.includes('workload')) return own.slice(0, 1);
      if (title.includes('service account') || person?.role === 'member') return own.slice(0, 2);
      return channels.organization === null ? [...own, `${abroad.name}/inner`] : own;
    };
    const wrong: string[] = [];
    for (const kind of house.kinds)
      for (const place of [...own, ...everywhere, `${abroad.name}/inner`, `${strange.name}/inner`]) {
        const response = await platform.send(`/repo/${place}/noarch/repodata.json`, {
          headers: kind.secret === null ? {} : { authorization: `Bearer ${kind.secret}` },
        });
        await response.arrayBuffer();
        const expected = everywhere.includes(place) || opens(kind).includes(place);
        if (response.ok !== expected)
          wrong.push(`${place} ${expected ? 'is closed to' : 'opens to'} ${kind.title}: ${response.status}`);
      }
    expect(wrong).toEqual([]);
  }, 300_000);
});

/**
 * Tokens of an organization and of a service account that can only read.
 * An organization has one token, so this is that of another organization.
 */
async function readingMachines(other: TestOrganization): Promise<Kind[]> {
  const as = await platform.as(house.admin.email);
  const { id, name } = house.organization;
  const { id: account } = await json<{ id: string }>(
    as(`/api/v1/organizations/${name}/service-accounts`, { method: 'POST', json: { name: 'reader' } }),
  );
  const channels = { scope: 'read', organization: id } as const;
  return [
    {
      title: 'the token of a service account with the scope read',
      secret: await secretOf(as, `/api/v1/organizations/${name}/service-accounts/${account}/token`, { scope: 'read' }),
      channels,
    },
    {
      title: 'the token of an organization with the scope read',
      secret: await secretOf(as, `/api/organizations/${other.name}/ce/site-token`, { scope: 'read' }),
      channels: { scope: 'read', organization: other.id },
    },
  ];
}
