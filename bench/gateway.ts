/**
 * The gateway over REST services, compared with a hand-written Express handler for the same page, and with Express
 * sending a stored response: `bench()` for the bench runner, or run this file. Rounds are interleaved, and every ratio
 * is computed within a round.
 */
import { join } from 'node:path';
import { median } from './figures.ts';
import { requestBody } from './gateway/payload.ts';
import { loader, putLoad, startServer, type BenchServer, type LoadResult } from './load.ts';
import type { BenchTable } from './table.ts';

const script = join(import.meta.dirname, 'gateway/servers.ts');
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);
const warmUp = Number(process.env['BENCH_WARM_UP'] ?? 6);
const connections = 16;
/** The compared servers, with the REST services behind them and their names in the table. */
const servers = {
  constant: { script: 'constant', upstream: 'upstream', label: 'Express sending a stored response' },
  'hand-written': {
    script: 'hand-written',
    upstream: 'upstream',
    label: 'Express, hand-written over REST (reference)',
  },
  gateway: { script: 'gateway', upstream: 'upstream', label: 'the gateway over REST' },
  'gateway-changing': {
    script: 'gateway',
    upstream: 'changing-upstream',
    label: 'the gateway over REST with a new response each time',
  },
} as const;
type Name = keyof typeof servers;

/** Counts the fields of a response, because all servers must return the same page. */
const fieldsOf = (value: unknown): number =>
  typeof value !== 'object' || value === null
    ? 0
    : Object.values(value).reduce((sum: number, inner) => sum + (Array.isArray(value) ? 0 : 1) + fieldsOf(inner), 0);

interface Measured extends LoadResult {
  cpuMicroseconds: number;
}

async function measure(server: BenchServer, headers: Record<string, string>): Promise<Measured> {
  const url = `http://127.0.0.1:${server.said.port}/graphql`;
  await putLoad({ url, body: requestBody, headers, connections, seconds: warmUp });
  const before = server.cpuSeconds();
  const result = await putLoad({ url, body: requestBody, headers, connections, seconds });
  const after = server.cpuSeconds();
  return {
    ...result,
    cpuMicroseconds:
      before === null || after === null ? Number.NaN : ((after - before) * 1e6) / (result.requestsPerSecond * seconds),
  };
}

/** Measures for about a minute. @throws Error if the servers return different pages */
export default async function bench(): Promise<BenchTable> {
  const upstreams = {
    upstream: await startServer(script, ['upstream'], 1),
    'changing-upstream': await startServer(script, ['changing-upstream'], 1),
  };
  const results: Record<Name, Measured[]> = { constant: [], 'hand-written': [], gateway: [], 'gateway-changing': [] };
  const names = Object.keys(servers) as Name[];
  const fields = new Map<Name, number>();
  let bytes = 0;
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const name of round % 2 === 0 ? names : names.toReversed()) {
        const { said } = upstreams[servers[name].upstream];
        const server = await startServer(script, [servers[name].script, `http://127.0.0.1:${said.port}`], 0);
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${said.token}` };
        try {
          const answer = await (
            await fetch(`http://127.0.0.1:${server.said.port}/graphql`, { method: 'POST', headers, body: requestBody })
          ).text();
          const { data, errors } = JSON.parse(answer) as { data?: unknown; errors?: unknown };
          if (errors !== undefined) throw new Error(`${name} returned errors: ${answer.slice(0, 300)}`);
          fields.set(name, fieldsOf(data));
          if (name === 'gateway') bytes = answer.length;
          results[name].push(await measure(server, headers));
        } finally {
          await server.stop();
        }
      }
    }
  } finally {
    await Promise.all(Object.values(upstreams).map((upstream) => upstream.stop()));
  }
  if (new Set(fields.values()).size !== 1)
    throw new Error(`The servers returned different pages: ${JSON.stringify([...fields])}`);
  const ratio = (name: Name): number =>
    median(results[name].map((result, i) => result.requestsPerSecond / results['hand-written'][i]!.requestsPerSecond));
  const of = (name: Name, key: keyof Measured): number => median(results[name].map((result) => result[key]));
  return {
    title: `GraphQL gateway: one page of ${fields.get('gateway')} fields, ${(bytes / 1_024).toFixed(1)} KiB, 4 REST requests, ${connections} connections (${loader})`,
    command: 'npm run bench -- gateway',
    note: 'The gateway does everything that it does in a hub: sign-in check, limits, masking, and request IDs. It parses unchanged responses of services once.',
    rows: names.map((name) => ({
      server: servers[name].label,
      requestsPerSecond: Math.round(of(name, 'requestsPerSecond')),
      ratio: ratio(name),
      'CPU microseconds per request': Math.round(of(name, 'cpuMicroseconds')),
      'p50 ms': of(name, 'p50ms'),
      'p99 ms': of(name, 'p99ms'),
    })),
  };
}

if (process.argv[1] === import.meta.filename) console.table((await bench()).rows);
