import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import {
  AUDIT_ACTIONS,
  HASHED_FIELDS,
  HUB_ACTIONS,
  kindsOfActions,
  NO_HASH,
  ORGANIZATION_ACTIONS,
} from '@terrarium/domain/audit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { newId } from '../db/index.ts';
import { actAsMachine, asRequest } from '../http/current.ts';
import { startPlatform } from '../testing/index.ts';
import type { Send, TestOrganization, TestPlatform, TestUser } from '../testing/index.ts';
import { ChainCheck } from './chain.ts';
import type { SealedEntry } from './chain.ts';
import type { auditChains, auditLog } from './contract.ts';
import { appendAudit, HUB_CHAIN, onAuditEntry } from './index.ts';

type Log = z.input<typeof auditLog>;
type Entry = Log['items'][number];

let platform: TestPlatform;
let ada: TestUser;
let max: TestUser;
let acme: TestOrganization;
let admin: Send;
let base: string;
beforeAll(async () => {
  platform = await startPlatform();
  [ada, max] = await Promise.all([platform.aUser(), platform.aUser()]);
  acme = await platform.anOrganization({ members: { admin: ada, member: max } });
  await platform.aSubscription({ of: acme, product: 'security_subscription' });
  admin = await platform.as(ada.email);
  base = `/api/organizations/${acme.name}`;
});
afterAll(() => platform.close());

const ok = async <T = never>(path: string, method = 'GET', json?: unknown, send = admin): Promise<T> => {
  const response = await send(path.startsWith('/api') ? path : `${base}${path}`, {
    method,
    ...(json === undefined ? {} : { json }),
  });
  expect(
    response.status,
    `${method} ${path}: ${response.status < 300 ? '' : await response.clone().text()}`,
  ).toBeLessThan(300);
  return (response.status === 204 ? undefined : await response.json()) as T;
};
const list = (query = ''): Promise<Log> => ok(`/audit-log?limit=100${query}`);
const file = async (path = `${base}/audit-log/file`, send = admin): Promise<SealedEntry[]> =>
  (await (await send(path)).text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as SealedEntry);
const filters = { add_packages: { type: 'compound', operator: 'AND', subfilters: [] } };

/** Follows a chain; the first entry that is wrong. */
function check(entries: readonly SealedEntry[]) {
  const chain = new ChainCheck(true);
  return entries.map((entry) => chain.next(entry)).find((broken) => broken !== null) ?? null;
}

