/** The REST bodies and answers of the invitation area (INV-02 to INV-10, DATA-05). */
import { z } from 'zod';
import { ROLES } from '@terrarium/domain/access';
import { emailAddress } from '../identity/index.ts';
import { listOf } from '../http/index.ts';

/** Most addresses of one call. */
const MOST_ADDRESSES = 50;

/** Body of the calls that name addresses (INV-02, INV-08, INV-09); one that comes twice counts once. */
export const addresses = z.object({
  emails: z
    .array(emailAddress)
    .min(1, 'Give at least one address.')
    .max(MOST_ADDRESSES, `Give at most ${MOST_ADDRESSES} addresses at once.`),
});

/** Body of new invitations (INV-02): besides the addresses the role that who accepts gets. */
export const newInvitations = addresses.extend({ role: z.enum(ROLES).default('member') });

/** An invitation that is not accepted yet, as admins see it (DATA-05). */
export const invitation = z
  .object({
    email: z.string(),
    code: z.string().meta({ description: 'Stands in the link of the mail.' }),
    role: z.enum(ROLES).meta({
      description: 'What who accepts becomes, as long as who invited may give that role; otherwise a member.',
    }),
    invited_by: z.string().nullable().meta({ description: 'Who invited, for people; null when that account is gone.' }),
    created_at: z.iso.datetime(),
    sent_at: z.iso.datetime().meta({ description: 'When its mail was last sent.' }),
    expires_at: z.iso.datetime(),
    is_expired: z.boolean(),
  })
  .meta({ id: 'Invitation' });

/** A page of invitations, newest first. */
export const invitations = listOf(invitation);

/** What became of one address. `too_soon`: it got mails from this hub a moment ago. */
const outcome = z
  .enum(['sent', 'removed', 'already_invited', 'already_member', 'not_invited', 'too_soon'])
  .meta({ description: '`too_soon`: it got mails from this hub a moment ago.' });

/** What became of every address of a call, in the order given. */
export const outcomes = listOf(z.object({ email: z.string(), outcome }).meta({ id: 'InvitationOutcome' }));

/** Path of an invitation by its address (INV-10). */
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
    .meta({ description: "What stands in the mail's link." }),
});

/** An invitation as whoever has its code sees it (INV-05). */
export const invitationOfCode = z
  .object({
    code: z.string().meta({ description: "What stands in the mail's link." }),
    email: z.string().nullable().meta({ description: 'The invited address; only for its owner.' }),
    organization: z.object({ id: z.uuid(), name: z.string(), title: z.string() }),
    role: z.enum(ROLES).meta({ description: 'What who accepts becomes now.' }),
    invited_by: z.string().nullable(),
    expires_at: z.iso.datetime(),
    state: z.enum(['open', 'expired', 'accepted']).meta({ description: 'Whether it can be accepted.' }),
    caller: z.enum(['visitor', 'invited', 'not_confirmed', 'another_address', 'member']).meta({
      description:
        'Who asks: somebody without a session, the invited person, the invited person whose address is not confirmed yet, somebody else, or somebody who is a member already.',
    }),
  })
  .meta({ id: 'InvitationOfCode' });

/** Answer of PUT /api/organizations/{org}/invitation-codes/{code} (INV-06). */
export const acceptance = z
  .object({ organization: z.object({ id: z.uuid(), name: z.string(), title: z.string() }), role: z.enum(ROLES) })
  .meta({ id: 'InvitationAcceptance' });
