import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { advisoriesOf, recordsOfName } from '@terrarium/domain/policy';
import type { ChannelRow } from '../channel/index.ts';
import { startHub } from '../policy/hub.testing.ts';
import type { PolicyHub } from '../policy/hub.testing.ts';
import { walked } from '../testing/index.ts';
import type { CurationAnswer, CurationPreview, VexFeedAnswer, VexStatementAnswer } from './contract.ts';

const CVE = 'CVE-2024-28219';
const files = [
  { name: 'pillow', version: '10.0.0', build: 'a_0' },
  { name: 'pillow', version: '10.0.0', build: 'b_0' },
  { name: 'pillow', version: '10.3.0' },
  { name: 'zlib', version: '1.3' },
];
/** What clients of a channel get of pillow 10.0.0, by build. */
const OLD = ['pillow-10.0.0-a_0.conda', 'pillow-10.0.0-b_0.conda'];

let hub: PolicyHub;
let channel: ChannelRow;
let other: ChannelRow;
let base: string;

beforeAll(async () => {
  hub = await startHub({ config: { mirrorAllowPrivate: true } });
  base = `/api/organizations/${hub.acme.name}`;
  await hub.composition.areas.advisory.advisories.importAdvisories([
    anAdvisory(CVE, 7.3, 'pillow', '10.3.0'),
    anAdvisory('CVE-2023-45853', 9.8, 'zlib', '1.3.1'),
  ]);
  channel = await hub.aChannel({ files, privacy: 'internal' });
  const abroad = await hub.anOrganization({ members: { admin: await hub.aUser() } });
  other = await hub.aChannel({ files, organization: abroad });
  await hub.apply(channel, await hub.aPolicy({ cve: { score: 7, statuses: ['active'] } }));
});
afterEach(async () => {
  for (const { id, said_by } of await list()) if (said_by !== null) await withdraw(id);
});
afterAll(() => hub.close());

function anAdvisory(id: string, score: number, name: string, fixed: string) {
  return {
    id,
    score,
    status: 'active' as const,
    summary: 'Something is wrong',
    packages: [{ name, ranges: [{ introduced: '0', fixed }] }],
  };
}

const say = (json: object) => hub.admin(`${base}/curations`, { method: 'PUT', json });
const said = async (json: object): Promise<CurationAnswer> => {
  const response = await say({ cve: CVE, package: 'pillow', ...json });
  expect(response.status).toBe(200);
  await hub.policies.runs.idle(channel.id);
  return (await response.json()) as CurationAnswer;
};
const withdraw = async (id: string): Promise<number> => {
  const { status } = await hub.admin(`${base}/curations/${id}`, { method: 'DELETE' });
  await hub.policies.runs.idle(channel.id);
  return status;
};
const list = async (query = '', by = hub.admin): Promise<CurationAnswer[]> =>
  ((await (await by(`${base}/curations?${query}`)).json()) as { items: CurationAnswer[] }).items;
const oldOnes = async () => (await hub.served(channel)).filter((name) => OLD.includes(name)).sort();
const revisionOf = async ({ id }: ChannelRow) =>
  (
    await hub.core.db
      .selectFrom('channel_advisory_revision')
      .select('revision')
      .where('channel_id', '=', id)
      .executeTakeFirst()
  )?.revision ?? 0;
const places = async (response: Response) => {
  expect(response.status).toBe(422);
  return ((await response.json()) as { detail: { loc: (string | number)[] }[] }).detail.map(({ loc }) => loc.join('.'));
};

