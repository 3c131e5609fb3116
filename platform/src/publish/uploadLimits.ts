/** How many uploads are let in: so many at once and so many in a minute, of one publisher and of one organization. */
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Core } from '../core.ts';
import { consume, createLimiter } from '../identity/index.ts';
import type { Permitted } from './permission.ts';
import { Refusal } from './refusal.ts';

/** An organization as a whole may do so many times what one of its publishers may. */
const ORGANIZATION = 4;
const MINUTE_SECONDS = 60;
/** Uploads end within seconds mostly: when to try again where too many are under way, in seconds. */
const RETRY_AFTER = '5';

/** Lets uploads in. What is under way is counted by each platform for itself, what began in a minute in the database for all. */
export class UploadLimits {
  readonly #atOnce: number;
  readonly #rates: { publisher: RateLimiterAbstract; organization: RateLimiterAbstract };
  readonly #underWay = new Map<string, number>();

  constructor({ config, connection }: Pick<Core, 'config' | 'connection'>) {
    this.#atOnce = config.uploadsAtOnce;
    const rate = (prefix: string, points: number): RateLimiterAbstract =>
      createLimiter(connection, prefix, points, MINUTE_SECONDS);
    this.#rates = {
      publisher: rate('uploads-publisher', config.uploadsPerMinute),
      organization: rate('uploads-organization', ORGANIZATION * config.uploadsPerMinute),
    };
  }

  /**
   * Lets one upload in.
   * @returns what is to be called when its bytes are in, or it failed
   * @throws Refusal, HttpError 429 with Retry-After
   */
  async enter({ publisher, channel }: Permitted): Promise<() => void> {
    const organization = channel.organization_id;
    const who =
      'named' in publisher
        ? `${organization} ${publisher.named}`
        : 'userId' in publisher
          ? publisher.userId
          : publisher.serviceAccountId;
    // Places are taken before anything is waited for, so that many at once do not slip through.
    const leave = this.#take([
      { key: who, most: this.#atOnce, whose: 'You have' },
      { key: organization, most: ORGANIZATION * this.#atOnce, whose: `'${channel.organization_name}' has` },
    ]);
    try {
      await consume(this.#rates.publisher, who, 'You began too many uploads in a minute.', 'too_many_requests');
      await consume(
        this.#rates.organization,
        organization,
        `Too many uploads into '${channel.organization_name}' began in a minute.`,
        'too_many_requests',
      );
      return leave;
    } catch (error) {
      leave();
      throw error;
    }
  }

  #take(places: { key: string; most: number; whose: string }[]): () => void {
    for (const { key, most, whose } of places)
      if ((this.#underWay.get(key) ?? 0) >= most)
        throw new Refusal(
          429,
          'too_many_uploads',
          `${whose} ${most} uploads under way, the most at once. Wait until one of them is done, then send this file again.`,
          { 'retry-after': RETRY_AFTER },
        );
    for (const { key } of places) this.#underWay.set(key, (this.#underWay.get(key) ?? 0) + 1);
    return () => {
      for (const { key } of places) {
        const left = this.#underWay.get(key)! - 1;
        if (left > 0) this.#underWay.set(key, left);
        else this.#underWay.delete(key);
      }
    };
  }
}
