/**
 * A large hub: every query of the web application whose variables are known here, and the REST lists, each as the users
 * who notice size: an admin of the large organization, a member of 200 organizations, an operator, and a visitor.
 * `LARGE_DATA` names a folder that keeps the filled database for the next run, and `LARGE_ONLY` selects rows.
 */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toId } from '../gateway/src/graphql/index.ts';
import { startPlatform } from '../platform/src/testing/index.ts';
import type { TestPlatform } from '../platform/src/testing/index.ts';
import { quantile, start, stopAll } from './hub.ts';
import { fill, idOf, LARGE, MANY, OPERATOR } from './large/fill.ts';
import type { BenchTable } from './table.ts';

const ROUNDS = Number(process.env['LARGE_ROUNDS'] ?? 20);
/** Stops measuring a slow request after this time, ms, and some rounds. */
const LONGEST = 10_000;
const FEWEST_ROUNDS = 5;
const TARGET = 200;
/** Maximum size of a response, in bytes. */
const MOST_BYTES = 1_000_000;
/** Number of rows in the table. */
const SHOWN = 25;

/** One request, and how often it was measured. */
interface Ask {
  viewer: string;
  what: string;
  path: string;
  body?: string;
}

const viewers = { admin: 1, 'member of 200': MANY, operator: OPERATOR, visitor: null } as const;

/** Values of the variables of queries, by name. A query with any other required variable isn't measured. */
const variables: Record<string, unknown> = {
  org: LARGE,
  isInOrganization: true,
  recent: [LARGE],
  channel: 'ml-1',
  days: 90,
  year: new Date().getUTCFullYear(),
  month: new Date().getUTCMonth() + 1,
  limit: 20,
  first: 20,
  filter: {},
  sort: 'NAME',
  groupId: toId('Group', LARGE, idOf('group', 1)),
  environmentId: toId('Environment', LARGE, idOf('environment', 77)),
  userId: toId('HubUser', idOf('user', MANY)),
  package: 'pypackage-0',
  ifRefused: false,
  name: 'pypackage-0',
  invitationOffset: 0,
};
/** Offset of a deep page. */
const DEEP = 900;
/** Queries that search, with texts of one to three letters. */
const SEARCHES = ['p', 'pa', 'pac'];
/** Queries whose text variable filters, with the name of this variable. */
const TEXTS = ['query', 'q', 'search'];
/** Queries that a visitor sends. */
const OF_VISITORS = /^(PaletteSearch|SearchPackages|SearchOthers|Cves|MainPackages)$/;

/** Returns the queries of the web application, by name. */
function operations(): Map<string, string> {
  const file = join(import.meta.dirname, '../gateway/src/gen/operations.json');
  const texts = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  return new Map(
    texts.flatMap((text) => [...(/^query (\w+)/gm.exec(text) ?? [])].slice(1).map((name) => [name, text])),
  );
}

function* pagesOf(name: string, text: string): Generator<{ what: string; body: string }> {
  const head = /^query \w+(\([^)]*\))?/m.exec(text)![0];
  const asked = [...head.matchAll(/\$(\w+): ([\w[\]!]+)/g)].map(([, variable, type]) => ({
    variable: variable!,
    type: type!,
  }));
  const searched = asked.find(({ variable }) => TEXTS.includes(variable));
  const offset = asked.some(({ variable }) => variable === 'offset');
  const rest = asked.filter(({ variable }) => variable !== searched?.variable && variable !== 'offset');
  if (rest.some(({ variable, type }) => type.endsWith('!') && !(variable in variables))) return;
  const given = Object.fromEntries(
    rest.flatMap(({ variable }) => (variable in variables ? [[variable, variables[variable]]] : [])),
  );
  const words: (string | null)[] =
    searched === undefined ? [null] : searched.type.endsWith('!') ? SEARCHES : [null, ...SEARCHES];
  for (const word of words)
    for (const at of !offset ? [null] : word === words[0] ? [0, DEEP] : [0])
      yield {
        what: `${name}${word === null ? '' : ` “${word}”`}${at === DEEP ? ` from ${DEEP}` : ''}`,
        body: JSON.stringify({
          query: text,
          variables: {
            ...given,
            ...(word === null ? {} : { [searched!.variable]: word }),
            ...(at === null ? {} : { offset: at }),
          },
        }),
      };
}

