import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { namesEtag } from '@terrarium/domain/http';
import type { Area } from '../core.ts';
import { route } from '../http/index.ts';
import type { Route } from '../http/index.ts';
import { openApiOf } from './document.ts';

/** The OpenAPI document as sent, built on the first request, because most hubs never need it. */
class Served {
  readonly #routes: () => Route[];
  #made: { text: Buffer; etag: string } | null = null;

  constructor(routes: () => Route[]) {
    this.#routes = routes;
  }

  get(): { text: Buffer; etag: string } {
    if (this.#made === null) {
      const text = Buffer.from(JSON.stringify(openApiOf(this.#routes())));
      this.#made = { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
    }
    return this.#made;
  }
}

/**
 * GET /api/openapi.json: the hub's REST API, public, as in the project's own files.
 * @param routes every declared route, including this one; called when the document is built
 */
export function createDocumentation(routes: () => Route[]): Area {
  const served = new Served(routes);
  return {
    routes: [
      route({
        operationId: 'getOpenApi',
        method: 'get',
        path: '/api/openapi.json',
        summary: 'This document.',
        access: { kind: 'public' },
        answers: {
          200: {
            contentType: 'application/json',
            json: z.looseObject({ openapi: z.string().meta({ description: 'Version of OpenAPI.' }) }),
          },
          304: null,
        },
        handler: ({ request }) => {
          const { text, etag } = served.get();
          const headers = { etag, 'cache-control': 'public, no-cache' };
          const known = request.headers['if-none-match'];
          if (known !== undefined && namesEtag(known, etag)) return Promise.resolve({ status: 304 as const, headers });
          return Promise.resolve({
            status: 200 as const,
            stream: Readable.from([text]),
            headers: {
              ...headers,
              'content-type': 'application/json; charset=utf-8',
              'content-length': String(text.length),
            },
          });
        },
      }),
    ],
  };
}
