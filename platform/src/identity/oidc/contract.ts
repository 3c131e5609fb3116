import { z } from 'zod';
import { tokenAnswer } from '../contract.ts';

/** Response of GET /api/iam/options. */
export const optionsAnswer = z
  .object({
    registration: z.boolean().meta({ description: 'Whether users can create accounts themselves.' }),
    passkeys: z.boolean().meta({ description: 'Whether users can sign in with passkeys.' }),
    provider: z
      .object({
        name: z.string(),
        start_url: z.url().meta({ description: 'URL that starts a sign-in at the identity provider.' }),
      })
      .nullable()
      .meta({ description: 'The identity provider for single sign-on. `null` if none is configured.' }),
    sends_mail: z.boolean().meta({
      description:
        "Whether the hub sends emails. If it doesn't, emails are in the outbox, which hub operators can read.",
    }),
    has_operator: z.boolean().meta({
      description: 'Whether the hub has an operator. If not, its terminal shows a link that adds the first operator.',
    }),
    return_hosts: z.array(z.string()).meta({ description: 'Hosts, with port, to which a return URL can lead.' }),
  })
  .meta({ id: 'SignInOptions' });

/**
 * Query of GET /api/iam/auth/oidc/start (AUTH-10).
 * Unknown values and fields are ignored, because a browser is already navigating.
 */
export const startQuery = z.looseObject({
  returnUrl: z
    .string()
    .max(4_096)
    .optional()
    .meta({ description: 'URL to open afterwards: a path on this hub, or a URL on an allowed host.' }),
  prompt: z.string().max(100).optional().meta({
    description: '`registration` requests the sign-up page of the provider, `login` a new authentication.',
  }),
});

/** Body of POST /api/iam/auth/oidc (AUTH-04). */
export const codeRequest = z.object({
  code: z.string().min(1).max(4_096).meta({ description: 'Authorization code from the URL.' }),
  host: z.string().min(1).max(255).meta({ description: "Host of the user's browser, with port." }),
  redirectRoute: z
    .string()
    .max(4_096)
    .optional()
    .meta({ description: 'URL to open afterwards instead of the page where the sign-in started.' }),
  state: z.string().min(1).max(512).optional().meta({ description: 'State parameter from the URL.' }),
});

/** Response of POST /api/iam/auth/oidc: tokens, and where to go. */
export const codeAnswer = tokenAnswer.extend({ return_url: z.string() }).meta({ id: 'CodeSignIn' });
