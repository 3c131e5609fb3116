import { z } from 'zod';
import { PRODUCTS, userNameError } from '@terrarium/domain/access';
import { clearable } from '../http/index.ts';
import { personName } from '../identity/index.ts';

/** A subscription in its base form (DATA-09). */
const subscription = z
  .object({ product_code: z.enum(PRODUCTS), expires_at: z.iso.datetime(), org_id: z.uuid().nullable() })
  .meta({ id: 'BaseSubscription' });

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
    profile: z.object({
      is_consented: z.boolean(),
      is_confirmed: z.boolean(),
      is_disabled: z.boolean(),
      pending_email: z
        .string()
        .nullable()
        .meta({ description: 'The address that waits for its confirmation; only for the person.' }),
    }),
    is_operator: z
      .boolean()
      .nullable()
      .meta({ description: 'Whether the person operates the hub; only for the person.' }),
    subscriptions: z.array(subscription),
  })
  .meta({ id: 'User' });

/** Answer of GET /api/account/features (ACCT-04). */
export const features = z
  .object({
    features: z.object({
      'cloud-notebooks': z.boolean().meta({ description: 'Whether notebooks can be opened in a notebook server.' }),
      ai_navigator: z.boolean().meta({ description: 'Whether the navigator for language models is offered.' }),
    }),
  })
  .meta({ id: 'AccountFeatures' });

/** Path parts of GET /api/users/{id}. */
export const userParams = z.object({ id: z.uuid() });

/** A user name: of its own on the hub. */
const username = z
  .string()
  .trim()
  .superRefine((name, context) => {
    const problem = userNameError(name);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });

/** Body of PUT /api/users/{id}/ (ACCT-06). An absent field stays as it is, and null clears it. */
export const profileChange = z.object({
  first_name: clearable(personName, ''),
  last_name: clearable(personName, ''),
  username: username.optional(),
});

/** Query of DELETE /api/users/me (ACCT-10). */
export const deletionQuery = z.object({
  hard: z.stringbool().default(false).meta({
    description: 'True erases personal data at once; false disables the account, which can be restored for 30 days.',
  }),
});

/** Answer of the consent calls (ACCT-12, ACCT-13). */
export const consent = z
  .object({
    is_consented: z.boolean(),
    version: z.string().nullable().meta({ description: 'Version of the texts that the last answer was about.' }),
    consented_at: z.iso.datetime().nullable().meta({ description: 'When that answer was given.' }),
  })
  .meta({ id: 'Consent' });

/** Body of PUT /api/iam/auth/update-consent (ACCT-14). */
export const consentChange = z.object({ is_consented: z.boolean(), version: z.string().trim().min(1).max(60) });
