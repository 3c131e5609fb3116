// Read model of channel, publication, publication_source, package_archive, unreadable_archive: one query finds all
// channels
// whose publication is outdated by time or newly read archives.
/**
 * Rules whose decisions change without a new policy or content: those that count days, and those that check install
 * scripts.
 */
import { facetsReading, type Facet } from '@terrarium/domain/policy';
import { sql } from 'kysely';
import { seenByNow } from '../channel/index.ts';
import type { Db } from '../db/index.ts';

/** Schedule of {@link requestTimedRuns}: maximum delay of a file after its cooldown. */
export const TIMED_RUNS_SCHEDULE = '*/5 * * * *';

/** Condition of a JSON path: the filter uses one of these facets. */
const isOneOf = (facets: readonly Facet[]): string =>
  `(${facets.map((facet) => `@.facet == "${facet}"`).join(' || ')})`;

/** JSON path of a filter that counts days since a file was first seen, by a number or a relative date. */
const COUNTS_DAYS = `$.** ? (${isOneOf(facetsReading('seenAt'))} && (@.criterion.type() == "number" || @.criterion like_regex "^P[0-9]+D$"))`;

/** JSON path of a filter that checks install scripts. */
const ASKS_SCRIPTS = `$.** ? (${isOneOf(facetsReading('scriptsOf'))} && @.criterion.size() > 0)`;

/**
 * Requests a run for every channel - with a file whose cooldown has ended; - whose policy counts days, by `package_age`
 * or a relative date (`P14D`), and whose publication is a day old; - whose policy checks install scripts, if one of its
 * archives was read since, or is rejected now but was accepted by an earlier release. A channel with a later run isn't
 * requested again, because another run would have the same result. A publication in the future was made before the
 * clock was set back, and may have allowed files too early, so with a policy that counts days it is made again. A
 * first-seen time in the future becomes the current time, because the file would otherwise stay in cooldown until then,
 * also if the channel was published since.
 */
export async function requestTimedRuns(db: Db): Promise<void> {
  const seenAgain = await seenByNow(db);
  await sql`
    insert into policy_run_request (channel_id, reason)
    select channel.id, 'age' from channel
    join channel_policy on channel_policy.channel_id = channel.id
    join policy on policy.id = channel_policy.policy_id
    join publication on publication.id = channel.publication_id
    cross join lateral (select greatest(case when publication.created_at <= now() then publication.created_at end, max(created_at)) as at
      from policy_run where policy_run.channel_id = channel.id and created_at <= now()) as tried
    where (publication.releases_at <= now() and coalesce(tried.at < publication.releases_at, true))
      or (publication.created_at > now() + interval '1 minute' and jsonb_path_exists(policy.filters, ${COUNTS_DAYS}::jsonpath))
      or (exists (select 1 from publication_source s where s.publication_id = publication.id and s.channel_id = any (${seenAgain}::uuid[]))
        and jsonb_path_exists(policy.filters, ${COUNTS_DAYS}::jsonpath))
      or (publication.created_at < now() - interval '1 day' and jsonb_path_exists(policy.filters, ${COUNTS_DAYS}::jsonpath))
      or (jsonb_path_exists(policy.filters, ${ASKS_SCRIPTS}::jsonpath)
        and exists (select 1 from publication_source s join package_archive a on a.channel_id = s.channel_id
          where s.publication_id = publication.id and coalesce(a.read_at > tried.at, true)))
      or (jsonb_path_exists(policy.filters, ${ASKS_SCRIPTS}::jsonpath)
        and exists (select 1 from publication_source s join unreadable_archive u on u.channel_id = s.channel_id
          where s.publication_id = publication.id and u.lost_at is not null and coalesce(u.lost_at > tried.at, true)))
    on conflict (channel_id) do update set reason = excluded.reason where policy_run_request.reason = 'advisories'`.execute(
    db,
  );
}
