import type { Readable } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { cursorListOf, cursorPaging, route, withLines } from './index.ts';
import type { RouteContext } from './index.ts';

afterEach(() => void vi.useRealTimers());

const size = 1_050;
/** Queries of the pages that were read. */
let reads: Record<string, unknown>[] = [];
const pages = route({
  operationId: 'listNumbers',
  method: 'get',
  path: '/api/numbers',
  summary: 'Lists numbers.',
  access: { kind: 'public' },
  query: cursorPaging().extend({ page: z.number().optional() }),
  answers: { 200: cursorListOf(z.number()) },
  handler: async ({ query }) => {
    reads.push(query);
    const first = query.cursor === undefined ? query.offset : Number(query.cursor) + 1;
    if (query.cursor === 'lost') throw new Error('lost');
    const items = Array.from({ length: Math.min(query.limit, size - first) }, (_, at) => first + at);
    const last = items.at(-1)!;
    return {
      status: 200,
      body: {
        items,
        total_count: size,
        cursors: items.map(String),
        next_cursor: last < size - 1 ? String(last) : null,
        previous_cursor: null,
      },
    };
  },
});

/** Calls the list with what a client accepts. */
const ask = (accepted: string, query: Record<string, unknown> = {}, ip = 'one') => {
  reads = [];
  return withLines(pages).handler({
    query: { limit: 50, offset: 0, ...query },
    viewer: null,
    request: { ip, accepts: (types: string[]) => types.find((type) => type.includes(accepted)) ?? false },
  } as unknown as RouteContext<never, never, never>);
};
const linesOf = async (stream: Readable): Promise<Record<string, unknown>[]> =>
  (await stream.toArray())
    .join('')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test('a client that accepts lines gets all items with their cursors, from any place on', async () => {
  expect((await ask('json')).body).toMatchObject({ next_cursor: '49' });
  const { stream, headers } = await ask('ndjson');
  expect(headers).toMatchObject({ 'content-type': 'application/x-ndjson' });
  const lines = await linesOf(stream!);
  expect(lines).toHaveLength(size + 1);
  expect(lines[7]).toEqual({ cursor: '7', item: 7 });
  expect(lines.at(-1)).toEqual({ next_cursor: null });
  expect((await linesOf((await ask('ndjson', { cursor: '1047' })).stream!)).map(({ item }) => item)).toEqual([
    1048,
    1049,
    undefined,
  ]);
  const second = await linesOf((await ask('ndjson', { offset: 100, page: 2 })).stream!);
  expect(second[0]).toEqual({ cursor: '100', item: 100 });
  expect(second).toHaveLength(951);
});

test('pages are read as the client takes them, and none after it is gone', async () => {
  const { stream } = await ask('ndjson');
  for await (const _page of stream!) break;
  expect(reads.length).toBeLessThan(3);
  await vi.waitFor(() => expect(stream!.closed).toBe(true));
});

test('a caller can read four whole lists at a time', async () => {
  const streams = await Promise.all(Array.from({ length: 4 }, () => ask('ndjson')));
  await expect(ask('ndjson')).rejects.toMatchObject({ status: 429 });
  expect((await ask('ndjson', {}, 'another')).stream).toBeDefined();
  for (const { stream } of streams) {
    stream!.destroy();
    await vi.waitFor(() => expect(stream!.closed).toBe(true));
  }
  await linesOf((await ask('ndjson')).stream!);
});

test('after a minute, the last line says where to continue', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { stream } = await ask('ndjson');
  const chunks: string[] = [];
  for await (const chunk of stream!) {
    chunks.push(String(chunk));
    vi.advanceTimersByTime(61_000);
  }
  const lines = chunks.join('').trim().split('\n');
  expect(lines.length).toBeLessThan(size);
  const { next_cursor: next } = JSON.parse(lines.at(-1)!) as { next_cursor: string };
  expect(JSON.parse(lines.at(-2)!)).toMatchObject({ cursor: next });
});

test('an error of the first page is the response, and a route without pages stays as it is', async () => {
  await expect(ask('ndjson', { cursor: 'lost' })).rejects.toThrow('lost');
  const other = route({
    operationId: 'none',
    method: 'get',
    path: '/api/none',
    summary: 'Nothing.',
    access: { kind: 'public' },
    answers: { 204: null },
    handler: () => Promise.resolve({ status: 204 }),
  });
  expect(withLines(other)).toBe(other);
});
