import { createHash } from 'node:crypto';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { can, displayNameOf, mayGive } from '@terrarium/domain/access';
import type { Role } from '@terrarium/domain/access';
import type { z } from 'zod';
import { noteChange } from '../change/index.ts';
import type { ChangeKind } from '../change/index.ts';
import type { Core } from '../core.ts';
import { isUniqueViolation } from '../db/index.ts';
import type { Trx } from '../db/index.ts';
import { conflict, forbidden, notFound, unprocessable } from '../http/index.ts';
import type { CodeOf, HttpError, OrganizationContext, Viewer } from '../http/index.ts';
import { allows, consume, createLimiter, newSecret } from '../identity/index.ts';
import type { MailArea } from '../mail/index.ts';
import { addMember, roleOf } from '../organization/index.ts';
import type * as contract from './contract.ts';
import { invitationMail } from './mails.ts';
import { findMailAddress, usernameOf } from '../person/index.ts';
import * as store from './store.ts';

type Page<T> = { items: T[]; total_count: number };
type InvitationAnswer = z.input<typeof contract.invitation>;
type OutcomeAnswer = z.input<typeof contract.outcomes>['items'][number];
type CodeAnswer = z.input<typeof contract.invitationOfCode>;
type AcceptanceAnswer = z.input<typeof contract.acceptance>;

/** How long one that has ended still says so; afterwards its code is unknown. */
const KEPT_DAYS = 30;
/** Between two mails of one invitation. */
const RESEND_MS = 60_000;
const HOUR_SECONDS = 3600;
/** Mails in an hour: of one organization, of one person over all organizations, and to one receiver. */
const MAILS_OF_ORGANIZATION = 200;
const MAILS_OF_PERSON = 200;
const MAILS_TO_RECEIVER = 10;

/** Invitations to organizations. */
export class InvitationService {
  readonly #core: Core;
  readonly #mail: MailArea;
  readonly #limits: Record<'organization' | 'person' | 'receiver', RateLimiterAbstract>;

