/** Passes packages that are published on to the platform, which alone decides and stores them: as they come, with back-pressure, and the answer back. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Dispatcher } from 'undici';
import { hasLargeBody, lingerOver, passBody } from '../http/index.ts';
import type { Answer } from '../http/index.ts';
import type { Passage } from './proxy.ts';

const REQUEST_HEADERS = [
  'authorization',
  'x-api-key',
  'user-agent',
  'accept',
  'content-type',
  'content-length',
  'x-file-name',
  'x-file-sha256',
  'x-checksum-sha256',
  'content-md5',
  'content-digest',
  'digest',
  'tus-resumable',
  'upload-offset',
  'prefer',
  'if-match',
  'if-none-match',
  'api-version',
  'traceparent',
] as const;
const RESPONSE_HEADERS = [
  'content-type',
  'content-length',
  'cache-control',
  'www-authenticate',
  'retry-after',
  'allow',
  'location',
  'tus-resumable',
  'tus-version',
  'upload-offset',
  'upload-length',
  'upload-expires',
  'api-version',
] as const;

/** How long an upload may take, the platform knows. */
type Upload = Omit<Passage, 'deadline'>;

/** Asks the platform whether it would let an upload in, without its body. */
const CHECK = 'x-upload-check';

/**
 * Streams one upload through. Whoever waits for leave to send the body (`Expect: 100-continue`) gets it when the platform would let the upload in. How long
 * an upload may stop, and take, the platform knows.
 * @throws when the platform cannot be reached, before anything was answered
 */
export async function passUpload(passage: Upload, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const abort = new AbortController();
  const gone = (): void => abort.abort();
  response.once('close', gone);
  try {
    if (request.headers.expect !== undefined) {
      const leave = await ask(passage, request, abort.signal, null);
      if (leave.statusCode !== 204) return await answer(leave, passage.requestId, request, response);
      await leave.body.dump();
      response.writeContinue();
    }
    await answer(await send(passage, request, abort.signal), passage.requestId, request, response);
  } catch (error) {
    if (!abort.signal.aborted) throw error;
  } finally {
    response.off('close', gone);
  }
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined;

/** What the platform is told of an upload, with its body or without. */
function headersOf(
  { address, requestId }: Upload,
  request: IncomingMessage,
  withBody: boolean,
): Record<string, string> {
  const headers: Record<string, string> = { 'x-request-id': requestId, 'x-forwarded-for': address };
  for (const name of REQUEST_HEADERS) {
    const value = request.headers[name];
    if (typeof value === 'string' && (withBody || name !== 'content-length')) headers[name] = value;
  }
  return headers;
}

/** Sends the upload itself. */
async function send(passage: Upload, request: IncomingMessage, signal: AbortSignal): Promise<Answer> {
  if (!hasLargeBody(request))
    return ask(passage, request, signal, hasBody(request) ? request.iterator({ destroyOnReturn: false }) : null);
  return passBody(request, {
    origin: passage.origin,
    method: request.method ?? 'PUT',
    path: request.url ?? '/',
    headers: headersOf(passage, request, true),
    signal,
  });
}

function ask(
  passage: Upload,
  request: IncomingMessage,
  signal: AbortSignal,
  body: AsyncIterable<Buffer> | null,
): Promise<Dispatcher.ResponseData> {
  const headers = headersOf(passage, request, body !== null);
  if (request.headers.expect !== undefined && body === null) headers[CHECK] = '1';
  return passage.dispatcher.request({
    origin: passage.origin,
    path: request.url ?? '/',
    method: request.method as Dispatcher.HttpMethod,
    headers,
    body: body as Dispatcher.DispatchOptions['body'],
    signal,
    headersTimeout: 0,
    bodyTimeout: 60_000,
  });
}

async function answer(
  { statusCode, headers, body }: Answer,
  requestId: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // Small: a sentence, or a few facts of the package.
  const bytes = await buffer(body);
  const head = ['x-request-id', requestId, 'x-content-type-options', 'nosniff'];
  for (const name of RESPONSE_HEADERS) {
    const value = headers[name];
    if (typeof value === 'string' && name !== 'content-length') head.push(name, value);
  }
  head.push('content-length', String(bytes.length));
  response.writeHead(statusCode, head);
  response.end(bytes);
  lingerOver(request);
}
