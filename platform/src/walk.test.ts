// Every declared route × every role × another organization (default deny): new routes are covered by being declared.
import { can, ROLES } from '@terrarium/domain/access';
import type { Role } from '@terrarium/domain/access';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from './db/index.ts';
import { buildOpenApi } from './http/index.ts';
import type { Route } from './http/index.ts';
import { declaredRoutes } from './routes.ts';
import { startPlatform } from './testing/index.ts';
import type { Send, TestOrganization, TestPlatform, TestUser } from './testing/index.ts';

/** Calls that need no sign-in. A new one is to be thought about, then written down here. */
const PUBLIC = [
  'get /.well-known/jwks.json',
  'get /api/commands/hub.mjs',
  'get /api/commands/terrarium.mjs',
  'get /api/commands/terrarium.mjs.sha256',
  'get /api/docs',
  'get /api/docs/{page}',
  'get /api/guides',
  'get /api/guides/{name}',
  'get /api/iam/auth/oidc/start',
  'get /api/iam/options',
  'get /api/learning/videos/{index}/picture',
  'get /api/oidc/audience',
  'get /api/openapi.json',
  'get /api/payments/v2/config/products',
  'get /api/payments/v2/config/{name}',
  'get /api/schemas/policy-filters.json',
  'get /healthz',
  'post /api/channel-policy-delta-unsubscriptions',
  'post /api/iam/auth/oidc',
  'post /api/iam/logout',
  'post /api/iam/passkeys/sign-in',
  'post /api/iam/password-reset',
  'post /api/iam/password-reset/confirm',
  'post /api/iam/register',
  'post /api/iam/token',
  'post /api/oidc/exchange',
  'post /api/oidc/mint_token',
  'post /api/payments/stripe/webhook',
];

const routes = declaredRoutes();
const nameOf = (route: Route): string => `${route.method} ${route.path}`;
const open = (route: Route): boolean =>
  route.access.kind === 'optional' || (route.access.kind === 'organization' && route.access.everybody === true);
const ofOrganizations = routes.filter((route) => route.access.kind === 'organization');

interface House {
  organization: TestOrganization;
  people: Record<Role, TestUser>;
  policy: string;
  run: string;
  group: string;
  account: string;
  channel: string;
}

let platform: TestPlatform;
let home: House;
let abroad: House;
const sends = new Map<string, Send>();

beforeAll(async () => {
  platform = await startPlatform();
  home = await aHouse('home-channel');
  abroad = await aHouse('abroad-channel');
  for (const house of [home, abroad])
    for (const person of Object.values(house.people)) sends.set(person.id, await platform.as(person.email));
});
afterAll(() => platform.close());

/**
 * An organization with one person in each role, a channel that only members can read, a group, a service account, a
 * policy and a run.
 */
async function aHouse(channel: string): Promise<House> {
  const people = {
    admin: await platform.aUser(),
    billing_manager: await platform.aUser(),
    member: await platform.aUser(),
  };
  const organization = await platform.anOrganization({ members: people });
  const [policy, run, group, account, channelId] = [newId(), newId(), newId(), newId(), newId()];
  const { pool } = platform.core.connection;
  await pool.query(
    "insert into channel (id, organization_id, name, privacy, type) values ($1, $2, $3, 'internal', 'hosted')",
    [channelId, organization.id, channel],
  );
  await pool.query("insert into policy (id, organization_id, name, filters) values ($1, $2, 'A policy', '{}')", [
    policy,
    organization.id,
  ]);
  await pool.query(
    "insert into policy_run (id, channel_id, reason, state, finished_at) values ($1, $2, 'created', 'done', now())",
    [run, channelId],
  );
  await pool.query("insert into org_group (id, organization_id, name) values ($1, $2, 'A group')", [
    group,
    organization.id,
  ]);
  await pool.query("insert into service_account (id, organization_id, name) values ($1, $2, 'A machine')", [
    account,
    organization.id,
  ]);
  // A plan that doesn't include a feature leads to 403 too: this test is only about roles.
  await platform.aSubscription({ of: organization, product: 'security_subscription' });
  return { organization, people, policy, run, group, account, channel };
}

