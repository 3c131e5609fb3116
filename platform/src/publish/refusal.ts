/** Why a package is not published, in the form that each client shows. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { redactTarget } from '@terrarium/domain/repo';
import { ARCHIVE_FAULTS, ArchiveError } from './archive/index.ts';
import type { ArchiveErrorCode } from './archive/index.ts';
import type { RefusalCode, RefusalStatus } from './codes.ts';
import { conflict, HttpError } from '../http/index.ts';
import { databaseFailureOf } from '../db/index.ts';
import type { Logger } from '../log.ts';
import { somethingWentWrong } from '../http/index.ts';

/** A refusal with the sentence that people read: at most 512 characters, as rattler shows no more. */
export class Refusal<S extends RefusalStatus = RefusalStatus> extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: string;
  readonly headers: Record<string, string>;
  constructor(status: S, code: RefusalCode<S>, sentence: string, headers: Record<string, string> = {}) {
    super(sentence.slice(0, 512));
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

/** How a protocol tells a refusal: `problem` as RFC 9457 with the sentence as `detail`, `text` as the bare sentence, `error` as anaconda.org does. */
export type RefusalFormat = 'problem' | 'text' | 'error';

/** Why nothing that is published is ever overwritten. */
export const NO_FORCE =
  'This hub never overwrites a published package, because lock files hold its hash. Publish a new build number, or leave --force out.';

/** What was refused elsewhere, with its own status and code: those of REST, or of an archive. */
const passedOn = (status: number, { code, message }: { code: string; message: string }, headers = {}): Refusal =>
  new Refusal(status as RefusalStatus, code as RefusalCode<RefusalStatus>, message, headers);

/** The status of a fault of an archive. */
const statusOf = (code: ArchiveErrorCode): number =>
  Number(Object.entries(ARCHIVE_FAULTS).find(([, faults]) => code in faults)![0]);

const DISK_FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** What was thrown as a refusal; null when the fault is the hub's and nothing of it may be told. */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (error instanceof ArchiveError) return passedOn(statusOf(error.code), error);
  if (error instanceof HttpError) return passedOn(error.status, error, error.headers);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (DISK_FULL.has(code) || databaseFailureOf(error) === 'disk_full')
    return new Refusal(
      507,
      'disk_full',
      'The disk of the hub is full, so the package was not stored. Trying again helps when somebody has made room: tell your administrator.',
      { 'retry-after': '60' },
    );
  if (databaseFailureOf(error) !== null)
    return new Refusal(
      503,
      'database_unavailable',
      'The database of the hub does not answer, so it is not known whether the package was published. Send it again: the same file twice does no harm.',
      { 'retry-after': '5' },
    );
  return null;
}

/** How the API tells a refusal that has a meaning there: {@link HttpError}; whatever else was thrown stays as it is. */
export function asHttpError(error: unknown): unknown {
  if (!(error instanceof Refusal)) return error;
  const { code, message } = error;
  if (code === 'exists') return conflict(message, 'package_exists');
  if (code === 'withdrawn') return conflict(message, 'package_withdrawn');
  if (code === 'unknown_upload') return new HttpError(404, 'upload_not_found', message);
  if (code === 'unknown_channel') return new HttpError(404, 'channel_not_found', message);
  return conflict(message);
}

/** Tells the caller why nothing was published. */
export function refuse(
  error: unknown,
  request: IncomingMessage & { originalUrl: string },
  response: ServerResponse,
  format: RefusalFormat,
  log: Logger,
): void {
  const requestId = String(response.getHeader('x-request-id') ?? '');
  let refusal = refusalOf(error);
  if (refusal === null) {
    if (response.destroyed || (request.destroyed && !request.complete)) return void response.destroy();
    log.error({ err: error, requestId, path: redactTarget(request.originalUrl) }, 'a package could not be published');
    refusal = new Refusal(503, 'internal_error', somethingWentWrong(requestId));
  }
  if (response.headersSent) return void response.destroy();
  const { status, code, message, headers } = refusal;
  response.statusCode = status;
  response.setHeader('cache-control', 'no-store');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const agent = request.headers['user-agent'] ?? '';
  // rattler shows of an answer its first 512 characters, as they are.
  if (format === 'text' || agent.startsWith('rattler_upload/') || request.headers.accept === 'text/plain') {
    response.setHeader('content-type', 'text/plain; charset=utf-8');
    response.end(`${message}\n`);
    return;
  }
  response.setHeader('content-type', format === 'error' ? 'application/json' : 'application/problem+json');
  response.end(
    JSON.stringify(
      format === 'error'
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
