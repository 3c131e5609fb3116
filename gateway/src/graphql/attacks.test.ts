// Attacks from the security review on availability: each is rejected cheaply or stopped at a limit, and other callers'
// requests are answered in the meantime. Asserts calls and order, never times.
import { getIntrospectionQuery } from 'graphql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { defaultQuotas } from '../quota/index.ts';
import { aRestChannel, aRestOrganization, aRestUser, stage, type Answer, type Stage } from '../testing/index.ts';

let on: Stage;
beforeEach(async () => {
  on = await stage();
});
afterEach(() => on.close());

const patience = { timeout: 30_000, interval: 20 };
const other = '0190f000-0000-7000-8000-0000000000ee';
const list = (items: object[]): { body: object } => ({ body: { items, total_count: items.length } });
const artifact = (name: string): object => ({
  name,
  family: 'conda',
  summary: '',
  home: null,
  license: null,
  license_family: null,
  latest_version: '1.0',
  latest_allowed_version: null,
  latest_installable_version: null,
  version_count: 1,
  file_count: 1,
  allowed_count: 1,
  refused_count: 0,
  worst_served_score: null,
  updated_at: null,
});
/** Services with an organization that has so many channels, each with so many packages. */
const organization =
  (channels: number, packages: number): Answer =>
  ({ path }) => {
    const { pathname } = new URL(path, 'http://x');
    if (pathname === '/api/account') return { body: aRestUser() };
    if (pathname === '/api/organizations/acme') return { body: aRestOrganization() };
    if (pathname.endsWith('/channels'))
      return list(Array.from({ length: channels }, (_, i) => aRestChannel({ name: `channel-${i}` })));
    if (pathname.endsWith('/artifacts'))
      return list(Array.from({ length: packages }, (_, i) => artifact(`package-${i}`)));
    if (pathname.endsWith('/files') || pathname.endsWith('/versions')) return list([]);
    if (pathname.endsWith('/artifact-files'))
      return list(
        new URL(path, 'http://x').searchParams
          .get('names')!
          .split(',')
          .map((name) => ({ name, items: [], total_count: 0 })),
      );
    return undefined;
  };
const code = ({ errors }: { errors?: { extensions: Record<string, unknown> }[] }): unknown =>
  errors?.[0]?.extensions['code'];

