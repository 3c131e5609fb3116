/** The REST bodies and answers of trusted workloads, and of the exchange of their tokens. */
import { TOKEN_SCOPES } from '@terrarium/domain/access';
import { z } from 'zod';
import { listOf } from '../http/index.ts';
import { problemOfIssuer, problemOfSubject } from './pattern.ts';

const scope = z.enum(TOKEN_SCOPES).meta({
  description: 'What its tokens are good for: `read` the channel, or `publish` packages into it too.',
});

/** A workload that a channel trusts. */
export const trustedWorkload = z
  .object({
    id: z.uuid(),
    channel: z.string().meta({ description: 'Name of the channel.' }),
    issuer: z.string().meta({ description: 'Who signs its tokens (`iss`).' }),
    subject: z.string().meta({ description: 'What its tokens say of it (`sub`); `*` stands for any text.' }),
    scope,
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable().meta({ description: 'When one of its tokens was last exchanged.' }),
  })
  .meta({ id: 'TrustedWorkload' });

/** The workloads that channels of an organization trust, by channel, issuer and subject. */
export const trustedWorkloads = listOf(trustedWorkload);

const told = (problem: (text: string) => string | null) => (text: string, context: z.RefinementCtx) => {
  const message = problem(text);
  if (message !== null) context.addIssue({ code: 'custom', message });
};

/** Body of POST that makes a channel trust a workload. */
export const newWorkload = z
  .strictObject({
    channel: z.string().min(1).max(100).meta({ description: 'Name of the channel.' }),
    issuer: z.string().trim().max(300).superRefine(told(problemOfIssuer)).meta({
      description: 'Address of the issuer, e.g. `https://token.actions.githubusercontent.com`.',
    }),
    subject: z.string().trim().min(1, 'Say which workload.').max(300).superRefine(told(problemOfSubject)).meta({
      description:
        'Its subject, e.g. `repo:acme/tools:ref:refs/heads/main`. `*` stands for any text, and comes after `/` or `:`.',
    }),
    scope: scope.default('read'),
  })
  .meta({ id: 'NewTrustedWorkload' });

/** Path of the workloads of an organization, and of one. */
export const workloadsParams = z.object({ org: z.string().meta({ description: 'Name or id of the organization.' }) });
/** Path of a trusted workload. */
export const workloadParams = workloadsParams.extend({ id: z.string().meta({ description: 'Id of the trust.' }) });

/** What a token of an issuer must name as its audience for this hub. */
export const audience = z
  .object({ audience: z.string().meta({ description: 'Address of the hub.' }) })
  .meta({ id: 'WorkloadAudience' });

/** Body of POST /api/oidc/exchange. */
export const exchange = z.strictObject({
  token: z.string().min(1).max(16_384).meta({ description: "The issuer's token, a signed JWT." }),
  channel: z
    .string()
    .regex(/^[^/\s]{1,100}\/[^/\s]{1,100}$/, 'Write the organization and the channel: acme/main.')
    .meta({ description: 'For which channel: `organization/channel`.' }),
  scope: scope.optional().meta({ description: 'For what; the most that the workload is trusted with unless given.' }),
});

/** Body of POST /api/oidc/mint_token. */
export const mint = exchange.pick({ token: true });

/** Answer of POST /api/oidc/exchange: the only one that ever holds the token. */
export const exchanged = z
  .object({
    token: z.string().meta({ description: 'The channel token.' }),
    expires_in: z.number().int().meta({ description: 'Seconds that it works.' }),
    channel: z.string(),
    scope,
  })
  .meta({ id: 'ExchangedToken' });
