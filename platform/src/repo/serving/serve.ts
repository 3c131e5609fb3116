/** HTTP of `/repo` and `/t`: sends decisions as responses. */
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler, Response } from 'express';
import { answerTo, pageInstead, redactTarget } from '@terrarium/domain/repo';
import type { Asking } from '@terrarium/domain/repo';
import { isFresh, namesEtag, rangeOf } from '@terrarium/domain/http';
import type { Logger } from '../../monitoring/log.ts';
import type {
  Ask,
  Decider,
  DocumentAnswer,
  FetchAnswer,
  FileAnswer,
  Problem,
  RequestLog,
  ClientRequest,
} from '../decisions/index.ts';
import { SourceError } from '../../outbound/index.ts';
import type { ObjectStore } from '../storage/index.ts';
import { busyUntil, DownloadFailed } from './download.ts';
import type { Downloads } from './download.ts';
import { methodNotAllowed, sourceFailed, outcomeOf, problemFor } from '../decisions/index.ts';
import { contentTypeOf, etagOf, PACKAGE_CACHE } from '../fileHeaders.ts';

/** Retry-After in seconds, if the failed source doesn't say. */
const RETRY_SECONDS = 30;

/** Dependencies of {@link createServing}. */
export interface ServingParts {
  decider: Decider;
  downloads: Downloads;
  objects: Pick<ObjectStore, 'read'>;
  requests: RequestLog;
  log: Logger;
  dataDir: string;
  /**
   * Internal location of a proxy that sends files itself (`X-Accel-Redirect`), e.g. `/_terrarium`. A request asks for
   * it with the same value in `X-Accel-Prefix`, which the proxy must set on every request.
   */
  accelPrefix: string | undefined;
}

/** Creates the handler of `/repo` and `/t`. */
export function createServing(parts: ServingParts): RequestHandler {
  return (request, response, next) => {
    // The publish area handles uploads and yanks.
    if (request.method === 'PUT' || request.method === 'DELETE') next();
    else serve(parts, request, response).catch(next);
  };
}

/** Sends a problem document in the format that the client can show. */
export function sendProblem(request: Request, response: Response, problem: Problem): void {
  const { status, headers, body } = answerTo(askingOf(request), { ...problem, body: { ...problem.body } });
  response.status(status);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const requestId = response.getHeader('x-request-id');
  response.end(
    body === null
      ? undefined
      : JSON.stringify({ ...body, ...(typeof requestId === 'string' ? { request_id: requestId } : {}) }),
  );
}

const askingOf = ({ originalUrl, headers }: Request): Asking => ({
  target: originalUrl,
  userAgent: headers['user-agent'],
  accept: headers.accept,
});

async function serve(parts: ServingParts, request: Request, response: Response): Promise<void> {
  const { originalUrl, method } = request;
  if (method !== 'GET' && method !== 'HEAD')
    return sendProblem(request, response, methodNotAllowed(redactTarget(originalUrl), method));
  const page = pageInstead(askingOf(request));
  if (page !== null) return response.redirect(302, page);
  const ask: Ask = { target: originalUrl, authorization: request.headers.authorization };
  const visit = clientRequestOf(request);
  let { decision, asked } = await parts.decider.decide(ask);
  if (decision.kind === 'fetch') {
    const outcome = await relayed(parts, decision, request, response);
    if (outcome !== 'held') {
      if (asked !== null) parts.requests.note(asked, visit, outcome === 'sent' ? outcomeOf(decision, visit) : 'failed');
      return;
    }
    ({ decision, asked } = await parts.decider.decide(ask));
  }
  if (asked !== null) parts.requests.note(asked, visit, outcomeOf(decision, visit));
  const problem = problemFor(decision, visit.agent);
  if (problem !== null || decision.kind === 'problem') return sendProblem(request, response, problem!);
  if (decision.kind === 'fetch') throw new Error(`${decision.fileName} was fetched, but its record has changed since.`);
  if (decision.kind === 'document') return sendDocument(response, decision);
  if (decision.object === undefined) sendFile(parts, decision, request, response);
  else await sendObject(parts, decision, decision.object, request, response);
}

