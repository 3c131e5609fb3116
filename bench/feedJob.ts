/**
 * Runs a feed's job in its own process to measure its memory; started by `advisories.ts`. The first argument is the
 * task as JSON.
 */
import { Feeds } from '../platform/src/advisory/feeds/index.ts';
import { FEED_ADDRESSES } from '../platform/src/advisory/feeds/addresses.ts';
import type { FeedAddresses } from '../platform/src/advisory/feeds/addresses.ts';
import { startPlatform } from '../platform/src/testing/index.ts';

/** Task of the job. */
export interface FeedJob {
  feed: string;
  /** URL of the lists, without a trailing slash. */
  origin: string;
  /** Number of CPE products that packages map to; entries of others are read but not stored. */
  products: number;
  /** Changes up to this time are imported, and only the list of changes is read; null for a new feed. */
  since: string | null;
}

/** Result of the job; in bytes. */
export interface FeedJobDone {
  count: number;
  seconds: number;
  before: number;
  most: number;
}

const { feed, origin, products, since } = JSON.parse(process.argv[2]!) as FeedJob;
const platform = await startPlatform({
  config: {
    mirrorAllowPrivate: true,
    feedAddresses: Object.fromEntries(
      Object.keys(FEED_ADDRESSES).map((name) => [name, `${origin}/${name}`]),
    ) as FeedAddresses,
  },
});
try {
  const { core, composition } = platform;
  const feeds = new Feeds(core, composition.areas.advisory.advisories, { pause: 0 });
  const before = since === null ? {} : { cursor: new Date(since), whole_at: new Date() };
  await core.db
    .insertInto('advisory_feed')
    .values({ id: feed, title: feed, enabled: true, ...before })
    .execute();
  if (products > 0)
    await core.db
      .insertInto('package_identity')
      .values(
        Array.from({ length: products }, (_, n) => ({
          conda_name: `package-${n}`,
          ecosystem: 'CPE',
          name: `vendor:package-${n}`,
          confidence: 'high' as const,
          origin: 'bench',
        })),
      )
      .execute();
  globalThis.gc?.();
  const resident = process.memoryUsage.rss();
  let most = resident;
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 10);
  const began = performance.now();
  await feeds.run(feed, AbortSignal.timeout(3_600_000));
  const seconds = (performance.now() - began) / 1_000;
  clearInterval(timer);
  const { error, advisory_count: count } = await core.db
    .selectFrom('advisory_feed')
    .select(['error', 'advisory_count'])
    .where('id', '=', feed)
    .executeTakeFirstOrThrow();
  if (error !== null) throw new Error(error);
  const done: FeedJobDone = { count, seconds, before: resident, most };
  process.stdout.write(JSON.stringify(done));
} finally {
  await platform.close();
}