  constructor(core: Core, mail: MailArea) {
    this.#core = core;
    this.#mail = mail;
    this.#limits = {
      organization: createLimiter(core.connection, 'invitation-organization', MAILS_OF_ORGANIZATION, HOUR_SECONDS),
      person: createLimiter(core.connection, 'invitation-person', MAILS_OF_PERSON, HOUR_SECONDS),
      receiver: createLimiter(core.connection, 'invitation-receiver', MAILS_TO_RECEIVER, HOUR_SECONDS),
    };
  }

  /** A page of the invitations that wait, newest first (INV-03). */
  async list(
    organization: OrganizationContext,
    page: { limit: number; offset: number },
  ): Promise<Page<InvitationAnswer>> {
    const { rows, total } = await store.listOpen(this.#core.db, organization.id, page);
    return { items: rows.map(answer), total_count: total };
  }

  /**
   * Invites addresses (INV-02). Members and those who are invited already are told and not invited twice; whether an address has an account shows nowhere.
   * @param role what who accepts becomes
   * @throws 403 while the viewer's own address is not confirmed, or for a role that the viewer may not give, 429
   */
  async invite(
    organization: OrganizationContext,
    viewer: Viewer,
    given: string[],
    role: Role,
  ): Promise<Page<OutcomeAnswer>> {
    if (!mayGive(organization.role, role))
      throw forbidden('Your role in the organization does not let you give this role. Ask an admin.');
    const inviter = await this.#inviter(viewer);
    const emails = [...new Set(given)];
    const members = new Set(await store.memberEmails(this.#core.db, organization.id, emails));
    const invited = new Set(
      (await store.openOf(this.#core.db, organization.id, emails))
        .filter((row) => !row.is_expired)
        .map((row) => row.email),
    );
    const mailable = await this.#count(
      organization,
      viewer,
      emails.filter((email) => !members.has(email) && !invited.has(email)),
    );
    const sent = await this.#core.db.transaction().execute(async (trx) => {
      const done = new Map<string, string>();
      for (const email of mailable) {
        const code = newSecret();
        if (
          await store.insertInvitation(trx, organization.id, email, role, {
            code,
            invitedBy: viewer.userId,
            expiresAt: inDays(this.#core.config.invitationDays),
          })
        )
          done.set(email, code);
      }
      await this.#write(trx, organization, inviter, new Map([...done].map(([email, code]) => [email, { code, role }])));
      if (done.size > 0)
        await note(trx, organization.id, viewer, 'invitation_sent', people(done.size), role.replace('_', ' '));
      return done;
    });
    return listed(emails, (email) =>
      members.has(email)
        ? 'already_member'
        : sent.has(email)
          ? 'sent'
          : invited.has(email) || mailable.has(email)
            ? 'already_invited'
            : 'too_soon',
    );
  }

  /**
   * Sends the mails of invitations once more, with the same code and 14 new days (INV-08). Who sends them is who invites from then on.
   * @throws 403 while the viewer's own address is not confirmed, 429
   */
  async resend(organization: OrganizationContext, viewer: Viewer, given: string[]): Promise<Page<OutcomeAnswer>> {
    const inviter = await this.#inviter(viewer);
    const emails = [...new Set(given)];
    const rows = new Map((await store.openOf(this.#core.db, organization.id, emails)).map((row) => [row.email, row]));
    const rested = [...rows.values()]
      .filter((row) => Date.now() - row.sent_at.getTime() >= RESEND_MS)
      .map((row) => row.email);
    const mailable = await this.#count(organization, viewer, rested);
    const sent = await this.#core.db.transaction().execute(async (trx) => {
      const done = new Map<string, { code: string; role: Role }>();
      for (const row of rows.values()) {
        const code = mailable.has(row.email)
          ? await store.renew(trx, row.id, {
              invitedBy: viewer.userId,
              expiresAt: inDays(this.#core.config.invitationDays),
            })
          : null;
        if (code !== null) done.set(row.email, { code, role: row.role });
      }
      await this.#write(trx, organization, inviter, done);
      return done;
    });
    return listed(emails, (email) =>
      sent.has(email) ? 'sent' : !rows.has(email) || mailable.has(email) ? 'not_invited' : 'too_soon',
    );
  }

  /** Takes invitations back (INV-09): their codes do not work any more. */
  async remove(organization: OrganizationContext, viewer: Viewer, given: string[]): Promise<Page<OutcomeAnswer>> {
    const emails = [...new Set(given)];
    const removed = await this.#core.db.transaction().execute(async (trx) => {
      const gone = new Set(await store.deleteOpen(trx, organization.id, emails));
      if (gone.size > 0) await note(trx, organization.id, viewer, 'invitation_taken_back', people(gone.size));
      return gone;
    });
    return listed(emails, (email) => (removed.has(email) ? 'removed' : 'not_invited'));
  }

  /**
   * Gives an invitation another address (INV-10): it gets a code of its own and a mail there; the old code does not work any more.
   * @throws 403 while the viewer's own address is not confirmed, 404, 409 when the address is a member's or invited already, 422 when org_name names another organization, 429
   */
  async edit(
    organization: OrganizationContext,
    viewer: Viewer,
    email: string,
    change: z.output<typeof contract.invitationEdit>,
  ): Promise<InvitationAnswer> {
    if (change.org_name !== organization.name)
      throw unprocessable([
        {
          loc: ['body', 'org_name'],
          msg: `Give the name of the organization of the address, '${organization.name}'.`,
          type: 'org_name',
        },
      ]);
    const inviter = await this.#inviter(viewer);
    const [row] = await store.openOf(this.#core.db, organization.id, [email]);
    if (!row) throw notFound('This invitation', 'invitation_not_found');
    if (change.email === email) return answer(row);
    if ((await store.memberEmails(this.#core.db, organization.id, [change.email])).length > 0)
      throw taken('This address belongs to a member already.', 'already_member');
    if ((await this.#count(organization, viewer, [change.email])).size === 0)
      throw conflict('This address got many mails from this hub a moment ago. Try again in an hour.', 'mail_just_sent');
    try {
      await this.#core.db.transaction().execute(async (trx) => {
        const code = newSecret();
        if (
          !(await store.redirect(trx, row.id, change.email, {
            code,
            invitedBy: viewer.userId,
            expiresAt: inDays(this.#core.config.invitationDays),
          }))
        )
          throw notFound('This invitation', 'invitation_not_found');
        await this.#write(trx, organization, inviter, new Map([[change.email, { code, role: row.role }]]));
        await note(trx, organization.id, viewer, 'invitation_readdressed', people(1));
      });
    } catch (error) {
      if (isUniqueViolation(error, 'invitation_open'))
        throw taken('This address is invited already.', 'already_invited');
      throw error;
    }
    const [edited] = await store.openOf(this.#core.db, organization.id, [change.email]);
    if (!edited) throw notFound('This invitation', 'invitation_not_found');
    return answer(edited);
  }

  /** The invitation of a code for whoever has it (INV-05). @throws 404 for a code that is unknown, removed or long over */
  async byCode(nameOrId: string, code: string, viewer: Viewer | null): Promise<CodeAnswer> {
    const row = await store.findByCode(this.#core.db, nameOrId, code);
    if (!row) throw unknownCode();
    const person = viewer && (await findMailAddress(this.#core.db, viewer.userId));
    const isMember = viewer !== null && (await roleOf(this.#core.db, row.organization_id, viewer.userId)) !== null;
    const own = person?.email === row.email;
    return {
      code: row.code,
      email: own && person.is_confirmed ? row.email : null,
      organization: organizationOf(row),
      role: roleNow(row),
      invited_by: displayNameOf(row),
      expires_at: row.expires_at.toISOString(),
      state: row.accepted_at ? 'accepted' : row.is_expired ? 'expired' : 'open',
      caller: !person
        ? 'visitor'
        : isMember
          ? 'member'
          : !own
            ? 'another_address'
            : person.is_confirmed
              ? 'invited'
              : 'not_confirmed',
    };
  }

  /**
   * Accepts an invitation (INV-06): its addressee becomes a member, or what the invitation says if who invited may still give that. A code works once.
   * @throws 404, 403 for anybody but the confirmed owner of the invited address, 409 when it was used or has expired
   */
  async accept(nameOrId: string, code: string, viewer: Viewer): Promise<AcceptanceAnswer> {
    return this.#core.db.transaction().execute(async (trx) => {
      const row = await this.#lock(trx, nameOrId, code);
      await this.#mustBeInvited(trx, row, viewer);
      if (row.accepted_at)
        throw conflict(
          'This invitation was accepted already. Ask for a new one if you left the organization since.',
          'invitation_used',
        );
      if (row.is_expired)
        throw conflict(
          'This invitation has expired. Ask an admin of the organization to send it again.',
          'invitation_expired',
        );
      await store.markAccepted(trx, row.id, viewer.userId);
      const role = await addMember(trx, row.organization_id, viewer.userId, roleNow(row));
      await noteChange(trx, {
        organizationId: row.organization_id,
        actorId: viewer.userId,
        kind: 'member_joined',
        subject: await usernameOf(trx, viewer.userId),
        subjectId: viewer.userId,
        personId: viewer.userId,
        detail: role.replace('_', ' '),
      });
      return { organization: organizationOf(row), role };
    });
  }

  /**
   * Ends a code (INV-07): declined by whom it invites, or taken back by an admin of the organization.
   * @throws 404, 403 for anybody else, 409 when it was used
   */
  async decline(nameOrId: string, code: string, viewer: Viewer): Promise<void> {
    await this.#core.db.transaction().execute(async (trx) => {
      const row = await this.#lock(trx, nameOrId, code);
      const takesBack = can(await roleOf(trx, row.organization_id, viewer.userId), 'invitation.edit');
      if (!takesBack) await this.#mustBeInvited(trx, row, viewer);
      if (row.accepted_at)
        throw conflict('This invitation was accepted already. Leave the organization instead.', 'invitation_used');
      await store.deleteInvitation(trx, row.id);
      // That somebody does not want to join changes nothing, and members need not know who they are.
      if (takesBack) await note(trx, row.organization_id, viewer, 'invitation_taken_back', people(1));
    });
  }

  /** Deletes invitations that ended long ago, with the addresses in them. */
  async cleanUp(): Promise<void> {
    await store.deleteOld(this.#core.db, KEPT_DAYS);
  }

  async #lock(trx: Trx, nameOrId: string, code: string): Promise<store.CodeRow> {
    const row = (await store.lockInvitation(trx, code)) ? await store.findByCode(trx, nameOrId, code) : undefined;
    if (!row) throw unknownCode();
    return row;
  }

  /** Admins can read codes: not the code proves who is invited, but the confirmed address. */
  async #mustBeInvited(trx: Trx, row: store.CodeRow, viewer: Viewer): Promise<void> {
    const person = await findMailAddress(trx, viewer.userId);
    if (person?.email !== row.email)
      throw forbidden(
        'This invitation is for another address. Sign in with the address that its mail went to.',
        'invitation_for_another_address',
      );
    if (!person.is_confirmed)
      throw forbidden('Confirm your e-mail address first, then answer the invitation.', 'address_not_confirmed');
  }

  /** Who invites stands in the mail with an address: it must be theirs. */
  async #inviter(viewer: Viewer): Promise<string> {
    const person = await findMailAddress(this.#core.db, viewer.userId);
    if (!person?.is_confirmed)
      throw forbidden('Confirm your e-mail address first, then invite others.', 'address_not_confirmed');
    return person.email;
  }

  /** Counts the mails to these addresses. Resolves with those that may get one. @throws 429 */
  async #count(organization: OrganizationContext, viewer: Viewer, emails: string[]): Promise<Set<string>> {
    const mailable = new Set<string>();
    if (emails.length === 0) return mailable;
    const what = 'Too many invitations were sent.';
    await consume(this.#limits.organization, organization.id, what, 'too_many_invitations', emails.length);
    await consume(this.#limits.person, viewer.userId, what, 'too_many_invitations', emails.length);
    for (const email of emails)
      if (await allows(this.#limits.receiver, createHash('sha256').update(email).digest('base64url')))
        mailable.add(email);
    return mailable;
  }

  async #write(
    trx: Trx,
    organization: OrganizationContext,
    inviter: string,
    sendings: ReadonlyMap<string, { code: string; role: Role }>,
  ): Promise<void> {
    const accounts = await store.accountsOf(trx, [...sendings.keys()]);
    for (const [email, { code, role }] of sendings) {
      const link = new URL(`/organizations/${organization.name}/invitation-codes/${code}`, this.#core.config.publicUrl)
        .href;
      await this.#mail.write(trx, {
        ...invitationMail({
          inviter,
          organization: organization.name,
          role,
          link,
          days: this.#core.config.invitationDays,
        }),
        to: email,
        userId: accounts.get(email) ?? null,
      });
    }
  }
}

const inDays = (days: number): Date => new Date(Date.now() + days * 86_400_000);
const unknownCode = (): HttpError => notFound('This invitation', 'invitation_not_found');
const taken = (message: string, code: CodeOf<409>): HttpError =>
  conflict(message, code, [{ loc: ['body', 'email'], msg: message, type: code }]);
const organizationOf = (row: store.CodeRow): CodeAnswer['organization'] => ({
  id: row.organization_id,
  name: row.organization_name,
  title: row.organization_title,
});

/** What who accepts becomes now. An invitation gives no more than who made it could give: who has lost that since, or has left, makes members only. */
const roleNow = (row: store.CodeRow): Role => (mayGive(row.inviter_role, row.role) ? row.role : 'member');

function listed(emails: string[], outcomeOf: (email: string) => OutcomeAnswer['outcome']): Page<OutcomeAnswer> {
  return { items: emails.map((email) => ({ email, outcome: outcomeOf(email) })), total_count: emails.length };
}

function answer(row: store.InvitationRow): InvitationAnswer {
  return {
    email: row.email,
    code: row.code,
    role: row.role,
    invited_by: displayNameOf(row),
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    is_expired: row.is_expired,
  };
}

const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

/** Writes down what was done with invitations: how many, as members may not read of addresses. */
function note(
  trx: Trx,
  organizationId: string,
  viewer: Viewer,
  kind: ChangeKind,
  subject: string,
  detail = '',
): Promise<void> {
  return noteChange(trx, { organizationId, actorId: viewer.userId, kind, subject, detail });
}