describe('what is decided', () => {
  test('stands in the chain of its organization with who, what, on what, and by which request', async () => {
    const policy = await ok<{ id: string }>('/repo-policies', 'POST', { name: 'Baseline', filters });
    await ok(`/repo-policies/${policy.id}`, 'PUT', { name: 'Baseline', description: 'Two', filters });
    await ok(`/repo-policies/${policy.id}/revisions/1/restore`, 'POST');
    await ok('/channels', 'POST', { name: 'open', privacy: 'internal' });
    const { channels } = platform.composition.areas.channel;
    const channel = (await channels.findChannel(acme.name, 'open', { userId: ada.id }))!;
    const { runs } = platform.composition.areas.policy;
    const current = '/channel-policies/open/current';
    await runs.idle(channel.id);
    await ok(current, 'POST', { policy_id: policy.id, watch: true });
    await runs.idle(channel.id);
    await ok(current, 'PUT', { policy_id: policy.id });
    await runs.idle(channel.id);
    await ok(current, 'DELETE');
    await runs.idle(channel.id);
    const response = await admin(`${base}/channels/open`, { method: 'PATCH', json: { privacy: 'public' } });
    await ok(`/users/${max.id}`, 'PUT', { role: 'billing_manager' });
    const group = await ok<{ id: string }>('/groups', 'POST', { name: 'Team' });
    await ok(`/groups/${group.id}/users`, 'POST', { user_id: max.id });
    await ok('/invitations', 'POST', { emails: [`eve-${newId()}@else.example`], role: 'member' });
    await ok(`/repo-policies/${policy.id}`, 'DELETE');
    await ok(`/api/gateway-analytics/settings/${acme.name}`, 'PUT', { retention_days: 30 });
    const { items, total_count, head } = await list();
    const of = (action: string): Entry => items.find((entry) => entry.action === action)!;
    expect(items.map(({ action }) => action).toReversed()).toEqual(
      expect.arrayContaining([
        'policy.created',
        'policy.edited',
        'policy.rolled_back',
        'channel.created',
        'policy.applied',
        'policy.enforced',
        'policy.removed',
        'channel.privacy_changed',
        'member.role_changed',
        'group.created',
        'group.member_added',
        'invitation.sent',
        'policy.deleted',
        'organization.reports_changed',
      ]),
    );
    expect(total_count).toBe(items.length);
    expect(head).toEqual({ number: items[0]!.number, hash: items[0]!.hash });
    expect(new Set(items.filter(({ actor_type }) => actor_type === 'person').map(({ actor_id }) => actor_id))).toEqual(
      new Set([ada.id]),
    );
    expect(of('channel.privacy_changed')).toMatchObject({
      target_type: 'channel',
      target_id: channel.id,
      target_name: 'open',
      details: { from: 'internal', to: 'public' },
      request_id: response.headers.get('x-request-id'),
    });
    expect(of('policy.applied').details).toMatchObject({ channel: 'open', watched: true, revision: 3 });
    expect(of('policy.rolled_back').details).toEqual({ revision: 3, restored_from: 1 });
    expect(of('member.role_changed')).toMatchObject({
      target_id: max.id,
      target_name: null,
      details: { from: 'member', to: 'billing_manager' },
    });
    expect(of('group.member_added')).toMatchObject({ target_name: 'Team', details: { user_id: max.id } });
    // The hash doesn't cover names or email addresses.
    expect(JSON.stringify(items.map(({ actor_name: _a, person_name: _p, ...hashed }) => hashed))).not.toMatch(
      new RegExp(`@|${await nameOf(max.id)}`),
    );
  });

  test('is recorded in the same transaction as the change', async () => {
    const before = (await list()).total_count;
    await expect(
      platform.core.db.transaction().execute(async (trx) => {
        await appendAudit(trx, {
          chain: acme.id,
          action: 'channel.deleted',
          actor: 'hub',
          target: { id: null, name: 'x' },
        });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect((await list()).total_count).toBe(before);
    const left = await platform.core.db.selectFrom('audit_pending').selectAll().execute();
    expect(left).toEqual([]);
  });

  test('contains no secret, even if somebody entered one as a name or reason', async () => {
    const token = `tr-${'a1B2'.repeat(10)}`;
    await platform.core.db.transaction().execute((trx) =>
      appendAudit(trx, {
        chain: acme.id,
        action: 'file.yanked',
        actor: { organizationId: acme.id },
        target: { id: null, name: `https://ada:pass@host/t/${token}/x` },
        details: {
          reason: `whsec_${'x'.repeat(32)} ${token} eyJhbGciOi.eyJzdWIiOi.c2ln`,
          count: 1,
          flag: true,
          none: null,
        },
      }),
    );
    const accounts = `/api/v1/organizations/${acme.name}/service-accounts`;
    const account = await ok<{ id: string }>(accounts, 'POST', { name: 'Robot' });
    const issued = await ok<{ secret: string; token: string }>(`${accounts}/${account.id}/token`, 'POST');
    await ok(`${accounts}/${account.id}/token`, 'PUT', { confirm: 'yes' });
    const shown = JSON.stringify(await list());
    expect(shown).not.toContain(token);
    expect(shown).not.toMatch(/whsec_x|eyJ|pass@/);
    expect(issued.secret).toMatch(/^tr-/);
    expect(shown).not.toContain(issued.secret);
    expect((await list('&action=token.issued')).items[0]).toMatchObject({
      target_name: 'Robot',
      actor_name: await nameOf(ada.id),
    });
  });

  test('every action has a text, and every kind of change and operator action has one action and a sentence', () => {
    for (const [name, { text: words, kinds }] of Object.entries(AUDIT_ACTIONS)) {
      expect(name).toMatch(/^[a-z_]+\.[a-z_]+$/);
      expect(words, name).toMatch(/\S/);
      for (const saying of Object.values<unknown>(kinds)) expect(saying, name).not.toBe('');
    }
    const told = kindsOfActions([...ORGANIZATION_ACTIONS, ...HUB_ACTIONS]);
    expect(new Set(told.map(({ kind }) => kind)).size).toBe(told.length);
    for (const { kind, say } of told) {
      const sentence = say({ subject: 'numpy', channel: 'main', detail: 'why' });
      expect(sentence, kind).toMatch(/^[a-z]+ /);
      expect(sentence, kind).not.toMatch(/undefined|null|  /);
    }
  });
});

describe('the chain', () => {
  test('is complete, with a hash that anybody can compute from the documented form', async () => {
    const entries = await file();
    expect(check(entries)).toBeNull();
    // Independently of the hub's own code: sorted names, no spaces.
    let previous = NO_HASH;
    for (const entry of entries) {
      const sorted = (value: Record<string, unknown>): string =>
        JSON.stringify(Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))));
      const hashed = Object.fromEntries(HASHED_FIELDS.map((field) => [field, entry[field]]));
      const canonical = sorted({ ...hashed, details: JSON.parse(sorted(entry.details)) as unknown });
      expect(entry.previous).toBe(previous);
      expect(createHash('sha256').update(canonical).digest('hex'), entry.action).toBe(entry.hash);
      previous = entry.hash;
    }
    expect(previous).toBe((await list()).head.hash);
  });

  test('hashes all texts the same in the database and in JavaScript', async () => {
    const odd = 'ä "quoted" \\ / \b\f\n\r\t \u001f \u007f \u2028 \u{1f40d} <b>';
    await platform.core.db.transaction().execute((trx) =>
      appendAudit(trx, {
        chain: acme.id,
        action: 'channel.changed',
        actor: 'hub',
        target: { id: odd, name: odd },
        details: { [odd]: odd, a: 1, B: -2, z: null },
      }),
    );
    expect(check(await file())).toBeNull();
  });

  test.each(HASHED_FIELDS)('detects a change of %s, and names the entry', async (field) => {
    const entries = await file();
    const at = 3;
    const entry = entries[at]!;
    const other: Record<string, unknown> = {
      at: '2001-01-01T00:00:00.000Z',
      number: 77,
      details: { ...entry.details, more: 1 },
      chain: newId(),
      previous: 'f'.repeat(64),
    };
    const changed = entries.with(at, { ...entry, [field]: other[field] ?? `${String(entry[field])}x` } as SealedEntry);
    expect(check(changed)?.number).toBe(field === 'number' ? 4 : entry.number);
  });

  test('detects entries that were removed, inserted, swapped, or rehashed', async () => {
    const entries = await file();
    expect(check(entries.toSpliced(2, 1))?.number).toBe(3);
    expect(check(entries.toSpliced(0, 1))?.number).toBe(1);
    expect(check(entries.toSpliced(2, 0, entries[1]!))?.number).toBe(3);
    expect(check(entries.with(1, entries[2]!).with(2, entries[1]!))?.number).toBe(2);
    const { hashOf } = await import('./chain.ts');
    const forged = { ...entries[1]!, action: 'channel.deleted' };
    expect(check(entries.with(1, { ...forged, hash: hashOf(forged) }))?.number).toBe(3);
  });

  test("can't be changed", async () => {
    const { db } = platform.core;
    await expect(db.updateTable('audit_entry').set({ action: 'x' }).execute()).rejects.toThrow(
      'neither changed nor deleted',
    );
    await expect(db.deleteFrom('audit_entry').execute()).rejects.toThrow('neither changed nor deleted');
    await expect(platform.core.connection.pool.query('truncate audit_entry')).rejects.toThrow(
      'neither changed nor deleted',
    );
  });

  test('exports every entry, even more than one batch', async () => {
    const many = await platform.anOrganization({ members: { admin: ada } });
    await platform.core.db.transaction().execute(async (trx) => {
      for (let at = 0; at < 501; at++)
        await appendAudit(trx, {
          chain: many.id,
          action: 'channel.changed',
          actor: 'hub',
          target: { id: null, name: `number ${at}` },
        });
    });
    const entries = await file(`/api/organizations/${many.name}/audit-log/file`);
    expect(check(entries)).toBeNull();
    expect(entries).toHaveLength(501);
    expect((await file(`/api/organizations/${many.name}/audit-log/file`)).at(-1)).toEqual(entries.at(-1));
  });

  test('concurrent entries get one number each, also of several organizations in one transaction', async () => {
    const other = await platform.anOrganization({ members: { admin: ada } });
    const tell = (chains: string[]) =>
      platform.core.db.transaction().execute(async (trx) => {
        for (const chain of chains)
          await appendAudit(trx, { chain, action: 'channel.changed', actor: 'hub', target: { id: null, name: 'x' } });
      });
    await Promise.all(
      Array.from({ length: 24 }, (_, i) => tell(i % 2 === 0 ? [acme.id, other.id] : [other.id, acme.id])),
    );
    expect(check(await file())).toBeNull();
    const others = await file(`/api/organizations/${other.name}/audit-log/file`);
    expect(check(others)).toBeNull();
    expect(others).toHaveLength(24);
  });
});