function sendDocument(response: Response, { contentType, cacheControl, body }: DocumentAnswer): void {
  response.setHeader('Content-Type', contentType);
  response.setHeader('Cache-Control', cacheControl);
  response.end(body);
}

function clientRequestOf({ method, headers, ip }: Request): ClientRequest {
  return {
    n: 1,
    agent: headers['user-agent'],
    address: ip,
    head: method === 'HEAD',
    range: headers.range,
    ifRange: headers['if-range']?.toString(),
    ifNoneMatch: headers['if-none-match'],
    ifModifiedSince: headers['if-modified-since'],
  };
}

/**
 * Selects the compressed form that the client accepts, if it is stored and no range is requested (RFC 9110, section
 * 12.5.3).
 */
function codedFor(plain: FileAnswer, request: Request, response: Response): FileAnswer {
  if (plain.codings === undefined) return plain;
  response.vary('Accept-Encoding');
  const { 'accept-encoding': accepted, range } = request.headers;
  if (accepted === undefined || range !== undefined) return plain;
  const coded = plain.codings.find(({ coding }) => request.acceptsEncodings(coding) === coding);
  if (coded === undefined) return plain;
  response.setHeader('Content-Encoding', coded.coding);
  return { ...plain, ...coded };
}

function sendFile(
  { dataDir, accelPrefix }: ServingParts,
  plain: FileAnswer,
  request: Request,
  response: Response,
): void {
  const file = codedFor(plain, request, response);
  response.setHeader('ETag', file.etag);
  response.setHeader('Cache-Control', file.cacheControl);
  response.setHeader('Last-Modified', file.lastModified);
  response.setHeader('Content-Type', file.contentType);
  const none = request.headers['if-none-match'];
  if (none !== undefined && namesEtag(none, file.etag)) {
    response.status(304).end();
    return;
  }
  if (file.offset !== undefined) {
    sendPart(dataDir, file, file.offset, request, response);
    return;
  }
  if (accelPrefix !== undefined && request.headers['x-accel-prefix'] === accelPrefix) {
    response.setHeader('X-Accel-Redirect', `${accelPrefix}/${file.path}`).end();
    return;
  }
  // Ranges are defined for GET only (RFC 9110, section 14.2).
  if (request.method === 'HEAD') delete request.headers.range;
  // Express (`send`) handles dates, ranges, and HEAD. It uses the ETag and date that are already set.
  response.sendFile(
    file.path,
    { root: dataDir, etag: false, lastModified: false, cacheControl: false, dotfiles: 'allow' },
    (error) => {
      if (error === undefined || error === null || response.headersSent || response.destroyed) return;
      const { status } = error as Error & { status?: number };
      if (status !== 416) return unreadable(response);
      withoutBytes(response);
      response.status(416).setHeader('Content-Range', `bytes */${file.size}`).end();
    },
  );
}

