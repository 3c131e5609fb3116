import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toId } from '../graphql/index.ts';
import { aRestOrganization, stage, type Stage } from '../testing/index.ts';

let on: Stage;
let token: string;
beforeAll(async () => {
  on = await stage();
  token = await on.token();
});
beforeEach(() => {
  on.calls.length = 0;
});
afterAll(() => on.close());

const uuid = '0190f000-0000-7000-8000-0000000000b1';
const base = '/api/organizations/acme';
const at = `${base}/repo-policies/${uuid}`;
const policy = {
  id: uuid,
  org_id: '0190f000-0000-7000-8000-00000000000a',
  name: 'Production baseline',
  description: '',
  created_at: '2026-01-02T03:04:05Z',
  updated_at: '2026-01-02T03:04:05Z',
  artifact_family: 'conda',
  schema_version: '2',
  revision: 3,
  filters: {},
  summary: 'No rules: everything is allowed',
  updated_by: null,
  names_of_channels_applied_to: [],
};
const person = { id: '0190f000-0000-7000-8000-000000000001', username: 'ada', first_name: 'Ada', last_name: 'Byron' };
const revision = (number: number) => ({
  revision: number,
  is_current: number === 3,
  name: 'Production baseline',
  description: '',
  summary: 'License not in GPL',
  created_at: '2026-01-02T03:04:05Z',
  author: person,
  restored_from: number === 3 ? 1 : null,
  changes: [{ subject: 'License', added: ['not GPL'], added_count: 1, removed: [], removed_count: 0 }],
});
const answers = () =>
  on.answer(({ path, method }) => {
    const { pathname } = new URL(path, 'http://hub');
    if (pathname === `${at}/revisions`) return { body: { items: [revision(3), revision(2)], total_count: 3 } };
    if (pathname === `${at}/revisions/2`) return { body: { ...revision(2), filters: { add_packages: { two: true } } } };
    if (pathname === `${at}/revisions/2/restore` && method === 'POST') return { body: { ...policy, revision: 4 } };
    if (pathname === at) return { body: policy };
    return pathname === base ? { body: aRestOrganization({}) } : undefined;
  });

test('a policy lists its saves by page, and returns one of them with its rules', async () => {
  answers();
  const { data, errors } = await on.ask(
    'query($id: ID!) { organization(name: "acme") { policy(id: $id) { revisions(first: 2, offset: 1) { totalCount nodes { number isCurrent restoredFrom author { displayName } changes { subject added addedCount } } } revisionAt(number: 2) { number filters } none: revisionAt(number: 9) { number } } } }',
    { token, variables: { id: toId('Policy', 'acme', uuid) } },
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    organization: {
      policy: {
        revisions: {
          totalCount: 3,
          nodes: [
            {
              number: 3,
              isCurrent: true,
              restoredFrom: 1,
              author: { displayName: 'Ada Byron' },
              changes: [{ subject: 'License', added: ['not GPL'], addedCount: 1 }],
            },
            {
              number: 2,
              isCurrent: false,
              restoredFrom: null,
              author: { displayName: 'Ada Byron' },
              changes: [{ subject: 'License', added: ['not GPL'], addedCount: 1 }],
            },
          ],
        },
        revisionAt: { number: 2, filters: { add_packages: { two: true } } },
        none: null,
      },
    },
  });
  expect(new URL(on.calls.find(({ path }) => path.startsWith(`${at}/revisions?`))!.path, 'http://hub').search).toBe(
    '?limit=2&offset=1',
  );
});

test('rejects a page of more saves than REST returns, instead of truncating it', async () => {
  answers();
  const { errors } = await on.ask(
    'query($id: ID!) { organization(name: "acme") { policy(id: $id) { revisions(first: 51) { totalCount } } } }',
    { token, variables: { id: toId('Policy', 'acme', uuid) } },
  );
  expect(errors![0]!.extensions['code']).toBe('BAD_USER_INPUT');
});

test('an older save is restored, and errors are returned', async () => {
  answers();
  const restore = (number: number) =>
    on.ask(
      'mutation($input: RestorePolicyRevisionInput!) { restorePolicyRevision(input: $input) { policy { revision } userErrors { code } } }',
      {
        token,
        variables: { input: { organization: 'acme', policyId: toId('Policy', 'acme', uuid), revision: number } },
      },
    );
  expect((await restore(2)).data).toEqual({ restorePolicyRevision: { policy: { revision: 4 }, userErrors: [] } });
  expect((await restore(9)).data).toEqual({
    restorePolicyRevision: { policy: null, userErrors: [{ code: 'NOT_FOUND' }] },
  });
});

test('a policy is found and saved by the UUID of REST, too: its address works with either', async () => {
  on.answer(({ path, method }) => {
    if (path === at) return { body: method === 'PUT' ? { ...policy, revision: 4 } : policy };
    return path === base ? { body: aRestOrganization({}) } : undefined;
  });
  const { data } = await on.ask('query($id: ID!) { organization(name: "acme") { policy(id: $id) { id revision } } }', {
    token,
    variables: { id: uuid },
  });
  expect(data).toEqual({ organization: { policy: { id: toId('Policy', 'acme', uuid), revision: 3 } } });
  const saved = await on.ask(
    'mutation($id: ID!) { updatePolicy(input: { organization: "acme", policyId: $id, name: "Baseline", filters: {} }) { policy { id revision } userErrors { message } } }',
    { token, variables: { id: uuid } },
  );
  expect(saved.data).toEqual({
    updatePolicy: { policy: { id: toId('Policy', 'acme', uuid), revision: 4 }, userErrors: [] },
  });
});

test('a cursor of policies belongs to the text that was looked for and to the order', async () => {
  on.answer(({ path }) =>
    path === base ? { body: aRestOrganization({}) } : { body: { items: [policy], total_count: 41 } },
  );
  const query =
    'query($q: String, $sort: PolicySort, $after: String) { organization(name: "acme") { policies(first: 1, query: $q, sort: $sort, after: $after) { pageInfo { endCursor } } } }';
  const ask = (variables: object) =>
    on.ask<{ organization: { policies: { pageInfo: { endCursor: string } } | null } }>(query, { token, variables });
  const after = (await ask({ q: 'base', sort: 'NAME' })).data.organization.policies!.pageInfo.endCursor;
  expect((await ask({ q: 'base', sort: 'NAME', after })).errors).toBeUndefined();
  for (const other of [
    { q: 'gpl', sort: 'NAME', after },
    { q: 'base', sort: 'UPDATED', after },
    { sort: 'NAME', after },
  ])
    expect((await ask(other)).errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
});
