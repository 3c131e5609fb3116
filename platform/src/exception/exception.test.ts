import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ChannelRow } from '../channel/index.ts';
import { newId } from '../db/index.ts';
import { startHub } from '../policy/hub.testing.ts';
import type { DraftGiven, FileGiven, PolicyHub } from '../policy/hub.testing.ts';
import type { ExceptionImpactAnswer } from '../policy/index.ts';
import { walked } from '../testing/index.ts';
import type { GrantedAnswer, OwnRequestAnswer, RequestAnswer } from './contract.ts';

let hub: PolicyHub;
let base: string;
/** The channel of a test: one that all share, or a fresh one where what it serves changes. */
let channel: ChannelRow;
let shared: ChannelRow;
beforeAll(async () => {
  hub = await startHub();
  base = `/api/organizations/${hub.acme.name}`;
  await hub.composition.areas.advisory.advisories.importAdvisories([
    {
      id: 'CVE-2025-9900',
      score: 8.8,
      status: 'active',
      summary: 'Write what where',
      published: '2025-09-23',
      references: [],
      packages: [{ name: 'libgcc', ranges: [{ introduced: '15' }] }],
    },
    {
      id: 'MAL-2025-1',
      score: null,
      status: 'active',
      summary: 'Steals',
      published: '2025-09-23',
      references: [],
      packages: [{ name: 'evil', ranges: [{ introduced: '0' }] }],
    },
  ]);
});
afterAll(() => hub.close());

const gpl = 'GPL-3.0-only';
const noGpl: DraftGiven = { license: { operator: 'not_in', values: ['GPL'] } };
const files: readonly FileGiven[] = [
  { name: 'libgcc', version: '14.1', license: gpl },
  { name: 'libgcc', version: '15.1', license: gpl },
  { name: 'numpy', version: '2.0', license: 'BSD-3-Clause', depends: ['libgcc >=14'] },
  { name: 'readline', version: '8.2', license: gpl },
  { name: 'six', version: '1.0', license: 'MIT', subdir: 'noarch' },
];
const old = 'libgcc-14.1-h0_0.conda';
const young = 'libgcc-15.1-h0_0.conda';

const fresh = async (more: { privacy?: ChannelRow['privacy']; files?: readonly FileGiven[] } = {}) => {
  const made = await hub.aChannel({ files, ...more });
  await hub.apply(made, await hub.aPolicy(noGpl));
  return made;
};
beforeAll(async () => {
  shared = await fresh();
});
beforeEach(() => {
  channel = shared;
});

const own = () => `${base}/channels/${channel.name}/exception-requests`;
const ask = (spec: string, who = hub.member, reason = 'The forecast needs it') =>
  who(own(), { method: 'POST', json: { spec, reason } });
const asked = async (spec = 'libgcc'): Promise<OwnRequestAnswer> => {
  const response = await ask(spec);
  expect(response.status).toBe(201);
  return (await response.json()) as OwnRequestAnswer;
};
const decide = (id: string, decision: object, who = hub.admin) =>
  who(`${base}/exception-requests/${id}/decision`, { method: 'PUT', json: decision });
const settled = () => hub.policies.runs.idle(channel.id);
const publish = async () => {
  await hub.core.connection.pool.query("insert into policy_run_request (channel_id, reason) values ($1, 'content')", [
    channel.id,
  ]);
  hub.policies.runs.wake();
  await settled();
};
const granted = async (more = ''): Promise<GrantedAnswer[]> => {
  const response = await hub.member(`${base}/channels/${channel.name}/exceptions${more}`);
  return ((await response.json()) as { items: GrantedAnswer[] }).items;
};
const download = async (file: string) => {
  const response = await hub.send(`/repo/${hub.acme.name}/${channel.name}/linux-64/${file}`);
  return { status: response.status, detail: ((await response.json()) as { detail?: string }).detail ?? '' };
};
const mailsAbout = (text: string) =>
  hub.core.db.selectFrom('outbox_mail').selectAll().where('body', 'like', `%${text}%`).execute();
