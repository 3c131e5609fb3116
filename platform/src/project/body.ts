/** Reads a file from HTTP: raw, or as the field `files` of a form (FILE-06). */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Bytes, ChunkSource } from '@terrarium/domain/bytes';
import { badRequest, bodyChunks, HttpError, tellRecognized, formReader, mediaTypeOf } from '../http/index.ts';
import type { Precondition } from './files.ts';

/** Idle timeout of an upload, in ms. */
const IDLE = 60_000;

const broken = (): HttpError =>
  badRequest('The file did not arrive whole, so nothing was stored. Send it again.', 'incomplete_body');

/**
 * Reads the chunks of a request.
 * @param lends whether each chunk is valid only until the next one (`BodyReading`)
 * @param signal stops reading
 * @throws HttpError 400 if it is incomplete or stalls
 */
export const chunksOf = (request: IncomingMessage, lends: boolean, signal?: AbortSignal): ChunkSource => {
  tellRecognized(request);
  return bodyChunks(request, { idle: IDLE, lends, broken, ...(signal === undefined ? {} : { signal }) });
};

/** Media types of an upload. */
export const FILE_TYPES = ['multipart/form-data', 'application/octet-stream'] as const;

/** An incoming file. `whole` resolves if nothing after it makes the request invalid. Don't store it earlier. */
export interface Incoming {
  bytes: Bytes;
  whole: Promise<void>;
}

/**
 * Passes a request's only file to `take`, with backpressure.
 * @throws HttpError 400 for an invalid or incomplete form, 415 for another media type, 422 for a form with no file or
 * several; errors of `take`
 */
export async function fileOf<Result>(
  request: IncomingMessage,
  take: (file: Incoming) => Promise<Result>,
): Promise<Result> {
  const type = mediaTypeOf(request);
  if (type === 'application/octet-stream') return take({ bytes: chunksOf(request, true), whole: Promise.resolve() });
  if (type !== 'multipart/form-data')
    throw new HttpError(415, 'unsupported_media_type', `The file must be sent as ${FILE_TYPES.join(' or ')}.`);
  const form = formReader(request, { fields: 10, fieldSize: 1024, parts: 12, headerPairs: 20 });
  const failed = Promise.withResolvers<never>();
  failed.promise.catch(() => undefined);
  const fail = (error: unknown): void => failed.reject(unreadable(error));
  const fed = Promise.withResolvers<void>();
  let taken: Promise<Result> | null = null;
  form.on('file', (field, stream) => {
    // The reader of the file reports its errors. A storage error ends the stream too, and isn't an error of the form.
    stream.on('error', () => undefined);
    if (field !== 'files' || taken !== null) {
      stream.resume();
      if (field === 'files') fail(oneFile('several'));
      return;
    }
    const whole = Promise.race([fed.promise, failed.promise]);
    whole.catch(() => undefined);
    taken = take({ bytes: readable(stream as AsyncIterable<Buffer>), whole });
    taken.catch(failed.reject);
  });
  form.on('error', fail);
  const feed = async (): Promise<void> => {
    await chunksOf(request, false).forEachChunk((chunk) =>
      form.write(chunk)
        ? undefined
        : Promise.race([new Promise<void>((resolve) => form.once('drain', () => resolve())), failed.promise]),
    );
    await new Promise<void>((resolve) => {
      form.once('finish', () => resolve());
      form.end();
    });
  };
  await Promise.race([feed(), failed.promise]);
  fed.resolve();
  if (taken === null) throw oneFile('none');
  return Promise.race([taken as Promise<Result>, failed.promise]);
}

const unreadable = (error: unknown): HttpError =>
  error instanceof HttpError ? error : badRequest('The form cannot be read.');

/** Yields the bytes of a file in a form. @throws HttpError 400 if the form ends within it */
async function* readable(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* stream;
  } catch (error) {
    throw unreadable(error);
  }
}

const oneFile = (found: string): HttpError =>
  new HttpError(422, 'invalid_input', `The form must have one file in its field 'files'; it has ${found}.`, {
    detail: [{ loc: ['body', 'files'], msg: `Send one file; the form has ${found}`, type: 'value_error.files' }],
  });

/**
 * Reads the precondition of a request (RFC 9110, section 13.1): `If-Match` with the file's ETag, or `If-None-Match: *`.
 * @throws HttpError 400 for another format
 */
export function preconditionOf({
  'if-match': match,
  'if-none-match': none,
}: IncomingHttpHeaders): Precondition | undefined {
  const sha256 = /^"([0-9a-f]{64})"$/.exec(match ?? '')?.[1];
  if (match === undefined && none === undefined) return undefined;
  if (match === undefined && none === '*') return 'absent';
  if (none === undefined && sha256 !== undefined) return { sha256 };
  throw badRequest(
    "A condition on a file is If-Match with one ETag of it. Storing one can also have 'If-None-Match: *'.",
    'precondition_unknown',
  );
}
