// Read model of channel, publication, publication_source, package_archive, unreadable_archive: which channels have a publication that time or a newly read archive has overtaken is asked of the database, for all of them.
/** Rules whose decisions change although neither the policy nor the content does: those that count days, and those that ask what is known of scripts. */
import { facetsReading, type Facet } from '@terrarium/domain/policy';
import { sql } from 'kysely';
import { seenByNow } from '../channel/index.ts';
import type { Db } from '../db/index.ts';

/** How often {@link requestTimedRuns} is asked: so long after its moment a held file may come. */
export const TIMED_RUNS_SCHEDULE = '*/5 * * * *';

/** Conditions of a JSON path: the filter is of one of these facets. */
const isOneOf = (facets: readonly Facet[]): string =>
  `(${facets.map((facet) => `@.facet == "${facet}"`).join(' || ')})`;

/** A filter that counts days since a file was seen here, by a number or by a date that moves along. */
const COUNTS_DAYS = `$.** ? (${isOneOf(facetsReading('seenAt'))} && (@.criterion.type() == "number" || @.criterion like_regex "^P[0-9]+D$"))`;

/** A filter that asks what is known of scripts. */
const ASKS_SCRIPTS = `$.** ? (${isOneOf(facetsReading('scriptsOf'))} && @.criterion.size() > 0)`;

/**
 * Asks for a run of every channel
 * - that has a file whose day has come: it was only held for its age;
 * - whose policy counts days, by `package_age` or by a date that moves along (`P14D`), and whose publication is a day old;
 * - whose policy asks for install scripts, when an archive of it was read since, or is refused now that an earlier release took.
 *
 * One that had a run since then is not asked for again: what a run left as it was, the next one would too.
 *
 * A publication that lies in the future is one of before the clock was set back: what it let in by its days it perhaps let in too early, so a policy that counts days
 * has it made again. What was first seen in the future was seen now at the latest, else it would be held until the clock is there again: also where something else
 * has had the channel published since.
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
