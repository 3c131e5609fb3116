/** Passes packages that are published on to the platform, which alone decides and stores them: as they come, with back-pressure, and the answer back. */
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
 * Streams one upload through. Nothing of its body is read, and whoever waits for leave to send it (`Expect: 100-continue`) does not get it, before the platform
 * knows who sends it and it is its turn. How long an upload may stop, and take, the platform knows.
 * @param recognized called when the platform knows who sends it
 * @throws when the platform cannot be reached, before anything was answered
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

/** What the platform is told of an upload. */
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
  discardRest(request);
}
