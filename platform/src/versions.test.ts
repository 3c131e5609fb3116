// Versions over every declared route: a new route takes part by being declared.
import { EDITED_FIELDS } from '../../domain/http/version.ts';
import type { Versioned } from '@terrarium/domain/http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Config } from './config.ts';
import { z } from 'zod';
import { newId } from './db/index.ts';
import { comparedKind } from './http/versions.ts';
import type { Route } from './http/index.ts';
import { declaredRoutes } from './routes.ts';
import { startPlatform } from './testing/index.ts';
import type { Send, TestOrganization, TestPlatform, TestUser } from './testing/index.ts';

const routes = declaredRoutes();
const nameOf = ({ method, path }: Route): string => `${method} ${path}`;
const writes = routes.filter(({ method }) => method !== 'get');

/** Edits whose resource has no version, each with the reason. */
const WITHOUT: Record<string, string> = {
  ...each('a secret is replaced or ended: nothing that somebody read is written over', [
    'delete /api/account/tokens/{id}',
    'delete /api/ce/current-token',
    'delete /api/organizations/{org}/ce/current-token',
    'delete /api/organizations/{org}/ce/site-token',
    'delete /api/organizations/{org}/channel-tokens/{id}',
    'delete /api/v1/organizations/{org}/service-accounts/{id}/keys/{key}',
    'delete /api/v1/organizations/{org}/service-accounts/{id}/public-keys/{key}',
    'delete /api/v1/organizations/{org}/service-accounts/{id}/workloads/{workload}',
    'delete /api/v1/organizations/{org}/service-accounts/{id}/token',
    'put /api/account/tokens/{id}',
    'put /api/ce/current-token',
    'put /api/organizations/{org}/ce/current-token',
    'put /api/organizations/{org}/ce/current-token/sync',
    'put /api/organizations/{org}/ce/site-token',
    'put /api/organizations/{org}/ce/site-token/sync',
    'put /api/operator/advisory-feeds/{id}/key',
    'delete /api/operator/advisory-feeds/{id}/key',
    'put /api/payments/v2/organizations/{org}/payment_method',
    'put /api/payments/v2/payment_method',
    'put /api/v1/organizations/{org}/service-accounts/{id}/token',
    'put /api/v1/organizations/{org}/service-accounts/{id}/workloads/{workload}/keys',
  ]),
  ...each("it is a person's way to sign in, which only they change, one thing with each call", [
    'delete /api/iam/passkeys/{id}',
    'delete /api/iam/sessions',
    'delete /api/iam/sessions/{id}',
    'delete /api/iam/totp',
    'delete /api/users/me',
    'put /api/iam/auth/update-consent',
    'put /api/iam/totp',
    'put /api/users/{id}/email',
  ]),
  ...each('it adds or takes away one thing, whatever else there is', [
    'delete /api/organizations/{org}/channel-policy-deltas/subscriptions/{id}',
    'delete /api/organizations/{org}/channels/{channel}/groups/{groupId}',
    'delete /api/exports/{id}',
    'delete /api/organizations/{org}/channels/{channel}/labels/{label}',
    'delete /api/organizations/{org}/curations/{id}',
    'delete /api/organizations/{org}/groups/{id}/users/{userId}',
    'delete /api/organizations/{org}/users/me',
    'delete /api/organizations/{org}/users/{userId}/products/{productId}',
    'delete /api/organizations/{org}/vex-feeds/{id}',
    'delete /api/organizations/{org}/workloads/{id}',
    'patch /api/environments/organizations/{org}/environments/{id}/remove',
    'patch /api/operator/advisory-feeds/{id}',
    'patch /api/organizations/{org}/channels/{channel}/labels',
    'put /api/organizations/{org}/channels/{channel}/files/{subdir}/{file}/withdrawal',
    'delete /api/organizations/{org}/channels/{channel}/files/{subdir}/{file}/withdrawal',
    'put /api/organizations/{org}/remove-invitations/',
    'put /api/organizations/{org}/resend-invitations/',
    'put /api/organizations/{org}/invitations/{email}',
    'put /api/organizations/{org}/users/products/{productId}',
  ]),
  ...each('it is decided once: a second decision is a conflict already', [
    'delete /api/organizations/{org}/channel-policies/{channel}/runs/{id}',
    'delete /api/organizations/{org}/channels/{channel}/exception-requests/{id}',
    'delete /api/organizations/{org}/channels/{channel}/mirror_sync',
    'delete /api/organizations/{org}/channels/{channel}/promotions/{id}',
    'delete /api/organizations/{org}/invitation-codes/{code}',
    'put /api/organizations/{org}/channels/{channel}/promotions/{id}/decision',
    'put /api/organizations/{org}/exception-requests/{id}/decision',
    'put /api/organizations/{org}/invitation-codes/{code}',
    'put /api/organizations/{org}/vex-statements/{id}',
  ]),
  ...each('bytes come in, and pieces of them', [
    'delete /api/operator/feed-bundles/incoming/{file}',
    'delete /api/projects/{id}/files/{path}',
    'delete /api/projects/{id}/uploads/{upload}',
    'patch /api/projects/{id}/uploads/{upload}',
    'put /api/operator/feed-bundles/incoming/{file}',
    'put /api/projects/{id}/files/{path}',
  ]),
};

