// Every PUT and PATCH of the REST document with optional fields, on a real platform: a missing field stays unchanged,
// and null clears the field or is rejected by its name. New routes are included automatically.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aDraft } from '../../platform/src/policy/hub.testing.ts';
import { startPlatform } from '../../platform/src/testing/index.ts';
import type { Send, TestOrganization, TestPlatform, TestUser } from '../../platform/src/testing/index.ts';

type Fields = Record<string, unknown>;

/** A resource with fields that a call edits. */
interface Edited {
  /** Path of the call. */
  path: string;
  /** Sends as a user who can edit it; default: an admin of the organization. */
  send?: Send;
  /** Fields that every call must send. */
  key?: Fields;
  /** A value of each optional field; none is empty. */
  full: Fields;
  /** Another value of each field. */
  other: Fields;
  /** Reads the fields; default: GET of the same path. */
  read?: () => Promise<Fields>;
  /** Optional fields that are not tried, each with the reason. */
  untried?: Record<string, string>;
}

let platform: TestPlatform;
let acme: TestOrganization;
let ada: TestUser;
let send: Send;
let asOperator: Send;

beforeAll(async () => {
  platform = await startPlatform({
    config: { mirrorAllowPrivate: true, payments: 'test', defaultPlan: 'free_subscription' },
  });
  ada = await platform.aUser();
  acme = await platform.anOrganization({ members: { admin: ada } });
  await platform.aSubscription({ of: acme, product: 'security_subscription' });
  send = await platform.as(ada.email);
  const operator = await platform.aUser();
  await platform.core.db.updateTable('app_user').set({ is_operator: true }).where('id', '=', operator.id).execute();
  asOperator = await platform.as(operator.email);
});
afterAll(() => platform?.close());

async function ask(path: string, method = 'GET', json?: Fields, by = send): Promise<Fields> {
  const answer = await by(path, { method, ...(json && { json }) });
  const text = await answer.text();
  expect([path, answer.status, text.slice(0, 300)]).toEqual([
    path,
    expect.toSatisfy((n) => n < 300),
    expect.anything(),
  ]);
  return JSON.parse(text) as Fields;
}

const org = (): string => `/api/organizations/${acme.name}`;
let counter = 0;
const aName = (): string => `thing-${++counter}`;
async function aChannel(given: Fields = {}): Promise<string> {
  const name = aName();
  await ask(`${org()}/channels`, 'POST', { name, privacy: 'internal', type: 'hosted', ...given });
  return name;
}
async function aCustomer(path: string): Promise<Edited> {
  await ask(path, 'POST', {});
  const berlin = { line1: 'Main Street 1', city: 'Berlin', country: 'DE' };
  return {
    path,
    full: { email: 'a@example.org', name: 'Acme', address: berlin, tax_id: 'DE123456789' },
    other: { email: 'b@example.org', name: 'Acme Inc', address: { ...berlin, city: 'Bonn' }, tax_id: 'DE987654321' },
  };
}
/** A token whose rotation keeps its scope. */
const aToken = (path: string): Edited => ({
  path,
  key: { confirm: 'yes' },
  full: { scope: 'read' },
  other: { scope: 'publish' },
});

