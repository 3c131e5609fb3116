/** Why a package is not published, in the form that each client shows. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { redactTarget } from '@terrarium/domain/repo';
import { ArchiveError } from './archive/index.ts';
import { HttpError } from '../http/index.ts';
import { troubleOf } from '../db/index.ts';
import type { Logger } from '../log.ts';

/** The statuses of refusals; what each is for stands where it is thrown. */
type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 406 | 408 | 409 | 411 | 413 | 415 | 422 | 429 | 503 | 507;

/** A refusal with the sentence that people read: at most 512 characters, as rattler shows no more. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: RefusalStatus;
  readonly code: string;
  readonly headers: Record<string, string>;
  constructor(status: RefusalStatus, code: string, sentence: string, headers: Record<string, string> = {}) {
    super(sentence.slice(0, 512));
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

/** How a protocol tells a refusal: `problem` as RFC 9457 with the sentence as `detail`, `text` as the bare sentence, `error` as anaconda.org does. */
export type Manner = 'problem' | 'text' | 'error';

/** Why nothing that is published is ever overwritten. */
export const NO_FORCE =
  'This hub never overwrites a published package, because lock files hold its hash. Publish a new build number, or leave --force out.';

/** Faults of an archive that are a matter of its size or time, not of its content. */
const ARCHIVE_STATUS: Record<string, RefusalStatus> = { empty_archive: 400, too_large: 413, too_slow: 503 };

const DISK_FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** What was thrown as a refusal; null when the fault is the hub's and nothing of it may be told. */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (error instanceof ArchiveError) return new Refusal(ARCHIVE_STATUS[error.code] ?? 422, error.code, error.message);
  if (error instanceof HttpError)
    return new Refusal(error.status as RefusalStatus, error.code, error.message, error.headers);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (DISK_FULL.has(code) || troubleOf(error) === 'disk_full')
    return new Refusal(
      507,
      'disk_full',
      'The disk of the hub is full, so the package was not stored. Trying again helps when somebody has made room: tell your administrator.',
      { 'retry-after': '60' },
    );
  if (troubleOf(error) !== null)
    return new Refusal(
      503,
      'database_unavailable',
      'The database of the hub does not answer, so it is not known whether the package was published. Send it again: the same file twice does no harm.',
      { 'retry-after': '5' },
    );
  return null;
}

/** Tells the caller why nothing was published. */
export function refuse(
  error: unknown,
  request: IncomingMessage & { originalUrl: string },
  response: ServerResponse,
  manner: Manner,
  log: Logger,
): void {
  const requestId = String(response.getHeader('x-request-id') ?? '');
  let refusal = refusalOf(error);
  if (refusal === null) {
    if (response.destroyed || (request.destroyed && !request.complete)) return void response.destroy();
    log.error({ err: error, requestId, path: redactTarget(request.originalUrl) }, 'a package could not be published');
    refusal = new Refusal(
      503,
      'internal_error',
      `Something went wrong inside the hub. Try again; if it stays, give your administrator the request id ${requestId}.`,
    );
  }
  if (response.headersSent) return void response.destroy();
  const { status, code, message, headers } = refusal;
  response.statusCode = status;
  response.setHeader('cache-control', 'no-store');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const agent = request.headers['user-agent'] ?? '';
  // rattler shows of an answer its first 512 characters, as they are.
  if (manner === 'text' || agent.startsWith('rattler_upload/') || request.headers.accept === 'text/plain') {
    response.setHeader('content-type', 'text/plain; charset=utf-8');
    response.end(`${message}\n`);
    return;
  }
  response.setHeader('content-type', manner === 'error' ? 'application/json' : 'application/problem+json');
  response.end(
    JSON.stringify(
      manner === 'error'
        ? { error: message }
        : {
            type: `/problems/${code.replaceAll('_', '-')}`,
            title: request.method === 'DELETE' ? 'The package was not taken off' : 'The package was not published',
            status,
            detail: message,
            code,
            instance: redactTarget(request.originalUrl),
            request_id: requestId,
          },
    ),
  );
}
