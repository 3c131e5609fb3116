import { z } from 'zod';
import { tokenAnswer } from '../contract.ts';

/** Answer of GET /api/iam/options. */
export const optionsAnswer = z
  .object({
    registration: z.boolean().meta({ description: 'Whether people may create accounts themselves.' }),
    passkeys: z.boolean().meta({ description: 'Whether people can sign in with a passkey.' }),
    provider: z
      .object({
        name: z.string(),
        start_url: z.url().meta({ description: 'Where a browser begins to sign in there.' }),
      })
      .nullable()
      .meta({ description: "The company's identity provider." }),
    sends_mail: z.boolean().meta({
      description:
        "Whether the hub sends mails. Where it does not, they lie in the outbox, which the hub's operators read.",
    }),
    has_operator: z.boolean().meta({
      description:
        'Whether somebody operates the hub. Where nobody does, its terminal shows a link that makes the first operator.',
    }),
    return_hosts: z.array(z.string()).meta({ description: 'Hosts that a return address may name, with port.' }),
  })
  .meta({ id: 'SignInOptions' });

/** Query of GET /api/iam/auth/oidc/start (AUTH-10). Anything else, as a prompt or beside it, counts as none: the browser is already on its way. */
export const startQuery = z.looseObject({
  returnUrl: z
    .string()
    .max(4_096)
    .optional()
    .meta({ description: 'Where to go afterwards; judged like every return address.' }),
  prompt: z.string().max(100).optional().meta({
    description: '`registration` asks for the sign-up page of the provider, `login` to prove anew who one is there.',
  }),
});

/** Body of POST /api/iam/auth/oidc (AUTH-04). */
export const codeRequest = z.object({
  code: z.string().min(1).max(4_096).meta({ description: 'What the provider put into the address.' }),
  host: z.string().min(1).max(255).meta({ description: "Host of the person's browser, with port." }),
  redirectRoute: z
    .string()
    .max(4_096)
    .optional()
    .meta({ description: 'Where to go afterwards instead of where the sign-in began.' }),
  state: z.string().min(1).max(512).optional().meta({ description: 'What the provider put into the address.' }),
});

/** Answer of POST /api/iam/auth/oidc: tokens, and where to go. */
export const codeAnswer = tokenAnswer.extend({ return_url: z.string() }).meta({ id: 'CodeSignIn' });
