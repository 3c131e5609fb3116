/** The REST answers of the search area (SRCH-13). */
import { DECISIONS } from '@terrarium/domain/policy';
import { z } from 'zod';
import { paging } from '../http/index.ts';

/** Longest text to search for. */
const LONGEST_QUERY = 200;
/** Most values that one facet can be narrowed to. */
const MOST_VALUES = 20;
/** Most channels that are told of one package. */
export const MOST_CHANNELS = 20;
/** Most values of one facet that are told, besides those that were asked for. */
export const MOST_TOLD = 10;

const count = z.number().int().min(0);
const decision = z.enum(DECISIONS);

/** A package in one channel. `latest_version` is the newest that clients get; null when every file is refused, and then its decision is `refused`. */
const packageChannel = z.object({
  organization: z.string(),
  channel: z.string(),
  decision,
  latest_version: z.string().nullable(),
  license: z.string().nullable(),
  served_file_count: count,
  refused_file_count: count,
});

/** A package by name that matches, with the channels that have it: those that pass the filter, in the order of their names. */
const packageHit = z.object({
  name: z.string(),
  summary: z.string(),
  channel_count: count,
  channels: z.array(packageChannel).max(MOST_CHANNELS),
});
/** See {@link packageHit}. */
export type PackageHit = z.infer<typeof packageHit>;

/** Values of one facet with the number of packages that would be left if it were narrowed to this value alone; the most frequent first. */
const values = z.array(z.object({ value: z.string(), count }));

/** What the found packages can be narrowed to. A facet's numbers leave its own choice out, so that others can be added to it. */
const packageFacets = z
  .object({
    channels: z.array(z.object({ organization: z.string(), channel: z.string(), count })),
    decisions: z.array(z.object({ value: decision, count })),
    licenses: values,
    platforms: values,
  })
  .meta({ id: 'PackageFacets' });
/** See {@link packageFacets}. */
export type PackageFacets = z.infer<typeof packageFacets>;

/** A page of found packages, the best match first. */
export const packageHits = z
  .object({ total_count: count, results: z.array(packageHit), facets: packageFacets })
  .meta({ id: 'PackageSearch' });
/** See {@link packageHits}. */
export type PackageSearch = z.infer<typeof packageHits>;

/** One value, or the parameter several times. */
const several = <T extends z.ZodType<string>>(value: T, description: string) =>
  z
    .preprocess((given) => (Array.isArray(given) ? given : [given]), z.array(value).max(MOST_VALUES))
    .default([])
    .meta({ description: `${description} Several times for any of several.` });

/** Query of the package search; a blank text finds nothing. */
export const packageQuery = paging({ limit: 20 }).extend({
  query: z
    .string()
    .max(LONGEST_QUERY)
    .default('')
    .meta({ description: 'What to search for; a blank text finds nothing.' }),
  channel: several(z.string().max(260), 'Only in this channel: ORGANIZATION/CHANNEL.'),
  decision: several(decision, 'Only where clients get a file of it, or none.'),
  license: several(z.string().max(LONGEST_QUERY), 'Only with this license.'),
  platform: several(z.string().max(LONGEST_QUERY), 'Only with a file in this subdir.'),
});
/** See {@link packageQuery}. */
export type PackageQuery = z.infer<typeof packageQuery>;
