import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { startPlatform } from '../testing/index.ts';
import type { Send, TestOrganization, TestPlatform, TestUser } from '../testing/index.ts';
import type { webhook, webhookDelivery } from './contract.ts';
import { RETRY_SECONDS } from './deliveries.ts';
import { webhookEvent, webhookTest } from './events.ts';

type Webhook = z.input<typeof webhook>;
type Delivery = z.input<typeof webhookDelivery>;
interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

let platform: TestPlatform;
let receiver: Server;
let received: Received[] = [];
/** What the receiver answers with; a location makes it lead elsewhere. */
let says: { status: number; text?: string; headers?: Record<string, string> } = { status: 200 };
/** Where the receiver takes what comes and never answers, and what it has taken there. */
const SILENT = '/silent';
let silent: ServerResponse[] = [];
/** The same for endpoints that failed before, and how many waited there at the same time at most. */
let failing: ServerResponse[] = [];
let failingAtOnce = 0;
let isSilent = true;
let at: string;
let ada: TestUser;
let max: TestUser;
let acme: TestOrganization;
let admin: Send;
let base: string;
beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (body += part));
    request.on('end', () => {
      if (request.url === SILENT) return void silent.push(response);
      if (request.url?.startsWith(`${SILENT}/`) === true) {
        // Requests from a test that has ended don't count in the next one.
        if (!isSilent) return void response.destroy();
        failing.push(response);
        failingAtOnce = Math.max(failingAtOnce, failing.filter(({ destroyed }) => !destroyed).length);
        return;
      }
      received.push({ headers: request.headers, body });
      response.writeHead(says.status, says.headers);
      response.end(says.text ?? '');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  at = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook/secret-path`;
  platform = await startPlatform({ config: { webhookAllowHttp: true, webhookAllowPrivate: true } });
  [ada, max] = await Promise.all([platform.aUser(), platform.aUser()]);
  acme = await platform.anOrganization({ members: { admin: ada, member: max } });
  await platform.aSubscription({ of: acme, product: 'security_subscription' });
  admin = await platform.as(ada.email);
  base = `/api/organizations/${acme.name}/webhooks`;
});
afterAll(async () => {
  await platform.close();
  receiver.close();
});
beforeEach(async () => {
  says = { status: 200 };
  await platform.core.db.deleteFrom('webhook_endpoint').execute();
  received = [];
});

const ok = async <T>(path: string, method = 'GET', json?: unknown): Promise<T> => {
  const response = await admin(path, { method, ...(json === undefined ? {} : { json }) });
  expect(
    response.status,
    `${method} ${path} ${response.status < 300 ? '' : await response.clone().text()}`,
  ).toBeLessThan(300);
  return (response.status === 204 ? undefined : await response.json()) as T;
};
const create = (more: object = {}) => ok<{ webhook: Webhook; secret: string }>(base, 'POST', { url: at, ...more });
const group = (name: string) => ok<{ id: string }>(`/api/organizations/${acme.name}/groups`, 'POST', { name });
const log = async (id: string): Promise<Delivery[]> =>
  (await ok<{ items: Delivery[] }>(`${base}/${id}/deliveries`)).items;
const SLOW = { timeout: 10_000 };
const until = (count: number) => expect.poll(() => received.length, SLOW).toBe(count);
/** Lets what waits for its next try be tried now. */
const hurry = async () => {
  await platform.core.connection.pool.query(
    "update job_queue.job set start_after = now() where name = 'webhook' and state in ('created', 'retry')",
  );
};

/** As the specification says it, without any library: HMAC-SHA256 of id, time and body. */
function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const [id, time] = [headers['webhook-id'], headers['webhook-timestamp']];
  const right = createHmac('sha256', key)
    .update(`${String(id)}.${String(time)}.${body}`)
    .digest();
  return String(headers['webhook-signature'])
    .split(' ')
    .some((signature) => {
      const [version, text = ''] = signature.split(',');
      const given = Buffer.from(text, 'base64');
      return version === 'v1' && given.length === right.length && timingSafeEqual(given, right);
    });
}

describe('a delivery', () => {
  test('tells what was decided, signed as Standard Webhooks says', async () => {
    const { webhook: made, secret } = await create({ actions: ['group.created'] });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const { id } = await group('Signed');
    await ok(`/api/organizations/${acme.name}/groups/${id}`, 'DELETE');
    await until(1);
    const [one] = received as [Received];
    expect(isSigned(one, secret)).toBe(true);
    expect(isSigned({ ...one, body: `${one.body} ` }, secret)).toBe(false);
    expect(isSigned({ ...one, headers: { ...one.headers, 'webhook-timestamp': '1' } }, secret)).toBe(false);
    expect(Math.abs(Number(one.headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60);
    const body: unknown = JSON.parse(one.body);
    // As the REST document describes it, without any other field.
    expect(webhookEvent.extend({ data: webhookEvent.shape.data.strict() }).strict().parse(body)).toEqual(body);
    expect(body).toMatchObject({
      type: 'group.created',
      data: {
        organization: acme.name,
        target_name: 'Signed',
        target_id: id,
        actor_id: ada.id,
        action: 'group.created',
      },
    });
    await expect.poll(async () => (await log(made.id)).map(({ state }) => state), SLOW).toEqual(['delivered']);
    expect((await log(made.id))[0]).toMatchObject({
      action: 'group.created',
      message_id: one.headers['webhook-id'],
      attempts: [{ status: 200, answer: '' }],
    });
    expect(JSON.stringify(await ok(base))).not.toContain(secret);
  });

  test('of what is rolled back, or of another organization, there is none', async () => {
    await create();
    await until(1);
    expect(JSON.parse(received[0]!.body)).toMatchObject({ type: 'webhook.created' });
    const other = await platform.anOrganization({ members: { admin: ada } });
    await platform.aSubscription({ of: other, product: 'security_subscription' });
    await ok(`/api/organizations/${other.name}/groups`, 'POST', { name: 'Elsewhere' });
    const taken = await admin(`/api/organizations/${acme.name}/groups`, { method: 'POST', json: { name: '' } });
    expect(taken.status).toBe(422);
    await group('Here');
    await until(2);
    expect(JSON.parse(received[1]!.body)).toMatchObject({ data: { target_name: 'Here' } });
  });

  test('that fails is tried again by the schedule under the same id, and given up at last', async () => {
    const { webhook: made } = await create({ actions: ['group.created'] });
    says = { status: 503, text: 'busy\0 now' };
    await group('Failing');
    for (let tries = 1; tries <= RETRY_SECONDS.length; tries++) {
      await until(tries);
      await expect.poll(async () => (await log(made.id))[0]!.attempts.length, SLOW).toBe(tries);
      const [delivery] = await log(made.id);
      expect(delivery!.state).toBe('waiting');
      const seconds = (Date.parse(delivery!.next_at!) - Date.parse(delivery!.attempts.at(-1)!.at)) / 1000;
      expect(Math.abs(seconds - RETRY_SECONDS[tries - 1]!)).toBeLessThan(3);
      await hurry();
    }
    await until(RETRY_SECONDS.length + 1);
    await expect.poll(async () => (await log(made.id))[0]!.state, SLOW).toBe('failed');
    const [delivery] = await log(made.id);
    expect(delivery).toMatchObject({ next_at: null });
    expect(delivery!.attempts.at(-1)).toMatchObject({ status: 503, answer: 'busy\ufffd now' });
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect((await ok<{ items: Webhook[] }>(base)).items[0]!.failing_since).not.toBeNull();

    says = { status: 200 };
    await ok(`${base}/${made.id}/deliveries/${delivery!.id}/replay`, 'POST');
    await until(RETRY_SECONDS.length + 2);
    expect(received.at(-1)!.headers['webhook-id']).toBe(delivery!.message_id);
    expect(received.at(-1)!.body).toBe(received[0]!.body);
    await expect
      .poll(async () => (await log(made.id)).map(({ state }) => state).sort(), SLOW)
      .toEqual(['delivered', 'failed']);
    expect((await ok<{ items: Webhook[] }>(base)).items[0]!.failing_since).toBeNull();
  });

  test('that finds a busy endpoint is tried again no sooner than that asks for', async () => {
    const { webhook: made } = await create({ actions: ['group.created'] });
    const inSeconds = async (tries: number): Promise<number> => {
      await expect.poll(async () => (await log(made.id))[0]?.attempts.length, SLOW).toBe(tries);
      const [{ next_at, attempts }] = (await log(made.id)) as [Delivery];
      return Math.round((Date.parse(next_at!) - Date.parse(attempts.at(-1)!.at)) / 1000);
    };
    says = { status: 429, headers: { 'retry-after': '45' } };
    await group('Busy');
    expect(Math.abs((await inSeconds(1)) - 45)).toBeLessThan(3);
    says = { status: 503, headers: { 'retry-after': '1' } };
    await hurry();
    expect(Math.abs((await inSeconds(2)) - RETRY_SECONDS[1])).toBeLessThan(3);
  });

  test('follows nobody elsewhere', async () => {
    const { webhook: made } = await create({ actions: ['group.created'] });
    says = { status: 302, headers: { location: `${at}/elsewhere` } };
    await group('Led');
    await expect.poll(async () => (await log(made.id))[0]?.attempts[0]?.status, SLOW).toBe(302);
    expect(received).toHaveLength(1);
    expect((await log(made.id))[0]!.attempts[0]!.answer).toContain("Redirects aren't followed");
    // No server accepted it: it is retried.
    expect((await log(made.id))[0]).toMatchObject({ state: 'waiting', next_at: expect.any(String) as string });
  });

  test('arrives while an endpoint that never answers has many to wait for, in its organization and in others', async () => {
    const { webhook: dead } = await create({ actions: ['group.created'], url: new URL(SILENT, at).href });
    const { webhook: sibling } = await create({ actions: ['group.created'] });
    const other = await platform.anOrganization({ members: { admin: ada } });
    await platform.aSubscription({ of: other, product: 'security_subscription' });
    const elsewhere = `/api/organizations/${other.name}/webhooks`;
    const { webhook: foreign } = await ok<{ webhook: Webhook }>(elsewhere, 'POST', {
      url: at,
      actions: ['group.created'],
    });
    const MANY = 24;
    for (let count = 0; count < MANY; count++) await ok(`${base}/${dead.id}/test`, 'POST');
    await expect.poll(() => silent.length, SLOW).toBeGreaterThan(0);
    await ok(`${elsewhere}/${foreign.id}/test`, 'POST');
    await ok(`${base}/${sibling.id}/test`, 'POST');
    await expect.poll(() => received.length, { timeout: 60_000 }).toBe(2);
    // Of those that were there first most still wait for their turn.
    expect(silent.length).toBeLessThan(MANY / 2);
    await ok(`${base}/${dead.id}`, 'DELETE');
    for (const response of silent.splice(0)) response.destroy();
  });

  test('arrives while several endpoints of its organization fail: these have one of its places together', async () => {
    const dead = await Promise.all(
      ['/1', '/2', '/3'].map((path) => create({ actions: ['group.created'], url: new URL(SILENT + path, at).href })),
    );
    const { webhook: sibling } = await create({ actions: ['group.created'] });
    await platform.core.db
      .updateTable('webhook_endpoint')
      .set({ failing_since: new Date() })
      .where('id', '!=', sibling.id)
      .execute();
    for (let count = 0; count < 4; count++)
      for (const { webhook: each } of dead) await ok(`${base}/${each.id}/test`, 'POST');
    await expect.poll(() => failing.length, SLOW).toBeGreaterThan(0);
    for (let count = 0; count < 3; count++) await ok(`${base}/${sibling.id}/test`, 'POST');
    await expect.poll(() => received.length, { timeout: 60_000 }).toBe(3);
    expect(failingAtOnce).toBe(1);
    isSilent = false;
    for (const { webhook: each } of dead) await ok(`${base}/${each.id}`, 'DELETE');
    for (const response of failing.splice(0)) response.destroy();
  });

  test('of a test says that it is one', async () => {
    const { webhook: made, secret } = await create({ actions: ['group.created'] });
    await ok(`${base}/${made.id}/test`, 'POST');
    await until(1);
    expect(isSigned(received[0]!, secret)).toBe(true);
    const body: unknown = JSON.parse(received[0]!.body);
    expect(body).toMatchObject({ type: 'webhook.test', data: { organization: acme.name } });
    expect(webhookTest.strict().parse(body)).toEqual(body);
  });
});

describe('an endpoint', () => {
  test('that gets new secrets is signed for with each for a day after it was replaced, also when two are replaced within a day', async () => {
    const { webhook: made, secret } = await create({ actions: ['group.created'] });
    const rotated = await ok<{ webhook: Webhook; secret: string }>(`${base}/${made.id}/secret`, 'POST');
    expect(rotated.webhook.former_secret_until).not.toBeNull();
    await ok(`${base}/${made.id}/test`, 'POST');
    await until(1);
    expect([isSigned(received[0]!, secret), isSigned(received[0]!, rotated.secret)]).toEqual([true, true]);
    const again = await ok<{ webhook: Webhook; secret: string }>(`${base}/${made.id}/secret`, 'POST');
    await ok(`${base}/${made.id}/test`, 'POST');
    await until(2);
    const secrets = [secret, rotated.secret, again.secret];
    expect(secrets.map((each) => isSigned(received[1]!, each))).toEqual([true, true, true]);
    await sql`update webhook_former_secret set until = now()`.execute(platform.core.db);
    await ok(`${base}/${made.id}/test`, 'POST');
    await until(3);
    expect(secrets.map((each) => isSigned(received[2]!, each))).toEqual([false, false, true]);
    for (let count = 0; count < 10; count++) await ok(`${base}/${made.id}/secret`, 'POST');
    const refused = await admin(`${base}/${made.id}/secret`, { method: 'POST' });
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('rotated_too_often')]);
  });

  test('is switched off after days of failing, told to the admins and to the audit log, and sent nothing until it is on again', async () => {
    await platform.core.db.updateTable('app_user').set({ is_confirmed: true }).where('id', '=', ada.id).execute();
    const { webhook: made } = await create({ actions: ['group.created'] });
    says = { status: 500 };
    await platform.core.db
      .updateTable('webhook_endpoint')
      .set({ failing_since: new Date(Date.now() - 6 * 86_400_000) })
      .execute();
    await group('Last straw');
    const shown = async () => (await ok<{ items: Webhook[] }>(base)).items[0]!;
    await expect.poll(async () => (await shown()).disabled_by, SLOW).toBe('hub');
    const mails = await platform.core.db
      .selectFrom('outbox_mail')
      .selectAll()
      .where('recipient', '=', ada.email)
      .execute();
    const [mail] = mails.filter(({ subject }) => subject.includes('turned off'));
    expect(mail!.body).toContain('127.0.0.1');
    expect(mail!.body).not.toContain('secret-path');
    const audit = await ok<{ items: { action: string; actor_type: string; target_name: string }[] }>(
      `/api/organizations/${acme.name}/audit-log?action=webhook.disabled`,
    );
    expect(audit.items[0]).toMatchObject({ actor_type: 'hub', target_name: new URL(at).host });
    const before = received.length;
    await group('Unheard');
    expect((await admin(`${base}/${made.id}/test`, { method: 'POST' })).status).toBe(409);
    says = { status: 200 };
    await ok(`${base}/${made.id}`, 'PATCH', { is_enabled: true });
    await group('Heard');
    await until(before + 1);
    expect(received.at(-1)!.body).toContain('"Heard"');
  });

  test('that wants nothing any more says so with 410', async () => {
    await create({ actions: ['group.created'] });
    says = { status: 410 };
    await group('Gone');
    await expect.poll(async () => (await ok<{ items: Webhook[] }>(base)).items[0]!.is_enabled, SLOW).toBe(false);
    const mail = await platform.core.db
      .selectFrom('outbox_mail')
      .select('body')
      .where('recipient', '=', ada.email)
      .where('subject', 'like', 'Webhook turned off%')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(mail.body).toMatch(/ responded with 410 Gone/);
    expect(mail.body).not.toContain('days');
  });

  test('is changed and deleted with its log; each is told to the audit log, without path or secret', async () => {
    const { webhook: made, secret } = await create();
    const changed = await ok<Webhook>(`${base}/${made.id}`, 'PATCH', {
      description: 'Chat',
      actions: ['file.published'],
    });
    expect(changed).toMatchObject({ description: 'Chat', actions: ['file.published'], url: at });
    await ok(`${base}/${made.id}`, 'DELETE');
    expect((await admin(`${base}/${made.id}/deliveries`)).status).toBe(404);
    const audit = await ok<{ items: unknown[] }>(`/api/organizations/${acme.name}/audit-log?target=webhook&limit=3`);
    expect(audit.items.map((entry) => (entry as { action: string }).action)).toEqual([
      'webhook.deleted',
      'webhook.changed',
      'webhook.created',
    ]);
    expect(JSON.stringify(audit)).not.toMatch(/secret-path|whsec_/);
    expect(JSON.stringify(audit)).not.toContain(secret);
  });

  test('takes only actions of organizations, and no name or password in its address', async () => {
    for (const wrong of [
      { actions: ['operator.granted'] },
      { actions: ['nothing.known'] },
      { url: 'ftp://example.org' },
      { url: 'https://ada:secret@example.org/' },
      { url: 'none' },
    ])
      expect((await admin(base, { method: 'POST', json: { url: at, ...wrong } })).status, JSON.stringify(wrong)).toBe(
        422,
      );
  });

  test('of an organization is there for its admins alone', async () => {
    const { webhook: made } = await create();
    const stranger = await platform.aUser();
    const other = await platform.anOrganization({ members: { admin: stranger } });
    await platform.aSubscription({ of: other, product: 'security_subscription' });
    const [member, foreign] = [await platform.as(max.email), await platform.as(stranger.email)];
    for (const [path, method] of [
      [base, 'GET'],
      [`${base}/${made.id}/deliveries`, 'GET'],
      [`${base}/${made.id}/secret`, 'POST'],
      [`${base}/${made.id}/test`, 'POST'],
      [`${base}/${made.id}`, 'DELETE'],
    ] as const) {
      expect((await member(path, { method })).status).toBe(403);
      expect((await foreign(path, { method })).status).toBe(404);
      if (path !== base) expect((await foreign(path.replace(acme.name, other.name), { method })).status).toBe(404);
    }
  });
});

describe('a hub whose operator allows neither http nor private addresses', () => {
  let strict: TestPlatform;
  let send: Send;
  let hooks: string;
  beforeAll(async () => {
    strict = await startPlatform();
    const owner = await strict.aUser();
    const organization = await strict.anOrganization({ members: { admin: owner } });
    await strict.aSubscription({ of: organization, product: 'security_subscription' });
    send = await strict.as(owner.email);
    hooks = `/api/organizations/${organization.name}/webhooks`;
  });
  afterAll(() => strict.close());

  test.each([
    'http://example.org/hook',
    'https://127.0.0.1/hook',
    'https://10.1.2.3/hook',
    'https://192.168.0.1/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/hook',
    'https://[fd00::1]/hook',
    'https://[::ffff:127.0.0.1]/hook',
    'https://0x7f000001/hook',
    'https://2130706433/hook',
    'https://localhost/hook',
    'https://a.localhost/hook',
  ])('rejects %s', async (url) => {
    const response = await send(hooks, { method: 'POST', json: { url } });
    expect(response.status).toBe(422);
    expect(await response.text()).toMatch(/WEBHOOK_ALLOW_(HTTP|PRIVATE)/);
  });

  test('sends nothing to a name that leads to a private address, nor to what was allowed before', async () => {
    const made = (await (
      await send(hooks, { method: 'POST', json: { url: 'https://hook.example.org/x' } })
    ).json()) as { webhook: Webhook };
    const port = (receiver.address() as AddressInfo).port;
    const tryOut = async (url: string): Promise<Delivery> => {
      await strict.core.db.updateTable('webhook_endpoint').set({ url }).execute();
      const { id } = (await (await send(`${hooks}/${made.webhook.id}/test`, { method: 'POST' })).json()) as Delivery;
      const read = async (): Promise<Delivery | undefined> =>
        (
          (await (await send(`${hooks}/${made.webhook.id}/deliveries?limit=100`)).json()) as { items: Delivery[] }
        ).items.find((delivery) => delivery.id === id);
      await expect.poll(async () => (await read())?.attempts.length, { timeout: 10_000 }).toBe(1);
      return (await read())!;
    };
    for (const url of [`https://localhost:${port}/hook`, `https://127.0.0.1:${port}/hook`])
      expect((await tryOut(url)).attempts[0]).toMatchObject({
        status: null,
        answer: expect.stringContaining('private network') as string,
      });
    expect((await tryOut(`http://127.0.0.1:${port}/hook`)).attempts[0]!.answer).toContain('https:// only');
    expect(received).toEqual([]);
  });
});
