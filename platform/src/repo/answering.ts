/**
 * `POST /repo-decisions`: where a gateway that shares the disk asks for decisions. One exchange stays open; each line of the
 * request's body is `{"id","asks":[{"target","authorization"?}]}`, each line of the answer `{"id","decisions":[…]}`, with null
 * when the platform failed. It tells nobody more than the same requests to `/repo` would.
 */
import type { RequestHandler, Response } from 'express';
import { z } from 'zod';
import type { Logger } from '../log.ts';
import type { Decider, FileAnswer } from './decide.ts';
import { methodNotAllowed } from './problem.ts';
import type { Problem } from './problem.ts';
import { sendProblem } from './serve.ts';

/** A decision as a gateway reads it; `stream`: the bytes come through the platform only. */
type WireDecision = FileAnswer | { kind: 'stream' } | { kind: 'problem'; problem: Problem };

/** Most characters of a line of questions. */
const LONGEST = 8 * 1024 * 1024;
const MOST_ASKS = 512;
/** Lines that may wait for their answer on one exchange. */
const MOST_WAITING = 256;

const lineSchema = z.object({
  id: z.number().int().min(0),
  asks: z.array(z.object({ target: z.string().startsWith('/').max(32_768), authorization: z.string().max(32_768).optional() })).max(MOST_ASKS),
});

/** Makes the handler. */
export function createAnswering(decider: Decider, log: Logger): RequestHandler {
  return (request, response) => {
    if (request.method !== 'POST') {
      sendProblem(response, methodNotAllowed(request.path, request.method));
      return;
    }
    response.writeHead(200, { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-store' });
    response.flushHeaders();
    request.socket.setNoDelay(true);
    let rest = '';
    let waiting = 0;
    request.setEncoding('utf8');
    request.on('data', (text: string) => {
      rest += text;
      for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 1);
        waiting++;
        if (waiting > MOST_WAITING) return void response.destroy();
        void answer(decider, log, line, response).finally(() => waiting--);
      }
      if (rest.length > LONGEST) response.destroy();
    });
    request.on('end', () => response.end());
    request.on('error', () => response.destroy());
  };
}

async function answer(decider: Decider, log: Logger, line: string, response: Response): Promise<void> {
  let read;
  try {
    read = lineSchema.parse(JSON.parse(line));
  } catch {
    response.destroy();
    return;
  }
  let decisions: WireDecision[] | null = null;
  try {
    decisions = (await decider.decideAll(read.asks)).map((decision) => (decision.kind === 'fetch' ? { kind: 'stream' } : decision));
  } catch (error) {
    log.warn({ err: error }, 'requests for channels could not be decided');
  }
  if (!response.destroyed) response.write(`${JSON.stringify({ id: read.id, decisions })}\n`);
}
