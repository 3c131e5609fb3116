/** Lists as lines, and subscriptions as events. Both continue after a lost connection. */
import { createParser } from 'eventsource-parser';
import { graphqlError, HubError } from './error.ts';
import { parsed, tooLarge, type Sender, type Sent } from './sender.ts';

/** Longest line or event, in characters. */
const LONGEST = 16 * 1024 * 1024;
/** Milliseconds after which an open stream counts as good. */
const GOOD = 5_000;

/** Whether a stream ended without an answer of the hub. */
const isInterrupted = (error: unknown): error is HubError =>
  error instanceof HubError && ['connection_lost', 'timeout'].includes(error.code);

/**
 * Reads a whole list, item by item, in constant memory.
 * @param request the request from a cursor on
 * @throws HubError if several attempts in a row return no item
 */
export async function* wholeList<T>(
  sender: Sender,
  request: (cursor: string | undefined) => Sent,
): AsyncGenerator<T, void, undefined> {
  let cursor: string | undefined;
  for (let failures = 0; ;) {
    const sent = request(cursor);
    let lost = new HubError({ code: 'connection_lost', message: 'The list ended too early.', retryable: true });
    try {
      const { chunks } = await sender.open(sent);
      for await (const line of linesOf(chunks)) {
        const part = parsed(line) as { cursor?: string; item?: T; next_cursor?: string | null };
        if (part.next_cursor === null) return;
        cursor = part.next_cursor ?? part.cursor ?? cursor;
        if (part.next_cursor !== undefined) break;
        if (part.item === undefined)
          throw new HubError({ code: 'unreadable_answer', message: "A line of the list isn't an item." });
        failures = -1;
        yield part.item;
      }
    } catch (error) {
      if (!isInterrupted(error)) throw error;
      lost = error;
    }
    failures += 1;
    if (failures >= sender.attempts) throw lost;
    if (failures > 0) await sender.pause(failures, lost, sent.signal);
  }
}

async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const parts = decoder.decode(chunk, { stream: true }).split('\n');
    parts[0] = rest + parts[0]!;
    // What follows the last line end may be part of a line.
    rest = parts.pop()!;
    if (rest.length > LONGEST) throw tooLarge('A line of the list is too long.');
    yield* parts.filter((line) => line !== '');
  }
}

/**
 * Receives the results of a GraphQL subscription until the hub completes it or the caller stops.
 * @param request the request after the event with an ID
 */
export async function* subscribed<T>(
  sender: Sender,
  request: (lastEventId: string | undefined) => Sent,
): AsyncGenerator<T, void, undefined> {
  let last: string | undefined;
  for (let failures = 0; ;) {
    const sent = request(last);
    const begun = Date.now();
    let lost: unknown;
    try {
      const { response, chunks } = await sender.open(sent);
      for await (const { event, data, id } of eventsOf(response, chunks)) {
        if (event === 'complete') return;
        if (event !== 'next') continue;
        const result = parsed(data) as { data: T };
        const error = graphqlError(result, null, response.headers.get('x-request-id'));
        if (error) throw error;
        if (id !== undefined) last = id;
        failures = -1;
        yield result.data;
      }
    } catch (error) {
      if (!isInterrupted(error)) throw error;
      lost = error;
    }
    // The hub closes each connection after a while.
    failures = Date.now() - begun > GOOD ? 0 : failures + 1;
    if (failures >= sender.attempts)
      throw lost ?? new HubError({ code: 'connection_lost', message: 'The hub closes the stream.', retryable: true });
    await sender.pause(failures, lost, sent.signal);
  }
}

interface StreamEvent {
  event?: string | undefined;
  data: string;
  id?: string | undefined;
}

async function* eventsOf(response: Response, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<StreamEvent> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream'))
    throw new HubError({ code: 'unreadable_answer', message: "The response isn't a stream of events." });
  const decoder = new TextDecoder();
  const events: StreamEvent[] = [];
  let error: Error | undefined;
  const parser = createParser({
    maxBufferSize: LONGEST,
    onEvent: (event) => events.push(event),
    onError: (problem) => {
      // Unknown fields are allowed.
      if (problem.type === 'max-buffer-size-exceeded') error = tooLarge('An event of the stream is too long.');
    },
  });
  for await (const chunk of chunks) {
    parser.feed(decoder.decode(chunk, { stream: true }));
    if (error) throw error;
    yield* events.splice(0);
  }
}
