// Mirrors of private channels of this hub read with a token that an admin entered.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { conda } from '../publish/archive/build.testing.ts';
import { startPlatform } from '../testing/index.ts';
import type { Send, TestOrganization, TestPlatform } from '../testing/index.ts';
import { freePort } from '../testing/port.ts';
import type { MirrorDetails, SyncAnswer } from './contract.ts';
import { startServer } from './server.testing.ts';
import type { ChannelServer } from './server.testing.ts';

vi.setConfig({ testTimeout: 120_000 });

let hub: TestPlatform;
let elsewhere: ChannelServer;
let acme: TestOrganization;
let admin: Send;
let member: Send;
const authorizations: (string | undefined)[] = [];
const base = () => `/api/organizations/${acme.name}`;

beforeAll(async () => {
  const port = await freePort();
  hub = await startPlatform({
    config: { port, publicUrl: `http://127.0.0.1:${port}`, mirrorAllowPrivate: true },
  });
  const [ada, max] = [await hub.aUser(), await hub.aUser()];
  acme = await hub.anOrganization({ members: { admin: ada, member: max } });
  [admin, member] = [await hub.as(ada.email), await hub.as(max.email)];
  elsewhere = await startServer();
  elsewhere.answers.set('/repo/acme/team/noarch/repodata.json', (request, response) => {
    authorizations.push(request.headers.authorization);
    response.writeHead(401).end();
  });
});
afterAll(async () => {
  await elsewhere.close();
  await hub.close();
});

async function make(channel: object): Promise<void> {
  expect((await admin(`${base()}/channels`, { method: 'POST', json: channel })).status).toBe(201);
}
const details = async (name: string): Promise<MirrorDetails> =>
  (await (await admin(`${base()}/channels/${name}/mirror_details`)).json()) as MirrorDetails;
const ended = (name: string, after?: string): Promise<SyncAnswer> =>
  vi.waitFor(
    async () => {
      const last = (await details(name)).last_sync;
      expect(['done', 'failed']).toContain(last?.state);
      expect(last?.id).not.toBe(after);
      return last!;
    },
    { timeout: 60_000, interval: 50 },
  );
async function sync(name: string): Promise<SyncAnswer> {
  const { id } = await ended(name);
  expect((await admin(`${base()}/channels/${name}/mirror_sync`, { method: 'POST' })).status).toBe(202);
  return ended(name, id);
}
const secretOf = async (response: Response): Promise<string> => ((await response.json()) as { secret: string }).secret;

test('[TOKEN-05] sends the token of an organization to its mirrors of channels of this hub, and to no other; they use it until it is replaced', async () => {
  const hubUrl = hub.core.config.publicUrl;
  await make({ name: 'team', privacy: 'private', type: 'hosted' });
  const site = `${base()}/ce/site-token`;
  const token = await secretOf(await admin(site, { method: 'POST', json: { scope: 'publish' } }));
  const file = 'foo-1.0-0.conda';
  const published = await hub.send(`/repo/${acme.name}/team/linux-64/${file}`, {
    method: 'PUT',
    body: new Uint8Array(conda()),
    headers: { authorization: `Bearer ${token}` },
  });
  expect([published.status, await published.text()]).toMatchObject([201, expect.any(String)]);
  await vi.waitFor(
    async () => {
      const index = await hub.send(`/repo/${acme.name}/team/linux-64/repodata.json`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(await index.text()).toContain(file);
    },
    { timeout: 60_000, interval: 100 },
  );
  await make({ name: 'copy', privacy: 'private', type: 'external_mirror', source: `${hubUrl}/repo/${acme.name}/team` });
  await make({ name: 'other', privacy: 'private', type: 'external_mirror', source: `${elsewhere.url}/repo/acme/team` });
  expect(await ended('copy')).toMatchObject({ state: 'failed', error: expect.stringContaining('401') });

  for (const path of [`${site}/sync`, `${base()}/ce/current-token/sync`])
    expect((await member(path, { method: 'PUT' })).status).toBe(403);
  const given = await admin(`${site}/sync`, { method: 'PUT' });
  expect([given.status, await given.json()]).toEqual([200, { mirrors: ['copy'], total_count: 1 }]);
  expect(await sync('copy')).toMatchObject({ state: 'done', records_read: 1 });
  await sync('other');
  expect(authorizations.length).toBeGreaterThan(0);
  expect(authorizations.every((each) => each === undefined)).toBe(true);

  // The stored value contains no readable token, and can't be used for another mirror.
  const { rows } = await hub.core.connection.pool.query<{ text: string }>(
    'select row_to_json(m)::text as text from channel_token_mirror m',
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]!.text).not.toContain(Buffer.from(token).toString('hex'));
  // The files of the mirror are fetched with the same credentials, at the first download.
  await vi.waitFor(
    async () => {
      const bytes = await hub.send(`/repo/${acme.name}/copy/linux-64/${file}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(bytes.status).toBe(200);
    },
    { timeout: 60_000, interval: 100 },
  );

  await admin(site, { method: 'PUT', json: { confirm: 'yes' } });
  expect(await sync('copy')).toMatchObject({ state: 'failed', error: expect.stringContaining('401') });
});

test("[TOKEN-06] the same for a person's own token; without a valid one, nothing is sent and the error says so", async () => {
  const path = `${base()}/ce/current-token`;
  const code = async (response: Response) => [
    response.status,
    ((await response.json()) as { error: { human_readable_id: string } }).error.human_readable_id,
  ];
  expect(await code(await admin(`${path}/sync`, { method: 'PUT' }))).toEqual([404, 'token_not_found']);
  const issued = (await (await admin(path, { method: 'POST' })).json()) as { token: { id: string } };
  expect(await (await admin(`${path}/sync`, { method: 'PUT' })).json()).toEqual({ mirrors: ['copy'], total_count: 1 });
  expect(await sync('copy')).toMatchObject({ state: 'done' });
  await hub.core.connection.pool.query("update channel_token set expires_at = now() - interval '1 s' where id = $1", [
    issued.token.id,
  ]);
  expect(await code(await admin(`${path}/sync`, { method: 'PUT' }))).toEqual([409, 'token_ended']);
  expect(await sync('copy')).toMatchObject({ state: 'failed' });
});