const codeOf = async (response: Response) =>
  ((await response.json()) as { error: { human_readable_id: string } }).error.human_readable_id;

test('an allowed exception admits exactly what it names, in the index, by name, in explanations and previews', async () => {
  channel = await fresh();
  expect(await hub.served(channel)).toEqual(['numpy-2.0-h0_0.conda']);
  const { id } = await asked();
  const decided = await decide(id, {
    decision: 'allow',
    spec: 'libgcc <15',
    until: '2999-12-31',
    answer: 'Until 15 is mended',
  });
  expect(decided.status).toBe(200);
  expect(await decided.json()).toMatchObject({
    state: 'allowed',
    until: '2999-12-31',
    decided_by: { username: expect.any(String) },
  });
  await settled();
  expect(await hub.served(channel)).toEqual([old, 'numpy-2.0-h0_0.conda']);
  expect((await download(young)).status).toBe(403);
  // A file without bytes is 404, after the policy has let it through.
  expect((await download(old)).status).toBe(404);
  const explained = await hub.member(`${base}/channels/${channel.name}/files/linux-64/${old}/explain`);
  expect(await explained.json()).toMatchObject({
    decision: 'allowed',
    detail: expect.stringContaining('Exception for libgcc <15, granted until 2999-12-31'),
    sections: expect.arrayContaining([
      {
        title: 'Exclusions',
        verdict: 'excepted',
        rules: [
          expect.objectContaining({ rule: 'Exception for libgcc <15, granted until 2999-12-31', verdict: 'excepted' }),
        ],
      },
    ]),
  });
  // The list of versions shows it as an exception, not as allowed by the policy.
  const versions = await hub.member(`${base}/channels/${channel.name}/artifacts/conda/libgcc/versions`);
  expect(await versions.json()).toMatchObject({
    items: [
      { version: '15.1', decision: 'refused', exception: null },
      {
        version: '14.1',
        decision: 'allowed',
        exception: { spec: 'libgcc <15', until: '2999-12-31', file_count: 1 },
      },
    ],
  });
  const [run] = (
    (await (await hub.member(`${base}/channel-policies/${channel.name}/runs`)).json()) as {
      items: { reason: string; added_count: number }[];
    }
  ).items;
  expect(run).toMatchObject({ reason: 'exceptions', added_count: 1 });
  // The exception stays when the policy changes.
  const preview = await hub.member(`${base}/repo-policies/impact`, {
    method: 'POST',
    json: { channel: channel.name, filters: (await hub.aPolicy(noGpl)).filters },
  });
  expect(await preview.json()).toMatchObject({ going: 0, coming: 0, served_after: 3 });
  expect(await granted()).toMatchObject([
    { spec: 'libgcc <15', reason: 'Until 15 is mended', until: '2999-12-31', owner: { username: expect.any(String) } },
  ]);
});

test('shows approvers what an exception would admit: files, CVEs, licenses, and packages that can be installed again', async () => {
  const { id } = await asked();
  const impactOf = async (query = '') => {
    const response = await hub.admin(`${base}/exception-requests/${id}/impact${query}`);
    expect(response.status).toBe(200);
    return (await response.json()) as ExceptionImpactAnswer;
  };
  expect(await impactOf()).toMatchObject({
    spec: 'libgcc',
    file_count: 2,
    files: [
      {
        name: 'libgcc',
        version: '15.1',
        cves: [{ id: 'CVE-2025-9900', score: 8.8 }],
        refused_by: 'License not in GPL',
      },
      { name: 'libgcc', version: '14.1', cves: [] },
    ],
    cves: [{ id: 'CVE-2025-9900', score: 8.8, files: 1 }],
    licenses: [{ license: gpl, files: 2 }],
    unknown_count: 0,
    gives_back: ['numpy'],
    still_lost: 0,
  });
  expect(await impactOf(`?spec=${encodeURIComponent('libgcc <15')}`)).toMatchObject({ file_count: 1, cves: [] });
  expect((await hub.admin(`${base}/exception-requests/${id}/impact?spec=readline`)).status).toBe(422);
});

