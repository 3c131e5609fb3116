/**
 * Waits for downloads of a mirror's files that other clients started. A fleet asks for the same file together: one
 * client gets the bytes from the platform as they arrive, and the others from the disk afterwards. Forwarding each of
 * their requests would cost ten times as much.
 */

/** Maximum number of downloads to wait for. The platform ends an exchange with too many open lines. */
const MOST_DOWNLOADS = 64;
/** Maximum number of waiting requests. */
const MOST_WAITING = 4_096;

/** Downloads that requests wait for. */
export class RunningDownloads {
  readonly #whenEnded: (downloadId: number) => Promise<void>;
  readonly #patience: number;
  readonly #running = new Map<number, Promise<void>>();
  #waiting = 0;

  /**
   * @param whenEnded resolves or rejects when a download has ended
   * @param patience maximum time in ms that a request waits
   */
  constructor(whenEnded: (downloadId: number) => Promise<void>, patience: number) {
    this.#whenEnded = whenEnded;
    this.#patience = patience;
  }

  /**
   * Resolves when a download has ended or the request has waited long enough.
   * @returns null if too many wait already
   */
  whenEnded(downloadId: number): Promise<void> | null {
    let running = this.#running.get(downloadId);
    if (this.#waiting >= MOST_WAITING || (running === undefined && this.#running.size >= MOST_DOWNLOADS)) return null;
    if (running === undefined) {
      // If the exchange with the platform ends, the next decision says what to do.
      running = this.#whenEnded(downloadId)
        .catch(() => undefined)
        .finally(() => this.#running.delete(downloadId));
      this.#running.set(downloadId, running);
    }
    this.#waiting++;
    return within(running, this.#patience).finally(() => this.#waiting--);
  }
}

function within(promise: Promise<void>, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    void promise.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
