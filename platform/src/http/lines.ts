/** Whole lists as newline-delimited JSON (https://github.com/ndjson/ndjson-spec). */
import { Readable } from 'node:stream';
import { z } from 'zod';
import { InvalidCursor } from '../db/index.ts';
import type { CursorPage, PageRequest } from '../db/index.ts';
import { tooMany } from './errors.ts';
import { callerIdOf, isFile, schemaOf } from './route.ts';
import type { AnyReply, Route, RouteContext } from './route.ts';

/** Media type of a whole list. */
export const LINES = 'application/x-ndjson';

/** Items to read at a time. */
const PAGE = 100;

/**
 * Longest duration of a response, in milliseconds. The caller's rights are checked at its beginning, and clients
 * continue after the last line.
 */
const LONGEST = 60_000;

/** Responses that a caller can read at the same time: each reads the database all the time. */
const MOST_OF_CALLER = 4;
const running = new Map<string, number>();

/**
 * Makes a list with pages by key return all its items as lines to callers that accept these: `{"cursor", "item"}` for
 * each, then `{"next_cursor"}`. Other routes stay as they are.
 */
export function withLines(route: Route): Route {
  const answer = route.answers[200];
  const json = answer ? schemaOf(answer) : undefined;
  if (!answer || !isPage(json)) return route;
  const types = isFile(answer) ? [answer.contentType].flat() : [];
  const read = route.handler as (context: RouteContext) => Promise<AnyReply>;
  return {
    ...route,
    answers: { ...route.answers, 200: { json, contentType: [...types, LINES] } },
    handler: async (context: RouteContext) =>
      context.request.accepts(['json', 'text/csv', LINES]) === LINES ? lines(read, context) : read(context),
  };
}

/** Names that lists have for their items. */
const ITEMS = ['items', 'results', 'contents'] as const;

/** The page of a list in a response; null if it isn't one. */
export function pageIn(body: unknown): CursorPage<unknown> | null {
  const page = (body ?? {}) as CursorPage<unknown> & Partial<Record<(typeof ITEMS)[number], unknown[]>>;
  const items = ITEMS.map((name) => page[name]).find((list) => Array.isArray(list));
  return items === undefined || !Array.isArray(page.cursors) ? null : { ...page, items };
}

/** Whether a response is a page by key of one list. */
function isPage(json: z.ZodType | undefined): json is z.ZodType {
  if (json instanceof z.ZodUnion) return json.options.every((option) => isPage(option as z.ZodType));
  return json instanceof z.ZodObject && 'next_cursor' in json.shape;
}

/** Returns a list from the requested page on. Reads a page when the caller has taken the previous one. */
async function lines(read: (context: RouteContext) => Promise<AnyReply>, context: RouteContext): Promise<AnyReply> {
  const query = context.query as PageRequest;
  if (query.backward) throw new InvalidCursor('Whole lists are read forward. Leave out `backward`.');
  const after = (cursor: string): Promise<AnyReply> =>
    // `page` names the first page of some lists by its number.
    read({ ...context, query: { ...query, limit: PAGE, offset: 0, page: undefined, cursor } });
  // Errors can still be returned for the first page.
  const first = await read({ ...context, query: { ...query, limit: PAGE } });
  if (first.stream) return first;
  const caller = context.viewer === null ? (context.request.ip ?? '') : callerIdOf(context.viewer);
  const count = running.get(caller) ?? 0;
  if (count >= MOST_OF_CALLER)
    throw tooMany(10, `You are already reading ${MOST_OF_CALLER} whole lists. Try again when one of them is complete.`);
  running.set(caller, count + 1);
  const stream = Readable.from(linesFrom(first, after), { highWaterMark: 1 });
  stream.once('close', () => {
    const left = running.get(caller)! - 1;
    if (left === 0) running.delete(caller);
    else running.set(caller, left);
  });
  return { status: 200, stream, headers: { 'content-type': LINES, 'cache-control': 'no-store' } };
}

async function* linesFrom(first: AnyReply, after: (cursor: string) => Promise<AnyReply>): AsyncGenerator<string> {
  const end = Date.now() + LONGEST;
  for (let page = first; ;) {
    const { items, cursors, next_cursor: next } = pageIn(page.body)!;
    const isLast = next === null || Date.now() > end;
    const parts = items.map((item, at) => ({ cursor: cursors[at], item }) as object);
    yield [...parts, ...(isLast ? [{ next_cursor: next }] : [])].map((part) => `${JSON.stringify(part)}\n`).join('');
    if (next === null || isLast) return;
    page = await after(next);
  }
}