test("tells approvers that CVEs weren't checked, not that there are none", async () => {
  const { id } = await asked('readline >=8');
  const response = await hub.admin(`${base}/exception-requests/${id}/impact`);
  expect(await response.json()).toMatchObject({ file_count: 1, cve_count: 0, cves: [], unknown_count: 1 });
});

test('the same request joins the open one, notifies each person once, and the history has every step', async () => {
  const { id } = await asked('libgcc >=15');
  expect(
    await ask('LIBGCC >=15', hub.biller, 'Me too').then(async (again) => [again.status, await again.json()]),
  ).toEqual([200, expect.objectContaining({ id, joined: true, reason: 'Me too' })]);
  expect((await ask('libgcc >=15', hub.member, 'Still')).status).toBe(200);
  const listed = (await (await hub.admin(`${base}/exception-requests?state=open&channel=${channel.name}`)).json()) as {
    items: RequestAnswer[];
    total_count: number;
  };
  expect(listed.items[0]?.people.map(({ reason }) => reason)).toEqual(['Still', 'Me too']);
  const answer = `Take 14 ${newId()}`;
  expect((await decide(id, { decision: 'decline', answer })).status).toBe(200);
  const mails = await mailsAbout(answer);
  expect(mails.map(({ subject }) => subject)).toEqual(
    Array(2).fill(`Exception declined: libgcc in ${hub.acme.name}/${channel.name}`),
  );
  expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(2);
  expect(await granted()).toEqual([]);
  const changes = (await (await hub.admin(`${base}/changes?topic=policy`)).json()) as {
    items: { kind: string; subject: string }[];
  };
  expect(
    changes.items.filter(({ subject }) => subject.toLowerCase() === 'libgcc >=15').map(({ kind }) => kind),
  ).toEqual(['exception_declined', 'exception_requested', 'exception_requested']);
});

