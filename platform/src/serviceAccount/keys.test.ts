import { SERVICE_ACCOUNT_SCOPES } from '@terrarium/domain/access';
import { emptyFilters } from '@terrarium/domain/policy';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPlatform } from '../testing/index.ts';
import type { Send, TestOrganization, TestPlatform, TestUser } from '../testing/index.ts';

interface Key {
  id: string;
  name: string;
  hint: string;
  scopes: string[];
  expires_at: string;
  last_used_at: string | null;
}
interface Issued {
  key: Key;
  secret: string;
}

let hub: TestPlatform;
let ada: TestUser;
let acme: TestOrganization;
let admin: Send;
let counter = 0;

beforeAll(async () => {
  hub = await startPlatform();
  ada = await hub.aUser();
  acme = await hub.anOrganization({ members: { admin: ada } });
  await hub.aSubscription({ of: acme, product: 'security_subscription' });
  admin = await hub.as(ada.email);
});
afterAll(() => hub.close());

async function made<T>(answer: Promise<Response>, status = 201): Promise<T> {
  const response = await answer;
  const text = await response.text();
  expect([response.status, response.status === status ? '' : text]).toEqual([status, '']);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}
const codeOf = async (answer: Promise<Response>): Promise<[number, string]> => {
  const response = await answer;
  const { error } = (await response.json()) as { error: { human_readable_id: string } };
  return [response.status, error.human_readable_id];
};
const accounts = (): string => `/api/v1/organizations/${acme.name}/service-accounts`;
const base = (organization = acme): string => `/api/organizations/${organization.name}`;
const post = (send: Send, path: string, json?: unknown): Promise<Response> => send(path, { method: 'POST', json });

interface Machine {
  id: string;
  name: string;
  /** Sends with a key with these scopes. */
  with(...scopes: string[]): Promise<Send>;
}
async function aMachine(by: Send = admin): Promise<Machine> {
  const name = `ci-${++counter}`;
  const { id } = await made<{ id: string }>(post(by, accounts(), { name }));
  return { id, name, with: async (...scopes) => bearer((await issue(id, { scopes }, by)).secret) };
}
const issue = (id: string, body: object = {}, by = admin): Promise<Issued> =>
  made(post(by, `${accounts()}/${id}/keys`, { name: `key ${++counter}`, scopes: ['policy:read'], ...body }));
const bearer =
  (secret: string): Send =>
  (path, { headers, ...options } = {}) =>
    hub.send(path, { ...options, headers: { ...headers, authorization: `Bearer ${secret}` } });
const policy = (): object => ({ name: `Rules ${++counter}`, filters: emptyFilters() });

