import { z } from 'zod';
import { MAX_LENGTH_OF_PERSON_NAME, ONE_LINE, PASSWORD_LENGTH } from '@terrarium/domain/access';
import { signInCredential, typedCode } from './factors/index.ts';
import { LONGEST_PASSWORD } from './password.ts';
import { SESSION_SOURCES } from './store.ts';
import { ASCII } from './text.ts';

const ADDRESS = 'Write an e-mail address such as ada@acme.example.';

/** An e-mail address as accounts keep it: in lower case. Only ASCII, judged before that: the lower case of the Kelvin sign is a k, and the address another person's. */
export const email = z
  .string()
  .trim()
  .regex(ASCII, ADDRESS)
  .toLowerCase()
  .pipe(z.email(ADDRESS).max(254, 'An e-mail address has at most 254 characters.'));
/** A password that is set anew. */
const newPassword = z
  .string()
  .min(PASSWORD_LENGTH.min, `Use ${PASSWORD_LENGTH.min} characters or more.`)
  .max(LONGEST_PASSWORD, `Use at most ${LONGEST_PASSWORD} characters.`)
  .refine((text) => text.isWellFormed(), 'Contains half of a character. Type the password again.');
/** A password as it is checked. */
const password = z.string().min(1, 'Type your password.').max(LONGEST_PASSWORD);
/** Token of a mail's link. */
const token = z.string().min(1).max(512).meta({ description: "Token of the mail's link." });

/** First or last name: one line of text, may be empty. */
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
    .meta({ description: "Where the person wanted to go: a path of this hub, kept in the mail's link." }),
  operator_token: token.nullish().meta({
    description:
      "Token of the link that a hub without an operator shows in its terminal: the account is the hub's operator and needs no confirmation.",
  }),
});

/** Answer of a step whose outcome a mail tells. */
export const accepted = z.object({ accepted: z.literal(true) }).meta({ id: 'Accepted' });

/** Body of POST /api/iam/verification. */
export const verification = z.object({ token });

/** Body of POST /api/iam/operator. */
export const operatorClaim = z.object({
  token: token.meta({ description: 'Token of the link that a hub without an operator shows in its terminal.' }),
});

/** Body of POST /api/iam/password-reset. */
export const resetRequest = z.object({ email });

/** Body of POST /api/iam/password-reset/confirm. */
export const resetConfirmation = z.object({ token, password: newPassword.meta({ description: 'The new password.' }) });

/** Path parts of the calls about a user's credentials. */
export const ownParams = z.object({ id: z.uuid() });

/** Body of POST /api/users/{id}/passwords (ACCT-09). */
export const passwordChange = z.object({ old_password: password, password: newPassword });

/** Body of PUT /api/users/{id}/email (ACCT-08). */
export const emailChange = z.object({ email, password });

/** Answer of PUT /api/users/{id}/email. */
export const emailState = z
  .object({
    email: z.string(),
    pending_email: z.string().nullable().meta({ description: 'The address that waits for its confirmation.' }),
  })
  .meta({ id: 'EmailState' });

/** Body of POST /api/iam/proof: one of the ways in which the account can be proven. */
export const proof = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('password'), password }),
  z.object({ kind: z.literal('code'), code: typedCode.min(1, 'Enter a code.') }),
  z.object({
    kind: z.literal('passkey'),
    challenge_id: z.uuid().meta({ description: 'From POST /api/iam/passkeys/sign-in.' }),
    credential: signInCredential,
  }),
]);

/** One of the places where a person is signed in. */
const session = z
  .object({
    id: z.uuid(),
    is_current: z.boolean(),
    source: z.enum(SESSION_SOURCES).meta({ description: 'How it began.' }),
    device: z.string().meta({ description: "Browser and system, e.g. 'Firefox on Linux'." }),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().meta({ description: 'When it was last renewed.' }),
  })
  .meta({ id: 'UserSession' });

/** Answer of GET /api/iam/sessions. */
export const sessions = z.object({ items: z.array(session), total_count: z.number().int() });

/** Path parts of DELETE /api/iam/sessions/{id}. */
export const sessionParams = z.object({ id: z.uuid() });
