import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import operations from '../gen/operations.json' with { type: 'json' };
import { aRestChannel, aRestOrganization, stage, type Stage } from '../testing/index.ts';
import { toId } from './ids.ts';

const uuid = '0190f000-0000-7000-8000-000000000001';
const time = '2026-01-02T03:04:05Z';
const environments = '/api/environments/organizations/acme';

let on: Stage;
let token: string;
/** Paths below which the hub has nothing. */
let missing: string[] = [];
beforeAll(async () => {
  on = await stage();
  token = await on.token();
  on.answer(({ path, body }) => {
    const { pathname, searchParams } = new URL(path, 'http://hub');
    if (missing.some((each) => pathname.startsWith(each))) return undefined;
    const page: Record<string, unknown> = pathname.endsWith('/draft')
      ? (JSON.parse(body) as Record<string, unknown>)
      : Object.fromEntries(searchParams);
    const [limit, from] = [Number(page['limit']), page['cursor'] as string | undefined];
    const offset = from === undefined ? Number(page['offset']) : Number(from.slice(1)) + 1;
    const length = Math.max(0, Math.min(limit, 45 - offset));
    const answer = answers[pathname]?.(Array.from({ length }, (_, at) => `n${offset + at}`));
    const cursors = Array.from({ length }, (_, at) => `k${offset + at}`);
    const pointers = {
      total_count: 45,
      cursors,
      next_cursor: offset + length < 45 ? cursors.at(-1) : null,
      previous_cursor: null,
    };
    return answer && { body: { ...pointers, ...answer } };
  });
});
beforeEach(() => {
  on.calls.length = 0;
  missing = [];
});
afterAll(() => on.close());

const environment = (name: string) => ({
  id: uuid,
  name,
  device: 'bench',
  platform: 'linux-64',
  owner: null,
  is_own: true,
  updated_at: time,
});
/** Responses by path, with the names of a page's items. */
const answers: Record<string, (names: string[]) => object> = {
  '/api/organizations/acme': () => aRestOrganization({ role: 'admin' }),
  '/api/organizations/acme/channels/main/details': () => aRestChannel(),
  [`${environments}/exposure`]: (names) => ({
    environment_count: 45,
    owner_count: 3,
    coverage: null,
    build_count: 0,
    builds: [],
    items: names.map((name) => ({ ...environment(name), packages: [], if_refused: null })),
  }),
  [`${environments}/draft`]: (names) => ({
    environment_count: 45,
    owner_count: 3,
    items: names.map((name) => ({ ...environment(name), going: [], result: { outcome: 'kept', detail: null } })),
  }),
  '/api/organizations/acme/channel-policies/main/watch': (names) => ({
    policy: { id: uuid, name: 'No GPL', revision: 1 },
    since: time,
    file_count: 1,
    request_count: 2,
    package_count: 3,
    rules: [],
    total_count: 45,
    items: names.map((name) => ({
      name,
      rule: 'License is GPL',
      person: null,
      service_account: null,
      request_count: 1,
      last_at: time,
    })),
  }),
  [`/api/projects/${uuid}`]: () => ({
    id: uuid,
    name: 'forecast',
    title: 'Forecast',
    owner: { kind: 'person', name: 'ada' },
    created_at: time,
    updated_at: time,
    can_edit: true,
  }),
  [`/api/projects/${uuid}/file-tree`]: (names) => ({
    key: '',
    contents: names.map((key) => ({ key, contents: null, size: 1, files: 1, sha256: null, updated_at: null })),
    size: 45,
    files: 45,
    sha256: null,
    updated_at: null,
    truncated: true,
    total: 45,
    storage: { used: 6, room: null },
  }),
  '/api/ce/packages/main/artifacts': (names) => ({
    items: names.map((name) => ({
      name,
      family: 'conda',
      summary: '',
      home: null,
      license: null,
      license_family: null,
      latest_version: '1.0',
      latest_allowed_version: null,
      version_count: 1,
      file_count: 1,
      allowed_count: 1,
      refused_count: 0,
      worst_served_score: null,
      updated_at: null,
    })),
    total_count: 45,
    organization: 'acme',
    channel: 'main',
  }),
};