describe('a document that validation would be busy with', () => {
  const repeated = (field: string, times: number): string => `{${` ${field}`.repeat(times)}}`;
  test.each<[string, (turn: number) => string]>([
    ['the same field over and over', (turn) => `${repeated('cves{nodes{id}}', 370)}#${turn}`],
    ['the same field with an argument', (turn) => `${repeated('cves(q:"a"){nodes{id}}', 330)}#${turn}`],
    [
      'fewer repeats on each of several levels',
      (turn) => `${repeated(`cves{${'nodes{id packages{name name name name}}'.repeat(8)}}`, 8)}#${turn}`,
    ],
    [
      'repeats spread over fragments',
      (turn) =>
        `{${Array.from({ length: 60 }, (_, i) => `...f${i}`).join(' ')}}${Array.from({ length: 60 }, (_, i) => `fragment f${i} on Query{cves{nodes{id}}}`).join('')}#${turn}`,
    ],
    ['repeats in inline fragments', (turn) => `{${'...{cves{nodes{id}}}'.repeat(200)}}#${turn}`],
    [
      'a fragment that nobody uses',
      (turn) => `{__typename}fragment f on Query ${repeated('cves{nodes{id}}', 300)}#${turn}`,
    ],
    [
      'fragments that spread each other twice, at deeper places',
      (turn) =>
        `{...f0}${Array.from({ length: 12 }, (_, i) => `fragment f${i} on Query{a:viewer{...f${i + 1}}b:viewer{...f${i + 1}}}`).join('')}fragment f12 on Query{__typename}#${turn}`,
    ],
    [
      'hundreds of operations',
      (turn) => `${Array.from({ length: 300 }, (_, i) => `query q${i}{__typename}`).join('')}#${turn}`,
    ],
    ['a name without end, which would be compared with every one known', (turn) => `{${'z'.repeat(50_000)}}#${turn}`],
    ['list literals in list literals', (turn) => `{a(b:${'['.repeat(100_000)}#${turn}`],
    ['list literals, few enough tokens', (turn) => `{a(b:${'['.repeat(900)}${'${'.repeat(0)}#${turn}`],
    ['braces in braces', (turn) => `${'{a'.repeat(400)}#${turn}`],
  ])('%s is rejected by its own limit, for visitors and members, every time', async (_name, document) => {
    const token = await on.token();
    for (let turn = 0; turn < 3; turn += 1) {
      for (const options of [{}, { token }]) {
        const answer = await on.ask(document(turn), options);
        expect(answer.status).toBe(400);
        expect(code(answer)).toBe('QUERY_TOO_COSTLY');
        expect(answer.errors).toHaveLength(1);
        expect(answer.errors![0]!.message).not.toMatch(/stack|Validation aborted/);
      }
    }
    expect(on.calls).toEqual([]);
  });

  test('what tools ask of the schema passes, for visitors too; deeper than they ask does not', async () => {
    const tools = getIntrospectionQuery({
      schemaDescription: true,
      inputValueDeprecation: true,
      specifiedByUrl: true,
      directiveIsRepeatable: true,
    });
    const answer = await on.ask<{ __schema: object }>(tools);
    expect(answer.errors).toBeUndefined();
    expect(answer.data?.__schema).toBeDefined();
    const deeper = `{ __type(name: "Channel") { ${'ofType { '.repeat(20)} name ${'} '.repeat(20)} } }`;
    expect(code(await on.ask(deeper))).toBe('QUERY_TOO_COSTLY');
    expect(code(await on.ask(`{ __schema: viewer { ${'organizations { '.repeat(14)} id ${'} '.repeat(14)} } }`))).toBe(
      'QUERY_TOO_COSTLY',
    );
  });

  // Introspection uses no service, so neither call nor object limits stop it.
  test.each<[string, (part: string) => string]>([
    ['under several names', (part) => Array.from({ length: 8 }, (_, i) => `a${i}: __schema { ${part} }`).join(' ')],
    [
      'its types under several names',
      (part) => `__schema { ${Array.from({ length: 8 }, (_, i) => `a${i}: ${part}`).join(' ')} }`,
    ],
    ['in fragments', (part) => Array.from({ length: 8 }, (_, i) => `... { a${i}: __schema { ${part} } }`).join(' ')],
    [
      'at the fields of its fields, twice',
      (part) =>
        ['a', 'b']
          .map(
            (name) =>
              `${name}: __schema { ${part.replaceAll('type {', 'type { fields { name description args { name description } isDeprecated type { name } }')} }`,
          )
          .join(' '),
    ],
  ])('rejects the schema many times in one operation: %s', async (_name, asks) => {
    const types =
      'types { name fields { name args { name type { name ofType { name } } } type { name ofType { name } } } inputFields { name type { name } } enumValues { name } }';
    for (const options of [{}, { token: await on.token() }])
      expect(code(await on.ask(`{ ${asks(types)} }`, options))).toBe('QUERY_TOO_COSTLY');
  });

  test('the schema is charged each time, although it needs no upstream call', async () => {
    const points = async (query: string): Promise<number> => {
      const { extensions } = await on.ask(query);
      return (extensions!['cost'] as { points: number }).points;
    };
    const whole = getIntrospectionQuery();
    // The first time the document itself is new; later only the returned schema counts, also under an alias.
    await points(whole);
    expect(await points(whole)).toBeGreaterThan(50);
    const aliased = '{ a: __schema { types { name description fields { name description } } } }';
    await points(aliased);
    expect(await points(aliased)).toBeGreaterThan(20);
    await points('{ __typename }');
    expect(await points('{ __typename }')).toBe(1);
    expect(on.calls).toEqual([]);
  });

  test('is as little taken by GET', async () => {
    const answer = await fetch(`${on.url}/graphql?query=${encodeURIComponent(repeated('cves{nodes{id}}', 370))}`, {
      headers: { 'apollo-require-preflight': '1' },
    });
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'QUERY_TOO_COSTLY' } }] });
  });

  test('visitors have narrower bounds than members, also for a document that a member made known by hash', async () => {
    const wide = `{ cves { nodes { ${Array.from({ length: 620 }, (_, i) => `a${i % 14}: id`)
      .join(' ')
      .replaceAll(/a(\d+): id/g, (_, i: string) => (Number(i) % 2 === 0 ? 'id' : 'score'))} } } }`;
    expect(code(await on.ask(wide))).toBe('QUERY_TOO_COSTLY');
  });
});

