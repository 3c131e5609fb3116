import { z } from 'zod';
import type { Area } from '../core.ts';
import { documentOf, notFound, route, sendDocument } from '../http/index.ts';
import type { Route, ServedDocument } from '../http/index.ts';
import { openApiOf } from './document.ts';
import { REFERENCE_POLICY, referenceOf } from './reference.ts';

/** The OpenAPI document and its pages, written on their first request, because most hubs never need them. */
class Documents {
  readonly #routes: () => Route[];
  #document: ReturnType<typeof openApiOf> | undefined;
  #reference: ReturnType<typeof referenceOf> | undefined;
  readonly #made = new Map<string, ServedDocument>();

  constructor(routes: () => Route[]) {
    this.#routes = routes;
  }

  openApi(): ServedDocument {
    return this.#keep('', () => JSON.stringify(this.#read()))!;
  }

  /** @returns null for an unknown name */
  page(name: string): ServedDocument | null {
    this.#reference ??= referenceOf(this.#read());
    const write = this.#reference;
    return this.#keep(`/${name}`, () => write(name));
  }

  #read(): ReturnType<typeof openApiOf> {
    return (this.#document ??= openApiOf(this.#routes()));
  }

  #keep(key: string, write: () => string | null): ServedDocument | null {
    const known = this.#made.get(key);
    if (known !== undefined) return known;
    const document = write();
    if (document === null) return null;
    const made = documentOf(document);
    this.#made.set(key, made);
    return made;
  }
}

const PAGE_HEADERS = {
  'content-security-policy': REFERENCE_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
};
const PAGE = { 200: { contentType: 'text/html' }, 304: null } as const;

/**
 * GET /api/openapi.json: the hub's REST API, public, as in the project's own files. GET /api/docs: the same as pages.
 * @param routes every declared route, including these; called when a document is written
 */
export function createDocumentation(routes: () => Route[]): Area {
  const documents = new Documents(routes);
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
        handler: (context) => sendDocument(context, documents.openApi(), 'application/json'),
      }),
      route({
        operationId: 'getReference',
        method: 'get',
        path: '/api/docs',
        summary: 'Returns the first page of the REST reference.',
        access: { kind: 'public' },
        answers: PAGE,
        handler: (context) => sendDocument(context, documents.page('')!, 'text/html', PAGE_HEADERS),
      }),
      route({
        operationId: 'getReferencePage',
        method: 'get',
        path: '/api/docs/{page}',
        summary: 'Returns a page of the REST reference.',
        access: { kind: 'public' },
        params: z.object({
          page: z.string().min(1).meta({ description: 'Name of an area, or `events`, `schemas`, or `errors`.' }),
        }),
        answers: PAGE,
        handler: (context) => {
          const page = documents.page(context.params.page);
          if (page === null) throw notFound('This page of the reference', 'unknown_address');
          return sendDocument(context, page, 'text/html', PAGE_HEADERS);
        },
      }),
    ],
  };
}
