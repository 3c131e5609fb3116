import type {
  Invitation,
  InvitationCaller,
  InvitationOutcome,
  InvitationOutcomeKind,
  InvitationState,
  OrganizationRole,
  ReceivedInvitation,
} from '../gen/schema.ts';
import { roleOf, enumOf } from '../graphql/index.ts';
import { path, type List, type RestClient, type Schemas } from '../rest/index.ts';

/** Whether an invitation can be accepted. */
const invitationStateOf = enumOf<InvitationState>()(['OPEN', 'EXPIRED', 'ACCEPTED']);
/** Who looks at an invitation. */
const invitationCallerOf = enumOf<InvitationCaller>()([
  'VISITOR',
  'INVITED',
  'NOT_CONFIRMED',
  'ANOTHER_ADDRESS',
  'MEMBER',
]);
/** What became of an invited address. */
const invitationOutcomeOf = enumOf<InvitationOutcomeKind>()([
  'SENT',
  'REMOVED',
  'ALREADY_INVITED',
  'ALREADY_MEMBER',
  'NOT_INVITED',
  'TOO_SOON',
]);

/** An invitation that waits for an answer. */
type RestInvitation = Schemas['Invitation'];
/** What became of an invited address. */
type RestInvitationOutcome = Schemas['InvitationOutcome'];
/** An invitation as whoever has its code sees it. */
type RestInvitationOfCode = Schemas['InvitationOfCode'];

const toInvitation = (organization: string, invitation: RestInvitation): Invitation => ({
  email: invitation.email,
  code: invitation.code,
  path: path`/organizations/${organization}/invitation-codes/${invitation.code}`,
  role: roleOf(invitation.role),
  invitedBy: invitation.invited_by,
  createdAt: invitation.created_at,
  sentAt: invitation.sent_at,
  expiresAt: invitation.expires_at,
  isExpired: invitation.is_expired,
});

/** REST calls of the invitation area; organizations by name. */
export class InvitationSource {
  readonly #rest: RestClient;

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  /** A page of the invitations that wait. */
  async list(organization: string, page: { limit: number; offset: number }): Promise<List<Invitation>> {
    const { items, total_count } = await this.#rest.get<List<RestInvitation>>(
      path`/api/organizations/${organization}/invitations`,
      page,
    );
    return { items: items.map((item) => toInvitation(organization, item)), total_count };
  }

  /** Number of the invitations that wait (INV-04). */
  async count(organization: string): Promise<number> {
    return (await this.list(organization, { limit: 1, offset: 0 })).total_count;
  }

  /** The invitation of a code; null when unknown. */
  async byCode(organization: string, code: string): Promise<ReceivedInvitation | null> {
    const found = await this.#rest.find<RestInvitationOfCode>(
      path`/api/organizations/${organization}/invitation-codes/${code}`,
    );
    return (
      found && {
        organizationName: found.organization.name,
        organizationTitle: found.organization.title,
        role: roleOf(found.role),
        invitedBy: found.invited_by,
        expiresAt: found.expires_at,
        state: invitationStateOf(found.state),
        caller: invitationCallerOf(found.caller),
        email: found.email,
      }
    );
  }

  /** Invites addresses, to get a role. */
  invite(organization: string, emails: string[], role: OrganizationRole): Promise<InvitationOutcome[]> {
    return this.#outcomes('POST', path`/api/organizations/${organization}/invitations`, emails, {
      role: role.toLowerCase(),
    });
  }

  /** Sends invitations once more. */
  resend(organization: string, emails: string[]): Promise<InvitationOutcome[]> {
    return this.#outcomes('PUT', path`/api/organizations/${organization}/resend-invitations/`, emails);
  }

  /** Takes invitations back. */
  remove(organization: string, emails: string[]): Promise<InvitationOutcome[]> {
    return this.#outcomes('PUT', path`/api/organizations/${organization}/remove-invitations/`, emails);
  }

  /** Gives an invitation another address. */
  async edit(organization: string, currentEmail: string, email: string): Promise<Invitation> {
    return toInvitation(
      organization,
      await this.#rest.write<RestInvitation>(
        'PUT',
        path`/api/organizations/${organization}/invitations/${currentEmail}`,
        { org_name: organization, email },
      ),
    );
  }

  /** Accepts an invitation. */
  async accept(organization: string, code: string): Promise<void> {
    await this.#rest.write('PUT', path`/api/organizations/${organization}/invitation-codes/${code}`);
  }

  /** Declines an invitation. */
  async decline(organization: string, code: string): Promise<void> {
    await this.#rest.write('DELETE', path`/api/organizations/${organization}/invitation-codes/${code}`);
  }

  async #outcomes(
    method: 'POST' | 'PUT',
    target: string,
    emails: string[],
    more: { role?: string } = {},
  ): Promise<InvitationOutcome[]> {
    const { items } = await this.#rest.write<List<RestInvitationOutcome>>(method, target, { emails, ...more });
    return items.map(({ email, outcome }) => ({ email, outcome: invitationOutcomeOf(outcome) }));
  }
}
