/** Conditions and ranges of requests for what has a strong ETag (RFC 9110). */

/** Conditional request headers, for revalidating a cached copy. */
export interface ConditionHeaders {
  'if-none-match'?: string | undefined;
  'if-modified-since'?: string | undefined;
}

/** The headers that ask for a part. */
export interface RangeHeaders {
  range?: string | undefined;
  'if-range'?: string | undefined;
}

/** Whether an If-None-Match header names the ETag; the comparison is weak, `*` names every one (section 13.1.2). */
export function namesEtag(header: string, etag: string): boolean {
  if (header === etag) return true;
  for (const part of header.split(',')) {
    const candidate = part.trim();
    if (candidate === '*' || candidate === etag || (candidate.startsWith('W/') && candidate.slice(2) === etag))
      return true;
  }
  return false;
}

/**
 * Whether a client's copy is still fresh. `If-Modified-Since` is ignored with `If-None-Match` (section 13.2.2).
 * `Cache-Control: no-cache`, which `fetch` adds to conditional requests, is ignored: it is meant for caches, and the
 * hub is the origin.
 * @param lastModified as in the header
 */
export function isFresh(headers: ConditionHeaders, etag: string, lastModified: string): boolean {
  const none = headers['if-none-match'];
  if (none !== undefined) return namesEtag(none, etag);
  const since = headers['if-modified-since'];
  return since !== undefined && Date.parse(lastModified) <= Date.parse(since);
}

/** A resource for range requests: size, ETag with quotes, and modification time as in the header. */
export interface Ranged {
  size: number;
  etag: string;
  lastModified?: string;
}

/** Bytes of a range, from `start` to `end` inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Returns the requested byte range (section 14.2), for GET only. Null means the complete file: also for several ranges,
 * other units, and a range of another version (If-Range). 'unsatisfiable' if it starts after the end.
 */
export function rangeOf(
  headers: RangeHeaders,
  { size, etag, lastModified }: Ranged,
): ByteRange | null | 'unsatisfiable' {
  const { range } = headers;
  if (range === undefined) return null;
  const condition = headers['if-range'];
  if (condition !== undefined && condition !== etag && condition !== lastModified) return null;
  const [, first, last] = /^bytes=[ \t]{0,8}(\d{0,40})[ \t]{0,8}-[ \t]{0,8}(\d{0,40})[ \t]{0,8}$/i.exec(range) ?? [];
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
