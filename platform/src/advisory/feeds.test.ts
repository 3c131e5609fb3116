import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAdvisories } from '../repo/memory/index.ts';
import { startPlatform } from '../testing/index.ts';
import type { TestPlatform } from '../testing/index.ts';
import { Feeds } from './feeds/index.ts';

let hub: TestPlatform;
let folder: string;
let feeds: Feeds;

beforeAll(async () => {
  hub = await startPlatform();
  folder = await mkdtemp(join(tmpdir(), 'feeds-'));
  await mkdir(join(folder, 'advisories', 'osv'), { recursive: true });
  const core = { ...hub.core, config: { ...hub.core.config, dataDir: folder } };
  feeds = new Feeds(core, hub.composition.areas.advisory.advisories);
});
afterAll(async () => {
  await hub.close();
  await rm(folder, { recursive: true, force: true });
});

const entry = (name: string, fixed: string) => ({
  package: { ecosystem: 'PyPI', name },
  ranges: [{ type: 'ECOSYSTEM', events: [{ introduced: '0' }, { fixed }] }],
});
const osv = (id: string, more: object) => ({ id, modified: '2026-11-01T00:00:00Z', ...more });
const identity = (name: string, confidence = 'high') => ({ ecosystem: 'PyPI', name, confidence, origin: 'test' });

async function refresh(files: Record<string, unknown>): Promise<void> {
  for (const [name, content] of Object.entries(files))
    await writeFile(join(folder, 'advisories', name), typeof content === 'string' ? content : JSON.stringify(content));
  await feeds.refresh(AbortSignal.timeout(60_000));
}
const known = async (...names: string[]) => {
  const client = {
    query: (text: string, values: unknown[]) => hub.core.db.executeQuery(CompiledQuery.raw(text, values)),
  };
  return readAdvisories(client as never, names);
};

test('logs a file of an unknown ecosystem once, with the probable name', async () => {
  await refresh({ 'osv/pypi.ndjson': '', 'osv/npm.zip': '', 'osv/Notes.txt': '' });
  await refresh({});
  const told = hub.logged().filter((line) => line.includes('advisories in this file are ignored'));
  expect(told.map((line) => (JSON.parse(line) as { msg: string }).msg).toSorted()).toEqual([
    'advisories in this file are ignored, because no ecosystem of OSV has its name',
    'advisories in this file are ignored: name it PyPI.ndjson, or unpack it into a folder PyPI',
    'advisories in this file are ignored: name it npm.ndjson, or unpack it into a folder npm',
  ]);
  for (const name of ['pypi.ndjson', 'npm.zip', 'Notes.txt']) await rm(join(folder, 'advisories/osv', name));
});