/** Pages that were loaded, as `limit` and `offset` or `cursor`. */
const pages = (): string[] =>
  on.calls
    .filter(({ path }) => /exposure|\/draft|\/watch|file-tree|\/artifacts/.test(path))
    .map(({ path, body }) => {
      const { searchParams } = new URL(path, 'http://hub');
      const sent = body === '' ? {} : (JSON.parse(body) as Record<string, number>);
      const of = (name: string) => searchParams.get(name) ?? sent[name];
      return `${of('limit')} ${of('cursor') ?? of('offset')}`;
    });

const inChannel = (fields: string): string => `{ organization(name: "acme") { channel(name: "main") { ${fields} } } }`;
/** Each parent: the operation around its fields, its list, and a field that is a count. */
const PARENTS: Record<string, { type: string; of: (fields: string) => string; list: string; count: string }> = {
  packageUsage: {
    type: 'PackageUsage',
    of: (fields) => `{ organization(name: "acme") { packageUsage(package: "numpy") { ${fields} } } }`,
    list: 'environments',
    count: 'ownerCount',
  },
  environmentImpact: {
    type: 'EnvironmentImpactSummary',
    of: (fields) => `{ organization(name: "acme") { environmentImpact(channel: "main", filters: {}) { ${fields} } } }`,
    list: 'environments',
    count: 'ownerCount',
  },
  policyMonitoring: {
    type: 'PolicyMonitoring',
    of: (fields) => inChannel(`policyMonitoring { ${fields} }`),
    list: 'requests',
    count: 'requestCount',
  },
  folder: {
    type: 'ProjectFolder',
    of: (fields) => `{ project(id: "${uuid}") { folder { ${fields} } } }`,
    list: 'entries',
    count: 'usedSize',
  },
  channelPackages: {
    type: 'ChannelPackages',
    of: (fields) => `{ channelPackages(channel: "main") { ${fields} } }`,
    list: 'packages',
    count: 'channelName',
  },
};

/** The parent in a response, whatever is around it. */
const parentIn = (data: unknown, name: string): Record<string, never> | null | undefined => {
  if (typeof data !== 'object' || data === null) return undefined;
  if (name in data) return (data as Record<string, Record<string, never> | null>)[name];
  return Object.values(data)
    .map((each) => parentIn(each, name))
    .find((each) => each !== undefined);
};

