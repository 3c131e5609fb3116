import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { aRestChannel, aRestOrganization, aRestUser, stage, type Answer, type Stage } from '../testing/index.ts';

let on: Stage;
let token: string;
beforeAll(async () => {
  on = await stage();
  token = await on.token();
});
afterAll(() => on.close());

const home = '{ organization(name: "acme") { title channels { name } policies { totalCount } } }';
/** All services work except what the test breaks. */
const working: Answer = (call) => {
  if (call.path === '/api/account') return { body: aRestUser() };
  if (call.path === '/api/organizations/acme') return { body: aRestOrganization() };
  if (call.path.startsWith('/api/organizations/acme/channels'))
    return { body: { items: [aRestChannel()], total_count: 1 } };
  if (call.path.startsWith('/api/organizations/acme/repo-policies')) return { body: { items: [], total_count: 0 } };
  return undefined;
};
const breaking =
  (prefix: string, answer: ReturnType<Answer>): Answer =>
  (call, request, response) =>
    call.path.startsWith(prefix) ? answer : working(call, request, response);

describe('an upstream failure empties a field, not the page, and has one code', () => {
  test.each([
    ['503', { status: 503, body: 'secret upstream text' }, 'UPSTREAM_UNAVAILABLE', true],
    [
      '500 with text not meant for people',
      { status: 500, body: { error: { message: 'SELECT * FROM secrets', human_readable_id: 'E-7' } } },
      'UPSTREAM_UNAVAILABLE',
      true,
    ],
    ['a cut connection', 'cut' as const, 'UPSTREAM_UNAVAILABLE', true],
    ['an answer that is no JSON', { status: 200, body: '<html>' }, 'UPSTREAM_CONTRACT_VIOLATION', false],
    [
      '403',
      { status: 403, body: { error: { message: 'Only admins see channels.', human_readable_id: 'E-8' } } },
      'FORBIDDEN',
      false,
    ],
    [
      '429',
      {
        status: 429,
        body: { error: { message: 'Slow down.', human_readable_id: 'E-9' } },
        headers: { 'retry-after': '7' },
      },
      'RATE_LIMITED',
      true,
    ],
    ['410', { status: 410, body: { error: { message: 'Gone.', human_readable_id: 'E-2' } } }, 'NOT_FOUND', false],
    [
      '401',
      { status: 401, body: { error: { message: 'Ended.', human_readable_id: 'E-1' } } },
      'UNAUTHENTICATED',
      false,
    ],
  ])('%s', async (_name, failure, code, retryable) => {
    on.answer(breaking('/api/organizations/acme/channels', failure));
    const { data, errors } = await on.ask<{ organization: object }>(home, { token });
    expect(data.organization).toEqual({ title: 'Acme Research', channels: null, policies: { totalCount: 0 } });
    expect(errors).toHaveLength(1);
    expect(errors![0]).toMatchObject({ path: ['organization', 'channels'], extensions: { code, retryable } });
    expect(errors![0]!.extensions['requestId']).toMatch(/^[\w-]{8,}$/);
    expect(JSON.stringify(errors)).not.toContain('secret');
  });

  test.each([
    ['not_signed_in', 'MISSING'],
    ['token_expired', 'EXPIRED'],
    ['token_invalid', 'REVOKED'],
    ['session_ended', 'REVOKED'],
    ['token_for_channels', 'WRONG_KIND'],
    ['account_disabled', 'REVOKED'],
  ])('a call rejected as %s has the reason %s', async (id, reason) => {
    on.answer(
      breaking('/api/organizations/acme/channels', {
        status: 401,
        body: { error: { message: 'Refused.', human_readable_id: id } },
      }),
    );
    const { errors } = await on.ask(home, { token });
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED', humanReadableId: id, reason } }]);
  });

  test('the retry delay is in seconds, also if the service names a date', async () => {
    on.answer(
      breaking('/api/organizations/acme/channels', {
        status: 429,
        headers: { 'retry-after': new Date(Date.now() + 60_000).toUTCString() },
      }),
    );
    const { errors } = await on.ask(home, { token });
    const wait = errors![0]!.extensions['retryAfter'] as number;
    expect([wait > 50, wait <= 60]).toEqual([true, true]);
  });

  test('a slow upstream ends at its deadline', async () => {
    on.answer(breaking('/api/organizations/acme/channels', 'hang'));
    const { errors } = await on.ask(home, { token });
    expect(errors![0]!.extensions['code']).toBe('UPSTREAM_TIMEOUT');
  });

  test('the same failures come out of compiled and interpreted execution, at every use', async () => {
    on.answer(breaking('/api/organizations/acme/channels', { status: 503 }));
    const answers = [];
    // The second is too long to be compiled.
    for (const query of [home, `${home} # ${'long '.repeat(2_000)}`, home]) {
      const { data, errors } = await on.ask(query, { token });
      answers.push({
        data,
        errors: errors!.map(({ message, path, extensions }) => ({ message, path, code: extensions['code'] })),
      });
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });
});

describe('[ERR-13, ERR-14, ERR-15] errors that the caller can fix become user errors', () => {
  const create =
    'mutation($f: PolicyFilters!) { createPolicy(input: { organization: "acme", name: "Base", filters: $f }) { policy { id } userErrors { __typename code message field } } }';
  const variables = { f: {} };

  test('422 details sit on the fields they locate', async () => {
    on.answer(
      breaking('/api/organizations/acme/repo-policies', {
        status: 422,
        body: {
          error: { message: 'Wrong.', human_readable_id: 'E-2' },
          detail: [
            { loc: ['body', 'name'], msg: 'You cannot use special characters.', type: 'value' },
            {
              loc: ['body', 'filters', 'add_packages', 'subfilters', 0],
              msg: 'Error: invalid matchspec a===',
              type: 'value',
            },
          ],
        },
      }),
    );
    const { data, errors } = await on.ask<{ createPolicy: object }>(create, { token, variables });
    expect(errors).toBeUndefined();
    expect(data.createPolicy).toEqual({
      policy: null,
      userErrors: [
        { __typename: 'InputError', code: 'INVALID', message: 'You cannot use special characters.', field: ['name'] },
        {
          __typename: 'InputError',
          code: 'INVALID',
          message: 'Error: invalid matchspec a===',
          field: ['filters', 'add_packages', 'subfilters', '0'],
        },
      ],
    });
  });

  test("an If-Match is rejected, and the message names GraphQL's alternative", async () => {
    on.calls.length = 0;
    const answer = await fetch(`${on.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'if-match': '"nonsense"' },
      body: JSON.stringify({ query: create, variables }),
    });
    const { errors } = (await answer.json()) as { errors: { message: string; extensions: { code: string } }[] };
    expect([answer.status, errors[0]!.extensions.code]).toEqual([400, 'BAD_REQUEST']);
    expect(errors[0]!.message).toContain('`expectedVersion`');
    expect(on.calls).toEqual([]);
  });

  test.each([
    [422, 'idempotency_key_reused', { code: 'IDEMPOTENCY_KEY_REUSED', retryable: false }],
    [409, 'request_in_progress', { code: 'CONFLICT', humanReadableId: 'request_in_progress', retryAfter: 1 }],
  ])(
    "an Idempotency-Key isn't part of the input, so its %i %s is an error of the operation",
    async (status, id, said) => {
      on.answer(
        breaking('/api/organizations/acme/repo-policies', {
          status,
          headers: status === 409 ? { 'retry-after': '1' } : {},
          body: {
            error: { message: 'Use a new key.', human_readable_id: id },
            ...(status === 422
              ? { detail: [{ loc: ['header', 'Idempotency-Key'], msg: 'Use a new key.', type: id }] }
              : {}),
          },
        }),
      );
      const { data, errors } = await on.ask(create, { token, variables, headers: { 'idempotency-key': 'order-1' } });
      expect(data).toBeNull();
      expect(errors).toMatchObject([{ message: 'Use a new key.', path: ['createPolicy'], extensions: said }]);
    },
  );

  test('a taken name sits on the name', async () => {
    on.answer(
      breaking('/api/organizations/acme/repo-policies', {
        status: 409,
        body: {
          error: { message: 'Taken.', human_readable_id: 'E-3' },
          detail: [{ loc: ['body', 'name'], msg: 'A policy of this name exists.', type: 'conflict' }],
        },
      }),
    );
    const { data } = await on.ask<{ createPolicy: { userErrors: object[] } }>(create, { token, variables });
    expect(data.createPolicy.userErrors).toEqual([
      { __typename: 'NameTakenError', code: 'NAME_TAKEN', message: 'A policy of this name exists.', field: ['name'] },
    ]);
  });

  test.each(['run_under_way', 'token_exists', 'only_admin'])(
    'what the present state does not allow says why, for programs: %s',
    async (reason) => {
      on.answer(() => ({
        status: 409,
        body: { error: { message: 'Not in this state.', human_readable_id: reason } },
      }));
      const { data } = await on.ask(
        'mutation { createGroup(input: { organization: "acme", name: "Readers" }) { userErrors { __typename code ... on ConflictError { reason } } } }',
        { token },
      );
      expect(data).toEqual({
        createGroup: { userErrors: [{ __typename: 'ConflictError', code: 'CONFLICT', reason }] },
      });
    },
  );

  test.each([
    ['not_allowed', 'ROLE'],
    ['not_in_plan', 'NOT_IN_PLAN'],
    ['person_needed', 'PERSON_NEEDED'],
    ['scope_too_small', 'SCOPE'],
    ['fresh_proof_needed', 'FRESH_PROOF_NEEDED'],
    ['account_disabled', 'OTHER'],
    ['a_code_of_tomorrow', 'OTHER'],
  ])('%s: a rejected write and a rejected read have the reason %s', async (id, reason) => {
    const rejection = { status: 403, body: { error: { message: 'No.', human_readable_id: id } } };
    on.answer(() => rejection);
    const { data } = await on.ask(
      'mutation { createGroup(input: { organization: "acme", name: "Readers" }) { userErrors { ... on ForbiddenError { reason } } } }',
      { token },
    );
    expect(data).toEqual({ createGroup: { userErrors: [{ reason }] } });
    on.answer(breaking('/api/organizations/acme/channels', rejection));
    const { errors } = await on.ask(home, { token });
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN', reason } }]);
  });

  test('a missing role is a user error, an outage is not', async () => {
    on.answer(
      breaking('/api/organizations/acme/repo-policies', {
        status: 403,
        body: { error: { message: 'Only admins write policies.', human_readable_id: 'E-4' } },
      }),
    );
    const refused = await on.ask<{ createPolicy: { userErrors: object[] } }>(create, { token, variables });
    expect(refused.data.createPolicy.userErrors).toMatchObject([
      { __typename: 'ForbiddenError', message: 'Only admins write policies.' },
    ]);
    on.answer(breaking('/api/organizations/acme/repo-policies', { status: 503 }));
    const away = await on.ask(create, { token, variables });
    expect(away.errors![0]!.extensions['code']).toBe('UPSTREAM_UNAVAILABLE');
  });
});

test('a completed write is reported, also if what it reads afterwards fails', async () => {
  on.answer((call) =>
    call.method === 'POST'
      ? { status: 201, body: aRestChannel({ name: 'new' }) }
      : { status: 403, body: { error: { message: 'No.', human_readable_id: 'E-5' } } },
  );
  const { data, errors } = await on.ask<{ createChannel: object }>(
    'mutation { createChannel(input: { organization: "acme", name: "new", visibility: PRIVATE, type: HOSTED }) { channel { name } organization { id } userErrors { code } } }',
    { token },
  );
  expect(data.createChannel).toEqual({ channel: { name: 'new' }, organization: null, userErrors: [] });
  expect(errors).toMatchObject([{ path: ['createChannel', 'organization'], extensions: { code: 'FORBIDDEN' } }]);
});

test('[ERR-12] a write that fails upstream is sent once, whatever the status', async () => {
  for (const status of [404, 409, 503]) {
    on.calls.length = 0;
    on.answer(() => ({ status }));
    await on.ask(
      'mutation { createChannel(input: { organization: "acme", name: "x", visibility: PRIVATE, type: HOSTED }) { userErrors { code } } }',
      { token },
    );
    expect(on.calls).toHaveLength(1);
  }
});

test('a client that goes away leaves no upstream call running', async () => {
  on.calls.length = 0;
  let ended = false;
  on.answer((call, request) => {
    if (!call.path.startsWith('/api/organizations/acme/channels')) return working(call, request, undefined as never);
    request.socket.on('close', () => {
      ended = true;
    });
    return 'hang';
  });
  const controller = new AbortController();
  const asked = fetch(`${on.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: home }),
    signal: controller.signal,
  }).catch(() => undefined);
  await expect
    .poll(() => on.calls.some((call) => call.path.startsWith('/api/organizations/acme/channels')), {
      interval: 5,
      timeout: 20_000,
    })
    .toBe(true);
  controller.abort();
  await asked;
  // Sooner than the gateway's own deadlines, the shortest of which is three seconds.
  await expect.poll(() => ended, { interval: 5, timeout: 2_500 }).toBe(true);
});

test('ids of another type, and ids that are none, find nothing', async () => {
  on.answer(working);
  const { data } = await on.ask<{ node: null; nodes: unknown[]; organization: { policy: null } }>(
    '{ node(id: "zzz") { id } nodes(ids: ["", "W10", "WyJVc2VyIl0"]) { id } organization(name: "acme") { policy(id: "WyJVc2VyIiwieCJd") { id } } }',
    { token },
  );
  expect(data).toEqual({ node: null, nodes: [null, null, null], organization: { policy: null } });
});

test('identical reads of one request are one upstream call', async () => {
  on.calls.length = 0;
  on.answer(working);
  await on.ask('{ a: organization(name: "acme") { title } b: organization(name: "acme") { name } }', { token });
  expect(on.calls.filter((call) => call.path === '/api/organizations/acme')).toHaveLength(1);
});

describe('a request that names no operation', () => {
  test.each([
    ['a name that no operation has', 'query A { __typename }', 'C'],
    ['two operations and no name', 'query A { __typename } query B { __typename }', undefined],
    ['two operations and a wrong name', 'query A { __typename } query B { __typename }', 'C'],
  ])("%s is the caller's error, with the request ID", async (_name, query, operationName) => {
    const answer = await fetch(`${on.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
      body: JSON.stringify({ query, operationName }),
    });
    const { errors } = (await answer.json()) as { errors: { extensions: Record<string, unknown> }[] };
    expect([answer.status, errors.length, errors[0]!.extensions['code']]).toEqual([
      400,
      1,
      'OPERATION_RESOLUTION_FAILURE',
    ]);
    expect(errors[0]!.extensions['requestId']).toBe(answer.headers.get('x-request-id'));
  });

  test('an empty name is none, in an address and in a body', async () => {
    const query = 'query A { __typename }';
    const headers = { accept: 'application/graphql-response+json', 'apollo-require-preflight': 'true' };
    const asked = [
      fetch(`${on.url}/graphql?${new URLSearchParams({ query, operationName: '' })}`, { headers }),
      fetch(`${on.url}/graphql`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ query, operationName: '' }),
      }),
    ];
    for (const answer of await Promise.all(asked)) {
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ data: { __typename: 'Query' } });
    }
  });

  test.each<[string, RequestInit]>([
    ['a form of another site', { method: 'GET' }],
    [
      'a list of operations',
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: '[{"query":"{__typename}"}]' },
    ],
    [
      'an answer of a kind that there is not',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'image/png' },
        body: '{"query":"{__typename}"}',
      },
    ],
  ])('%s is rejected with the request ID', async (_name, init) => {
    const answer = await fetch(`${on.url}/graphql?query=%7B__typename%7D`, init);
    const { errors } = (await answer.json()) as { errors: { extensions: Record<string, unknown> }[] };
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(errors[0]!.extensions['requestId']).toBe(answer.headers.get('x-request-id'));
  });
});

describe('a write whose answer does not come', () => {
  const write =
    'mutation { createGroup(input: { organization: "acme", name: "Readers" }) { group { name } userErrors { code } } }';
  const ask = async (headers: Record<string, string> = {}) => (await on.ask(write, { token, headers })).errors![0]!;

  test('may have been executed: nothing else is claimed, and no retry is suggested', async () => {
    for (const failure of ['cut', { status: 504 }, { status: 502 }] as const) {
      on.answer(() => failure);
      const { message, extensions } = await ask();
      expect(message).toContain('The change may or may not have been applied');
      expect(extensions).toMatchObject({ retryable: false });
    }
  });

  test('is not said to have changed nothing because its repetition was not sent', async () => {
    const away = await stage();
    const own = await away.token();
    away.answer(() => 'cut');
    const asked = async (): Promise<{ sent: number; message: string }> => {
      away.calls.length = 0;
      const { errors } = await away.ask(write, { token: own });
      return { sent: away.calls.filter(({ method }) => method === 'POST').length, message: errors![0]!.message };
    };
    // The area is marked as unavailable, then one call tests it; others aren't sent.
    await vi.waitFor(async () => expect(await asked()).toMatchObject({ sent: 0 }), { timeout: 20_000 });
    const tried = await vi.waitFor(
      async () => {
        const one = await asked();
        expect(one.sent).toBe(1);
        return one;
      },
      { timeout: 20_000, interval: 300 },
    );
    expect(tried.message).toContain('The change may or may not have been applied');
    await away.close();
  });

  test("can be repeated under a key of the caller's own, which every service call carries in the same way", async () => {
    on.answer(() => 'cut');
    on.calls.length = 0;
    const keys: unknown[] = [];
    on.answer((_call, request) => {
      keys.push(request.headers['idempotency-key']);
      return 'cut';
    });
    const { extensions } = await ask({ 'idempotency-key': 'order-7' });
    expect(extensions).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', retryable: true });
    await ask({ 'idempotency-key': 'order-7' });
    expect(new Set(keys)).toEqual(new Set(['order-7.0']));
  });

  test('says in a header and an extension which of its writes an earlier request executed', async () => {
    const two =
      'mutation { a: createChannel(input: { organization: "acme", name: "a1", visibility: PRIVATE, type: HOSTED }) { userErrors { code } } b: createChannel(input: { organization: "acme", name: "b1", visibility: PRIVATE, type: HOSTED }) { userErrors { code } } }';
    const asked = async (headers: Record<string, string>, isReplayed: (body: string) => boolean) => {
      on.answer((call) => ({
        status: 201,
        body: aRestChannel(),
        headers: { 'idempotency-replayed': String(isReplayed(call.body)) },
      }));
      const answer = await on.ask(two, { token, headers });
      return [answer.headers.get('idempotency-replayed'), answer.extensions?.['idempotency']];
    };
    const key = { 'idempotency-key': 'order-8' };
    expect(await asked(key, () => false)).toEqual([null, undefined]);
    expect(await asked(key, (body) => body.includes('"a1"'))).toEqual(['true', { writes: 2, replayedWrites: 1 }]);
    expect(await asked(key, () => true)).toEqual(['true', { writes: 2, replayedWrites: 2 }]);
    // The gateway's own key, after a lost response.
    expect(await asked({}, () => true)).toEqual([null, undefined]);
  });

  test('rejects an invalid key before anything is done', async () => {
    on.calls.length = 0;
    const answer = await fetch(`${on.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': 'x'.repeat(201),
      },
      body: JSON.stringify({ query: write }),
    });
    expect([answer.status, on.calls.length]).toEqual([400, 0]);
  });

  test("wasn't executed if no one listens: the error says so, and it can be retried", async () => {
    const gone = await stage();
    const own = await gone.token();
    gone.answer(() => ({ status: 401 }));
    await gone.ask('{ viewer { id } }', { token: own });
    await gone.upstreamGone();
    const { errors } = await gone.ask(write, { token: own });
    expect(errors![0]).toMatchObject({
      message: expect.stringContaining('Nothing was changed') as string,
      extensions: { code: 'UPSTREAM_UNAVAILABLE', retryable: true },
    });
    await gone.close();
  });
});

