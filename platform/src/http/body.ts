import express from 'express';
import type { Request, Response, RequestHandler } from 'express';
import { badRequest, HttpError } from './errors.ts';
import type { Route } from './route.ts';

/** Most levels of lists and objects in any body: what walks it by recursion (JSON, the database) has only so much room. */
const DEEPEST = 500;

/** Whether lists and objects stand in each other over more levels; without recursion, for that is what it protects. */
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

/** Reads the bodies that a route declares. Built once for a route; throws 400, 413 or 415 as an error of Express's parsers or ours. */
export function bodyReader(route: Route): (request: Request, response: Response) => Promise<void> {
  if (!route.body) return () => Promise.resolve();
  const parsers: RequestHandler[] = [express.json({ limit: route.bodyLimit, strict: false, type: 'application/json' })];
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
        void parser(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
      });
    }
    if (isDeeperThan(request.body, DEEPEST))
      throw badRequest(`The body is nested deeper than ${DEEPEST} levels.`, 'body_too_deep');
  };
}

function mediaType(request: Request): string {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim();
  return type ? `'${type.slice(0, 100)}'` : 'no type';
}
