import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Invitation, OrganizationRole, ReceivedInvitation } from '../../gen/types.ts';
import * as clipboard from '../../lib/clipboard.ts';
import { axeProblems } from '../../testing/axe.ts';
import { buildOrganization, buildUser, connection, inputError } from '../../testing/builders.ts';
import { watchDownloads } from '../../testing/downloads.ts';
import { chooseAction } from '../../testing/menu.ts';
import { render, type Rendered } from '../../testing/render.tsx';
import type { Hub } from '../../testing/schema.ts';

type Given = {
  input: { emails: string[]; currentEmail: string; email: string; code: string; role?: OrganizationRole | null };
};

const members = connection([
  { id: 'member-ada', role: 'ADMIN', user: buildUser() },
  {
    id: 'member-max',
    role: 'MEMBER',
    user: buildUser({ id: 'user-max', username: 'max', displayName: 'Max Born', email: 'max@acme.example' }),
  },
]);
const onlyMax = connection([
  {
    id: 'member-max',
    role: 'MEMBER',
    user: buildUser({ id: 'user-max', username: 'max', displayName: 'Max Born', email: null }),
  },
]);
const invitation = (part: Partial<Invitation> = {}): Invitation => ({
  __typename: 'Invitation',
  email: 'eva@borealis.example',
  token: 'c0de',
  url: '/organizations/acme/invitation-codes/c0de',
  role: 'MEMBER',
  invitedBy: 'Ada Byron',
  createdAt: '2025-10-01T00:00:00Z',
  sentAt: '2025-10-01T00:00:00Z',
  expiresAt: '2030-10-15T00:00:00Z',
  isExpired: false,
  ...part,
});

/** Renders the members page of a hub with invitations; `part` overrides the organization. */
function house(part: object = {}, writes: Hub = {}) {
  const waiting = [invitation(), invitation({ email: 'old@borealis.example', isExpired: true })];
  const acme = buildOrganization({
    members: members as never,
    invitations: (() => connection(waiting)) as never,
    invitationCount: () => waiting.length,
    ...part,
  });
  const viewer = buildUser({ organizations: [acme] });
  return {
    waiting,
    app: render('/organizations/acme/members', viewer, { organization: () => acme as never, ...writes }),
  };
}
const choose = (app: Rendered, email: string, action: string) => chooseAction(app, `Actions for ${email}`, action);