test('imports advisories and mappings of the data folder, and reports broken files without stopping', async () => {
  await refresh({
    'mapping.json': {
      generated: '2026-11-22',
      packages: {
        upstreamed: { role: 'self', mappings: [identity('Up.Streamed')] },
        hinted: { role: 'part', mappings: [identity('up-streamed', 'low')] },
        empty: { role: 'no-code', mappings: [identity('up-streamed')] },
        broken: { role: 'self', mappings: [{ confidence: 'high' }] },
      },
    },
    'osv/PyPI.ndjson': [
      JSON.stringify(
        osv('GHSA-aaaa-bbbb-cccc', { aliases: ['CVE-2026-7001'], affected: [entry('up_streamed', '2.0')] }),
      ),
      '{"id":',
      JSON.stringify(
        osv('PYSEC-2026-7', {
          aliases: ['CVE-2026-7001'],
          affected: [entry('up-streamed', '2.0')],
          severity: [{ type: 'CVSS_V3', score: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H' }],
        }),
      ),
      JSON.stringify(osv('PYSEC-2026-8', { affected: [entry('up-streamed', 'soon or later')] })),
      JSON.stringify(osv('PYSEC-2026-9', { withdrawn: '2026-11-02T00:00:00Z', affected: [entry('up-streamed', '9')] })),
    ].join('\n'),
  });
  const { advisories, mapped } = await known('upstreamed', 'hinted', 'empty', 'nobody');
  expect(advisories.map(({ id, score }) => [id, score])).toEqual([
    ['CVE-2026-7001', 9.8],
    ['PYSEC-2026-8', null],
  ]);
  expect(advisories[0]!.packages.map(({ name, weak }) => `${name} ${weak}`).sort()).toEqual([
    'hinted true',
    'hinted true',
    'upstreamed false',
    'upstreamed false',
  ]);
  expect(mapped.sort()).toEqual(['empty', 'upstreamed']);
  const states = await feeds.list(Date.now());
  expect(states.filter(({ address }) => address === null)).toMatchObject([
    { id: 'PyPI', error: null, stale: false, count: 4, left_out: { 'not-json': 1, 'bound-unreadable': 1 } },
    { id: 'mapping', error: null, count: 3, left_out: { 'not-a-record': 1 } },
  ]);
  expect(await (await hub.send('/api/ce/cves/CVE-2026-7001')).json()).toMatchObject({
    id: 'CVE-2026-7001',
    score: 9.8,
    aliases: expect.arrayContaining(['GHSA-aaaa-bbbb-cccc', 'PYSEC-2026-7']) as string[],
  });
});

test('a manually imported advisory stays when a feed has the same id', async () => {
  const id = 'CVE-2026-7050';
  await hub.composition.areas.advisory.advisories.importAdvisories([
    {
      id,
      score: 9.9,
      status: 'active',
      summary: 'Written here',
      packages: [{ name: 'by-hand', ranges: [{ introduced: '0' }] }],
    },
  ]);
  const beside = 'CVE-2026-7051';
  await refresh({
    'osv/npm.ndjson': [id, beside]
      .map((each) => JSON.stringify(osv(each, { summary: 'Of the feed', affected: [entry('by-hand', '2.0')] })))
      .join('\n'),
  });
  // The advisory beside it shows that the feed was read.
  expect(
    await hub.core.db
      .selectFrom('advisory')
      .select(['id', 'summary', 'feed'])
      .where('id', 'in', [id, beside])
      .orderBy('id')
      .execute(),
  ).toEqual([
    { id, summary: 'Written here', feed: null },
    { id: beside, summary: 'Of the feed', feed: 'npm' },
  ]);
});

test('a mapping that removes identities in use waits for an operator', async () => {
  await refresh({
    'mapping.json': {
      packages: { upstreamed: { role: 'no-code', mappings: [] }, fresh: { mappings: [identity('fresh')] } },
    },
  });
  expect((await known('upstreamed')).advisories).toHaveLength(2);
  expect((await known('fresh')).mapped).toEqual(['fresh']);
  const mapping = (await feeds.list(Date.now())).find(({ id }) => id === 'mapping');
  expect(mapping).toMatchObject({ left_out: { waits: 1 }, examples: [{ id: 'upstreamed' }] });
  // So does what is less sure of it, in which malicious packages are not looked for, or reads its versions otherwise.
  for (const change of [{ confidence: 'medium' }, { letters: 'after' }, { relation: 'sibling' }]) {
    await refresh({ 'mapping.json': { packages: { fresh: { mappings: [{ ...identity('fresh'), ...change }] } } } });
    const { rows } = await hub.core.connection.pool.query(
      `select i.confidence, i.letters, i.relation, c.lost from package_identity i join package_change c using (conda_name) where conda_name = 'fresh'`,
    );
    expect(rows, JSON.stringify(change)).toEqual([
      { confidence: 'high', letters: null, relation: null, lost: ['PyPI/fresh'] },
    ]);
  }
});

test('reports an invalid mapping and keeps the last good one', async () => {
  await refresh({ 'mapping.json': '{' });
  const mapping = (await feeds.list(Date.now() + 8 * 24 * 3_600_000)).find(({ id }) => id === 'mapping');
  expect(mapping).toMatchObject({ stale: true, error: expect.stringContaining('JSON') as string });
  expect((await known('fresh')).mapped).toEqual(['fresh']);
});

test("an operator's identity of a package applies at once, and no mapping changes it", async () => {
  const operator = await hub.aUser();
  await hub.core.db.updateTable('app_user').set({ is_operator: true }).where('id', '=', operator.id).execute();
  const send = await hub.as(operator.email);
  const say = (json: object) => send('/api/operator/packages/fresh/upstream', { method: 'PUT', json });
  const mappings = [{ ecosystem: 'PyPI', name: 'Up.Streamed', confidence: 'high' }];
  expect((await say({ role: 'self', mappings: [{ ...mappings[0], ecosystem: 'Frobnicate' }] })).status).toBe(422);
  const answer = await say({ role: 'self', mappings, evidence: 'its recipe' });
  expect(await answer.json()).toMatchObject({ role: 'self', mappings: [{ name: 'up-streamed', origin: 'hub' }] });
  expect((await known('fresh')).advisories).toHaveLength(2);
  await refresh({ 'mapping.json': { packages: { fresh: { role: 'no-code', mappings: [] } } } });
  expect((await known('fresh')).advisories).toHaveLength(2);
});
