/** Publishing errors in the format that each client shows. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { redactTarget } from '@terrarium/domain/repo';
import { ARCHIVE_FAULTS, ArchiveError } from './archive/index.ts';
import type { ArchiveErrorCode } from './archive/index.ts';
import type { RejectionCode, RejectionStatus } from './codes.ts';
import { conflict, HttpError } from '../http/index.ts';
import { databaseFailureOf } from '../db/index.ts';
import type { Logger } from '../monitoring/log.ts';
import { somethingWentWrong } from '../http/index.ts';

/** Error returned to publishing clients. The message is truncated to 512 characters, the most that rattler shows. */
export class Rejection<S extends RejectionStatus = RejectionStatus> extends Error {
  override readonly name = 'Rejection';
  readonly status: number;
  readonly code: string;
  readonly headers: Record<string, string>;
  constructor(status: S, code: RejectionCode<S>, sentence: string, headers: Record<string, string> = {}) {
    super(sentence.slice(0, 512));
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

/**
 * Format of an error response: `problem` as RFC 9457 with the message as `detail`, `text` as plain text, `error` like
 * anaconda.org.
 */
export type RejectionFormat = 'problem' | 'text' | 'error';

/** Message for attempts to overwrite a file. */
export const NO_FORCE =
  "Published packages can't be overwritten, because lock files contain their hash. Publish a new build number, or remove --force.";

/** Converts an error from elsewhere with its own status and code: REST or archive. */
const passedOn = (status: number, { code, message }: { code: string; message: string }, headers = {}): Rejection =>
  new Rejection(status as RejectionStatus, code as RejectionCode<RejectionStatus>, message, headers);

/** Returns the HTTP status of an archive error. */
const statusOf = (code: ArchiveErrorCode): number =>
  Number(Object.entries(ARCHIVE_FAULTS).find(([, faults]) => code in faults)![0]);

const DISK_FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Converts a thrown error; null if it is an internal error, which must not be revealed. */
export function rejectionOf(error: unknown): Rejection | null {
  if (error instanceof Rejection) return error;
  if (error instanceof ArchiveError) return passedOn(statusOf(error.code), error);
  if (error instanceof HttpError) return passedOn(error.status, error, error.headers);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (DISK_FULL.has(code) || databaseFailureOf(error) === 'disk_full')
    return new Rejection(
      507,
      'disk_full',
      "The hub's disk is full, so the package wasn't published. Contact your administrator.",
      { 'retry-after': '60' },
    );
  if (databaseFailureOf(error) !== null)
    return new Rejection(
      503,
      'database_unavailable',
      'The database timed out, so the package may or may not have been published. Try again. Publishing the same file twice is safe.',
      { 'retry-after': '5' },
    );
  return null;
}

/** Converts a publishing error to {@link HttpError}. Returns other errors unchanged. */
export function asHttpError(error: unknown): unknown {
  if (!(error instanceof Rejection)) return error;
  const { code, message } = error;
  if (code === 'exists') return conflict(message, 'package_exists');
  if (code === 'withdrawn') return conflict(message, 'package_withdrawn');
  if (code === 'unknown_upload') return new HttpError(404, 'upload_not_found', message);
  if (code === 'unknown_channel') return new HttpError(404, 'channel_not_found', message);
  return conflict(message);
}

/** Sends the error response of a failed upload. */
export function reject(
  error: unknown,
  request: IncomingMessage & { originalUrl: string },
  response: ServerResponse,
  format: RejectionFormat,
  log: Logger,
): void {
  const requestId = String(response.getHeader('x-request-id') ?? '');
  let refusal = rejectionOf(error);
  if (refusal === null) {
    if (response.destroyed || (request.destroyed && !request.complete)) return void response.destroy();
    log.error({ err: error, requestId, path: redactTarget(request.originalUrl) }, 'a package could not be published');
    refusal = new Rejection(503, 'internal_error', somethingWentWrong(requestId));
  }
  if (response.headersSent) return void response.destroy();
  const { status, code, message, headers } = refusal;
  response.statusCode = status;
  response.setHeader('cache-control', 'no-store');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const agent = request.headers['user-agent'] ?? '';
  // rattler shows the first 512 characters of a response as is.
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
            title: request.method === 'DELETE' ? "The package wasn't yanked" : "The package wasn't published",
            status,
            detail: message,
            code,
            instance: redactTarget(request.originalUrl),
            request_id: requestId,
          },
    ),
  );
}
