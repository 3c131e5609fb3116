/** REST bodies and responses of service account keys. */
import { SERVICE_ACCOUNT_SCOPES, MAX_LENGTH, ONE_LINE } from '@terrarium/domain/access';
import { z } from 'zod';
import { tokenDays } from './apiContract.ts';

/** Scopes of a credential of a service account. */
export const accountScopes = z.array(z.enum(SERVICE_ACCOUNT_SCOPES));
/** Scopes of a new credential. */
export const newAccountScopes = accountScopes.min(1, 'Select at least one scope.').max(SERVICE_ACCOUNT_SCOPES.length);
/** Name of a new credential. */
export const newKeyName = z
  .string()
  .trim()
  .min(1, 'Enter a name.')
  .max(MAX_LENGTH.apiTokenName, `Use at most ${MAX_LENGTH.apiTokenName} characters.`)
  .regex(ONE_LINE, 'Use a single line of text.');

/** State of a key, without its secret. */
export const serviceAccountKey = z
  .object({
    id: z.uuid(),
    name: z.string(),
    hint: z.string().meta({ description: 'Last four characters of the secret.' }),
    scopes: accountScopes.meta({ description: 'What the key allows.' }),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ServiceAccountKey' });

/** A new key: the only response with the secret. */
export const issuedServiceAccountKey = z
  .object({
    key: serviceAccountKey.meta({ description: 'The key without its secret.' }),
    secret: z.string().meta({ description: 'The secret, shown only once.' }),
  })
  .meta({ id: 'IssuedServiceAccountKey' });

/** Body of POST that creates a key. */
export const newServiceAccountKey = z.strictObject({
  name: newKeyName.meta({ description: 'Purpose of the key, such as the pipeline that uses it.' }),
  scopes: newAccountScopes.meta({ description: 'What the key allows, at least one.' }),
  days: tokenDays.default(90).meta({ description: 'Number of days until it expires.' }),
});

/** Path of a key. */
export const keyParams = z.object({
  org: z.string(),
  id: z.string(),
  key: z.string().meta({ description: 'ID of the key.' }),
});

/** The caller of a request: a user or a service account. */
export const caller = z
  .object({
    kind: z.enum(['user', 'service_account']).meta({ description: 'Kind of caller.' }),
    id: z.uuid().meta({ description: 'ID of the user or service account.' }),
    name: z.string().nullable().meta({ description: 'Name of the service account. `null` for a user.' }),
    organization: z
      .object({ id: z.uuid(), name: z.string() })
      .nullable()
      .meta({ description: 'Organization of the service account. `null` for a user.' }),
    scopes: z.array(z.string()).meta({
      description: 'What the token allows. Empty for a signed-in user, whose role decides.',
    }),
    expires_at: z.iso.datetime().nullable().meta({ description: 'Expiration of the token. `null` for a session.' }),
  })
  .meta({ id: 'Caller' });