describe('keys of service accounts', () => {
  test('a key calls what its scope allows, and nothing else; the answer says which scope is missing', async () => {
    const machine = await (await aMachine()).with('policy:read');
    expect((await machine(`${base()}/repo-policies`)).status).toBe(200);
    expect((await machine(base())).status).toBe(200);
    expect(await (await post(machine, `${base()}/repo-policies`, policy())).json()).toEqual({
      error: {
        human_readable_id: 'scope_too_small',
        message: "This needs a service account key with the scope 'policy:write'. This one has: policy:read.",
      },
    });
    expect(await codeOf(machine(`${base()}/channels`))).toEqual([403, 'scope_too_small']);
    expect(await codeOf(machine('/api/account'))).toEqual([403, 'person_needed']);
    expect(await codeOf(machine('/api/operator/people'))).toEqual([403, 'person_needed']);
  });

  test('what it changes is recorded as its own, in the audit log and in the activity', async () => {
    const { id, name, with: key } = await aMachine();
    const machine = await key('policy:write');
    const { id: policyId } = await made<{ id: string }>(post(machine, `${base()}/repo-policies`, policy()));
    const log = `${base()}/audit-log?action=policy.created`;
    const { items } = await made<{ items: Record<string, unknown>[] }>(admin(log), 200);
    expect(items.find((entry) => entry['target_id'] === policyId)).toMatchObject({
      actor_type: 'service_account',
      actor_id: id,
      actor_name: name,
    });
    const changes = await made<{ items: Record<string, unknown>[] }>(admin(`${base()}/changes`), 200);
    expect(changes.items.find((change) => change['subject_id'] === policyId)).toMatchObject({
      actor: null,
      service_account: { id, name },
    });
  });

  test('a run that it asks for is published in its name, also after its request', async () => {
    const { id, name, with: key } = await aMachine();
    const machine = await key('policy:write', 'policy:apply', 'channel:read');
    const channel = await made<{ id: string; name: string }>(
      post(admin, `${base()}/channels`, { name: `served-${++counter}`, privacy: 'internal', type: 'hosted' }),
    );
    const { runs } = hub.composition.areas.policy;
    await runs.idle(channel.id);
    const { id: policyId } = await made<{ id: string }>(post(machine, `${base()}/repo-policies`, policy()));
    const applied = `${base()}/channel-policies/${channel.name}/current`;
    await made(post(machine, applied, { policy_id: policyId }), 202);
    await runs.idle(channel.id);
    const edit = { name: `Rules ${++counter}`, filters: emptyFilters() };
    await made(machine(`${base()}/repo-policies/${policyId}`, { method: 'PUT', json: edit }), 200);
    await runs.idle(channel.id);
    const log = `${base()}/audit-log?action=channel.published&limit=100`;
    const { items } = await made<{ items: { target_id: string; actor_id: string | null; actor_name: string }[] }>(
      admin(log),
      200,
    );
    const mine = items.filter(({ target_id }) => target_id === channel.id && target_id !== null);
    expect(mine.filter(({ actor_id }) => actor_id === id)).toMatchObject([{ actor_name: name }, { actor_name: name }]);
  });

  test('what needs several scopes is closed to a key that lacks one', async () => {
    const { id } = await aMachine();
    const short = async (path: string, json: object, ...scopes: string[]): Promise<string> => {
      const { key, secret } = await issue(id, { scopes });
      const response = await post(bearer(secret), path, json);
      await made(admin(`${accounts()}/${id}/keys/${key.id}`, { method: 'DELETE' }), 204);
      if (response.status !== 403) return String(response.status);
      const { error } = (await response.json()) as { error: { human_readable_id: string; message: string } };
      return `${error.human_readable_id} ${/scope '([^']+)'/.exec(error.message)?.[1]}`;
    };
    const apply = `${base()}/repo-policies/apply`;
    const file = { text: 'name: From a file\n', format: 'yaml' };
    expect(await short(apply, file, 'policy:apply')).toBe('scope_too_small policy:write');
    expect(await short(apply, file, 'policy:write')).toBe('scope_too_small policy:apply');
    const draft = `/api/environments/organizations/${acme.name}/draft`;
    const channel = await made<{ name: string }>(
      post(admin, `${base()}/channels`, { name: `drafted-${++counter}`, privacy: 'internal', type: 'hosted' }),
    );
    const body = { channel: channel.name, filters: emptyFilters() };
    expect(await short(draft, body, 'policy:read')).toBe('scope_too_small environment:read');
    expect(await short(draft, body, 'policy:read', 'environment:read')).toBe('200');
  });

  test('of two keys each works alone; a third is refused until one is revoked, and an expired one makes room', async () => {
    const { id } = await aMachine();
    const [first, second] = [await issue(id), await issue(id)];
    const calls = (issued: Issued): Promise<Response> => bearer(issued.secret)(`${base()}/repo-policies`);
    expect([(await calls(first)).status, (await calls(second)).status]).toEqual([200, 200]);
    const third = post(admin, `${accounts()}/${id}/keys`, { name: 'third', scopes: ['policy:read'] });
    expect(await codeOf(third)).toEqual([409, 'too_many_keys']);
    await made(admin(`${accounts()}/${id}/keys/${first.key.id}`, { method: 'DELETE' }), 204);
    expect(await codeOf(calls(first))).toEqual([401, 'api_token_invalid']);
    expect((await calls(second)).status).toBe(200);
    const next = await issue(id);
    await sql`update channel_token set expires_at = now() - interval '1 second' where id = ${second.key.id}`.execute(
      hub.core.db,
    );
    expect(await codeOf(calls(second))).toEqual([401, 'key_ended']);
    const last = await issue(id);
    expect((await calls(next)).status).toBe(200);
    const { keys } = await made<{ keys: Key[] }>(admin(`${accounts()}/${id}`), 200);
    expect(keys).toEqual([
      { ...next.key, last_used_at: expect.any(String) },
      { ...last.key, last_used_at: null },
    ]);
    const theirs = (await aMachine()).id;
    for (const path of [`${id}/keys/${first.key.id}`, `${id}/keys/x`, `${theirs}/keys/${next.key.id}`])
      expect(await codeOf(admin(`${accounts()}/${path}`, { method: 'DELETE' }))).toEqual([404, 'key_not_found']);
  });

  test('two keys created at once take two slots, and a third of them none', async () => {
    const { id } = await aMachine();
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((name) => post(admin, `${accounts()}/${id}/keys`, { name, scopes: ['audit:read'] })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409]);
  });

  test('of another organization there is nothing to find, as for people', async () => {
    const other = await hub.anOrganization({ plan: 'enterprise_subscription' });
    const machine = await (await aMachine()).with(...SERVICE_ACCOUNT_SCOPES);
    expect(await codeOf(machine(`${base(other)}/repo-policies`))).toEqual([404, 'organization_not_found']);
    expect(await codeOf(post(machine, `${base(other)}/repo-policies`, policy()))).toEqual([
      404,
      'organization_not_found',
    ]);
  });

  test('reads private channels only through its groups, like its token', async () => {
    const { id, with: key } = await aMachine();
    const channel = await made<{ name: string }>(
      post(admin, `${base()}/channels`, { name: `secret-${++counter}`, privacy: 'private', type: 'hosted' }),
    );
    const machine = await key('channel:read');
    expect((await machine(`${base()}/channels/${channel.name}`)).status).toBe(404);
    const group = await made<{ id: string }>(post(admin, `${base()}/groups`, { name: `group ${++counter}` }));
    await made(post(admin, `${base()}/channels/${channel.name}/groups`, { group_id: group.id }));
    await made(admin(`${accounts()}/${id}/groups`, { method: 'PUT', json: { group_ids: [group.id] } }), 200);
    expect((await machine(`${base()}/channels/${channel.name}`)).status).toBe(200);
  });

  test('opens channels for clients only with a scope of channels', async () => {
    const { id } = await aMachine();
    const channel = await made<{ name: string }>(
      post(admin, `${base()}/channels`, { name: `shared-${++counter}`, privacy: 'internal', type: 'hosted' }),
    );
    const pull = async (scopes: string[]): Promise<number> => {
      const { key, secret } = await issue(id, { scopes });
      const { status } = await hub.send(`/t/${secret}/repo/${acme.name}/${channel.name}/noarch/repodata.json`);
      await made(admin(`${accounts()}/${id}/keys/${key.id}`, { method: 'DELETE' }), 204);
      return status;
    };
    expect([await pull(['policy:read']), await pull(['channel:read']), await pull(['channel:publish'])]).toEqual([
      401, 200, 200,
    ]);
  });

  test('an Idempotency-Key works for machines, each with its own', async () => {
    const [one, two] = [await (await aMachine()).with('policy:write'), await (await aMachine()).with('policy:write')];
    const json = policy();
    const send = (by: Send): Promise<Response> =>
      by(`${base()}/repo-policies`, { method: 'POST', json, headers: { 'idempotency-key': 'deploy-1' } });
    const first = await made<{ id: string }>(send(one));
    const again = await send(one);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await again.json()).toMatchObject({ id: first.id });
    expect(await codeOf(send(two))).toEqual([409, 'policy_name_taken']);
  });

  test('registers environments of machines: one for each folder, however often', async () => {
    const machine = await (await aMachine()).with('environment:write', 'environment:read');
    const environments = `/api/environments/organizations/${acme.name}/environments`;
    const body = { name: 'build', prefix: '/opt/conda', device: 'runner', platform: 'linux-64', packages: [] };
    await made(post(machine, environments, body));
    await made(post(machine, environments, body), 200);
    const { items } = await made<{ items: { device: string; owner: unknown; is_own: boolean }[] }>(
      machine(`${environments}?q=build`),
      200,
    );
    expect(items.filter(({ device }) => device === 'runner')).toMatchObject([{ owner: null, is_own: false }]);
  });

  test('names itself and what it allows', async () => {
    const { id, name, with: key } = await aMachine();
    const machine = await key('audit:read', 'policy:read');
    expect(await made(machine('/api/iam/caller'), 200)).toMatchObject({
      kind: 'service_account',
      id,
      name,
      organization: { id: acme.id, name: acme.name },
      scopes: ['audit:read', 'policy:read'],
    });
    expect(await made(admin('/api/iam/caller'), 200)).toMatchObject({ kind: 'user', id: ada.id, scopes: [] });
  });

  test('goes on when the admin who made it leaves, and ends with its account', async () => {
    const leaver = await hub.aUser();
    const org = await hub.anOrganization({ members: { admin: [ada, leaver] } });
    await hub.aSubscription({ of: org, product: 'security_subscription' });
    const path = `/api/v1/organizations/${org.name}/service-accounts`;
    const theirs = await hub.as(leaver.email);
    const { id } = await made<{ id: string }>(post(theirs, path, { name: 'pipeline' }));
    const { secret } = await made<Issued>(
      post(theirs, `${path}/${id}/keys`, { name: 'deploy', scopes: ['policy:read', 'policy:write'] }),
    );
    const machine = bearer(secret);
    const { id: policyId } = await made<{ id: string }>(post(machine, `${base(org)}/repo-policies`, policy()));
    await made(admin(`${base(org)}/users/${leaver.id}`, { method: 'DELETE' }), 204);
    await sql`delete from app_user where id = ${leaver.id}`.execute(hub.core.db);
    expect((await machine(`${base(org)}/repo-policies/${policyId}`)).status).toBe(200);
    await made(post(machine, `${base(org)}/repo-policies`, policy()));
    await made(admin(`${path}/${id}`, { method: 'DELETE' }), 204);
    expect(await codeOf(machine(`${base(org)}/repo-policies`))).toEqual([401, 'api_token_invalid']);
  });

  test('is made by admins only, never by a machine, and with scopes that exist', async () => {
    const { id, with: key } = await aMachine();
    const machine = await key(...SERVICE_ACCOUNT_SCOPES);
    const path = `${accounts()}/${id}/keys`;
    expect(await codeOf(post(machine, path, { name: 'more', scopes: ['policy:read'] }))).toEqual([
      403,
      'person_needed',
    ]);
    const max = await hub.aUser();
    const org = await hub.anOrganization({ members: { admin: ada, member: max }, plan: 'enterprise_subscription' });
    const there = `/api/v1/organizations/${org.name}/service-accounts`;
    const account = await made<{ id: string }>(post(admin, there, { name: 'pipeline' }));
    const member = await hub.as(max.email);
    expect(
      await codeOf(post(member, `${there}/${account.id}/keys`, { name: 'mine', scopes: ['policy:read'] })),
    ).toEqual([403, 'not_allowed']);
    for (const scopes of [[], ['policy:everything'], ['organization.delete'], 'policy:read'])
      expect((await post(admin, path, { name: 'odd', scopes })).status).toBe(422);
  });
});
