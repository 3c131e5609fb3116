/** Conditions and ranges of requests for what has a strong ETag (RFC 9110). */

/** The headers that ask for a copy only where the client's own is no longer good. */
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
 * Whether a client's copy is still good. `If-Modified-Since` counts only without `If-None-Match` (section 13.2.2). `Cache-Control: no-cache`, which
 * every `fetch` with a condition of its own sends, makes no difference: it speaks to caches, and the hub is the origin.
 * @param lastModified as in the header
 */
export function isFresh(headers: ConditionHeaders, etag: string, lastModified: string): boolean {
  const none = headers['if-none-match'];
  if (none !== undefined) return namesEtag(none, etag);
  const since = headers['if-modified-since'];
  return since !== undefined && Date.parse(lastModified) <= Date.parse(since);
}

/** What a range can be of: its bytes, its ETag with the quotes, and when it was last changed, as in the header. */
export interface Ranged {
  size: number;
  etag: string;
  lastModified?: string;
}

/** The bytes of a range: from `start` to `end`, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The one range that is asked for (section 14.2). Null for the whole, which is also the answer to several ranges, to what is no range of bytes, and to one of
 * another copy (If-Range); 'unsatisfiable' where it lies outside. A range is defined for GET only.
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
