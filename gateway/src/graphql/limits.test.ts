import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stage, type Stage } from '../testing/index.ts';
import { documentLimits, limits } from './limits.ts';

let on: Stage;
beforeAll(async () => {
  on = await stage();
});
beforeEach(() => {
  on.calls.length = 0;
});
afterAll(() => on.close());

const nested = (depth: number): string => `{ ${'viewer { organizations { '.repeat(depth)}name${' } }'.repeat(depth)} }`;
const wide =
  '{ organization(name: "acme") { members(first: 100) { nodes { user { organizations { policies(first: 100) { nodes { organization { policies(first: 100) { nodes { name } } } } } } } } } } }';

describe('rejects abuse before any upstream call', () => {
  const attacks: [string, () => Promise<{ errors?: { message: string; extensions: Record<string, unknown> }[] }>][] = [
    ['deep nesting', () => on.ask(nested(20))],
    ['wide pages written out', () => on.ask(wide)],
    [
      'wide pages through variables',
      () =>
        on.ask(wide.replace('{ organization', 'query($n: Int) { organization').replaceAll('first: 100', 'first: $n'), {
          variables: { n: 100 },
        }),
    ],
    [
      'hundreds of aliases',
      () =>
        on.ask(`{ ${Array.from({ length: 300 }, (_, i) => `a${i}: organization(name: "acme") { name }`).join(' ')} }`),
    ],
    [
      'sign-in by alias',
      () =>
        on.ask(
          `mutation { ${Array.from({ length: 50 }, (_, i) => `a${i}: signIn(input: { username: "ada@acme.example", password: "${i}" }) { userErrors { code } }`).join(' ')} }`,
        ),
    ],
    [
      'sign-in by alias, twice',
      () =>
        on.ask(
          'mutation { a: signIn(input: { username: "a", password: "1" }) { userErrors { code } } b: signIn(input: { username: "a", password: "2" }) { userErrors { code } } }',
        ),
    ],
    [
      'sign-in by alias, spread over fragments',
      () =>
        on.ask(
          `mutation { ${Array.from({ length: 5 }, (_, i) => `... { a${i}: signIn(input: { username: "a", password: "${i}" }) { userErrors { code } } }`).join(' ')} }`,
        ),
    ],
    [
      'aliases spread over fragments',
      () =>
        on.ask(
          `{ ${Array.from({ length: 30 }, (_, i) => `... on Query { a${i}: organization(name: "acme") { name } }`).join(' ')} }`,
        ),
    ],
    [
      'directives deep inside',
      () =>
        on.ask(
          `{ viewer { organizations { ${Array.from({ length: 70 }, (_, i) => `t${i % 10}: title @include(if: true)`).join(' ')} } } }`,
        ),
    ],
    ['directives', () => on.ask(`{ viewer { username ${'@include(if: true)'.repeat(100)} } }`)],
    ['tokens', () => on.ask(`{ ${'viewer { id } '.repeat(3_000)} }`)],
    ['fragment cycles', () => on.ask('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }')],
    [
      'fragment fan-out',
      () =>
        on.ask(
          `{ ...f0 } ${Array.from({ length: 25 }, (_, i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`).join(' ')} fragment f25 on Query { viewer { id } }`,
        ),
    ],
    [
      'a hundred and one nodes',
      () =>
        on.ask('query($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
          variables: { ids: Array.from({ length: 101 }, () => 'x') },
        }),
    ],
    ['a page out of range', () => on.ask('{ cves(first: 101) { totalCount } }')],
    ['a page of minus one', () => on.ask('{ cves(first: -1) { totalCount } }')],
    ['a forged cursor', () => on.ask('{ cves(after: "AAAA") { totalCount } }')],
  ];
  test.each(attacks)('%s', async (_name, attack) => {
    const { errors } = await attack();
    expect(errors?.length).toBeGreaterThan(0);
    expect([
      'QUERY_TOO_COSTLY',
      'BAD_USER_INPUT',
      'GRAPHQL_VALIDATION_FAILED',
      'GRAPHQL_PARSE_FAILED',
      'BAD_REQUEST',
    ]).toContain(errors![0]!.extensions['code']);
    expect(on.calls).toEqual([]);
  });

  test('directives in a GET', async () => {
    const query = `{ viewer { ${Array.from({ length: 70 }, () => 'username @include(if: true)').join(' ')} } }`;
    const answer = await fetch(`${on.url}/graphql?query=${encodeURIComponent(query)}`, {
      headers: { 'apollo-require-preflight': 'true', accept: 'application/graphql-response+json' },
    });
    expect(answer.status).toBe(400);
    expect(on.calls).toEqual([]);
  });
  test('batches in an array', async () => {
    const answer = await fetch(`${on.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([{ query: '{ viewer { id } }' }, { query: '{ viewer { id } }' }]),
    });
    expect(answer.status).toBe(400);
    expect(on.calls).toEqual([]);
  });
  test('a body over the limit', async () => {
    const answer = await fetch(`${on.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ viewer { id } }', variables: { x: 'x'.repeat(600_000) } }),
    });
    expect(answer.status).toBe(413);
  });
  test('variables that are nested without end', async () => {
    const answer = await fetch(`${on.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"query":"{ __typename }","variables":{"x":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`,
    });
    expect(answer.status).toBe(400);
    expect(on.calls).toEqual([]);
  });
  test('another charset', async () => {
    const answer = await fetch(`${on.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-16' },
      body: '{}',
    });
    expect(answer.status).toBe(415);
  });
  test('a form posted from another site', async () => {
    const answer = await fetch(`${on.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: '{"query":"{ viewer { id } }"}',
    });
    expect([400, 415]).toContain(answer.status);
  });
  test('a GET from another site, without the header that only scripts of ours send', async () => {
    const answer = await fetch(`${on.url}/graphql?query=${encodeURIComponent('{ viewer { id } }')}`);
    expect(answer.status).toBe(400);
  });
  test('a cookie sent from another origin', async () => {
    const answer = await fetch(`${on.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: 'terrarium_session=x', origin: 'https://evil.example' },
      body: '{"query":"{ viewer { id } }"}',
    });
    expect(answer.status).toBe(403);
  });
});

