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

const uuid = '0190f000-0000-7000-8000-0000000000aa';
const base = '/api/organizations/acme';
const workload = {
  id: uuid,
  channel: 'main',
  issuer: 'https://gitlab.com',
  subject: 'project_path:acme/*',
  scope: 'publish',
  created_at: '2026-01-02T03:04:05Z',
  last_used_at: null,
};

function answer(role: string): void {
  on.answer(({ method, path }) => {
    if (path === base) return { body: aRestOrganization({ role, features: [] }) };
    if (path === `${base}/workloads`)
      return method === 'GET' ? { body: { items: [workload], total_count: 1 } } : { status: 201, body: workload };
    return method === 'DELETE' ? { status: 204 } : undefined;
  });
}

test('admins see what channels trust, also by global id; for others it is null, and nothing is asked', async () => {
  answer('admin');
  const query =
    'query Read($id: ID!) { organization(name: "acme") { trustedWorkloads { channelName subject scope } } node(id: $id) { ... on TrustedWorkload { issuer } } }';
  const variables = { id: toId('TrustedWorkload', 'acme', uuid) };
  expect((await on.ask(query, { variables, token })).data).toEqual({
    organization: { trustedWorkloads: [{ channelName: 'main', subject: 'project_path:acme/*', scope: 'PUBLISH' }] },
    node: { issuer: 'https://gitlab.com' },
  });
  answer('member');
  on.calls.length = 0;
  expect((await on.ask('{ organization(name: "acme") { trustedWorkloads { id } } }', { token })).data).toEqual({
    organization: { trustedWorkloads: null },
  });
  expect(on.calls.some(({ path }) => path.endsWith('/workloads'))).toBe(false);
});

test('a trust is made with what it is of, and ended by its id', async () => {
  answer('admin');
  const made = await on.ask(
    'mutation { addTrustedWorkload(input: { organization: "acme", channel: "main", issuer: "https://gitlab.com", subject: "project_path:acme/*", scope: PUBLISH }) { organization { trustedWorkloads { subject } } userErrors { code } } }',
    { token },
  );
  expect(made.data).toEqual({
    addTrustedWorkload: { organization: { trustedWorkloads: [{ subject: 'project_path:acme/*' }] }, userErrors: [] },
  });
  expect(JSON.parse(on.calls.find(({ method }) => method === 'POST')!.body)).toEqual({
    channel: 'main',
    issuer: 'https://gitlab.com',
    subject: 'project_path:acme/*',
    scope: 'publish',
  });
  await on.ask(
    `mutation { removeTrustedWorkload(input: { organization: "acme", trustedWorkloadId: "${toId('TrustedWorkload', 'acme', uuid)}" }) { userErrors { code } } }`,
    { token },
  );
  expect(on.calls.find(({ method }) => method === 'DELETE')!.path).toBe(`${base}/workloads/${uuid}`);
});
