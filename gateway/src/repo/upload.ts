/** Passes packages that are published on to the platform, which alone decides and stores them: as they come, with back-pressure, and the answer back. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Dispatcher } from 'undici';
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

/** Asks the platform whether it would let an upload in, without its body. */
const CHECK = 'x-upload-check';
/** After a refusal the rest of the body is read for so long, in ms: who still sends would not see the answer otherwise. */
const LINGER = 10_000;

/**
 * Streams one upload through. Whoever waits for leave to send the body (`Expect: 100-continue`) gets it when the platform would let the upload in. How long
 * an upload may stop, and take, the platform knows.
 * @throws when the platform cannot be reached, before anything was answered
 */
export async function passUpload(
  passage: Omit<Passage, 'deadline'>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
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
    const body = hasBody(request) ? request.iterator({ destroyOnReturn: false }) : null;
    await answer(await ask(passage, request, abort.signal, body), passage.requestId, request, response);
  } catch (error) {
    if (!abort.signal.aborted) throw error;
  } finally {
    response.off('close', gone);
  }
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined;

function ask(
  { dispatcher, origin, address, requestId }: Omit<Passage, 'deadline'>,
  request: IncomingMessage,
  signal: AbortSignal,
  body: AsyncIterable<Buffer> | null,
): Promise<Dispatcher.ResponseData> {
  const headers: Record<string, string> = { 'x-request-id': requestId, 'x-forwarded-for': address };
  for (const name of REQUEST_HEADERS) {
    const value = request.headers[name];
    if (typeof value === 'string' && (body !== null || name !== 'content-length')) headers[name] = value;
  }
  if (request.headers.expect !== undefined && body === null) headers[CHECK] = '1';
  return dispatcher.request({
    origin,
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
  { statusCode, headers, body }: Dispatcher.ResponseData,
  requestId: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // Small: a sentence, or a few facts of the package.
  const bytes = Buffer.from(await body.arrayBuffer());
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

/** Reads on for a while what is left of a body that nobody wants, then ends the connection. */
export function lingerOver(request: IncomingMessage): void {
  if (request.complete) return;
  request.resume();
  const { socket } = request;
  const timer = setTimeout(() => socket.destroy(), LINGER);
  request.once('close', () => clearTimeout(timer));
  request.once('end', () => clearTimeout(timer));
}
