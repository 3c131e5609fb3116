import { z } from 'zod';
import { PRODUCTS } from '@terrarium/domain/access';

/** A subscription in its base form (DATA-09). */
const subscription = z.object({ product_code: z.enum(PRODUCTS), expires_at: z.iso.datetime(), org_id: z.uuid().nullable() }).meta({ id: 'BaseSubscription' });

/** A person (DATA-01). */
export const user = z
  .object({
    id: z.uuid(),
    email: z.string().nullable().meta({ description: 'Only for the person and for admins of a shared organization.' }),
    first_name: z.string(),
    last_name: z.string(),
    username: z.string(),
    created_at: z.iso.datetime(),
    featurePermissions: z.record(z.string(), z.boolean()),
    profile: z.object({ is_consented: z.boolean(), is_confirmed: z.boolean(), is_disabled: z.boolean() }),
    subscriptions: z.array(subscription),
  })
  .meta({ id: 'User' });

/** Answer of GET /api/account/features (ACCT-04). */
export const features = z.object({ features: z.object({ 'cloud-notebooks': z.boolean(), ai_navigator: z.boolean() }) }).meta({ id: 'AccountFeatures' });

/** Path parts of GET /api/users/{id}. */
export const userParams = z.object({ id: z.uuid() });
