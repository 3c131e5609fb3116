/** The REST answers of the search area (SRCH-13). */
import { z } from 'zod';
import { paging } from '../http/index.ts';

/** Longest text to search for. */
const LONGEST_QUERY = 200;

const count = z.number().int().min(0);

/** A package of one channel that matches. `latest_version` is the newest that clients get; null when every file is refused. */
const packageHit = z.object({
  name: z.string(),
  summary: z.string(),
  organization: z.string(),
  channel: z.string(),
  latest_version: z.string().nullable(),
  served_file_count: count,
  refused_file_count: count,
});
/** See {@link packageHit}. */
export type PackageHit = z.infer<typeof packageHit>;

/** A page of found packages, the best match first. */
export const packageHits = z.object({ total_count: count, results: z.array(packageHit) }).meta({ id: 'PackageSearch' });

/** Query of the package search; a blank text finds nothing. */
export const packageQuery = paging({ limit: 20 }).extend({ query: z.string().max(LONGEST_QUERY).default('') });