function each(reason: string, names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, reason]));
}

test('every PUT, PATCH and DELETE compares versions, or is listed with the reason', () => {
  const without = writes
    .filter((route) => route.method !== 'post' && comparedKind(route, routes) === undefined)
    .map(nameOf)
    .sort();
  expect(without).toEqual(Object.keys(WITHOUT).sort());
});

test('every kind of version belongs to a resource that is read or written', () => {
  const used = new Set(routes.flatMap(({ version }) => (version === undefined ? [] : [version.of])));
  expect([...used].sort()).toEqual(Object.keys(EDITED_FIELDS).sort());
});

/**
 * Fields of bodies with another name than in the response, by type or by type and call: null for those that change
 * nothing themselves, each with the reason.
 */
const NAMED_OTHERWISE: Record<string, string | null> = {
  // Names what is edited, or confirms it.
  'subscription.subscription_id': 'id',
  'gatewaySettings.org_id': null,
  'channel.confirm_exposure': null,
  // Each edit writes a revision, or a decision of its own.
  ...named('policy', ['name', 'description', 'artifact_family', 'schema_version', 'filters', 'filter'], 'revision'),
  ...named('curations', ['cve', 'package', 'versions', 'build', 'subdir', 'status', 'justification', 'note'], 'id'),
  'appliedPolicy.policy_id': 'policy',
  'appliedPolicy.watch': 'is_watched',
  'organizationFeatures.features': 'enabled',
  'seats.quantity': 'total',
  'notebook.shared': 'share_id',
  'serviceAccount.group_ids': 'groups',
  // Is kept with each mapping.
  'packageIdentity.evidence': 'mappings',
  ...named('operatedPerson', ['product_code', 'quantity', 'until'], 'subscriptions'),
  ...named('operatedOrganization', ['product_code', 'quantity', 'until'], 'plan'),
};
function named(kind: Versioned, fields: string[], stored: string): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [`${kind}.${field}`, stored]));
}

/** Names of the fields that a body takes. */
function fieldsOf(body: unknown): string[] {
  if (body instanceof z.ZodObject) return Object.keys(body.shape);
  if (body instanceof z.ZodUnion) return body.options.flatMap(fieldsOf);
  if (body instanceof z.ZodPipe) return fieldsOf(body.in);
  return body instanceof z.ZodType && 'unwrap' in body ? fieldsOf((body as z.ZodOptional).unwrap()) : [];
}

