/** Redacts tokens in paths for display. */
import { pathOf } from './address.ts';

const HIDDEN = '*****';
/** Pattern of a channel token of this hub anywhere in a path, even without the prefix that belongs before it. */
const OWN_TOKEN = /(?<![A-Za-z0-9-])tr-[A-Za-z0-9-]{40}(?![A-Za-z0-9-])/g;
/** More layers of encoding than any real client uses. */
const MOST_DECODINGS = 8;

/** Decodes a segment completely; null if it stays encoded or isn't text. */
function plain(segment: string): string | null {
  let text = segment;
  for (let i = 0; i < MOST_DECODINGS && text.includes('%'); i++) {
    try {
      text = decodeURIComponent(text);
    } catch {
      return null;
    }
  }
  return text.includes('%') ? null : text;
}

/**
 * Redacts a request target for logs and responses: removes the query and replaces each token, even with extra or
 * encoded slashes. A segment after `t` counts as a token, because hiding a name is better than showing a token.
 * @param target path as in the request line, with or without query
 */
export function redactTarget(target: string): string {
  let afterT = false;
  return pathOf(target)
    .split(/([/\\]+)/)
    .map((part, index) => {
      if (index % 2 === 1 || part === '') return part;
      const text = plain(part);
      const isHidden = afterT || text === null || (text !== 't' && /(?:^|[/\\])t(?:[/\\]|$)/.test(text));
      afterT = text !== null && /(?:^|[/\\])t[/\\]*$/.test(text);
      if (isHidden) return HIDDEN;
      const shown = text.replaceAll(OWN_TOKEN, HIDDEN);
      return shown === text ? part : shown;
    })
    .join('');
}