interface List {
  totalCount: number;
  nodes: { name: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

/** Long documents are interpreted, others compiled (engine.ts). */
const WAYS = [
  ['compiled', ''],
  ['interpreted', `#${'-'.repeat(1_500)}\n`],
] as const;
test.each(Object.keys(PARENTS).flatMap((name) => WAYS.map(([way, start]) => [name, way, start] as const)))(
  '%s, %s: its fields and one page are one call, and each other page is one more',
  async (name, _way, start) => {
    const { type, of, list, count } = PARENTS[name]!;
    const ask = async (fields: string, variables: object = {}, head = '') => {
      on.calls.length = 0;
      const { data, errors } = await on.ask(`${start}${head}${of(fields)}`, { token, variables });
      expect(errors).toBeUndefined();
      return parentIn(data, name)! as unknown as Record<string, List>;
    };
    const some = `totalCount nodes { name } pageInfo { hasNextPage endCursor }`;

    expect((await ask(count))[count]).toBeDefined();
    expect(pages()).toEqual(['1 0']);

    const { a } = await ask(`${count} a: ${list}(first: 2, offset: 3) { ${some} }`);
    expect(pages()).toEqual(['2 3']);
    expect(a).toMatchObject({ totalCount: 45, nodes: [{ name: 'n3' }, { name: 'n4' }] });

    // The next page, and a cursor in a variable within a fragment.
    const next = await ask(
      `... on ${type} { ${list}(first: 2, after: $after) @include(if: $isShown) { ${some} } } ${count}`,
      { after: a!.pageInfo.endCursor, isShown: true },
      'query ($after: String!, $isShown: Boolean!) ',
    );
    expect(pages()).toEqual(['2 k4']);
    expect(next[list]!.nodes.map((each) => each.name)).toEqual(['n5', 'n6']);

    await ask(
      `${count} ${list}(first: 50) @include(if: $isShown) { totalCount }`,
      { isShown: false },
      'query ($isShown: Boolean!) ',
    );
    expect(pages()).toEqual(['1 0']);

    const both = await ask(
      `${count} a: ${list}(first: 2) { ${some} } b: ${list}(first: 2, offset: 44) { ${some} } c: ${list}(first: 2) { totalCount }`,
    );
    expect(pages().toSorted()).toEqual(['2 0', '2 44']);
    expect(both['a']!.pageInfo.hasNextPage).toBe(true);
    expect(both['b']).toMatchObject({ nodes: [{ name: 'n44' }], pageInfo: { hasNextPage: false } });
  },
);

test.each(Object.keys(PARENTS))('%s: page arguments out of range are rejected before any call', async (name) => {
  const { of, list, count } = PARENTS[name]!;
  for (const args of ['first: 0', 'first: 1001', 'offset: -1', 'after: "x"']) {
    const { errors, data } = await on.ask(of(`${count} ${list}(${args}) { totalCount }`), { token });
    expect(errors?.map(({ extensions }) => extensions['code'])).toEqual(['BAD_USER_INPUT']);
    expect(parentIn(data, name)).toBeNull();
  }
  expect(pages()).toEqual([]);
});

test('a cursor belongs to what was asked', async () => {
  const usage = (name: string, args: string): string =>
    `{ organization(name: "acme") { packageUsage(package: "${name}") { environments(${args}) { pageInfo { endCursor } } } } }`;
  const first = await on.ask(usage('numpy', 'first: 2'), { token });
  const { endCursor } = (parentIn(first.data, 'environments') as unknown as List).pageInfo;
  const { errors } = await on.ask(usage('scipy', `first: 2, after: "${endCursor}"`), { token });
  expect(errors?.[0]?.message).toMatch(/doesn't match the current filter/);
});

test.each([
  ['policyMonitoring', '/api/organizations/acme/channel-policies'],
  ['folder', `/api/projects/${uuid}/file-tree`],
  ['channelPackages', '/api/ce/packages'],
])('%s: what does not exist is null, without an error', async (name, path) => {
  missing = [path];
  const { of, list, count } = PARENTS[name]!;
  const { data, errors } = await on.ask(of(`${count} ${list} { nodes { name } }`), { token });
  expect(errors).toBeUndefined();
  expect(parentIn(data, name)).toBeNull();
});

const acme = { org: 'acme', channel: 'main' };
test.each<[operation: string, variables: object, page: string]>([
  ['EnvironmentExposure', { ...acme, package: 'numpy', offset: 20, ifRefused: false }, '20 20'],
  ['EnvironmentsUnderDraft', { ...acme, filters: {}, policyId: toId('Policy', 'acme', uuid), offset: 20 }, '20 20'],
  ['ChannelPolicyWatch', acme, '20 0'],
  ['ProjectFolder', { id: uuid, path: '', first: 1000, offset: 20 }, '1000 20'],
])("the web's operation %s loads its page in one call", async (name, variables, page) => {
  const text = Object.values(operations).find((each) => each.startsWith(`query ${name}(`))!;
  const { errors } = await on.ask(text, { variables, token });
  expect(errors).toBeUndefined();
  expect(pages()).toEqual([page]);
});
