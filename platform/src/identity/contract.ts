import { SERVICE_ACCOUNT_SCOPES } from '@terrarium/domain/access';
import { z } from 'zod';
import { SESSION_SOURCES } from './store.ts';
import { passkeyGrant, typedCode } from './factors/index.ts';
import { LONGEST_PASSWORD } from './password.ts';

/** Client credentials of a service account (RFC 6749, section 4.4, and RFC 7523). */
export const clientCredentials = z.object({
  grant_type: z.literal('client_credentials'),
  client_id: z.uuid().optional().meta({
    description: 'ID of the service account. Also as username of HTTP Basic.',
  }),
  client_secret: z.string().min(1).max(200).optional().meta({
    description: 'Key of the service account. Also as password of HTTP Basic.',
  }),
  client_assertion_type: z
    .literal('urn:ietf:params:oauth:client-assertion-type:jwt-bearer')
    .optional()
    .meta({ description: 'Format of the assertion.' }),
  client_assertion: z.string().min(1).max(8_192).optional().meta({
    description: 'JWT that the private key of the service account signed (`private_key_jwt`), instead of a secret.',
  }),
  scope: z
    .string()
    .trim()
    .min(1)
    .max(500)
    .transform((text) => text.split(/ +/))
    .pipe(z.array(z.enum(SERVICE_ACCOUNT_SCOPES)))
    .optional()
    .meta({ description: 'Scopes of the access token, separated by spaces. Defaults to all scopes of the key.' }),
});

/** Body of POST /api/iam/token (AUTH-02, AUTH-03). */
export const tokenRequest = z
  .discriminatedUnion('grant_type', [
    z.object({
      grant_type: z.literal('password'),
      username: z.string().min(1).max(320).meta({ description: 'Email address of the account.' }),
      password: z.string().min(1).max(LONGEST_PASSWORD),
      otp: typedCode.optional(),
      device: z.string().min(32).max(128).optional().meta({
        description:
          "Random secret that the client generates and stores. After a successful sign-in with it, failed attempts by others don't delay this client.",
      }),
    }),
    passkeyGrant,
    z.object({ grant_type: z.literal('refresh_token'), refresh_token: z.string().min(1).max(512) }),
    clientCredentials,
  ])
  .meta({ id: 'TokenRequest' });

/** Tokens of a session. */
export const tokenAnswer = z
  .object({
    access_token: z.string(),
    token_type: z.literal('Bearer'),
    expires_in: z.number().int().meta({ description: 'Seconds.' }),
    refresh_token: z.string(),
    refresh_expires_in: z.number().int().meta({ description: 'Seconds.' }),
  })
  .meta({ id: 'Tokens' });

/** Access token of a service account. */
export const clientTokenAnswer = z
  .object({
    access_token: z.string(),
    token_type: z.literal('Bearer'),
    expires_in: z.number().int().meta({ description: 'Seconds.' }),
    scope: z.string().meta({ description: 'Scopes of the access token, separated by spaces.' }),
  })
  .meta({ id: 'ClientTokens' });

/** Response of GET /api/iam/session (AUTH-15, DATA-18). */
export const sessionAnswer = z
  .object({
    identity: z
      .object({ traits: z.object({ email: z.string() }).meta({ description: 'Data of the user.' }) })
      .meta({ description: 'The account.' }),
    tokenized: z.string().meta({ description: 'Access token of this request.' }),
    passport: z
      .object({
        source: z.enum(SESSION_SOURCES).meta({ description: 'Sign-in method of the session.' }),
        profile: z.object({ id: z.uuid(), email: z.string() }),
      })
      .meta({ description: 'Sign-in method and user of the session.' }),
    expires_at: z.iso.datetime(),
  })
  .meta({ id: 'Session' });

/** Response of GET /api/iam/logout/browser and body of POST /api/iam/logout (AUTH-07). */
export const logoutToken = z.object({ logout_token: z.string().min(1).max(512) }).meta({ id: 'LogoutToken' });

/** Response of GET /.well-known/jwks.json. */
export const jwks = z
  .object({
    keys: z.array(
      z
        .object({
          kid: z.string(),
          kty: z.literal('EC'),
          crv: z.literal('P-256'),
          x: z.string(),
          y: z.string(),
          alg: z.literal('ES256'),
          use: z.literal('sig'),
        })
        .strict(),
    ),
  })
  .meta({ id: 'JsonWebKeySet' });