/** Sends an object that isn't a file of the data folder, or the requested range of it. */
async function sendObject(
  { objects }: ServingParts,
  file: FileAnswer,
  key: string,
  request: Request,
  response: Response,
): Promise<void> {
  const { etag, size, lastModified } = file;
  const headers = { ETag: etag, 'Cache-Control': file.cacheControl, 'Last-Modified': lastModified };
  for (const [name, value] of Object.entries({
    ...headers,
    'Content-Type': file.contentType,
    'Accept-Ranges': 'bytes',
  }))
    response.setHeader(name, value);
  if (isFresh(request.headers, etag, lastModified)) {
    response.removeHeader('Content-Type');
    response.status(304).end();
    return;
  }
  // Ranges are defined for GET only (RFC 9110, section 14.2).
  const isHead = request.method === 'HEAD';
  const range = isHead ? null : rangeOf({ ...request.headers, 'if-range': request.get('if-range') }, file);
  if (range === 'unsatisfiable') {
    withoutBytes(response);
    response.status(416).setHeader('Content-Range', `bytes */${size}`).end();
    return;
  }
  if (range !== null) response.status(206).setHeader('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  response.setHeader('Content-Length', range === null ? size : range.end - range.start + 1);
  if (isHead) {
    response.end();
    return;
  }
  const stream = await objects.read(key, range ?? undefined);
  // If the client disconnects or the store fails, both streams end. The response has started, so no error can be sent.
  await pipeline(stream, response).catch(() => undefined);
}

function withoutBytes(response: Response): void {
  for (const name of ['ETag', 'Cache-Control', 'Last-Modified', 'Content-Type', 'Content-Encoding', 'Content-Length'])
    response.removeHeader(name);
}

/** The file existed at the time of the decision: another publication replaced it. */
function unreadable(response: Response): void {
  withoutBytes(response);
  response.status(503).setHeader('Retry-After', '2').end();
}

/** Sends a section of a file, whole. Such sections are short, and X-Accel-Redirect supports only whole files. */
function sendPart(dataDir: string, file: FileAnswer, start: number, request: Request, response: Response): void {
  response.setHeader('Content-Length', file.size);
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const stream = createReadStream(join(dataDir, file.path), { start, end: start + file.size - 1 });
  stream.once('error', () => (response.headersSent ? response.destroy() : unreadable(response)));
  response.once('close', () => stream.destroy());
  stream.pipe(response);
}

/**
 * Returns what any reader can know about a failed download.
 * Only admins can know a mirror's source, so details about it are only logged.
 */
function reasonOf(error: DownloadFailed): string {
  const { cause } = error;
  if (cause instanceof SourceError && cause.failure === 'not_found')
    return 'the source no longer has it. The channel lists it until the next sync. Use another build, or contact the channel admins.';
  if (busyUntil(error) !== null)
    return `its source is too busy just now, and asks to be left alone for ${retryAfter(error)} seconds. Try again then.`;
  return cause === undefined
    ? error.message
    : "the download failed. Try again later. For details, see the request ID in the hub's log.";
}

/** Returns Retry-After of a failed download, in seconds. */
function retryAfter(error: DownloadFailed): number {
  const until = busyUntil(error);
  return until === null ? RETRY_SECONDS : Math.max(1, Math.ceil((until.getTime() - Date.now()) / 1000));
}

/** Sends a mirrored file during its download. @returns `held` if it can now be sent like any other file */
async function relayed(
  { downloads, log }: ServingParts,
  wanted: FetchAnswer,
  request: Request,
  response: Response,
): Promise<'sent' | 'held' | 'failed'> {
  const problem = (error: unknown): void => {
    if (!(error instanceof DownloadFailed)) throw error;
    log.warn(
      {
        err: error,
        requestId: response.getHeader('x-request-id'),
        source: wanted.source,
        file: `${wanted.subdir}/${wanted.fileName}`,
      },
      'a package of a mirror could not be fetched',
    );
    if (response.headersSent) response.destroy();
    else
      sendProblem(
        request,
        response,
        sourceFailed(redactTarget(request.originalUrl), wanted.fileName, reasonOf(error), retryAfter(error)),
      );
  };
  const { method, headers } = request;
  const whole = headers.range === undefined && headers['if-none-match'] === undefined;
  try {
    // HEAD needs no bytes.
    if (method === 'GET' && (!whole || downloads.isRunning(wanted.fileId))) {
      await downloads.fetch(wanted);
      return 'held';
    }
    response.setHeader('Cache-Control', PACKAGE_CACHE);
    response.setHeader('Content-Type', contentTypeOf(wanted.fileName));
    if (wanted.sha256 !== null) response.setHeader('ETag', etagOf(wanted.sha256.toLowerCase()));
    if (wanted.size !== null) response.setHeader('Content-Length', wanted.size);
    if (request.method === 'HEAD') {
      response.end();
      return 'sent';
    }
    await downloads.fetch(wanted, response);
  } catch (error) {
    for (const name of ['Cache-Control', 'Content-Type', 'ETag', 'Content-Length'])
      if (!response.headersSent) response.removeHeader(name);
    problem(error);
    return 'failed';
  }
  return 'sent';
}