describe('a query that fans out', () => {
  const fan =
    '{ organization(name: "acme") { channels { packages(first: 100) { nodes { id versions { version } } } } } }';

  test('is ended at the calls that one operation may make, with one error and nothing of the answer', async () => {
    on.answer(organization(13, 100));
    const answer = await on.ask(fan, { token: await on.token() });
    expect(on.calls.length).toBeLessThanOrEqual(defaultQuotas.calls);
    expect(answer.status).toBe(400);
    expect(answer.data).toBeUndefined();
    expect(answer.errors).toHaveLength(1);
    expect(answer.errors![0]).toMatchObject({
      message: expect.stringContaining(`${defaultQuotas.calls} calls`) as string,
      extensions: { code: 'QUERY_TOO_COSTLY', retryable: false },
    });
  });

  test('is answered where the lists are as short as they are', async () => {
    on.answer(organization(2, 10));
    const answer = await on.ask<{ organization: { channels: unknown[] } }>(fan, { token: await on.token() });
    expect(answer.errors).toBeUndefined();
    expect(on.calls).toHaveLength(2 + 2 + 20);
    expect(answer.extensions).toMatchObject({ cost: { calls: 24, points: 26 } });
    // The Server-Timing header shows upstream and total durations.
    expect(answer.headers.get('server-timing')).toMatch(
      /^upstream;desc="24 calls";dur=(?!0\.0)\d+\.\d, total;dur=(?!0\.0)\d+\.\d$/,
    );
  });

  test('over the files of packages is one question for each page of them, whatever its size', async () => {
    on.answer(organization(13, 100));
    const files = fan.replace('versions { version }', 'files(first: 1) { nodes { id } }');
    const answer = await on.ask(files, { token: await on.token() });
    expect(answer.errors).toBeUndefined();
    expect(on.calls).toHaveLength(1 + 1 + 13 + 13);
  });

  test('by plain lists in plain lists is ended at the objects that come, though it makes two calls', async () => {
    on.answer(organization(60, 0));
    const deep = `{ organization(name: "acme") { ${'channels { organization { '.repeat(3)} channels { name } ${'} }'.repeat(3)} } }`;
    for (let turn = 0; turn < 3; turn += 1) {
      const answer = await on.ask(deep, { token: await on.token() });
      expect(code(answer)).toBe('QUERY_TOO_COSTLY');
      expect(answer.data).toBeUndefined();
      expect(answer.errors).toHaveLength(1);
    }
    expect(on.calls.length).toBeLessThanOrEqual(6);
  });

  test('pays for what it was handed, though nothing was asked for it', async () => {
    await on.close();
    on = await stage({ quotas: { points: 100 } });
    on.answer(organization(60, 0));
    const token = await on.token();
    const answer = await on.ask(
      '{ organization(name: "acme") { channels { organization { channels { organization { name } } } } } }',
      { token },
    );
    // 60 channels, their organization each, and the 60 of each of these: a point for every hundred.
    expect(answer.extensions).toMatchObject({ cost: { calls: 2, objects: 60 * 60 + 60 + 60 + 60 * 60 + 1 } });
    expect(Number((answer.extensions!['cost'] as { points: number }).points)).toBeGreaterThan(70);
    const next = await on.ask(
      '{ organization(name: "acme") { channels { organization { channels { organization { name } } } } } }',
      { token },
    );
    expect([answer.status, next.status]).toEqual([200, 200]);
    expect((await on.ask('{ __typename }', { token })).status).toBe(429);
  });

  test('what a mutation has done stays in the answer when its reads come to the bound', async () => {
    on.answer((call, ...rest) =>
      call.method === 'POST'
        ? { status: 201, body: { id: 'g', name: 'Team', user_count: 0, channel_count: 0 } }
        : organization(13, 100)(call, ...rest),
    );
    const answer = await on.ask<{ createGroup: { group: { name: string } } }>(
      `mutation { createGroup(input: { organization: "acme", name: "Team" }) { group { name } userErrors { code } organization ${fan.slice(fan.indexOf('{ channels'), -2)} } }`,
      { token: await on.token() },
    );
    expect(answer.data.createGroup.group.name).toBe('Team');
    expect(answer.errors).toHaveLength(1);
    expect(code(answer)).toBe('QUERY_TOO_COSTLY');
  });

  test.each([1, 60])('with %i of them open, another caller is answered first', { timeout: 60_000 }, async (open) => {
    const abuser = await on.token();
    const innocent = await on.token({ subject: other });
    // The services delay versions: the test releases them one by one, oldest first.
    const held: (() => void)[] = [];
    on.answer((call, request, response) => {
      if (!call.path.includes('/versions')) return organization(1, 8)(call, request, response);
      held.push(() =>
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"items":[],"total_count":0}'),
      );
      return 'hang';
    });
    const order: string[] = [];
    const attacks = Array.from({ length: open }, () => on.ask(fan, { token: abuser }).then(() => order.push('abuser')));
    await expect.poll(() => held.length, patience).toBe(defaultQuotas.concurrency);
    const { data } = await on.ask<{ viewer: object }>('{ viewer { username } }', { token: innocent });
    order.push('innocent');
    expect(data.viewer).toEqual({ username: 'ada' });
    expect(order).toEqual(['innocent']);
    expect(held.length).toBe(defaultQuotas.concurrency);
    const pump = setInterval(() => {
      for (const go of held.splice(0)) go();
    }, 1);
    await Promise.all(attacks);
    clearInterval(pump);
  });
});