/** All calls that edit some fields of a resource and keep the others. */
const EDITS: Record<string, () => Promise<Edited>> = {
  'PATCH /api/payments/v2/customer': () => aCustomer('/api/payments/v2/customer'),
  'PATCH /api/payments/v2/organizations/{org}/customer': () =>
    aCustomer(`/api/payments/v2/organizations/${acme.name}/customer`),
  'PUT /api/gateway-analytics/settings/{org}': async () => ({
    path: `/api/gateway-analytics/settings/${acme.name}`,
    full: { is_gateway_enabled: true, retention_days: 40, anonymize_clients: false },
    other: { is_gateway_enabled: false, retention_days: 50, anonymize_clients: true },
    untried: { org_id: 'an answer of GET may be sent back; the address says whose settings they are' },
  }),
  'PATCH /api/operator/people/{id}': async () => {
    const person = await platform.aUser();
    return {
      path: `/api/operator/people/${person.id}`,
      send: asOperator,
      full: { is_operator: false, is_disabled: false },
      other: { is_operator: true, is_disabled: true },
      untried: { is_confirmed: 'can only be set, never unset' },
    };
  },
  'PUT /api/account/settings': async () => ({
    path: '/api/account/settings',
    full: { theme: 'dark', navigation_collapsed: true },
    other: { theme: 'light', navigation_collapsed: false },
  }),
  'PATCH /api/organizations/{org}/channels/{channel}': async () => ({
    path: `${org()}/channels/${await aChannel()}`,
    full: { privacy: 'private', description: 'Words', broken_files: 'hide', used_with: [await aChannel()] },
    other: { privacy: 'internal', description: 'Other words', broken_files: 'serve', used_with: [await aChannel()] },
    untried: { confirm_exposure: 'confirms a change' },
  }),
  'PATCH /api/organizations/{org}/channels/{channel}/mirror_details': async () => {
    const channel = await aChannel({ type: 'external_mirror', source: 'http://127.0.0.1:9/nothing' });
    return {
      path: `${org()}/channels/${channel}/mirror_details`,
      full: {
        lists_gone: true,
        bytes_per_second: 4096,
        downloads_at_once: 2,
        specs: ['python'],
        excludes: ['numpy'],
        subdirs: ['noarch'],
        sync_minutes: 60,
        fetches: 'all',
        loss_limit_percent: 40,
        other_sources: ['http://127.0.0.1:9/more'],
      },
      other: {
        lists_gone: false,
        bytes_per_second: 8192,
        downloads_at_once: 3,
        specs: ['ruby'],
        excludes: ['scipy'],
        subdirs: ['linux-64'],
        sync_minutes: 90,
        fetches: 'asked',
        loss_limit_percent: 60,
        other_sources: ['http://127.0.0.1:9/else'],
      },
      untried: { credentials: 'are never answered; platform/src/mirror/mirror.test.ts' },
    };
  },
  'PUT /api/organizations/{org}/channels/{channel}/probes': async () => {
    const probe = (label: string) => [{ label, specs: ['a'], platforms: ['linux-64'], required: true }];
    return {
      path: `${org()}/channels/${await aChannel()}/probes`,
      full: { when_failing: 'hold', most_needed: 5, environments: true, probes: probe('one') },
      other: { when_failing: 'warn', most_needed: 7, environments: false, probes: probe('two') },
    };
  },
  'PUT /api/organizations/{org}/collections/{collection}': async () => {
    const body = { name: aName(), title: 'A title', privacy: 'internal', entries: [] };
    await ask(`${org()}/collections`, 'POST', body);
    return {
      path: `${org()}/collections/${body.name}`,
      key: body,
      full: { description: 'Words' },
      other: { description: 'Other words' },
    };
  },
  'PUT /api/organizations/{org}/repo-policies/{id}': async () => {
    const key = { name: aName(), filters: aDraft() };
    const { id } = await ask(`${org()}/repo-policies`, 'POST', key);
    return {
      path: `${org()}/repo-policies/${id as string}`,
      key,
      full: { description: 'Words' },
      other: { description: 'Other words' },
      untried: {
        filters: 'the rules, in one of two forms; one form must be sent',
        filter: 'the older form of the rules',
        artifact_family: 'has one value',
        schema_version: 'says in which form the rules are sent',
      },
    };
  },
  'PATCH /api/organizations/{org}/webhooks/{id}': async () => {
    const { webhook } = (await ask(`${org()}/webhooks`, 'POST', { url: 'https://hooks.example.org/in' })) as {
      webhook: { id: string };
    };
    return {
      path: `${org()}/webhooks/${webhook.id}`,
      full: { url: 'https://hooks.example.org/a', description: 'Words', actions: ['member.joined'], is_enabled: true },
      other: { url: 'https://hooks.example.org/b', description: 'Others', actions: ['member.left'], is_enabled: false },
      read: async () =>
        ((await ask(`${org()}/webhooks`)) as { items: Fields[] }).items.find(({ id }) => id === webhook.id)!,
    };
  },
  'PUT /api/users/{id}/': async () => ({
    path: `/api/users/${ada.id}/`,
    full: { first_name: 'Ada', last_name: 'Lovelace', username: ada.username },
    other: { first_name: 'Augusta', last_name: 'King', username: `${ada.username}-x` },
    read: () => ask(`/api/users/${ada.id}`),
  }),
  'PATCH /api/notebooks/{id}': async () => {
    const { id } = await ask('/api/notebooks', 'POST', {
      title: 'A title',
      content: { cells: [], metadata: {}, nbformat: 4, nbformat_minor: 5 },
    });
    return {
      path: `/api/notebooks/${id as string}`,
      full: { title: 'A title', shared: true },
      other: { title: 'Another title', shared: false },
      read: async () => {
        const { title, share_id } = await ask(`/api/notebooks/${id as string}`);
        return { title, shared: share_id !== null };
      },
    };
  },
  'PUT /api/organizations/{org}': async () => ({
    path: org(),
    full: { title: 'Acme', bio: 'Words' },
    other: { title: 'Acme Inc', bio: 'Other words' },
  }),
  'PATCH /api/projects/{id}': async () => {
    const { id } = await ask('/api/projects', 'POST', { name: aName() });
    return {
      path: `/api/projects/${id as string}`,
      full: { name: aName(), title: 'A title' },
      other: { name: aName(), title: 'Another title' },
    };
  },
  'PUT /api/ce/current-token': async () => {
    await ask('/api/ce/current-token', 'POST', {});
    return aToken('/api/ce/current-token');
  },
  'PUT /api/organizations/{org}/ce/current-token': async () => {
    await ask(`${org()}/ce/current-token`, 'POST', {});
    return aToken(`${org()}/ce/current-token`);
  },
  'PUT /api/organizations/{org}/ce/site-token': async () => {
    await ask(`${org()}/ce/site-token`, 'POST', {});
    return aToken(`${org()}/ce/site-token`);
  },
  'PUT /api/v1/organizations/{org}/service-accounts/{id}/token': async () => {
    const accounts = `/api/v1/organizations/${acme.name}/service-accounts`;
    const { id } = await ask(accounts, 'POST', { name: aName() });
    await ask(`${accounts}/${id as string}/token`, 'POST', {});
    return {
      ...aToken(`${accounts}/${id as string}/token`),
      read: async () => (await ask(`${accounts}/${id as string}`))['token'] as Fields,
    };
  },
};

