/** REST bodies and responses of trusted workloads, and of their token exchange. */
import { SERVICE_ACCOUNT_SCOPES, TOKEN_SCOPES } from '@terrarium/domain/access';
import { z } from 'zod';
import { listOf } from '../http/index.ts';
import { accountScopes } from '../token/index.ts';
import { problemOfIssuer, problemOfSubject } from './pattern.ts';

const scope = z.enum(TOKEN_SCOPES).meta({
  description: 'Scope of the exchanged tokens: `read` the channel, or also `publish` packages.',
});

/** A workload that a channel trusts. */
export const trustedWorkload = z
  .object({
    id: z.uuid(),
    channel: z.string().meta({ description: 'Name of the channel.' }),
    issuer: z.string().meta({ description: 'Issuer of its tokens (`iss`).' }),
    subject: z.string().meta({ description: 'Subject of its tokens (`sub`). `*` matches any text.' }),
    scope,
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable().meta({ description: 'Time of the last exchange.' }),
  })
  .meta({ id: 'TrustedWorkload' });

/** Trusted workloads of an organization's channels, by channel, issuer, and subject. */
export const trustedWorkloads = listOf(trustedWorkload);

const told = (problem: (text: string) => string | null) => (text: string, context: z.RefinementCtx) => {
  const message = problem(text);
  if (message !== null) context.addIssue({ code: 'custom', message });
};

/** Body of POST that adds a trusted workload to a channel. */
export const newWorkload = z
  .strictObject({
    channel: z.string().min(1).max(100).meta({ description: 'Name of the channel.' }),
    issuer: z.string().trim().max(300).superRefine(told(problemOfIssuer)).meta({
      description: 'URL of the issuer, such as `https://token.actions.githubusercontent.com`.',
    }),
    subject: z
      .string()
      .trim()
      .min(1, 'Enter the subject of the workload.')
      .max(300)
      .superRefine(told(problemOfSubject))
      .meta({
        description:
          'Subject, such as `repo:acme/tools:ref:refs/heads/main`. `*` matches any text, and is only allowed after `/` or `:`.',
      }),
    scope: scope.default('read'),
  })
  .meta({ id: 'NewTrustedWorkload' });

/** Path of an organization's workloads. */
export const workloadsParams = z.object({ org: z.string().meta({ description: 'Name or ID of the organization.' }) });
/** Path of a trusted workload. */
export const workloadParams = workloadsParams.extend({
  id: z.string().meta({ description: 'ID of the trusted workload.' }),
});

/** Audience that an issuer's token must have for this hub. */
export const audience = z
  .object({ audience: z.string().meta({ description: 'URL of the hub.' }) })
  .meta({ id: 'WorkloadAudience' });

/** Body of POST /api/oidc/exchange. */
export const exchange = z
  .strictObject({
    token: z.string().min(1).max(16_384).meta({ description: 'Token of the issuer, a signed JWT.' }),
    channel: z
      .string()
      .regex(/^[^/\s]{1,100}\/[^/\s]{1,100}$/, 'Enter the organization and the channel: acme/main.')
      .optional()
      .meta({ description: 'Channel, as `organization/channel`. Or send `service_account`.' }),
    scope: scope
      .optional()
      .meta({ description: 'Scope of the channel token. Defaults to the maximum scope of the trusted workload.' }),
    service_account: z.uuid().optional().meta({ description: 'ID of the service account. Or send `channel`.' }),
    scopes: z
      .array(z.enum(SERVICE_ACCOUNT_SCOPES))
      .min(1)
      .max(SERVICE_ACCOUNT_SCOPES.length)
      .optional()
      .meta({ description: 'Scopes of the access token. Defaults to all scopes of the trusted workload.' }),
  })
  .superRefine(({ channel, scope: ofChannel, service_account: account, scopes }, context) => {
    const isOfChannel = channel !== undefined && account === undefined && scopes === undefined;
    const isOfAccount = account !== undefined && channel === undefined && ofChannel === undefined;
    if (!isOfChannel && !isOfAccount)
      context.addIssue({
        code: 'custom',
        message: 'Send either channel and scope, or service_account and scopes.',
      });
  });

/** Body of POST /api/oidc/mint_token. */
export const mint = z.strictObject({ token: exchange.shape.token });

/** Response of POST /api/oidc/exchange: the only one with the token. */
export const exchanged = z
  .object({
    token: z.string().meta({ description: 'The channel token.' }),
    expires_in: z.number().int().meta({ description: 'Number of seconds until the token expires.' }),
    channel: z.string(),
    scope,
  })
  .meta({ id: 'ExchangedToken' });

/** Response of POST /api/oidc/exchange for a service account: the only one with the token. */
export const exchangedOfAccount = z
  .object({
    token: z.string().meta({ description: 'The access token.' }),
    expires_in: z.number().int().meta({ description: 'Number of seconds until the token expires.' }),
    service_account: z.uuid().meta({ description: 'ID of the service account.' }),
    scopes: accountScopes,
  })
  .meta({ id: 'ExchangedAccessToken' });
