import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aRestUser, stage, type Stage } from '../testing/index.ts';

const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../gen/operations.json'), 'utf8')) as Record<
  string,
  string
>;
const [hash, text] = Object.entries(manifest).find(([, operation]) => operation.startsWith('query AccountSettings '))!;
const own = '{ viewer { username } }';

let on: Stage;
let cookie: string;
afterEach(() => on.close());

/** Opens a gateway and a browser's session in it. */
async function open(registeredOnly: boolean): Promise<void> {
  on = await stage({ registeredOnly });
  const body = {
    access_token: await on.token(),
    token_type: 'Bearer',
    expires_in: 600,
    refresh_token: 'refresh',
    refresh_expires_in: 86_400,
  };
  on.answer((call) => (call.path === '/api/iam/token' ? { body } : { body: aRestUser() }));
  const answer = await on.ask(
    'mutation { signIn(input: { username: "ada@acme.example", password: "pw" }) { userErrors { code } } }',
  );
  cookie = answer.headers.get('set-cookie')!.split(';')[0]!;
  on.calls.length = 0;
}

const send = async (body: object, headers: Record<string, string> = { cookie }) => {
  const answer = await fetch(`${on.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return {
    status: answer.status,
    body: (await answer.json()) as {
      data?: object;
      errors?: { message: string; extensions: Record<string, unknown> }[];
    },
  };
};
const byHash = (sha256Hash: string, query?: string) => ({
  ...(query === undefined ? {} : { query }),
  extensions: { persistedQuery: { version: 1, sha256Hash } },
});
const sha256 = (of: string): string => createHash('sha256').update(of).digest('hex');

test('an operation of the web runs by its hash alone', async () => {
  await open(false);
  const [{ body: hashed }, { body: spelled }] = [await send(byHash(hash)), await send({ query: text })];
  expect(hashed.data).toBeDefined();
  expect(hashed.data).toEqual(spelled.data);
});

test('an unknown hash asks for the text; with it the operation runs, and then by hash', async () => {
  await open(false);
  expect((await send(byHash(sha256(own)))).body.errors![0]!.extensions['code']).toBe('PERSISTED_QUERY_NOT_FOUND');
  expect((await send(byHash(sha256(own), own))).body.data).toEqual({ viewer: { username: 'ada' } });
  expect((await send(byHash(sha256(own)))).body.data).toEqual({ viewer: { username: 'ada' } });
});

test('a hash cannot be given to another text', async () => {
  await open(false);
  expect((await send(byHash(hash, own))).body.data).toBeUndefined();
  expect((await send(byHash(hash))).body.errors).toBeUndefined();
});

describe('where only registered operations run', () => {
  beforeEach(() => open(true));

  test('a session of a browser runs what the web registered, by hash and by text', async () => {
    for (const body of [byHash(hash), { query: text }]) expect((await send(body)).body.errors).toBeUndefined();
  });

  test('rejects anything else with a reason, and without an upstream call', async () => {
    for (const body of [{ query: own }, byHash(sha256(own), own), { query: `${text} ` }]) {
      const answer = await send(body);
      expect(answer.status).toBe(403);
      expect(answer.body.errors![0]).toMatchObject({
        message: expect.stringContaining('Reload the page') as string,
        extensions: { code: 'FORBIDDEN', humanReadableId: 'operation_not_registered' },
      });
    }
    expect(on.calls).toEqual([]);
  });

  test.each<[string, () => Promise<Response>]>([
    [
      'by GET',
      () =>
        fetch(`${on.url}/graphql?query=${encodeURIComponent(own)}`, {
          headers: { cookie, 'apollo-require-preflight': '1' },
        }),
    ],
    [
      'by GET and hash',
      () =>
        fetch(
          `${on.url}/graphql?extensions=${encodeURIComponent(JSON.stringify(byHash(sha256(own)).extensions))}&query=${encodeURIComponent(own)}`,
          { headers: { cookie, 'apollo-require-preflight': '1' } },
        ),
    ],
    [
      'in a batch',
      () =>
        fetch(`${on.url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie },
          body: JSON.stringify([{ query: text }, { query: own }]),
        }),
    ],
    [
      'under the hash of another in capitals',
      () =>
        fetch(`${on.url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie },
          body: JSON.stringify(byHash(hash.toUpperCase(), own)),
        }),
    ],
    [
      'behind a registered one in one document',
      () =>
        fetch(`${on.url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie },
          body: JSON.stringify({ query: `${text} query Own ${own}`, operationName: 'AccountSettings' }),
        }),
    ],
    [
      'with credentials of another kind beside the cookie',
      () =>
        fetch(`${on.url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie, authorization: 'Basic YTpi' },
          body: JSON.stringify({ query: own }),
        }),
    ],
  ])('a session of a browser cannot bring its own %s', async (_name, ask) => {
    expect(await (await ask()).json()).toEqual({ errors: [expect.anything()] });
    expect(on.calls).toEqual([]);
  });

  test('an operation stored by another program stays rejected for browsers', async () => {
    const bearer = { authorization: `Bearer ${await on.token()}` };
    expect((await send(byHash(sha256(own), own), bearer)).body.errors).toBeUndefined();
    expect((await send(byHash(sha256(own)))).status).toBe(403);
  });

  test.each<[string, () => Promise<Record<string, string>>]>([
    ['a program with a token', async () => ({ authorization: `Bearer ${await on.token()}` })],
    ['a visitor', () => Promise.resolve({})],
    ['the playground', () => Promise.resolve({ cookie, 'x-terrarium-playground': 'true' })],
  ])('%s runs its own operations', async (_name, headers) => {
    expect((await send({ query: own }, await headers())).body.errors).toBeUndefined();
  });
});
