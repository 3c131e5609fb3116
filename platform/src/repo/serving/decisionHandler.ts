/**
 * `POST /repo-decisions`: decisions for a gateway on the same disk.
 * One request stays open. Each line of its body is `{"id","asks":[{"target","authorization"?,"visits"?}]}`, each line
 * of the response `{"id","decisions":[…]}`, with null if the platform failed. The response reveals no more than the
 * same requests to `/repo`. `visits` are the requests that share a question (see `ClientRequest`). They are recorded
 * here, because the gateway sends the files itself. Only trusted proxies (`TRUST_PROXY`) can report visits of others.
 *
 * A line `{"id","downloadId"}` is answered without decisions when that download of a file has ended. The gateway
 * then asks again.
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
import type { ObjectStore } from '../storage/index.ts';
import type { Downloads } from './download.ts';
import { sendProblem } from './serve.ts';

/**
 * A decision as sent to a gateway. `stream`: only the platform can send the bytes. `downloadId` names the running
 * download that puts them on the disk.
 */
type WireDecision =
  | FileAnswer
  | DocumentAnswer
  | { kind: 'stream'; downloadId?: number }
  | { kind: 'problem'; problem: Problem };

/** Maximum characters of a line: a gateway's largest batch, with every header at its maximum length. */
const LONGEST = 16 * 1024 * 1024;
const MOST_ASKS = 512;
/** Maximum number of pending lines per exchange. */
const MOST_WAITING = 256;

/** Maximum size in bytes of a file that clients get only when its download has ended. */
const SMALL = 1024 * 1024;

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
const id = z.number().int().min(0);
const lineSchema = z.union([
  z.strictObject({
    id,
    asks: z
      .array(
        z.object({
          target: z.string().startsWith('/').max(32_768),
          authorization: header,
          visits: z.array(visitSchema).max(MOST_VISITS).optional(),
        }),
      )
      .max(MOST_ASKS),
  }),
  z.strictObject({ id, downloadId: z.number().int().min(0) }),
]);
/** Used if the gateway reports no clients for a question. */
const UNKNOWN_VISIT: readonly ClientRequest[] = [{ n: 1 }];

/** Dependencies of {@link decisionHandler}. */
export interface DecisionParts {
  decider: Decider;
  downloads: Pick<Downloads, 'isRunning' | 'fetch' | 'whenEnded'>;
  objects: Pick<ObjectStore, 'fileOf'>;
  requests: RequestLog;
  log: Logger;
}

/** Makes the handler. */
export function decisionHandler(parts: DecisionParts): RequestHandler {
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
        void answer(parts, isOurs, line, response).finally(() => {
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

async function answer(parts: DecisionParts, isOurs: boolean, line: string, response: Response): Promise<void> {
  const { decider, downloads, requests, log } = parts;
  let read;
  try {
    read = lineSchema.parse(JSON.parse(line));
  } catch {
    response.destroy();
    return;
  }
  let decisions: WireDecision[] | null = null;
  try {
    if ('downloadId' in read) {
      await downloads.whenEnded(read.downloadId);
      decisions = [];
    } else {
      const all = await decider.decideAll(read.asks);
      decisions = all.map((decided, index) => {
        const visits = isOurs ? (read.asks[index]!.visits ?? UNKNOWN_VISIT) : UNKNOWN_VISIT;
        note(requests, decided, visits);
        return isStreamed(decided.decision) ? streamed(parts, decided.decision, visits) : decided.decision;
      });
    }
  } catch (error) {
    log.warn({ err: error }, 'requests for channels could not be decided');
  }
  if (!response.destroyed) response.write(`${JSON.stringify({ id: read.id, decisions })}\n`);
}

/** Returns whether the bytes aren't on a disk that the gateway can read. */
const isStreamed = (decision: Decision): decision is FetchAnswer | FileAnswer =>
  decision.kind === 'fetch' || (decision.kind === 'file' && decision.object !== undefined);

/**
 * Returns the decision on bytes that aren't on the disk. Starts the download of a small file of a mirror, because a
 * whole file from the disk costs less than one that is forwarded as it arrives.
 */
function streamed(
  { downloads, objects, log }: DecisionParts,
  decision: FetchAnswer | FileAnswer,
  visits: readonly ClientRequest[],
): Extract<WireDecision, { kind: 'stream' }> {
  if (decision.kind !== 'fetch') return { kind: 'stream' };
  const { fileId, size, sha256 } = decision;
  // In a bucket, the file still comes through the platform.
  if (sha256 === null || objects.fileOf(sha256) === null) return { kind: 'stream' };
  if (!downloads.isRunning(fileId) && size !== null && size <= SMALL && visits.some(needsBytes))
    downloads.fetch(decision).catch((error: unknown) => log.debug({ err: error, fileId }, 'a download failed'));
  return downloads.isRunning(fileId) ? { kind: 'stream', downloadId: fileId } : { kind: 'stream' };
}

const needsBytes = ({ head, ifNoneMatch }: ClientRequest): boolean => head !== true && ifNoneMatch === undefined;

/** Streamed files are recorded when the gateway requests their bytes. */
function note(requests: RequestLog, { decision, asked }: Decided, visits: readonly ClientRequest[]): void {
  if (asked === null || isStreamed(decision)) return;
  for (const visit of visits) requests.note(asked, visit, outcomeOf(decision, visit));
}
