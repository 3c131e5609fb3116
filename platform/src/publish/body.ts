/** Reads the bytes of a package from HTTP, as body or form part, with limits of size and time. */
import type { IncomingMessage } from 'node:http';
import { basename } from 'node:path/posix';
import type { Readable } from 'node:stream';
import { Dicer } from '@fastify/busboy';
import type { ChunkSource } from '@terrarium/domain/bytes';
import { MOST_SIDECAR } from '@terrarium/domain/repo';
import { bodyChunks } from '../http/index.ts';
import type { BodyReading } from '../http/index.ts';
import { ARCHIVE_LIMITS } from './archive/index.ts';
import { Rejection } from './rejection.ts';

/** Timeouts of an upload: without data, and in total; in ms. */
const IDLE = 60_000;
const LONGEST = 3 * 3_600_000;
/** Maximum bytes of a form apart from its file: boundaries, headers, and other fields. */
const FORM_OVERHEAD = 2 * 1024 * 1024;
/** Maximum number of fields before the file, and characters of each. */
const MOST_FIELDS = 20;
/** Names of the field with the package. `files` is used in quetz's older API. */
const FILE_FIELDS: ReadonlySet<string> = new Set(['file', 'content', 'files']);
const FIELD = 1024;

/** Messages for a file that is too large or empty. */
export const SIZE_FAULTS = {
  tooLarge: `The package is larger than ${ARCHIVE_LIMITS.packageBytes / 1024 ** 3} GiB, the most that is taken.`,
  empty: 'The file has no bytes. Upload the file that the build wrote.',
} as const;

const tooLarge = (): Rejection => new Rejection(413, 'too_large', SIZE_FAULTS.tooLarge);

/** Checks the length that a request announces, before reading. @throws Rejection 400, 413 */
export function checkLength({ headers }: IncomingMessage, most: number = ARCHIVE_LIMITS.packageBytes): void {
  const length = headers['content-length'];
  if (length === undefined) {
    if (headers['transfer-encoding'] === undefined)
      throw new Rejection(411, 'no_body', 'The request has no body. Send the package file as the request body.');
    return;
  }
  if (Number(length) === 0) throw new Rejection(400, 'empty_archive', SIZE_FAULTS.empty);
  if (Number(length) > most) throw tooLarge();
}

/** Converts a base64 hash from an HTTP header to hex. */
export const hexOf = (base64: string): string => Buffer.from(base64, 'base64').toString('hex');

/**
 * Reads hashes of the body from the headers `Content-MD5`, `Digest` (RFC 3230), and `Content-Digest` (RFC 9530), in
 * hex; null if missing.
 */
export function digestsOf({ headers }: IncomingMessage): { sha256: string | null; md5: string | null } {
  const { 'content-md5': md5 } = headers;
  const listed = [headers['content-digest'], headers['digest']].join(',');
  const sha256 = /(?:^|,)\s*sha-256=:?([A-Za-z0-9+/]+=*)/i.exec(listed)?.[1];
  return {
    sha256: sha256 === undefined ? null : hexOf(sha256),
    md5: typeof md5 === 'string' ? hexOf(md5) : null,
  };
}

/** Returns the announced length of a request, for a package upload. */
export function announced({ headers }: IncomingMessage): { announced?: number } {
  const length = headers['content-length'];
  return length === undefined ? {} : { announced: Number(length) };
}

/** Reads the body of a request. @throws Rejection 400 if it is incomplete, 408 if it stalls or takes too long, 413 */
export const bodyOf = (
  request: IncomingMessage,
  reading: Partial<Pick<BodyReading, 'idle' | 'longest' | 'most' | 'pace' | 'lends'>> = {},
): ChunkSource =>
  bodyChunks(request, {
    idle: IDLE,
    longest: LONGEST,
    most: ARCHIVE_LIMITS.packageBytes,
    ...reading,
    broken: () =>
      new Rejection(400, 'incomplete_body', 'The upload was incomplete, so nothing was stored. Upload again.'),
    late: () =>
      new Rejection(
        408,
        'too_slow',
        'The upload timed out or was too slow (minimum 1 MiB per minute). Nothing was stored. Upload again.',
      ),
    tooLarge,
  });

/** The file in a form. */
export interface FormFile {
  /** Last part of its name in the form; null if none. */
  fileName: string | null;
  /** SHA-256 announced in the form (`X-File-SHA256` of prefix.dev's clients); null if none. */
  sha256: string | null;
  bytes: AsyncIterable<Buffer>;
  /** Fields before the file, by name. Long ones are truncated. */
  fields: ReadonlyMap<string, string>;
  /** Reads the field `attestation` after the file. Call it after the file was read. */
  attestation(): Promise<string | null>;
}

