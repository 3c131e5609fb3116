import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { missingRepoPrefix, redactTarget } from '@terrarium/domain/repo';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import staticGzip, { type ExpressStaticGzipOptions } from 'express-static-gzip';
import type { Telemetry } from '../config.ts';
import { requestIdOf } from './headers.ts';

/**
 * Hash of an empty style element. Emotion, which Chakra's parts use, inserts one and adds rules by script, which the
 * policy doesn't affect. Any other inline style is blocked.
 */
const emptySheet = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * GraphiQL's dialogs lock scrolling with a style element that contains the width of the scroll bar. The page shows no
 * content of other users.
 */
const ofPlayground = "'unsafe-inline'";

/**
 * Content security policy of pages. `connect`: origins that the operator configured. `avatars`: pictures of the avatar
 * service (SHELL-28). `stripe`: Stripe's card library and frames. `styles`: sources in addition to style sheets of this
 * origin.
 */
const policyOf = (connect: readonly string[], avatars: boolean, stripe: boolean, styles: string): string =>
  [
    "default-src 'self'",
    `script-src 'self'${stripe ? ' https://js.stripe.com' : ''}`,
    ...(stripe ? ["frame-src 'self' https://js.stripe.com https://hooks.stripe.com https://checkout.stripe.com"] : []),
    `style-src 'self' ${styles}`,
    `img-src 'self' data:${avatars ? ' https://gravatar.com' : ''}`,
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');

/**
 * Rejects a URL that can't be decoded, before a library fails on it: browsers get the application's not-found page,
 * others a text.
 * @param page sends the application's page
 */
const readable =
  (page: RequestHandler): RequestHandler =>
  (request, response, next) => {
    try {
      decodeURIComponent(request.path);
      return next();
    } catch {
      if (!request.path.startsWith('/assets/') && request.accepts(['text', 'html']) === 'html') {
        response.status(400);
        return page(request, response, next);
      }
      next(Object.assign(new URIError('The address cannot be decoded.'), { status: 400 }));
    }
  };

/** Caches must revalidate the response. */
const revalidated: RequestHandler = (_request, response, next) => {
  response.set('cache-control', 'no-cache');
  next();
};

/**
 * First path segments of the application's pages, such as 'organizations', from the build; null if the build has no
 * list.
 */
function beginningsOf(dist: string): Set<string> | null {
  const list = join(dist, '.vite/pages.json');
  if (!existsSync(list)) return null;
  const built = JSON.parse(readFileSync(list, 'utf8')) as { pattern: string }[];
  return new Set(built.map(({ pattern }) => pattern.split('/')[1] ?? ''));
}

/**
 * Whether a URL requests a file that can't be a page, as scanners and other programs do (`/wp-login.php`, `/.env`,
 * `/apple-touch-icon.png`): its last segment has a dot, and no page starts like it. Names inside pages, such as
 * packages, can have dots.
 */
const isUnknownFile = (path: string, beginnings: Set<string> | null): boolean =>
  beginnings !== null &&
  path.slice(path.lastIndexOf('/')).includes('.') &&
  !beginnings.has(path.split('/', 2)[1] ?? '');

/** Serves one file for any path. */
const asFile =
  (path: string): RequestHandler =>
  (request, response, next) => {
    // A compressed file that was found but not sent, for example in a folder with a dot.
    response.removeHeader('content-encoding');
    request.url = path;
    next();
  };

/** Headers that apply only to pages. */
const pageHeaders = ['content-security-policy', 'x-frame-options', 'permissions-policy', 'referrer-policy'];

/**
 * Removes page headers from scripts, styles, and fonts: a first load has sixty of those, many smaller than these
 * headers.
 */
function withoutPageHeaders(response: ServerResponse, path: string): void {
  if (/\.(?:js|css|woff2)(?:\.br|\.gz)?$/.test(path)) for (const name of pageHeaders) response.removeHeader(name);
}

/**
 * Serves the web application: its files, and its page for every other path, so that deep links work.
 * @param dist folder of the built application; undefined if this gateway serves only the API
 * @param telemetry targets of telemetry
 * @param avatars whether pages can show pictures of the avatar service
 * @param onError called with our own failures
 * @param stripe whether pages can load Stripe's card library
 */
export function pages(
  dist: string | undefined,
  telemetry: Telemetry,
  avatars: boolean,
  onError: (error: unknown) => void = () => undefined,
  stripe = false,
): Express {
  const connect = [telemetry.analyticsUrl, telemetry.errorReportingDsn].flatMap((url) =>
    url === null ? [] : [new URL(url).origin],
  );
  if (stripe) connect.push('https://api.stripe.com', 'https://checkout.stripe.com');
  const policy = policyOf(connect, avatars, stripe, emptySheet);
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
  app.get('/telemetry.json', (_request, response) => {
    response.set('cache-control', 'no-cache').json(telemetry);
  });
  app.use((request, response, next) => {
    const detail = missingRepoPrefix(request.originalUrl);
    if (detail === null) return next();
    // A page in place of an index is a riddle to clients: they report a damaged cache, or crash.
    const requestId = requestIdOf(request);
    const body = {
      type: '/problems/no-channel-here',
      title: 'No channel at this address',
      status: 404,
      detail,
      instance: redactTarget(request.originalUrl),
      request_id: requestId,
    };
    response
      .status(404)
      .type('application/problem+json')
      .set({ 'cache-control': 'no-store', 'x-request-id': requestId })
      .send(JSON.stringify(body));
  });
  if (dist !== undefined && existsSync(join(dist, 'index.html'))) {
    // The build has compressed them (web/vite.compress.ts); brotli is the smaller one.
    const files: ExpressStaticGzipOptions = { enableBrotli: true, orderPreference: ['br', 'gzip'], index: false };
    const plain = staticGzip(dist, { ...files, serveStatic: { maxAge: 0, dotfiles: 'ignore', cacheControl: false } });
    const index = asFile('/index.html');
    app.use(readable((request, response, next) => index(request, response, () => plain(request, response, next))));
    // Files with a hash in their name never change.
    app.use(
      '/assets',
      staticGzip(join(dist, 'assets'), {
        ...files,
        serveStatic: {
          immutable: true,
          maxAge: '1y',
          fallthrough: false,
          // Immutable files aren't revalidated, so validators would be a quarter of the headers of sixty small files.
          etag: false,
          lastModified: false,
          acceptRanges: false,
          setHeaders: withoutPageHeaders,
        },
      }),
    );
    app.use(revalidated, plain);
    const playground: RequestHandler = (_request, response, next) => {
      response.setHeader('content-security-policy', policyOf(connect, avatars, false, ofPlayground));
      next();
    };
    app.get('/graphql', playground, asFile('/playground.html'), plain);
    const beginnings = beginningsOf(dist);
    app.get('/{*path}', (request, response, next) =>
      isUnknownFile(request.path, beginnings) ? next() : index(request, response, () => plain(request, response, next)),
    );
  }
  app.use((_request, response) => {
    response.status(404).type('text/plain').send('Page not found.');
  });
  // Express would print a stack trace for every invalid URL to the terminal, in addition to the log.
  const failed: ErrorRequestHandler = (error: { status?: number }, _request, response, next) => {
    const status = error.status !== undefined && error.status >= 400 && error.status < 500 ? error.status : 500;
    if (status === 500) onError(error);
    if (response.headersSent) next(error);
    else
      response
        .status(status)
        .type('text/plain')
        .set('cache-control', 'no-store')
        .send(status === 500 ? 'Something unexpected happened on our side.' : 'Page not found.');
  };
  app.use(failed);
  return app;
}