/** The address of a route in one organization, its other parts filled with things of `things`. */
function address(route: Route, organization: string, things: House): string {
  const values: Record<string, string> = {
    org: organization,
    sameOrg: organization,
    channel: things.channel,
    groupId: things.group,
    id: route.path.includes('/runs/')
      ? things.run
      : route.path.includes('repo-policies')
        ? things.policy
        : route.path.includes('/groups/{id}')
          ? things.group
          : route.path.includes('/service-accounts/')
            ? things.account
            : newId(),
    subdir: 'noarch',
    file: 'a-1-0.conda',
    name: 'a',
  };
  const asked = route.path.endsWith('/artifact-files')
    ? '?names=a'
    : route.path.endsWith('/channel-cves')
      ? `?channels=${things.channel}`
      : '';
  return route.path.replaceAll(/\{(\w+)\}/g, (_match, part: string) => values[part] ?? 'unknown') + asked;
}

function call(send: Send, route: Route, path: string, json?: unknown): Promise<Response> {
  return send(path, { method: route.method.toUpperCase(), ...(json === undefined ? {} : { json }) });
}

async function expectNothingSeen(response: Response): Promise<void> {
  // A public list is empty for strangers; the navigation has entries for visitors, none of an organization.
  const { pathname } = new URL(response.url);
  if (response.status === 200 && pathname === '/api/navigation/items')
    expect(await response.text()).not.toContain('/organizations/');
  else if (response.status === 200 && pathname === '/api/status') {
    const { services } = (await response.json()) as { services: { detail: string }[] };
    expect(new Set(services.map(({ detail }) => detail))).toEqual(new Set(['']));
  } else if (response.status === 200 && pathname === '/api/search/collections_and_files') {
    expect(await response.json()).toMatchObject({ collections: [], files: [], total_collections: 0, total_files: 0 });
  } else if (response.status === 200 && /^\/api\/search(\/search_context)?$/.test(pathname)) {
    expect(await response.json()).toMatchObject({ total_count: 0, groups: {} });
  } else if (response.status === 200) {
    const body = (await response.json()) as { items?: unknown; results?: unknown; total_count: number };
    expect([body.items ?? body.results, body.total_count]).toEqual([[], 0]);
  } else expect([401, 404]).toContain(response.status);
}

test('only the known calls are public', () => {
  expect(
    routes
      .filter((route) => route.access.kind === 'public')
      .map(nameOf)
      .sort(),
  ).toEqual(PUBLIC);
});

test('no two routes answer the same call', () => {
  const shapes = routes.map((route) => `${route.method} ${route.path.replaceAll(/\{\w+\}/g, '{}').replace(/\/$/, '')}`);
  expect(shapes.filter((shape, i) => shapes.indexOf(shape) !== i)).toEqual([]);
});

describe('visitors', () => {
  test.each(
    routes
      .filter((route) => route.access.kind !== 'public' && !open(route))
      .map((route) => [nameOf(route), route] as const),
  )('%s needs a sign-in', async (_name, route) => {
    expect((await call(platform.send, route, address(route, home.organization.name, home))).status).toBe(401);
  });

  test.each(routes.filter(open).map((route) => [nameOf(route), route] as const))(
    '%s shows a visitor nothing of an organization, and refuses a bad token',
    async (_name, route) => {
      const path = address(route, home.organization.name, home);
      const answer = await call(platform.send, route, path);
      // An error about the body alone shows nothing either.
      if (route.method === 'get' || answer.status !== 422) await expectNothingSeen(answer);
      expect(
        (
          await platform.send(path, {
            method: route.method.toUpperCase(),
            headers: { authorization: 'Bearer abc.def.ghi' },
          })
        ).status,
      ).toBe(401);
    },
  );
});

