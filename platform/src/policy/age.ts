// Read model of channel, publication: which channels have an old publication is asked of the database, once a day, for all of them.
/** Rules that count days: what they decide changes as time goes by, so their channels are computed anew once a day. */
import { sql } from 'kysely';
import type { Db } from '../db/index.ts';

/** Asks for a run of every channel whose policy counts days, by `package_age` or by a date that moves along (`P14D`), and whose publication is a day old. */
export async function requestAged(db: Db): Promise<void> {
  await sql`
    insert into policy_run_request (channel_id, reason)
    select channel.id, 'age' from channel
    join channel_policy on channel_policy.channel_id = channel.id
    join policy on policy.id = channel_policy.policy_id
    join publication on publication.id = channel.publication_id
    where publication.created_at < now() - interval '1 day' and jsonb_path_exists(policy.filters, '$.** ? (@.facet == "package_age" || (@.facet == "package_to_date" && @.criterion like_regex "^P[0-9]+D$"))')
    on conflict (channel_id) do update set reason = excluded.reason where policy_run_request.reason = 'advisories'`.execute(
    db,
  );
}