/** Calls whose optional fields aren't stored fields of a resource, each with the reason. */
const OTHERS: Record<string, string> = {
  'PATCH /api/payments/v2/subscriptions': 'asks for one change of a plan at a time',
  'PATCH /api/payments/v2/organizations/{org}/subscriptions': 'asks for one change of a plan at a time',
  'PUT /api/operator/organizations/{org}/plan': 'gives a plan as a whole; without a quantity it has one seat',
  'PUT /api/operator/people/{id}/plan': 'gives a plan as a whole; without a quantity it has one seat',
  'PUT /api/operator/packages/{name}/upstream':
    'replaces what a package is upstream as a whole: the evidence belongs to the mappings that are sent with it',
  'PUT /api/organizations/{org}/curations':
    'makes a statement as a whole: a note of the statement before must not be signed by somebody else',
  'PUT /api/account/tokens/{id}': 'says how long the new token lasts',
  'PUT /api/organizations/{org}/channels/{channel}/promotions/{id}/decision': 'a decision, which is made once',
  'PUT /api/organizations/{org}/exception-requests/{id}/decision': 'a decision, which is made once',
  'PUT /api/organizations/{org}/channel-policies/{channel}/current':
    'applies a policy as a whole: without `watch` it blocks, whatever the policy before it did',
  'PATCH /api/organizations/{org}/channels/{channel}/labels': 'adds labels and takes labels away',
};

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}
const document = JSON.parse(readFileSync(join(import.meta.dirname, '../../schema/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, { requestBody?: { content?: Record<string, { schema?: Schema }> } }>>;
  components: { schemas: Record<string, Schema> };
};

/** Names of the fields that a JSON body may leave out. */
function optionalOf(schema: Schema): string[] {
  if (schema.$ref !== undefined) return optionalOf(document.components.schemas[schema.$ref.split('/').pop()!]!);
  const own = Object.keys(schema.properties ?? {}).filter((name) => !schema.required?.includes(name));
  return [...own, ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((each) => (each ?? []).flatMap(optionalOf))];
}

const calls = new Map<string, string[]>(
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method === 'put' || method === 'patch')
      .map(([method, { requestBody }]) => {
        const schema = requestBody?.content?.['application/json']?.schema;
        return [`${method.toUpperCase()} ${path}`, schema ? [...new Set(optionalOf(schema))] : []] as const;
      })
      .filter(([, optional]) => optional.length > 0),
  ),
);

