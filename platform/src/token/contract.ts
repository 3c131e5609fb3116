import { TOKEN_SCOPES } from '@terrarium/domain/access';
import { z } from 'zod';
import { listOf } from '../http/index.ts';
import { personSchema } from '../person/index.ts';

const scope = z.enum(TOKEN_SCOPES).meta({
  description: 'Scope of the token: `read` channels, or also `publish` packages if the owner can at that time.',
});

/** State of a channel token, without its secret. */
export const channelToken = z
  .object({
    id: z.uuid(),
    hint: z.string().meta({ description: 'Last four characters of the secret.' }),
    scope,
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime().nullable().meta({ description: 'Expiration time. `null` if it never expires.' }),
    last_used_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ChannelToken' });

/** Tokens of the caller, each with its organization, by organization name. */
export const ownTokens = listOf(
  channelToken
    .extend({ organization: z.object({ id: z.uuid(), name: z.string(), title: z.string() }) })
    .meta({ id: 'OwnChannelToken' }),
);

/** Tokens for an organization's channels: its own first, then users' and service accounts'. */
export const organizationTokens = listOf(
  channelToken
    .extend({
      user: personSchema.nullable().meta({ description: 'Member who owns the token. `null` for other owners.' }),
      service_account: z.object({ id: z.uuid(), name: z.string() }).nullable().meta({
        description:
          'Service account that owns the token. `null` for other owners. Without a user or service account, it is the organization token.',
      }),
    })
    .meta({ id: 'OrganizationChannelToken' }),
);

/** A new token: the only response with the secret. */
export const issuedToken = z
  .object({
    token: channelToken.meta({ description: 'The token without its secret.' }),
    secret: z.string().meta({ description: 'The secret, shown only once.' }),
  })
  .meta({ id: 'IssuedChannelToken' });

/** Optional body of POST that creates a token. Default scope: read. */
export const issuance = z.strictObject({ scope: scope.default('read') }).optional();

/** Body of PUT that rotates a token (TOKEN-04, TOKEN-08). */
export const renewal = z.object({
  scope: scope.optional().meta({ description: 'Scope of the new token. Defaults to the scope of the old token.' }),
  confirm: z
    .literal('yes', { error: "Send 'yes' to confirm that the current token stops working immediately." })
    .meta({ description: '`yes` confirms that the current token stops working immediately.' }),
});

/** Path parameters of an organization's token. */
export const oneTokenParams = z.object({
  org: z.string().meta({ description: 'Name or ID of the organization.' }),
  id: z.string().meta({ description: 'ID of the token.' }),
});

/** Path parts. */
export const tokenParams = z.object({ org: z.string().meta({ description: 'Name or ID of the organization.' }) });
