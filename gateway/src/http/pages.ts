import { existsSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Express } from 'express';
import type { Telemetry } from '../config.ts';

/** What pages may load and reach. `connect` are the origins that the operator has connected; `avatars` adds the avatar service's pictures (SHELL-28). */
const policyOf = (connect: readonly string[], avatars: boolean): string => [
  "default-src 'self'", "script-src 'self'", "style-src 'self' 'unsafe-inline'", `img-src 'self' data:${avatars ? ' https://gravatar.com' : ''}`, "font-src 'self'",
  ["connect-src 'self'", ...connect].join(' '), "frame-ancestors 'none'", "base-uri 'self'", "form-action 'self'", "object-src 'none'",
].join('; ');

/**
 * The web application: its files, and its page for every other path, so that links into it work.
 * @param dist folder of the built application; undefined when this gateway serves the API only
 * @param telemetry what pages may send, and where
 * @param avatars whether pages may show pictures of the avatar service
 */
export function pages(dist: string | undefined, telemetry: Telemetry, avatars: boolean): Express {
  const policy = policyOf([telemetry.analyticsUrl, telemetry.errorReportingDsn].flatMap((url) => (url === null ? [] : [new URL(url).origin])), avatars);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use((_request, response, next) => {
    response.setHeader('content-security-policy', policy);
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('x-frame-options', 'DENY');
    response.setHeader('referrer-policy', 'same-origin');
    response.setHeader('permissions-policy', 'camera=(), microphone=(), geolocation=()');
    next();
  });
  app.get('/healthz', (_request, response) => {
    response.type('text/plain').set('cache-control', 'no-store').send('ok');
  });
  app.get('/telemetry.json', (_request, response) => {
    response.set('cache-control', 'no-cache').json(telemetry);
  });
  if (dist !== undefined && existsSync(join(dist, 'index.html'))) {
    // Files with a hash in their name never change.
    app.use('/assets', express.static(join(dist, 'assets'), { immutable: true, maxAge: '1y', index: false, fallthrough: false }));
    app.use(express.static(dist, { index: false, maxAge: 0, dotfiles: 'ignore' }));
    app.get('/{*path}', (_request, response) => {
      response.set('cache-control', 'no-cache').sendFile('index.html', { root: dist });
    });
  }
  app.use((_request, response) => {
    response.status(404).type('text/plain').send('There is nothing at this address.');
  });
  return app;
}
