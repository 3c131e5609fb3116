import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChannelRow } from '../channel/index.ts';
import { startHub } from '../policy/hub.testing.ts';
import type { PolicyHub } from '../policy/hub.testing.ts';
import type { Send } from '../testing/index.ts';

const files = [
  { name: 'pillow', version: '10.0.0' },
  { name: 'zlib', version: '1.3' },
  { name: 'secret-sauce', version: '1.0' },
];

let hub: PolicyHub;
let open: ChannelRow;
let closed: ChannelRow;
let base: string;

beforeAll(async () => {
  hub = await startHub();
  base = `/api/environments/organizations/${hub.acme.name}`;
  await take('CVE-2020-1000', 9.1, 'zlib');
  open = await hub.aChannel({ files, privacy: 'internal' });
  closed = await hub.aChannel({ files, privacy: 'private' });
  await register(hub.member, 'forecast', 'zlib', 'pillow');
  await register(hub.admin, 'review', 'pillow');
  await look();
});
afterAll(() => hub.close());

async function take(id: string, score: number | null, name: string): Promise<void> {
  await hub.composition.areas.advisory.advisories.importAdvisories([
    {
      id,
      score,
      status: 'active',
      summary: 'Something is wrong',
      packages: [{ name, ranges: [{ introduced: '0', fixed: '99' }] }],
    },
  ]);
}

const look = () => hub.cleanUp('advisories against environments');

async function register(by: Send, name: string, ...packages: string[]): Promise<void> {
  const response = await by(`${base}/environments`, {
    method: 'POST',
    json: {
      name,
      prefix: `/envs/${name}`,
      device: 'workstation',
      platform: 'linux-64',
      packages: packages.map((each) => {
        const [called = '', channel = open.name] = each.split('@');
        const { version } = files.find((file) => file.name === called)!;
        return { name: called, version, build_string: 'h0_0', channel, platform: 'linux-64' };
      }),
    },
  });
  expect(response.status).toBeLessThan(300);
}

const mails = () =>
  hub.core.db
    .selectFrom('outbox_mail')
    .select(['recipient', 'subject', 'body'])
    .where('subject', 'like', '%of your environments')
    .orderBy('created_at')
    .execute();
const days = async (by: Send) => {
  const response = await by(`${base}/exposure/days`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { items: Record<string, number | string>[] }).items;
};

test('mails owners once when a severe advisory affects their packages, and not about known ones', async () => {
  expect(await mails()).toEqual([]);
  await take('CVE-2026-3001', 8.8, 'pillow');
  await Promise.all([look(), look()]);
  const told = await mails();
  expect(told.map(({ recipient }) => recipient.slice(0, 3)).sort()).toEqual(['ada', 'max']);
  const mail = told.find(({ recipient }) => recipient.startsWith('max'))!;
  expect(mail.subject).toBe('CVE-2026-3001 (high 8.8) in one of your environments');
  expect(mail.body).toContain('forecast on workstation: pillow 10.0.0');
  expect(mail.body).toMatch(/\/organizations\/[^/]+\/environments\/exposure\?q=CVE-2026-3001/);
  expect(mail.body).not.toContain('review');
  // The same fault by another name, a small one, and what comes with a new environment are not told.
  await hub.core.db
    .updateTable('advisory')
    .set({ aliases: ['GHSA-aaaa-bbbb-cccc'] })
    .where('id', '=', 'CVE-2026-3001')
    .execute();
  await take('GHSA-aaaa-bbbb-cccc', 9.9, 'pillow');
  await take('CVE-2026-3002', 4, 'zlib');
  await take('CVE-2026-3003', 9.9, 'secret-sauce');
  await register(hub.member, 'notebook', 'secret-sauce');
  await look();
  expect(await mails()).toHaveLength(2);
});

test('a mail names no channel, and ignores removed environments', async () => {
  await register(hub.member, 'hidden', `zlib@${closed.name}`);
  await register(hub.admin, 'gone', 'zlib');
  await look();
  const { items } = (await (await hub.admin(`${base}/environments?q=gone`)).json()) as { items: { id: string }[] };
  await hub.admin(`${base}/environments/${items[0]!.id}/remove`, { method: 'PATCH', json: { remove: true } });
  const before = (await mails()).length;
  await take('CVE-2026-3004', 9, 'zlib');
  await look();
  const [mail, ...more] = (await mails()).slice(before);
  expect(more).toEqual([]);
  expect(mail!.recipient).toMatch(/^max/);
  expect(mail!.body).toContain('forecast on workstation: zlib 1.3');
  // Advisories about a name and version are public, whatever the channel.
  expect(mail!.body).toContain('hidden on workstation: zlib 1.3');
  expect(mail!.body).not.toContain(closed.name);
  expect(mail!.body).not.toContain('gone');
});

test('each day is counted by the worst of each environment', async () => {
  const today = new Date().toISOString().slice(0, 10);
  expect(await days(hub.admin)).toEqual([
    {
      day: today,
      environment_count: 4,
      critical: 3,
      high: 1,
      medium: 0,
      low: 0,
      other: 0,
      refused_count: 0,
    },
  ]);
  expect(await days(hub.member)).toMatchObject([{ environment_count: 4, critical: 3, high: 1 }]);
  await hub.core.connection.pool.query('update environment_day set day = day - 60');
  await look();
  // Nothing has changed: the last figures stand for today, too.
  expect((await days(hub.admin)).map(({ day, critical }) => [day, critical])).toEqual([
    [expect.any(String), 3],
    [today, 3],
  ]);
  expect(await (await hub.admin(`${base}/exposure/days?days=30`)).json()).toMatchObject({ total_count: 1 });
  expect((await hub.stranger(`${base}/exposure/days`)).status).toBe(404);
});
