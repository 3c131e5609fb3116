import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aRestUser, stage, type Stage } from '../testing/index.ts';
import { toId } from '../graphql/index.ts';

let hub: Stage;
beforeAll(async () => {
  hub = await stage();
});
afterAll(() => hub.close());
beforeEach(() => {
  hub.calls.length = 0;
});

const userId = '0190f000-0000-7000-8000-000000000042';
const feedId = (key: string): string => toId('AdvisoryFeed', key);
const person = {
  id: userId,
  email: 'max@acme.example',
  username: 'max',
  first_name: '',
  last_name: '',
  is_operator: false,
  is_disabled: false,
  is_confirmed: true,
  deleted_at: null,
  created_at: '2026-01-02T03:04:05Z',
  last_sign_in_at: null,
  organization_count: 1,
  organizations: [{ id: userId, name: 'acme', title: 'Acme Research', role: 'billing_manager' }],
  subscriptions: [],
  sessions: [
    {
      id: userId,
      is_current: false,
      source: 'password',
      device: 'Firefox on Linux',
      created_at: '2026-01-02T03:04:05Z',
      last_used_at: '2026-01-02T03:04:05Z',
    },
  ],
};
const asked = () => hub.calls.map(({ method, path }) => `${method} ${path}`);
const upstream = (answers: Record<string, unknown>, isOperator = true) =>
  hub.answer(({ method, path }) =>
    path === '/api/account'
      ? { body: aRestUser({ is_operator: isOperator }) }
      : `${method} ${path}` in answers
        ? { body: answers[`${method} ${path}`] }
        : undefined,
  );

describe('operator', () => {
  test('is null for visitors and non-operators, without further calls', async () => {
    upstream({}, false);
    const query = '{ operator { users { totalCount } storage { freeDiskSize } } }';
    expect((await hub.ask(query)).data).toEqual({ operator: null });
    expect((await hub.ask(query, { token: await hub.token() })).data).toEqual({ operator: null });
    expect(asked()).toEqual(['GET /api/account']);
  });

  test('people come by page, with search and state', async () => {
    const { organizations: _organizations, sessions: _sessions, subscriptions: _subscriptions, ...summary } = person;
    upstream({
      'GET /api/operator/people?q=a%26b&state=unconfirmed&limit=20&offset=40': { items: [summary], total_count: 41 },
    });
    const { data } = await hub.ask(
      '{ operator { users(offset: 40, query: "a&b", state: UNCONFIRMED) { totalCount nodes { id uuid displayName memberships { name } sessions { device } } } } }',
      { token: await hub.token() },
    );
    expect(data).toEqual({
      operator: {
        users: {
          totalCount: 41,
          nodes: [{ id: toId('HubUser', userId), uuid: userId, displayName: 'max', memberships: null, sessions: null }],
        },
      },
    });
  });

  test('a person has roles and sessions', async () => {
    upstream({ [`GET /api/operator/people/${userId}`]: person });
    const { data } = await hub.ask(
      'query ($id: ID!, $uuid: ID!) { operator { user(userId: $id) { memberships { name role } sessions { source device } } byUuid: user(userId: $uuid) { username } unknown: user(userId: "../storage") { id } } }',
      { token: await hub.token(), variables: { id: toId('HubUser', userId), uuid: userId } },
    );
    expect(data).toEqual({
      operator: {
        user: {
          memberships: [{ name: 'acme', role: 'BILLING_MANAGER' }],
          sessions: [{ source: 'PASSWORD', device: 'Firefox on Linux' }],
        },
        byUuid: { username: 'max' },
        unknown: null,
      },
    });
    expect(asked().filter((call) => call.includes('storage'))).toEqual([]);
  });

  test("jobs, failures, storage, and the log use the schema's names", async () => {
    const id = userId;
    upstream({
      'GET /api/operator/jobs': {
        queues: [{ name: 'mail.deliver', title: 'Mails', waiting: 1, active: 0, failed: 2 }],
        archives_to_read_again: 7,
        work: [
          {
            kind: 'sync',
            id,
            title: 'Mirror sync',
            organization: 'acme',
            channel: 'main',
            state: 'in_progress',
            phase: 'Reading',
            progress: 0.4,
            created_at: '2026-01-02T03:04:05Z',
            started_at: null,
          },
        ],
      },
      'GET /api/operator/storage': {
        disk: { size: 5e12, free: 4e12 },
        database: 7,
        measured_at: null,
        is_measuring: true,
        is_complete: true,
        folders: [],
        channels: [
          { organization: 'acme', channel: 'main', type: 'external_mirror', file_count: 3, size: 9, published: null },
        ],
      },
      'GET /api/operator/log?limit=20&offset=0': {
        items: [
          {
            id,
            at: '2026-01-02T03:04:05Z',
            action: 'something_new',
            operator: null,
            person: null,
            organization: { name: 'gone', exists: false },
            detail: '',
          },
        ],
        total_count: 1,
      },
    });
    const { data } = await hub.ask(
      '{ operator { jobs { queues { title failed } archivesToRescanCount activeJobs { kind state progress } } storage { freeDiskSize channels { type publishedSize } } log { nodes { action operatorName organizationName hasOrganization } } } }',
      { token: await hub.token() },
    );
    expect(data).toEqual({
      operator: {
        jobs: {
          queues: [{ title: 'Mails', failed: 2 }],
          archivesToRescanCount: 7,
          activeJobs: [{ kind: 'SYNC', state: 'IN_PROGRESS', progress: 0.4 }],
        },
        storage: { freeDiskSize: 4e12, channels: [{ type: 'EXTERNAL_MIRROR', publishedSize: null }] },
        log: {
          nodes: [{ action: 'UNKNOWN', operatorName: null, organizationName: 'gone', hasOrganization: false }],
        },
      },
    });
  });
});

