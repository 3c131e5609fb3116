import { z } from 'zod';
import { MAX_LENGTH_OF_PERSON_NAME, ONE_LINE, PASSWORD_LENGTH } from '@terrarium/domain/access';
import { signInCredential, typedCode } from './factors/index.ts';
import { LONGEST_PASSWORD } from './password.ts';
import { SESSION_SOURCES } from './store.ts';
import { ASCII } from './text.ts';

const ADDRESS = 'Enter an email address, such as ada@acme.example.';

/**
 * Normalizes an email address to lowercase ASCII.
 * Rejects non-ASCII first, because lowercasing can map other characters to ASCII.
 */
export const email = z
  .string()
  .trim()
  .regex(ASCII, ADDRESS)
  .toLowerCase()
  .pipe(z.email(ADDRESS).max(254, 'Use at most 254 characters.'));
/** A new password. */
const newPassword = z
  .string()
  .min(PASSWORD_LENGTH.min, `Use ${PASSWORD_LENGTH.min} characters or more.`)
  .max(LONGEST_PASSWORD, `Use at most ${LONGEST_PASSWORD} characters.`)
  .refine((text) => text.isWellFormed(), 'Contains half of a character. Type the password again.');
/** A password to verify. */
const password = z.string().min(1, 'Type your password.').max(LONGEST_PASSWORD);
/** Token from the link in an email. */
const token = z.string().min(1).max(512).meta({ description: 'Token from the link in the email.' });

/** First or last name: one line of text, can be empty. */
export const personName = z
  .string()
  .trim()
  .max(MAX_LENGTH_OF_PERSON_NAME, `Use at most ${MAX_LENGTH_OF_PERSON_NAME} characters.`)
  .regex(ONE_LINE, 'Use a single line of text.');

/** Body of POST /api/iam/register. */
export const registration = z.object({
  email,
  password: newPassword,
  first_name: personName,
  last_name: personName,
  return_url: z
    .string()
    .max(2000)
    .nullish()
    .meta({ description: 'Path on this hub that the user wanted to open. Included in the link of the email.' }),
  operator_token: token.nullish().meta({
    description:
      'Token from the terminal of a hub without operators. The account becomes an operator and needs no confirmation.',
  }),
});

/** Response of a step whose result is sent by email. */
export const accepted = z.object({ accepted: z.literal(true) }).meta({ id: 'Accepted' });

/** Body of POST /api/iam/verification. */
export const verification = z.object({ token });

/** Body of POST /api/iam/operator. */
export const operatorClaim = z.object({
  token: token.meta({ description: 'Token from the link in the terminal of a hub without operators.' }),
});

/** Body of POST /api/iam/password-reset. */
export const resetRequest = z.object({ email });

/** Body of POST /api/iam/password-reset/confirm. */
export const resetConfirmation = z.object({ token, password: newPassword.meta({ description: 'New password.' }) });

/** Path parameters of a user's credentials. */
export const ownParams = z.object({ id: z.uuid() });

/** Body of POST /api/users/{id}/passwords (ACCT-09). */
export const passwordChange = z.object({ old_password: password, password: newPassword });

/** Body of PUT /api/users/{id}/email (ACCT-08). */
export const emailChange = z.object({ email, password });

/** Response of PUT /api/users/{id}/email. */
export const emailState = z
  .object({
    email: z.string(),
    pending_email: z.string().nullable().meta({ description: 'New email address awaiting confirmation.' }),
  })
  .meta({ id: 'EmailState' });

/** Body of POST /api/iam/proof: one of the ways to re-authenticate. */
export const proof = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('password'), password }),
  z.object({ kind: z.literal('code'), code: typedCode.min(1, 'Enter a code.') }),
  z.object({
    kind: z.literal('passkey'),
    challenge_id: z.uuid().meta({ description: 'ID of the challenge from POST /api/iam/passkeys/sign-in.' }),
    credential: signInCredential,
  }),
]);

/** A session of a user. */
const session = z
  .object({
    id: z.uuid(),
    is_current: z.boolean(),
    source: z.enum(SESSION_SOURCES).meta({ description: 'Sign-in method.' }),
    device: z.string().meta({ description: "Browser and operating system, such as 'Firefox on Linux'." }),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().meta({ description: 'Time of the last refresh.' }),
  })
  .meta({ id: 'UserSession' });

/** Response of GET /api/iam/sessions. */
export const sessions = z.object({ items: z.array(session), total_count: z.number().int() });

/** Path parameters of DELETE /api/iam/sessions/{id}. */
export const sessionParams = z.object({ id: z.uuid() });
