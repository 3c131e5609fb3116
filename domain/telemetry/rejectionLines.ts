import { networkOf } from './logLine.ts';

/** Maximum number of rejections per minute with a log line of their own. One more line has the number of the others. */
const mostInMinute = 300;
const minute = 60_000;

/** A rejected request. */
export interface Refused {
  status: number;
  address: string | undefined;
  /** Whether a channel was read: requests for blocked packages aren't attacks. */
  isRead: boolean;
}

/**
 * Decides which rejected requests get a warning in the log, so that operators notice attempts to guess passwords or
 * permissions.
 */
export class RejectionLines {
  #from = Number.NEGATIVE_INFINITY;
  #count = 0;
  readonly #now: () => number;

  /** @param now milliseconds of a monotonic clock */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /**
   * @returns fields for the line, with `more` as the number of unlogged rejections of the last minute; null for no line
   */
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
