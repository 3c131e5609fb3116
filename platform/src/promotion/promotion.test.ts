import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { aRecord, aRepodata, serve, startServer } from '../mirror/server.testing.ts';
import type { ChannelServer } from '../mirror/server.testing.ts';
import { conda } from '../publish/archive/build.testing.ts';
import { briefly } from '../testing/shortLived.ts';
import { copyTemplate } from '../testing/template.ts';
import { startPlatform, walked } from '../testing/index.ts';
import type { Send, TestOrganization, TestPlatform, TestUser } from '../testing/index.ts';
import { ownSigstore } from '../testing/sigstore.ts';
import type { PlanAnswer, PromotionAnswer } from './contract.ts';

vi.setConfig({ testTimeout: 120_000 });

let platform: TestPlatform;
let organization: TestOrganization;
let people: { admin: TestUser; member: TestUser };
let second: TestUser;
let [admin, other, member, stranger]: Send[] = [];
beforeAll(async () => {
  platform = await startPlatform({ config: { mirrorAllowPrivate: true } });
  people = { admin: await platform.aUser(), member: await platform.aUser() };
  second = await platform.aUser();
  organization = await platform.anOrganization({ members: people });
  await platform.core.db
    .insertInto('membership')
    .values({ organization_id: organization.id, user_id: second.id, role: 'admin' })
    .execute();
  admin = await platform.as(people.admin.email);
  other = await platform.as(second.email);
  member = await platform.as(people.member.email);
  stranger = await platform.as((await platform.aUser()).email);
});
afterAll(() => platform.close());

const channels = () => `/api/organizations/${organization.name}/channels`;
let made = 0;
async function aChannel(more: object = {}): Promise<string> {
  const name = `lane-${++made}`;
  const json = { name, privacy: 'internal', type: 'hosted', ...more };
  const response = await admin!(channels(), { method: 'POST', json });
  expect(response.status, await response.clone().text()).toBe(201);
  return name;
}
const bytesOf = (name: string, version = '1.0', more: object = {}) =>
  new Uint8Array(conda({ index: { name, version, depends: [], ...more }, stem: `${name}-${version}-0` }));
const fileOf = (name: string, version = '1.0') => `${name}-${version}-0.conda`;
async function publish(channel: string, name: string, version = '1.0', more: object = {}): Promise<void> {
  const response = await admin!(`/repo/${organization.name}/${channel}/linux-64/${fileOf(name, version)}`, {
    method: 'PUT',
    body: bytesOf(name, version, more),
  });
  expect(response.status, await response.clone().text()).toBe(201);
}
const index = async (channel: string) => {
  const response = await admin!(`/repo/${organization.name}/${channel}/linux-64/repodata.json`);
  // An empty channel doesn't have this folder.
  if (response.status === 404) return {};
  return ((await response.json()) as { 'packages.conda': Record<string, object> })['packages.conda'];
};
const listed = (channel: string, files: string[]) =>
  vi.waitFor(async () => expect(Object.keys(await index(channel)).sort()).toEqual([...files].sort()), {
    timeout: 90_000,
    interval: 200,
  });
const body = (from: string, names: string[], reason = '') => ({
  source: { organization: organization.name, channel: from },
  files: names.map((name) => ({ subdir: 'linux-64', file_name: fileOf(name) })),
  reason,
});
const promote = (to: string, json: object, send = admin!) =>
  send(`${channels()}/${to}/promotions`, { method: 'POST', json });
const plan = async (to: string, json: object) => {
  const { reason: _, ...rest } = json as { reason?: string };
  const response = await admin!(`${channels()}/${to}/promotions/plan`, { method: 'POST', json: rest });
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as PlanAnswer;
};
const decide = (to: string, id: string, decision: 'approve' | 'decline', send: Send, answer = 'So be it') =>
  send(`${channels()}/${to}/promotions/${id}/decision`, { method: 'PUT', json: { decision, answer } });
const code = async (response: Response): Promise<[number, string]> => {
  const { error } = (await response.json()) as { error: { human_readable_id: string } };
  return [response.status, error.human_readable_id];
};
const approvalNeeded = (channel: string) =>
  admin!(`${channels()}/${channel}/promotion-settings`, { method: 'PUT', json: { needs_approval: true } });

