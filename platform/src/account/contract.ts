import { z } from 'zod';
import { userNameError } from '@terrarium/domain/access';
import { clearable, productCode } from '../http/index.ts';
import { personName } from '../identity/index.ts';

/** A subscription in its base form (DATA-09). */
const subscription = z
  .object({ product_code: productCode, expires_at: z.iso.datetime(), org_id: z.uuid().nullable() })
  .meta({ id: 'BaseSubscription' });

/** A user (DATA-01). */
export const user = z
  .object({
    id: z.uuid(),
    email: z.string().nullable().meta({
      description: 'Email address. Absent unless the caller is this user or an admin of a shared organization.',
    }),
    first_name: z.string(),
    last_name: z.string(),
    username: z.string(),
    created_at: z.iso.datetime(),
    featurePermissions: z.record(z.string(), z.boolean()),
    profile: z.object({
      is_consented: z.boolean(),
      is_confirmed: z.boolean(),
      is_disabled: z.boolean(),
      pending_email: z.string().nullable().meta({
        description: 'New email address awaiting confirmation. `null` if none. Absent unless this user is the caller.',
      }),
    }),
    is_operator: z
      .boolean()
      .nullable()
      .meta({ description: 'Whether the user is a hub operator. Absent unless this user is the caller.' }),
    subscriptions: z.array(subscription),
  })
  .meta({ id: 'User' });

/** Response of GET /api/account/features (ACCT-04). */
export const features = z
  .object({
    features: z.object({
      'cloud-notebooks': z.boolean().meta({ description: 'Whether the user can open notebooks in a notebook server.' }),
      ai_navigator: z.boolean().meta({ description: 'Whether the language model navigator is offered.' }),
    }),
  })
  .meta({ id: 'AccountFeatures' });

/** Path parameters of GET /api/users/{id}. */
export const userParams = z.object({ id: z.uuid() });

/** A username, unique on the hub. */
const username = z
  .string()
  .trim()
  .superRefine((name, context) => {
    const problem = userNameError(name);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });

/** Body of PUT /api/users/{id}/ (ACCT-06). Missing fields stay unchanged, null clears a field. */
export const profileChange = z.object({
  first_name: clearable(personName, ''),
  last_name: clearable(personName, ''),
  username: username.optional(),
});

/** Query of DELETE /api/users/me (ACCT-10). */
export const deletionQuery = z.object({
  hard: z.stringbool().default(false).meta({
    description:
      '`true` erases personal data immediately. `false` disables the account, which can be restored for 30 days.',
  }),
});

/** Response of the consent routes (ACCT-12, ACCT-13). */
export const consent = z
  .object({
    is_consented: z.boolean(),
    version: z.string().nullable().meta({
      description: "Version of the texts that the last answer was about. `null` if the user hasn't answered.",
    }),
    consented_at: z.iso
      .datetime()
      .nullable()
      .meta({ description: "Time of the last answer. `null` if the user hasn't answered." }),
  })
  .meta({ id: 'Consent' });

/** Body of PUT /api/iam/auth/update-consent (ACCT-14). */
export const consentChange = z.object({ is_consented: z.boolean(), version: z.string().trim().min(1).max(60) });