test.runIf(process.env['TEST_DATABASE_URL'])(
  'two platforms on one database write at once, and the chain stays valid',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'terrarium-audit-'));
    const first = await startPlatform({ dataDir });
    const second = await startPlatform({ dataDir });
    try {
      const owner = await first.aUser();
      const organization = await first.anOrganization({ members: { admin: owner } });
      const other = await first.anOrganization({ members: { admin: owner } });
      const tell = (on: TestPlatform, i: number) =>
        on.core.db.transaction().execute(async (trx) => {
          const chains = i % 3 === 0 ? [organization.id, other.id] : [other.id, organization.id];
          for (const chain of chains)
            await appendAudit(trx, {
              chain,
              action: 'channel.changed',
              actor: 'hub',
              target: { id: null, name: String(i) },
            });
          await delay(i % 5);
        });
      await Promise.all(Array.from({ length: 100 }, (_, i) => tell(i % 2 === 0 ? first : second, i)));
      const { AuditLog } = await import('./service.ts');
      for (const { id } of [organization, other]) {
        const lines = await text(await new AuditLog(first.core.db).file(id, { format: 'jsonl' }));
        const entries = lines
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as SealedEntry);
        expect(entries).toHaveLength(100);
        expect(check(entries)).toBeNull();
      }
    } finally {
      await second.close();
      await first.close();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);