describe('another organization', () => {
  test.each(ofOrganizations.map((route) => [nameOf(route), route] as const))(
    '%s returns 404 to the admin of the other organization',
    async (_name, route) => {
      const stranger = sends.get(abroad.people.admin.id);
      if (!stranger) throw new Error('The stranger has no session.');
      for (const key of [home.organization.name, home.organization.id]) {
        const response = await call(stranger, route, address(route, key, home));
        // An error about the body alone shows nothing about the owner.
        if (open(route) && response.status === 422 && route.method !== 'get') continue;
        if (open(route)) await expectNothingSeen(response);
        else expect([key, response.status]).toEqual([key, 404]);
      }
    },
  );

  const thingsThatAreHidden = routes
    .filter((route) => route.method === 'get' && /\{(channel|id|code)\}/.test(route.path))
    .map((route) => [nameOf(route), route] as const);

  test.each(thingsThatAreHidden)('%s says the same to strangers whatever they ask of it', async (_name, route) => {
    const path = address(route, home.organization.name, home);
    const wrong = `${path.split('?')[0]}?limit=none&no_such_parameter=1`;
    for (const send of [platform.send, sends.get(abroad.people.admin.id)!]) {
      const right = await call(send, route, path);
      if (right.status < 400) continue;
      const { error } = (await right.json()) as { error: { human_readable_id: string } };
      const answer = await call(send, route, wrong);
      expect([answer.status, ((await answer.json()) as { error: unknown }).error]).toMatchObject([
        right.status,
        { human_readable_id: error.human_readable_id },
      ]);
    }
  });

  /** Bodies that pass validation, so that the foreign id is the reason for the error. */
  const bodyFor = (route: Route): unknown => {
    if (route.path.endsWith('/current')) return { policy_id: home.policy };
    if (route.path.endsWith('/service-accounts/{id}')) return { name: 'Another name' };
    if (route.path.endsWith('/service-accounts/{id}/groups')) return { group_ids: [] };
    if (route.path.endsWith('/service-accounts/{id}/token')) return { confirm: 'yes' };
    if (route.path.endsWith('/groups/{id}')) return { name: 'Another name' };
    if (route.path.endsWith('/groups/{id}/users')) return { user_id: home.people.member.id };
    if (route.path.endsWith('/groups')) return { group_id: home.group };
    if (route.path.includes('/repo-policies/{id}')) return { name: 'Another name', filters: [] };
    if (route.path.endsWith('/uploads')) return { file_name: 'a-1-0.conda', size: 1 };
    if (route.path.endsWith('/channels/{channel}/readme')) return { text: '' };
    if (route.path.endsWith('/channels/{channel}')) return { privacy: 'internal' };
    return undefined;
  };

  test.each(
    ofOrganizations
      .filter((route) => /\{(?!org\}|sameOrg\}|subdir\}|file\}|name\})/.test(route.path))
      .map((route) => [nameOf(route), route] as const),
  )('%s does not take ids and names of another organization from an admin', async (_name, route) => {
    const admin = sends.get(home.people.admin.id);
    if (!admin) throw new Error('The admin has no session.');
    const body = route.body ? bodyFor(route) : undefined;
    const response = await call(admin, route, address(route, home.organization.name, abroad), body);
    expect([404, 422]).toContain(response.status);
  });

  test('a policy of another organization cannot be applied, nor a group of it tied', async () => {
    const admin = sends.get(home.people.admin.id);
    if (!admin) throw new Error('The admin has no session.');
    const base = `/api/organizations/${home.organization.name}`;
    const applied = await admin(`${base}/channel-policies/${home.channel}/current`, {
      method: 'POST',
      json: { policy_id: abroad.policy },
    });
    const tied = await admin(`${base}/channels/${home.channel}/groups`, {
      method: 'POST',
      json: { group_id: abroad.group },
    });
    expect([404, 422]).toContain(applied.status);
    expect([404, 422]).toContain(tied.status);
  });
});

