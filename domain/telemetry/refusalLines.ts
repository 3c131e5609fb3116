import { networkOf } from './logLine.ts';

/** Most refusals that get a line of their own in a minute; the rest of the minute is one line with their number. */
const mostInMinute = 300;
const minute = 60_000;

/** What a refused request is told by. */
export interface Refused {
  status: number;
  address: string | undefined;
  /** Whether a channel was read: a package that a policy blocks is no attempt at anything. */
  isRead: boolean;
}

/** Which refused requests get a line in the log at the level of warnings, so that somebody who tries passwords or rights is seen. */
export class RefusalLines {
  #from = Number.NEGATIVE_INFINITY;
  #count = 0;
  readonly #now: () => number;

  /** @param now milliseconds of a clock that never goes back */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** @returns fields for the line, `more` of them the refusals of the last minute that got none; null for no line */
  of({ status, isRead, address }: Refused): { from: string | undefined; more?: number } | null {
    if (status !== 401 && !(status === 403 && !isRead)) return null;
    const now = this.#now();
    let more = 0;
    if (now - this.#from >= minute) {
      more = Math.max(0, this.#count - mostInMinute);
      this.#from = now;
      this.#count = 0;
    }
    this.#count += 1;
    if (this.#count > mostInMinute) return null;
    return { from: networkOf(address), ...(more > 0 ? { more } : {}) };
  }
}
