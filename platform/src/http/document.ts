/** Documents that change only with the release. */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { namesEtag } from '@terrarium/domain/http';
import type { RouteContext } from './route.ts';

/** A document as sent. */
export interface ServedDocument {
  text: Buffer;
  etag: string;
}

/** Returns a document with its ETag. */
export const documentOf = (document: string | Buffer): ServedDocument => {
  const text = Buffer.from(document);
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
};

/** Sends a document, or 304 if the caller has it. */
export function sendDocument(
  { request }: Pick<RouteContext, 'request'>,
  { text, etag }: ServedDocument,
  type: string,
  more = {},
) {
  const headers = { etag, 'cache-control': 'public, no-cache' };
  const known = request.headers['if-none-match'];
  if (known !== undefined && namesEtag(known, etag)) return Promise.resolve({ status: 304 as const, headers });
  return Promise.resolve({
    status: 200 as const,
    stream: Readable.from([text]),
    headers: { ...headers, ...more, 'content-type': `${type}; charset=utf-8`, 'content-length': String(text.length) },
  });
}