describe('a body that is larger than its operation needs', () => {
  const large = JSON.stringify({
    query: 'query($n: String!) { organization(name: $n) { id } }',
    variables: { n: '%'.repeat(2_000_000) },
  });
  const post = (body: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${on.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });

  test.each([
    ['a visitor', {}, 413],
    ['a cookie that opens nothing', { cookie: 'x=y' }, 413],
    ['a session cookie that was made up', { cookie: 'terrarium_session=a.b.c.d.e' }, 413],
    ['a token that is forged', { authorization: 'Bearer abc' }, 401],
  ])('from %s is rejected by its length', async (_name, headers, status) => {
    expect((await post(large, headers)).status).toBe(status);
    expect(on.calls).toEqual([]);
  });

  test('from a member is rejected before any upstream call', async () => {
    expect((await post(large, { authorization: `Bearer ${await on.token()}` })).status).toBe(413);
    expect(on.calls).toEqual([]);
  });

  test('is dear: the second one of a member with a small budget is not read', async () => {
    await on.close();
    on = await stage({ quotas: { points: 400 } });
    const authorization = `Bearer ${await on.token()}`;
    expect([(await post(large, { authorization })).status, (await post(large, { authorization })).status]).toEqual([
      413, 429,
    ]);
  });

  test('a name of a few kilobytes is not sent upstream', async () => {
    const answer = await on.ask('query($n: String!) { organization(name: $n) { id } }', {
      variables: { n: '%'.repeat(5_000) },
      token: await on.token(),
    });
    expect(code(answer)).toBe('BAD_USER_INPUT');
    expect(on.calls).toEqual([]);
  });

  test.each<[string, string, unknown]>([
    ['a text', 'query($v: String!) { organization(name: $v) { id } }', 'x'.repeat(20_000)],
    ['an id', 'query($v: ID!) { node(id: $v) { id } }', 'x'.repeat(2_000)],
    [
      'a value of an enumeration',
      'mutation($v: CreateChannelInput!) { createChannel(input: $v) { channel { id } } }',
      { organization: 'acme', name: 'x', visibility: 'P'.repeat(200_000), type: 'VIRTUAL' },
    ],
    [
      'an unknown field of an input',
      'mutation($v: CreateChannelInput!) { createChannel(input: $v) { channel { id } } }',
      { organization: 'acme', name: 'x', visibility: 'PUBLIC', type: 'VIRTUAL', [`n${'a'.repeat(200_000)}`]: 1 },
    ],
    ['a list', 'query($v: [ID!]!) { nodes(ids: $v) { id } }', Array.from({ length: 5_000 }, () => 'x')],
    [
      'a text in a list in an input',
      'mutation($v: CreateChannelInput!) { createChannel(input: $v) { channel { id } } }',
      { organization: 'acme', name: 'x', visibility: 'PUBLIC', type: 'VIRTUAL', sources: ['x'.repeat(20_000)] },
    ],
  ])('%s that is longer than any is blocked', async (_name, query, v) => {
    const answer = await on.ask(query, { variables: { v }, token: await on.token() });
    expect(code(answer)).toBe('QUERY_TOO_COSTLY');
    expect(on.calls).toEqual([]);
  });
});

