/** Conditions and ranges of requests for files with a strong ETag (RFC 9110). */

/** Whether an If-None-Match header names the ETag; the comparison is weak, `*` names every one. */
export function matchesEtag(header: string, etag: string): boolean {
  if (header === etag) return true;
  for (const part of header.split(',')) {
    const candidate = part.trim();
    if (candidate === '*' || candidate === etag || (candidate.startsWith('W/') && candidate.slice(2) === etag))
      return true;
  }
  return false;
}

/** Whether a client's copy is still good. `If-Modified-Since` counts only without `If-None-Match`. */
export function isFresh(
  headers: { 'if-none-match'?: string | undefined; 'if-modified-since'?: string | undefined },
  etag: string,
  lastModified: string,
): boolean {
  const none = headers['if-none-match'];
  if (none !== undefined) return matchesEtag(none, etag);
  const since = headers['if-modified-since'];
  return since !== undefined && Date.parse(lastModified) <= Date.parse(since);
}

/** The bytes of a range request: from `start` to `end`, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The range to send of a file of `size` bytes: `null` for the whole file (no range, several ranges, another unit, or a copy
 * that is no longer the same), 'unsatisfiable' when the range lies outside.
 */
export function rangeOf(
  headers: { range?: string | undefined; 'if-range'?: string | undefined },
  size: number,
  etag: string,
  lastModified: string,
): ByteRange | null | 'unsatisfiable' {
  const { range } = headers;
  if (range === undefined) return null;
  const condition = headers['if-range'];
  if (condition !== undefined && condition !== etag && condition !== lastModified) return null;
  const [, first, last] = /^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(range) ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end };
}
