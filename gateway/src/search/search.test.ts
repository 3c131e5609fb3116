import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toId } from '../graphql/index.ts';
import { stage, type Stage } from '../testing/index.ts';

let on: Stage;
beforeAll(async () => {
  on = await stage();
});
beforeEach(() => {
  on.calls.length = 0;
});
afterAll(() => on.close());

const query = `query Search($query: String!, $filter: PackageFilter, $first: Int, $after: String, $offset: Int) { searchPackages(query: $query, filter: $filter, first: $first, after: $after, offset: $offset) {
  totalCount nodes { name summary channelCount channels { packageId organization channel decision latestVersion license servedFileCount blockedFileCount } }
  facets { channels { organization channel count } decisions { value count } licenses { value count } subdirs { value count } severities { value count } updated { value count } } pageInfo { hasNextPage endCursor } } }`;
interface Answer {
  searchPackages: {
    totalCount: number;
    nodes: { name: string }[];
    facets: object;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  } | null;
}
const place = {
  organization: 'acme',
  channel: 'main',
  decision: 'allowed',
  latest_version: '1.26.4',
  license: 'BSD-3-Clause',
  served_file_count: 3,
  refused_file_count: 1,
};
const hit = {
  name: 'numpy',
  summary: 'Arrays',
  channel_count: 2,
  channels: [
    place,
    { ...place, channel: 'old', decision: 'refused', latest_version: null, license: null, served_file_count: 0 },
  ],
};
const sameFacets = {
  channels: [{ organization: 'acme', channel: 'main', count: 41 }],
  licenses: [{ value: 'MIT', count: 40 }],
};
const facets = {
  ...sameFacets,
  decisions: [{ value: 'refused', count: 2 }],
  platforms: [{ value: 'noarch', count: 7 }],
  severities: [{ value: 'none_known', count: 3 }],
  updated: [{ value: 'quarter', count: 2 }],
};

test('[SRCH-13] a visitor’s search is one call, its count and results are shown', async () => {
  on.answer(() => ({ body: { total_count: 41, results: [hit, { ...hit, name: 'numpy-base' }], facets } }));
  const { data } = await on.ask<Answer>(query, { variables: { query: ' num%py & "x" ', offset: 20 } });
  const shown = {
    packageId: toId('Package', 'acme', 'main', 'numpy'),
    organization: 'acme',
    channel: 'main',
    decision: 'ALLOWED',
    latestVersion: '1.26.4',
    license: 'BSD-3-Clause',
    servedFileCount: 3,
    blockedFileCount: 1,
  };
  expect(data.searchPackages).toMatchObject({
    totalCount: 41,
    pageInfo: { hasNextPage: true },
    facets: {
      ...sameFacets,
      subdirs: [{ value: 'noarch', count: 7 }],
      decisions: [{ value: 'BLOCKED', count: 2 }],
      severities: [{ value: 'NO_KNOWN_CVES', count: 3 }],
      updated: [{ value: 'QUARTER', count: 2 }],
    },
    nodes: [
      {
        name: 'numpy',
        summary: 'Arrays',
        channelCount: 2,
        channels: [shown, { channel: 'old', decision: 'BLOCKED', latestVersion: null, license: null }],
      },
      { name: 'numpy-base' },
    ],
  });
  expect(on.calls.map(({ path }) => path)).toEqual([
    '/api/search/packages?query=num%25py+%26+%22x%22&limit=20&offset=20',
  ]);
});

test('what packages are narrowed to goes upstream value by value; a cursor holds for its own choice only', async () => {
  on.answer(() => ({ body: { total_count: 41, results: [hit], facets } }));
  const filter = {
    channels: ['acme/main', 'acme/old'],
    decisions: ['BLOCKED'],
    licenses: ['MIT & x'],
    subdirs: [],
    severities: ['CRITICAL', 'NO_KNOWN_CVES'],
    updatedWithin: ['MONTH'],
  };
  const { data } = await on.ask<Answer>(query, { variables: { query: 'numpy', filter } });
  expect(on.calls.map(({ path }) => path)).toEqual([
    '/api/search/packages?query=numpy&channel=acme%2Fmain&channel=acme%2Fold&decision=refused&license=MIT+%26+x&severity=critical&severity=none_known&updated=month&limit=20&offset=0',
  ]);
  const after = data.searchPackages!.pageInfo.endCursor;
  expect(
    (await on.ask<Answer>(query, { variables: { query: 'numpy', filter: { licenses: ['MIT'] }, after } })).errors?.[0]
      ?.extensions['code'],
  ).toBe('BAD_USER_INPUT');
});

test('[SRCH-06] a blank text asks nothing upstream', async () => {
  const { data } = await on.ask<Answer>(query, { variables: { query: '   ' } });
  expect(data.searchPackages).toMatchObject({ totalCount: 0, nodes: [] });
  expect(on.calls).toEqual([]);
});