test('every limit of an operation and its document matches the guide', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../docs/guides/reference/graphql.md'), 'utf8');
  const number = (each: number): string => each.toLocaleString('en');
  const { member, visitor } = documentLimits;
  for (const sentence of [
    `${limits.depth} levels (${limits.schemaDepth} below`,
    `${limits.aliases} aliases of a field, ${limits.directives} directives, ${number(limits.cost)} objects`,
    `${number(member.tokens)} tokens in 64 KiB`,
    `for visitors ${number(visitor.tokens)} tokens`,
    `${limits.body / 1024} KiB in all (${limits.largeBody / 1024 / 1024} MiB`,
  ])
    expect(guide).toContain(sentence);
});

test('a document may be as deep as the guide says, and no deeper', async () => {
  on.answer(() => undefined);
  const turn = ['policies(first: 1)', 'nodes', 'organization'];
  const deep = (levels: number): string => {
    const fields = Array.from({ length: levels - 2 }, (_, i) => turn[i % turn.length]);
    return `{ organization(name: "acme") { ${fields.join(' { ')} { __typename ${'} '.repeat(levels)}`;
  };
  for (const [levels, code] of [
    [limits.depth, undefined],
    [limits.depth + 1, 'QUERY_TOO_COSTLY'],
  ] as const) {
    const { errors } = await on.ask(deep(levels));
    expect(errors?.[0]?.extensions['code'], deep(levels)).toBe(code);
  }
});

test('what the web asks is far below the limits: an organization with its channels, policies and members', async () => {
  on.answer(() => ({ status: 503 }));
  const { errors } = await on.ask(
    '{ organization(name: "acme") { channels { name appliedPolicy { policy { name } } } policies(first: 100) { nodes { name } } members(first: 100) { nodes { user { displayName } } } } }',
  );
  expect(errors?.[0]?.extensions['code']).toBe('UPSTREAM_UNAVAILABLE');
});

test('a field that many fragments share is one field', async () => {
  on.answer(() => undefined);
  const { errors } = await on.ask(
    `{ organization(name: "acme") { ${Array.from({ length: 20 }, () => '... on Organization { id name }').join(' ')} } }`,
  );
  expect(errors).toBeUndefined();
});

test('without introspection neither the schema nor suggestions leave', async () => {
  const closed = await stage({ introspection: false });
  const schema = await closed.ask('{ __schema { types { name } } }');
  const typo = await closed.ask('{ viewr { id } }');
  await closed.close();
  expect(schema.errors?.length).toBeGreaterThan(0);
  expect(typo.errors?.[0]?.message).not.toContain('Did you mean');
});

test('a plain GET works with a token in a header, and not for a browser that another site could control', async () => {
  const get = async (headers: Record<string, string>): Promise<number> =>
    (await fetch(`${on.url}/graphql?query=${encodeURIComponent('{ __typename }')}`, { headers })).status;
  const authorization = `Bearer ${await on.token()}`;
  expect(await get({ authorization })).toBe(200);
  expect(await get({ 'apollo-require-preflight': '1' })).toBe(200);
  expect(await get({})).toBe(400);
  expect(await get({ authorization, cookie: 'terrarium_session=x' })).toBe(400);
});