test('every field that an edit takes is part of the version', () => {
  const missing = writes.flatMap((route) => {
    const kind = comparedKind(route, routes);
    if (kind === undefined) return [];
    const parts = EDITED_FIELDS[kind].flatMap((path) => path.split('.'));
    return fieldsOf(route.body)
      .map((field) => [`${kind}.${field}`, field] as const)
      .filter(([name, field]) => {
        const stored = NAMED_OTHERWISE[name] === undefined ? field : NAMED_OTHERWISE[name];
        return stored !== null && !parts.includes(stored);
      })
      .map(([name]) => `${name} of ${nameOf(route)}`);
  });
  expect(missing).toEqual([]);
});

/** A hub with two admins of an organization who operate the hub as well, and a member. */
interface House {
  platform: TestPlatform;
  acme: TestOrganization;
  ada: TestUser;
  bob: TestUser;
  max: TestUser;
  one: Send;
  other: Send;
}

async function aHub(config: Partial<Config>): Promise<House> {
  const platform = await startPlatform({ config });
  const [ada, bob, max] = [await platform.aUser(), await platform.aUser(), await platform.aUser()];
  const { db } = platform.core;
  await db.updateTable('app_user').set({ is_operator: true }).where('id', 'in', [ada.id, bob.id]).execute();
  const acme = await platform.anOrganization({ members: { admin: [ada, bob], member: max } });
  await platform.aSubscription({ of: acme, product: 'security_subscription' });
  return { platform, acme, ada, bob, max, one: await platform.as(ada.email), other: await platform.as(bob.email) };
}

/** One that sells nothing, and one that does. */
let hub: House;
let shop: House;
/** The one of the suite. */
let { platform, acme, ada, bob, max, one, other } = {} as House;
const use = (house: House): void => void ({ platform, acme, ada, bob, max, one, other } = house);

const json = async <T>(answer: Promise<Response>): Promise<T> => {
  const response = await answer;
  expect([response.status < 300, response.status < 300 ? '' : await response.clone().text()]).toEqual([true, '']);
  return (await response.json()) as T;
};
const post = <T>(path: string, body?: unknown): Promise<T> => json(one(path, { method: 'POST', json: body }));

beforeAll(async () => {
  hub = await aHub({ mirrorAllowPrivate: true });
  shop = await aHub({ payments: 'test' });
  use(hub);
});
afterAll(() => Promise.all([hub.platform.close(), shop.platform.close()]));

describe('an If-Match is never ignored', () => {
  const without = writes.filter((route) => comparedKind(route, routes) === undefined && !route.ownPrecondition);

  test.each(without.map((route) => [nameOf(route), route] as const))('%s rejects it', async (_name, route) => {
    const parts: Record<string, string> = { org: acme.name, kind: 'job' };
    const path = route.path.replaceAll(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? newId());
    const answer = await one(path, { method: route.method.toUpperCase(), headers: { 'if-match': '"nonsense"' } });
    const { error } = (await answer.json()) as { error: { human_readable_id: string } };
    expect([answer.status, error.human_readable_id]).toEqual([412, 'precondition_unsupported']);
  });

  test('nor where packages are published', async () => {
    const answer = await one(`/repo/${acme.name}/none/noarch/a-1-0.conda`, {
      method: 'PUT',
      headers: { 'if-match': '"nonsense"' },
      body: 'x',
    });
    expect(answer.status).toBe(412);
  });
});

/** A resource, the address that answers it, and what edits it: a body for each of the numbers 1 to 4, all different. */
interface Resource {
  kind: Versioned;
  /** Where its GET is. */
  at: string;
  edits: { method: string; at?: string; body?: (n: number) => unknown }[];
  /** Only its own person edits it. */
  own?: true;
  /** Comes when the resource can be edited once more. */
  ready?: () => Promise<unknown>;
}

