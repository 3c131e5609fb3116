import { TOKEN_SCOPES } from '@terrarium/domain/access';
import { z } from 'zod';
import { listOf } from '../http/index.ts';
import { personSchema } from '../person/index.ts';

const scope = z.enum(TOKEN_SCOPES).meta({
  description: 'What it is good for: `read` channels, or `publish` packages too, where its holder may at that moment.',
});

/** State of a channel token; never its secret. */
export const channelToken = z
  .object({
    id: z.uuid(),
    hint: z.string().meta({ description: 'Last four characters.' }),
    scope,
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime().nullable().meta({ description: 'When it ends; null for never.' }),
    last_used_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ChannelToken' });

/** The tokens that somebody holds, each with the organization whose channels it opens, by the organization's name. */
export const ownTokens = listOf(
  channelToken
    .extend({ organization: z.object({ id: z.uuid(), name: z.string(), title: z.string() }) })
    .meta({ id: 'OwnChannelToken' }),
);

/** The tokens that open channels of an organization: its own first, then people's and service accounts'. */
export const organizationTokens = listOf(
  channelToken
    .extend({
      user: personSchema.nullable().meta({ description: 'The member who holds it; null for those of others.' }),
      service_account: z.object({ id: z.uuid(), name: z.string() }).nullable().meta({
        description: "The service account that holds it; null for others'. Without both it is the organization's own.",
      }),
    })
    .meta({ id: 'OrganizationChannelToken' }),
);

/** A token just issued: the only answer that ever holds the secret. */
export const issuedToken = z
  .object({
    token: channelToken.meta({ description: 'State of the token.' }),
    secret: z.string().meta({ description: 'The token itself; it is not shown again.' }),
  })
  .meta({ id: 'IssuedChannelToken' });

/** Body of POST that issues a token, which may be left out: a token then only reads. */
export const issuance = z.strictObject({ scope: scope.default('read') }).optional();

/** Body of PUT that replaces a token (TOKEN-04, TOKEN-08). */
export const renewal = z.object({
  scope: scope.optional().meta({ description: 'What the new one is good for; as the old one unless given.' }),
  confirm: z
    .literal('yes', { error: "Send 'yes': the present token stops working at once." })
    .meta({ description: '`yes`: the present token stops working at once.' }),
});

/** Path parts of one token of an organization. */
export const oneTokenParams = z.object({
  org: z.string().meta({ description: 'Name or id of the organization.' }),
  id: z.string().meta({ description: 'Id of the token.' }),
});

/** Path parts. */
export const tokenParams = z.object({ org: z.string().meta({ description: 'Name or id of the organization.' }) });
