import { afterAll, beforeAll, expect, test } from 'vitest';
import { matchSpec, parseMatchSpec } from '@terrarium/domain/conda';
import { startPlatform } from '../testing/index.ts';
import type { TestPlatform } from '../testing/index.ts';
import type { AdvisoryInput, CveAnswer } from './contract.ts';

let hub: TestPlatform;

beforeAll(async () => {
  hub = await startPlatform();
});
afterAll(() => hub.close());

let counter = 1000;

function anAdvisory(given: Partial<AdvisoryInput> = {}): AdvisoryInput {
  return {
    id: `CVE-2024-${++counter}`,
    score: 5,
    status: 'active',
    summary: 'Something is wrong',
    published: '2024-05-01',
    references: ['https://example.org/a'],
    packages: [{ name: `package-${counter}`, ranges: [{ introduced: '0', fixed: '2.0' }] }],
    ...given,
  };
}

const take = (...given: AdvisoryInput[]): Promise<number> =>
  hub.composition.areas.advisory.advisories.importAdvisories(given);

async function revision(): Promise<number> {
  return (await hub.core.db.selectFrom('advisory_revision').select('revision').executeTakeFirstOrThrow()).revision;
}

async function list(query: string): Promise<{ items: CveAnswer[]; total_count: number }> {
  const response = await hub.send(`/api/ce/cves?${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as { items: CveAnswer[]; total_count: number };
}

test('[ART-05, ART-16] CVEs are listed worst first, page by page, by id or package', async () => {
  const name = `listed-${++counter}`;
  const packages = [{ name, ranges: [] }];
  const [low, high, unknown] = [
    anAdvisory({ score: 2.1, packages }),
    anAdvisory({ score: 9.8, packages }),
    anAdvisory({ score: null, packages }),
  ];
  await take(low, high, unknown);
  const all = await list(`q=${name}`);
  expect(all.items.map(({ id }) => id)).toEqual([high.id, low.id, unknown.id]);
  expect(all.items.map(({ severity }) => severity)).toEqual(['critical', 'low', null]);
  expect(all.items[0]!.packages).toEqual([{ name, affected: null, fixed_in: null }]);
  expect(await list(`q=${name}&limit=1&offset=1`)).toMatchObject({ items: [{ id: low.id }], total_count: 3 });
  expect(await list(`q=${high.id.toLowerCase()}`)).toMatchObject({ items: [{ id: high.id }], total_count: 1 });
  expect(await list('q=%25')).toMatchObject({ items: [], total_count: 0 });
  expect((await hub.send('/api/ce/cves?limit=1000')).status).toBe(422);
});

test('withdrawn advisories are neither listed nor found', async () => {
  const id = 'CVE-2024-9901';
  await take(anAdvisory({ id, packages: [{ name: 'taken-back', ranges: [{ introduced: '0' }] }] }));
  const listed = async (query: string): Promise<boolean> =>
    (await list(`limit=100${query}`)).items.some((each) => each.id === id);
  expect([await listed(''), await listed('&q=taken-back')]).toEqual([true, true]);
  await hub.core.db.updateTable('advisory').set({ withdrawn_at: new Date() }).where('id', '=', id).execute();
  expect([await listed(''), await listed('&q=taken-back')]).toEqual([false, false]);
});

test('[ART-17] a known CVE is returned with its packages, an unknown one is 404', async () => {
  const advisory = anAdvisory({
    score: 7.5,
    status: 'mitigated',
    packages: [
      {
        name: 'Pillow',
        ranges: [
          { introduced: '0', fixed: '9.5.1' },
          { introduced: '10.0', fixed: '10.3.0' },
        ],
        versions: ['9.0', '9.5.0', '10.2.0', '11.0.0'],
      },
      { name: 'all-of-it', ranges: [{ introduced: '0' }] },
      { name: 'up-to', ranges: [{ lastAffected: '3.1' }] },
    ],
  });
  await take(advisory);
  const response = await hub.send(`/api/ce/cves/${advisory.id.toLowerCase()}`);
  expect(response.status).toBe(200);
  const cve = (await response.json()) as CveAnswer;
  expect(cve).toEqual({
    id: advisory.id,
    scores: [{ source: advisory.id, version: null, vector: null, score: 7.5, severity: 'high', is_counted: true }],
    urgency: null,
    score: 7.5,
    severity: 'high',
    status: 'mitigated',
    summary: 'Something is wrong',
    published_at: '2024-05-01T00:00:00.000Z',
    references: ['https://example.org/a'],
    aliases: [],
    withdrawn_at: null,
    packages: [
      { name: 'all-of-it', affected: 'all-of-it', fixed_in: null },
      { name: 'pillow', affected: 'pillow<9.5.1|>=10.0,<10.3.0|==11.0.0', fixed_in: '9.5.1' },
      { name: 'up-to', affected: 'up-to<=3.1', fixed_in: null },
    ],
  });
  const affected = parseMatchSpec(cve.packages[1]!.affected!);
  const hit = (version: string): boolean =>
    matchSpec(affected, { name: 'pillow', version, build: '0', build_number: 0, subdir: 'linux-64' });
  expect(['9.5.0', '10.2.0', '11.0.0'].map(hit)).toEqual([true, true, true]);
  expect(['9.5.1', '10.3.0', '11.0.1'].map(hit)).toEqual([false, false, false]);
  expect((await hub.send('/api/ce/cves/CVE-1999-0001')).status).toBe(404);
});

test('[ART-29] the severity bands have their edges where CVSS v3 has them', async () => {
  const scores = [0, 0.1, 3.9, 4, 6.9, 7, 8.9, 9, 10];
  const packages = [{ name: `banded-${++counter}`, ranges: [] }];
  await take(...scores.map((score) => anAdvisory({ score, packages })));
  const { items } = await list(`q=${packages[0]!.name}`);
  expect(items.map(({ score, severity }) => [score, severity]).toReversed()).toEqual([
    [0, 'none'],
    [0.1, 'low'],
    [3.9, 'low'],
    [4, 'medium'],
    [6.9, 'medium'],
    [7, 'high'],
    [8.9, 'high'],
    [9, 'critical'],
    [10, 'critical'],
  ]);
});

test('an import increments the revision only for new content, and is atomic', async () => {
  const advisory = anAdvisory();
  const before = await revision();
  expect(await take(advisory)).toBe(1);
  expect(await revision()).toBe(before + 1);
  expect(await take(advisory)).toBe(0);
  expect(await revision()).toBe(before + 1);
  expect(await take({ ...advisory, status: 'cleared' })).toBe(1);
  expect(await revision()).toBe(before + 2);
  await expect(take(anAdvisory({ summary: 'good' }), anAdvisory({ id: 'CEV-2024-1' }))).rejects.toThrow(/CVE/);
  await expect(take(anAdvisory({ score: 11 }))).rejects.toThrow();
  expect(await revision()).toBe(before + 2);
  expect(await (await hub.send(`/api/ce/cves/${advisory.id}`)).json()).toMatchObject({ score: 5, status: 'cleared' });
});

test.each(['GHSA-44wm-f244-xhp3', 'PYSEC-2024-48', 'OSV-2021-777', 'MAL-2026-0001'])(
  'stores and finds %s in any spelling; the database rejects invalid CVE ids',
  async (id) => {
    await take(anAdvisory({ id }));
    for (const written of [id, id.toLowerCase()])
      expect(await (await hub.send(`/api/ce/cves/${written}`)).json()).toMatchObject({ id });
    expect(await (await hub.send(`/api/ce/cves/${id}/files`)).json()).toMatchObject({ items: [] });
    await expect(
      hub.core.db
        .insertInto('advisory')
        .values({ id: 'CVE-24-1', score: null, status: 'active', published_at: null, modified_at: null })
        .execute(),
    ).rejects.toThrow(/advisory_id_check/);
  },
);

test('reads events of OSV as pairs; rejects an event with two texts', async () => {
  const name = `events-${++counter}`;
  await take(
    anAdvisory({
      packages: [
        {
          name,
          ranges: [{ events: [{ fixed: '3.0' }, { introduced: '2.0' }, { introduced: '0' }, { limit: '1.5' }] }],
        },
      ],
    }),
  );
  expect((await list(`q=${name}`)).items[0]?.packages).toEqual([
    { name, affected: `${name}<1.5|>=2.0,<3.0`, fixed_in: '3.0' },
  ]);
  await expect(
    take(anAdvisory({ packages: [{ name, ranges: [{ events: [{ introduced: '0', fixed: '1' }] }] }] })),
  ).rejects.toThrow(/ranges/);
});
