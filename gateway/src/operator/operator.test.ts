import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aRestUser, stage, type Stage } from '../testing/index.ts';

let hub: Stage;
beforeAll(async () => {
  hub = await stage();
});
afterAll(() => hub.close());
beforeEach(() => {
  hub.calls.length = 0;
});

const userId = '0190f000-0000-7000-8000-000000000042';
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
  test('is null for visitors and for everybody who does not operate the hub, and asks nothing more', async () => {
    upstream({}, false);
    const query = '{ operator { people { totalCount } storage { diskFree } } }';
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
      '{ operator { people(offset: 40, search: "a&b", state: UNCONFIRMED) { totalCount nodes { userId displayName memberships { name } sessions { device } } } } }',
      { token: await hub.token() },
    );
    expect(data).toEqual({
      operator: {
        people: { totalCount: 41, nodes: [{ userId, displayName: 'max', memberships: null, sessions: null }] },
      },
    });
  });

  test('a person has roles and sessions', async () => {
    upstream({ [`GET /api/operator/people/${userId}`]: person });
    const { data } = await hub.ask(
      'query ($id: String!) { operator { person(userId: $id) { memberships { name role } sessions { source device } } unknown: person(userId: "../storage") { userId } } }',
      { token: await hub.token(), variables: { id: userId } },
    );
    expect(data).toEqual({
      operator: {
        person: {
          memberships: [{ name: 'acme', role: 'BILLING_MANAGER' }],
          sessions: [{ source: 'PASSWORD', device: 'Firefox on Linux' }],
        },
        unknown: null,
      },
    });
    expect(asked()).toContain('GET /api/operator/people/..%2Fstorage');
  });

  test('work, failures, storage and the log are told in the words of the schema', async () => {
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
      '{ operator { jobs { queues { title failed } archivesToReadAgain work { kind state progress } } storage { diskFree channels { type publishedSize } } log { nodes { action operatorName organizationName hasOrganization } } } }',
      { token: await hub.token() },
    );
    expect(data).toEqual({
      operator: {
        jobs: {
          queues: [{ title: 'Mails', failed: 2 }],
          archivesToReadAgain: 7,
          work: [{ kind: 'SYNC', state: 'IN_PROGRESS', progress: 0.4 }],
        },
        storage: { diskFree: 4e12, channels: [{ type: 'EXTERNAL_MIRROR', publishedSize: null }] },
        log: { nodes: [{ action: 'UNKNOWN', operatorName: null, organizationName: 'gone', hasOrganization: false }] },
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
      'mutation { switchFeed(input: { feedId: "osv:PyPI", isEnabled: true }) { feeds { feedId kind state isEnabled isStale error recordCount leftOutCount leftOut { entry message } } userErrors { code } } fetchFeed(input: { feedId: "../mail" }) { userErrors { code } } decidePackageChange(input: { name: "pillow", accept: false }) { name userErrors { code } } setFeedKey(input: { feedId: "nvd", key: "k-1" }) { feeds { takesKey keySetAt } userErrors { code } } removeFeedKey(input: { feedId: "nvd" }) { userErrors { code } } }',
      { token: await hub.token() },
    );
    expect(data).toEqual({
      switchFeed: {
        feeds: [
          {
            feedId: 'osv:PyPI',
            kind: 'OSV',
            state: 'WAITING',
            isEnabled: true,
            isStale: true,
            error: 'It ends early.',
            recordCount: 3,
            leftOutCount: 3,
            leftOut: [{ entry: 'PYSEC-2026-1', message: 'The record is not JSON.' }],
          },
        ],
        userErrors: [],
      },
      fetchFeed: { userErrors: [] },
      decidePackageChange: { name: 'pillow', userErrors: [] },
      setFeedKey: { feeds: [{ takesKey: true, keySetAt: '2026-11-01T00:00:00.000Z' }], userErrors: [] },
      removeFeedKey: { userErrors: [] },
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
      'mutation ($id: String!) { changePerson(input: { userId: $id, isOperator: true, isDisabled: null, confirm: false }) { person { isOperator } userErrors { code } } }',
      { token: await hub.token(), variables: { id: userId } },
    );
    expect(data).toEqual({ changePerson: { person: { isOperator: true }, userErrors: [] } });
    expect(JSON.parse(hub.calls.at(-1)!.body)).toEqual({ is_operator: true, is_disabled: null });
  });

  test('one that needs a fresh proof says so, so that the page can ask for it', async () => {
    hub.answer(() => ({
      status: 403,
      body: { error: { message: 'Confirm that it is you.', human_readable_id: 'fresh_proof_needed' } },
    }));
    const { data } = await hub.ask(
      'mutation { grantOrganizationPlan(input: { organization: "acme", productCode: SECURITY_SUBSCRIPTION, quantity: 15, until: "2030-01-01T00:00:00Z" }) { organization { name } userErrors { code } } }',
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

  test("a test mail tells the server's answer, also a refusal", async () => {
    upstream({
      'POST /api/operator/mail/test': { outcome: 'failed', to: 'ada@acme.example', answer: '535 wrong password' },
    });
    const { data } = await hub.ask('mutation { sendTestMail { outcome to answer userErrors { code } } }', {
      token: await hub.token(),
    });
    expect(data).toEqual({
      sendTestMail: { outcome: 'FAILED', to: 'ada@acme.example', answer: '535 wrong password', userErrors: [] },
    });
  });

  test('work is named by its kind and id', async () => {
    hub.answer(({ method }) => (method === 'POST' ? { status: 204 } : { body: { queues: [], work: [] } }));
    const { data } = await hub.ask(
      'mutation ($id: String!) { cancelWork(input: { kind: RUN, workId: $id }) { jobs { work { workId } } userErrors { code } } }',
      { token: await hub.token(), variables: { id: userId } },
    );
    expect(data).toEqual({ cancelWork: { jobs: { work: [] }, userErrors: [] } });
    expect(asked()[0]).toBe(`POST /api/operator/jobs/run/${userId}/cancel`);
  });
});
