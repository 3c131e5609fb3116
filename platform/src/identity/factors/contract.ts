import { z } from 'zod';
import { MAX_LENGTH, ONE_LINE } from '@terrarium/domain/access';

/** Bytes as WebAuthn writes them in JSON. */
const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+={0,2}$/, 'Must be base64url');
const extensionResults = z.record(z.string(), z.unknown()).default({});
const attachment = z.enum(['platform', 'cross-platform']).nullish();

/** The browser's answer to a registration challenge: RegistrationResponseJSON of WebAuthn level 3, as far as it is read. */
export const registrationCredential = z.object({
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key').meta({ description: 'As WebAuthn has it.' }),
  response: z.object({
    clientDataJSON: bytes(4096),
    attestationObject: bytes(12_000),
    transports: z.array(z.string().max(40)).max(10).nullish(),
  }),
  authenticatorAttachment: attachment,
  clientExtensionResults: extensionResults,
});

/** The browser's answer to a sign-in challenge: AuthenticationResponseJSON of WebAuthn level 3, as far as it is read. */
export const signInCredential = z.object({
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key').meta({ description: 'As WebAuthn has it.' }),
  response: z.object({
    clientDataJSON: bytes(4096),
    authenticatorData: bytes(4096),
    signature: bytes(8192),
    userHandle: bytes(100).nullish(),
  }),
  authenticatorAttachment: attachment,
  clientExtensionResults: extensionResults,
});

/** A sign-in with a passkey, as a body of POST /api/iam/token. */
export const passkeyGrant = z.object({
  grant_type: z.literal('passkey'),
  challenge_id: z.uuid(),
  credential: signInCredential,
});

/** A one-time code or a recovery code as people type it. */
export const typedCode = z
  .string()
  .max(64)
  .meta({ description: 'Six digits of the authenticator application, or a recovery code.' });

/** A challenge for the browser's WebAuthn interface. */
export const challenge = z
  .object({
    challenge_id: z.uuid().meta({ description: 'Good for five minutes and one answer.' }),
    options: z
      .record(z.string(), z.unknown())
      .meta({ description: 'As `parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON` of WebAuthn read it.' }),
  })
  .meta({ id: 'PasskeyChallenge' });

/** Body of POST /api/iam/passkeys. */
export const newPasskey = z.object({
  challenge_id: z.uuid(),
  credential: registrationCredential,
  name: z.string().trim().min(1).max(MAX_LENGTH.passkeyName).regex(ONE_LINE, 'Use a single line of text.'),
});

/** A passkey of the caller. */
export const passkey = z
  .object({ id: z.uuid(), name: z.string(), created_at: z.iso.datetime(), last_used_at: z.iso.datetime().nullable() })
  .meta({ id: 'Passkey' });

/** Answer of GET /api/iam/factors. */
export const factors = z
  .object({
    passkeys: z.array(passkey).meta({ description: 'Newest first.' }),
    totp_enabled: z.boolean(),
    recovery_codes_left: z.number().int().nullable().meta({ description: 'Null without one-time codes.' }),
    has_password: z
      .boolean()
      .meta({ description: "False for people who sign in at the company's provider and never set one." }),
  })
  .meta({ id: 'Factors' });

/** Path parts of DELETE /api/iam/passkeys/{id}. */
export const passkeyParams = z.object({ id: z.uuid() });

/** Answer of POST /api/iam/totp. */
export const begunTotp = z
  .object({ otpauth_url: z.string(), secret: z.string().meta({ description: 'Base32 (RFC 4648), 160 bits.' }) })
  .meta({ id: 'BegunTotp' });

/** Body of PUT /api/iam/totp. */
export const firstCode = z.object({ code: typedCode.min(1) });

/** Answer of PUT /api/iam/totp and POST /api/iam/totp/recovery-codes. */
export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' });
