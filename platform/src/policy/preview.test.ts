import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChannelRow } from '../channel/index.ts';
import type { ExplanationAnswer } from './contract.ts';
import type { ImpactAnswer } from './impactContract.ts';
import { addFiles, aDraft, fileNameOf, someFiles, startHub } from './hub.testing.ts';
import type { DraftGiven, PolicyHub } from './hub.testing.ts';

let hub: PolicyHub;
let base: string;
beforeAll(async () => {
  hub = await startHub();
  base = `/api/organizations/${hub.acme.name}`;
  await hub.composition.areas.advisory.advisories.importAdvisories([
    {
      id: 'CVE-2024-28219',
      score: 7.3,
      status: 'active',
      summary: 'Buffer overflow in _imagingcms',
      published: '2024-04-03',
      references: ['https://nvd.nist.gov/vuln/detail/CVE-2024-28219'],
      packages: [{ name: 'pillow', ranges: [{ introduced: '0', fixed: '10.3.0' }] }],
    },
  ]);
});
afterAll(() => hub.close());

const noGpl = { license: { operator: 'not_in' as const, values: ['GPL'] } };
const severe = { cve: { score: 7, statuses: ['active' as const] } };
const json = async <T>(response: Response | Promise<Response>): Promise<T> => (await (await response).json()) as T;
const preview = (channel: ChannelRow, draft: DraftGiven, more: object = {}) =>
  hub.member(`${base}/repo-policies/impact`, {
    method: 'POST',
    json: { channel: channel.name, filters: aDraft(draft), ...more },
  });