describe('members', () => {
  test('[INV-03, INV-04] admins see members with their role, and the invitations with their number', async () => {
    const { app } = house({ invitationCount: 7 });
    expect(await screen.findByRole('row', { name: 'Ada Byron You ada ada@acme.example Admin' })).toBeTruthy();
    expect(screen.getByRole('row', { name: 'Max Born Max Born max max@acme.example Member' })).toBeTruthy();
    const section = screen.getByRole('region', { name: 'Invitations' });
    expect(within(section).getByText('7')).toBeTruthy();
    expect(within(section).getByRole('row', { name: /eva@borealis\.example Member Ada Byron/ })).toBeTruthy();
    expect(
      within(within(section).getByRole('row', { name: /^old@borealis\.example/ })).getByText('Expired'),
    ).toBeTruthy();
    expect(
      within(screen.getByRole('navigation', { name: 'Main' }))
        .getByRole('link', { name: 'Members' })
        .getAttribute('aria-current'),
    ).toBe('page');
    expect(app.address()).toBe('/organizations/acme/members');
    expect(await axeProblems()).toEqual([]);
  });

  test('without a mail server the note is below the invitations, because it loads last and would push them', async () => {
    house(
      {},
      {
        signInOptions: {
          allowsRegistration: true,
          supportsPasskeys: false,
          identityProvider: null,
          sendsMail: false,
          hasOperator: true,
          allowedReturnHosts: [],
        } as never,
      },
    );
    const note = await screen.findByText(/This hub has no mail server/);
    const table = within(screen.getByRole('region', { name: 'Invitations' })).getByRole('table');
    expect(table.compareDocumentPosition(note) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test('others see the members and nothing to change', async () => {
    house({ role: 'MEMBER', invitations: null, invitationCount: null, members: onlyMax });
    expect(await screen.findByRole('row', { name: 'Max Born max Member' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Actions for Max Born' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Invite people' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Invitations' })).toBeNull();
  });

  test('[ORG-14, ORG-16, ORG-18] an admin gives a member one of the three roles', async () => {
    const { app } = house({}, { updateMember: { member: null, organization: null, userErrors: [] } });
    await screen.findByRole('row', { name: /^Max Born/ });
    await choose(app, 'Max Born', 'Change role');
    const dialog = await screen.findByRole('dialog', { name: 'Change role of Max Born' });
    expect(
      within(dialog)
        .getAllByRole('radio')
        .map((radio) => (radio as HTMLInputElement).value),
    ).toEqual(['MEMBER', 'BILLING_MANAGER', 'ADMIN']);
    expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: /^Member/ }).checked).toBe(true);
    await app.user.click(within(dialog).getByRole('radio', { name: /^Billing manager/ }));
    await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.asked.find(({ name }) => name === 'UpdateMember')?.variables).toEqual({
      input: { organization: 'acme', memberId: 'member-max', role: 'BILLING_MANAGER', expectedVersion: 'first' },
    });
    await screen.findByText('Max Born: Billing manager');
    await waitFor(() => expect(app.times('Members')).toBe(2));
  });

  test('shows in the dialog that the only admin must stay one', async () => {
    const { app } = house(
      {},
      {
        updateMember: {
          member: null,
          organization: null,
          userErrors: [inputError('This is the only admin of the organization.')],
        } as never,
      },
    );
    await screen.findByRole('row', { name: /^Ada Byron/ });
    await choose(app, 'Ada Byron', 'Change role');
    const dialog = await screen.findByRole('dialog', { name: 'Change your role' });
    await app.user.click(within(dialog).getByRole('radio', { name: /^Member/ }));
    expect(dialog.textContent).toContain('Only another admin can.');
    await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain(
      'This is the only admin of the organization.',
    );
  });

  test('[ORG-15, ORG-16] a member is removed after a question', async () => {
    const { app } = house({}, { removeMember: { removedId: 'member-max', organization: null, userErrors: [] } });
    await screen.findByRole('row', { name: /^Max Born/ });
    await choose(app, 'Max Born', 'Remove from organization');
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove Max Born?' });
    expect(app.times('RemoveMember')).toBe(0);
    await app.user.click(within(dialog).getByRole('button', { name: 'Remove member' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(app.asked.find(({ name }) => name === 'RemoveMember')?.variables).toEqual({
      input: { organization: 'acme', memberId: 'member-max' },
    });
    await waitFor(() => expect(app.times('Members')).toBe(2));
  });

  test('[ORG-14, ORG-15] several members get a role or are removed together, and failures are shown with the reason', async () => {
    const three = connection(
      ['Max Born', 'Eva Moser', 'Bill Payer'].map((displayName, at) => ({
        id: `member-${at}`,
        role: 'MEMBER' as const,
        user: buildUser({ id: `user-${at}`, username: `user${at}`, displayName, email: null }),
      })),
    );
    const { app } = house(
      { members: three as never },
      {
        updateMember: { member: null, organization: null, userErrors: [] },
        removeMember: (({ input }: { input: { memberId: string } }) => ({
          removedId: null,
          organization: null,
          userErrors: input.memberId === 'member-1' ? [inputError('Eva pays for this organization.')] : [],
        })) as never,
      },
    );
    await app.user.click(await screen.findByRole('checkbox', { name: 'Max Born' }));
    await app.user.click(screen.getByRole('checkbox', { name: 'Eva Moser' }));
    const bar = within(screen.getByRole('group', { name: 'Actions for selected rows' }));
    expect(bar.getByText('2 selected')).toBeTruthy();
    await app.user.click(bar.getByRole('button', { name: 'Change role' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change role of 2 members' }));
    await app.user.click(dialog.getByRole('radio', { name: /^Billing manager/ }));
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('2 members: Billing manager')).toBeTruthy();
    expect(app.asked.filter(({ name }) => name === 'UpdateMember').map(({ variables }) => variables)).toEqual(
      ['member-0', 'member-1'].map((memberId) => ({
        input: { organization: 'acme', memberId, role: 'BILLING_MANAGER', expectedVersion: 'first' },
      })),
    );
    await app.user.click(
      within(screen.getByRole('region', { name: 'Members' })).getByRole('checkbox', {
        name: 'Select all',
      }),
    );
    await app.user.click(screen.getByRole('button', { name: 'Remove' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove 3 members?' }));
    expect(
      question.getByText(/^Max Born, Eva Moser, Bill Payer lose access to private and internal channels/),
    ).toBeTruthy();
    await app.user.click(question.getByRole('button', { name: 'Remove members' }));
    expect(await screen.findByText('2 members removed')).toBeTruthy();
    expect(screen.getByText('Eva Moser: Eva pays for this organization.')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Actions for selected rows' })).toBeNull();
  });

  test('several invitations are sent again in one call, which shows the outcome of each', async () => {
    const given: string[][] = [];
    const { app } = house(
      {},
      {
        sendInvitations: (({ input }: Given) => {
          given.push(input.emails);
          return {
            outcomes: input.emails.map((email, at) => ({
              __typename: 'InvitationOutcome',
              email,
              outcome: at === 0 ? 'SENT' : 'RATE_LIMITED',
            })),
            organization: null,
            userErrors: [],
          };
        }) as never,
      },
    );
    const section = within(await screen.findByRole('region', { name: 'Invitations' }));
    await app.user.click(section.getByRole('checkbox', { name: 'Select all' }));
    await app.user.click(section.getByRole('button', { name: 'Resend' }));
    expect(await screen.findByText('1 invitation resent')).toBeTruthy();
    expect(screen.getByText(/^old@borealis\.example: Emailed recently\. Nothing sent\./)).toBeTruthy();
    expect(given).toEqual([['eva@borealis.example', 'old@borealis.example']]);
  });

  test("[ORG-07, ORG-27, ORG-28] leaving from one's own row: the organization disappears from all lists, and its visit is forgotten", async () => {
    let belongs = true;
    const acme = buildOrganization({
      role: 'MEMBER',
      members: members as never,
      invitations: null as never,
      invitationCount: null,
    });
    const viewer = () =>
      buildUser({
        organizations: belongs
          ? [acme, buildOrganization({ id: 'org-dune', name: 'dune', title: 'Dune' })]
          : [buildOrganization({ id: 'org-dune', name: 'dune', title: 'Dune' })],
      });
    const app = render('/organizations/acme/members', viewer(), {
      viewer: viewer as never,
      organization: () => acme as never,
      leaveOrganization: (() => {
        belongs = false;
        return { organizationId: 'org-acme', viewer: null, userErrors: [] };
      }) as never,
    });
    await screen.findByRole('row', { name: /^Ada Byron/ });
    expect(screen.queryByRole('button', { name: 'Actions for Max Born' })).toBeNull();
    expect(localStorage.getItem('organization-visits:user-ada')).toContain('org-acme');
    await choose(app, 'Ada Byron', 'Leave organization');
    await app.user.click(
      within(await screen.findByRole('alertdialog', { name: 'Leave Acme Research?' })).getByRole('button', {
        name: 'Leave organization',
      }),
    );
    await waitFor(() => expect(app.address()).toBe('/organizations'));
    expect(await screen.findByRole('row', { name: /^Dune/ })).toBeTruthy();
    expect(screen.queryByRole('row', { name: /^Acme Research/ })).toBeNull();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Acme Research' })).toBeNull());
    expect(localStorage.getItem('organization-visits:user-ada')).not.toContain('org-acme');
  });

  test('name and role narrow the list, and the address keeps them', async () => {
    const asked: unknown[] = [];
    const { app } = house({
      members: ((given: { query: string | null; role: string | null }) => {
        asked.push([given.query, given.role]);
        return given.query === 'nobody' ? connection([]) : members;
      }) as never,
    });
    await screen.findByRole('row', { name: /^Max Born/ });
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Billing manager');
    // Wait for the URL to update; typing before goes to the previous page.
    await waitFor(() =>
      expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Role' }).value).toBe('BILLING_MANAGER'),
    );
    expect(app.address()).toBe('/organizations/acme/members?role=BILLING_MANAGER');
    await app.user.type(screen.getByRole('searchbox', { name: 'Filter by name' }), 'nobody{Enter}');
    expect(await screen.findByRole('heading', { name: 'No matching members' })).toBeTruthy();
    expect(asked.at(-1)).toEqual(['nobody', 'BILLING_MANAGER']);
    await app.user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('row', { name: /^Max Born/ })).toBeTruthy();
    expect(app.address()).toBe('/organizations/acme/members');
  });

  test('[ORG-13] the download saves the table of the hub as a file', async () => {
    const saved = watchDownloads();
    const { app } = house({ membersCsv: 'user_id,username\r\n1,max\r\n' });
    await app.user.click(await screen.findByRole('button', { name: 'Download' }));
    await waitFor(() =>
      expect(saved).toEqual([
        { name: 'acme-members.csv', type: 'text/csv;charset=utf-8', text: 'user_id,username\r\n1,max\r\n' },
      ]),
    );
  });

  test('without invitations the page says what one is', async () => {
    house({ invitations: connection([]), invitationCount: 0 });
    expect(await screen.findByRole('heading', { name: 'No pending invitations' })).toBeTruthy();
  });

  test('[INV-01, INV-02] inviting accepts addresses by comma, space, and blur, and shows how many were sent', async () => {
    const given: string[][] = [];
    const { app, waiting } = house(
      {},
      {
        createInvitations: (({ input }: Given) => {
          given.push(input.emails);
          waiting.push(...input.emails.map((email) => invitation({ email })));
          return {
            outcomes: input.emails.map((email) => ({ email, outcome: 'SENT' })),
            organization: null,
            userErrors: [],
          };
        }) as never,
      },
    );
    await app.user.click(await screen.findByRole('button', { name: 'Invite people' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invite people' });
    await app.user.type(
      within(dialog).getByRole('textbox', { name: 'Email addresses' }),
      'a@x.example,b@x.example c@x.example',
    );
    expect(await axeProblems()).toEqual([]);
    await app.user.click(within(dialog).getByRole('button', { name: 'Send invitations' }));
    await screen.findByText('3 invitations sent');
    expect(given).toEqual([['a@x.example', 'b@x.example', 'c@x.example']]);
    expect(await screen.findByRole('row', { name: /^c@x\.example/ })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('users are invited as members unless another role is selected; the list shows the role', async () => {
    const given: (string | null | undefined)[] = [];
    const { app, waiting } = house(
      {},
      {
        createInvitations: (({ input }: Given) => {
          given.push(input.role);
          waiting.push(...input.emails.map((email) => invitation({ email, role: input.role ?? 'MEMBER' })));
          return {
            outcomes: input.emails.map((email) => ({ email, outcome: 'SENT' })),
            organization: null,
            userErrors: [],
          };
        }) as never,
      },
    );
    for (const [email, role] of [
      ['a@x.example', null],
      ['b@x.example', /Billing manager/],
    ] as const) {
      await app.user.click(await screen.findByRole('button', { name: 'Invite people' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Invite people' }));
      await app.user.type(dialog.getByRole('textbox', { name: 'Email addresses' }), email);
      if (role) await app.user.click(dialog.getByRole('radio', { name: role }));
      await app.user.click(dialog.getByRole('button', { name: 'Send invitations' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(given).toEqual(['MEMBER', 'BILLING_MANAGER']);
    expect(await screen.findByRole('row', { name: /b@x\.example Billing manager/ })).toBeTruthy();
  });

  test('nothing is sent while an address is none', async () => {
    const { app } = house();
    await app.user.click(await screen.findByRole('button', { name: 'Invite people' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invite people' });
    await app.user.click(within(dialog).getByRole('button', { name: 'Send invitations' }));
    expect((await within(dialog).findByRole('alert')).textContent).toBe('Enter at least one email address.');
    await app.user.type(within(dialog).getByRole('textbox', { name: 'Email addresses' }), 'a@x.example nonsense');
    await app.user.click(within(dialog).getByRole('button', { name: 'Send invitations' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain(
      'One of these isn’t a valid email address.',
    );
    expect(app.times('CreateInvitations')).toBe(0);
  });

  test('shows the outcome of each address if not every email was sent', async () => {
    const { app } = house(
      {},
      {
        createInvitations: {
          outcomes: [
            { __typename: 'InvitationOutcome', email: 'a@x.example', outcome: 'SENT' },
            { __typename: 'InvitationOutcome', email: 'max@acme.example', outcome: 'ALREADY_MEMBER' },
          ],
          organization: null,
          userErrors: [],
        } as never,
      },
    );
    await app.user.click(await screen.findByRole('button', { name: 'Invite people' }));
    await app.user.type(
      await screen.findByRole('textbox', { name: 'Email addresses' }),
      'a@x.example max@acme.example',
    );
    await app.user.click(screen.getByRole('button', { name: 'Send invitations' }));
    const dialog = await screen.findByRole('dialog', { name: 'Results' });
    expect(within(dialog).getByRole('status').textContent).toBe(
      'a@x.exampleInvitation sent.max@acme.exampleAlready a member. Nothing sent.',
    );
    expect(await axeProblems()).toEqual([]);
    await app.user.click(within(dialog).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('a rejected address is marked with its reason, and a general error is shown', async () => {
    const answers = [
      [inputError('Addresses of this host get no mail.', ['emails', '1'])],
      [inputError('Confirm your email address before you invite others.')],
    ];
    const { app } = house(
      {},
      { createInvitations: (() => ({ outcomes: null, organization: null, userErrors: answers.shift() })) as never },
    );
    await app.user.click(await screen.findByRole('button', { name: 'Invite people' }));
    await app.user.type(await screen.findByRole('textbox', { name: 'Email addresses' }), 'a@x.example b@x.example');
    await app.user.click(screen.getByRole('button', { name: 'Send invitations' }));
    expect((await screen.findByTitle('Addresses of this host get no mail.')).textContent).toBe('b@x.example');
    await app.user.click(screen.getByRole('button', { name: 'Remove b@x.example' }));
    await app.user.click(screen.getByRole('button', { name: 'Send invitations' }));
    expect(await screen.findByText('Confirm your email address before you invite others.')).toBeTruthy();
  });

  test('[INV-01, INV-08] an invitation is sent again', async () => {
    const { app } = house(
      {},
      {
        sendInvitations: (({ input }: Given) => ({
          outcomes: input.emails.map((email) => ({ email, outcome: 'RATE_LIMITED' })),
          organization: null,
          userErrors: [],
        })) as never,
      },
    );
    await choose(app, 'eva@borealis.example', 'Resend');
    expect(await screen.findByText('Emailed recently. Nothing sent. Try again later.')).toBeTruthy();
    expect(app.asked.find(({ name }) => name === 'SendInvitations')?.variables).toEqual({
      input: { organization: 'acme', emails: ['eva@borealis.example'] },
    });
  });

  test('[INV-01, INV-09] removing asks first, and the invitation is gone from the list', async () => {
    const { app, waiting } = house(
      {},
      {
        revokeInvitations: (({ input }: Given) => {
          waiting.splice(0, 1);
          return {
            outcomes: input.emails.map((email) => ({ email, outcome: 'REVOKED' })),
            organization: null,
            userErrors: [],
          };
        }) as never,
      },
    );
    await choose(app, 'eva@borealis.example', 'Remove');
    const dialog = await screen.findByRole('alertdialog', { name: 'Revoke this invitation?' });
    expect(app.times('RevokeInvitations')).toBe(0);
    await app.user.click(within(dialog).getByRole('button', { name: 'Revoke invitation' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /^eva@/ })).toBeNull());
    expect(screen.getByRole('row', { name: /^old@/ })).toBeTruthy();
  });

  test('[INV-01, INV-10] the address of an invitation is changed; an error is shown at the field', async () => {
    const { app, waiting } = house(
      {},
      {
        updateInvitation: (({ input }: Given) => {
          if (input.email === 'bad')
            return {
              invitation: null,
              organization: null,
              userErrors: [inputError('Enter an email address, such as ada@acme.example.', ['email'])],
            };
          waiting[0] = invitation({ email: input.email });
          return { invitation: waiting[0], organization: null, userErrors: [] };
        }) as never,
      },
    );
    await choose(app, 'eva@borealis.example', 'Change email');
    const field = await screen.findByRole('textbox', { name: 'New email address' });
    await app.user.clear(field);
    await app.user.type(field, 'bad');
    await app.user.click(screen.getByRole('button', { name: 'Save and send' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Enter an email address');
    await app.user.clear(field);
    await app.user.type(field, 'eva@cobalt.example');
    await app.user.click(screen.getByRole('button', { name: 'Save and send' }));
    expect(await screen.findByRole('row', { name: /^eva@cobalt\.example/ })).toBeTruthy();
  });

  test('[DATA-05] the link of an invitation can be copied, for hubs that send no mail', async () => {
    const copy = vi.spyOn(clipboard, 'copyText').mockResolvedValue(true);
    const { app } = house();
    await choose(app, 'eva@borealis.example', 'Copy link');
    await waitFor(() =>
      expect(copy).toHaveBeenCalledWith(`${window.location.origin}/organizations/acme/invitation-codes/c0de`),
    );
    copy.mockRestore();
  });
});

describe('the page of a code', () => {
  const url = '/organizations/borealis/invitation-codes/c0de';
  const back = encodeURIComponent(url);
  const received = (part: Partial<ReceivedInvitation> = {}): ReceivedInvitation => ({
    __typename: 'ReceivedInvitation',
    organizationName: 'borealis',
    organizationTitle: 'Borealis',
    role: 'MEMBER',
    invitedBy: 'Grace Hopper',
    expiresAt: '2030-10-15T00:00:00Z',
    state: 'OPEN',
    viewerState: 'INVITED',
    email: null,
    ...part,
  });
  const borealis = buildOrganization({ id: 'org-borealis', name: 'borealis', title: 'Borealis', role: 'MEMBER' });
  const main = () => screen.getByRole('main');

  test('[INV-11, ROUTE-61] a visitor sees who invites, and signs in or up to come back', async () => {
    const app = render(url, null, { invitation: received({ viewerState: 'VISITOR' }) as never });
    await screen.findByRole('heading', { name: 'Join Borealis', level: 1 });
    expect(screen.getByText(/^Grace Hopper invited you to join Borealis\./)).toBeTruthy();
    expect(within(main()).getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      `/sign-in?returnUrl=${back}`,
    );
    expect(within(main()).getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe(
      `/sign-up?returnUrl=${back}`,
    );
    expect(app.address()).toBe(url);
    // The organization isn't requested for a non-member.
    expect(app.asked.find(({ name }) => name === 'Shell')?.variables).toMatchObject({ isInOrganization: false });
    expect(app.times('OrganizationNav')).toBe(0);
    expect(await axeProblems()).toEqual([]);
  });

  test('where people cannot create accounts, signing up is not offered', async () => {
    render(url, null, {
      invitation: received({ viewerState: 'VISITOR' }) as never,
      signInOptions: {
        allowsRegistration: false,
        supportsPasskeys: false,
        identityProvider: null,
        sendsMail: true,
        hasOperator: true,
        allowedReturnHosts: [],
      } as never,
    });
    await screen.findByText(/Accounts are created by the hub operator\.$/);
    expect(within(main()).queryByRole('link', { name: 'Sign up' })).toBeNull();
  });

  test('[INV-01, INV-06, INV-11] an invited user accepts, and is in the organization', async () => {
    let joined = false;
    const hub: Hub = {
      invitation: received() as never,
      organization: () => (joined ? borealis : null) as never,
      acceptInvitation: (({ input }: Given) => {
        joined = input.code === 'c0de';
        return { organization: borealis, viewer: buildUser({ organizations: [borealis] }), userErrors: [] };
      }) as never,
    };
    const app = render('/organizations', buildUser({ organizations: [] }), hub);
    await app.router.navigate(url);
    expect(await screen.findByText(/can view channels, packages, and policies/)).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
    await app.user.click(screen.getByRole('button', { name: 'Accept' }));
    await screen.findByRole('heading', { name: 'Borealis', level: 1 });
    expect(app.address()).toBe('/organizations/borealis');
    expect(await screen.findByText('You joined Borealis')).toBeTruthy();
  });

  test('[INV-07] declining asks first, then leads home', async () => {
    const app = render(url, buildUser(), {
      invitation: received() as never,
      declineInvitation: { declined: true, userErrors: [] } as never,
    });
    await app.user.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Decline this invitation?' });
    expect(app.times('DeclineInvitation')).toBe(0);
    await app.user.click(within(dialog).getByRole('button', { name: 'Decline invitation' }));
    expect(await screen.findByText('Invitation declined')).toBeTruthy();
    expect(app.address()).toBe('/');
  });

  test('an error is shown in place', async () => {
    const app = render(url, buildUser(), {
      invitation: received() as never,
      acceptInvitation: {
        organization: null,
        viewer: null,
        userErrors: [inputError('This invitation has expired.')],
      } as never,
    });
    await app.user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await within(main()).findByText('This invitation has expired.')).toBeTruthy();
    expect(app.address()).toBe(url);
  });

  test.each([
    [
      'one that has expired',
      { state: 'EXPIRED' },
      'This invitation has expired',
      'Ask an admin of Borealis to resend it.',
    ],
    [
      'one that was used',
      { state: 'ACCEPTED' },
      'This invitation was already accepted',
      /^Each invitation works once\./,
    ],
    [
      'one for another address, and which is signed in',
      { viewerState: 'EMAIL_MISMATCH' },
      'This invitation is for another email address',
      /^You’re signed in as ada@acme\.example\./,
    ],
    [
      'a member',
      { viewerState: 'MEMBER', state: 'ACCEPTED' },
      'You’re already a member of Borealis',
      'You don’t need to accept this invitation.',
    ],
    [
      'an address that is not confirmed',
      { viewerState: 'EMAIL_NOT_CONFIRMED' },
      'Confirm your email address first',
      /^Grace Hopper invited you to join/,
    ],
  ] as const)('says of %s why it cannot be accepted', async (_what, part, title, sentence) => {
    const app = render(url, buildUser(), { invitation: received(part) as never });
    await screen.findByRole('heading', { name: title, level: 1 });
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    expect(app.address()).toBe(url);
    expect(await axeProblems()).toEqual([]);
  });

  test('[INV-05] an unknown code says so', async () => {
    render(url, null, { invitation: null });
    await screen.findByRole('heading', { name: 'Invitation not found', level: 1 });
  });
});
