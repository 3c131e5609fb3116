/** REST bodies and responses of service accounts (SVC-02 to SVC-06, DATA-06). */
import { z } from 'zod';
import { MAX_LENGTH, ONE_LINE } from '@terrarium/domain/access';
import { listOf } from '../http/index.ts';
import { channelToken, serviceAccountKey } from '../token/index.ts';

/** An account for machines instead of a user. */
export const serviceAccount = z
  .object({
    id: z.uuid(),
    name: z.string(),
    created_at: z.iso.datetime(),
    token: channelToken.nullable().meta({ description: 'Its token, without the secret. `null` if it has none.' }),
    keys: z.array(serviceAccountKey).meta({ description: 'Its keys for the API, at most two, without the secrets.' }),
    groups: z
      .array(z.object({ id: z.uuid(), name: z.string() }))
      .meta({ description: 'Groups that it is a member of, by name.' }),
  })
  .meta({ id: 'ServiceAccount' });
/** The service accounts of an organization, by name. */
export const serviceAccounts = listOf(serviceAccount);

/** Body that creates or renames a service account (SVC-06). */
export const naming = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, 'Enter a name.')
    .max(MAX_LENGTH.name, `Use at most ${MAX_LENGTH.name} characters.`)
    .regex(ONE_LINE, 'Use a single line of text.'),
});
/** Body with the groups of a service account. */
export const membershipOfGroups = z.strictObject({ group_ids: z.array(z.uuid()).max(1000) });

/** Path of a service account. */
export const accountParams = z.object({ org: z.string(), id: z.string() });
