import { isoTime } from '@terrarium/domain/calendar';
import { createHash } from 'node:crypto';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { can, displayNameOf, mayGive } from '@terrarium/domain/access';
import type { Role } from '@terrarium/domain/access';
import type { z } from 'zod';
import { noteChange } from '../change/index.ts';
import type { ChangeKind } from '../change/index.ts';
import type { Core } from '../core.ts';
import { isUniqueViolation } from '../db/index.ts';
import type { CursorPage, PageRequest, Trx } from '../db/index.ts';
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

/** Days for which an ended invitation says so. Afterwards its code is unknown. */
const KEPT_DAYS = 30;
/** Minimum time between two emails of an invitation. */
const RESEND_MS = 60_000;
const HOUR_SECONDS = 3600;
/** Maximum emails per hour: of one organization, of one user over all organizations, and to one recipient. */
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

  /** Returns a page of pending invitations, newest first (INV-03). */
  async list(organization: OrganizationContext, page: PageRequest): Promise<CursorPage<InvitationAnswer>> {
    const { rows, total, pointers } = await store.listOpen(this.#core.db, organization.id, page);
    return { items: rows.map(answer), total_count: total, ...pointers };
  }

  /**
   * Invites addresses (INV-02).
   * Members and invited addresses are reported and not invited again. Doesn't reveal whether an address has an account.
   * @param role role on acceptance
   * @throws 403 while the viewer's own address isn't confirmed, or for a role that the viewer can't assign, 429
   */
  async invite(
    organization: OrganizationContext,
    viewer: Viewer,
    given: string[],
    role: Role,
  ): Promise<Page<OutcomeAnswer>> {
    if (!mayGive(organization.role, role))
      throw forbidden("Your role doesn't allow you to assign this role. Ask an admin.");
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
   * Sends invitations again, with the same code and 14 more days (INV-08).
   * The sender becomes the inviter.
   * @throws 403 while the viewer's own address isn't confirmed, 429
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

  /** Revokes invitations (INV-09): their codes stop working. */
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
   * Changes the address of an invitation (INV-10): sends a new code there, and the old one stops working.
   * @throws 403 while the viewer's own address isn't confirmed, 404, 409 if the address is a member's or invited
   * already, 422 if org_name names another organization, 429
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
      throw taken('This address already belongs to a member.', 'already_member');
    if ((await this.#count(organization, viewer, [change.email])).size === 0)
      throw conflict(
        'This address recently received many emails from this hub. Try again in an hour.',
        'mail_just_sent',
      );
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
        throw taken('This address is already invited.', 'already_invited');
      throw error;
    }
    const [edited] = await store.openOf(this.#core.db, organization.id, [change.email]);
    if (!edited) throw notFound('This invitation', 'invitation_not_found');
    return answer(edited);
  }

  /** Returns the invitation of a code (INV-05). @throws 404 for a code that is unknown, revoked, or expired long ago */
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
      expires_at: isoTime(row.expires_at),
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
   * Accepts an invitation (INV-06): its addressee becomes a member, or gets the invitation's role if the inviter can
   * still assign it. A code works once.
   * @throws 404, 403 for all but the confirmed owner of the invited address, 409 if it was used or has expired
   */
  async accept(nameOrId: string, code: string, viewer: Viewer): Promise<AcceptanceAnswer> {
    return this.#core.db.transaction().execute(async (trx) => {
      const row = await this.#lock(trx, nameOrId, code);
      await this.#mustBeInvited(trx, row, viewer);
      if (row.accepted_at)
        throw conflict(
          'This invitation was already accepted. If you left the organization, ask for a new one.',
          'invitation_used',
        );
      if (row.is_expired)
        throw conflict('This invitation has expired. Ask an organization admin to resend it.', 'invitation_expired');
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
   * Ends a code (INV-07): declined by the invited user, or revoked by an admin of the organization.
   * @throws 404, 403 for others, 409 if it was used
   */
  async decline(nameOrId: string, code: string, viewer: Viewer): Promise<void> {
    await this.#core.db.transaction().execute(async (trx) => {
      const row = await this.#lock(trx, nameOrId, code);
      const takesBack = can(await roleOf(trx, row.organization_id, viewer.userId), 'invitation.edit');
      if (!takesBack) await this.#mustBeInvited(trx, row, viewer);
      if (row.accepted_at)
        throw conflict('This invitation was already accepted. To leave, use Leave organization.', 'invitation_used');
      await store.deleteInvitation(trx, row.id);
      // Declining changes nothing in the organization, and members need not know who declined.
      if (takesBack) await note(trx, row.organization_id, viewer, 'invitation_taken_back', people(1));
    });
  }

  /** Deletes invitations that ended long ago, with their addresses. */
  async cleanUp(): Promise<void> {
    await store.deleteOld(this.#core.db, KEPT_DAYS);
  }

  async #lock(trx: Trx, nameOrId: string, code: string): Promise<store.CodeRow> {
    const row = (await store.lockInvitation(trx, code)) ? await store.findByCode(trx, nameOrId, code) : undefined;
    if (!row) throw unknownCode();
    return row;
  }

  /** Admins can read codes, so the confirmed address proves who is invited, not the code. */
  async #mustBeInvited(trx: Trx, row: store.CodeRow, viewer: Viewer): Promise<void> {
    const person = await findMailAddress(trx, viewer.userId);
    if (person?.email !== row.email)
      throw forbidden(
        'This invitation is for another email address. Sign in with that address.',
        'invitation_for_another_address',
      );
    if (!person.is_confirmed) throw forbidden('Confirm your email address first.', 'address_not_confirmed');
  }

  /** Returns the inviter's email address for the email. It must be confirmed. */
  async #inviter(viewer: Viewer): Promise<string> {
    const person = await findMailAddress(this.#core.db, viewer.userId);
    if (!person?.is_confirmed)
      throw forbidden('Confirm your email address before you invite others.', 'address_not_confirmed');
    return person.email;
  }

  /** Counts the emails to these addresses. @returns those that can get one @throws 429 */
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

/** Returns the role on acceptance now. If the inviter can no longer assign the role, or has left, it is member. */
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
    created_at: isoTime(row.created_at),
    sent_at: isoTime(row.sent_at),
    expires_at: isoTime(row.expires_at),
    is_expired: row.is_expired,
  };
}

const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

/** Records a change of invitations with their number, because members can't see addresses. */
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
