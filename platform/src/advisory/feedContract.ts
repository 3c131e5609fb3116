/** REST contract of advisory feeds and their bundles. */
import { MAX_LENGTH } from '@terrarium/domain/access';
import { z } from 'zod';
import { count, listOf } from '../http/index.ts';
import { FEED_KINDS } from './feeds/kinds.ts';

const feedSchema = z
  .object({
    id: z.string(),
    kind: z.enum(FEED_KINDS).describe('Kind of feed.'),
    title: z.string(),
    about: z.string().describe('Description of the feed.'),
    licence: z.string().describe('License of the data. Empty for files in the data folder.'),
    address: z.string().nullable().describe('URL of the feed. `null` for a file in the data folder.'),
    ecosystem: z
      .string()
      .nullable()
      .describe("Ecosystem of the advisories. `null` for feeds that aren't about packages."),
    enabled: z.boolean().describe('Whether the hub fetches it from the network.'),
    takes_key: z.boolean().describe('Whether its publisher supports API keys for frequent requests.'),
    key_set_at: z.iso.datetime().nullable().describe('Time at which the API key was set. `null` without a key.'),
    key_error: z
      .string()
      .nullable()
      .describe("Why the API key isn't used, and what to do. `null` if it is used or not set."),
    state: z.enum(['idle', 'waiting', 'running']).describe('State of fetching the feed: idle, queued, or running.'),
    as_of: z.iso.datetime().nullable().describe('Time of the imported data. `null` if nothing was imported.'),
    bytes: count.nullable().describe('Size in bytes of the whole feed that was last read. `null` if unknown.'),
    last_ok_at: z.iso.datetime().nullable().describe('Time of the last successful fetch. `null` if never.'),
    last_try_at: z.iso.datetime().nullable().describe('Start of the last attempt. `null` if never.'),
    stale: z.boolean().describe("Whether it hasn't been updated for a week, so its data may be outdated."),
    error: z.string().nullable(),
    count: count.describe('Number of imported entries: advisories, package mappings, or CVEs.'),
    left_out: z
      .record(z.string(), count)
      .describe('Number of entries skipped since the whole feed was last read, by reason.'),
    examples: z
      .array(
        z.object({
          id: z.string().nullable(),
          message: z.string().describe('Description of the problem.'),
        }),
      )
      .describe('Some of the entries that the last fetch skipped. `id` is `null` for an entry without a name.'),
  })
  .meta({ id: 'AdvisoryFeed' });
/** Status of a feed. */
export type FeedAnswer = z.infer<typeof feedSchema>;

/** Lists from which the hub's advisories come, with their age. */
export const advisorySourcesSchema = listOf(
  z
    .object({
      title: z.string(),
      as_of: z.iso.datetime().nullable().describe('Time of the imported data. `null` if nothing was imported.'),
      stale: z.boolean().describe("Whether it hasn't been updated for a week, so its data may be outdated."),
    })
    .meta({ id: 'AdvisorySource' }),
);

/** An API key for a feed, sent as a header. */
export const feedKeyInput = z.strictObject({
  key: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]{1,200}$/, 'must have 1 to 200 letters, digits, and symbols without spaces')
    .describe('API key as issued by the publisher. It is never returned.'),
});

/** Status of the advisory feeds. */
export const feedsSchema = z.object({ items: z.array(feedSchema) });

/** Status of feed bundles. */
export const feedBundlesSchema = z
  .object({
    key: z.string().describe('Public key of this hub. Hubs that import its bundles need it.'),
    key_id: z.string().describe('Short ID of the key for visual comparison.'),
    feeds: z.array(z.object({ id: z.string(), title: z.string() })).describe('Feeds that a bundle can contain.'),
    made: z
      .object({
        state: z.enum(['waiting', 'made', 'failed']).describe('State of the export.'),
        at: z.iso.datetime().describe('Time at which it was requested, completed, or failed.'),
        feeds: z.array(z.string()).describe('IDs of the feeds in it.'),
        bytes: z.number().nullable().describe('Size of its data in bytes. `null` until fetched.'),
        error: z.string().nullable().describe("Why the export failed. `null` if it didn't fail."),
      })
      .nullable()
      .describe('The latest export. `null` if none.'),
    loaded: z
      .object({
        created: z.iso.datetime().describe('Time at which it was exported.'),
        feeds: z.array(z.string()).describe('IDs of the feeds in it.'),
        key: z
          .string()
          .nullable()
          .describe('Public key used to verify it. `null` for imports by an earlier version of the hub.'),
        older: z.boolean().describe('Whether it was older than the existing data.'),
      })
      .nullable()
      .describe('The latest import. `null` if none.'),
    incoming: z
      .array(z.object({ file_name: z.string(), bytes: z.number() }))
      .describe('Files in the folder advisories/incoming of the hub.'),
  })
  .meta({ id: 'FeedBundles' });
/** See {@link feedBundlesSchema}. */
export type FeedBundlesAnswer = z.infer<typeof feedBundlesSchema>;
/** Feeds to include in a bundle. */
export const feedBundleInput = z.strictObject({
  feeds: z.array(z.string().max(64)).min(1).max(100).describe('IDs of the feeds, such as osv:PyPI.'),
});
/** A bundle in the folder. */
const incomingName = z
  .string()
  .regex(
    /^\w[\w.-]{0,127}$/,
    'must start with a letter or digit, and contain only letters, digits, dots, hyphens, and underscores',
  )
  .describe('Name of the file in the folder advisories/incoming of the hub.');
/** Path of a bundle in the folder. */
export const incomingParams = z.object({ file: incomingName });
/** An uploaded bundle. */
export const incomingBundle = z.object({ file_name: z.string(), bytes: z.number() }).meta({ id: 'IncomingFeedBundle' });
/** Bundle of the folder to import. */
export const feedBundleLoad = z.strictObject({
  file_name: incomingName,
  key: z
    .string()
    .trim()
    .min(1)
    .max(MAX_LENGTH.publicKey)
    .describe('Public key of the exporting hub. Get it separately from the bundle.'),
  older: z
    .boolean()
    .default(false)
    .describe('Whether to import the bundle even if it is older than the existing data.'),
});
/** See {@link feedBundleLoad}. */
export type FeedBundleLoad = z.output<typeof feedBundleLoad>;
