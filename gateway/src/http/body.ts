import { BODY_BOUNDS, exceededBound } from '@terrarium/domain/json';
import type { JsonBounds } from '@terrarium/domain/json';
import type { IncomingMessage } from 'node:http';

/** Error of an unusable body; `status` is the HTTP status. */
export class BodyError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const slowest = 10_000;

/** Error of a body by the limit that it exceeds. */
const refusals: Record<keyof JsonBounds, () => BodyError> = {
  depth: () => new BodyError(400, `The request is nested deeper than ${BODY_BOUNDS.depth} levels.`),
  keys: () =>
    new BodyError(413, `An object of the request has more than ${BODY_BOUNDS.keys.toLocaleString('en')} keys.`),
  parts: () =>
    new BodyError(
      413,
      `The request has more than ${BODY_BOUNDS.parts.toLocaleString('en')} texts, lists, and objects. Send it in several requests.`,
    ),
};

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Checks a request's headers about its body first.
 * @throws BodyError 415 for another charset or type than JSON in UTF-8
 */
export function checkJson(request: IncomingMessage): void {
  const type = request.headers['content-type'] ?? '';
  const charset = /charset=\s*"?([\w-]+)/i.exec(type)?.[1]?.toLowerCase();
  if (!/^application\/(graphql\+)?json\b/i.test(type))
    throw new BodyError(415, 'Send the request as application/json.');
  if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8')
    throw new BodyError(415, 'Send the request in UTF-8.');
}

/** A body as it was read. */
export interface JsonBody {
  value: unknown;
  /** Its size. */
  bytes: number;
}

/**
 * Reads a JSON body.
 * @param most maximum size in bytes
 * @throws BodyError 400 for invalid or too deeply nested JSON, 408 for a slow sender, 413 for too many bytes or values
 */
export function readJson(request: IncomingMessage, most: number): Promise<JsonBody> {
  if (Number(request.headers['content-length'] ?? 0) > most)
    return Promise.reject(new BodyError(413, `The request is larger than ${most} bytes.`));
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const timer = setTimeout(() => reject(new BodyError(408, 'The request came too slowly.')), slowest);
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > most) {
        clearTimeout(timer);
        reject(new BodyError(413, `The request is larger than ${most} bytes.`));
        request.pause();
      } else chunks.push(chunk);
    });
    request.on('end', () => {
      clearTimeout(timer);
      const bytes = Buffer.concat(chunks);
      const bound = exceededBound(bytes, BODY_BOUNDS);
      if (bound !== null) return reject(refusals[bound]());
      try {
        resolve({ value: JSON.parse(utf8.decode(bytes)), bytes: size });
      } catch {
        reject(new BodyError(400, "The request isn't valid JSON."));
      }
    });
    request.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
  });
}
