/** Requests that are forms (multipart/form-data, RFC 7578): what every area that takes one begins with. */
import type { IncomingMessage } from 'node:http';
import { Busboy } from '@fastify/busboy';
import type { BusboyConfig, BusboyHeaders } from '@fastify/busboy';
import { badRequest } from './errors.ts';

/** The media type of a request's body, in lower case and without its parameters; '' where it says none. */
export const mediaTypeOf = ({ headers }: IncomingMessage): string =>
  (headers['content-type'] ?? '').split(';', 1)[0]!.trim().toLowerCase();

/**
 * A reader for the form that a request sends; the bytes are piped or written into it by whoever asks.
 * @param limits of what it may hold; beyond them the reader tells by its events
 * @throws HttpError 400 when its head names no boundary
 */
export function formReader(request: IncomingMessage, limits: BusboyConfig['limits']): InstanceType<typeof Busboy> {
  try {
    return new Busboy({ headers: request.headers as BusboyHeaders, ...(limits === undefined ? {} : { limits }) });
  } catch {
    throw badRequest('The form cannot be read: its boundary is missing.');
  }
}