/** Lines of a CSV answer as objects by head; none of our cells holds a quote or a line break. */
const table = async (response: Response): Promise<Record<string, string>[]> => {
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/csv/);
  const [head, ...lines] = (await response.text())
    .trimEnd()
    .split('\r\n')
    .map((line) => [...line.matchAll(/(?:^|,)("(?:[^"]|"")*"|[^,]*)/g)].map(([, cell]) => cell!.replace(/^"|"$/g, '')));
  return lines.map((cells) => Object.fromEntries(head!.map((name, at) => [name, cells[at]!])));
};

describe('impact', () => {
  test('counts what goes, by rule, platform and package, and saves nothing', async () => {
    const channel = await hub.aChannel({ files: someFiles });
    const answer = await json<ImpactAnswer>(preview(channel, { ...noGpl, ...severe }));
    expect(answer).toMatchObject({
      channel: channel.name,
      served_before: 6,
      served_after: 4,
      going: 2,
      coming: 0,
      going_package_count: 2,
      coming_package_count: 0,
      coming_packages: [],
      by_rule: [
        { rule: 'CVE score ≥ 7, status active', label: 'CVE score ≥ 7', facet: 'cve_score', going: 1, coming: 0 },
        { rule: 'License not in GPL', label: 'License', facet: 'license_family', going: 1, coming: 0 },
      ],
      by_platform: [
        { platform: 'linux-64', num_before: 5, num_after: 3, going: 2, coming: 0 },
        { platform: 'noarch', num_before: 1, num_after: 1, going: 0, coming: 0 },
      ],
      going_packages: [
        { name: 'pillow', spec: 'pillow<10.3.0', files: 1, reason: 'CVE-2024-28219 7.3', none_left: false },
        { name: 'readline', spec: 'readline', files: 1, reason: 'License GPL', none_left: true },
      ],
    });
    expect(answer.elapsed_ms).toBeGreaterThan(0);
    expect(await hub.served(channel)).toHaveLength(5);
    expect((await hub.admin(`${base}/channel-policies/${channel.name}/current`)).status).toBe(404);
  });

  test('before is what the channel serves now: under a policy, what it refused comes back', async () => {
    const channel = await hub.aChannel({ files: someFiles });
    await hub.apply(channel, await hub.aPolicy(noGpl));
    const answer = await json<ImpactAnswer>(preview(channel, severe));
    expect(answer).toMatchObject({
      served_before: 5,
      served_after: 5,
      going: 1,
      coming: 1,
      coming_packages: [{ name: 'readline', files: 1, reason: 'License GPL allowed again', none_left: true }],
    });
    expect(answer.by_rule).toContainEqual({
      rule: 'License not in GPL',
      label: 'License',
      facet: 'license_family',
      going: 0,
      coming: 1,
    });
  });

  test('before the first publication it says that nothing is there to compare with: what stays is coming, nothing goes', async () => {
    const channel = await hub.aChannel({ files: someFiles });
    // As if the first run of a channel were in progress or queued.
    await hub.core.db.updateTable('channel').set({ publication_id: null }).where('id', '=', channel.id).execute();
    expect(await json<ImpactAnswer>(preview(channel, noGpl))).toMatchObject({
      published: false,
      served_before: 0,
      served_after: 5,
      going: 0,
      coming: 5,
      by_platform: [
        { platform: 'linux-64', num_before: 0, num_after: 4, going: 0, coming: 4 },
        { platform: 'noarch', num_before: 0, num_after: 1, going: 0, coming: 1 },
      ],
    });
    expect(await json<ImpactAnswer>(preview(await hub.aChannel({ files: someFiles }), noGpl))).toMatchObject({
      published: true,
      served_before: 6,
    });
  });

  test('what a preview says is what a run then does', async () => {
    const channel = await hub.aChannel({ files: someFiles });
    const draft = { ...severe, names: { operator: 'not_in' as const, values: ['numpy >=2'] }, exclusions: ['pillow'] };
    const answer = await json<ImpactAnswer>(preview(channel, draft));
    const run = await hub.apply(channel, await hub.aPolicy(draft));
    expect([run.added_count, run.removed_count]).toEqual([answer.coming, answer.going]);
    expect(run.counts.map(({ num_before, num_after }) => [num_before, num_after])).toEqual(
      answer.by_platform.map(({ num_before, num_after }) => [num_before, num_after]),
    );
  });

  test('an edit of the applied policy keeps the legacy files of its first day, another draft those of today', async () => {
    const channel = await hub.aChannel({ files: someFiles });
    const policy = await hub.aPolicy({ platform: { operator: 'in', values: ['linux-64', 'noarch'] } });
    await hub.apply(channel, policy);
    await addFiles(hub.channels, channel, [{ name: 'gsl', license: 'GPL-3.0-only' }]);
    await hub.policies.runs.idle(channel.id);
    const draft = { ...noGpl, keepLegacy: true };
    expect(await json<ImpactAnswer>(preview(channel, draft))).toMatchObject({ going: 0 });
    expect(await json<ImpactAnswer>(preview(channel, draft, { policy_id: policy.id }))).toMatchObject({
      going: 1,
      going_packages: [{ name: 'gsl' }],
    });
  });

  test('packages bounds the lists, not the counts', async () => {
    const channel = await hub.aChannel({ files: someFiles });
    expect(await json<ImpactAnswer>(preview(channel, { ...noGpl, ...severe }, { packages: 0 }))).toMatchObject({
      going: 2,
      going_package_count: 2,
      going_packages: [],
    });
    expect((await preview(channel, {}, { packages: 501 })).status).toBe(422);
  });

  test('[POL-56] a wrong draft is 422 with every finding, an unknown channel 404', async () => {
    const channel = await hub.aChannel({ files: someFiles });
    const wrong = await hub.member(`${base}/repo-policies/impact`, {
      method: 'POST',
      json: {
        channel: channel.name,
        filters: {
          add_packages: {
            type: 'compound',
            operator: 'AND',
            subfilters: [
              { facet: 'conda_spec', criterion: ['a==='], comparator: 'in' },
              { facet: 'stars', criterion: 1, comparator: 'equal' },
            ],
          },
        },
      },
    });
    expect(wrong.status).toBe(422);
    expect((await json<{ detail: { loc: unknown[]; msg: string }[] }>(wrong)).detail.map(({ loc }) => loc)).toEqual([
      ['body', 'filters', 'add_packages', 'subfilters', 0, 'criterion', 0],
      ['body', 'filters', 'add_packages', 'subfilters', 1, 'facet'],
    ]);
    expect(
      (
        await hub.member(`${base}/repo-policies/impact`, {
          method: 'POST',
          json: { channel: 'none', filters: aDraft() },
        })
      ).status,
    ).toBe(404);
    expect(
      (
        await hub.stranger(`${base}/repo-policies/impact`, {
          method: 'POST',
          json: { channel: channel.name, filters: aDraft() },
        })
      ).status,
    ).toBe(404);
  });

  test('a private channel is not previewed by those who may not read it', async () => {
    const channel = await hub.aChannel({ files: someFiles, privacy: 'private' });
    expect((await preview(channel, noGpl)).status).toBe(404);
  });

  test('every changed file can be had as CSV', async () => {
    const channel = await hub.aChannel({ files: someFiles });
    await hub.apply(channel, await hub.aPolicy(noGpl));
    const lines = await table(
      await hub.member(`${base}/repo-policies/impact.csv`, {
        method: 'POST',
        json: { channel: channel.name, filters: aDraft(severe) },
      }),
    );
    expect(lines.sort((a, b) => (a['change']! < b['change']! ? -1 : 1))).toEqual([
      {
        change: 'coming',
        platform: 'linux-64',
        file_name: 'readline-8.2-h0_0.conda',
        name: 'readline',
        version: '8.2',
        build: 'h0_0',
        rule: 'License not in GPL',
      },
      {
        change: 'going',
        platform: 'linux-64',
        file_name: 'pillow-10.0.0-h0_0.conda',
        name: 'pillow',
        version: '10.0.0',
        build: 'h0_0',
        rule: 'CVE score ≥ 7, status active',
      },
    ]);
  });

  describe('of a channel too large for the thread of requests', () => {
    let channel: ChannelRow;
    beforeAll(async () => {
      const files = Array.from({ length: 24_000 }, (_, n) => ({
        name: `package-${n % 600}`,
        version: `1.${Math.floor(n / 600)}`,
        license: n % 3 === 0 ? 'GPL-3.0-only' : 'MIT',
      }));
      channel = await hub.aChannel({ files });
    });

    test('it is computed in a worker, with the same numbers', async () => {
      const [one, two] = await Promise.all([
        json<ImpactAnswer>(preview(channel, noGpl)),
        json<ImpactAnswer>(preview(channel, { names: { operator: 'in', values: ['package-1', 'package-2>=1.20'] } })),
      ]);
      expect(one).toMatchObject({ served_before: 24_000, going: 8_000, going_package_count: 200 });
      expect(two).toMatchObject({ served_after: 60, going: 23_940, going_package_count: 599 });
      const lines = await table(
        await hub.member(`${base}/repo-policies/impact.csv`, {
          method: 'POST',
          json: { channel: channel.name, filters: aDraft(noGpl) },
        }),
      );
      expect(lines).toHaveLength(8_000);
    });

    test('of those whose callers have gone only those that still count are computed', async () => {
      const controllers = Array.from({ length: 15 }, () => new AbortController());
      const gone = controllers.map(({ signal }) =>
        hub
          .member(`${base}/repo-policies/impact`, {
            method: 'POST',
            json: { channel: channel.name, filters: aDraft(noGpl) },
            signal,
          })
          .catch((error: Error) => error.name),
      );
      for (const controller of controllers) controller.abort();
      expect(await Promise.all(gone)).toEqual(controllers.map(() => 'AbortError'));
      expect((await preview(channel, severe)).status).toBe(200);
    });
  });
});

describe('explanations', () => {
  const explain = (channel: ChannelRow, file: Parameters<typeof fileNameOf>[0], subdir = 'linux-64') =>
    `${base}/channels/${channel.name}/files/${subdir}/${fileNameOf(file)}/explain`;

  test('tell each section and rule, the CVE that decided, the nearest version and whom to ask', async () => {
    const channel = await hub.aChannel({ files: someFiles });
    const policy = await hub.aPolicy({ ...noGpl, ...severe, exclusions: ['readline'] });
    await hub.apply(channel, policy);
    const answer = await json<ExplanationAnswer>(hub.member(explain(channel, { name: 'pillow', version: '10.0.0' })));
    expect(answer).toMatchObject({
      decision: 'refused',
      subdir: 'linux-64',
      file_name: 'pillow-10.0.0-h0_0.conda',
      version: '10.0.0',
      policy: { id: policy.id, name: policy.name },
      revision: 1,
      nearest_allowed_version: '10.3.0',
      applied_by: { username: expect.stringMatching(/^ada/) as string },
      admins: [{ username: expect.stringMatching(/^ada/) as string }],
    });
    expect(answer.sections.map(({ title, verdict }) => [title, verdict])).toEqual([
      ['Package rules', 'passed'],
      ['CVE rules', 'refused'],
      ['Exclusions', 'not_concerned'],
    ]);
    expect(answer.sections[1]!.rules).toMatchObject([
      {
        rule: 'CVE score ≥ 7, status active',
        verdict: 'refused',
        decided: true,
        reason: 'CVE-2024-28219 scores 7.3 (active)',
        cves: [
          {
            id: 'CVE-2024-28219',
            score: 7.3,
            severity: 'high',
            status: 'active',
            published_at: '2024-04-03T00:00:00.000Z',
            packages: [{ name: 'pillow', fixed_in: '10.3.0' }],
          },
        ],
      },
    ]);
    expect(answer.detail).toMatch(
      /^pillow 10\.0\.0 is blocked by policy '.*' \(revision 1\): .*CVE-2024-28219.* Closest allowed version: 10\.3\.0 \(conda install pillow=10\.3\.0\)\.$/,
    );
    // conda prints the same sentence for a blocked download, followed by the address for details.
    const refused = await hub.admin(`/repo/${hub.acme.name}/${channel.name}/linux-64/pillow-10.0.0-h0_0.conda`);
    expect(refused.status).toBe(403);
    const { detail, why_url } = await json<{ detail: string; why_url: string }>(refused);
    expect(detail).toBe(`${answer.detail} Details and contacts: ${why_url}`);
    const excepted = await json<ExplanationAnswer>(hub.member(explain(channel, { name: 'readline', version: '8.2' })));
    expect(excepted).toMatchObject({
      decision: 'allowed',
      nearest_allowed_version: null,
      sections: [{ verdict: 'refused' }, {}, { title: 'Exclusions', verdict: 'excepted', rules: [{ decided: true }] }],
    });
  });

  test('are of the revision in force, also while a newer one is on its way', async () => {
    const channel = await hub.aChannel({ files: someFiles });
    const policy = await hub.aPolicy(noGpl);
    await hub.apply(channel, policy);
    await hub.core.db
      .updateTable('policy')
      .set({ filters: JSON.stringify(aDraft()), revision: 2 })
      .where('id', '=', policy.id)
      .execute();
    expect(
      await json<ExplanationAnswer>(hub.member(explain(channel, { name: 'readline', version: '8.2' }))),
    ).toMatchObject({
      decision: 'refused',
      revision: 1,
      sections: [{ rules: [{ rule: 'License not in GPL', decided: true }] }, {}, {}],
    });
  });

  test('say of a dependency that it was let in for another package', async () => {
    const channel = await hub.aChannel({ files: someFiles });
    await hub.apply(
      channel,
      await hub.aPolicy({ names: { operator: 'in', values: ['requests'] }, includeDependencies: true }),
    );
    const answer = await json<ExplanationAnswer>(hub.member(explain(channel, { name: 'pillow', version: '10.3.0' })));
    expect(answer).toMatchObject({
      decision: 'allowed',
      detail: expect.stringMatching(/requests 2\.32\.3 depends on it/) as string,
      sections: [{ verdict: 'excepted' }, {}, {}],
    });
    expect(answer.sections[0]!.rules.at(-1)).toMatchObject({ verdict: 'excepted', decided: true });
  });

  test('without a policy everything is allowed; a file that is not there is 404; strangers read public channels only and see no admins', async () => {
    const channel = await hub.aChannel({ files: someFiles });
    expect(
      await json<ExplanationAnswer>(hub.send(explain(channel, { name: 'readline', version: '8.2' }))),
    ).toMatchObject({ decision: 'allowed', policy: null, sections: [], admins: [] });
    expect((await hub.member(explain(channel, { name: 'readline', version: '9' }))).status).toBe(404);
    expect((await hub.member(explain(channel, { name: 'readline', version: '8.2' }, 'win-64'))).status).toBe(404);
    const internal = await hub.aChannel({ files: someFiles, privacy: 'internal' });
    expect((await hub.stranger(explain(internal, { name: 'readline', version: '8.2' }))).status).toBe(404);
    expect((await hub.member(explain(internal, { name: 'readline', version: '8.2' }))).status).toBe(200);
  });

  test('of a virtual channel are of the file that it draws', async () => {
    const main = await hub.aChannel({ files: someFiles });
    const virtual = await hub.aChannel({ sources: [main.name] });
    await hub.apply(virtual, await hub.aPolicy(noGpl));
    expect(
      await json<ExplanationAnswer>(hub.member(explain(virtual, { name: 'readline', version: '8.2' }))),
    ).toMatchObject({ decision: 'refused' });
    expect(
      await json<ExplanationAnswer>(hub.member(explain(main, { name: 'readline', version: '8.2' }))),
    ).toMatchObject({ decision: 'allowed' });
  });
});

describe('reports', () => {
  const report = (channel: ChannelRow, name: string) => hub.member(`${base}/channel-policies/${channel.name}/${name}`);

  test('[POL-32] the report has every file with its decision and the rule, as a download', async () => {
    const channel = await hub.aChannel({ files: someFiles });
    await hub.apply(channel, await hub.aPolicy({ ...noGpl, ...severe }));
    const response = await report(channel, 'csv-policy-report');
    expect([response.headers.get('content-type'), response.headers.get('content-disposition')]).toEqual([
      'text/csv; charset=utf-8',
      `attachment; filename="${hub.acme.name}-${channel.name}-policy-report.csv"`,
    ]);
    const lines = await table(response);
    expect(lines).toHaveLength(6);
    expect(
      lines
        .filter(({ decision }) => decision === 'refused')
        .map(({ file_name, rule }) => [file_name, rule])
        .sort(),
    ).toEqual([
      ['pillow-10.0.0-h0_0.conda', 'CVE score ≥ 7, status active'],
      ['readline-8.2-h0_0.conda', 'License not in GPL'],
    ]);
    expect(lines.find(({ name }) => name === 'requests')).toMatchObject({
      platform: 'noarch',
      license: 'Apache-2.0',
      decision: 'allowed',
    });
  });

  test('[POL-33] the delta report has what the last run added and removed, each with the reason', async () => {
    const channel = await hub.aChannel({ files: someFiles });
    await hub.apply(channel, await hub.aPolicy(noGpl));
    await hub.admin(`${base}/channel-policies/${channel.name}/current`, {
      method: 'PUT',
      json: { policy_id: (await hub.aPolicy(severe)).id },
    });
    await hub.policies.runs.idle(channel.id);
    const response = await report(channel, 'csv-policy-report-delta');
    expect([response.headers.get('content-type'), response.headers.get('content-disposition')]).toEqual([
      'text/csv; charset=utf-8',
      `attachment; filename="${hub.acme.name}-${channel.name}-policy-delta.csv"`,
    ]);
    const lines = await table(response);
    expect(lines.map(({ change, file_name, reason }) => [change, file_name, reason])).toEqual([
      ['removed', 'pillow-10.0.0-h0_0.conda', 'CVE score ≥ 7, status active'],
      ['added', 'readline-8.2-h0_0.conda', 'No longer blocked by: License not in GPL'],
    ]);
    const {
      items: [, first],
    } = await json<{ items: { id: string }[] }>(report(channel, 'runs'));
    expect(
      (await table(await report(channel, `csv-policy-report-delta?run=${first!.id}`))).map(({ change, name }) => [
        change,
        name,
      ]),
    ).toEqual([['removed', 'readline']]);
    expect((await report(channel, `csv-policy-report-delta?run=${channel.id}`)).status).toBe(404);
  });

  test('[POL-35] what a run added and removed is listed page by page with the reason of each file, and searched by name', async () => {
    const channel = await hub.aChannel({ files: someFiles });
    const run = await hub.apply(channel, await hub.aPolicy({ ...noGpl, ...severe }));
    type Page = { items: { file_name: string; platform: string; reason: string }[]; total_count: number };
    const changes = (query: string, caller = hub.member) =>
      caller(`${base}/channel-policy-deltas/details/${run.id}?${query}`);
    const names = async (query: string) => {
      const { items, total_count } = await json<Page>(changes(query));
      return [total_count, ...items.map(({ file_name, reason }) => `${file_name}: ${reason}`)];
    };
    const all = await names('added=false');
    expect([all[0], ...all.slice(1).toSorted()]).toEqual([
      2,
      'pillow-10.0.0-h0_0.conda: CVE score ≥ 7, status active',
      'readline-8.2-h0_0.conda: License not in GPL',
    ]);
    expect(await names('added=false&limit=1&offset=1')).toEqual([2, all[2]]);
    expect(await names('added=false&q=READLINE')).toEqual([1, 'readline-8.2-h0_0.conda: License not in GPL']);
    expect(await names('added=false&q=no-such')).toEqual([0]);
    expect(await names('')).toEqual([0]);
    expect(run.asked_by).toMatchObject({ username: expect.stringMatching(/^ada/) as string });
    expect((await changes('added=false', hub.stranger)).status).toBe(404);
    expect((await hub.member(`${base}/channel-policy-deltas/details/${channel.id}`)).status).toBe(404);
    expect((await changes('limit=101')).status).toBe(422);
  });

  test('[POL-35] a run of a private channel is unknown to members, and the answer does not name the channel', async () => {
    const vault = await hub.aChannel({
      name: 'vault-of-deltas',
      privacy: 'private',
      files: [{ name: 'gpl', license: 'GPL-3.0-only' }],
    });
    const run = await hub.apply(vault, await hub.aPolicy(noGpl));
    const path = `${base}/channel-policy-deltas/details/${run.id}`;
    expect((await hub.admin(path)).status).toBe(200);
    const refused = await hub.member(path);
    expect([refused.status, await refused.json()]).toEqual([
      404,
      { error: { message: expect.not.stringContaining('vault') as string, human_readable_id: 'run_not_found' } },
    ]);
  });

  test('[POL-35] `added` tells what came from what went; without limit and offset it is the first fifty', async () => {
    const files = Array.from({ length: 51 }, (_, at) => ({ name: `gpl-${at}`, license: 'GPL-3.0-only' }));
    const channel = await hub.aChannel({ files });
    const went = await hub.apply(channel, await hub.aPolicy(noGpl));
    const off = await hub.admin(`${base}/channel-policies/${channel.name}/current`, { method: 'DELETE' });
    const { id: came } = await json<{ id: string }>(off);
    await hub.policies.runs.idle(channel.id);
    const names = async (run: string, query: string) => {
      const { items, total_count: total } = await json<{ items: { file_name: string }[]; total_count: number }>(
        hub.member(`${base}/channel-policy-deltas/details/${run}?${query}`),
      );
      return { total, names: items.map(({ file_name }) => file_name) };
    };
    const all = await names(went.id, 'added=false&limit=100');
    expect([all.total, new Set(all.names).size]).toEqual([51, 51]);
    expect(await names(went.id, 'added=false')).toEqual({ total: 51, names: all.names.slice(0, 50) });
    expect(await names(came, 'added=true')).toEqual(await names(came, ''));
    expect((await names(came, 'added=true')).names).toHaveLength(50);
    expect(await names(came, 'added=false')).toEqual({ total: 0, names: [] });
  });

  test('[POL-35, POL-56] the changes of a private channel are as hidden as the channel', async () => {
    const channel = await hub.aChannel({ files: someFiles, privacy: 'private' });
    const run = await hub.apply(channel, await hub.aPolicy(noGpl));
    const path = `${base}/channel-policy-deltas/details/${run.id}?added=false`;
    expect([(await hub.admin(path)).status, (await hub.member(path)).status]).toEqual([200, 404]);
  });

  test('[POL-32, POL-33, POL-56] where nothing changed there is no delta; strangers get no report', async () => {
    const channel = await hub.aChannel();
    expect((await report(channel, 'csv-policy-report-delta')).status).toBe(404);
    expect((await report(channel, 'csv-policy-report')).status).toBe(200);
    for (const name of ['csv-policy-report', 'csv-policy-report-delta', 'runs'])
      expect((await hub.stranger(`${base}/channel-policies/${channel.name}/${name}`)).status).toBe(404);
  });

  test('cells that a spreadsheet would run as a formula are escaped', async () => {
    const channel = await hub.aChannel({ files: [{ name: 'calc', license: '=1+1' }] });
    expect((await table(await report(channel, 'csv-policy-report')))[0]!['license']).toBe("'=1+1");
  });
});