function asks(): Ask[] {
  const graphql = [...operations()].flatMap(([name, text]) => {
    const of = (viewer: keyof typeof viewers): Ask[] =>
      [...pagesOf(name, text)].map((page) => ({ viewer, path: '/graphql', ...page }));
    if (/^ {2}(operator|outbox)\b/m.test(text)) return of('operator');
    return [
      ...of('admin'),
      ...(text.includes('$org: String!') && name !== 'Shell' ? [] : of('member of 200')),
      ...(OF_VISITORS.test(name) ? of('visitor') : []),
    ];
  });
  const inLarge = (path: string): string => `/api/organizations/${LARGE}/${path}`;
  const group = `groups/${idOf('group', 1)}`;
  const paged = [
    ...['channels', 'users', 'repo-policies', 'exceptions', 'exception-requests', 'changes', 'audit-log'].map(inLarge),
    ...['invitations', 'advisory-notices', 'served-cves', 'findings', 'channel-policy-deltas'].map(inLarge),
    inLarge(`${group}/users`),
    `/api/environments/organizations/${LARGE}/environments`,
    `/api/environments/organizations/${LARGE}/states`,
    ...['requests', 'clients', 'blocked'].map((each) => `/api/gateway-analytics/reports/${LARGE}/${each}`),
    '/api/ce/packages',
    '/api/ce/cves',
    '/api/projects',
  ];
  const whole = ['channels', 'groups', `${group}/channels`, 'cve-rules', 'users/products'].map(inLarge);
  const rest = [...whole, ...paged.flatMap((path) => [`${path}?limit=20`, `${path}?limit=20&offset=${DEEP}`])].map(
    (path): Ask => ({ viewer: 'admin', what: `GET ${path.replace(idOf('group', 1), '…')}`, path }),
  );
  const only = new RegExp(process.env['LARGE_ONLY'] ?? '');
  return [...graphql, ...rest].filter(({ viewer, what }) => only.test(`${viewer} ${what}`));
}

/** Sends a request some times. Returns its times in order, its size, and the errors of the response. */
async function measured(ask: Ask, url: string, headers: Record<string, string>) {
  const times: number[] = [];
  const first = performance.now();
  let text = '';
  let status = 0;
  for (let round = -1; round < ROUNDS; round++) {
    const began = performance.now();
    const answer = await fetch(`${url}${ask.path}`, {
      ...(ask.body === undefined ? {} : { method: 'POST', body: ask.body }),
      headers,
    });
    text = await answer.text();
    status = answer.status;
    if (round >= 0) times.push(performance.now() - began);
    if (status >= 400) break;
    if (performance.now() - first > LONGEST && times.length >= FEWEST_ROUNDS) break;
  }
  const errors =
    status >= 400 || /^\{"errors"|"errors":\[\{"message"/.test(text) ? `${status} ${text.slice(0, 300)}` : null;
  return { times: times.toSorted((a, b) => a - b), bytes: Buffer.byteLength(text), errors };
}

async function measureAll(platform: TestPlatform, gateway: string) {
  const rows = [];
  for (const ask of asks()) {
    const user = viewers[ask.viewer as keyof typeof viewers];
    const token = user === null ? null : await platform.accessToken(`user-${user}@example.org`);
    const headers = {
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    };
    const { times, bytes, errors } = await measured(ask, gateway, headers);
    if (errors !== null) console.log(`${ask.viewer}: ${ask.what}: ${errors}`);
    rows.push({
      viewer: ask.viewer,
      request: ask.what,
      'p50 ms': quantile(times, 0.5),
      'p95 ms': quantile(times, 0.95),
      'size, kB': bytes / 1_000,
    });
    if (process.env['LARGE_SHOW']) console.log(JSON.stringify(rows.at(-1)));
  }
  return rows.toSorted((a, b) => b['p95 ms'] - a['p95 ms']);
}

export default async function bench(): Promise<BenchTable> {
  const kept = process.env['LARGE_DATA'];
  const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'terrarium-large-'));
  const platform = await startPlatform({ dataDir, config: { validateAnswers: false, logLevel: 'warn' } });
  const children: ChildProcess[] = [];
  try {
    const { rows: there } = await platform.core.connection.pool.query('select 1 from app_user limit 1');
    if (there.length === 0) await fill(platform.core.connection.jobs.pool);
    const env = { PLATFORM_URL: platform.baseUrl, CALLER_POINTS: '1000000000', VISITOR_POINTS: '1000000000' };
    const gateway = await start('gateway/src/main.ts', env);
    children.push(gateway.child);
    const rows = await measureAll(platform, gateway.url);
    const slow = rows.filter((row) => row['p95 ms'] > TARGET).length;
    const big = rows.filter((row) => row['size, kB'] * 1_000 > MOST_BYTES).length;
    return {
      title: '20,000 users, 2,000 organizations, 10,000 channels, 50,000 environments, and 100 million requests',
      command: 'npm run bench -- large',
      rows: rows.slice(0, SHOWN),
      note: `The ${SHOWN} slowest of ${rows.length} requests, each sent ${ROUNDS} times after the first, or for ${LONGEST / 1_000} s. ${slow} have a p95 above ${TARGET} ms, and ${big} a response above 1 MB.`,
    };
  } finally {
    await stopAll(children);
    await platform.close();
    if (kept === undefined) rmSync(dataDir, { recursive: true, force: true });
  }
}
