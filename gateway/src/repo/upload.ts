/**
 * Forwards package uploads to the platform, which decides and stores: streamed, with back-pressure, and the response
 * back.
 */
import { discardRest } from '@terrarium/domain/http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Dispatcher } from 'undici';
import { passBody } from '../http/index.ts';
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

/**
 * Streams one upload. Reads nothing of its body and sends no `100 Continue` until the platform knows the sender and a
 * slot is free. The platform limits pauses and duration.
 * @param recognized called when the platform knows the sender
 * @throws if the platform is unreachable, before any response
 */
export async function passUpload(
  passage: Upload,
  request: IncomingMessage,
  response: ServerResponse,
  recognized: () => void,
): Promise<void> {
  const abort = new AbortController();
  const gone = (): void => abort.abort();
  response.once('close', gone);
  const { origin, requestId } = passage;
  const [path, headers, { signal }] = [request.url ?? '/', headersOf(passage, request), abort];
  const begun = (): void => {
    if (request.headers.expect !== undefined) response.writeContinue();
  };
  try {
    const answered: Answer = hasBody(request)
      ? await passBody(request, {
          origin,
          method: request.method ?? 'PUT',
          path,
          headers,
          signal,
          asked: { recognized, begun },
        })
      : await passage.dispatcher.request({
          origin,
          path,
          method: request.method as Dispatcher.HttpMethod,
          headers,
          signal,
          headersTimeout: 0,
          bodyTimeout: 60_000,
        });
    await answer(answered, requestId, request, response);
  } catch (error) {
    if (!abort.signal.aborted) throw error;
  } finally {
    response.off('close', gone);
  }
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined;

/** Headers of an upload for the platform. */
function headersOf({ address, requestId }: Upload, request: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = { 'x-request-id': requestId, 'x-forwarded-for': address };
  for (const name of REQUEST_HEADERS) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  return headers;
}

async function answer(
  { statusCode, headers, body }: Answer,
  requestId: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // Small: a message, or a few facts of the package.
  const bytes = await buffer(body);
  const head = ['x-request-id', requestId, 'x-content-type-options', 'nosniff'];
  for (const name of RESPONSE_HEADERS) {
    const value = headers[name];
    if (typeof value === 'string' && name !== 'content-length') head.push(name, value);
  }
  head.push('content-length', String(bytes.length));
  response.writeHead(statusCode, head);
  response.end(bytes);
  discardRest(request);
}
