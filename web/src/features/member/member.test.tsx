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
  code: 'c0de',
  path: '/organizations/acme/invitation-codes/c0de',
  role: 'MEMBER',
  invitedBy: 'Ada Byron',
  createdAt: '2025-10-01T00:00:00Z',
  sentAt: '2025-10-01T00:00:00Z',
  expiresAt: '2030-10-15T00:00:00Z',
  isExpired: false,
  ...part,
});

/** The members page of a hub that keeps invitations; `part` changes the organization. */
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

  test('where the hub sends no mail the note stands below the invitations: it comes last, and would push them', async () => {
    house(
      {},
      {
        signInOptions: {
          registration: true,
          passkeys: false,
          provider: null,
          sendsMail: false,
          hasOperator: true,
          returnHosts: [],
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
    const { app } = house({}, { setMemberRole: { member: null, organization: null, userErrors: [] } });
    await screen.findByRole('row', { name: /^Max Born/ });
    await choose(app, 'Max Born', 'Change role');
    const dialog = await screen.findByRole('dialog', { name: 'Role of Max Born' });
    expect(
      within(dialog)
        .getAllByRole('radio')
        .map((radio) => (radio as HTMLInputElement).value),
    ).toEqual(['MEMBER', 'BILLING_MANAGER', 'ADMIN']);
    expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: /^Member/ }).checked).toBe(true);
    await app.user.click(within(dialog).getByRole('radio', { name: /^Billing manager/ }));
    await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.asked.find(({ name }) => name === 'SetMemberRole')?.variables).toEqual({
      input: { organization: 'acme', id: 'member-max', role: 'BILLING_MANAGER', expectedVersion: 'first' },
    });
    await screen.findByText('Max Born: Billing manager');
    await waitFor(() => expect(app.times('Members')).toBe(2));
  });

  test('that the only admin must stay one is told in the dialog', async () => {
    const { app } = house(
      {},
      {
        setMemberRole: {
          member: null,
          organization: null,
          userErrors: [inputError('This is the only admin of the organization.')],
        } as never,
      },
    );
    await screen.findByRole('row', { name: /^Ada Byron/ });
    await choose(app, 'Ada Byron', 'Change role');
    const dialog = await screen.findByRole('dialog', { name: 'Your role' });
    await app.user.click(within(dialog).getByRole('radio', { name: /^Member/ }));
    expect(dialog.textContent).toContain('another admin must');
    await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain(
      'This is the only admin of the organization.',
    );
  });

  test('[ORG-15, ORG-16] a member is removed after a question', async () => {
    const { app } = house({}, { removeMember: { removedId: 'member-max', organization: null, userErrors: [] } });
    await screen.findByRole('row', { name: /^Max Born/ });
    await choose(app, 'Max Born', 'Remove from the organization');
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove Max Born?' });
    expect(app.times('RemoveMember')).toBe(0);
    await app.user.click(within(dialog).getByRole('button', { name: 'Remove member' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(app.asked.find(({ name }) => name === 'RemoveMember')?.variables).toEqual({
      input: { organization: 'acme', id: 'member-max' },
    });
    await waitFor(() => expect(app.times('Members')).toBe(2));
  });

  test('[ORG-14, ORG-15] several members get a role or are removed at once, and who could not be is told with the reason', async () => {
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
        setMemberRole: { member: null, organization: null, userErrors: [] },
        removeMember: (({ input }: { input: { id: string } }) => ({
          removedId: null,
          organization: null,
          userErrors: input.id === 'member-1' ? [inputError('Eva pays for this organization.')] : [],
        })) as never,
      },
    );
    await app.user.click(await screen.findByRole('checkbox', { name: 'Max Born' }));
    await app.user.click(screen.getByRole('checkbox', { name: 'Eva Moser' }));
    const bar = within(screen.getByRole('group', { name: 'With the selected rows' }));
    expect(bar.getByText('2 selected')).toBeTruthy();
    await app.user.click(bar.getByRole('button', { name: 'Change role' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Role of 2 members' }));
    await app.user.click(dialog.getByRole('radio', { name: /^Billing manager/ }));
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('2 members: Billing manager')).toBeTruthy();
    expect(app.asked.filter(({ name }) => name === 'SetMemberRole').map(({ variables }) => variables)).toEqual(
      ['member-0', 'member-1'].map((id) => ({
        input: { organization: 'acme', id, role: 'BILLING_MANAGER', expectedVersion: 'first' },
      })),
    );
    await app.user.click(
      within(screen.getByRole('region', { name: 'Members of the organization' })).getByRole('checkbox', {
        name: 'Select all',
      }),
    );
    await app.user.click(screen.getByRole('button', { name: 'Remove' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove 3 members?' }));
    expect(question.getByText(/^Max Born, Eva Moser, Bill Payer\./)).toBeTruthy();
    await app.user.click(question.getByRole('button', { name: 'Remove members' }));
    expect(await screen.findByText('2 members removed')).toBeTruthy();
    expect(screen.getByText('Eva Moser: Eva pays for this organization.')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'With the selected rows' })).toBeNull();
  });

  test('several invitations are sent again in one call, which tells what became of each', async () => {
    const given: string[][] = [];
    const { app } = house(
      {},
      {
        resendInvitations: (({ input }: Given) => {
          given.push(input.emails);
          return {
            outcomes: input.emails.map((email, at) => ({
              __typename: 'InvitationOutcome',
              email,
              outcome: at === 0 ? 'SENT' : 'TOO_SOON',
            })),
            organization: null,
            userErrors: [],
          };
        }) as never,
      },
    );
    const section = within(await screen.findByRole('region', { name: 'Invitations' }));
    await app.user.click(section.getByRole('checkbox', { name: 'Select all' }));
    await app.user.click(section.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('1 invitation sent again')).toBeTruthy();
    expect(screen.getByText(/^old@borealis\.example: Got a mail a moment ago/)).toBeTruthy();
    expect(given).toEqual([['eva@borealis.example', 'old@borealis.example']]);
  });

  test('[ORG-07, ORG-27, ORG-28] on the own row one leaves: the organization is in no list any more, and its visit is forgotten', async () => {
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
        return { leftId: 'org-acme', viewer: null, userErrors: [] };
      }) as never,
    });
    await screen.findByRole('row', { name: /^Ada Byron/ });
    expect(screen.queryByRole('button', { name: 'Actions for Max Born' })).toBeNull();
    expect(localStorage.getItem('organization-visits:user-ada')).toContain('org-acme');
    await choose(app, 'Ada Byron', 'Leave the organization');
    await app.user.click(
      within(await screen.findByRole('alertdialog', { name: 'Leave Acme Research?' })).getByRole('button', {
        name: 'Leave',
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
      members: ((given: { search: string | null; role: string | null }) => {
        asked.push([given.search, given.role]);
        return given.search === 'nobody' ? connection([]) : members;
      }) as never,
    });
    await screen.findByRole('row', { name: /^Max Born/ });
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Billing manager');
    // The page follows its address: what is typed before that is typed into the page before.
    await waitFor(() =>
      expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Role' }).value).toBe('BILLING_MANAGER'),
    );
    expect(app.address()).toBe('/organizations/acme/members?role=BILLING_MANAGER');
    await app.user.type(screen.getByRole('searchbox', { name: 'Filter by name' }), 'nobody{Enter}');
    expect(await screen.findByRole('heading', { name: 'Nobody fits' })).toBeTruthy();
    expect(asked.at(-1)).toEqual(['nobody', 'BILLING_MANAGER']);
    await app.user.click(screen.getByRole('button', { name: 'Show all members' }));
    expect(await screen.findByRole('row', { name: /^Max Born/ })).toBeTruthy();
    expect(app.address()).toBe('/organizations/acme/members');
  });

  test('[ORG-13] the download saves the table of the hub as a file', async () => {
    const saved = watchDownloads();
    const { app } = house({ memberTable: 'user_id,username\r\n1,max\r\n' });
    await app.user.click(await screen.findByRole('button', { name: 'Download' }));
    await waitFor(() =>
      expect(saved).toEqual([
        { name: 'acme-members.csv', type: 'text/csv;charset=utf-8', text: 'user_id,username\r\n1,max\r\n' },
      ]),
    );
  });

  test('without invitations the page says what one is', async () => {
    house({ invitations: connection([]), invitationCount: 0 });
    expect(await screen.findByRole('heading', { name: 'No invitation waits for an answer' })).toBeTruthy();
  });

  test('[INV-01, INV-02] inviting takes addresses by comma, space and leaving the field, and tells how many were sent', async () => {
    const given: string[][] = [];
    const { app, waiting } = house(
      {},
      {
        inviteMembers: (({ input }: Given) => {
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
      within(dialog).getByRole('textbox', { name: 'E-mail addresses' }),
      'a@x.example,b@x.example c@x.example',
    );
    expect(await axeProblems()).toEqual([]);
    await app.user.click(within(dialog).getByRole('button', { name: 'Send invitations' }));
    await screen.findByText('3 invitations were sent');
    expect(given).toEqual([['a@x.example', 'b@x.example', 'c@x.example']]);
    expect(await screen.findByRole('row', { name: /^c@x\.example/ })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('people are invited as members unless another role is chosen; the list tells the role', async () => {
    const given: (string | null | undefined)[] = [];
    const { app, waiting } = house(
      {},
      {
        inviteMembers: (({ input }: Given) => {
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
      await app.user.type(dialog.getByRole('textbox', { name: 'E-mail addresses' }), email);
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
    expect((await within(dialog).findByRole('alert')).textContent).toBe('Give at least one address.');
    await app.user.type(within(dialog).getByRole('textbox', { name: 'E-mail addresses' }), 'a@x.example nonsense');
    await app.user.click(within(dialog).getByRole('button', { name: 'Send invitations' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('One of these is no e-mail address');
    expect(app.times('InviteMembers')).toBe(0);
  });

  test('what became of each address is told when not every mail was sent', async () => {
    const { app } = house(
      {},
      {
        inviteMembers: {
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
      await screen.findByRole('textbox', { name: 'E-mail addresses' }),
      'a@x.example max@acme.example',
    );
    await app.user.click(screen.getByRole('button', { name: 'Send invitations' }));
    const dialog = await screen.findByRole('dialog', { name: 'What became of each address' });
    expect(within(dialog).getByRole('status').textContent).toBe(
      'a@x.exampleInvited.max@acme.exampleBelongs to a member. Nothing was sent.',
    );
    expect(await axeProblems()).toEqual([]);
    await app.user.click(within(dialog).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('an address that the hub refuses is marked with its reason, and a refusal of the whole is told', async () => {
    const answers = [
      [inputError('Addresses of this host get no mail.', ['emails', '1'])],
      [inputError('Confirm your e-mail address first, then invite others.')],
    ];
    const { app } = house(
      {},
      { inviteMembers: (() => ({ outcomes: null, organization: null, userErrors: answers.shift() })) as never },
    );
    await app.user.click(await screen.findByRole('button', { name: 'Invite people' }));
    await app.user.type(await screen.findByRole('textbox', { name: 'E-mail addresses' }), 'a@x.example b@x.example');
    await app.user.click(screen.getByRole('button', { name: 'Send invitations' }));
    expect((await screen.findByTitle('Addresses of this host get no mail.')).textContent).toBe('b@x.example');
    await app.user.click(screen.getByRole('button', { name: 'Remove b@x.example' }));
    await app.user.click(screen.getByRole('button', { name: 'Send invitations' }));
    expect(await screen.findByText('Confirm your e-mail address first, then invite others.')).toBeTruthy();
  });

  test('[INV-01, INV-08] an invitation is sent again', async () => {
    const { app } = house(
      {},
      {
        resendInvitations: (({ input }: Given) => ({
          outcomes: input.emails.map((email) => ({ email, outcome: 'TOO_SOON' })),
          organization: null,
          userErrors: [],
        })) as never,
      },
    );
    await choose(app, 'eva@borealis.example', 'Send again');
    expect(await screen.findByText('Got a mail a moment ago. Nothing was sent; try again later.')).toBeTruthy();
    expect(app.asked.find(({ name }) => name === 'ResendInvitations')?.variables).toEqual({
      input: { organization: 'acme', emails: ['eva@borealis.example'] },
    });
  });

  test('[INV-01, INV-09] removing asks first, and the invitation is gone from the list', async () => {
    const { app, waiting } = house(
      {},
      {
        removeInvitations: (({ input }: Given) => {
          waiting.splice(0, 1);
          return {
            outcomes: input.emails.map((email) => ({ email, outcome: 'REMOVED' })),
            organization: null,
            userErrors: [],
          };
        }) as never,
      },
    );
    await choose(app, 'eva@borealis.example', 'Remove');
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove this invitation?' });
    expect(app.times('RemoveInvitations')).toBe(0);
    await app.user.click(within(dialog).getByRole('button', { name: 'Remove invitation' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /^eva@/ })).toBeNull());
    expect(screen.getByRole('row', { name: /^old@/ })).toBeTruthy();
  });

  test('[INV-01, INV-10] the address of an invitation is changed; a refusal stands at the field', async () => {
    const { app, waiting } = house(
      {},
      {
        editInvitation: (({ input }: Given) => {
          if (input.email === 'bad')
            return {
              invitation: null,
              organization: null,
              userErrors: [inputError('Write an e-mail address such as ada@acme.example.', ['email'])],
            };
          waiting[0] = invitation({ email: input.email });
          return { invitation: waiting[0], organization: null, userErrors: [] };
        }) as never,
      },
    );
    await choose(app, 'eva@borealis.example', 'Change address');
    const field = await screen.findByRole('textbox', { name: 'New e-mail address' });
    await app.user.clear(field);
    await app.user.type(field, 'bad');
    await app.user.click(screen.getByRole('button', { name: 'Save and send' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Write an e-mail address');
    await app.user.clear(field);
    await app.user.type(field, 'eva@cobalt.example');
    await app.user.click(screen.getByRole('button', { name: 'Save and send' }));
    expect(await screen.findByRole('row', { name: /^eva@cobalt\.example/ })).toBeTruthy();
  });

  test('[DATA-05] the link of an invitation can be copied, for hubs that send no mail', async () => {
    const copy = vi.spyOn(clipboard, 'copyText').mockResolvedValue(true);
    const { app } = house();
    await choose(app, 'eva@borealis.example', 'Copy the link');
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
    caller: 'INVITED',
    email: null,
    ...part,
  });
  const borealis = buildOrganization({ id: 'org-borealis', name: 'borealis', title: 'Borealis', role: 'MEMBER' });
  const main = () => screen.getByRole('main');

  test('[INV-11, ROUTE-61] a visitor sees who invites, and signs in or up to come back', async () => {
    const app = render(url, null, { invitation: received({ caller: 'VISITOR' }) as never });
    await screen.findByRole('heading', { name: 'Join Borealis', level: 1 });
    expect(screen.getByText(/^Grace Hopper invites you to the organization Borealis\./)).toBeTruthy();
    expect(within(main()).getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      `/sign-in?returnUrl=${back}`,
    );
    expect(within(main()).getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe(
      `/sign-up?returnUrl=${back}`,
    );
    expect(app.address()).toBe(url);
    // A stranger's organization is not asked for.
    expect(app.times('OrganizationNav')).toBe(0);
    expect(await axeProblems()).toEqual([]);
  });

  test('where people cannot create accounts, signing up is not offered', async () => {
    render(url, null, {
      invitation: received({ caller: 'VISITOR' }) as never,
      signInOptions: {
        registration: false,
        passkeys: false,
        provider: null,
        sendsMail: true,
        hasOperator: true,
        returnHosts: [],
      } as never,
    });
    await screen.findByText(/Accounts of this hub are made by its operator\.$/);
    expect(within(main()).queryByRole('link', { name: 'Sign up' })).toBeNull();
  });

  test('[INV-01, INV-06, INV-11] who is invited accepts, and stands in the organization', async () => {
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
    expect(await screen.findByText(/you see its channels, packages and policies/)).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
    await app.user.click(screen.getByRole('button', { name: 'Accept' }));
    await screen.findByRole('heading', { name: 'Borealis', level: 1 });
    expect(app.address()).toBe('/organizations/borealis');
    expect(await screen.findByText('You are a member of Borealis now')).toBeTruthy();
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
    expect(await screen.findByText('You declined the invitation')).toBeTruthy();
    expect(app.address()).toBe('/');
  });

  test('a refusal is told in place', async () => {
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
      'Ask an admin of Borealis to send it again.',
    ],
    ['one that was used', { state: 'ACCEPTED' }, 'This invitation was accepted already', /^An invitation works once\./],
    [
      'one for another address, and which is signed in',
      { caller: 'ANOTHER_ADDRESS' },
      'This invitation is for another address',
      /^You are signed in as ada@acme\.example\./,
    ],
    [
      'a member',
      { caller: 'MEMBER', state: 'ACCEPTED' },
      'You are a member of Borealis already',
      'There is nothing left to accept.',
    ],
    [
      'an address that is not confirmed',
      { caller: 'NOT_CONFIRMED' },
      'Confirm your e-mail address first',
      /^Grace Hopper invites you/,
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
    await screen.findByRole('heading', { name: 'There is no such invitation', level: 1 });
  });
});