test('if two admins decide at once, the first counts and the other gets an error', async () => {
  const { id } = await asked('readline');
  const answers = await Promise.all([
    decide(id, { decision: 'allow' }),
    decide(id, { decision: 'decline', answer: 'No' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const loser = answers.find(({ status }) => status === 409)!;
  expect(await loser.json()).toMatchObject({
    error: {
      human_readable_id: 'request_decided',
      message: expect.stringMatching(/already (?:allowed|declined) this request/),
    },
  });
  expect((await granted()).length).toBe(answers[0]!.status === 200 ? 1 : 0);
});

test('announces an end once, ends the exception, and allows moving it', async () => {
  channel = await fresh();
  const { id } = await asked();
  await decide(id, { decision: 'allow', until: '2999-01-01' });
  await settled();
  expect(await hub.served(channel)).toContain(young);
  const look = () => hub.cleanUp('ends of exceptions');
  const endIn = (interval: string) =>
    hub.core.connection.pool.query(
      "update policy_exception set granted_at = now() - interval '30 days', ends_at = now() + $2::interval where channel_id = $1",
      [channel.id, interval],
    );
  const announced = async () => (await mailsAbout(`${hub.acme.name}/${channel.name} expires after`)).length;
  await endIn('20 days');
  await look();
  expect(await announced()).toBe(0);
  await endIn('5 days');
  await look();
  await look();
  // Who asked, and who granted it.
  expect(await announced()).toBe(2);
  const [exception] = await granted();
  const moved = await hub.admin(`${base}/channels/${channel.name}/exceptions/${exception!.id}`, {
    method: 'PATCH',
    json: { until: '2998-05-01' },
  });
  expect(await moved.json()).toMatchObject({ until: '2998-05-01' });
  await endIn('-1 second');
  await look();
  await settled();
  expect(await hub.served(channel)).toEqual(['numpy-2.0-h0_0.conda']);
  expect(await granted()).toEqual([]);
  expect(await granted('?history=true')).toMatchObject([
    { spec: 'libgcc', ended_at: expect.any(String), ended_by: null },
  ]);
  // It can be asked for again.
  expect((await ask('libgcc')).status).toBe(201);
});

test('an expired exception no longer counts in a publication, and an admin can end one at once', async () => {
  channel = await fresh();
  const { id } = await asked();
  await decide(id, { decision: 'allow' });
  await settled();
  await hub.core.connection.pool.query(
    "update policy_exception set ends_at = now() - interval '1 second' where channel_id = $1",
    [channel.id],
  );
  await publish();
  expect(await hub.served(channel)).toEqual(['numpy-2.0-h0_0.conda']);
  await hub.core.connection.pool.query('update policy_exception set ends_at = null where channel_id = $1', [
    channel.id,
  ]);
  await publish();
  expect(await hub.served(channel)).toContain(young);
  const [exception] = await granted();
  const ended = await hub.admin(`${base}/channels/${channel.name}/exceptions/${exception!.id}`, { method: 'DELETE' });
  expect(ended.status).toBe(204);
  await settled();
  expect(await hub.served(channel)).toEqual(['numpy-2.0-h0_0.conda']);
});

test("a request that isn't possible says why: no spec, a pattern, an unknown package, nothing blocked, something harmful", async () => {
  for (const spec of ['libgcc >=<1', 'lib*', 'conda-forge::libgcc', '', 'nowhere', 'libgcc >=99'])
    expect([spec, (await ask(spec)).status]).toEqual([spec, 422]);
  expect((await ask('libgcc', hub.member, ' ')).status).toBe(422);
  expect(await codeOf(await ask('six'))).toBe('nothing_refused');
  channel = await fresh({ files: [{ name: 'evil', license: 'MIT' }] });
  expect(await (await ask('evil')).json()).toMatchObject({
    error: { message: "evil is malware. Exceptions can't allow it." },
  });
});

test('a spec that matches one harmful and one blocked file can be requested', async () => {
  await hub.composition.areas.advisory.advisories.importAdvisories([
    {
      id: 'MAL-2025-2',
      score: null,
      status: 'active',
      summary: 'Steals since 2',
      published: '2025-09-23',
      references: [],
      packages: [{ name: 'half', ranges: [{ introduced: '2' }] }],
    },
  ]);
  channel = await fresh({ files: ['1.0', '2.0'].map((version) => ({ name: 'half', version, license: gpl })) });
  expect((await ask('half >=2')).status).toBe(409);
  expect((await ask('half')).status).toBe(201);
});

test('users who lost access to the channel get no mail about the decision', async () => {
  channel = await fresh();
  const { id } = await asked('libgcc >=14');
  expect((await ask('libgcc >=14', hub.biller, 'Me too')).status).toBe(200);
  const member = await hub.core.db
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.id', 'membership.user_id')
    .select(['app_user.id', 'app_user.email'])
    .where('membership.organization_id', '=', hub.acme.id)
    .where('membership.role', '=', 'member')
    .executeTakeFirstOrThrow();
  const { pool } = hub.core.connection;
  await pool.query("update channel set privacy = 'internal' where id = $1", [channel.id]);
  await pool.query('delete from membership where organization_id = $1 and user_id = $2', [hub.acme.id, member.id]);
  const answer = `Not for them ${newId()}`;
  expect((await decide(id, { decision: 'decline', answer })).status).toBe(200);
  const told = (await mailsAbout(answer)).map(({ recipient }) => recipient);
  await pool.query("insert into membership (organization_id, user_id, role) values ($1, $2, 'member')", [
    hub.acme.id,
    member.id,
  ]);
  expect(told).toHaveLength(1);
  expect(told).not.toContain(member.email);
});

test('rejects an end in the past, another package, no reason, and an unknown request', async () => {
  const { id } = await asked('libgcc >=14');
  const statuses = await Promise.all(
    [
      { decision: 'allow', until: '2020-01-01' },
      { decision: 'allow', until: '2020-02-31' },
      { decision: 'allow', spec: 'readline' },
      { decision: 'allow', spec: 'libgcc >=<' },
      { decision: 'decline' },
      { decision: 'maybe' },
    ].map(async (decision) => (await decide(id, decision)).status),
  );
  expect(statuses).toEqual(Array(6).fill(422));
  expect((await decide(newId(), { decision: 'allow' })).status).toBe(404);
  expect((await decide('none', { decision: 'allow' })).status).toBe(404);
  expect((await decide(id, { decision: 'allow' }, hub.member)).status).toBe(403);
  expect((await decide(id, { decision: 'allow' }, hub.stranger)).status).toBe(404);
});

test("users see and withdraw only their own requests; channels that they can't read return 404", async () => {
  const { id } = await asked('libgcc <15');
  const listed = (await (await hub.stranger(own())).json()) as { total_count: number };
  expect(listed.total_count).toBe(0);
  expect((await hub.biller(`${own()}/${id}`, { method: 'DELETE' })).status).toBe(404);
  expect((await hub.send(own())).status).toBe(401);
  expect((await ask('libgcc', hub.send)).status).toBe(401);
  // Everybody who can read a public channel can check it.
  expect((await ask('libgcc <15', hub.stranger)).status).toBe(200);
  expect((await hub.member(`${own()}/${id}`, { method: 'DELETE' })).status).toBe(204);
  expect((await decide(id, { decision: 'decline', answer: 'No' })).status).toBe(200);
  const again = await asked('libgcc >=15');
  expect((await hub.member(`${own()}/${again.id}`, { method: 'DELETE' })).status).toBe(204);
  expect(await codeOf(await decide(again.id, { decision: 'allow' }))).toBe('request_decided');
  channel = await fresh({ privacy: 'internal' });
  expect((await ask('libgcc', hub.stranger)).status).toBe(404);
  expect((await ask('libgcc')).status).toBe(201);
});

test('lists by cursor have the items of all states in the same order', async () => {
  channel = await fresh();
  const end = async () => {
    const [exception] = await granted();
    await hub.admin(`${base}/channels/${channel.name}/exceptions/${exception!.id}`, { method: 'DELETE' });
  };
  for (const spec of ['libgcc', 'libgcc 14.*', 'libgcc 15.*', 'readline']) {
    const { id } = await asked(spec);
    if (spec !== 'libgcc') await decide(id, { decision: 'allow' });
    await settled();
    if (spec !== 'readline' && spec !== 'libgcc') await end();
  }
  const ended = (
    await walked<GrantedAnswer>(hub.admin, `${base}/channels/${channel.name}/exceptions?history=true`)
  ).map((each) => [each.spec, each.ended_at !== null]);
  expect(ended).toEqual([
    ['readline', false],
    ['libgcc 15.*', true],
    ['libgcc 14.*', true],
  ]);
  const decided = ['readline', 'libgcc 15.*', 'libgcc 14.*'];
  const list = `${base}/exception-requests?channel=${channel.name}`;
  expect((await walked<RequestAnswer>(hub.admin, list)).map(({ spec }) => spec)).toEqual(['libgcc', ...decided]);
  expect((await walked<OwnRequestAnswer>(hub.member, own())).map(({ spec }) => spec)).toEqual([...decided, 'libgcc']);
});

test('a person can have at most fifty open requests, also with concurrent requests', async () => {
  const eager = await hub.aUser({ email: `eager-${newId()}@example.org` });
  const send = await hub.as(eager.email);
  const statuses = await Promise.all(
    Array.from({ length: 55 }, async (_, at) => (await ask(`libgcc >=${at % 15}.${at}`, send)).status),
  );
  expect(statuses.filter((status) => status === 201).length).toBe(50);
  expect(statuses.filter((status) => status === 403).length).toBe(5);
});
