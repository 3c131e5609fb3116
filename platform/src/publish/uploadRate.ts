/** Limits uploads: concurrent ones per caller, who take turns for an instance's slots, and new ones per minute. */
import { FairQueue, QueueFull } from '@terrarium/domain/http';
import type { RequestEnd } from '@terrarium/domain/http';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Core } from '../core.ts';
import { consume, createLimiter } from '../identity/index.ts';
import type { Permitted } from './permission.ts';
import { Rejection } from './rejection.ts';

/** Factor by which an organization can start more uploads than one of its publishers. */
const ORGANIZATION = 4;
/** Slots of an instance, as a multiple of one caller's limit. */
const PLACES = 4;
/** Maximum waiting uploads, of all callers and of one. Each holds a connection, but none of its body was read. */
const [WAITING, WAITING_OF_CALLER] = [1_024, 256];
const MINUTE_SECONDS = 60;
/** Retry-After in seconds if too many uploads wait. Most uploads end within seconds. */
const RETRY_AFTER = '5';

/**
 * Limits uploads.
 * Slots are assigned by caller, however many share a network address. A caller with many uploads gets a fair share, the
 * rest waits. Each instance counts its own concurrent uploads. The database counts uploads per minute for all.
 */
export class UploadRate {
  readonly #queue: FairQueue;
  readonly #rates: { publisher: RateLimiterAbstract; organization: RateLimiterAbstract };

  constructor({ config, connection }: Pick<Core, 'config' | 'connection'>) {
    this.#queue = new FairQueue({
      slots: PLACES * config.uploadsAtOnce,
      perCaller: config.uploadsAtOnce,
      waiting: WAITING,
      waitingPerCaller: WAITING_OF_CALLER,
    });
    const rate = (prefix: string, points: number): RateLimiterAbstract =>
      createLimiter(connection, prefix, points, MINUTE_SECONDS);
    this.#rates = {
      publisher: rate('uploads-publisher', config.uploadsPerMinute),
      organization: rate('uploads-organization', ORGANIZATION * config.uploadsPerMinute),
    };
  }

  /**
   * Waits for an upload's turn.
   * @param signal of the request: an aborted upload leaves the queue
   * @returns a function to call once or more when its bytes were received or it failed
   * @throws Rejection, HttpError 429 with Retry-After
   */
  async enter({ publisher, channel }: Permitted, signal?: AbortSignal): Promise<() => void> {
    const organization = channel.organization_id;
    const who = keyOf({ publisher, channel });
    await consume(this.#rates.publisher, who, 'You began too many uploads in a minute.', 'too_many_requests');
    await consume(
      this.#rates.organization,
      organization,
      `Too many uploads into '${channel.organization_name}' began in a minute.`,
      'too_many_requests',
    );
    try {
      await this.#queue.enter(who, signal && endOf(signal));
    } catch (error) {
      if (!(error instanceof QueueFull)) throw signal?.reason ?? error;
      throw new Rejection(
        429,
        'too_many_uploads',
        `${WAITING_OF_CALLER} uploads of yours wait for their turn, or the hub has too many. Wait until some are done, then send this file again.`,
        { 'retry-after': RETRY_AFTER },
      );
    }
    let isOver = false;
    return () => {
      if (!isOver) this.#queue.leave(who);
      isOver = true;
    };
  }
}

/** Returns the key of a publisher for limits. */
export const keyOf = ({ publisher, channel }: Pick<Permitted, 'publisher' | 'channel'>): string =>
  'named' in publisher
    ? `${channel.organization_id} ${publisher.named}`
    : 'userId' in publisher
      ? publisher.userId
      : publisher.serviceAccountId;

/** Adapts a signal to {@link FairQueue}. */
export const endOf = (signal: AbortSignal): RequestEnd => ({
  listen: (end) => (signal.aborted ? end() : signal.addEventListener('abort', end, { once: true })),
  forget: (end) => signal.removeEventListener('abort', end),
});
