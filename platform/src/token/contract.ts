import { z } from 'zod';
import { listOf } from '../http/index.ts';

/** State of a channel token; never its secret. */
export const channelToken = z
  .object({
    id: z.uuid(),
    hint: z.string().meta({ description: 'Last four characters.' }),
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

/** A token just issued: the only answer that ever holds the secret. */
export const issuedToken = z
  .object({
    token: channelToken.meta({ description: 'State of the token.' }),
    secret: z.string().meta({ description: 'The token itself; it is not shown again.' }),
  })
  .meta({ id: 'IssuedChannelToken' });

/** Body of PUT …/ce/current-token (TOKEN-04). */
export const renewal = z.object({
  confirm: z
    .literal('yes', { error: "Send 'yes': the present token stops working at once." })
    .meta({ description: '`yes`: the present token stops working at once.' }),
});

/** Path parts. */
export const tokenParams = z.object({ org: z.string().meta({ description: 'Name or id of the organization.' }) });
