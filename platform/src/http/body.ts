import express from 'express';
import type { Request, Response, RequestHandler } from 'express';
import { HttpError } from './errors.ts';
import type { Route } from './route.ts';

/** Reads the bodies that a route declares. Built once for a route; throws 400, 413 or 415 as an error of Express's parsers or ours. */
export function bodyReader(route: Route): (request: Request, response: Response) => Promise<void> {
  if (!route.body) return () => Promise.resolve();
  const parsers: RequestHandler[] = [express.json({ limit: route.bodyLimit, strict: false, type: 'application/json' })];
  if (route.bodyTypes.includes('application/x-www-form-urlencoded')) {
    parsers.push(express.urlencoded({ limit: route.bodyLimit, extended: false, type: 'application/x-www-form-urlencoded' }));
  }
  return async (request, response) => {
    const hasBody = request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
    if (!hasBody) return;
    if (!request.is(route.bodyTypes)) {
      throw new HttpError(415, 'unsupported_media_type', `The body must be sent as ${route.bodyTypes.join(' or ')}; this one came as ${mediaType(request)}.`);
    }
    for (const parser of parsers) {
      await new Promise<void>((resolve, reject) => {
        void parser(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
      });
    }
  };
}

function mediaType(request: Request): string {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim();
  return type ? `'${type.slice(0, 100)}'` : 'no type';
}
