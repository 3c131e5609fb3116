/** The REST bodies and answers of service accounts (SVC-02 to SVC-06, DATA-06). */
import { z } from 'zod';
import { MAX_LENGTH, ONE_LINE } from '@terrarium/domain/access';
import { listOf } from '../http/index.ts';
import { channelToken } from '../token/index.ts';

/** An account without a person, for machines that install. */
export const serviceAccount = z
  .object({
    id: z.uuid(),
    name: z.string(),
    created_at: z.iso.datetime(),
    token: channelToken.nullable().meta({ description: 'State of its token; never the secret.' }),
    groups: z
      .array(z.object({ id: z.uuid(), name: z.string() }))
      .meta({ description: 'Groups that it is in, by name.' }),
  })
  .meta({ id: 'ServiceAccount' });
/** The service accounts of an organization, by name. */
export const serviceAccounts = listOf(serviceAccount);

/** Body that makes or renames one (SVC-06). */
export const naming = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, 'Give the service account a name.')
    .max(MAX_LENGTH.name, `Use at most ${MAX_LENGTH.name} characters.`)
    .regex(ONE_LINE, 'Use a single line of text.'),
});
/** Body that says which groups one is in. */
export const membershipOfGroups = z.strictObject({ group_ids: z.array(z.uuid()).max(1000) });

/** Path of a service account. */
export const accountParams = z.object({ org: z.string(), id: z.string() });
