/** Helpers for form requests (multipart/form-data, RFC 7578). */
import type { IncomingMessage } from 'node:http';
import { Busboy } from '@fastify/busboy';
import type { BusboyConfig, BusboyHeaders } from '@fastify/busboy';
import { badRequest } from './errors.ts';

/** Returns the media type of a request's body, lowercase and without parameters; '' if missing. */
export const mediaTypeOf = ({ headers }: IncomingMessage): string =>
  (headers['content-type'] ?? '').split(';', 1)[0]!.trim().toLowerCase();

/**
 * Creates a parser for a request's form.
 * The caller writes or pipes the bytes into it.
 * @param limits limits of the form; the parser reports an excess by events
 * @throws HttpError 400 if the header has no boundary
 */
export function formReader(request: IncomingMessage, limits: BusboyConfig['limits']): InstanceType<typeof Busboy> {
  try {
    return new Busboy({ headers: request.headers as BusboyHeaders, ...(limits === undefined ? {} : { limits }) });
  } catch {
    throw badRequest('The form cannot be read: its boundary is missing.');
  }
}
