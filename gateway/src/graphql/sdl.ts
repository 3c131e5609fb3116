import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { schemaText } from './schema.ts';

/** Path of the schema's text. */
export const SDL_PATH = '/api/schema.graphql';

/**
 * GET /api/schema.graphql: the schema's text for code generators. It includes what introspection omits: the REST calls
 * of fields. Like the REST document it is public; without introspection, the URL doesn't exist.
 */
export function sdlHandler(introspection: boolean): (request: IncomingMessage, response: ServerResponse) => void {
  const text = Buffer.from(schemaText());
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  return (request, response) => {
    const error = (status: number, id: string, message: string): void => {
      response
        .writeHead(status, { 'content-type': 'application/json', ...(status === 405 ? { allow: 'GET, HEAD' } : {}) })
        .end(JSON.stringify({ error: { message, human_readable_id: id } }));
    };
    if (!introspection)
      return error(404, 'not_found', 'Schema access is turned off on this hub. Contact the operator.');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return error(405, 'method_not_allowed', 'The schema can only be read: send GET.');
    const headers = { etag, 'cache-control': 'public, no-cache' };
    const known = request.headers['if-none-match']?.split(',').map((part) => part.trim().replace(/^W\//, ''));
    if (known?.includes(etag)) return void response.writeHead(304, headers).end();
    response
      .writeHead(200, {
        ...headers,
        'content-type': 'application/graphql; charset=utf-8',
        'content-length': String(text.length),
      })
      .end(request.method === 'HEAD' ? undefined : text);
  };
}