test('[SRCH-18] a page has twenty unless told; cursors hold for their own text only', async () => {
  on.answer(() => ({ body: { total_count: 41, results: [hit], facets } }));
  const first = await on.ask<Answer>(query, { variables: { query: 'numpy', first: 1 } });
  const after = first.data.searchPackages!.pageInfo.endCursor;
  await on.ask<Answer>(query, { variables: { query: 'numpy', after } });
  expect(on.calls.map(({ path }) => path)).toEqual([
    '/api/search/packages?query=numpy&limit=1&offset=0',
    '/api/search/packages?query=numpy&limit=20&offset=1',
  ]);
  expect((await on.ask<Answer>(query, { variables: { query: 'other', after } })).errors?.[0]?.extensions['code']).toBe(
    'BAD_USER_INPUT',
  );
});

test('[SRCH-21] a failing search is an error of its field', async () => {
  on.answer(() => ({ status: 503, body: {} }));
  const { data, errors } = await on.ask<Answer>(query, { variables: { query: 'numpy' } });
  expect(data.searchPackages).toBeNull();
  expect(errors?.[0]?.extensions['code']).toBe('UPSTREAM_UNAVAILABLE');
});

test('[SRCH-10, SRCH-11, SRCH-14] groups are lists or a map of lists, each with its address; a group that was not asked for is null', async () => {
  const group = { total_count: 4, search_url: '/search?query=n&group=projects' };
  on.answer(() => ({
    body: {
      query: 'n',
      total_count: 7,
      groups: {
        projects: { ...group, items: [{ id: 'p1', name: 'n', title: 'N', owner: 'acme', is_of_organization: true }] },
        collections_and_files: {
          ...group,
          total_collections: 1,
          total_files: 2,
          items: {
            collections: [{ organization: 'acme', name: 'c', title: 'C', description: '', entry_count: 3 }],
            files: [
              {
                organization: 'acme',
                collection: 'c',
                collection_title: 'C',
                channel_organization: 'acme',
                channel: 'main',
                name: 'numpy',
                subdir: null,
                file_name: null,
                note: '',
              },
            ],
          },
        },
      },
    },
  }));
  const fields = `{ totalCount packages { totalCount } projects { totalCount searchUrl items { id uuid ownerName isOfOrganization } }
    collectionsAndFiles { ... on SearchGroup { items { __typename } } totalCollections totalFiles collections { name entryCount } files { collectionTitle channelOrganization fileName } } }`;
  const shown = {
    totalCount: 7,
    packages: null,
    projects: {
      totalCount: 4,
      searchUrl: `${on.url}${group.search_url}`,
      items: [{ id: toId('Project', 'p1'), uuid: 'p1', isOfOrganization: true }],
    },
    collectionsAndFiles: {
      totalFiles: 2,
      items: [{ __typename: 'CollectionHit' }, { __typename: 'CollectionFileHit' }],
      collections: [{ name: 'c', entryCount: 3 }],
      files: [{ collectionTitle: 'C', channelOrganization: 'acme', fileName: null }],
    },
  };
  expect(
    (await on.ask(`{ search(query: " n ", type: PROJECTS, first: 20, offset: 20) ${fields} }`)).data,
  ).toMatchObject({
    search: shown,
  });
  expect((await on.ask(`{ searchContext(query: "n", first: 3) ${fields} }`)).data).toMatchObject({
    searchContext: shown,
  });
  expect((await on.ask(`{ search(query: "  ") ${fields} searchContext(query: " ") ${fields} }`)).data).toMatchObject({
    search: { totalCount: 0, projects: null },
    searchContext: { totalCount: 0 },
  });
  expect(on.calls.map(({ path }) => path)).toEqual([
    '/api/search?query=n&group=projects&limit=20&offset=20',
    '/api/search/search_context?query=n&limit=3',
  ]);
});

test('[SRCH-12] collections and files come with both totals', async () => {
  on.answer(() => ({
    body: {
      collections: [],
      files: [],
      total_collections: 21,
      total_files: 3,
      pagination: { limit: 20, offset: 0, has_next: true },
    },
  }));
  const { data } = await on.ask(
    '{ searchCollectionsAndFiles(query: "n") { totalCollections totalFiles hasNextPage collections { name } files { name } } }',
  );
  expect(data).toEqual({
    searchCollectionsAndFiles: { totalCollections: 21, totalFiles: 3, hasNextPage: true, collections: [], files: [] },
  });
  expect(on.calls.map(({ path }) => path)).toEqual(['/api/search/collections_and_files?query=n&limit=20&offset=0']);
});

test.each([
  ['search', 'first: 0', '"first" must be from 1 to 100, not 0.'],
  ['search', 'offset: -1', '"offset" must be from 0 to 10000000, not -1.'],
  ['searchContext', 'first: 21', '"first" must be from 1 to 20, not 21.'],
  ['searchCollectionsAndFiles', 'first: 101', '"first" must be from 1 to 100, not 101.'],
])('%s(%s) is rejected, not clamped', async (field, page, message) => {
  const { errors } = await on.ask(`{ ${field}(query: "n", ${page}) { __typename } }`);
  expect(errors?.map((error) => [error.message, error.extensions['code']])).toEqual([[message, 'BAD_USER_INPUT']]);
  expect(on.calls).toEqual([]);
});
