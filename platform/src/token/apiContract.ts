/** REST bodies and responses of API tokens. */
import { API_TOKEN_SCOPES, MAX_LENGTH, ONE_LINE } from '@terrarium/domain/access';
import { z } from 'zod';
import { listOf } from '../http/index.ts';

/** Maximum lifetime of an API token, in days. */
const MOST_DAYS = 366;

/** State of an API token, without its secret. */
export const apiToken = z
  .object({
    id: z.uuid(),
    name: z.string(),
    hint: z.string().meta({ description: 'Last four characters of the secret.' }),
    scope: z.enum(API_TOKEN_SCOPES).meta({
      description:
        'Scope of the token: `read` what its user can read, also `publish` packages, or `full` for everything except personal actions.',
    }),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ApiToken' });

/** A user's API tokens by name, also expired ones. */
export const apiTokens = listOf(apiToken);

/** The API token of the request, and its owner. */
export const presentApiToken = apiToken.extend({ user_id: z.uuid() }).meta({ id: 'PresentApiToken' });

/** A new API token: the only response with the secret. */
export const issuedApiToken = z
  .object({
    token: apiToken.meta({ description: 'The token without its secret.' }),
    secret: z.string().meta({ description: 'The secret, shown only once.' }),
  })
  .meta({ id: 'IssuedApiToken' });

/** Lifetime of a token, in days. */
export const tokenDays = z
  .number()
  .int()
  .min(1, 'A token must be valid for at least one day.')
  .max(MOST_DAYS, `A token can be valid for at most ${MOST_DAYS} days.`);

/** Body of POST that creates an API token. */
export const newApiToken = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, 'Enter a name.')
    .max(MAX_LENGTH.apiTokenName, `Use at most ${MAX_LENGTH.apiTokenName} characters.`)
    .regex(ONE_LINE, 'Use a single line of text.')
    .meta({ description: 'Purpose of the token, such as the script or pipeline that uses it.' }),
  scope: z.enum(API_TOKEN_SCOPES).default('read').meta({ description: 'Scope of the token.' }),
  days: tokenDays.default(90).meta({ description: 'Number of days until it expires.' }),
});

/** Body of PUT that rotates an API token. */
export const apiTokenRenewal = z.strictObject({
  confirm: z
    .literal('yes', { error: "Send 'yes' to confirm that the current token stops working immediately." })
    .meta({ description: '`yes` confirms that the current token stops working immediately.' }),
  days: tokenDays
    .optional()
    .meta({ description: 'Number of days until the new token expires. Defaults to the duration of the old token.' }),
});

/** Path of an API token. */
export const apiTokenParams = z.object({ id: z.string().meta({ description: 'ID of the token.' }) });
