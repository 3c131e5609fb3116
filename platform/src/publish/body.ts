/** The bytes of a package as they come over HTTP: raw or as a part of a form, bounded in size and in time. */
import type { IncomingMessage } from 'node:http';
import { basename } from 'node:path/posix';
import type { Readable } from 'node:stream';
import { Dicer } from '@fastify/busboy';
import type { ChunkSource } from '@terrarium/domain/bytes';
import { MOST_SIDECAR } from '@terrarium/domain/repo';
import { bodyChunks } from '../http/index.ts';
import type { BodyReading } from '../http/index.ts';
import { ARCHIVE_LIMITS } from './archive/index.ts';
import { Refusal } from './refusal.ts';

/** An upload that sends nothing for so long is given up, and one that takes longer in all; in ms. */
const IDLE = 60_000;
const LONGEST = 3 * 3_600_000;
/** What a form may have around its file: boundaries, headers and other fields, in bytes. */
const FORM_OVERHEAD = 2 * 1024 * 1024;
/** Fields that are read before it, and characters of each. */
const MOST_FIELDS = 20;
/** Names of the field with the package: `files` in quetz's older call. */
const FILE_FIELDS: ReadonlySet<string> = new Set(['file', 'content', 'files']);
const FIELD = 1024;

/** What is said of a file that is too large, and of an empty one. */
export const SIZE_FAULTS = {
  tooLarge: `The package is larger than ${ARCHIVE_LIMITS.packed / 1024 ** 3} GiB, the most that is taken.`,
  empty: 'The file has no bytes. Upload the file that the build wrote.',
} as const;

const tooLarge = (): Refusal => new Refusal(413, 'too_large', SIZE_FAULTS.tooLarge);

/** Refuses by what a request says of its length, before a byte is read. @throws Refusal 400, 413 */
export function checkLength({ headers }: IncomingMessage, most: number = ARCHIVE_LIMITS.packed): void {
  const length = headers['content-length'];
  if (length === undefined) {
    if (headers['transfer-encoding'] === undefined)
      throw new Refusal(411, 'no_body', 'The request has no body. Send the package file as its body.');
    return;
  }
  if (Number(length) === 0) throw new Refusal(400, 'empty_archive', SIZE_FAULTS.empty);
  if (Number(length) > most) throw tooLarge();
}

/** A hash in base64, as HTTP writes it, in hex. */
export const hexOf = (base64: string): string => Buffer.from(base64, 'base64').toString('hex');

/** What a request says in headers of HTTP of the bytes of its body, in hex: `Content-MD5`, `Digest` (RFC 3230) and `Content-Digest` (RFC 9530); null for nothing. */
export function digestsOf({ headers }: IncomingMessage): { sha256: string | null; md5: string | null } {
  const { 'content-md5': md5 } = headers;
  const listed = [headers['content-digest'], headers['digest']].join(',');
  const sha256 = /(?:^|,)\s*sha-256=:?([A-Za-z0-9+/]+=*)/i.exec(listed)?.[1];
  return {
    sha256: sha256 === undefined ? null : hexOf(sha256),
    md5: typeof md5 === 'string' ? hexOf(md5) : null,
  };
}

/** How many bytes a request says that it brings, as a package upload has it. */
export function announced({ headers }: IncomingMessage): { announced?: number } {
  const length = headers['content-length'];
  return length === undefined ? {} : { announced: Number(length) };
}

/**
 * The body of a request.
 * @throws Refusal 400 when it ends before its end, 408 when it stops, drips or takes too long, 413
 */
export const bodyOf = (
  request: IncomingMessage,
  reading: Partial<Pick<BodyReading, 'idle' | 'longest' | 'most' | 'pace' | 'lends'>> = {},
): ChunkSource =>
  bodyChunks(request, {
    idle: IDLE,
    longest: LONGEST,
    most: ARCHIVE_LIMITS.packed,
    ...reading,
    broken: () =>
      new Refusal(400, 'incomplete_body', 'The body did not arrive whole, so nothing was stored. Send it again.'),
    late: () =>
      new Refusal(
        408,
        'too_slow',
        'The upload stopped for too long, brought less than 1 MiB in a minute, or took too long in all. Nothing was stored; send it again.',
      ),
    tooLarge,
  });

/** The file of a form. */
export interface FormFile {
  /** The last part of the name that the form gives it; null for none. */
  fileName: string | null;
  /** SHA-256 that the form says it has (`X-File-SHA256` of prefix.dev's clients); null for none. */
  sha256: string | null;
  bytes: AsyncIterable<Buffer>;
  /** The fields that came before it, by name; the beginning of long ones. */
  fields: ReadonlyMap<string, string>;
  /** The field `attestation`, which comes behind it; asked for when its bytes were read. */
  attestation(): Promise<string | null>;
}

/**
 * Takes the file out of a form (`multipart/form-data`). Its name tells which part it is, see {@link FILE_FIELDS}: rattler sends it without a file name and type. Fields before it come with it.
 * @param take is given the file; its bytes must be read there
 * @throws Refusal 400 for what is no form, or has no file; what `take` throws
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
    throw new Refusal(
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
        fail(new Refusal(413, 'too_large', 'The attestation is larger than 1 MiB. Nothing was published.'));
      else attestation = Buffer.concat(pieces).toString('utf8');
    });
  };
  const broken = Promise.withResolvers<never>();
  broken.promise.catch(() => undefined);
  const fail = (error: unknown): void =>
    broken.reject(error instanceof Refusal ? error : new Refusal(400, 'malformed_request', 'The form cannot be read.'));
  dicer.on('error', fail);
  dicer.on('part', (part) => {
    part.on('error', (error: Error) => {
      // Who stops to read it before its end says why: a full disk is no fault of the form.
      if (error.name !== 'AbortError') fail(error);
    });
    part.on('header', (given: object) => {
      const headers = given as Record<string, string[] | undefined>;
      const disposition = headers['content-disposition']?.[0] ?? '';
      const field = /;\s*name="?([^";]*)"?/i.exec(disposition)?.[1];
      if (field === 'attestation') return void readAttestationField(part);
      if (taken !== null && FILE_FIELDS.has(field ?? ''))
        return void fail(
          new Refusal(400, 'malformed_request', 'The form holds several files. Send one with each request.'),
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
        // anaconda-client writes the subdir in front.
        fileName: named === undefined ? null : basename(named),
        sha256: headers['x-file-sha256']?.[0] ?? null,
        bytes: part as AsyncIterable<Buffer>,
        fields,
        attestation: async () => {
          await Promise.race([whole.promise, broken.promise]);
          return attestation;
        },
      };
      // The parts before it are streams as well: the last of them may still have something to say.
      taken = Promise.all(read).then(() => take(file));
      // It may find what is wrong before the form has come whole: that is what is told then.
      taken.catch(broken.reject);
    });
  });
  const feed = async (): Promise<void> => {
    await bodyOf(request, { most: ARCHIVE_LIMITS.packed + FORM_OVERHEAD }).forEachChunk((chunk) =>
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
  if (taken === null) throw new Refusal(400, 'malformed_request', "The form has no field 'file' with the package.");
  return Promise.race([taken as Promise<Result>, broken.promise]);
}