describe('a caller that never stops', () => {
  test('sees the remaining points, and finally must wait; others and REST calls are counted separately and together', async () => {
    await on.close();
    on = await stage({ quotas: { points: 20 } });
    on.answer(organization(1, 1));
    const token = await on.token();
    const first = await on.ask('{ viewer { username } }', { token });
    expect(first.extensions).toMatchObject({ cost: { points: 2, calls: 1, limit: 20 } });
    expect(first.headers.get('ratelimit-policy')).toBe('"points";q=20;w=60');
    expect(first.headers.get('ratelimit')).toMatch(/^"points";r=1[89];t=\d+$/);
    let answer = first;
    for (let i = 0; i < 30 && answer.status === 200; i += 1)
      answer = await on.ask('{ viewer { username } }', { token });
    expect(answer.status).toBe(429);
    expect(answer.errors![0]).toMatchObject({
      message: expect.stringMatching(/Try again in \d+ seconds?/) as string,
      extensions: { code: 'RATE_LIMITED', retryable: true, requestId: expect.stringMatching(/.{8}/) as string },
    });
    expect(Number(answer.headers.get('retry-after'))).toBe(answer.errors![0]!.extensions['retryAfter']);
    const rest = await fetch(`${on.url}/api/account`, { headers: { authorization: `Bearer ${token}` } });
    expect([rest.status, rest.headers.get('ratelimit-policy')]).toEqual([429, '"points";q=20;w=60']);
    expect(await rest.json()).toMatchObject({ error: { human_readable_id: 'rate_limited' } });
    expect((await on.ask('{ viewer { username } }', { token: await on.token({ subject: other }) })).status).toBe(200);
    expect((await on.ask('{ __typename }')).status).toBe(200);
    expect(on.gateway.counters().refused).toBe(2);
  });

  test('is charged for generated responses, not for stored files', async () => {
    await on.close();
    on = await stage({ quotas: { points: 200 } });
    const bytes = 'x'.repeat(1024 * 1024);
    const file: Record<string, string> = { 'accept-ranges': 'bytes' };
    on.answer(({ path }) => ({ body: bytes, headers: path.includes('/files/') ? file : {} }));
    const headers = { authorization: `Bearer ${await on.token()}` };
    const left = async (path: string): Promise<number> => {
      await (await fetch(`${on.url}${path}`, { headers })).arrayBuffer();
      const { headers: said } = await fetch(`${on.url}/api/account`, { method: 'HEAD', headers });
      return Number(/r=(\d+)/.exec(said.get('ratelimit')!)![1]);
    };
    expect(await left('/api/projects/1/files/large.bin')).toBeGreaterThan(190);
    expect(await left('/api/organizations/acme/channels')).toBeLessThan(150);
  });

  test('gets the cookie of a session that was renewed just then: without it the browser would be signed out', async () => {
    await on.close();
    on = await stage({ quotas: { points: 4 } });
    let turn = 0;
    const access = await on.token();
    on.answer(({ path }) =>
      path === '/api/iam/token'
        ? {
            body: {
              access_token: access,
              token_type: 'Bearer',
              expires_in: 1,
              refresh_token: `refresh-${(turn += 1)}`,
              refresh_expires_in: 86_400,
            },
          }
        : { body: aRestUser() },
    );
    const signedIn = await on.ask(
      'mutation { signIn(input: { username: "ada@acme.example", password: "pw" }) { userErrors { code } } }',
    );
    let cookie = signedIn.headers.get('set-cookie')!.split(';')[0]!;
    let answer = signedIn;
    for (let i = 0; i < 10 && answer.status === 200; i += 1) {
      answer = await on.ask('{ viewer { username } }', { headers: { cookie } });
      expect(answer.headers.get('set-cookie')).toMatch(/^terrarium_session=ey/);
      cookie = answer.headers.get('set-cookie')!.split(';')[0]!;
    }
    expect(answer.status).toBe(429);
  });

  test('as a visitor does not come further with made-up tokens or other addresses of the same network', async () => {
    await on.close();
    on = await stage({ quotas: { visitorPoints: 10 } });
    const statuses: number[] = [];
    for (let i = 0; i < 20; i += 1) {
      const answer = await on.ask('{ __typename }', {
        headers: {
          'x-forwarded-for': `2001:db8:1:2::${i + 1}`,
          ...(i % 2 === 0 ? { authorization: `Bearer made.up.${i}` } : {}),
        },
      });
      statuses.push(answer.status);
    }
    expect(statuses.slice(0, 4)).toEqual([401, 200, 401, 200]);
    expect(statuses.at(-1)).toBe(429);
    expect((await on.ask('{ __typename }', { headers: { 'x-forwarded-for': '2001:db8:1:3::1' } })).status).toBe(200);
  });

  test('by REST: sixty open calls leave room for others', { timeout: 60_000 }, async () => {
    const held: (() => void)[] = [];
    on.answer((call, _request, response) => {
      if (!call.path.startsWith('/api/slow')) return { body: { ok: true } };
      held.push(() => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
      return 'hang';
    });
    const abuser = { authorization: `Bearer ${await on.token()}` };
    const order: string[] = [];
    const attacks = Array.from({ length: 60 }, (_, i) =>
      fetch(`${on.url}/api/slow?${i}`, { headers: abuser }).then(() => order.push('abuser')),
    );
    await expect.poll(() => held.length, patience).toBe(defaultQuotas.concurrency);
    await fetch(`${on.url}/api/account`, {
      headers: { authorization: `Bearer ${await on.token({ subject: other })}` },
    });
    order.push('innocent');
    expect(order).toEqual(['innocent']);
    expect(held.length).toBe(defaultQuotas.concurrency);
    const pump = setInterval(() => {
      for (const go of held.splice(0)) go();
    }, 1);
    await Promise.all(attacks);
    clearInterval(pump);
  });
});

test('answers of REST calls have a price by their size', async () => {
  await on.close();
  on = await stage({ quotas: { points: 10 } });
  on.answer(() => ({ body: 'x'.repeat(20 * 16 * 1_024) }));
  const headers = { authorization: `Bearer ${await on.token()}` };
  const first = await fetch(`${on.url}/api/account`, { headers });
  expect((await first.text()).length).toBe(20 * 16 * 1_024);
  expect((await fetch(`${on.url}/api/account`, { headers })).status).toBe(429);
});

test("rejects a GET of another site with the browser's cookie, even with the header that scripts send", async () => {
  const answer = await fetch(`${on.url}/graphql?query=${encodeURIComponent('{ viewer { id } }')}`, {
    headers: { cookie: 'terrarium_session=x', 'apollo-require-preflight': '1', 'sec-fetch-site': 'cross-site' },
  });
  expect(answer.status).toBe(403);
  expect(on.calls).toEqual([]);
});
