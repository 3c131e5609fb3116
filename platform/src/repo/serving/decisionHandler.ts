/**
 * `POST /repo-decisions`: decisions for a gateway on the same disk.
 * One request stays open. Each line of its body is `{"id","asks":[{"target","authorization"?,"visits"?}]}`, each line
 * of the response `{"id","decisions":[…]}`, with null if the platform failed. The response reveals no more than the
 * same requests to `/repo`. `visits` are the requests that share a question (see `ClientRequest`). They are recorded
 * here, because the gateway sends the files itself. Only trusted proxies (`TRUST_PROXY`) can report visits of others.
 */
import type { RequestHandler, Response } from 'express';
import { z } from 'zod';
import type { Logger } from '../../monitoring/log.ts';
import type {
  Decided,
  Decider,
  Decision,
  DocumentAnswer,
  FetchAnswer,
  FileAnswer,
  Problem,
  RequestLog,
  ClientRequest,
} from '../decisions/index.ts';
import { methodNotAllowed, outcomeOf } from '../decisions/index.ts';
import { sendProblem } from './serve.ts';

/** A decision as sent to a gateway. `stream`: only the platform can send the bytes. */
type WireDecision = FileAnswer | DocumentAnswer | { kind: 'stream' } | { kind: 'problem'; problem: Problem };

/** Maximum characters of a line: a gateway's largest batch, with every header at its maximum length. */
const LONGEST = 16 * 1024 * 1024;
const MOST_ASKS = 512;
/** Maximum number of pending lines per exchange. */
const MOST_WAITING = 256;

/** Maximum number of requests that share a question: all that can wait at a gateway. */
const MOST_VISITS = 10_000;

const header = z.string().max(32_768).optional();
const visitSchema = z.object({
  n: z.number().int().min(1).max(MOST_VISITS),
  agent: header,
  address: z.string().max(64).optional(),
  head: z.boolean().optional(),
  range: header,
  ifRange: header,
  ifNoneMatch: header,
  ifModifiedSince: header,
});
const lineSchema = z.object({
  id: z.number().int().min(0),
  asks: z
    .array(
      z.object({
        target: z.string().startsWith('/').max(32_768),
        authorization: header,
        visits: z.array(visitSchema).max(MOST_VISITS).optional(),
      }),
    )
    .max(MOST_ASKS),
});
/** Used if the gateway reports no clients for a question. */
const UNKNOWN_VISIT: readonly ClientRequest[] = [{ n: 1 }];

/** Makes the handler. */
export function decisionHandler(decider: Decider, requests: RequestLog, log: Logger): RequestHandler {
  return (request, response) => {
    if (request.method !== 'POST') {
      sendProblem(request, response, methodNotAllowed(request.path, request.method));
      return;
    }
    response.writeHead(200, { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-store' });
    response.flushHeaders();
    request.socket.setNoDelay(true);
    const trusts = request.app.get('trust proxy fn') as (address: string, hop: number) => boolean;
    const isOurs = trusts(request.socket.remoteAddress ?? '', 0);
    let rest = '';
    let waiting = 0;
    let isAllAsked = false;
    const endWhenAnswered = (): void => {
      if (isAllAsked && waiting === 0) response.end();
    };
    request.setEncoding('utf8');
    request.on('data', (text: string) => {
      rest += text;
      for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 1);
        waiting++;
        if (waiting > MOST_WAITING) return void response.destroy();
        void answer({ decider, requests, log, isOurs }, line, response).finally(() => {
          waiting--;
          endWhenAnswered();
        });
      }
      if (rest.length > LONGEST) response.destroy();
    });
    request.on('end', () => {
      isAllAsked = true;
      endWhenAnswered();
    });
    request.on('error', () => response.destroy());
  };
}

interface Answering {
  decider: Decider;
  requests: RequestLog;
  log: Logger;
  isOurs: boolean;
}

async function answer({ decider, requests, log, isOurs }: Answering, line: string, response: Response): Promise<void> {
  let read;
  try {
    read = lineSchema.parse(JSON.parse(line));
  } catch {
    response.destroy();
    return;
  }
  let decisions: WireDecision[] | null = null;
  try {
    const all = await decider.decideAll(read.asks);
    all.forEach((decided, index) =>
      note(requests, decided, isOurs ? (read.asks[index]!.visits ?? UNKNOWN_VISIT) : UNKNOWN_VISIT),
    );
    decisions = all.map(({ decision }) => (isStreamed(decision) ? { kind: 'stream' } : decision));
  } catch (error) {
    log.warn({ err: error }, 'requests for channels could not be decided');
  }
  if (!response.destroyed) response.write(`${JSON.stringify({ id: read.id, decisions })}\n`);
}

/** Returns whether the bytes aren't on a disk that the gateway can read. */
const isStreamed = (decision: Decision): decision is FetchAnswer | FileAnswer =>
  decision.kind === 'fetch' || (decision.kind === 'file' && decision.object !== undefined);

/** Streamed files are recorded when the gateway requests their bytes. */
function note(requests: RequestLog, { decision, asked }: Decided, visits: readonly ClientRequest[]): void {
  if (asked === null || isStreamed(decision)) return;
  for (const visit of visits) requests.note(asked, visit, outcomeOf(decision, visit));
}
