/** The REST bodies and answers of deltas and of who is mailed about them (POL-29, POL-34, POL-36 to POL-39). */
import { CHANGE_TYPES, DELTA_FREQUENCIES } from '@terrarium/domain/policy';
import { z } from 'zod';
import { listOf, organizationParams, paging, time, upTo } from '../http/index.ts';
import { runSchema } from '../policy/index.ts';

/** Whether files came, went, or either. */
const changeType = z
  .enum(CHANGE_TYPES)
  .meta({ description: 'Deltas that added files, those that removed some, or all.' });
/** How often somebody is mailed at most. */
const frequency = z
  .enum(DELTA_FREQUENCIES)
  .meta({ description: 'With every publication, or at most once a day or in seven days.' });

/** Query of the deltas: the newest first, narrowed to a channel, a policy, what they did, or a time. */
export const deltasQuery = paging().extend({
  channel: z.string().min(1).max(128).optional().meta({ description: 'Name of the channel.' }),
  policy_id: z.uuid().optional().meta({ description: 'The policy that was in force with it.' }),
  change_type: changeType.default('all').meta({ description: 'Only deltas that added files, or that removed some.' }),
  since: time.optional().meta({ description: 'Published at this time or later.' }),
  up_to: upTo,
  until: time.optional().meta({ description: 'Published before this time.' }),
});
/** See {@link deltasQuery}. */
export type DeltasQuery = z.infer<typeof deltasQuery>;

/** A page of deltas: the runs whose publication added or removed files. The id of the run is the id of its delta. */
export const deltaList = listOf(runSchema).meta({ id: 'PolicyDeltas' });

/** Whom a channel's deltas are mailed to, how often, and which. */
export const deltaSubscription = z
  .object({
    id: z.uuid(),
    channel: z.string(),
    frequency,
    change_type: changeType,
    created_at: time,
    told_at: time.meta({ description: 'When the last mail was written; at first when the subscription was made.' }),
  })
  .meta({ id: 'DeltaSubscription' });

/** Query of the subscriptions. */
export const subscriptionsQuery = z.object({
  q: z.string().trim().min(1).max(128).optional().meta({ description: "Part of the channel's name." }),
});

/** Body of a new subscription (POL-37). */
export const subscriptionBody = z.strictObject({ frequency, change_type: changeType });
/** See {@link subscriptionBody}. */
export type SubscriptionBody = z.infer<typeof subscriptionBody>;

/** Path parameters of a subscription; an id that is no UUID names none. */
export const subscriptionParams = organizationParams.extend({ id: z.string() });

/** Body of a mail's link: the key at its end. */
export const unsubscribeBody = z.strictObject({ key: z.string().min(1).max(200) });

/** What the link of a mail ended. */
export const unsubscribed = z
  .object({ organization: z.string(), channel: z.string() })
  .meta({ id: 'EndedDeltaSubscription' });
