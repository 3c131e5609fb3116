/** Paths as they may be shown: without the tokens that clients write into them. */
import { pathOf } from './address.ts';

const HIDDEN = '*****';
/** A channel token of this hub, wherever it stands: also where somebody forgot what belongs before it. */
const OWN_TOKEN = /(?<![A-Za-z0-9-])tr-[A-Za-z0-9-]{40}(?![A-Za-z0-9-])/g;
/** More than anybody encodes in earnest. */
const MOST_DECODINGS = 8;

/** A segment as any reader could come to see it; null when it stays encoded or is no text. */
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
 * A request target as it may be logged or answered: without its query, and with each token replaced, whatever slashes stand before, between
 * or encoded in it. What follows a part `t` is taken for a token; rather a name too many is hidden than a token shown.
 * @param target path as it stands in the request line, with or without query
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