/** Whether a value equals a cleared field's. */
const isEmpty = (value: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 : [undefined, null, '', 0, false].includes(value as never);

test('every edit with optional fields takes part, or is listed with the reason', () => {
  const listed = [...Object.keys(EDITS), ...Object.keys(OTHERS)];
  expect([...calls.keys()].filter((call) => !listed.includes(call))).toEqual([]);
  expect(listed.filter((call) => !calls.has(call))).toEqual([]);
});

describe.each(Object.keys(EDITS))('%s', (call) => {
  const [method] = call.split(' ');
  let thing: Edited;
  beforeAll(async () => {
    thing = await EDITS[call]!();
  });
  const read = async (): Promise<Fields> => {
    const all = await (thing.read ?? (() => ask(thing.path, 'GET', undefined, thing.send)))();
    return Object.fromEntries(Object.keys(thing.full).map((name) => [name, all[name]]));
  };
  const edit = async (fields: Fields): Promise<Response> => {
    const answer = await (thing.send ?? send)(thing.path, { method: method!, json: { ...thing.key, ...fields } });
    // Changed mirror sources are read immediately, and the next edit waits for that.
    return answer.status === 409 && (await answer.clone().text()).includes('sync_under_way') ? edit(fields) : answer;
  };
  const saved = async (fields: Fields): Promise<Fields> => {
    const answer = await edit(fields);
    expect([Object.keys(fields), answer.status, answer.ok ? '' : await answer.text()]).toEqual([
      Object.keys(fields),
      expect.toSatisfy((status) => status < 300),
      '',
    ]);
    return read();
  };

  test('every optional field is tried', () => {
    const tried = [...Object.keys(thing.full), ...Object.keys(thing.untried ?? {})];
    expect(tried.toSorted()).toEqual(calls.get(call)!.toSorted());
  });

  test('changes the field that is sent and no other', async () => {
    for (const name of Object.keys(thing.full)) {
      const before = await saved(thing.full);
      const after = await saved({ [name]: thing.other[name] });
      expect([name, after[name]]).not.toEqual([name, before[name]]);
      expect([name, { ...after, [name]: before[name] }]).toEqual([name, before]);
    }
    if (thing.key !== undefined) {
      const before = await saved(thing.full);
      expect(await saved({})).toEqual(before);
    }
  });

  test("null clears a field, or is rejected by the field's name", async () => {
    for (const name of Object.keys(thing.full)) {
      const before = await saved(thing.full);
      const answer = await edit({ [name]: null });
      const after = await read();
      expect([name, { ...after, [name]: before[name] }]).toEqual([name, before]);
      if (answer.ok) {
        expect([name, after[name]]).toEqual([name, expect.toSatisfy((value) => isEmpty(value))]);
        continue;
      }
      expect([name, answer.status, await answer.text()]).toEqual([
        name,
        expect.toSatisfy((status) => status === 400 || status === 422),
        expect.stringContaining(`"${name}"`),
      ]);
      expect([name, after[name]]).toEqual([name, before[name]]);
      // What may be empty can be cleared.
      const value = thing.full[name];
      if (typeof value === 'string' || Array.isArray(value))
        expect([name, (await edit({ [name]: typeof value === 'string' ? '' : [] })).ok]).toEqual([name, false]);
    }
  });
});
