import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchResults, CollectionsAndFiles } from '../search/contract.ts';
import { startHub } from '../policy/hub.testing.ts';
import type { PolicyHub } from '../policy/hub.testing.ts';
import type { Send } from '../testing/index.ts';
import type { CollectionAnswer, CollectionSummary } from './contract.ts';

let hub: PolicyHub;
let folder: string;
let base: string;

const entry = (channel: string, item: string, note = '') => ({ channel, item, note });
const form = (over: object = {}) => ({
  name: 'starter',
  title: 'Quaxel starter',
  description: 'For the first day.',
  privacy: 'public',
  entries: [
    entry('open', 'quaxel', 'Begin here.'),
    entry('open', 'noarch/quaxel-1.0-h0_0.conda'),
    entry('closed', 'quaxel-secret'),
  ],
  ...over,
});
const post = (json: object, send: Send = hub.admin) => send(base, { method: 'POST', json });
const read = async <T>(path: string, send: Send, status = 200): Promise<T> => {
  const response = await send(path);
  expect(response.status, path).toBe(status);
  return (await response.json()) as T;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guides-'));
  await writeFile(
    join(folder, 'onboarding.md'),
    '# Onboarding\n\nWelcome.\n\n## Quaxel at work\n\nWe use quaxel <script>alert(1)</script> daily.\n',
  );
  hub = await startHub({ config: { guidesDir: folder } });
  base = `/api/organizations/${hub.acme.name}/collections`;
  await hub.aChannel({ name: 'open', files: [{ name: 'quaxel', license: 'MIT', subdir: 'noarch' }] });
  await hub.aChannel({ name: 'closed', privacy: 'private', files: [{ name: 'quaxel-secret', license: 'MIT' }] });
  expect((await post(form())).status).toBe(201);
  expect((await post(form({ name: 'inner', title: 'Quaxel inside', privacy: 'internal', entries: [] }))).status).toBe(
    201,
  );
  const device = { device: 'laptop', platform: 'linux-64', packages: [] };
  await hub.member(`/api/environments/organizations/${hub.acme.name}/environments`, {
    method: 'POST',
    json: { name: 'quaxel-env', prefix: '/opt/quaxel', ...device },
  });
  await hub.member('/api/projects', { method: 'POST', json: { name: 'quaxel-own' } });
  await hub.admin('/api/projects', {
    method: 'POST',
    json: { name: 'quaxel-shared', title: 'Quaxel shared', owner: { name: hub.acme.name } },
  });
  await hub.core.db
    .updateTable('app_user')
    .set({ first_name: 'Quaxel', last_name: 'Quimby' })
    .where(
      'id',
      'in',
      hub.core.db
        .selectFrom('membership')
        .select('user_id')
        .where('role', '=', 'member')
        .where('organization_id', '=', hub.acme.id),
    )
    .execute();
});
afterAll(async () => {
  await hub.close();
  await rm(folder, { recursive: true });
});

