import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { schemaText } from './schema.ts';

/** Where the schema's text is served. */
export const SDL_PATH = '/api/schema.graphql';

/**
 * GET /api/schema.graphql: the text of the schema, for tools that make code of it. It says what introspection leaves out: the REST calls behind fields.
 * Like the REST document it is everybody's; where introspection is off, there is no such address.
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
    if (!introspection) return error(404, 'not_found', 'This hub does not tell its schema. Ask whoever runs it.');
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
