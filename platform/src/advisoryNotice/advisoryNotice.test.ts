import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
const mails = (channel: ChannelRow, does = 'serves') =>
  hub.core.db
    .selectFrom('outbox_mail')
    .select(['recipient', 'subject', 'body'])
    .where('subject', 'like', `${hub.acme.name}/${channel.name} ${does}%`)
    .orderBy('created_at')
    .execute();
const runsOf = async ({ id }: ChannelRow) =>
  (await hub.core.db.selectFrom('policy_run').select('id').where('channel_id', '=', id).execute()).length;

test('sends no mail about advisories from before the first check', async () => {
  expect(await notices(open)).toEqual([]);
  expect(await mails(open)).toEqual([]);
});

test('notices a severe advisory once per CVE and channel, on all platforms, and mails admins once, even with several checks', async () => {
  await take('CVE-2026-2001', 8.8, 'pillow');
  await Promise.all([look(), look(), look()]);
  expect(await notices(open)).toMatchObject([{ cve: 'CVE-2026-2001', packages: ['pillow'], served_file_count: 2 }]);
  const [mail, ...more] = await mails(open);
  expect(more).toEqual([]);
  expect(mail!.recipient).toMatch(/^ada/);
  expect(mail!.body).toContain('CVE-2026-2001 (high 8.8) affects 2 served files of pillow');
  expect(mail!.body).toContain(`/organizations/${hub.acme.name}/environments/exposure?q=CVE-2026-2001`);
  // The policy blocked the files before: none of the affected files was ever served.
  expect(await notices(asking)).toEqual([]);
  expect(await mails(asking)).toEqual([]);
  // They were served until now: users who installed them are affected.
  const refusals = await mails(asking, 'now blocks');
  expect(refusals).toMatchObject([{ subject: expect.stringContaining('CVE-2026-2001 (high 8.8)') as string }]);
  expect(refusals[0]!.body).toContain('affects 2 files of pillow, now blocked');
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

test('mails about files blocked before a check only for severe, new advisories', async () => {
  const curl = [{ name: 'curl', version: '8.0' }];
  const [strict, late] = [await hub.aChannel({ files: curl }), await hub.aChannel({ files: curl })];
  await hub.apply(strict, await hub.aPolicy({ cve: { score: 4, statuses: ['active'] } }));
  await look();
  await take('CVE-2026-2901', 4.5, 'curl');
  await take('CVE-2026-2902', 8.1, 'curl');
  for (const channel of [strict, late]) await hub.policies.runs.idle(channel.id);
  await look();
  const [mail, ...more] = await mails(strict, 'now blocks');
  expect(more).toEqual([]);
  expect(mail!.body).toContain('CVE-2026-2902 (high 8.1) affects 1 file of curl, now blocked');
  expect(mail!.body).not.toContain('CVE-2026-2901');
  // Served files are reported, but not that a policy blocks them later.
  expect(await mails(late)).toHaveLength(1);
  await hub.apply(late, await hub.aPolicy({ cve: { score: 7, statuses: ['active'] } }));
  await look();
  expect(await mails(late, 'now blocks')).toEqual([]);
});

test('shows a less severe advisory, and mails it only when known to be exploited', async () => {
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
  expect(mail!.subject).toContain('CVE-2026-2002 (medium 4.2, known exploited)');
  expect((await notices(open)).find(({ cve }) => cve === 'CVE-2026-2002')!.is_exploited).toBe(true);
});

test('an advisory starts runs only for policies with CVE rules; other channels still show it', async () => {
  const [before, other] = [await runsOf(asking), await runsOf(deaf)];
  await take('CVE-2026-2003', 7.7, 'pillow');
  expect(await runsOf(asking)).toBe(before + 1);
  expect(await runsOf(deaf)).toBe(other);
  const answer = await hub.member(`/api/organizations/${hub.acme.name}/channels/${deaf.name}`);
  expect(
    ((await answer.json()) as { vulnerabilities: { known_count: number } }).vulnerabilities.known_count,
  ).toBeGreaterThan(1);
});

test('mail and list count the same new advisories; only a severe one sends a mail', async () => {
  const fresh = await hub.aChannel({ files: [{ name: 'gamma' }], privacy: 'internal' });
  await look();
  const importAll = async (scores: readonly number[], year: number) => {
    await hub.composition.areas.advisory.advisories.importAdvisories(
      scores.map((score, at) => ({
        id: `CVE-${year}-${1000 + at}`,
        score,
        status: 'active' as const,
        summary: 'Something is wrong',
        packages: [{ name: 'gamma', ranges: [{ introduced: '0', fixed: '99' }] }],
      })),
    );
    await hub.policies.runs.idle(fresh.id);
    await look();
  };
  const counted = async () =>
    (
      (await (
        await hub.member(`/api/organizations/${hub.acme.name}/advisory-notices?channel=${fresh.name}&limit=5`)
      ).json()) as { total_count: number }
    ).total_count;
  await importAll([3.1, 5.2], 2031);
  expect(await counted()).toBe(2);
  expect(await mails(fresh)).toEqual([]);
  await hub.core.db.deleteFrom('advisory_notice').where('channel_id', '=', fresh.id).execute();
  await importAll([...Array.from({ length: 22 }, () => 4.4), 9.1, 8.2], 2032);
  const total = await counted();
  const [mail] = await mails(fresh);
  expect(mail!.subject).toContain(`${total} new advisories. Most severe: CVE-2032-1022`);
  expect(mail!.body).toContain(`and ${total - 20} more`);
});

test("non-members can't read notices", async () => {
  expect((await hub.stranger(`/api/organizations/${hub.acme.name}/advisory-notices`)).status).toBe(404);
});

interface FindingAnswer {
  channel: string;
  cve: string;
  package: string;
  version: string;
  file_count: number;
  begun_by: string;
  begun_advisory: string | null;
  over_at: string | null;
  ended_by: string | null;
  ended_advisory: string | null;
  ended_note: string | null;
}
const findings = async (query: string, by = hub.member): Promise<FindingAnswer[]> =>
  (
    (await (await by(`/api/organizations/${hub.acme.name}/findings?limit=100&${query}`)).json()) as {
      items: FindingAnswer[];
    }
  ).items;
const about = async ({ name }: ChannelRow, cve: string) =>
  (await findings(`channel=${name}&cve=${cve}`)).map(({ over_at, ...one }) => ({ ...one, isOver: over_at !== null }));

describe('findings', () => {
  let team: ChannelRow;

  beforeAll(async () => {
    team = await hub.aChannel({ files: [...files, { name: 'pillow', version: '11.0.0' }], privacy: 'internal' });
    await look();
  });
  const takeTo = async (id: string, fixed: string, score = 8): Promise<void> => {
    await hub.composition.areas.advisory.advisories.importAdvisories([
      { id, score, status: 'active', packages: [{ name: 'pillow', ranges: [{ introduced: '0', fixed }] }] },
    ]);
    await hub.policies.runs.idle(team.id);
    await look();
  };

  test('list what the first check found, and what each advisory added and removed, by version', async () => {
    expect(await about(team, 'CVE-2020-1000')).toMatchObject([
      { package: 'zlib', version: '1.3', file_count: 1, begun_by: 'first_look', isOver: false },
    ]);
    await takeTo('CVE-2026-3001', '12');
    expect(await about(team, 'CVE-2026-3001')).toMatchObject(
      ['10.0.0', '11.0.0'].map(() => ({ begun_by: 'advisory', begun_advisory: 'CVE-2026-3001', isOver: false })),
    );
    await takeTo('CVE-2026-3001', '10.5');
    const [over, standing] = await about(team, 'CVE-2026-3001');
    expect(over).toMatchObject({
      version: '11.0.0',
      isOver: true,
      ended_by: 'advisory',
      ended_advisory: 'CVE-2026-3001',
    });
    expect(standing).toMatchObject({ version: '10.0.0', file_count: 2, isOver: false });
  });

  test('are written only for changes', async () => {
    const rows = () =>
      sql<{ id: string; xmin: string }>`select id, xmin::text from advisory_finding order by id`.execute(hub.core.db);
    const before = (await rows()).rows;
    await takeTo('CVE-2026-3001', '10.6');
    expect((await rows()).rows).toEqual(before);
  });

  test('end with a VEX statement, and begin again when it ends', async () => {
    const curations = `/api/organizations/${hub.acme.name}/curations`;
    const said = await hub.admin(curations, {
      method: 'PUT',
      json: {
        cve: 'CVE-2026-3001',
        package: 'pillow',
        status: 'not_affected',
        justification: 'component_not_present',
        note: 'Built without it',
      },
    });
    expect(said.status).toBe(200);
    const { id } = (await said.json()) as { id: string };
    await hub.policies.runs.idle(team.id);
    await look();
    expect((await about(team, 'CVE-2026-3001'))[0]).toMatchObject({
      version: '10.0.0',
      ended_by: 'statement',
      ended_note: expect.stringMatching(/ says: not affected, the component is not in it, Built without it$/) as string,
    });
    await hub.admin(`${curations}/${id}`, { method: 'DELETE' });
    await hub.policies.runs.idle(team.id);
    await look();
    expect((await about(team, 'CVE-2026-3001'))[0]).toMatchObject({ begun_by: 'statement', isOver: false });
  });

  test('end when a policy blocks the files, and when the advisory is withdrawn', async () => {
    await hub.core.db
      .updateTable('advisory')
      .set({ withdrawn_at: new Date() })
      .where('id', '=', 'CVE-2026-3001')
      .execute();
    await takeTo('CVE-2026-3002', '12', 9.5);
    expect((await about(team, 'CVE-2026-3001'))[0]).toMatchObject({ version: '10.0.0', ended_by: 'withdrawn' });
    await hub.apply(team, await hub.aPolicy({ cve: { score: 9, statuses: ['active'] } }));
    await look();
    const refused = await about(team, 'CVE-2026-3002');
    expect(refused).toHaveLength(2);
    for (const one of refused) expect(one).toMatchObject({ isOver: true, ended_by: 'refused' });
    expect(refused[0]!.ended_note).toMatch(/CVE/);
  });

  test('end with the files, and name the version that is served instead', async () => {
    const channel = await hub.aChannel({
      files: [
        { name: 'pillow', version: '9.0' },
        { name: 'pillow', version: '12.1' },
      ],
      privacy: 'internal',
    });
    await look();
    const file = `/api/organizations/${hub.acme.name}/channels/${channel.name}/files/linux-64/pillow-9.0-h0_0.conda`;
    const yanked = await hub.admin(`${file}/withdrawal`, {
      method: 'PUT',
      json: { kind: 'yanked', reason: 'Too old' },
    });
    expect(yanked.status).toBe(200);
    await hub.policies.runs.idle(channel.id);
    await look();
    expect((await about(channel, 'CVE-2026-3002'))[0]).toMatchObject({
      version: '9.0',
      ended_by: 'removed',
      ended_note: '12.1',
    });
  });

  test('can be exported as a table, filtered by id and state, and only members can read them', async () => {
    const table = await hub.member(`/api/organizations/${hub.acme.name}/findings?format=csv&channel=${team.name}`);
    expect(table.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [head, ...lines] = (await table.text()).trimEnd().split('\r\n');
    expect(head).toMatch(/^channel,cve,package,version,file_count,began_at,begun_by/);
    expect(lines).toHaveLength((await findings(`channel=${team.name}`)).length);
    expect((await findings(`channel=${open.name}&cve=GHSA-aaaa-bbbb-cccc`)).map(({ cve }) => cve)).toContain(
      'CVE-2026-2001',
    );
    for (const one of await findings('state=standing')) expect(one.over_at).toBeNull();
    for (const one of await findings('state=over')) expect(one.over_at).not.toBeNull();
    expect(await findings('package=nothing')).toEqual([]);
    expect((await hub.stranger(`/api/organizations/${hub.acme.name}/findings`)).status).toBe(404);
    const abroad = await hub.anOrganization({ members: { admin: await hub.aUser() } });
    const theirs = await hub.aChannel({ files, organization: abroad });
    await look();
    expect(await findings(`channel=${theirs.name}`)).toEqual([]);
  });
});
