/**
 * Three pages of the web from the gateway over REST services, compared with Express handlers that are hand-written for
 * these pages: `bench()` for the bench runner, or run this file. Rounds are interleaved, and every ratio is computed
 * within a round.
 */
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { median } from './figures.ts';
import { pages, type PageName } from './gateway/payload.ts';
import { loader, putLoad, startServer, type BenchServer, type LoadResult } from './load.ts';
import type { BenchTable } from './table.ts';

const script = join(import.meta.dirname, 'gateway/servers.ts');
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);
const warmUp = Number(process.env['BENCH_WARM_UP'] ?? 4);
const connections = 16;
/** The REST services, with their names in the table. */
const upstreams = { upstream: 'repeated', 'changing-upstream': 'new each time' } as const;
/** The compared servers, with their names in the table. */
const servers = { 'hand-written': 'Express, hand-written (reference)', gateway: 'the gateway' } as const;
const pageNames = Object.keys(pages) as PageName[];

interface Running {
  name: keyof typeof servers;
  upstream: keyof typeof upstreams;
  server: BenchServer;
  headers: Record<string, string>;
  results: Record<PageName, Measured[]>;
}

interface Measured extends LoadResult {
  cpuMicroseconds: number;
}

const urlOf = ({ server }: Running): string => `http://127.0.0.1:${server.said.port}/graphql`;

async function measure(running: Running, page: PageName): Promise<Measured> {
  const load = { url: urlOf(running), body: pages[page], headers: running.headers, connections, seconds };
  const before = running.server.cpuSeconds();
  const result = await putLoad(load);
  const after = running.server.cpuSeconds();
  return {
    ...result,
    cpuMicroseconds:
      before === null || after === null ? Number.NaN : ((after - before) * 1e6) / (result.requestsPerSecond * seconds),
  };
}

/** Returns the data of a page without the server's own address. @throws Error for a page with errors */
async function dataOf(running: Running, page: PageName): Promise<{ data: unknown; bytes: number }> {
  const url = urlOf(running);
  const text = await (await fetch(url, { method: 'POST', headers: running.headers, body: pages[page] })).text();
  const { data, errors } = JSON.parse(text.replaceAll(new URL(url).origin, '')) as { data?: unknown; errors?: unknown };
  if (data === undefined || errors !== undefined)
    throw new Error(`${running.name} returned no ${page} page: ${text.slice(0, 300)}`);
  return { data, bytes: text.length };
}

/** Measures for about four minutes. @throws Error if the servers return different pages */
export default async function bench(): Promise<BenchTable> {
  const started: { stop(): Promise<void> }[] = [];
  const all: Running[] = [];
  const sizes = new Map<PageName, number>();
  try {
    for (const upstream of Object.keys(upstreams) as (keyof typeof upstreams)[]) {
      const rest = await startServer(script, [upstream], 1);
      started.push(rest);
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${rest.said.token}` };
      for (const name of Object.keys(servers) as (keyof typeof servers)[]) {
        const server = await startServer(script, [name, `http://127.0.0.1:${rest.said.port}`], 0);
        started.push(server);
        all.push({ name, upstream, server, headers, results: { channels: [], policies: [], environment: [] } });
      }
    }
    for (const page of pageNames) {
      const [reference, ...others] = await Promise.all(all.map((running) => dataOf(running, page)));
      if (!others.every(({ data }) => isDeepStrictEqual(data, reference!.data)))
        throw new Error(`The servers returned different ${page} pages.`);
      sizes.set(page, reference!.bytes);
      for (const running of all)
        await putLoad({
          url: urlOf(running),
          body: pages[page],
          headers: running.headers,
          connections,
          seconds: warmUp,
        });
    }
    for (let round = 0; round < rounds; round += 1)
      for (const page of pageNames)
        for (const running of round % 2 === 0 ? all : all.toReversed())
          running.results[page].push(await measure(running, page));
  } finally {
    await Promise.all(started.map((server) => server.stop()));
  }
  const referenceOf = ({ upstream }: Running): Running =>
    all.find((other) => other.name === 'hand-written' && other.upstream === upstream)!;
  return {
    title: `GraphQL gateway: three pages of the web, ${connections} connections (${loader})`,
    command: 'npm run bench -- gateway',
    note: 'The gateway does everything that it does in a hub: sign-in check, limits, masking, and request IDs. It parses unchanged responses of services once. Both servers return the same data, from the same REST requests. CPU is the least of the rounds, because other processes on the machine only add to it.',
    rows: pageNames.flatMap((page) =>
      all.map((running) => {
        const results = running.results[page];
        const references = referenceOf(running).results[page];
        const of = (key: keyof Measured): number => median(results.map((result) => result[key]));
        const least = (measured: Measured[]): number =>
          Math.min(...measured.map(({ cpuMicroseconds }) => cpuMicroseconds));
        return {
          page: `${page}, ${(sizes.get(page)! / 1_024).toFixed(1)} KiB`,
          responses: upstreams[running.upstream],
          server: servers[running.name],
          requestsPerSecond: Math.round(of('requestsPerSecond')),
          ratio: median(results.map((each, i) => each.requestsPerSecond / references[i]!.requestsPerSecond)),
          'CPU microseconds per request': Math.round(least(results)),
          'CPU ratio': least(results) / least(references),
          'p50 ms': of('p50ms'),
          'p99 ms': of('p99ms'),
        };
      }),
    ),
  };
}

if (process.argv[1] === import.meta.filename) console.table((await bench()).rows);