describe('promoting', () => {
  test('a plan says whether more people can read the files afterwards', async () => {
    const [hidden, inside, open] = [
      await aChannel({ privacy: 'private' }),
      await aChannel(),
      await aChannel({ privacy: 'public' }),
    ];
    for (const name of [hidden, inside, open]) await publish(name, 'shown');
    const exposes = async (from: string, to: string): Promise<boolean> =>
      (await plan(to, body(from, ['shown']))).exposes;
    expect([await exposes(hidden, inside), await exposes(hidden, open), await exposes(inside, open)]).toEqual([
      true,
      true,
      true,
    ]);
    expect([await exposes(open, inside), await exposes(inside, hidden)]).toEqual([false, false]);
  });

  test('files come with the same bytes and the same entry, once; again is no fault', async () => {
    const [dev, prod] = [await aChannel(), await aChannel()];
    await publish(dev, 'a', '1.0', { depends: ['nowhere >=2', '__glibc >=2.17', 'b'] });
    await publish(dev, 'b');
    await listed(dev, [fileOf('a'), fileOf('b')]);
    expect(await plan(prod, body(dev, ['a', 'b']))).toMatchObject({
      waits: false,
      exposes: false,
      files: [
        { name: 'a', state: 'new' },
        { name: 'b', state: 'new' },
      ],
      missing: [{ name: 'a', spec: 'nowhere >=2' }],
      missing_count: 1,
    });
    const objects = await platform.core.db.selectFrom('channel_file_version').select('object_key').distinct().execute();
    const promoted = await promote(prod, body(dev, ['a', 'b']));
    expect(promoted.status, await promoted.clone().text()).toBe(201);
    expect(await promoted.json()).toMatchObject({ state: 'done', source: `${organization.name}/${dev}` });
    await listed(prod, [fileOf('a'), fileOf('b')]);
    expect(await index(prod)).toEqual(await index(dev));
    const served = await admin!(`/repo/${organization.name}/${prod}/linux-64/${fileOf('a')}`);
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(
      bytesOf('a', '1.0', { depends: ['nowhere >=2', '__glibc >=2.17', 'b'] }),
    );
    expect(
      await platform.core.db.selectFrom('channel_file_version').select('object_key').distinct().execute(),
    ).toHaveLength(objects.length);
    expect((await promote(prod, body(dev, ['a', 'b']))).status).toBe(204);
    const history = await admin!(`${channels()}/${prod}/files/linux-64/${fileOf('a')}/history`);
    expect(await history.json()).toMatchObject({
      items: [
        { kind: 'published', reason: `promoted from ${organization.name}/${dev}`, user: { id: people.admin.id } },
      ],
    });
  });

  test('what the files need comes along where it is asked for: shown in the plan first, what the target has or its clients cannot get left out', async () => {
    const [dev, prod] = [await aChannel(), await aChannel()];
    await publish(dev, 'app', '1.0', { depends: ['lib >=1', 'base', '__glibc >=2.17'] });
    for (const version of ['1.0', '2.0', '3.0']) await publish(dev, 'lib', version, { depends: ['deep'] });
    for (const name of ['base', 'deep', 'beside']) await publish(dev, name);
    await publish(prod, 'base');
    await listed(
      dev,
      ['app', 'base', 'beside', 'deep']
        .map((name) => fileOf(name))
        .concat(['1.0', '2.0', '3.0'].map((version) => fileOf('lib', version))),
    );
    await listed(prod, [fileOf('base')]);
    const gone = await admin!(`/repo/${organization.name}/${dev}/linux-64/${fileOf('lib', '3.0')}?reason=broken`, {
      method: 'DELETE',
    });
    expect(gone.status, await gone.clone().text()).toBe(200);
    const asked = body(dev, ['app']);
    expect(await plan(prod, asked)).toMatchObject({ files: [{ name: 'app', dependency: false }], missing_count: 1 });
    const found = await plan(prod, { ...asked, with_dependencies: true });
    expect(found).toMatchObject({ missing: [] });
    expect(found.files.map(({ name, version, state, dependency }) => [name, version, state, dependency])).toEqual([
      ['app', '1.0', 'new', false],
      ['deep', '1.0', 'new', true],
      ['lib', '2.0', 'new', true],
    ]);
    const named = found.files.map(({ subdir, file_name }) => ({ subdir, file_name }));
    const promoted = await promote(prod, { ...asked, files: named });
    expect(promoted.status, await promoted.clone().text()).toBe(201);
    await listed(prod, [fileOf('app'), fileOf('base'), fileOf('deep'), fileOf('lib', '2.0')]);
    // Who may not read the source learns nothing of what it has.
    const hidden = await stranger!(`${channels()}/${prod}/promotions/plan`, {
      method: 'POST',
      json: { source: asked.source, files: asked.files, with_dependencies: true },
    });
    expect(hidden.status).toBe(404);
  });

  test("a file whose attestation isn't signed with the key of its certificate returns 409, and nothing is promoted", async () => {
    const [dev, prod] = [await aChannel(), await aChannel()];
    const of = { fileName: fileOf('signed'), sha256: createHash('sha256').update(bytesOf('signed')).digest('hex') };
    const form = new FormData();
    form.append('file', new Blob([bytesOf('signed')]), of.fileName);
    const as = { identity: 'ci@acme.example', issuer: 'https://issuer.example' };
    form.append('attestation', JSON.stringify(await (await ownSigstore()).sign(of, as)));
    const sent = await admin!(`/api/v1/upload/${organization.name}/${dev}`, { method: 'POST', body: form });
    expect(sent.status, await sent.clone().text()).toBe(201);
    await listed(dev, [of.fileName]);
    // As a mirror or an older hub may have kept one.
    await sql`update attestation set body = regexp_replace(body, '"sig": *"[^"]*"', '"sig":"MAA="') where file_sha256 = ${of.sha256}`.execute(
      platform.core.db,
    );
    const refused = await promote(prod, body(dev, ['signed']));
    expect(refused.status).toBe(409);
    expect(await refused.text()).toMatch(/attestations cannot be taken: .* Nothing was promoted/);
    expect(await index(prod)).toEqual({});
  });

  test('other bytes of a name return 409, and nothing is promoted', async () => {
    const [dev, prod] = [await aChannel(), await aChannel()];
    await publish(dev, 'same');
    await publish(dev, 'fresh');
    await publish(prod, 'same', '1.0', { depends: ['x'] });
    expect((await plan(prod, body(dev, ['same']))).files).toMatchObject([{ state: 'exists' }]);
    expect(await code(await promote(prod, body(dev, ['fresh', 'same'])))).toEqual([409, 'not_promotable']);
    await listed(prod, [fileOf('same')]);
    const held = await admin!(`${channels()}/${prod}/promotions`);
    expect(await held.json()).toMatchObject({ total_count: 0 });
  });

  test("doesn't promote yanked files, or files that the policy of their channel blocks", async () => {
    const [dev, prod] = [await aChannel(), await aChannel()];
    await publish(dev, 'yanked');
    await publish(dev, 'refused');
    await admin!(`${channels()}/${dev}/files/linux-64/${fileOf('yanked')}/withdrawal`, {
      method: 'PUT',
      json: { kind: 'yanked', reason: 'broken' },
    });
    const file = `name: No refused ${dev}\nchannels: [${dev}]\nfilters:\n  remove_packages:\n    type: compound\n    operator: OR\n    subfilters: [{ facet: conda_spec, comparator: in, criterion: [refused] }]\n`;
    // The run for the published files may still be in progress.
    await vi.waitFor(
      async () => {
        const applied = await admin!(`/api/organizations/${organization.name}/repo-policies/apply`, {
          method: 'POST',
          json: { file },
        });
        expect(applied.status, await applied.clone().text()).toBe(200);
      },
      { timeout: 60_000, interval: 500 },
    );
    await listed(dev, []);
    expect((await plan(prod, body(dev, ['refused', 'yanked']))).files).toMatchObject([
      { state: 'refused' },
      { state: 'withdrawn' },
    ]);
    for (const name of ['refused', 'yanked'])
      expect(await code(await promote(prod, body(dev, [name])))).toEqual([409, 'not_promotable']);
  });

  test('not to itself, not in a circle, not from or into a virtual channel, not into a mirror', async () => {
    const [dev, test_, prod] = [await aChannel(), await aChannel(), await aChannel()];
    const virtual = await aChannel({ type: 'virtual', sources: [prod] });
    await publish(dev, 'x');
    expect(await code(await promote(dev, body(dev, ['x'])))).toEqual([409, 'circular_promotion']);
    expect(await code(await promote(virtual, body(dev, ['x'])))).toEqual([409, 'not_hosted']);
    expect(await code(await promote(test_, body(virtual, ['x'])))).toEqual([409, 'not_promotable']);
    expect((await promote(test_, body(dev, ['x']))).status).toBe(201);
    expect((await promote(prod, body(test_, ['x']))).status).toBe(201);
    await publish(prod, 'back');
    expect(await code(await promote(dev, body(prod, ['back'])))).toEqual([409, 'circular_promotion']);
  });

  test('of two promotions that would close a circle at once, one succeeds', async () => {
    for (let round = 0; round < 3; round++) {
      const [here, there] = [await aChannel(), await aChannel()];
      await publish(here, 'to');
      await publish(there, 'fro');
      const answers = await Promise.all([promote(there, body(here, ['to'])), promote(here, body(there, ['fro']))]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
      expect(await code(answers.find(({ status }) => status === 409)!)).toEqual([409, 'circular_promotion']);
    }
  });

  test('whole packages, and one version of them', async () => {
    const [dev, prod] = [await aChannel(), await aChannel()];
    await publish(dev, 'p', '1.0');
    await publish(dev, 'p', '2.0');
    const wanted = (packages: object[]) => ({ source: { organization: organization.name, channel: dev }, packages });
    expect((await promote(prod, wanted([{ name: 'p', version: '2.0' }]))).status).toBe(201);
    await listed(prod, [fileOf('p', '2.0')]);
    expect((await promote(prod, wanted([{ name: 'p' }]))).status).toBe(201);
    await listed(prod, [fileOf('p', '1.0'), fileOf('p', '2.0')]);
    // If one package is mistyped, none of them is promoted.
    await publish(dev, 'new');
    const refused = await promote(prod, wanted([{ name: 'new' }, { name: 'none' }, { name: 'p', version: '3.0' }]));
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      {
        detail: [
          { loc: ['body', 'packages', 1], msg: `'${organization.name}/${dev}' has no file of 'none'` },
          { loc: ['body', 'packages', 2], msg: `'${organization.name}/${dev}' has no file of 'p 3.0'` },
        ],
      },
    ]);
    await listed(prod, [fileOf('p', '1.0'), fileOf('p', '2.0')]);
  });
});