describe('what an organization says of a CVE', () => {
  test('applies in its own channels: policies are evaluated again, and also when it is withdrawn', async () => {
    expect(await oldOnes()).toEqual([]);
    const elsewhere = await revisionOf(other);
    const one = await said({
      versions: '>=10,<10.3',
      status: 'not_affected',
      justification: 'vulnerable_code_not_present',
      note: 'Built without it',
    });
    expect(one).toMatchObject({ cve: CVE, package: 'pillow', source: null, ended_at: null, withdrawn: [] });
    expect(await oldOnes()).toEqual(OLD);
    expect(await revisionOf(other)).toBe(elsewhere);
    expect((await hub.repo.index(other.id)).advisories.advisories.map(({ status }) => status)).not.toContain('cleared');
    expect(await withdraw(one.id)).toBe(204);
    expect(await oldOnes()).toEqual([]);
    expect(await withdraw(one.id)).toBe(404);
  });

  test("doesn't overwrite a concurrent change", async () => {
    const about = { cve: CVE, package: 'pillow', status: 'under_investigation' };
    const at = `${base}/curations`;
    const read = (await hub.admin(`${at}?cve=${CVE}&package=pillow`)).headers.get('etag')!;
    const late = (note: string) =>
      hub.admin(at, { method: 'PUT', json: { ...about, note }, headers: { 'if-match': read } });
    const answers = await Promise.all([late('One'), late('Two')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const saved = answers.find(({ status }) => status === 200)!;
    expect(await withdraw(((await saved.json()) as CurationAnswer).id)).toBe(204);
  });

  test('silences the alarms of its organization at once, and CVE rules warn where it blocks nothing', async () => {
    const open = await hub.aChannel({ files, privacy: 'internal' });
    const alarms = async () => {
      const { items } = (await (await hub.member(`${base}/served-cves?channel=${open.name}`)).json()) as {
        items: { id: string; channels: { served_file_count: number }[] }[];
      };
      return items.map(({ id, channels }) => [id, channels.reduce((sum, one) => sum + one.served_file_count, 0)]);
    };
    const rules = async ({ name }: ChannelRow) =>
      ((await (await hub.member(`${base}/cve-rules?channel=${name}`)).json()) as { items: { state: string }[] })
        .items[0];
    expect(await rules(channel)).toMatchObject({ channel: channel.name, state: 'refuses', refused_file_count: 3 });
    expect(await rules(open)).toBeUndefined();
    await hub.apply(open, await hub.aPolicy({ cve: { score: 7, statuses: ['disputed'] } }));
    expect(await rules(open)).toMatchObject({
      state: 'refuses_nothing',
      serious_cves: { files: 3, by_status: [{ status: 'active', files: 3 }] },
    });
    expect(await alarms()).toEqual([
      ['CVE-2023-45853', 1],
      [CVE, 2],
    ]);
    // No run is waited for: the alarm goes with the decision.
    const response = await say({
      cve: CVE,
      package: 'pillow',
      build: 'a_0',
      versions: '10.0.0',
      status: 'not_affected',
      justification: 'vulnerable_code_not_present',
    });
    expect(response.status).toBe(200);
    expect(await alarms()).toEqual([
      ['CVE-2023-45853', 1],
      [CVE, 1],
    ]);
    await said({ status: 'fixed' });
    expect(await alarms()).toEqual([['CVE-2023-45853', 1]]);
    await hub.policies.runs.idle(open.id);
  });

  test('previews exactly what saving it then changes, in every channel, and writes nothing', async () => {
    const open = await hub.aChannel({ files, privacy: 'internal' });
    const hidden = await hub.aChannel({ files, privacy: 'private' });
    const watched = await hub.aChannel({ files, privacy: 'internal' });
    const policy = await hub.aPolicy({ cve: { score: 7, statuses: ['active'] } });
    const current = `${base}/channel-policies/${watched.name}/current`;
    expect((await hub.admin(current, { method: 'POST', json: { policy_id: policy.id, watch: true } })).status).toBe(
      202,
    );
    await hub.policies.runs.idle(watched.id);
    for (const [name, build] of Object.entries({ first: 'a_0', second: 'b_0', third: 'h0_0' })) {
      const version = build === 'h0_0' ? '10.3.0' : '10.0.0';
      const content = `@EXPLICIT\nhttps://conda.anaconda.org/conda-forge/linux-64/pillow-${version}-${build}.conda\n`;
      const taken = await hub.member(`/api/environments/organizations/${hub.acme.name}/environments/import`, {
        method: 'POST',
        json: { name, device: 'bench', platform: 'linux-64', files: [{ name: `${name}.txt`, content }] },
      });
      expect(taken.status).toBe(201);
    }
    const channels = [channel, open, hidden, watched];
    const preview = async (json: object): Promise<CurationPreview> => {
      const response = await hub.admin(`${base}/curations/preview`, {
        method: 'POST',
        json: { cve: CVE, package: 'pillow', ...json },
      });
      expect(response.status).toBe(200);
      return (await response.json()) as CurationPreview;
    };
    const served = async () =>
      new Map(await Promise.all(channels.map(async (one) => [one.name, await hub.served(one)] as const)));
    const alarms = async () => {
      const { items } = (await (await hub.admin(`${base}/served-cves`)).json()) as {
        items: { id: string; channels: { channel: string; served_file_count: number }[] }[];
      };
      return new Map(
        items.find(({ id }) => id === CVE)?.channels.map((one) => [one.channel, one.served_file_count] as const) ?? [],
      );
    };
    const whole = await preview({ status: 'fixed' });
    expect(whole.environment_count).toBe(2);
    expect(whole.channels.find(({ channel: name }) => name === open.name)).toMatchObject({
      file_count: 2,
      policy: null,
    });
    const cases = [
      { status: 'not_affected', justification: 'vulnerable_code_not_present' },
      { status: 'affected', versions: '10.3.0' },
      { status: 'fixed', versions: '10.0.0', build: 'a_0' },
      { status: 'affected', versions: '10.0.0', build: 'a_0' },
      { status: 'under_investigation' },
      { status: 'fixed', versions: '>=99' },
    ];
    for (const input of cases) {
      const [before, alarmsBefore, history] = [await served(), await alarms(), await list('history=true')];
      const told = await preview(input);
      expect(await list('history=true')).toEqual(history);
      expect(await served()).toEqual(before);
      await said(input);
      for (const one of channels) await hub.policies.runs.idle(one.id);
      const [after, alarmsAfter] = [await served(), await alarms()];
      for (const { name } of channels) {
        const [was, is] = [before.get(name)!, after.get(name)!];
        const found = told.channels.find((each) => each.channel === name);
        expect({
          name,
          allowed: found?.allowed_again_count ?? 0,
          refused: found?.refused_count ?? 0,
          alarm: found?.alarm_count ?? alarmsBefore.get(name) ?? 0,
          alarmAfter: found?.alarm_count_after ?? alarmsBefore.get(name) ?? 0,
        }).toEqual({
          name,
          allowed: is.filter((file) => !was.includes(file)).length,
          refused: was.filter((file) => !is.includes(file)).length,
          alarm: alarmsBefore.get(name) ?? 0,
          alarmAfter: alarmsAfter.get(name) ?? 0,
        });
      }
      expect(told.allowed_again_count).toBe(told.channels.reduce((sum, one) => sum + one.allowed_again_count, 0));
    }
    expect((await preview({ status: 'fixed', versions: '>=99' })).channels).toEqual([]);
    // A decision on a build that is recorded comes before one on its version.
    const narrowed = await preview({ status: 'fixed', versions: '10.0.0' });
    expect(narrowed.environment_count).toBe(1);
    expect(narrowed.channels.find(({ channel: name }) => name === open.name)).toMatchObject({ file_count: 1 });
    const refusedOf = (by: typeof hub.admin) =>
      by(`${base}/curations/preview`, { method: 'POST', json: { cve: CVE, package: 'pillow', status: 'fixed' } });
    expect((await refusedOf(hub.member)).status).toBe(403);
    expect((await refusedOf(hub.stranger)).status).toBe(404);
    expect(
      await places(
        await hub.admin(`${base}/curations/preview`, {
          method: 'POST',
          json: { cve: 'CVE-1999-0001', package: 'nothing', status: 'fixed' },
        }),
      ),
    ).toEqual(['body.cve', 'body.package']);
  });

  test('can be about one build; a later one for the same files replaces the earlier, which stays in the history', async () => {
    const about = { versions: '10.0.0', build: 'b_0' };
    const first = await said({ ...about, status: 'under_investigation' });
    const second = await said({ ...about, status: 'fixed', note: 'Carries the patch' });
    expect(await oldOnes()).toEqual(['pillow-10.0.0-b_0.conda']);
    expect((await said({ ...about, status: 'fixed', note: 'Carries the patch' })).id).toBe(second.id);
    expect((await list(`cve=${CVE}`)).map(({ id }) => id)).toEqual([second.id]);
    const history = await list(`cve=${CVE}&history=true`);
    expect(history.slice(0, 2).map(({ id, ended_at }) => [id, ended_at === null])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
    expect(history[1]!.ended_by?.id).toBe(history[0]!.said_by?.id);
    expect(await walked(hub.admin, `${base}/curations?cve=${CVE}&history=true`)).toEqual(history);
  });

  test('is in the error of a blocked download with its reason, for those who can read it', async () => {
    await said({ versions: '10.0.0', status: 'affected', note: 'We call the decoder' });
    const path = `${base}/channels/${channel.name}/files/linux-64/pillow-10.0.0-a_0.conda/explain`;
    const explained = (await (await hub.admin(path)).json()) as { detail: string };
    expect(explained.detail).toContain(
      `${CVE} scores 7.3 (active; ${hub.acme.title} says: affected, We call the decoder)`,
    );
  });

  test('a blocked client sees the current statement, also before the channel is published again', async () => {
    const { id } = await said({ versions: '10.0.0', status: 'affected', note: 'We call the decoder' });
    const refused = async () =>
      (await hub.admin(`/repo/${hub.acme.name}/${channel.name}/linux-64/pillow-10.0.0-a_0.conda`)).text();
    expect(await refused()).toContain('We call the decoder');
    await hub.core.db.updateTable('curation').set({ note: 'We call the encoder' }).where('id', '=', id).execute();
    expect(await refused()).toContain('We call the encoder');
    await hub.policies.runs.idle(channel.id);
  });

  test('members can read it, admins can write it, and others get 404', async () => {
    const one = await said({ versions: '10.0.0', status: 'under_investigation' });
    expect((await list('', hub.member)).map(({ id }) => id)).toContain(one.id);
    expect((await hub.member(`${base}/curations/${one.id}`, { method: 'DELETE' })).status).toBe(403);
    expect((await hub.stranger(`${base}/curations`)).status).toBe(404);
    const ofCve = async (by: typeof hub.member) => (await by(`/api/ce/cves/${CVE}/curations`)).json();
    expect(await ofCve(hub.stranger)).toEqual({ items: [], total_count: 0 });
    expect(await ofCve(hub.member)).toMatchObject({
      items: [
        {
          organization: hub.acme.name,
          can_curate: false,
          curations: expect.arrayContaining([expect.objectContaining({ id: one.id, note: '' })]),
        },
      ],
    });
  });

  test('is refused with the place of what is wrong', async () => {
    expect(await places(await say({ cve: 'CVE-2024-99999', package: 'nothing', status: 'affected' }))).toEqual([
      'body.cve',
      'body.package',
    ]);
    const wrong = { cve: CVE, package: 'pillow', status: 'not_affected' };
    expect(await places(await say(wrong))).toEqual(['body.justification']);
    expect(await places(await say({ ...wrong, status: 'affected', build: 'a_0' }))).toEqual(['body.versions']);
    expect(await places(await say({ ...wrong, status: 'affected', versions: '>=1,<' }))).toEqual(['body.versions']);
  });

  test('comes back when the advisory it was based on is withdrawn, until it is confirmed again', async () => {
    const { db } = hub.core;
    const one = await said({ versions: '10.3.0', status: 'affected' });
    const takeBack = (at: Date | null) =>
      db.updateTable('advisory').set({ withdrawn_at: at }).where('id', '=', CVE).execute();
    await takeBack(new Date(0));
    expect((await list('look_again=true')).map(({ id, withdrawn }) => [id, withdrawn])).toEqual([[one.id, [CVE]]]);
    const again = await said({ versions: '10.3.0', status: 'affected' });
    expect(again.id).not.toBe(one.id);
    expect(await list('look_again=true')).toEqual([]);
    await takeBack(null);
  });
});

describe('OpenVEX', () => {
  const document = (...statements: object[]) => ({
    '@context': 'https://openvex.dev/ns/v0.2.0',
    '@id': 'https://example.org/vex/1',
    author: 'Example',
    timestamp: '2026-01-01T00:00:00Z',
    version: 1,
    statements,
  });
  const statement = (fields: object = {}) => ({
    vulnerability: { name: CVE },
    products: [{ '@id': 'pkg:conda/pillow@10.0.0?build=a_0&type=conda' }],
    status: 'not_affected',
    justification: 'component_not_present',
    ...fields,
  });
  const take = async (json: object) => {
    const response = await hub.admin(`${base}/openvex`, { method: 'POST', json });
    await hub.policies.runs.idle(channel.id);
    return response;
  };

  test("imports statements of others once, and the organization's own take precedence", async () => {
    expect(await (await take(document(statement()))).json()).toEqual({ taken: 1, unchanged: 0 });
    expect(await (await take(document(statement()))).json()).toEqual({ taken: 0, unchanged: 1 });
    expect(await oldOnes()).toEqual(['pillow-10.0.0-a_0.conda']);
    const own = await said({ status: 'affected' });
    expect(await oldOnes()).toEqual([]);
    await withdraw(own.id);
    const [imported] = await list();
    expect(imported).toMatchObject({ source: 'Example', build: 'a_0', versions: '10.0.0' });
  });

  test('exports what another hub can import', async () => {
    const own = await said({
      versions: '>=10,<10.3',
      subdir: 'linux-64',
      status: 'not_affected',
      justification: 'component_not_present',
      note: 'A & B',
    });
    const exported = (await (await hub.member(`${base}/openvex`)).json()) as { author: string };
    expect(exported).toMatchObject({
      author: hub.acme.title,
      statements: [{ vulnerability: { name: CVE }, status: 'not_affected', impact_statement: 'A & B' }],
    });
    expect((await take({ ...exported, author: 'Elsewhere' })).status).toBe(200);
    const { versions, subdir, status, justification, note } = own;
    expect((await list()).find(({ source }) => source === 'Elsewhere')).toMatchObject({
      versions,
      subdir,
      status,
      justification,
      note,
    });
  });

  test.each<[string, object, string[]]>([
    [
      'no document',
      { statements: [] },
      ['body.@context', 'body.@id', 'body.author', 'body.timestamp', 'body.version', 'body.statements'],
    ],
    [
      'an unknown package',
      document(statement(), statement({ products: [{ '@id': 'pkg:conda/pillow' }, { '@id': 'pkg:conda/nowhere' }] })),
      ['body.statements.1.products.1'],
    ],
    [
      'something that is no package',
      document(statement({ products: [{ '@id': 'pkg:oci/image' }] })),
      ['body.statements.0.products.0'],
    ],
    [
      'a channel that is not there',
      document(statement({ products: [{ '@id': 'pkg:conda/pillow?channel=elsewhere' }] })),
      ['body.statements.0.products.0'],
    ],
    ['a status that is none', document(statement({ status: 'fine' })), ['body.statements.0.status']],
    ['no justification', document(statement({ justification: null })), ['body.statements.0.justification']],
    [
      'a name that is no id',
      document(statement({ vulnerability: { name: 'a bug' } })),
      ['body.statements.0.vulnerability'],
    ],
  ])('rejects a document with %s as a whole, with the location', async (_what, json, expected) => {
    expect(await places(await take(json))).toEqual(expected);
    expect(await list()).toEqual([]);
  });
});

test('an advisory wakes only the channels that have files of what it is about', async () => {
  const unrelated = await hub.aChannel({ files: [{ name: 'numpy' }] });
  const above = await hub.aChannel({ sources: [channel.name], privacy: 'internal' });
  const before = [await revisionOf(unrelated), await revisionOf(channel), await revisionOf(above)];
  await hub.composition.areas.advisory.advisories.importAdvisories([anAdvisory('CVE-2024-50000', 5, 'zlib', '2')]);
  const after = [await revisionOf(unrelated), await revisionOf(channel), await revisionOf(above)];
  expect(after.map((revision, i) => Number(revision) - Number(before[i]))).toEqual([0, 1, 1]);
  const { rows } = await hub.core.connection.pool.query<{ names: string[] }>(
    'select names from channel_advisory_change where channel_id = $1 and revision = $2',
    [channel.id, after[1]],
  );
  expect(rows).toEqual([{ names: ['zlib'] }]);
});

test('the channel state in memory follows the advisories of its own packages', async () => {
  const { advisories } = hub.composition.areas.advisory;
  const known = async () => {
    const { advisories: matches, records } = await hub.repo.index(channel.id);
    return Object.fromEntries(
      ['pillow', 'zlib'].map((name) => [
        name,
        [...new Set([...recordsOfName(records, name)].flatMap((record) => advisoriesOf(matches, record)))]
          .map(({ id, score }) => `${id} ${score}`)
          .sort(),
      ]),
    );
  };
  const { pillow, zlib } = await known();
  const matched = (await hub.repo.index(channel.id)).advisories;
  await advisories.importAdvisories([anAdvisory('CVE-2024-50001', 6, 'zlib', '2')]);
  expect(await known()).toEqual({ pillow, zlib: [...zlib!, 'CVE-2024-50001 6'].sort() });
  // The sets of what did not change are the very same ones.
  expect((await hub.repo.index(channel.id)).advisories.sets.slice(0, matched.sets.length)).toEqual(matched.sets);
  await advisories.importAdvisories([anAdvisory('CVE-2024-50001', 6, 'zlib', '1.0')]);
  expect(await known()).toEqual({ pillow, zlib });
  // One CVE in two packages: both are reported again.
  const both = anAdvisory('CVE-2024-50002', 3, 'zlib', '2');
  both.packages.push({ name: 'pillow', ranges: [{ introduced: '0', fixed: '11' }] });
  await advisories.importAdvisories([both]);
  await advisories.importAdvisories([anAdvisory('CVE-2024-50002', 4, 'zlib', '2')]);
  expect(await known()).toEqual({ pillow, zlib: [...zlib!, 'CVE-2024-50002 4'].sort() });
});

describe('OpenVEX of others that is read again and again', () => {
  const products = (...ids: string[]) => ids.map((id) => ({ '@id': id }));
  const statement = (fields: object = {}) => ({
    vulnerability: { name: CVE },
    products: products('pkg:conda/pillow@10.0.0?build=a_0'),
    status: 'not_affected',
    justification: 'component_not_present',
    ...fields,
  });
  const document = (at: string, ...statements: object[]) => ({
    '@context': 'https://openvex.dev/ns/v0.2.0',
    '@id': 'https://example.org/vex/1',
    author: 'Upstream',
    timestamp: at,
    version: 1,
    statements,
  });
  let sent: string;
  const server = createServer((_request, response) => response.end(sent));
  let url: string;

  beforeAll(async () => {
    await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/vex.json`;
  });
  afterAll(() => server.close());

  const feedsOf = async (by = hub.admin) =>
    ((await (await by(`${base}/vex-feeds`)).json()) as { items: VexFeedAnswer[] }).items;
  const theirs = async (state: string) =>
    ((await (await hub.member(`${base}/vex-statements?state=${state}`)).json()) as { items: VexStatementAnswer[] })
      .items;
  const read = async (id: string): Promise<VexFeedAnswer> => {
    await hub.composition.areas.curation.feeds.run(id, new AbortController().signal);
    await hub.policies.runs.idle(channel.id);
    return (await feedsOf()).find((feed) => feed.id === id)!;
  };
  const decide = async (id: string, accepts: boolean) => {
    const { status } = await hub.admin(`${base}/vex-statements/${id}`, { method: 'PUT', json: { accepts } });
    await hub.policies.runs.idle(channel.id);
    return status;
  };

  test("a statement that makes a file look clean waits for an admin, others are imported, and errors don't end the run", async () => {
    sent = JSON.stringify(
      document(
        '2026-01-01T00:00:00Z',
        statement(),
        statement({ status: 'not affected, honestly' }),
        statement({ products: products('pkg:conda/nothing-here@1', 'pkg:generic/strange') }),
        statement({ products: products('pkg:conda/zlib'), status: 'affected', justification: undefined }),
        statement({ vulnerability: { name: 'something' } }),
      ),
    );
    expect((await hub.member(`${base}/vex-feeds`, { method: 'POST', json: { url } })).status).toBe(403);
    const made = await hub.admin(`${base}/vex-feeds`, { method: 'POST', json: { url } });
    expect(made.status).toBe(201);
    const { id } = (await made.json()) as VexFeedAnswer;
    expect((await hub.admin(`${base}/vex-feeds`, { method: 'POST', json: { url } })).status).toBe(409);
    await read(id);
    expect((await feedsOf(hub.member))[0]).toMatchObject({
      author: 'Upstream',
      document_at: '2026-01-01T00:00:00.000Z',
      stale: false,
      error: null,
      waits: 1,
      counts: 1,
      unmatched: 1,
      left_out: 3,
      examples: expect.arrayContaining([expect.objectContaining({ id: 'statements.1.status' })]),
    });
    expect(await theirs('unmatched')).toMatchObject([{ product: 'nothing-here 1', package: null }]);
    expect((await list(`package=zlib`))[0]).toMatchObject({ status: 'affected', said_by: null });
    expect((await list(`package=zlib`))[0]!.source).toContain('Upstream (http://127.0.0.1');
    // Only accepted statements count.
    expect(await oldOnes()).toEqual([]);
    const [waiting] = await theirs('waits');
    expect(waiting).toMatchObject({ author: 'Upstream', cve: CVE, package: 'pillow', status: 'not_affected' });
    expect(
      (await hub.member(`${base}/vex-statements/${waiting!.id}`, { method: 'PUT', json: { accepts: true } })).status,
    ).toBe(403);
    expect(await decide(waiting!.id, true)).toBe(200);
    expect(await oldOnes()).toEqual(['pillow-10.0.0-a_0.conda']);
    expect(await decide(waiting!.id, false)).toBe(409);
    // The same document again changes nothing; when its author takes the word back, feeds count again.
    await read(id);
    expect(await oldOnes()).toEqual(['pillow-10.0.0-a_0.conda']);
    sent = JSON.stringify(
      document('2026-01-02T00:00:00Z', statement({ products: products('pkg:conda/zlib@1.3'), status: 'fixed' })),
    );
    expect(await read(id)).toMatchObject({ waits: 1, counts: 1, unmatched: 0 });
    expect(await oldOnes()).toEqual([]);
    // What said that something is affected stays: to leave it out is not to take it back.
    expect(await list('package=zlib')).toHaveLength(1);
    expect(await decide((await theirs('waits'))[0]!.id, false)).toBe(200);
    expect(await read(id)).toMatchObject({ waits: 0, declined: 1 });
  });

  test('reports an outdated, invalid or too large document with the feed, and keeps the data; removing it ends its statements', async () => {
    const [{ id }] = (await feedsOf()) as [VexFeedAnswer];
    sent = JSON.stringify(document('2025-01-01T00:00:00Z', statement()));
    expect((await read(id)).error).toMatch(/older than the current data/);
    sent = '<!doctype html><p>Hello';
    expect((await read(id)).error).toMatch(/isn't valid JSON/);
    sent = JSON.stringify({ ...document('2026-02-01T00:00:00Z'), '@context': 'https://example.org' });
    expect((await read(id)).error).toBe(
      'Invalid OpenVEX document: @context must be a form of OpenVEX: https://openvex.dev/ns….',
    );
    sent = JSON.stringify(document('2026-02-01T00:00:00Z', ...Array.from({ length: 20_001 }, () => ({}))));
    expect((await read(id)).error).toBe('Invalid OpenVEX document: statements are 20001; at most 20000 are read.');
    sent = JSON.stringify('x'.repeat(17 * 1024 ** 2));
    const tooLarge = await read(id);
    expect(tooLarge.error).toMatch(/more than 16 MiB/);
    expect(tooLarge).toMatchObject({ counts: 1, declined: 1, document_at: '2026-01-02T00:00:00.000Z' });
    expect((await hub.stranger(`${base}/vex-feeds/${id}`, { method: 'DELETE' })).status).toBe(404);
    expect((await hub.admin(`${base}/vex-feeds/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await feedsOf()).toEqual([]);
    expect(await list('package=zlib')).toEqual([]);
  });
});