/** Every kind of resource, made for real. */
const RESOURCES: Record<Exclude<Versioned, 'subscription' | 'curations'>, () => Promise<Omit<Resource, 'kind'>>> = {
  policy: async () => {
    const { id } = await post<{ id: string }>(`${org()}/repo-policies`, policyBody(0));
    return {
      at: `${org()}/repo-policies/${id}`,
      edits: [{ method: 'PUT', body: policyBody }, { method: 'DELETE' }],
    };
  },
  appliedPolicy: async () => {
    const channel = await aChannel();
    const ids = await Promise.all(
      [1, 2, 3, 4, 5].map(async (n) => (await post<{ id: string }>(`${org()}/repo-policies`, policyBody(n))).id),
    );
    const at = `${org()}/channel-policies/${channel}/current`;
    await post(at, { policy_id: ids[4] });
    const isDone = async (): Promise<boolean> =>
      (await json<{ run: { finished_at: string | null } | null }>(one(at))).run?.finished_at !== null;
    return {
      at,
      edits: [{ method: 'PUT', body: (n) => ({ policy_id: ids[n % 5] }) }, { method: 'DELETE' }],
      ready: () => vi.waitFor(async () => expect(await isDone()).toBe(true), { timeout: 60_000, interval: 100 }),
    };
  },
  channel: async () => ({
    at: `${org()}/channels/${await aChannel()}`,
    edits: [{ method: 'PATCH', body: (n) => ({ description: `Words ${n}` }) }, { method: 'DELETE' }],
  }),
  readme: async () => ({
    at: `${org()}/channels/${await aChannel()}/readme`,
    edits: [{ method: 'PUT', body: (n) => ({ text: `# ${n}` }) }],
  }),
  mirror: async () => ({
    at: `${org()}/channels/${await aChannel({ type: 'external_mirror', source: 'http://127.0.0.1:9/nothing' })}/mirror_details`,
    edits: [{ method: 'PATCH', body: (n) => ({ sync_minutes: 60 + n }) }],
  }),
  promotionSettings: async () => ({
    at: `${org()}/channels/${await aChannel()}/promotion-settings`,
    edits: [{ method: 'PUT', body: (n) => ({ needs_approval: n % 2 === 1 }) }],
  }),
  probes: async () => ({
    at: `${org()}/channels/${await aChannel()}/probes`,
    edits: [{ method: 'PUT', body: (n) => ({ most_needed: n }) }],
  }),
  collection: async () => {
    const made = await post<{ name: string }>(`${org()}/collections`, collectionBody(0));
    return {
      at: `${org()}/collections/${made.name}`,
      edits: [
        { method: 'PUT', body: (n) => ({ ...(collectionBody(n) as object), name: made.name }) },
        { method: 'DELETE' },
      ],
    };
  },
  organization: async () => ({ at: org(), edits: [{ method: 'PUT', body: (n) => ({ title: `Acme ${n}` }) }] }),
  organizationFeatures: async () => ({
    at: `${org()}/features`,
    edits: [
      {
        method: 'POST',
        at: `${org()}/features/batch`,
        body: (n) => ({ features: [{ feature: 'notebooks', enabled: n % 2 === 0 }] }),
      },
      { method: 'POST', body: (n) => ({ feature: 'environments', enabled: n % 2 === 0 }) },
    ],
  }),
  project: async () => {
    const { id } = await post<{ id: string }>('/api/projects', {
      name: aName(),
      title: 'P',
      owner: { name: acme.name },
    });
    return {
      at: `/api/projects/${id}`,
      edits: [{ method: 'PATCH', body: (n) => ({ title: `P ${n}` }) }, { method: 'DELETE' }],
    };
  },
  notebook: async () => {
    const content = { cells: [], metadata: {}, nbformat: 4, nbformat_minor: 5 };
    const { id } = await post<{ id: string }>('/api/notebooks', { title: 'N', content });
    return {
      at: `/api/notebooks/${id}`,
      own: true,
      edits: [{ method: 'PATCH', body: (n) => ({ title: `N ${n}` }) }, { method: 'DELETE' }],
    };
  },
  accountSettings: async () => ({
    at: '/api/account/settings',
    own: true,
    edits: [{ method: 'PUT', body: (n) => ({ theme: n % 2 === 0 ? 'dark' : 'light' }) }],
  }),
  profile: async () => ({
    at: `/api/users/${ada.id}`,
    own: true,
    edits: [{ method: 'PUT', at: `/api/users/${ada.id}/`, body: (n) => ({ first_name: `Ada ${n}` }) }],
  }),
  gatewaySettings: async () => ({
    at: `/api/gateway-analytics/settings/${acme.name}`,
    edits: [{ method: 'PUT', body: (n) => ({ retention_days: 30 + n }) }],
  }),
  operatedPerson: async () => {
    const person = await platform.aUser();
    const at = `/api/operator/people/${person.id}`;
    return {
      at,
      edits: [
        { method: 'PATCH', body: (n) => ({ is_operator: n % 2 === 1 }) },
        {
          method: 'PUT',
          at: `${at}/plan`,
          body: (n) => ({ product_code: 'starter_subscription', until: inDays(365 + n) }),
        },
        { method: 'DELETE', at: `${at}/plan` },
      ],
    };
  },
  operatedOrganization: async () => {
    const { name } = await platform.anOrganization({ members: { admin: ada } });
    const at = `/api/operator/organizations/${name}`;
    return {
      at,
      edits: [
        {
          method: 'PUT',
          at: `${at}/plan`,
          body: (n) => ({ product_code: 'security_subscription', quantity: 15 + n, until: nextYear }),
        },
        { method: 'DELETE', at: `${at}/plan` },
      ],
    };
  },
  packageIdentity: async () => ({
    at: '/api/operator/packages/lantern/upstream',
    edits: [
      {
        method: 'PUT',
        body: (n) => ({ role: 'self', mappings: [{ ecosystem: 'PyPI', name: `lantern-${n}`, confidence: 'high' }] }),
      },
    ],
  }),
  environmentState: async () => {
    const { id } = await post<{ id: string }>(`/api/environments/organizations/${acme.name}/environments`, {
      name: 'dev',
      prefix: `/envs/${aName()}`,
      device: 'laptop',
      platform: 'linux-64',
      packages: [{ name: 'a', version: '1', build: '0', channel: 'main', subdir: 'linux-64' }],
    });
    const at = `/api/environments/organizations/${acme.name}/state/${id}`;
    return {
      at,
      edits: [
        { method: 'PATCH', at: `${at}/status`, body: (n) => ({ status: 'approved', custom_message: `Fine ${n}` }) },
      ],
    };
  },
  seats: async () => ({
    at: `${org()}/seats/stats`,
    edits: [{ method: 'PUT', at: `${org()}/seats`, body: (n) => ({ quantity: 20 + n }) }],
  }),
  group: async () => {
    const { id } = await post<{ id: string }>(`${org()}/groups`, { name: aName() });
    return {
      at: `${org()}/groups/${id}`,
      edits: [{ method: 'PUT', body: () => ({ name: aName() }) }, { method: 'DELETE' }],
    };
  },
  serviceAccount: async () => {
    const accounts = `/api/v1/organizations/${acme.name}/service-accounts`;
    const { id } = await post<{ id: string }>(accounts, { name: aName() });
    const groups = await Promise.all(
      [1, 2, 3, 4].map(async () => (await post<{ id: string }>(`${org()}/groups`, { name: aName() })).id),
    );
    return {
      at: `${accounts}/${id}`,
      edits: [
        { method: 'PUT', body: () => ({ name: aName() }) },
        { method: 'PUT', at: `${accounts}/${id}/groups`, body: (n) => ({ group_ids: [groups[n % 4]] }) },
        { method: 'DELETE' },
      ],
    };
  },
  member: async () => ({
    at: `${org()}/users/${max.id}`,
    edits: [
      {
        method: 'PUT',
        body: (n) => ({ role: (['member', 'admin', 'member', 'billing_manager', 'member'] as const)[n] }),
      },
      { method: 'DELETE' },
    ],
  }),
  webhook: async () => {
    const made = await post<{ webhook?: { id: string }; id?: string }>(`${org()}/webhooks`, {
      url: 'https://hooks.example.org/in',
    });
    const id = made.webhook?.id ?? made.id;
    return {
      at: `${org()}/webhooks/${id}`,
      edits: [{ method: 'PATCH', body: (n) => ({ description: `Hook ${n}` }) }, { method: 'DELETE' }],
    };
  },
  billingDetails: async () => {
    const at = `/api/payments/v2/organizations/${acme.name}/customer`;
    await post(at, { name: 'Acme' });
    return {
      at,
      edits: [
        { method: 'PATCH', body: (n) => ({ name: `Acme ${n}` }) },
        { method: 'POST', body: (n) => ({ name: `Acme Inc ${n}` }) },
      ],
    };
  },
  exception: async () => {
    const channel = await aChannel();
    const { id: channelId } = await json<{ id: string }>(one(`${org()}/channels/${channel}`));
    const id = newId();
    await platform.core.connection.pool.query(
      "insert into policy_exception (id, organization_id, channel_id, package, spec, reason, owner_id) values ($1, $2, $3, 'a', 'a', 'r', $4)",
      [id, acme.id, channelId, ada.id],
    );
    return {
      at: `${org()}/channels/${channel}/exceptions/${id}`,
      edits: [{ method: 'PATCH', body: (n) => ({ until: `2099-01-0${n}` }) }, { method: 'DELETE' }],
    };
  },
};