async function nameOf(id: string): Promise<string> {
  return (
    await platform.core.db.selectFrom('app_user').select('username').where('id', '=', id).executeTakeFirstOrThrow()
  ).username;
}

describe('reading it', () => {
  test('is narrowed by actor, action, target and time', async () => {
    const robot = (await list()).items.length;
    expect((await list('&action=policy.created')).items.map(({ action }) => action)).toEqual(['policy.created']);
    expect(new Set((await list('&actor=hub')).items.map(({ actor_type }) => actor_type))).toEqual(new Set(['hub']));
    expect((await list(`&actor=${await nameOf(ada.id)}`)).items.every(({ actor_id }) => actor_id === ada.id)).toBe(
      true,
    );
    expect((await list('&actor=nobody')).items).toEqual([]);
    expect(new Set((await list('&target=policy')).items.map(({ target_type }) => target_type))).toEqual(
      new Set(['policy']),
    );
    expect((await list('&target=tea')).items.every(({ target_name }) => target_name === 'Team')).toBe(true);
    expect((await list('&target=tea')).items.length).toBeGreaterThan(0);
    const { at } = (await list()).items[2]!;
    const later = (await list(`&from=${at}`)).items.length;
    const earlier = (await list(`&to=${at}`)).total_count;
    expect(later + earlier).toBe((await list()).total_count);
    expect(later).toBeGreaterThanOrEqual(3);
    expect(robot).toBeGreaterThan(0);
    const { items, total_count } = await list();
    expect(await list(`&up_to=${items[1]!.id}`)).toMatchObject({ items: items.slice(1), total_count: total_count - 1 });
  });

  test('gives a table with a head', async () => {
    const response = await admin(`${base}/audit-log/file?format=csv&action=policy.created`);
    expect(response.headers.get('content-type')).toContain('text/csv');
    const [head, line] = (await response.text()).split('\r\n');
    expect(head).toContain('number,at,actor_type,actor_name');
    expect(line).toContain('policy.created');
  });

  test('is only for admins of the organization, and hub-wide only for operators', async () => {
    const [stranger, operator] = [await platform.aUser(), await platform.aUser()];
    await platform.anOrganization({ members: { admin: stranger } });
    for (const path of ['/audit-log', '/audit-log/file']) {
      expect((await (await platform.as(max.email))(`${base}${path}`)).status).toBe(403);
      expect((await (await platform.as(stranger.email))(`${base}${path}`)).status).toBe(404);
      expect((await platform.send(`${base}${path}`)).status).toBe(401);
    }
    for (const path of ['', `/${HUB_CHAIN}`, `/${acme.id}`, `/${acme.id}/file`])
      expect((await admin(`/api/operator/audit-logs${path}`)).status).toBe(404);
    await platform.core.db.updateTable('app_user').set({ is_operator: true }).where('id', '=', operator.id).execute();
    const operates = await platform.as(operator.email);
    await ok(`/api/operator/people/${max.id}`, 'PATCH', { is_disabled: true }, operates);
    await ok(`/api/operator/people/${max.id}`, 'PATCH', { is_disabled: false }, operates);
    const hub = await ok<Log>(`/api/operator/audit-logs/${HUB_CHAIN}`, 'GET', undefined, operates);
    expect(hub.items.map(({ action, target_id }) => [action, target_id]).slice(0, 2)).toEqual([
      ['operator.account_enabled', max.id],
      ['operator.account_disabled', max.id],
    ]);
    const until = new Date(Date.now() + 86_400_000 * 30).toISOString();
    await ok(
      `/api/operator/organizations/${acme.name}/plan`,
      'PUT',
      { product_code: 'enterprise_subscription', quantity: 5, until },
      operates,
    );
    expect((await list()).items[0]).toMatchObject({ action: 'plan.granted', actor_type: 'hub' });
    expect(check(await file(`/api/operator/audit-logs/${HUB_CHAIN}/file`, operates))).toBeNull();
    expect((await operates(`/api/operator/audit-logs/${newId()}`)).status).toBe(404);
  });

  test("of a deleted organization is only for operators, and an erased account's name is removed", async () => {
    const [owner, operator] = [await platform.aUser(), await platform.aUser()];
    await platform.core.db.updateTable('app_user').set({ is_operator: true }).where('id', '=', operator.id).execute();
    const operates = await platform.as(operator.email);
    const gone = await platform.anOrganization({ members: { admin: owner } });
    const send = await platform.as(owner.email);
    await ok(`/api/organizations/${gone.name}/groups`, 'POST', { name: 'Last' }, send).catch(() => undefined);
    await ok(`/api/organizations/${gone.name}`, 'DELETE', undefined, send);
    const name = await nameOf(owner.id);
    const chains = await ok<z.input<typeof auditChains>>(
      '/api/operator/audit-logs?limit=100',
      'GET',
      undefined,
      operates,
    );
    expect(chains.items[0]).toMatchObject({ name: '', id: HUB_CHAIN });
    expect(chains.items.find(({ id }) => id === gone.id)).toMatchObject({ name: gone.name, exists: false });
    const path = `/api/operator/audit-logs/${gone.id}`;
    const log = await ok<Log>(path, 'GET', undefined, operates);
    expect(log.name).toBe(gone.name);
    expect(log.items[0]).toMatchObject({
      action: 'organization.deleted',
      actor_name: name,
    });
    expect((await send('/api/users/me?hard=true', { method: 'DELETE' })).status).toBe(204);
    const after = await ok<Log>(path, 'GET', undefined, operates);
    expect(JSON.stringify(after)).not.toContain(name);
    expect(check(await file(`${path}/file`, operates))).toBeNull();
  });
});

