/** The attacks of the bench `abuse`: those that a review found, and the same ones within the current limits. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Agent, request } from 'undici';

/** One way to misuse a hub. */
export interface Attack {
  name: string;
  /** Number of open requests. */
  open: number;
  /** Whether the attacker is a member; else a visitor. */
  member: boolean;
  /** The request of a turn. */
  make(turn: number): {
    path?: string;
    method?: 'GET' | 'POST' | 'PUT';
    body?: string | Buffer;
    headers?: Record<string, string>;
  };
}

/** Returns the body of a GraphQL request. */
export const query = (text: string, variables?: object): { body: string } => ({
  body: JSON.stringify({ query: text, variables }),
});

const fan =
  '{ organization(name: "acme") { channels { packages(first: 100) { nodes { id files(first: 1) { nodes { id } } } } } } }';
const fieldsOfCve = [
  'id',
  'externalId',
  'score',
  'severity',
  'status',
  'summary',
  'publishedAt',
  'fileCount',
  'servedFileCount',
];
/** Created once, so that the attacker's own work isn't measured. */
const longName = {
  body: Buffer.from(query('query($n: String!) { organization(name: $n) { id } }', { n: '%'.repeat(5_400_000) }).body),
};

/** An environment file in a REST request. */
const environment = (name: string, content: string): { path: string; method: 'POST'; body: string } => ({
  path: '/api/environments/organizations/acme/environments/import',
  method: 'POST',
  body: JSON.stringify({ name: 'attack', platform: 'linux-64', files: [{ name, content }] }),
});
const emptyLines = environment('environment.yml', `name: x\ndependencies:\n- "a\\x3e1"\n${'\n'.repeat(60_000)}`);
/** Seven levels of ten aliases each, in 460 bytes. */
const aliases = environment(
  'conda-lock.yml',
  `b0: &b0 [${'xxxxxxxx,'.repeat(10)}]\n${Array.from({ length: 6 }, (_, i) => `b${i + 1}: &b${i + 1} [${`*b${i},`.repeat(10)}]\n`).join('')}package:\n- platform: linux-64\n  manager: conda\n  name: *b6\n`,
);
const manyKeys = {
  path: '/api/organizations/acme/repo-policies/validate',
  method: 'POST' as const,
  body: JSON.stringify({ file: Array.from({ length: 12_000 }, (_, i) => `k${i}:\n`).join('') }),
};
/** 304 bytes that unpack to 300 MB. */
const bomb = readFileSync(join(import.meta.dirname, '../platform/src/publish/archive/fixtures/bomb.tar.bz2'));
const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** In the order of measurement. Visitors and members alternate, so that rate limits recover in the meantime. */
export const attacks: readonly Attack[] = [
  { name: 'member: 1,300 requests from one query', open: 1, member: true, make: () => query(fan) },
  {
    name: 'visitor: one field 370 times in each document',
    open: 4,
    member: false,
    make: (turn) => query(`{${' cves{nodes{id}}'.repeat(370)}}#${turn}`),
  },
  { name: 'member: 1,300 requests from one query, three in parallel', open: 3, member: true, make: () => query(fan) },
  {
    name: 'visitor: the largest accepted document, new each time',
    open: 4,
    member: false,
    make: (turn) =>
      query(
        `{cves{nodes{${fieldsOfCve.flatMap((field) => Array.from({ length: 15 }, (_, i) => `${field}${i}: ${field}`)).join(' ')}}}}#${turn}`,
      ),
  },
  {
    name: 'visitor: the whole schema again and again',
    open: 4,
    member: false,
    make: () => query('{ __schema { types { name description fields { name description type { name } } } } }'),
  },
  {
    name: 'member: as many requests as one query can send',
    open: 3,
    member: true,
    make: (turn) =>
      query(
        `{ organization(name: "acme") { channel(name: "main") { packages(first: 100, offset: ${(turn * 100) % 300}) { nodes { files(first: 1) { nodes { id } } versions { version } } } } } }`,
      ),
  },
  {
    name: 'visitor with an invalid cookie: a name of 5.4 MB',
    open: 4,
    member: false,
    make: () => ({ ...longName, headers: { cookie: 'x=y' } }),
  },
  { name: 'member: a name of 5.4 MB', open: 4, member: true, make: () => longName },
  {
    name: 'member: 60 open requests',
    open: 60,
    member: true,
    make: () => query('{ organization(name: "acme") { name channels { name } } }'),
  },
  {
    name: 'member: 60 open REST requests',
    open: 60,
    member: true,
    make: (turn) => ({
      path: `/api/organizations/acme/channels/main/artifacts?limit=100&offset=${(turn * 100) % 300}`,
      method: 'GET',
    }),
  },
  {
    name: 'visitor: URLs of 15,500 dots',
    open: 8,
    member: false,
    make: () => ({ path: `/x${'.'.repeat(15_500)}/`, method: 'GET' }),
  },
  {
    name: 'member: 60,000 empty lines in an environment file',
    open: 2,
    member: true,
    make: () => emptyLines,
  },
  {
    name: 'visitor: ranges with thousands of spaces',
    open: 8,
    member: false,
    make: () => ({
      path: '/repo/acme/main/channeldata.json',
      method: 'GET',
      headers: { range: `bytes=${' '.repeat(7_000)}-${' '.repeat(7_000)}x` },
    }),
  },
  { name: 'member: aliases of aliases in an environment file', open: 2, member: true, make: () => aliases },
  {
    name: 'visitor: pages as fast as possible',
    open: 16,
    member: false,
    make: (turn) => ({ path: `/nowhere-${turn}`, method: 'GET' }),
  },
  { name: 'member: a policy file of 12,000 keys', open: 2, member: true, make: () => manyKeys },
  {
    name: 'visitor: forged tokens for the token exchange',
    open: 8,
    member: false,
    make: (turn) => ({
      path: '/api/oidc/exchange',
      method: 'POST',
      body: JSON.stringify({
        channel: 'acme/team',
        token: `${part({ alg: 'RS256', kid: 'x' })}.${part({ iss: 'https://token.actions.githubusercontent.com', sub: `repo:acme/x:${turn}`, aud: 'x', exp: 4e9, iat: 1 })}.AAAA`,
      }),
    }),
  },
  {
    name: 'member: rejected queries, new each time',
    open: 3,
    member: true,
    make: (turn) => query(`{ ${Array.from({ length: 300 }, (_, i) => `a${i}: __typename`).join(' ')} }#${turn}`),
  },
  {
    name: 'member: packages that unpack to a million times their size',
    open: 8,
    member: true,
    make: (turn) => ({
      path: `/repo/acme/team/noarch/bomb-1.0-${turn}.tar.bz2`,
      method: 'PUT',
      body: bomb,
      headers: { 'content-type': 'application/octet-stream' },
    }),
  },
];

