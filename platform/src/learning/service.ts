import { z } from 'zod';
import type { Config } from '../config.ts';
import type { Logger } from '../monitoring/log.ts';
import { SourceClient } from '../outbound/index.ts';
import type * as contract from './contract.ts';
import type { Video } from './videos.ts';

/** A thumbnail. */
export interface Picture {
  type: string;
  bytes: Buffer;
}
interface Told {
  title: string | null;
  provider: string | null;
  thumbnail: string | null;
}

/** Limits for a provider, in ms and bytes. A page waits for them once. */
const LIMITS = { connect: 2_000, idle: 3_000, whole: 4_000, answer: 64 * 1024, picture: 512 * 1024 };
/** Results are cached for a day, failures for five minutes. */
const KEPT_MS = { told: 24 * 3_600_000, failed: 5 * 60_000 } as const;
/** Image types that are safe to serve from the hub's origin, because they can't run code. */
const PICTURES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif']);

/** Used fields of an oEmbed response: never its `html` (https://oembed.com §2.3.4). */
const answerSchema = z.object({
  title: z.string().trim().min(1).max(500).optional().catch(undefined),
  provider_name: z.string().trim().min(1).max(200).optional().catch(undefined),
  thumbnail_url: z
    .url({ protocol: /^https?$/ })
    .optional()
    .catch(undefined),
});

/** Caches results by key until they expire. Concurrent callers share a request. A failure is null. */
class Answers<T> {
  readonly #known = new Map<number, { until: number; answer: Promise<T | null> }>();
  readonly #onFailure: (error: unknown) => void;

  constructor(onFailure: (error: unknown) => void) {
    this.#onFailure = onFailure;
  }

  get(key: number, ask: () => Promise<T>): Promise<T | null> {
    const known = this.#known.get(key);
    if (known !== undefined && known.until > Date.now()) return known.answer;
    const answer: Promise<T | null> = ask().catch((error: unknown) => {
      this.#onFailure(error);
      entry.until = Date.now() + KEPT_MS.failed;
      return null;
    });
    const entry = { until: Date.now() + KEPT_MS.told, answer };
    this.#known.set(key, entry);
    return answer;
  }
}

/**
 * The operator's videos with data from their providers.
 * The hub requests it without the caller's Authorization header or cookies (AUTH-12), and not from addresses that
 * mirrors can't read. If a provider doesn't respond, title and picture are missing.
 */
export class Learning {
  readonly #videos: readonly Video[];
  readonly #client: SourceClient;
  readonly #limits: typeof LIMITS;
  readonly #told: Answers<Told>;
  readonly #pictures: Answers<Picture>;

  constructor(
    { learningVideos, mirrorAllowPrivate }: Pick<Config, 'learningVideos' | 'mirrorAllowPrivate'>,
    log: Logger,
    limits: Partial<typeof LIMITS> = {},
  ) {
    this.#videos = learningVideos;
    this.#limits = { ...LIMITS, ...limits };
    const { connect, idle, whole } = this.#limits;
    this.#client = new SourceClient({
      allowPrivate: mirrorAllowPrivate,
      connectTimeout: connect,
      idleTimeout: idle,
      pace: { bytes: 1, ms: whole },
    });
    const failed = (error: unknown): void =>
      log.warn({ err: error }, 'a provider of learning videos did not answer; asked again in five minutes');
    this.#told = new Answers(failed);
    this.#pictures = new Answers(failed);
  }

  /** Returns all videos, in the operator's order. */
  list(): Promise<z.input<typeof contract.learningVideo>[]> {
    return Promise.all(
      this.#videos.map(async (video) => {
        const told = await this.#tellOf(video);
        return {
          url: video.url,
          title: told?.title ?? null,
          provider: told?.provider ?? null,
          picture_path: told?.thumbnail ? `/api/learning/videos/${video.index}/picture` : null,
        };
      }),
    );
  }

  /** Returns the picture of a video; null if none. */
  async picture(index: number): Promise<Picture | null> {
    const video = this.#videos[index];
    const url = video && (await this.#tellOf(video))?.thumbnail;
    return url ? this.#pictures.get(index, () => this.#fetchPicture(url)) : null;
  }

  close(): Promise<void> {
    return this.#client.close();
  }

  #tellOf(video: Video): Promise<Told | null> {
    return this.#told.get(video.index, async () => {
      const target = new URL(video.endpoint);
      target.searchParams.set('url', video.url);
      target.searchParams.set('format', 'json');
      const { bytes } = await this.#get(target.href, 'application/json', this.#limits.answer);
      const {
        title = null,
        provider_name: provider = null,
        thumbnail_url: thumbnail = null,
      } = answerSchema.parse(JSON.parse(bytes.toString('utf8')));
      return { title, provider, thumbnail };
    });
  }

  async #fetchPicture(url: string): Promise<Picture> {
    const picture = await this.#get(url, [...PICTURES].join(', '), this.#limits.picture);
    if (!PICTURES.has(picture.type))
      throw new Error(`${url} is '${picture.type}', which isn't a supported image type.`);
    return picture;
  }

  /** @throws SourceError, and Error for a status other than 200 or a too large response */
  async #get(url: string, accept: string, most: number): Promise<Picture> {
    const signal = AbortSignal.timeout(this.#limits.whole);
    const answer = await this.#client.get(url, {
      headers: { accept, 'accept-encoding': 'identity', 'user-agent': 'terrarium' },
      signal,
    });
    if (answer.status !== 200) {
      answer.discard();
      throw new Error(`${url} answered ${answer.status}.`);
    }
    const chunks: Uint8Array[] = [];
    let size = 0;
    // Leaving the loop closes the connection.
    for await (const chunk of answer.body) {
      size += chunk.length;
      if (size > most) throw new Error(`${url} sends more than ${most} bytes.`);
      chunks.push(chunk);
    }
    return { type: answer.contentType, bytes: Buffer.concat(chunks) };
  }
}
