/** Headers of the files that clients get from channels: what they are, and how long they are kept. */

const TYPES: [string, string][] = [
  ['.json', 'application/json'],
  ['.zst', 'application/zstd'],
  ['.conda', 'application/octet-stream'],
  ['.tar.bz2', 'application/x-bzip2'],
];

/** The media type of a file of a channel, by the ending of its name. */
export function contentTypeOf(fileName: string): string {
  return TYPES.find(([ending]) => fileName.endsWith(ending))?.[1] ?? 'application/octet-stream';
}

/** `Cache-Control` of bytes that never change, for a year; shared caches keep them only where everybody may read them. */
export const immutable = (scope: 'public' | 'private'): string => `${scope}, max-age=31536000, immutable`;

/** `Cache-Control` of package files: the client that read one keeps it, and nobody in between. A policy may refuse it tomorrow. */
export const PACKAGE_CACHE = immutable('private');

/** `ETag` of bytes, by their SHA-256 in hex: half of it tells them apart. */
export const etagOf = (sha256: string): string => `"${sha256.slice(0, 32)}"`;
