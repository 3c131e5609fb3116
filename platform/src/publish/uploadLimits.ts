/** How many uploads are let in: so many at once of one caller, who take turns for the places of a platform, and so many begun in a minute. */
import { FairQueue, QueueFull } from '@terrarium/domain/http';
import type { RequestEnd } from '@terrarium/domain/http';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Core } from '../core.ts';
import { consume, createLimiter } from '../identity/index.ts';
import type { Permitted } from './permission.ts';
import { Refusal } from './refusal.ts';

/** An organization as a whole may begin so many times what one of its publishers may. */
const ORGANIZATION = 4;
/** A platform takes in so many times at once what one caller may have under way. */
const PLACES = 4;
/** Uploads that may wait for a place, of all callers and of one: each holds a connection, and none of its bytes was asked for. */
const [WAITING, WAITING_OF_CALLER] = [1_024, 256];
const MINUTE_SECONDS = 60;
/** Uploads end within seconds mostly: when to try again where too many wait, in seconds. */
const RETRY_AFTER = '5';

/**
 * Lets uploads in. Places are those of callers, however many of them share a network address: who has many uploads under way has a share of them, and what is
 * more waits while others come to their turn. What is under way is counted by each platform for itself, what began in a minute in the database for all.
 */
export class UploadLimits {
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
   * Lets one upload in when it is its caller's turn.
   * @param signal of the request: an upload that waits leaves the line with it
   * @returns what is to be called when its bytes are in, or it failed; once or more often
   * @throws Refusal, HttpError 429 with Retry-After
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
      throw new Refusal(
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

/** By what a publisher is told from others. */
export const keyOf = ({ publisher, channel }: Pick<Permitted, 'publisher' | 'channel'>): string =>
  'named' in publisher
    ? `${channel.organization_id} ${publisher.named}`
    : 'userId' in publisher
      ? publisher.userId
      : publisher.serviceAccountId;

/** A signal as lines of {@link FairQueue} know it. */
export const endOf = (signal: AbortSignal): RequestEnd => ({
  listen: (end) => (signal.aborted ? end() : signal.addEventListener('abort', end, { once: true })),
  forget: (end) => signal.removeEventListener('abort', end),
});