/** Instructions for an attacker's thread. */
export interface Order {
  url: string;
  /** Its access token; not used by visitors. */
  token: string;
  attack: string;
  milliseconds: number;
  /** Its source address, which distinguishes visitors. */
  from: string;
}

/** Runs an attack for a time at full speed; returns the number of responses by status. */
export async function abuse({ url, token, attack, milliseconds, from }: Order): Promise<Map<number | string, number>> {
  const { open, member, make } = attacks.find(({ name }) => name === attack)!;
  const until = performance.now() + milliseconds;
  const agent = new Agent({ connections: open, localAddress: from });
  const statuses = new Map<number | string, number>();
  let turn = Math.floor(Math.random() * 1e9);
  const all = Promise.all(
    Array.from({ length: open }, async () => {
      while (performance.now() < until) {
        const { path = '/graphql', method = 'POST', body, headers = {} } = make((turn += 1));
        let status: number | string;
        try {
          const answer = await request(`${url}${path}`, {
            method,
            dispatcher: agent,
            ...(body === undefined ? {} : { body }),
            headers: {
              'content-type': 'application/json',
              ...(member ? { authorization: `Bearer ${token}` } : {}),
              ...headers,
            },
          });
          await answer.body.dump();
          status = answer.statusCode;
        } catch {
          status = 'closed';
        }
        if (performance.now() < until) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }),
  );
  // Open requests are abandoned at the end, as an attacker would.
  const end = setTimeout(() => void agent.destroy(), milliseconds);
  await all;
  clearTimeout(end);
  await agent.destroy();
  return statuses;
}
