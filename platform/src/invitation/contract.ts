/** REST bodies and responses of the invitation area (INV-02 to INV-10, DATA-05). */
import { z } from 'zod';
import { ROLES } from '@terrarium/domain/access';
import { emailAddress } from '../identity/index.ts';
import { cursorListOf, listOf } from '../http/index.ts';

/** Maximum addresses per request. */
const MOST_ADDRESSES = 50;

/** Body of requests with addresses (INV-02, INV-08, INV-09). Duplicates count once. */
export const addresses = z.object({
  emails: z
    .array(emailAddress)
    .min(1, 'Give at least one address.')
    .max(MOST_ADDRESSES, `Give at most ${MOST_ADDRESSES} addresses at once.`),
});

/** Body of new invitations (INV-02): addresses, and the role on acceptance. */
export const newInvitations = addresses.extend({ role: z.enum(ROLES).default('member') });

/** A pending invitation, as admins see it (DATA-05). */
export const invitation = z
  .object({
    email: z.string(),
    code: z.string().meta({ description: 'Code from the link in the email.' }),
    role: z.enum(ROLES).meta({
      description: 'Role after acceptance, if the inviting user can still assign it. Otherwise member.',
    }),
    invited_by: z
      .string()
      .nullable()
      .meta({ description: 'Display name of the inviting user. `null` if the account was deleted.' }),
    created_at: z.iso.datetime(),
    sent_at: z.iso.datetime().meta({ description: 'Time at which its email was last sent.' }),
    expires_at: z.iso.datetime(),
    is_expired: z.boolean(),
  })
  .meta({ id: 'Invitation' });

/** A page of invitations, newest first. */
export const invitations = cursorListOf(invitation);

/** Result for one address. `too_soon`: it got emails from this hub a moment ago. */
const outcome = z
  .enum(['sent', 'removed', 'already_invited', 'already_member', 'not_invited', 'too_soon'])
  .meta({ description: 'Outcome. `too_soon`: the address recently received emails from this hub.' });

/** Results for all addresses of a request, in order. */
export const outcomes = listOf(z.object({ email: z.string(), outcome }).meta({ id: 'InvitationOutcome' }));

/** Path of an invitation by email address (INV-10). */
export const emailParams = z.object({ org: z.string(), email: z.string().trim().toLowerCase().max(254) });

/** Body of PUT /api/organizations/{org}/invitations/{email} (INV-10). */
export const invitationEdit = z.object({
  org_name: z.string().meta({ description: 'Name of the organization, as in the path.' }),
  email: emailAddress,
});

/** Path of an invitation by its code. */
export const codeParams = z.object({
  org: z.string(),
  code: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .meta({ description: 'Code from the link in the email.' }),
});

/** An invitation as seen with its code (INV-05). */
export const invitationOfCode = z
  .object({
    code: z.string().meta({ description: 'Code from the link in the email.' }),
    email: z.string().nullable().meta({ description: "Invited email address. `null` unless it is the caller's." }),
    organization: z.object({ id: z.uuid(), name: z.string(), title: z.string() }),
    role: z.enum(ROLES).meta({ description: 'Role after acceptance.' }),
    invited_by: z.string().nullable(),
    expires_at: z.iso.datetime(),
    state: z.enum(['open', 'expired', 'accepted']).meta({ description: 'State of the invitation.' }),
    caller: z.enum(['visitor', 'invited', 'not_confirmed', 'another_address', 'member']).meta({
      description:
        'Relation of the caller to the invitation: not signed in, invited, invited with an unconfirmed email address, another user, or already a member.',
    }),
  })
  .meta({ id: 'InvitationOfCode' });

/** Response of PUT /api/organizations/{org}/invitation-codes/{code} (INV-06). */
export const acceptance = z
  .object({ organization: z.object({ id: z.uuid(), name: z.string(), title: z.string() }), role: z.enum(ROLES) })
  .meta({ id: 'InvitationAcceptance' });