/**
 * Reads the file from a form (`multipart/form-data`).
 * The field name identifies it, see {@link FILE_FIELDS}, because rattler sends no file name or type. Includes the
 * fields before it.
 * @param take receives the file and must read its bytes
 * @throws Rejection 400 for an invalid form or one without a file; errors of `take`
 */
export async function fileOfForm<Result>(
  request: IncomingMessage,
  take: (file: FormFile) => Promise<Result>,
): Promise<Result> {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;(?:[^"]*;)?\s*boundary=(?:"([^"]{1,200})"|([^;\s]{1,200}))/i.exec(
      request.headers['content-type'] ?? '',
    ) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined)
    throw new Rejection(
      415,
      'unsupported_media_type',
      'The package must be sent as multipart/form-data or application/octet-stream.',
    );
  const dicer = new Dicer({ boundary });
  const fields = new Map<string, string>();
  const read: Promise<void>[] = [];
  let taken: Promise<Result> | null = null;
  const whole = Promise.withResolvers<void>();
  whole.promise.catch(() => undefined);
  let attestation: string | null = null;
  const readAttestationField = (part: Readable): void => {
    const pieces: Buffer[] = [];
    let size = 0;
    part.on('data', (piece: Buffer) => {
      size += piece.length;
      if (size <= MOST_SIDECAR) pieces.push(piece);
    });
    part.on('end', () => {
      if (size > MOST_SIDECAR)
        fail(new Rejection(413, 'too_large', 'The attestation is larger than 1 MiB. Nothing was published.'));
      else attestation = Buffer.concat(pieces).toString('utf8');
    });
  };
  const broken = Promise.withResolvers<never>();
  broken.promise.catch(() => undefined);
  const fail = (error: unknown): void =>
    broken.reject(
      error instanceof Rejection ? error : new Rejection(400, 'malformed_request', 'The form cannot be read.'),
    );
  dicer.on('error', fail);
  dicer.on('part', (part) => {
    part.on('error', (error: Error) => {
      // The reader that aborted has the reason: a full disk isn't an error of the form.
      if (error.name !== 'AbortError') fail(error);
    });
    part.on('header', (given: object) => {
      const headers = given as Record<string, string[] | undefined>;
      const disposition = headers['content-disposition']?.[0] ?? '';
      const field = /;\s*name="?([^";]*)"?/i.exec(disposition)?.[1];
      if (field === 'attestation') return void readAttestationField(part);
      if (taken !== null && FILE_FIELDS.has(field ?? ''))
        return void fail(
          new Rejection(400, 'malformed_request', 'The form holds several files. Send one with each request.'),
        );
      if (taken !== null || field === undefined) return void part.resume();
      if (!FILE_FIELDS.has(field)) {
        if (read.length >= MOST_FIELDS) return void part.resume();
        let text = '';
        part.on('data', (chunk: Buffer) => {
          text = (text + chunk.toString('latin1', 0, FIELD)).slice(0, FIELD);
        });
        const ended = new Promise<void>((resolve) => {
          part.on('end', () => resolve());
        });
        read.push(ended.then(() => void fields.set(field, text)));
        return;
      }
      const named = /;\s*filename="([^"]*)"/i.exec(disposition)?.[1] ?? headers['x-file-name']?.[0];
      const file: FormFile = {
        // anaconda-client prefixes the subdir.
        fileName: named === undefined ? null : basename(named),
        sha256: headers['x-file-sha256']?.[0] ?? null,
        bytes: part as AsyncIterable<Buffer>,
        fields,
        attestation: async () => {
          await Promise.race([whole.promise, broken.promise]);
          return attestation;
        },
      };
      // Earlier parts are streams too, and the last one may still fail.
      taken = Promise.all(read).then(() => take(file));
      // `take` may fail before the form is complete. Report that error.
      taken.catch(broken.reject);
    });
  });
  const feed = async (): Promise<void> => {
    await bodyOf(request, { most: ARCHIVE_LIMITS.packageBytes + FORM_OVERHEAD }).forEachChunk((chunk) =>
      dicer.write(chunk as Buffer)
        ? undefined
        : Promise.race([new Promise<void>((resolve) => dicer.once('drain', () => resolve())), broken.promise]),
    );
    await new Promise<void>((resolve) => dicer.end(() => resolve()));
    whole.resolve();
  };
  const fed = feed();
  fed.catch(fail);
  await Promise.race([fed, broken.promise]);
  if (taken === null) throw new Rejection(400, 'malformed_request', "The form has no field 'file' with the package.");
  return Promise.race([taken as Promise<Result>, broken.promise]);
}
