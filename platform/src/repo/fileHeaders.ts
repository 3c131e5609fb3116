/** Headers of files in channels: media type and caching. */

const TYPES: [string, string][] = [
  ['.json', 'application/json'],
  ['.zst', 'application/zstd'],
  ['.conda', 'application/octet-stream'],
  ['.tar.bz2', 'application/x-bzip2'],
];

/** Returns the media type of a file of a channel by its suffix. */
export function contentTypeOf(fileName: string): string {
  return TYPES.find(([ending]) => fileName.endsWith(ending))?.[1] ?? 'application/octet-stream';
}

/** `Cache-Control` of immutable bytes: one year. Shared caches store them only if anyone can read them. */
export const immutable = (scope: 'public' | 'private'): string => `${scope}, max-age=31536000, immutable`;

/** `Cache-Control` of package files: only the client caches them, because a policy can block them later. */
export const PACKAGE_CACHE = immutable('private');

/** `ETag` from a hex SHA-256. Half of the hash is unique enough. */
export const etagOf = (sha256: string): string => `"${sha256.slice(0, 32)}"`;
