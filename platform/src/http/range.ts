/** The part of something that a request asks for (RFC 9110, section 14). */
import type { IncomingHttpHeaders } from 'node:http';

/** What a range can be of; `etag` with its quotes, `lastModified` as in the header. */
export interface Ranged {
  size: number;
  etag: string;
  lastModified?: string;
}

/**
 * The one range that is asked for; `end` is its last byte. Null for the whole, which is also the answer to several ranges, to what is no range of bytes, and to
 * one of another version (If-Range).
 */
export function rangeOf(
  headers: Pick<IncomingHttpHeaders, 'range'> & { 'if-range'?: string | undefined },
  { size, etag, lastModified }: Ranged,
): { start: number; end: number } | null | 'unsatisfiable' {
  const condition = headers['if-range'];
  if (condition !== undefined && condition !== etag && condition !== lastModified) return null;
  const [, from = '', to = ''] = /^bytes=\s*(\d{0,15})\s*-\s*(\d{0,15})\s*$/i.exec(headers.range ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end ? { start, end } : 'unsatisfiable';
}
