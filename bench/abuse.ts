/**
 * What somebody else notices of each abuser of the hub: the same requests of one person, one at a time, alone and beside the attack, against a hub as
 * `npm start` runs it. `bench()` for the bench runner, or run this file; BENCH_SECONDS is the length of each measurement, BENCH_ATTACK a part of the
 * name of those that are wanted.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { Agent, request } from 'undici';
import { startHub } from '../tests/e2e/support/start.ts';
import { abuse, attacks, query, type Order } from './attacks.ts';
import type { BenchTable } from './table.ts';

const seconds = Number(process.env['BENCH_SECONDS'] ?? 24);
/** Turns in which the seconds of each measurement are taken, so that a slow moment of the machine meets all of them. */
const rounds = 4;
/** Between two requests of the person who is measured, in milliseconds. */
const pause = 10;
const password = 'terrarium-demo';
/** The person who is measured, and the abusers that are members, by turns. */
const innocent = 'nora@solo.example';
const members = ['max@acme.example', 'ada@acme.example'];

async function tokenOf(url: string, username: string): Promise<string> {
  const answer = await fetch(`${url}/api/iam/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'password', username, password }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** What the person asks by turns: the own account, a page of CVEs, and a public channel's index. */
const asks = [
  { method: 'POST', path: '/graphql', ...query('{ viewer { id } }') },
  { method: 'POST', path: '/graphql', ...query('{ cves(first: 20) { totalCount nodes { cveId score } } }') },
  { method: 'GET', path: '/repo/acme/main/channeldata.json' },
] as const;

/** How long each request took, ms, and how many were answered well. */
class Times {
  readonly #times: number[] = [];
  answered = 0;

  get asked(): number {
    return this.#times.length;
  }

  add(milliseconds: number, isGood: boolean): void {
    this.#times.push(milliseconds);
    if (isGood) this.answered += 1;
  }

  at(share: number): number {
    const sorted = this.#times.toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  }
}

/** One person's requests one after the other for some milliseconds. */
async function person(url: string, token: string, milliseconds: number, times: Times): Promise<void> {
  const until = performance.now() + milliseconds;
  const agent = new Agent({ connections: 1 });
  for (let turn = 0; performance.now() < until; turn += 1) {
    const { path, ...ask } = asks[turn % asks.length]!;
    const begin = performance.now();
    const answer = await request(`${url}${path}`, {
      dispatcher: agent,
      ...ask,
      headers: path === '/graphql' ? { 'content-type': 'application/json', authorization: `Bearer ${token}` } : {},
    });
    const body = (await answer.body.json()) as { errors?: unknown };
    times.add(performance.now() - begin, answer.statusCode === 200 && body.errors === undefined);
    await delay(pause);
  }
  await agent.close();
}

/** Waits until a member's budget is full again: each attack begins with all of it. */
async function fullBudget(url: string, token: string): Promise<void> {
  for (;;) {
    const { headers } = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...query('{ __typename }'),
    });
    const [, wait = '0'] = /t=(\d+)/.exec(headers.get('ratelimit') ?? '') ?? [];
    if (Number(wait) <= 1) return;
    await delay(Number(wait) * 1_000);
  }
}

/** Measures the person while an attack goes on; adds what the attacker got. */
async function beside(order: Order, measure: () => Promise<void>, got: Map<number | string, number>): Promise<void> {
  const worker = new Worker(import.meta.filename, { workerData: order });
  const said = once(worker, 'message') as Promise<[Map<number | string, number>]>;
  await once(worker, 'online');
  await measure();
  for (const [status, times] of (await said)[0]) got.set(status, (got.get(status) ?? 0) + times);
}

/** What was counted of an attack's answers, for the table. */
const shown = (got: ReadonlyMap<number | string, number>): string =>
  [...got]
    .toSorted()
    .map(([status, times]) => `${times.toLocaleString('en')} × ${status}`)
    .join(', ');

/** Measures; each attack in turns of quiet, of the attack on a server that only refuses, and of the attack on the hub. */
export default async function bench(): Promise<BenchTable> {
  const hub = await startHub({ port: Number(process.env['BENCH_PORT'] ?? 0), env: { HOST: '127.0.0.1' } });
  const refuser = fork(join(import.meta.dirname, 'refuser.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const rows: object[] = [];
  try {
    const [port] = (await once(refuser, 'message')) as [number];
    const milliseconds = (seconds * 1_000) / rounds;
    // Compilers and caches.
    await person(hub.url, await tokenOf(hub.url, innocent), 5_000, new Times());
    let turn = 0;
    for (const [index, attack] of attacks.entries()) {
      if (!attack.name.includes(process.env['BENCH_ATTACK'] ?? '')) continue;
      const token = await tokenOf(hub.url, members[turn % members.length]!);
      if (attack.member) turn += 1;
      if (attack.member) await fullBudget(hub.url, token);
      // Tokens live for ten minutes, less than all of this takes.
      const own = await tokenOf(hub.url, innocent);
      const measure = (times: Times) => (): Promise<void> => person(hub.url, own, milliseconds, times);
      const [quiet, refused, attacked] = [new Times(), new Times(), new Times()];
      const got = new Map<number | string, number>();
      const order = {
        url: hub.url,
        token,
        attack: attack.name,
        milliseconds: milliseconds + 200,
        from: `127.0.1.${index + 1}`,
      };
      for (let round = 0; round < rounds; round += 1) {
        await measure(quiet)();
        await beside({ ...order, url: `http://127.0.0.1:${port}` }, measure(refused), new Map());
        await beside(order, measure(attacked), got);
        // The services finish what the attacker left.
        await delay(500);
      }
      rows.push({
        attack: attack.name,
        open: attack.open,
        quietP50: quiet.at(0.5),
        besideP50: attacked.at(0.5),
        quietP99: quiet.at(0.99),
        besideP99: attacked.at(0.99),
        ratioP99: attacked.at(0.99) / quiet.at(0.99),
        refuserP99: refused.at(0.99),
        answered: `${attacked.answered} of ${attacked.asked}`,
        abuserGot: shown(got),
      });
    }
  } finally {
    refuser.kill();
    await hub.stop();
  }
  return {
    title: `Another person's requests (milliseconds) beside each abuser, ${seconds} s each in ${rounds} rounds, on a hub as npm start runs it`,
    command: 'npm run bench -- abuse',
    note: 'The person, the abuser (a thread of its own), the hub and its database share the cores. The abuser is one caller that begins with a full budget and goes on as fast as it is answered. Quiet, beside the same abuser aimed at a bare server in another process that refuses every request at once ("refuser"), and beside the abuser of the hub are measured by turns and put together: what the refuser costs, the shared cores cost whatever the hub does. Before the budgets the field written 370 times took the p50 from 4 ms to 4.4 s. To reach: a p99 beside the abuser of at most 3 × quiet, and every request answered.',
    rows,
  };
}

if (!isMainThread) parentPort!.postMessage(await abuse(workerData as Order));
else if (process.argv[1] === import.meta.filename) console.table((await bench()).rows);
