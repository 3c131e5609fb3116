/** REST bodies and responses of deltas and their email subscriptions (POL-29, POL-34, POL-36 to POL-39). */
import { CHANGE_TYPES, DELTA_FREQUENCIES } from '@terrarium/domain/policy';
import { z } from 'zod';
import { cursorListOf, cursorPaging, organizationParams, time, upTo } from '../http/index.ts';
import { runSchema } from '../policy/index.ts';

/** Whether files were added, removed, or either. */
const changeType = z
  .enum(CHANGE_TYPES)
  .meta({ description: 'Kind of deltas: those that added files, those that removed files, or all.' });
/** Maximum frequency of emails. */
const frequency = z
  .enum(DELTA_FREQUENCIES)
  .meta({ description: 'Maximum frequency of emails: per published version, daily, or weekly.' });

/** Query of deltas, newest first, with filters by channel, policy, change, and time. */
export const deltasQuery = cursorPaging().extend({
  channel: z.string().min(1).max(128).optional().meta({ description: 'Name of the channel.' }),
  policy_id: z.uuid().optional().meta({ description: 'ID of the policy that was active for this version.' }),
  change_type: changeType
    .default('all')
    .meta({ description: 'Returns only deltas that added files, or only deltas that removed files.' }),
  since: time.optional().meta({ description: 'Returns only deltas published at or after this time.' }),
  up_to: upTo,
  until: time.optional().meta({ description: 'Returns only deltas published before this time.' }),
});
/** See {@link deltasQuery}. */
export type DeltasQuery = z.infer<typeof deltasQuery>;

/** A page of deltas: runs whose publication added or removed files. A delta has the ID of its run. */
export const deltaList = cursorListOf(runSchema).meta({ id: 'PolicyDeltas' });

/** An email subscription to a channel's deltas: recipient, frequency, and type of change. */
export const deltaSubscription = z
  .object({
    id: z.uuid(),
    channel: z.string(),
    frequency,
    change_type: changeType,
    created_at: time,
    told_at: time.meta({ description: 'Time of the last email, or of the subscription if there was no email yet.' }),
  })
  .meta({ id: 'DeltaSubscription' });

/** Query of the subscriptions. */
export const subscriptionsQuery = z.object({
  q: z.string().trim().min(1).max(128).optional().meta({ description: 'Part of the channel name.' }),
});

/** Body of a new subscription (POL-37). */
export const subscriptionBody = z.strictObject({ frequency, change_type: changeType });
/** See {@link subscriptionBody}. */
export type SubscriptionBody = z.infer<typeof subscriptionBody>;

/** Path parameters of a subscription. An ID that isn't a UUID matches none. */
export const subscriptionParams = organizationParams.extend({ id: z.string() });

/** Body of an unsubscribe link: the key at its end. */
export const unsubscribeBody = z.strictObject({ key: z.string().min(1).max(200) });

/** The subscription that an unsubscribe link ended. */
export const unsubscribed = z
  .object({ organization: z.string(), channel: z.string() })
  .meta({ id: 'EndedDeltaSubscription' });