const org = (): string => `/api/organizations/${acme.name}`;
let counter = 0;
const aName = (): string => `thing-${++counter}`;
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
const nextYear = inDays(365);
const collectionBody = (n: number): unknown => ({ name: aName(), title: `C ${n}`, privacy: 'internal', entries: [] });
const policyBody = (n: number): unknown => ({
  name: `Policy ${aName()}`,
  description: `Words ${n}`,
  artifact_family: 'conda',
  schema_version: '2',
  filters: {},
});
async function aChannel(given: object = {}): Promise<string> {
  const name = `channel-${aName()}`;
  await post(`${org()}/channels`, { name, privacy: 'internal', type: 'hosted', ...given });
  return name;
}

interface Refusal {
  error: { human_readable_id: string; message: string };
  changed: { by: string | null; at: string | null; version: string };
}

const kinds = Object.keys(RESOURCES) as (keyof typeof RESOURCES)[];
describe.each(kinds)('%s', (kind) => {
  let resource: Omit<Resource, 'kind'>;
  let second: Send;
  const etag = async (): Promise<string> => {
    const answer = await one(resource.at);
    expect([resource.at, answer.status]).toEqual([resource.at, 200]);
    return answer.headers.get('etag') ?? '';
  };
  const send = async (by: Send, { method, at, body }: Resource['edits'][number], n: number, ifMatch?: string) => {
    await resource.ready?.();
    return by(at ?? resource.at, {
      method,
      ...(body ? { json: body(n) } : {}),
      headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
    });
  };

  beforeAll(async () => {
    use(kind === 'billingDetails' ? shop : hub);
    resource = await RESOURCES[kind]();
    second = resource.own ? await platform.as(ada.email) : other;
  });

  test('has an ETag that an edit changes, and rejects every edit with an older one', async () => {
    const read = await etag();
    expect(read).toMatch(/^"[\w-]{22}"$/);
    const changing = resource.edits.filter(({ method }) => method !== 'DELETE');
    if (changing.length > 0) {
      const done = await send(one, changing[0]!, 1, read);
      expect([done.status < 300, done.status < 300 ? '' : await done.text()]).toEqual([true, '']);
      expect(done.headers.get('etag')).toBe(await etag());
      expect(await etag()).not.toBe(read);
    }
    for (const edit of resource.edits)
      for (const wrong of ['"nonsense"', ...(changing.length > 0 ? [read] : []), `W/${await etag()}`]) {
        const before = await etag();
        const refused = await send(second, edit, 2, wrong);
        expect([edit.method, edit.at, wrong, refused.status]).toEqual([edit.method, edit.at, wrong, 412]);
        const { error, changed } = (await refused.json()) as Refusal;
        expect(error.human_readable_id).toBe('changed_meanwhile');
        if (changing.length > 0) {
          expect(changed).toMatchObject({ by: ada.username, version: before.slice(1, -1) });
          expect(Date.parse(changed.at ?? '')).toBeGreaterThan(Date.now() - 600_000);
        }
        expect(refused.headers.get('etag')).toBe(before);
        expect(await etag()).toBe(before);
      }
  });

  test('of two people who read the same and write at once, the first succeeds and the second gets an error', async () => {
    for (const edit of resource.edits.filter(({ method }) => method !== 'DELETE')) {
      // From a known state, so that both edits are one.
      await send(one, edit, 4);
      await resource.ready?.();
      const read = await etag();
      const answers = await Promise.all([send(one, edit, 1, read), send(second, edit, 3, read)]);
      const bodies = await Promise.all(answers.map(async (answer) => (await answer.json()) as Refusal));
      expect(answers.map(({ status }) => status).sort()).toEqual([
        answers.find(({ status }) => status < 300)?.status ?? 200,
        412,
      ]);
      const winner = answers.findIndex(({ status }) => status < 300);
      expect(bodies[1 - winner]!.changed.by).toBe(winner === 0 || resource.own ? ada.username : bob.username);
      expect(answers[winner]!.headers.get('etag')).toBe(await etag());
    }
  });

  test('without If-Match everything works as before', async () => {
    for (const edit of resource.edits) {
      const answer = await send(one, edit, 2);
      expect([edit.method, answer.status < 300, answer.status < 300 ? '' : await answer.text()]).toEqual([
        edit.method,
        true,
        '',
      ]);
    }
  });
});