describe('approval', () => {
  test('a request waits, another admin approves it, and who asked is told', async () => {
    const [dev, prod] = [await aChannel(), await aChannel()];
    await publish(dev, 'q');
    await approvalNeeded(prod);
    expect((await promote(prod, body(dev, ['q']))).status).toBe(422);
    const asked = await promote(prod, body(dev, ['q'], 'The release'));
    expect(asked.status).toBe(202);
    const { id, can_decide } = (await asked.json()) as PromotionAnswer;
    expect(can_decide).toBe(false);
    await listed(prod, []);
    expect(await code(await decide(prod, id, 'approve', admin!))).toEqual([403, 'not_allowed']);
    const approved = await decide(prod, id, 'approve', other!);
    expect(approved.status, await approved.clone().text()).toBe(200);
    expect(await approved.json()).toMatchObject({
      state: 'done',
      asked_by: { id: people.admin.id },
      decided_by: { id: second.id },
    });
    await listed(prod, [fileOf('q')]);
    expect(await code(await decide(prod, id, 'decline', other!))).toEqual([409, 'request_decided']);
    const mails = await platform.core.db
      .selectFrom('outbox_mail')
      .select('subject')
      .where('subject', 'like', `%${organization.name}/${prod}`)
      .execute();
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      `Approval needed: promote 1 file to ${organization.name}/${prod}`,
      `Promotion approved: ${organization.name}/${prod}`,
    ]);
  });

  test('if two admins decide at once, one counts', async () => {
    const [dev, prod] = [await aChannel(), await aChannel()];
    await publish(dev, 'r');
    const asked = await promote(prod, body(dev, ['r'], 'Please'), member!);
    expect(asked.status).toBe(202);
    const { id } = (await asked.json()) as PromotionAnswer;
    const answers = await Promise.all([
      decide(prod, id, 'approve', admin!),
      decide(prod, id, 'decline', other!),
      decide(prod, id, 'approve', other!),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    for (const late of answers.filter(({ status }) => status === 409))
      expect(await code(late)).toEqual([409, 'request_decided']);
    const { state } = (await answers.find(({ status }) => status === 200)!.json()) as PromotionAnswer;
    await listed(prod, state === 'done' ? [fileOf('r')] : []);
  });

  test('what waits closes no way for others; of two in opposite directions the first that is approved counts', async () => {
    const asking = async (to: string, from: string, name: string) => {
      const asked = await promote(to, body(from, [name], 'Please'), member!);
      expect(asked.status, await asked.clone().text()).toBe(202);
      return ((await asked.json()) as PromotionAnswer).id;
    };
    const [dev, prod] = [await aChannel(), await aChannel()];
    await publish(dev, 'forth');
    await publish(prod, 'back');
    const back = await asking(dev, prod, 'back');
    expect((await promote(prod, body(dev, ['forth']))).status).toBe(201);
    const refused = await decide(dev, back, 'approve', admin!);
    expect(await refused.clone().text()).toContain(
      `Files are already promoted from '${organization.name}/${dev}' to '${organization.name}/${prod}'`,
    );
    expect(await code(refused)).toEqual([409, 'circular_promotion']);
    for (let round = 0; round < 3; round++) {
      const [here, there] = [await aChannel(), await aChannel()];
      await publish(here, 'to');
      await publish(there, 'fro');
      const [to, fro] = [await asking(there, here, 'to'), await asking(here, there, 'fro')];
      const answers = await Promise.all([decide(there, to, 'approve', admin!), decide(here, fro, 'approve', other!)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    }
  });

  test('what was withdrawn meanwhile is not approved; what was asked for can be taken back', async () => {
    const [dev, prod] = [await aChannel(), await aChannel()];
    await publish(dev, 's');
    const { id } = (await (await promote(prod, body(dev, ['s'], 'Please'), member!)).json()) as PromotionAnswer;
    await admin!(`${channels()}/${dev}/files/linux-64/${fileOf('s')}/withdrawal`, {
      method: 'PUT',
      json: { kind: 'harmful', reason: 'malware' },
    });
    expect(await code(await decide(prod, id, 'approve', admin!))).toEqual([409, 'not_promotable']);
    await listed(prod, []);
    expect((await admin!(`${channels()}/${prod}/promotions/${id}`, { method: 'DELETE' })).status).toBe(404);
    expect((await member!(`${channels()}/${prod}/promotions/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await (await member!(`${channels()}/${prod}/promotions/${id}`)).json()).toMatchObject({
      state: 'withdrawn',
      withdrawn_at: expect.any(String) as string,
      decided_by: null,
      decided_at: null,
    });
    expect(await code(await decide(prod, id, 'approve', admin!))).toEqual([409, 'request_decided']);
  });
});

describe('files that a mirror has not fetched yet', () => {
  let server: ChannelServer;
  let mirror: string;
  const bytes = Buffer.from(bytesOf('far'));
  const more = Buffer.from(bytesOf('near'));
  const hash = (algorithm: string, of: Buffer): string => createHash(algorithm).update(of).digest('hex');
  const entry = (name: string, of: Buffer) =>
    aRecord({
      name,
      version: '1.0',
      build: '0',
      depends: [],
      md5: hash('md5', of),
      sha256: hash('sha256', of),
      size: of.length,
    });
  beforeAll(async () => {
    server = await startServer();
    serve(server, { noarch: aRepodata([]), 'linux-64': aRepodata([entry('far', bytes), entry('near', more)]) });
    mirror = await aChannel({ type: 'external_mirror', source: server.url });
    await listed(mirror, [fileOf('far'), fileOf('near')]);
  });
  afterAll(() => server.close());
  /** Has the source answer for a file only when what this resolves with, once it is asked for, is called. */
  const holdBack = (name: string, of: Buffer): Promise<() => void> =>
    new Promise((resolve) => {
      server.answers.set(`/linux-64/${fileOf(name)}`, (_request, response) => resolve(() => response.end(of)));
    });
  const answer = async (to: string, id: string): Promise<PromotionAnswer> =>
    (await (await admin!(`${channels()}/${to}/promotions/${id}`)).json()) as PromotionAnswer;
  const over = (to: string, id: string): Promise<PromotionAnswer> =>
    vi.waitFor(
      async () => {
        const found = await answer(to, id);
        expect(found.state).not.toBe('fetching');
        return found;
      },
      { timeout: 60_000, interval: 100 },
    );

  test('are fetched after the answer, and come all together; what was approved is fetched, too', async () => {
    const prod = await aChannel();
    const held = holdBack('far', bytes);
    server.answers.set(`/linux-64/${fileOf('near')}`, more);
    expect(await plan(prod, body(mirror, ['far', 'near']))).toMatchObject({ fetch_count: 2 });
    const asked = await promote(prod, body(mirror, ['far', 'near']));
    expect([asked.status, await asked.clone().json()]).toMatchObject([202, { state: 'fetching', problem: '' }]);
    const { id } = (await asked.json()) as PromotionAnswer;
    const give = await held;
    expect(await index(prod)).toEqual({});
    give();
    expect(await over(prod, id)).toMatchObject({ state: 'done', decided_by: null });
    await listed(prod, [fileOf('far'), fileOf('near')]);
    expect(await plan(await aChannel(), body(mirror, ['far', 'near']))).toMatchObject({ fetch_count: 0 });
  });

  test('that no process could fetch to the end are not promoted, and why is told', async () => {
    const prod = await aChannel();
    const fourth = Buffer.from(bytesOf('slow'));
    serve(server, { 'linux-64': aRepodata([entry('slow', fourth)]) });
    const from = await aChannel({ type: 'external_mirror', source: server.url });
    await listed(from, [fileOf('slow')]);
    const held = holdBack('slow', fourth);
    const { id } = (await (await promote(prod, body(from, ['slow']))).json()) as PromotionAnswer;
    const give = await held;
    // As the queue writes it, when the last try of the job was lost with its process.
    await sql`insert into job_queue.job (name, data, source_name) values ('given-up', ${JSON.stringify({ id })}::jsonb, 'promotion')`.execute(
      platform.core.db,
    );
    expect(await over(prod, id)).toMatchObject({
      state: 'failed',
      problem: expect.stringMatching(/Nothing was promoted/) as string,
    });
    give();
    expect(await index(prod)).toEqual({});
  });

  test('whose source does not bring them are not promoted, and why is told; one that was taken back is not, either', async () => {
    const prod = await aChannel();
    const third = Buffer.from(bytesOf('gone'));
    serve(server, { 'linux-64': aRepodata([entry('gone', third)]) });
    const from = await aChannel({ type: 'external_mirror', source: server.url });
    await listed(from, [fileOf('gone')]);
    await approvalNeeded(prod);
    const waiting = (await (await promote(prod, body(from, ['gone'], 'Please'))).json()) as PromotionAnswer;
    const approved = await decide(prod, waiting.id, 'approve', other!);
    expect([approved.status, await approved.json()]).toMatchObject([200, { state: 'fetching', can_decide: false }]);
    expect(await over(prod, waiting.id)).toMatchObject({
      state: 'failed',
      problem: expect.stringMatching(/can't be downloaded.*Nothing was promoted/) as string,
      decided_by: { id: second.id },
    });
    expect(await index(prod)).toEqual({});
    const held = holdBack('gone', third);
    const again = (await (await promote(prod, body(from, ['gone'], 'Please'))).json()) as PromotionAnswer;
    expect((await decide(prod, again.id, 'approve', other!)).status).toBe(200);
    const give = await held;
    const withdrawn = await admin!(`${channels()}/${prod}/promotions/${again.id}`, { method: 'DELETE' });
    expect(withdrawn.status).toBe(204);
    give();
    await vi.waitFor(async () => {
      const queue = (await platform.core.jobs.queues()).find(({ name }) => name === 'promotion');
      expect([queue?.waiting, queue?.active, queue?.failed]).toEqual([0, 0, 0]);
    });
    expect(await answer(prod, again.id)).toMatchObject({
      state: 'withdrawn',
      withdrawn_at: expect.any(String) as string,
      // Who approved it stays.
      decided_by: { id: second.id },
      decided_at: expect.any(String) as string,
      answer: 'So be it',
    });
    // The index would follow later.
    const there = await platform.core.db
      .selectFrom('channel_file as f')
      .innerJoin('channel as c', 'c.id', 'f.channel_id')
      .select('f.id')
      .where('c.name', '=', prod)
      .where('c.organization_id', '=', organization.id)
      .execute();
    expect(there).toEqual([]);
  });
});

test('rights: strangers see nothing, members ask and do not decide, a source that one may not read is none', async () => {
  const [dev, prod, secret] = [await aChannel(), await aChannel(), await aChannel({ privacy: 'private' })];
  await publish(dev, 't');
  await publish(secret, 't');
  expect((await promote(prod, body(dev, ['t']), stranger!)).status).toBe(404);
  expect((await promote(prod, body(secret, ['t'], 'Please'), member!)).status).toBe(404);
  const { id } = (await (await promote(prod, body(dev, ['t'], 'Please'), member!)).json()) as PromotionAnswer;
  expect((await decide(prod, id, 'approve', member!)).status).toBe(403);
  expect((await decide(prod, id, 'approve', stranger!)).status).toBe(404);
  expect(
    (await member!(`${channels()}/${prod}/promotion-settings`, { method: 'PUT', json: { needs_approval: false } }))
      .status,
  ).toBe(403);
  // Requests of other users, and names of channels that the caller can't read, are hidden.
  const seen = async (send: Send): Promise<PromotionAnswer[]> =>
    ((await (await send(`${channels()}/${prod}/promotions`)).json()) as { items: PromotionAnswer[] }).items;
  expect((await promote(prod, body(secret, ['t']))).status).toBe(201);
  expect((await seen(admin!)).map(({ source }) => source)).toEqual([
    `${organization.name}/${dev}`,
    `${organization.name}/${secret}`,
  ]);
  expect((await seen(member!)).map(({ source }) => source)).toEqual([
    `${organization.name}/${dev}`,
    "a channel that you can't read",
  ]);
  expect(await walked(admin!, `${channels()}/${prod}/promotions`)).toMatchObject([{ id }, { state: 'done' }]);
  const told = async (send: Send): Promise<string> => {
    const answers = [
      await send(`${channels()}/${prod}/files/linux-64/${fileOf('t')}/history`),
      await send(`/api/organizations/${organization.name}/changes?channel=${prod}`),
      await send(`/api/organizations/${organization.name}/changes?channel=${prod}&format=csv`),
    ];
    return (await Promise.all(answers.map((answer) => answer.text()))).join('\n');
  };
  expect((await told(admin!)).split(`from ${organization.name}/${secret}`)).toHaveLength(6);
  const toMember = await told(member!);
  expect(toMember).toContain("promoted from a channel that you can't read");
  expect(toMember).toContain(`promoted linux-64/${fileOf('t')} to ${prod}`);
  expect(toMember).toContain(`from ${organization.name}/${dev}`);
  expect(toMember).not.toContain(secret);
  await platform.core.db.updateTable('promotion').set({ asked_by: second.id }).where('id', '=', id).execute();
  expect((await seen(member!)).map((each) => each.id)).not.toContain(id);
  expect(await code(await member!(`${channels()}/${prod}/promotions/${id}`))).toEqual([404, 'promotion_not_found']);
  // The file is known to be there, and its name outside the folder is none.
  for (const file_name of ['../x', fileOf('none')])
    expect((await promote(prod, { ...body(dev, []), files: [{ subdir: 'linux-64', file_name }] })).status).toBe(404);
});

test('a process that is killed in the middle of a promotion leaves none of its files', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'terrarium-promotion-'));
  await copyTemplate(dataDir);
  const child = spawn(
    process.execPath,
    [...briefly, fileURLToPath(new URL('./victim.testing.ts', import.meta.url)), dataDir],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  expect(await new Promise((resolve) => child.once('close', (_code, by) => resolve(by)))).toBe('SIGKILL');
  const { channelId } = JSON.parse(out) as { channelId: string };
  const again = await startPlatform({ dataDir, config: { durable: true } });
  try {
    const files = await again.core.db
      .selectFrom('channel_file')
      .select('id')
      .where('channel_id', '=', channelId)
      .execute();
    expect(files).toEqual([]);
    expect(await again.core.db.selectFrom('promotion').select('id').execute()).toEqual([]);
  } finally {
    await again.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