describe('collections', () => {
  test('show items only in channels that the caller can read', async () => {
    const names = async (send: Send) =>
      (await read<CollectionAnswer>(`${base}/starter`, send)).entries.map(({ name, file_name: file }) => file ?? name);
    expect(await names(hub.send)).toEqual(['quaxel', 'quaxel-1.0-h0_0.conda']);
    expect(await names(hub.member)).toEqual(['quaxel', 'quaxel-1.0-h0_0.conda']);
    expect(await names(hub.admin)).toEqual(['quaxel', 'quaxel-1.0-h0_0.conda', 'quaxel-secret']);
    const seen = await read<CollectionAnswer>(`${base}/starter`, hub.send);
    expect(seen).toMatchObject({ package_count: 1, file_count: 1, can_edit: false });
    expect(JSON.stringify(seen)).not.toContain('secret');
  });

  test('members see those of the organization, others only public ones', async () => {
    const names = async (send: Send) =>
      (await read<{ items: CollectionSummary[] }>(base, send)).items.map(({ name }) => name);
    expect(await names(hub.member)).toEqual(['inner', 'starter']);
    expect(await names(hub.stranger)).toEqual(['starter']);
    expect((await hub.stranger(`${base}/inner`)).status).toBe(404);
    expect((await hub.send(`${base}/inner`)).status).toBe(401);
    for (const send of [hub.member, hub.biller]) expect((await post(form({ name: 'mine' }), send)).status).toBe(403);
  });

  test('rejects invalid forms, each error with its location', async () => {
    const problems = async (json: object) => {
      const response = await post(json);
      expect(response.status).toBe(422);
      return ((await response.json()) as { detail: { loc: unknown[] }[] }).detail.map(({ loc }) => loc.join('.'));
    };
    expect(
      await problems(form({ name: 'new', entries: [entry('open', 'nothing-such'), entry('nowhere', 'quaxel')] })),
    ).toEqual(['body.entries.1.channel']);
    expect(
      await problems(form({ name: 'new', entries: [entry('open', 'quaxel'), entry('open', 'nothing-such')] })),
    ).toEqual(['body.entries.1.item']);
    expect(await problems(form({ name: 'New!', title: '', entries: [entry('open', '../../x')] }))).toEqual([
      'body.name',
      'body.title',
      'body.entries.0.item',
    ]);
    expect(await problems(form({ name: 'new', entries: [entry('open', 'quaxel'), entry('open', 'Quaxel')] }))).toEqual([
      'body.entries.1.item',
    ]);
    expect((await post(form())).status).toBe(409);
  });

  test("an admin's edit keeps items that they can't read; deleting it can be undone", async () => {
    const made = await post(form({ name: 'brief' }));
    const { id } = (await made.json()) as CollectionAnswer;
    const changed = await hub.admin(`${base}/brief`, {
      method: 'PUT',
      json: form({ name: 'brief', title: 'Brief', entries: [entry('open', 'quaxel', 'Now.')] }),
    });
    expect(await changed.json()).toMatchObject({ id, title: 'Brief', entries: [{ name: 'quaxel', note: 'Now.' }] });
    expect((await hub.admin(`${base}/brief`, { method: 'DELETE' })).status).toBe(204);
    expect((await hub.admin(`${base}/brief`)).status).toBe(404);
    expect((await hub.member(`${base}/${id}/restore`, { method: 'POST' })).status).toBe(403);
    expect((await hub.admin(`${base}/${id}/restore`, { method: 'POST' })).status).toBe(200);
    expect((await hub.admin(`${base}/${id}`, { method: 'DELETE' })).status).toBe(204);
  });
});

