/** The REST bodies and answers of API tokens. */
import { API_TOKEN_SCOPES, MAX_LENGTH, ONE_LINE } from '@terrarium/domain/access';
import { z } from 'zod';
import { listOf } from '../http/index.ts';

/** Longest life of an API token, in days. */
const MOST_DAYS = 366;

/** State of an API token; never its secret. */
export const apiToken = z
  .object({
    id: z.uuid(),
    name: z.string(),
    hint: z.string().meta({ description: 'Last four characters.' }),
    scope: z.enum(API_TOKEN_SCOPES).meta({
      description:
        'What it is good for: `read` what its person may read, `publish` packages too, or `full`: everything that they may do, but what asks for them in person.',
    }),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ApiToken' });

/** A person's API tokens, also those that have ended, by name. */
export const apiTokens = listOf(apiToken);

/** The API token that a call comes with, and whose it is. */
export const presentApiToken = apiToken.extend({ user_id: z.uuid() }).meta({ id: 'PresentApiToken' });

/** An API token just issued: the only answer that ever holds the secret. */
export const issuedApiToken = z
  .object({
    token: apiToken.meta({ description: 'State of the token.' }),
    secret: z.string().meta({ description: 'The token itself; it is not shown again.' }),
  })
  .meta({ id: 'IssuedApiToken' });

const days = z
  .number()
  .int()
  .min(1, 'A token works for a day or longer.')
  .max(MOST_DAYS, `A token works for ${MOST_DAYS} days at most.`);

/** Body of POST that issues an API token. */
export const newApiToken = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, 'Give the token a name.')
    .max(MAX_LENGTH.apiTokenName, `Use at most ${MAX_LENGTH.apiTokenName} characters.`)
    .regex(ONE_LINE, 'Use a single line of text.')
    .meta({ description: 'For what it is, e.g. the script or the pipeline that has it.' }),
  scope: z.enum(API_TOKEN_SCOPES).default('read').meta({ description: 'What it is to be good for.' }),
  days: days.default(90).meta({ description: 'For how many days it works.' }),
});

/** Body of PUT that replaces an API token. */
export const apiTokenRenewal = z.strictObject({
  confirm: z
    .literal('yes', { error: "Send 'yes': the present token stops working at once." })
    .meta({ description: '`yes`: the present token stops working at once.' }),
  days: days
    .optional()
    .meta({ description: 'For how many days the new one works; as long as the old one unless given.' }),
});

/** Path of an API token. */
export const apiTokenParams = z.object({ id: z.string().meta({ description: 'Id of the token.' }) });