describe('a mutation of a visitor', () => {
  const deletion = 'deleteAccount(input: { eraseImmediately: true }) { accepted }';
  const asked = async (query: string, accept: string) => {
    const answer = await fetch(`${on.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept },
      body: JSON.stringify({ query }),
    });
    const body = (await answer.json()) as { data?: unknown; errors: { extensions: object }[] };
    return { status: answer.status, challenge: answer.headers.get('www-authenticate'), ...body };
  };
  const missing = { extensions: { code: 'UNAUTHENTICATED', reason: 'MISSING', retryable: false } };

  test('has the reason MISSING and the challenge of REST', async () => {
    expect(await asked(`mutation { ${deletion} }`, 'application/json')).toMatchObject({
      status: 200,
      challenge: 'Bearer',
      data: null,
      errors: [missing],
    });
  });

  test('has the status 401, where GraphQL over HTTP has statuses', async () => {
    const answer = await asked(`mutation { ${deletion} }`, 'application/graphql-response+json');
    expect(answer).toMatchObject({ status: 401, challenge: 'Bearer', errors: [missing] });
    expect(answer).not.toHaveProperty('data');
  });

  test('has 200 if another field may have changed something', async () => {
    const answer = await asked(`mutation { a: ${deletion} b: ${deletion} }`, 'application/graphql-response+json');
    expect(answer).toMatchObject({ status: 200, challenge: 'Bearer', data: null });
  });
});
