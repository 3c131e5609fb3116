/**
 * What somebody else notices of each abuser of the hub: the same requests of one person, one at a time, alone and beside the attack, against a hub as
 * `npm start` runs it. `bench()` for the bench runner, or run this file; BENCH_SECONDS is the length of each measurement.
 */
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { Agent, request } from 'undici';
import { startHub } from '../tests/e2e/support/start.ts';
import type { BenchTable } from './table.ts';

const seconds = Number(process.env['BENCH_SECONDS'] ?? 15);
/** Between two requests of the person who is measured, in milliseconds. */
const pause = 10;
const password = 'terrarium-demo';

interface Attack {
  name: string;
  /** Requests open at once. */
  open: number;
  /** Whether the attacker is a member; else a visitor. */
  member: boolean;
  /** The request of a turn. */
  make(turn: number): { path?: string; method?: 'GET'; body?: string | Buffer; headers?: Record<string, string> };
}

const query = (text: string, variables?: object): { body: string } => ({ body: JSON.stringify({ query: text, variables }) });
const fan = '{ organization(name: "acme") { channels { artifacts(first: 100) { nodes { id files(first: 1) { nodes { id } } } } } } }';

const fieldsOfCve = ['id', 'cveId', 'score', 'severity', 'status', 'summary', 'publishedAt', 'fileCount', 'servedFileCount'];

/** Made once: what the attacker's own thread has to do shall not be what is measured. */
const longName = { body: Buffer.from(query('query($n: String!) { organization(name: $n) { id } }', { n: '%'.repeat(5_400_000) }).body) };

/** The attacks of the review, each as it was made, and the same within the bounds that there are now. */
const attacks: Attack[] = [
  { name: 'visitor: one field 370 times in each document', open: 4, member: false, make: (turn) => query(`{${' cves{nodes{id}}'.repeat(370)}}#${turn}`) },
  { name: 'visitor: the largest document that is taken, new each time', open: 4, member: false, make: (turn) => query(`{cves{nodes{${fieldsOfCve.flatMap((field) => Array.from({ length: 15 }, (_, i) => `${field}${i}: ${field}`)).join(' ')}}}}#${turn}`) },
  { name: 'member: 1,300 calls in one query', open: 1, member: true, make: () => query(fan) },
  { name: 'member: the same, three at once', open: 3, member: true, make: () => query(fan) },
  { name: 'member: as many calls as are allowed', open: 3, member: true, make: (turn) => query(`{ organization(name: "acme") { channel(name: "main") { artifacts(first: 100, offset: ${(turn * 100) % 300}) { nodes { files(first: 1) { nodes { id } } versions { version } } } } } }`) },
  { name: 'visitor with a made-up cookie: 5.4 MB of a name', open: 4, member: false, make: () => ({ ...longName, headers: { cookie: 'x=y' } }) },
  { name: 'member: 5.4 MB of a name', open: 4, member: true, make: () => longName },
  { name: 'member: 60 requests open', open: 60, member: true, make: () => query('{ organization(name: "acme") { name channels { name } } }') },
  { name: 'member: 60 REST calls open', open: 60, member: true, make: (turn) => ({ path: `/api/organizations/acme/channels/main/artifacts?limit=100&offset=${(turn * 100) % 300}`, method: 'GET' }) },
];

async function tokenOf(url: string, username: string): Promise<string> {
  const answer = await fetch(`${url}/api/iam/token`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ grant_type: 'password', username, password }) });
  return (await answer.json() as { access_token: string }).access_token;
}

