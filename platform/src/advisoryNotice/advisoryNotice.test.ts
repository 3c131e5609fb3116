import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChannelRow } from '../channel/index.ts';
import { startHub } from '../policy/hub.testing.ts';
import type { PolicyHub } from '../policy/hub.testing.ts';

const files = [
  { name: 'pillow', version: '10.0.0', subdir: 'linux-64' },
  { name: 'pillow', version: '10.0.0', subdir: 'win-64' },
  { name: 'zlib', version: '1.3' },
];

let hub: PolicyHub;
let open: ChannelRow;
let asking: ChannelRow;
let deaf: ChannelRow;

beforeAll(async () => {
  hub = await startHub();
  await take('CVE-2020-1000', 9.1, 'zlib');
  open = await hub.aChannel({ files, privacy: 'internal' });
  asking = await hub.aChannel({ files, privacy: 'internal' });
  deaf = await hub.aChannel({ files, privacy: 'internal' });
  await hub.apply(asking, await hub.aPolicy({ cve: { score: 7, statuses: ['active'] } }));
  await hub.apply(deaf, await hub.aPolicy({ name: 'Nothing of CVEs' }));
  await look();
});
afterAll(() => hub.close());

async function take(id: string, score: number, name: string): Promise<void> {
  await hub.composition.areas.advisory.advisories.importAdvisories([
    {
      id,
      score,
      status: 'active',
      summary: 'Something is wrong',
      packages: [{ name, ranges: [{ introduced: '0', fixed: '99' }] }],
    },
  ]);
  for (const channel of [open, asking, deaf]) if (channel) await hub.policies.runs.idle(channel.id);
}
const look = () => hub.cleanUp('notices of advisories');
const notices = async (channel: ChannelRow, by = hub.member) =>
  (
    (await (await by(`/api/organizations/${hub.acme.name}/advisory-notices?channel=${channel.name}`)).json()) as {
      items: { cve: string; packages: string[]; served_file_count: number; is_exploited: boolean }[];
    }
  ).items;
const mails = (channel: ChannelRow) =>
  hub.core.db
    .selectFrom('outbox_mail')
    .select(['recipient', 'subject', 'body'])
    .where('subject', 'like', `${hub.acme.name}/${channel.name} serves%`)
    .orderBy('created_at')
    .execute();
const runsOf = async ({ id }: ChannelRow) =>
  (await hub.core.db.selectFrom('policy_run').select('id').where('channel_id', '=', id).execute()).length;

test('what was there from the begin is no news, and is not mailed', async () => {
  expect(await notices(open)).toEqual([]);
  expect(await mails(open)).toEqual([]);
});

test('a grave advisory is noticed once per fault and channel, whatever its platforms, and mailed to admins once, however many look', async () => {
  await take('CVE-2026-2001', 8.8, 'pillow');
  await Promise.all([look(), look(), look()]);
  expect(await notices(open)).toMatchObject([{ cve: 'CVE-2026-2001', packages: ['pillow'], served_file_count: 2 }]);
  const [mail, ...more] = await mails(open);
  expect(more).toEqual([]);
  expect(mail!.recipient).toMatch(/^ada/);
  expect(mail!.body).toContain('CVE-2026-2001 (high 8.8) hits 2 served files of pillow');
  expect(mail!.body).toContain(`/organizations/${hub.acme.name}/environments/exposure?q=CVE-2026-2001`);
  // The policy refused the files first: nothing is served that it hits.
  expect(await notices(asking)).toEqual([]);
  expect(await mails(asking)).toEqual([]);
  // Another advisory of the same fault is not told again.
  await hub.core.db
    .updateTable('advisory')
    .set({ aliases: ['GHSA-aaaa-bbbb-cccc'] })
    .where('id', '=', 'CVE-2026-2001')
    .execute();
  await take('GHSA-aaaa-bbbb-cccc', 9.9, 'pillow');
  await look();
  expect((await notices(open)).map(({ cve }) => cve)).toEqual(['CVE-2026-2001']);
  expect(await mails(open)).toHaveLength(1);
});

test('a smaller one is shown and mailed only when it is known to be exploited', async () => {
  await take('CVE-2026-2002', 4.2, 'zlib');
  await look();
  expect((await notices(open)).map(({ cve }) => cve)).toContain('CVE-2026-2002');
  expect(await mails(open)).toHaveLength(1);
  await hub.core.db
    .insertInto('advisory_urgency')
    .values({ cve: 'CVE-2026-2002', kev_added: new Date('2026-01-01') })
    .execute();
  // A change of urgency counts up with the next change of advisories, as its feed does it.
  await take('CVE-2020-1000', 9.2, 'zlib');
  await look();
  const [, mail, ...more] = await mails(open);
  expect(more).toEqual([]);
  expect(mail!.subject).toContain('CVE-2026-2002 (medium 4.2, known to be exploited)');
  expect((await notices(open)).find(({ cve }) => cve === 'CVE-2026-2002')!.is_exploited).toBe(true);
});

test('only policies that ask about CVEs are run because of an advisory; the others still say what is known', async () => {
  const [before, other] = [await runsOf(asking), await runsOf(deaf)];
  await take('CVE-2026-2003', 7.7, 'pillow');
  expect(await runsOf(asking)).toBe(before + 1);
  expect(await runsOf(deaf)).toBe(other);
  const answer = await hub.member(`/api/organizations/${hub.acme.name}/channels/${deaf.name}`);
  expect(
    ((await answer.json()) as { vulnerabilities: { known_count: number } }).vulnerabilities.known_count,
  ).toBeGreaterThan(1);
});

test('who is no member reads no notices', async () => {
  expect((await hub.stranger(`/api/organizations/${hub.acme.name}/advisory-notices`)).status).toBe(404);
});