describe('changes', () => {
  test('a feed is switched and fetched by its id, a change of a package is declined by name', async () => {
    const feed = {
      id: 'osv:PyPI',
      kind: 'osv',
      title: 'OSV: PyPI',
      about: 'Python',
      licence: 'CC-BY-4.0',
      address: 'https://osv.example',
      ecosystem: 'PyPI',
      enabled: true,
      state: 'waiting',
      as_of: null,
      bytes: null,
      last_ok_at: null,
      last_try_at: null,
      takes_key: true,
      key_set_at: '2026-11-01T00:00:00.000Z',
      key_error: null,
      stale: true,
      error: 'It ends early.',
      count: 3,
      left_out: { 'not-json': 2, gone: 1 },
      examples: [{ id: 'PYSEC-2026-1', message: 'The record is not JSON.' }],
    };
    hub.answer(({ method }) => (method === 'GET' ? { body: { items: [feed] } } : { status: 204 }));
    const { data } = await hub.ask(
      `mutation { updateAdvisoryFeed(input: { feedId: "${feedId('osv:PyPI')}", isEnabled: true }) { feeds { id key kind state isEnabled isStale error recordCount skippedCount skippedEntries { entry message } } userErrors { code } } syncAdvisoryFeed(input: { feedId: "${feedId('../mail')}" }) { userErrors { code } } reviewMappingChange(input: { name: "pillow", accept: false }) { name userErrors { code } } updateAdvisoryFeedKey(input: { feedId: "${feedId('nvd')}", key: "k-1" }) { feeds { supportsApiKey apiKeySetAt } userErrors { code } } removeAdvisoryFeedKey(input: { feedId: "${feedId('nvd')}" }) { userErrors { code } } }`,
      { token: await hub.token() },
    );
    expect(data).toEqual({
      updateAdvisoryFeed: {
        feeds: [
          {
            id: feedId('osv:PyPI'),
            key: 'osv:PyPI',
            kind: 'OSV',
            state: 'QUEUED',
            isEnabled: true,
            isStale: true,
            error: 'It ends early.',
            recordCount: 3,
            skippedCount: 3,
            skippedEntries: [{ entry: 'PYSEC-2026-1', message: 'The record is not JSON.' }],
          },
        ],
        userErrors: [],
      },
      syncAdvisoryFeed: { userErrors: [] },
      reviewMappingChange: { name: 'pillow', userErrors: [] },
      updateAdvisoryFeedKey: {
        feeds: [{ supportsApiKey: true, apiKeySetAt: '2026-11-01T00:00:00.000Z' }],
        userErrors: [],
      },
      removeAdvisoryFeedKey: { userErrors: [] },
    });
    expect(
      hub.calls
        .filter(({ method }) => method !== 'GET')
        .map(({ method, path, body }) => [method, path, body && JSON.parse(body)]),
    ).toEqual([
      ['PATCH', '/api/operator/advisory-feeds/osv%3APyPI', { enabled: true }],
      ['POST', '/api/operator/advisory-feeds/..%2Fmail/fetch', expect.anything()],
      ['POST', '/api/operator/package-changes/pillow', { accept: false }],
      ['PUT', '/api/operator/advisory-feeds/nvd/key', { key: 'k-1' }],
      ['DELETE', '/api/operator/advisory-feeds/nvd/key', expect.anything()],
    ]);
  });

  test('sends only the given fields; null is passed on, a confirmation that is false is not', async () => {
    upstream({ [`PATCH /api/operator/people/${userId}`]: { ...person, is_operator: true } });
    const { data } = await hub.ask(
      'mutation ($id: ID!) { updateHubUser(input: { userId: $id, isOperator: true, isDisabled: null, confirmEmail: false }) { person { isOperator } userErrors { code } } }',
      { token: await hub.token(), variables: { id: toId('HubUser', userId) } },
    );
    expect(data).toEqual({ updateHubUser: { person: { isOperator: true }, userErrors: [] } });
    expect(JSON.parse(hub.calls.at(-1)!.body)).toEqual({ is_operator: true, is_disabled: null });
  });

  test('one that needs a fresh proof says so, so that the page can ask for it', async () => {
    hub.answer(() => ({
      status: 403,
      body: { error: { message: 'Confirm that it is you.', human_readable_id: 'fresh_proof_needed' } },
    }));
    const { data } = await hub.ask(
      'mutation { grantOrganizationPlan(input: { organization: "acme", productCode: SECURITY_SUBSCRIPTION, quantity: 15, expiresAt: "2030-01-01T00:00:00Z" }) { organization { name } userErrors { code } } }',
      { token: await hub.token() },
    );
    expect(data).toEqual({
      grantOrganizationPlan: { organization: null, userErrors: [{ code: 'FRESH_PROOF_NEEDED' }] },
    });
    expect(JSON.parse(hub.calls.at(-1)!.body)).toEqual({
      product_code: 'security_subscription',
      quantity: 15,
      until: '2030-01-01T00:00:00Z',
    });
  });

  test("a test email returns the server's response, also an error", async () => {
    upstream({
      'POST /api/operator/mail/test': { outcome: 'failed', to: 'ada@acme.example', answer: '535 wrong password' },
    });
    const { data } = await hub.ask('mutation { sendTestEmail { outcome to serverResponse userErrors { code } } }', {
      token: await hub.token(),
    });
    expect(data).toEqual({
      sendTestEmail: {
        outcome: 'FAILED',
        to: 'ada@acme.example',
        serverResponse: '535 wrong password',
        userErrors: [],
      },
    });
  });

  test('work is named by its kind and id', async () => {
    hub.answer(({ method }) => (method === 'POST' ? { status: 204 } : { body: { queues: [], work: [] } }));
    const { data } = await hub.ask(
      'mutation ($id: ID!) { cancelJob(input: { kind: POLICY_RUN, jobId: $id }) { jobs { activeJobs { id } } userErrors { code } } }',
      { token: await hub.token(), variables: { id: userId } },
    );
    expect(data).toEqual({ cancelJob: { jobs: { activeJobs: [] }, userErrors: [] } });
    expect(asked()[0]).toBe(`POST /api/operator/jobs/run/${userId}/cancel`);
  });
});