const percentile = (sorted: readonly number[], share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

interface Measured { p50: number; p99: number; asked: number; answered: number }

/** What the person asks by turns: the own account, a page of CVEs, and a public channel's index. */
const asks = [
  { method: 'POST', path: '/graphql', ...query('{ viewer { id } }') },
  { method: 'POST', path: '/graphql', ...query('{ cves(first: 20) { totalCount nodes { cveId score } } }') },
  { method: 'GET', path: '/repo/acme/main/channeldata.json' },
] as const;

/** One person's requests one after the other for some seconds. */
async function person(url: string, token: string, until: number): Promise<Measured> {
  const agent = new Agent({ connections: 1 });
  const times: number[] = [];
  let answered = 0;
  for (let turn = 0; performance.now() < until; turn += 1) {
    const { path, ...ask } = asks[turn % asks.length]!;
    const begin = performance.now();
    const answer = await request(`${url}${path}`, { dispatcher: agent, ...ask, headers: path === '/graphql' ? { 'content-type': 'application/json', authorization: `Bearer ${token}` } : {} });
    const body = await answer.body.json() as { errors?: unknown };
    times.push(performance.now() - begin);
    if (answer.statusCode === 200 && body.errors === undefined) answered += 1;
    await delay(pause);
  }
  await agent.close();
  times.sort((a, b) => a - b);
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99), asked: times.length, answered };
}

/** What the thread of an abuser is told. */
interface Order { url: string; token: string; attack: string; milliseconds: number }

/** Runs an attack for a time; gives how often it was answered with each status. */
async function abuse({ url, token, attack, milliseconds }: Order): Promise<Map<number | string, number>> {
  const { open, member, make } = attacks.find(({ name }) => name === attack)!;
  const until = performance.now() + milliseconds;
  const agent = new Agent({ connections: open });
  const statuses = new Map<number | string, number>();
  let turn = Math.floor(Math.random() * 1e9);
  await Promise.all(Array.from({ length: open }, async () => {
    while (performance.now() < until) {
      const { path = '/graphql', method = 'POST', body, headers = {} } = make(turn += 1);
      let status: number | string;
      try {
        const answer = await request(`${url}${path}`, { method, dispatcher: agent, ...(body === undefined ? {} : { body }), headers: { 'content-type': 'application/json', ...(member ? { authorization: `Bearer ${token}` } : {}), ...headers } });
        await answer.body.dump();
        status = answer.statusCode;
      } catch {
        status = 'cut';
      }
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  }));
  await agent.destroy();
  return statuses;
}

/** Measures; about half a minute for each attack. */
export default async function bench(): Promise<BenchTable> {
  const hub = await startHub({ port: Number(process.env['BENCH_PORT'] ?? 0), env: { HOST: '127.0.0.1' } });
  const rows: object[] = [];
  try {
    const innocent = await tokenOf(hub.url, 'nora@solo.example');
    const abuser = await tokenOf(hub.url, 'max@acme.example');
    // Compilers and caches.
    await person(hub.url, innocent, performance.now() + 3_000);
    for (const attack of attacks) {
      const quiet = await person(hub.url, innocent, performance.now() + seconds * 1_000);
      const milliseconds = seconds * 1_000;
      const worker = new Worker(import.meta.filename, { workerData: { url: hub.url, token: abuser, attack: attack.name, milliseconds: milliseconds + 1_000 } satisfies Order });
      const said = once(worker, 'message') as Promise<[Map<number | string, number>]>;
      await once(worker, 'online');
      const beside = await person(hub.url, innocent, performance.now() + milliseconds);
      const [statuses] = await said;
      rows.push({
        attack: attack.name, open: attack.open, quietP50: quiet.p50, besideP50: beside.p50, quietP99: quiet.p99, besideP99: beside.p99, ratioP99: beside.p99 / quiet.p99,
        answered: `${beside.answered} of ${beside.asked}`, abuserGot: [...statuses].toSorted().map(([status, times]) => `${times} × ${status}`).join(', '),
      });
      // The platform finishes what the attacker left.
      await delay(1_000);
    }
  } finally {
    await hub.stop();
  }
  return {
    title: `Another person's requests (milliseconds) beside each abuser, ${seconds} s each, on a hub as npm start runs it`,
    command: 'npm run bench -- abuse',
    note: 'The person, the abuser (a thread of its own), the hub and its database share the cores. The abuser is one caller and goes on as fast as it is answered; before the budgets the first attack took the p50 from 4 ms to 4.4 s. To reach: a p99 beside the abuser of at most 3 × quiet, and every request answered.',
    rows,
  };
}

if (!isMainThread) parentPort!.postMessage(await abuse(workerData as Order));
else if (process.argv[1] === import.meta.filename) console.table((await bench()).rows);
