/**
 * Effect of each attack on other users: the same requests of one user, sequentially, alone and during the attack,
 * against a hub as `npm start` runs it. `bench()` for the bench runner, or run this file; BENCH_SECONDS is the length
 * of each measurement, BENCH_ATTACK a part of the name of the attacks to run.
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
/** Turns of each measurement, so that a slow phase of the machine affects all of them. */
const rounds = 4;
/** Pause between two requests of the measured user, in milliseconds. */
const pause = 10;
const password = 'terrarium-demo';
/** The measured user, and the members that attack in turn. */
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

/** The measured user requests these in turn: the account, a page of CVEs, and a public channel's index. */
const asks = [
  { method: 'POST', path: '/graphql', ...query('{ viewer { id } }') },
  { method: 'POST', path: '/graphql', ...query('{ cves(first: 20) { totalCount nodes { externalId score } } }') },
  { method: 'GET', path: '/repo/acme/main/channeldata.json' },
] as const;

/** Duration of each request in ms, and the number of successes. */
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

/** Sends one user's requests sequentially for some milliseconds. */
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

/** Waits until a member's rate limit is full again, so that each attack starts with all of it. */
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

/** Measures the user during an attack; adds the attacker's responses. */
async function duringAttack(
  order: Order,
  measure: () => Promise<void>,
  got: Map<number | string, number>,
): Promise<void> {
  const worker = new Worker(import.meta.filename, { workerData: order });
  const message = once(worker, 'message') as Promise<[Map<number | string, number>]>;
  await once(worker, 'online');
  await measure();
  for (const [status, times] of (await message)[0]) got.set(status, (got.get(status) ?? 0) + times);
}

/** Formats an attack's response counts for the table. */
const shown = (got: ReadonlyMap<number | string, number>): string =>
  [...got]
    .toSorted()
    .map(([status, times]) => `${times.toLocaleString('en')} × ${status}`)
    .join(', ');

/** Measures each attack in turns: quiet, attack on a server that only rejects, attack on the hub. */
export default async function bench(): Promise<BenchTable> {
  const hub = await startHub({ port: Number(process.env['BENCH_PORT'] ?? 0), env: { HOST: '127.0.0.1' } });
  const rejecting = fork(join(import.meta.dirname, 'baseline.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const rows: object[] = [];
  try {
    const [port] = (await once(rejecting, 'message')) as [number];
    const milliseconds = (seconds * 1_000) / rounds;
    // Warms up compilers and caches.
    await person(hub.url, await tokenOf(hub.url, innocent), 5_000, new Times());
    let turn = 0;
    for (const [index, attack] of attacks.entries()) {
      if (!attack.name.includes(process.env['BENCH_ATTACK'] ?? '')) continue;
      const token = await tokenOf(hub.url, members[turn % members.length]!);
      if (attack.member) turn += 1;
      if (attack.member) await fullBudget(hub.url, token);
      // Tokens expire after ten minutes, before the bench ends.
      const own = await tokenOf(hub.url, innocent);
      const measure = (times: Times) => (): Promise<void> => person(hub.url, own, milliseconds, times);
      const [quiet, baseline, attacked] = [new Times(), new Times(), new Times()];
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
        await duringAttack({ ...order, url: `http://127.0.0.1:${port}` }, measure(baseline), new Map());
        await duringAttack(order, measure(attacked), got);
        // The services finish the attacker's remaining requests.
        await delay(500);
      }
      rows.push({
        attack: attack.name,
        'open requests': attack.open,
        quietP50: quiet.at(0.5),
        attackP50: attacked.at(0.5),
        quietP99: quiet.at(0.99),
        attackP99: attacked.at(0.99),
        ratioP99: attacked.at(0.99) / quiet.at(0.99),
        baselineP99: baseline.at(0.99),
        answered: `${attacked.answered} of ${attacked.asked}`,
        'responses to the attacker': shown(got),
      });
    }
  } finally {
    rejecting.kill();
    await hub.stop();
  }
  return {
    title: `Another user's requests (milliseconds) during each attack, ${seconds} s each in ${rounds} rounds, on a hub as npm start runs it`,
    command: 'npm run bench -- abuse',
    note: 'The user, the attacker in its own thread, the hub, and its database share the cores. The attacker is one caller. It starts with its whole rate limit, and sends requests as fast as it gets responses. Three measurements alternate: a quiet hub, an attack on a bare server that rejects every request immediately (baseline), and an attack on the hub. The baseline shows what sharing the cores costs, whatever the hub does. Without rate limits, the field written 370 times raised the p50 from 4 ms to 4.4 s.',
    rows,
  };
}

if (!isMainThread) parentPort!.postMessage(await abuse(workerData as Order));
else if (process.argv[1] === import.meta.filename) console.table((await bench()).rows);
