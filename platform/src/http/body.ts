import { BODY_BOUNDS, exceededBound } from '@terrarium/domain/json';
import type { JsonBounds } from '@terrarium/domain/json';
import express from 'express';
import type { Request, Response, RequestHandler } from 'express';
import type { IncomingMessage } from 'node:http';
import { badRequest, HttpError } from './errors.ts';
import type { Route } from './route.ts';

/** Errors of unparsed bodies, because the parser wraps them in its own. */
const refused = new WeakMap<object, HttpError>();

/** Error of a body for each limit that it exceeds. */
const refusals: Record<keyof JsonBounds, () => HttpError> = {
  depth: () => badRequest(`The body is nested deeper than ${BODY_BOUNDS.depth} levels.`, 'body_too_deep'),
  keys: () => tooManyValues(`An object of the body has more than ${BODY_BOUNDS.keys.toLocaleString('en')} keys.`),
  parts: () =>
    tooManyValues(
      `The body has more than ${BODY_BOUNDS.parts.toLocaleString('en')} texts, lists, and objects. Send it in several calls.`,
    ),
};
const tooManyValues = (message: string): HttpError => new HttpError(413, 'too_many_values', message);

/** Checks a JSON body before parsing. @throws to stop the parser; the caller gets the error from the map above */
function checkBounds(request: IncomingMessage, _response: unknown, body: Buffer, encoding: string): void {
  const bound = encoding === 'utf-8' ? exceededBound(body, BODY_BOUNDS) : null;
  const refusal =
    encoding === 'utf-8'
      ? bound && refusals[bound]()
      : new HttpError(415, 'unsupported_encoding', `Send the body in UTF-8; this one came in ${encoding}.`);
  if (refusal === null) return;
  refused.set(request, refusal);
  throw new Error('The body is rejected.');
}

/** Returns whether lists and objects are nested too deeply. Not recursive, because it protects recursive code. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > levels) return true;
    level = level
      .flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []))
      .filter((each) => typeof each === 'object' && each !== null);
  }
  return false;
}

/** Creates the body reader of a route, once. Throws 400, 413, or 415, as an error of Express's parsers or ours. */
export function bodyReader(route: Route): (request: Request, response: Response) => Promise<void> {
  if (!route.body) return () => Promise.resolve();
  const parsers: RequestHandler[] = [
    express.json({ limit: route.bodyLimit, strict: false, type: 'application/json', verify: checkBounds }),
  ];
  if (route.bodyTypes.includes('application/x-www-form-urlencoded')) {
    parsers.push(
      express.urlencoded({ limit: route.bodyLimit, extended: false, type: 'application/x-www-form-urlencoded' }),
    );
  }
  return async (request, response) => {
    const hasBody =
      request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
    if (!hasBody) return;
    if (!request.is(route.bodyTypes)) {
      throw new HttpError(
        415,
        'unsupported_media_type',
        `The body must be sent as ${route.bodyTypes.join(' or ')}; this one came as ${mediaType(request)}.`,
      );
    }
    for (const parser of parsers) {
      await new Promise<void>((resolve, reject) => {
        void parser(request, response, (error?: unknown) =>
          error ? reject(refused.get(request) ?? error) : resolve(),
        );
      });
    }
  };
}

function mediaType(request: Request): string {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim();
  return type ? `'${type.slice(0, 100)}'` : 'no type';
}
