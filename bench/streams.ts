/**
 * Open subscriptions of one gateway: `bench()` for the bench runner, or run this file. The same page is loaded without
 * and with open streams, alternating, and all of them wait for changes at the REST services meanwhile.
 */
import { request, type ClientRequest } from 'node:http';
import { join } from 'node:path';
import { median } from './figures.ts';
import { memoryOf } from './files.ts';
import { pages } from './gateway/payload.ts';
import { loader, putLoad, startServer, type LoadResult } from './load.ts';
import type { BenchTable } from './table.ts';

const script = join(import.meta.dirname, 'gateway/servers.ts');
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 5);
/** Callers, and the streams that each may have open. */
const callers = 20;
const ofCaller = 50;

const subscription = JSON.stringify({
  query:
    'subscription { channelUpdated(organization: "acme", channel: "channel-0") { id servedFileCount latestRun { id state progress } } }',
});

/** Opens a stream, and waits for its first event. */
const open = (port: number, caller: number): Promise<ClientRequest> =>
  new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'apollo-require-preflight': 'true',
      'x-forwarded-for': `10.1.0.${caller}`,
    };
    const sent = request(
      { port, host: '127.0.0.1', path: '/graphql', method: 'POST', headers, agent: false },
      (response) => {
        if (response.statusCode !== 200) reject(new Error(`A stream was refused: ${response.statusCode}`));
        response.on('error', () => undefined);
        response.on('data', (chunk: Buffer) => {
          const text = chunk.toString();
          if (text.includes('"errors"')) reject(new Error(text));
          else if (text.includes('event: next')) resolve(sent);
        });
      },
    );
    sent.on('error', reject);
    sent.end(subscription);
  });

/** Measures for about a minute. */
export default async function bench(): Promise<BenchTable> {
  const upstream = await startServer(script, ['upstream'], 1);
  const gateway = await startServer(script, ['gateway', `http://127.0.0.1:${upstream.said.port}`], 0);
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${upstream.said.token}` };
  const url = `http://127.0.0.1:${gateway.said.port}/graphql`;
  const load = (): Promise<LoadResult> => putLoad({ url, body: pages.channels, headers, connections: 16, seconds });
  const results: { without: LoadResult[]; with: LoadResult[] } = { without: [], with: [] };
  const openAll = async (): Promise<ClientRequest[]> => {
    const streams: ClientRequest[] = [];
    for (let caller = 0; caller < callers; caller += 1)
      streams.push(...(await Promise.all(Array.from({ length: ofCaller }, () => open(gateway.said.port, caller)))));
    return streams;
  };
  const close = async (streams: readonly ClientRequest[]): Promise<void> => {
    for (const stream of streams) stream.destroy();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  };
  let memory = 0;
  try {
    // Before any load, whose memory the streams would reuse.
    await close([await open(gateway.said.port, 0)]);
    const before = memoryOf(gateway.child.pid!);
    const first = await openAll();
    memory = memoryOf(gateway.child.pid!) - before;
    await close(first);
    await load();
    for (let round = 0; round < rounds; round += 1) {
      results.without.push(await load());
      const streams = await openAll();
      results.with.push(await load());
      await close(streams);
    }
  } finally {
    await gateway.stop();
    await upstream.stop();
  }
  const row = (streams: number, all: LoadResult[]): object => ({
    'open streams': streams,
    requestsPerSecond: Math.round(median(all.map((one) => one.requestsPerSecond))),
    'p50 ms': median(all.map((one) => one.p50ms)),
    'p99 ms': median(all.map((one) => one.p99ms)),
    'p99 ratio': streams === 0 ? 1 : median(all.map((one, at) => one.p99ms / results.without[at]!.p99ms)),
    'memory of the streams, MiB': streams === 0 ? null : memory / 1024 ** 2,
  });
  return {
    title: `The gateway's page with ${callers * ofCaller} open subscriptions, 16 connections (${loader})`,
    command: 'npm run bench -- streams',
    note: 'Memory is the growth of a gateway that was just started, while the streams open. Each stream has its own call to the services, which waits for a change.',
    rows: [row(0, results.without), row(callers * ofCaller, results.with)],
  };
}

if (process.argv[1] === import.meta.filename) console.table((await bench()).rows);