describe('roles', () => {
  const cells = ofOrganizations.flatMap((route) => ROLES.map((role) => [nameOf(route), role, route] as const));

  test.each(cells.filter(([, role, route]) => !granted(role, route)))(
    '[ORG-20] %s is denied to a %s',
    async (_name, role, route) => {
      const send = sends.get(home.people[role].id);
      if (!send) throw new Error('Nobody has this role.');
      const response = await call(send, route, address(route, home.organization.name, home));
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ error: { human_readable_id: 'not_allowed' } });
    },
  );

  test.each(cells.filter(([, role, route]) => granted(role, route)))(
    "[ORG-20] %s isn't denied to a %s",
    async (_name, role, route) => {
      // A house of its own, because some of the calls take it down.
      const house = await aHouse('main');
      const send = await platform.as(house.people[role].email);
      const response = await call(send, route, address(route, house.organization.name, house));
      expect([401, 403]).not.toContain(response.status);
      expect(response.status).toBeLessThan(500);
    },
  );
});

describe('the operators of the hub', () => {
  const ofOperators = routes
    .filter((route) => route.access.kind === 'operator')
    .map((route) => [nameOf(route), route] as const);
  const addressOf = (route: Route): string =>
    address(route, home.organization.name, home).replace('/unknown/', '/sync/');

  test.each(ofOperators.flatMap(([name, route]) => ROLES.map((role) => [name, role, route] as const)))(
    '%s returns 404 for a %s',
    async (_name, role, route) => {
      const response = await call(
        sends.get(home.people[role].id)!,
        route,
        addressOf(route),
        route.body ? {} : undefined,
      );
      expect(response.status).toBe(404);
      // The response of an unknown address.
      expect(await response.json()).toMatchObject({ error: { human_readable_id: 'unknown_address' } });
    },
  );

  test.each(ofOperators)(
    '%s is available to an operator in person, and not to their applications',
    async (_name, route) => {
      const operator = await platform.aUser();
      await platform.core.db.updateTable('app_user').set({ is_operator: true }).where('id', '=', operator.id).execute();
      const send = await platform.as(operator.email);
      const response = await call(send, route, addressOf(route), route.body ? {} : undefined);
      expect([401, 403]).not.toContain(response.status);
      expect(response.status).toBeLessThan(500);
      expect(await response.text()).not.toContain('unknown_address');
      const token = (
        await platform.composition.areas.identity.openSession(operator.id, { userAgent: 'test', source: 'application' })
      ).access_token;
      expect(
        (
          await platform.send(addressOf(route), {
            method: route.method.toUpperCase(),
            headers: { authorization: `Bearer ${token}` },
          })
        ).status,
      ).toBe(404);
      await platform.core.db
        .updateTable('app_user')
        .set({ is_operator: false })
        .where('id', '=', operator.id)
        .execute();
      // Immediately, in the same session.
      expect((await call(send, route, addressOf(route))).status).toBe(404);
    },
  );

  test.each(
    ofOperators
      .filter(([, route]) => route.path.includes('/people') || route.path.endsWith('/plan'))
      .filter(([, route]) => route.method !== 'get'),
  )('%s needs verification of an operator', async (_name, route) => {
    const operator = await platform.aUser();
    await platform.core.db.updateTable('app_user').set({ is_operator: true }).where('id', '=', operator.id).execute();
    const send = await platform.as(operator.email);
    await platform.core.db
      .updateTable('refresh_family')
      .set({ proven_at: new Date(Date.now() - 3_600_000) })
      .where('user_id', '=', operator.id)
      .execute();
    const response = await call(send, route, addressOf(route), route.body ? {} : undefined);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: { human_readable_id: 'fresh_proof_needed' } });
  });
});

function granted(role: Role, route: Route): boolean {
  return route.access.kind === 'organization' && can(role, route.access.action);
}

test('the OpenAPI document has every route with its answers, each under a name of its own, and is the same every time', () => {
  const document = buildOpenApi(routes);
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, { operationId?: string; responses?: object }>).map(([method, operation]) => ({
      name: `${method} ${path}`,
      ...operation,
    })),
  );
  expect(operations.map((operation) => operation.name).sort()).toEqual(routes.map(nameOf).sort());
  expect(new Set(operations.map((operation) => operation.operationId)).size).toBe(routes.length);
  for (const route of routes) {
    const responses = operations.find((operation) => operation.name === nameOf(route))?.responses ?? {};
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(Object.keys(route.answers)));
  }
  expect(JSON.stringify(buildOpenApi(declaredRoutes()))).toBe(JSON.stringify(document));
});