test('notifies listeners of new entries', async () => {
  let heard = 0;
  const end = onAuditEntry(() => heard++);
  await ok('/groups', 'POST', { name: 'Heard' });
  end();
  await ok('/groups', 'POST', { name: 'Unheard' });
  expect(heard).toBe(1);
});

test('an event of the hub names the service account of the request, in the chain of its organization only', async () => {
  const globex = await platform.anOrganization({ members: { admin: ada } });
  const machine = {
    serviceAccount: { id: newId(), name: 'ci' },
    organizationId: acme.id,
    key: { id: newId(), scopes: [], expiresAt: new Date() },
  };
  const target = { id: newId(), name: 'chain test' };
  await asRequest(newId(), async () => {
    actAsMachine(machine);
    for (const chain of [acme.id, globex.id])
      await platform.core.db
        .transaction()
        .execute((trx) => appendAudit(trx, { chain, action: 'channel.published', actor: 'hub', target }));
  });
  const actors = async (organization: TestOrganization) =>
    (await ok<Log>(`/api/organizations/${organization.name}/audit-log?action=channel.published`)).items
      .filter(({ target_id }) => target_id === target.id)
      .map(({ actor_type, actor_id }) => [actor_type, actor_id]);
  expect(await actors(acme)).toEqual([['service_account', machine.serviceAccount.id]]);
  expect(await actors(globex)).toEqual([['hub', null]]);
});