describe('a subscription', () => {
  test('is changed only as it was read: of two changes at the same moment one counts', async () => {
    use(hub);
    const at = `/api/payments/v2/organizations/${acme.name}/subscriptions`;
    const { data } = await json<{ data: { id: string }[] }>(one(at));
    const cancel = (by: Send, change: object, ifMatch?: string): Promise<Response> =>
      by(at, {
        method: 'PATCH',
        json: { subscription_id: data[0]!.id, ...change },
        headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
      });
    expect((await cancel(one, { cancel_at_period_end: true }, '"nonsense"')).status).toBe(412);
    const read = (await cancel(one, { cancel_at_period_end: true })).headers.get('etag')!;
    const answers = await Promise.all([
      cancel(one, { cancel_at_period_end: false }, read),
      cancel(other, { cancel_at_period_end: false }, read),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });
});

describe('who changed it', () => {
  test('is named only to people of the same organization, if known', async () => {
    use(hub);
    const at = `${org()}/channels/${await aChannel()}`;
    const change = (by: Send, description: string, ifMatch?: string): Promise<Response> =>
      by(at, {
        method: 'PATCH',
        json: { description },
        headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
      });
    const late = async (): Promise<Refusal> => (await (await change(one, 'Late', '"older"')).json()) as Refusal;
    expect(await late()).toMatchObject({
      changed: { by: null, at: null },
      error: { message: expect.stringMatching(/^This changed/) },
    });
    const gone = await platform.aUser();
    await platform.core.db
      .insertInto('membership')
      .values({ organization_id: acme.id, user_id: gone.id, role: 'admin' })
      .execute();
    expect((await change(await platform.as(gone.email), 'Of somebody who leaves')).status).toBe(200);
    expect(await late()).toMatchObject({ changed: { by: gone.username } });
    await platform.core.db.deleteFrom('membership').where('user_id', '=', gone.id).execute();
    await platform.core.db.updateTable('app_user').set({ is_operator: false }).where('id', '=', ada.id).execute();
    expect(await late()).toMatchObject({ changed: { by: null, at: expect.any(String) } });
    await platform.core.db.updateTable('app_user').set({ is_operator: true }).where('id', '=', ada.id).execute();
  });
});
