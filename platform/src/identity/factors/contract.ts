import { z } from 'zod';
import { MAX_LENGTH, ONE_LINE } from '@terrarium/domain/access';

/** Bytes in WebAuthn's JSON encoding. */
const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+={0,2}$/, 'Must be base64url');
const extensionResults = z.record(z.string(), z.unknown()).default({});
const attachment = z.enum(['platform', 'cross-platform']).nullish();

/**
 * The browser's response to a registration challenge: the used parts of RegistrationResponseJSON (WebAuthn level 3).
 */
export const registrationCredential = z.object({
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key').meta({ description: 'As defined by WebAuthn.' }),
  response: z.object({
    clientDataJSON: bytes(4096),
    attestationObject: bytes(12_000),
    transports: z.array(z.string().max(40)).max(10).nullish(),
  }),
  authenticatorAttachment: attachment,
  clientExtensionResults: extensionResults,
});

/** The browser's response to a sign-in challenge: the used parts of AuthenticationResponseJSON (WebAuthn level 3). */
export const signInCredential = z
  .object({
    id: bytes(1400),
    rawId: bytes(1400),
    type: z.literal('public-key').meta({ description: 'As defined by WebAuthn.' }),
    response: z.object({
      clientDataJSON: bytes(4096),
      authenticatorData: bytes(4096),
      signature: bytes(8192),
      userHandle: bytes(100).nullish(),
    }),
    authenticatorAttachment: attachment,
    clientExtensionResults: extensionResults,
  })
  .meta({ id: 'PasskeyAssertion' });

/** A sign-in with a passkey, as a body of POST /api/iam/token. */
export const passkeyGrant = z
  .object({
    grant_type: z.literal('passkey'),
    challenge_id: z.uuid(),
    credential: signInCredential,
  })
  .meta({ id: 'PasskeyGrant' });

/** A one-time code or recovery code as typed. */
export const typedCode = z
  .string()
  .max(64)
  .meta({ description: 'Six digits from the authenticator app, or a recovery code.' });

/** A challenge for the browser's WebAuthn interface. */
export const challenge = z
  .object({
    challenge_id: z
      .uuid()
      .meta({ description: 'ID of the challenge. It expires after five minutes and can be used once.' }),
    options: z.record(z.string(), z.unknown()).meta({
      description: 'Options for `parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON` of WebAuthn.',
    }),
  })
  .meta({ id: 'PasskeyChallenge' });

/** Body of POST /api/iam/passkeys. */
export const newPasskey = z.object({
  challenge_id: z.uuid(),
  credential: registrationCredential,
  name: z.string().trim().min(1).max(MAX_LENGTH.passkeyName).regex(ONE_LINE, 'Use a single line of text.'),
});

/** A passkey of the viewer. */
export const passkey = z
  .object({ id: z.uuid(), name: z.string(), created_at: z.iso.datetime(), last_used_at: z.iso.datetime().nullable() })
  .meta({ id: 'Passkey' });

/** Response of GET /api/iam/factors. */
export const factors = z
  .object({
    passkeys: z.array(passkey).meta({ description: 'Passkeys, newest first.' }),
    totp_enabled: z.boolean(),
    recovery_codes_left: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'Number of unused recovery codes. `null` without one-time codes.' }),
    has_password: z
      .boolean()
      .meta({ description: 'Whether the user has a password. `false` for users who only use single sign-on.' }),
  })
  .meta({ id: 'Factors' });

/** Path parameters of DELETE /api/iam/passkeys/{id}. */
export const passkeyParams = z.object({ id: z.uuid() });

/** Response of POST /api/iam/totp. */
export const begunTotp = z
  .object({ otpauth_url: z.string(), secret: z.string().meta({ description: 'Base32 (RFC 4648), 160 bits.' }) })
  .meta({ id: 'BegunTotp' });

/** Body of PUT /api/iam/totp. */
export const firstCode = z.object({ code: typedCode.min(1) });

/** Response of PUT /api/iam/totp and POST /api/iam/totp/recovery-codes. */
export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' });