describe('the search over every kind', () => {
  const search = (query: string, send: Send, more = '') =>
    read<SearchResults>(`/api/search?query=${encodeURIComponent(query)}${more}`, send);
  /** Groups as `kind: names`. */
  const shown = ({ groups }: SearchResults): Record<string, string[]> =>
    Object.fromEntries(
      Object.entries({
        packages: groups.packages?.items.map(({ name }) => name),
        documentation: groups.documentation?.items.map(({ name, anchor }) => `${name}#${anchor}`),
        collections: groups.collections_and_files?.items.collections.map(({ name }) => name),
        files: groups.collections_and_files?.items.files.map(({ name, file_name: file }) => file ?? name),
        projects: groups.projects?.items.map(({ name }) => name),
        environments: groups.environments?.items.map(({ name }) => name),
        people: groups.people?.items.map(({ first_name: name }) => name),
      }).map(([kind, names]) => [kind, names ?? []]),
    );
  const open = {
    packages: ['quaxel'],
    documentation: ['onboarding#quaxel-at-work'],
    collections: ['starter'],
    files: ['quaxel', 'quaxel-1.0-h0_0.conda'],
    projects: [],
    environments: [],
    people: [],
  };

  test('[SRCH-01, SRCH-10] finds packages, documentation, collections, what is in them, projects, environments and people, each by right', async () => {
    expect(shown(await search('quaxel', hub.send))).toEqual(open);
    expect(shown(await search('quaxel', hub.stranger))).toEqual(open);
    expect(shown(await search('quaxel', hub.member))).toEqual({
      ...open,
      collections: ['inner', 'starter'],
      projects: ['quaxel-shared', 'quaxel-own'],
      environments: ['quaxel-env'],
      people: ['Quaxel'],
    });
    expect(shown(await search('quaxel', hub.admin))).toEqual({
      ...open,
      packages: ['quaxel', 'quaxel-secret'],
      collections: ['inner', 'starter'],
      files: ['quaxel', 'quaxel-1.0-h0_0.conda', 'quaxel-secret'],
      projects: ['quaxel-shared'],
      environments: ['quaxel-env'],
      people: ['Quaxel'],
    });
  });

  test('[SRCH-14] groups are lists, that of collections a map of two, each with the address of all of it; no number tells of what is hidden', async () => {
    const { groups, total_count: total } = await search('quaxel', hub.send);
    expect(total).toBe(5);
    expect(groups.packages).toMatchObject({ total_count: 1, search_url: '/search?query=quaxel&group=packages' });
    expect(groups.collections_and_files).toMatchObject({
      total_count: 3,
      total_collections: 1,
      total_files: 2,
      search_url: '/search?query=quaxel&group=collections_and_files',
    });
    for (const query of ['quaxel-secret', 'quaxel inside', 'quaxel-shared', 'quaxel-env'])
      expect((await search(query, hub.stranger)).total_count, query).toBe(0);
    expect(JSON.stringify(await search('quaxel', hub.member))).not.toMatch(/secret|closed/);
  });

  test('a last page that is full has no next page', async () => {
    const hasNext = async (page: string): Promise<boolean> =>
      (
        await read<{ pagination: { has_next: boolean } }>(
          `/api/search/collections_and_files?query=quaxel&${page}`,
          hub.send,
        )
      ).pagination.has_next;
    expect(await Promise.all(['limit=1', 'limit=2', 'limit=1&offset=1', 'limit=3'].map(hasNext))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test("doesn't find removed environments", async () => {
    const found = async (): Promise<string[]> => shown(await search('quaxel', hub.member))['environments']!;
    const { rows } = await hub.core.connection.pool.query<{ id: string }>(
      "select id from environment where name = 'quaxel-env'",
    );
    const remove = (isRemoved: boolean) =>
      hub.member(`/api/environments/organizations/${hub.acme.name}/environments/${rows[0]!.id}/remove`, {
        method: 'PATCH',
        json: { remove: isRemoved },
      });
    expect((await remove(true)).ok).toBe(true);
    expect(await found()).toEqual([]);
    expect((await remove(false)).ok).toBe(true);
    expect(await found()).toEqual(['quaxel-env']);
  });

  test('a group alone is read in pages', async () => {
    const { groups } = await search('quaxel', hub.member, '&group=projects&limit=1&offset=1');
    expect(Object.keys(groups)).toEqual(['projects']);
    expect(groups).toMatchObject({
      projects: {
        total_count: 2,
        items: [expect.objectContaining({ name: 'quaxel-own', is_of_organization: false })],
        search_url: '/search?query=quaxel&group=projects',
      },
    });
  });

  test('[SRCH-11] the live search answers as many of each kind as are asked for', async () => {
    const context = (more: string, send: Send) =>
      read<SearchResults>(`/api/search/search_context?query=quaxel${more}`, send);
    expect(shown(await context('&limit=1', hub.admin))).toMatchObject({
      packages: ['quaxel'],
      projects: ['quaxel-shared'],
    });
    expect(shown(await context('', hub.send))).toEqual(open);
    expect((await hub.send('/api/search/search_context?query=quaxel&limit=21')).status).toBe(422);
  });

  test('[SRCH-12] collections and files in pages, with both totals', async () => {
    const found = (more: string, send: Send) =>
      read<CollectionsAndFiles>(`/api/search/collections_and_files?query=quaxel${more}`, send);
    expect(await found('&limit=1', hub.send)).toMatchObject({
      collections: [{ name: 'starter', entry_count: 2 }],
      files: [{ name: 'quaxel', channel: 'open', note: 'Begin here.', file_name: null }],
      total_collections: 1,
      total_files: 2,
      pagination: { limit: 1, offset: 0, has_next: true },
    });
    expect(await found('&limit=1&offset=1', hub.send)).toMatchObject({
      collections: [],
      files: [{ subdir: 'noarch', file_name: 'quaxel-1.0-h0_0.conda' }],
      pagination: { has_next: false },
    });
  });

  test('[SRCH-06] blank text finds nothing; other characters are searched literally, and long text is rejected', async () => {
    for (const query of ['', '   ', '\u0000'])
      expect(await search(query, hub.admin)).toEqual({ query: '', total_count: 0, groups: {} });
    for (const query of ['%', '\\', "'; drop table project; --", '"', '\u{1F422}', '$1', '(a+)+$'])
      expect(
        (await search(query, hub.admin)).total_count -
          ((await search(query, hub.admin)).groups.documentation?.total_count ?? 0),
        query,
      ).toBe(0);
    expect(shown(await search('_', hub.admin)).projects).toEqual([]);
    expect((await hub.send(`/api/search?query=${'x'.repeat(10_000)}`)).status).toBe(422);
  });

  test('a page of the operator’s is read as markdown and never as a page; what is not there is told', async () => {
    expect(await read('/api/guides/onboarding', hub.send)).toMatchObject({ title: 'Onboarding', own: false });
    expect((await hub.send('/api/guides/..%2F..%2Fpackage')).status).toBe(404);
    expect(await read('/api/guides/operating', hub.send)).toMatchObject({ name: 'install-a-hub', own: true });
    expect((await hub.send('/api/guides/constructor')).status).toBe(404);
    const { items } = await read<{ items: { name: string; own: boolean }[] }>('/api/guides', hub.send);
    expect(items.find(({ name }) => name === 'write-a-policy')?.own).toBe(true);
    expect((await search('quaxel', hub.send)).groups.documentation?.items[0]?.excerpt).toBe(
      'We use quaxel alert(1) daily.',
    );
  });
});
