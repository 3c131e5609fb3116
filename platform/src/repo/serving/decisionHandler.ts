/**
 * `POST /repo-decisions`: where a gateway that shares the disk asks for decisions. One exchange stays open; each line of the
 * request's body is `{"id","asks":[{"target","authorization"?,"visits"?}]}`, each line of the answer `{"id","decisions":[…]}`, with null
 * when the platform failed. It tells nobody more than the same requests to `/repo` would. `visits` are the requests that share the question
 * (see `ClientRequest`); they are noted here, because the gateway sends the bytes itself. Whoever is no proxy of ours (`TRUST_PROXY`) cannot speak for others.
 */
import type { RequestHandler, Response } from 'express';
import { z } from 'zod';
import type { Logger } from '../../log.ts';
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

/** A decision as a gateway reads it; `stream`: the bytes come through the platform only. */
type WireDecision = FileAnswer | DocumentAnswer | { kind: 'stream' } | { kind: 'problem'; problem: Problem };

/** Most characters of a line of questions: a gateway's largest check, with every header as long as it passes it on. */
const LONGEST = 16 * 1024 * 1024;
const MOST_ASKS = 512;
/** Lines that may wait for their answer on one exchange. */
const MOST_WAITING = 256;

/** Requests that may wait at a gateway, and so at most share a question. */
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
/** The visit of a question whose gateway says nothing of its clients. */
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

/** Whether the bytes are on no disk that the gateway could read. */
const isStreamed = (decision: Decision): decision is FetchAnswer | FileAnswer =>
  decision.kind === 'fetch' || (decision.kind === 'file' && decision.object !== undefined);

/** What must be streamed is noted when the gateway comes for the bytes. */
function note(requests: RequestLog, { decision, asked }: Decided, visits: readonly ClientRequest[]): void {
  if (asked === null || isStreamed(decision)) return;
  for (const visit of visits) requests.note(asked, visit, outcomeOf(decision, visit));
}
