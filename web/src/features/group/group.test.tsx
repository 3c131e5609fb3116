import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Group } from '../../gen/types.ts';
import { axeProblems } from '../../testing/axe.ts';
import {
  buildChannel,
  buildOrganization,
  buildUser,
  connection,
  inputError,
  pageOfChannels,
} from '../../testing/builders.ts';
import { chooseAction } from '../../testing/menu.ts';
import { render } from '../../testing/render.tsx';
import type { Hub } from '../../testing/schema.ts';

type Input = { input: { name: string; memberId: string; channel: string } };

const person = (name: string, email: string | null = `${name.toLowerCase()}@acme.example`) =>
  ({
    __typename: 'Member',
    id: `member-${name}`,
    role: 'MEMBER',
    user: buildUser({ id: `user-${name}`, username: name.toLowerCase(), displayName: name, email }),
  }) as const;
const channel = (name: string, privacy: 'PRIVATE' | 'PUBLIC' = 'PRIVATE') =>
  buildChannel({ name, visibility: privacy });

/** A hub with one group and one organization; `part` and `organization` override their fields. */
function house(
  {
    people = [person('Max')],
    channels = [channel('team')],
    role = 'ADMIN',
    organization = {},
    at = 'groups/group-1',
  }: {
    people?: ReturnType<typeof person>[];
    channels?: ReturnType<typeof channel>[];
    role?: string;
    organization?: object;
    at?: string;
  } = {},
  writes: Hub = {},
) {
  const inside = [...people];
  const tied = [...channels];
  const group = () =>
    ({
      __typename: 'Group',
      id: 'group-1',
      name: 'Readers',
      memberCount: inside.length,
      channelCount: tied.length,
      members: () => connection(inside),
      channels: () => [...tied],
      channelPage: pageOfChannels(() => [...tied]),
    }) as unknown as Group;
  const everybody = [person('Max'), person('Eva'), person('Zoe')];
  const acme = buildOrganization({
    role: role as 'ADMIN',
    groups: (() => [group()]) as never,
    group: (({ id }: { id: string }) => (id === 'group-1' ? group() : null)) as never,
    serviceAccounts: [] as never,
    channels: [channel('main', 'PUBLIC'), channel('team')] as never,
    members: (({ query }: { query: string | null }) =>
      connection(
        everybody.filter(({ user }) =>
          String(user.displayName)
            .toLowerCase()
            .includes((query ?? '').toLowerCase()),
        ),
      )) as never,
    ...organization,
  });
  const app = render(`/organizations/acme/${at}`, buildUser({ organizations: [acme] }), {
    organization: () => acme as never,
    addGroupMember: (({ input }: Input) => {
      inside.push(everybody.find(({ id }) => id === input.memberId)!);
      return { group: group(), userErrors: [] };
    }) as never,
    removeGroupMember: (({ input }: Input) => {
      inside.splice(
        inside.findIndex(({ id }) => id === input.memberId),
        1,
      );
      return { group: group(), userErrors: [] };
    }) as never,
    addChannelGroup: (({ input }: Input) => {
      tied.push(channel(input.channel));
      return { group: group(), channel: null, userErrors: [] };
    }) as never,
    removeChannelGroup: (({ input }: Input) => {
      tied.splice(
        tied.findIndex(({ name }) => name === input.channel),
        1,
      );
      return { group: group(), channel: null, userErrors: [] };
    }) as never,
    ...writes,
  });
  return app;
}

describe('the groups of an organization', () => {
  test('[GROUP-01, GROUP-02, DATA-07] are listed with their numbers and lead to their pages', async () => {
    const app = house({ at: 'groups' });
    const row = await screen.findByRole('row', { name: /^Readers 1 1/ });
    expect(await axeProblems()).toEqual([]);
    await app.user.click(within(row).getByRole('link', { name: 'Readers' }));
    await screen.findByRole('heading', { name: 'Readers', level: 1 });
    expect(app.address()).toBe('/organizations/acme/groups/group-1');
  });

  test('a page has twenty of many; the filter searches all, and the URL has filter and page', async () => {
    const groups = Array.from({ length: 45 }, (_, at) => ({
      __typename: 'Group',
      id: `group-${at}`,
      name: `Team ${String(at).padStart(2, '0')}`,
      memberCount: 0,
      channelCount: 0,
    }));
    const app = house({ at: 'groups?page=3', organization: { groups: () => groups } });
    await screen.findByRole('link', { name: 'Team 40' });
    const shown = () => screen.getAllByRole('link', { name: /^Team \d\d$/ }).map((link) => link.textContent);
    expect(shown()).toEqual(['Team 40', 'Team 41', 'Team 42', 'Team 43', 'Team 44']);
    await app.user.type(screen.getByRole('searchbox', { name: 'Filter groups' }), 'team 07');
    await waitFor(() => expect(shown()).toEqual(['Team 07']));
    expect(app.address()).toBe('/organizations/acme/groups?q=team+07');
  });

  test('[GROUP-03] a name is required; a taken one is shown at the field, a free one opens the new group', async () => {
    const given: string[] = [];
    const app = house(
      { at: 'groups' },
      {
        createGroup: (({ input }: Input) => {
          given.push(input.name);
          return input.name === 'Taken'
            ? {
                group: null,
                organization: null,
                userErrors: [inputError('This name is taken.', ['name'], 'NAME_TAKEN')],
              }
            : {
                group: { __typename: 'Group', id: 'group-1', name: input.name, memberCount: 0, channelCount: 0 },
                organization: null,
                userErrors: [],
              };
        }) as never,
      },
    );
    await app.user.click(await screen.findByRole('button', { name: 'Create group' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create group' });
    const submit = within(dialog).getByRole('button', { name: 'Create group' });
    await app.user.click(submit);
    expect((await within(dialog).findByRole('alert')).textContent).toBe('Name is required');
    const name = within(dialog).getByRole('textbox', { name: 'Name' });
    await app.user.type(name, ' Taken ');
    await app.user.click(submit);
    await waitFor(() => expect(within(dialog).getByRole('alert').textContent).toBe('This name is taken.'));
    expect(await axeProblems()).toEqual([]);
    await app.user.clear(name);
    await app.user.type(name, 'Readers');
    await app.user.click(submit);
    await waitFor(() => expect(app.address()).toBe('/organizations/acme/groups/group-1'));
    expect(given).toEqual(['Taken', 'Readers']);
  });

  test('[GROUP-04] deleting asks first, and can be undone', async () => {
    let ids: string[] = ['group-1'];
    const app = house(
      {
        at: 'groups',
        organization: {
          groups: () =>
            ids.map((id) => ({ __typename: 'Group', id, name: 'Readers', memberCount: 1, channelCount: 1 })),
        },
      },
      {
        deleteGroup: (() => {
          ids = [];
          return { deletedId: 'group-1', organization: buildOrganization({ groups: [] as never }), userErrors: [] };
        }) as never,
        restoreGroup: (({ input }: { input: { groupId: string } }) => {
          const group = { __typename: 'Group', id: input.groupId, name: 'Readers', memberCount: 1, channelCount: 1 };
          return { group, organization: buildOrganization({ groups: [group] as never }), userErrors: [] };
        }) as never,
      },
    );
    await chooseAction(app, 'Actions for Readers', 'Delete group');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete group Readers?' });
    await app.user.click(within(dialog).getByRole('button', { name: 'Delete group' }));
    expect(await screen.findByRole('heading', { name: 'No groups yet' })).toBeTruthy();
    await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Readers' })).toBeTruthy();
    expect(await screen.findByText('Group Readers restored with its members')).toBeTruthy();
  });

  test('a group is renamed from the list; a taken name is shown at the field', async () => {
    const given: string[] = [];
    const app = house(
      { at: 'groups' },
      {
        updateGroup: (({ input }: Input) => {
          given.push(input.name);
          return input.name === 'Taken'
            ? { group: null, userErrors: [inputError('This name is taken.', ['name'], 'NAME_TAKEN')] }
            : { group: { __typename: 'Group', id: 'group-1', name: input.name }, userErrors: [] };
        }) as never,
      },
    );
    await chooseAction(app, 'Actions for Readers', 'Rename');
    const dialog = await screen.findByRole('dialog', { name: 'Rename group Readers' });
    const field = within(dialog).getByRole('textbox', { name: 'Name' });
    for (const name of ['Taken', 'Forecasters']) {
      await app.user.clear(field);
      await app.user.type(field, name);
      await app.user.click(within(dialog).getByRole('button', { name: 'Rename' }));
      if (name === 'Taken') await within(dialog).findByText('This name is taken.');
    }
    await screen.findByRole('link', { name: 'Forecasters' });
    expect(given).toEqual(['Taken', 'Forecasters']);
  });

  test('members see groups and nothing to change', async () => {
    house({ at: 'groups', role: 'MEMBER' });
    expect(await screen.findByRole('row', { name: 'Readers 1 1' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Create group' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Actions/ })).toBeNull();
  });
});

describe('a group', () => {
  test('[GROUP-01, GROUP-05, GROUP-06] shows its people, its channels, and the service accounts in it', async () => {
    house({
      organization: {
        serviceAccounts: [
          {
            __typename: 'ServiceAccount',
            id: 'a1',
            name: 'ci-main',
            groups: [{ groupId: 'group-1', name: 'Readers' }],
          },
          { __typename: 'ServiceAccount', id: 'a2', name: 'ci-other', groups: [] },
        ],
      },
    });
    expect(await screen.findByRole('row', { name: /^Max max max@acme\.example Member/ })).toBeTruthy();
    expect(
      within(screen.getByRole('region', { name: 'Channels' }))
        .getByRole('link', { name: 'team' })
        .getAttribute('href'),
    ).toBe('/organizations/acme/channels/team');
    expect(within(screen.getByRole('region', { name: 'Service accounts' })).getByText('ci-main')).toBeTruthy();
    expect(screen.queryByText('ci-other')).toBeNull();
    expect(
      within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/organizations/acme', '/organizations/acme/groups']);
    expect(await axeProblems()).toEqual([]);
  });

  test('[GROUP-07] members are found by name and added one after the other; who is in it is not offered', async () => {
    const app = house();
    await app.user.click(await screen.findByRole('button', { name: 'Add members' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add members' });
    await within(dialog).findByRole('row', { name: 'Max max Added' });
    await app.user.type(within(dialog).getByRole('searchbox', { name: 'Find members' }), 'ev{Enter}');
    await waitFor(() => expect(within(dialog).queryByRole('row', { name: /^Zoe/ })).toBeNull());
    await app.user.click(within(dialog).getByRole('button', { name: 'Add Eva' }));
    await within(dialog).findByRole('row', { name: 'Eva eva Added' });
    expect(await axeProblems()).toEqual([]);
    await app.user.click(within(dialog).getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('row', { name: /^Eva eva/ })).toBeTruthy();
  });

  test('[GROUP-08] who is removed is gone', async () => {
    const app = house();
    await app.user.click(await screen.findByRole('button', { name: 'Remove Max from the group' }));
    expect(await screen.findByRole('heading', { name: 'No members yet' })).toBeTruthy();
  });

  test('[GROUP-09, GROUP-10] channels without access are offered; others can be removed', async () => {
    const app = house();
    await app.user.click(await screen.findByRole('button', { name: 'Add channel' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add channel to group' });
    const choice = await within(dialog).findByRole('combobox', { name: 'Channel' });
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['main (public)']);
    expect(await axeProblems()).toEqual([]);
    await app.user.click(within(dialog).getByRole('button', { name: 'Add channel' }));
    const table = await screen.findByRole('region', { name: 'Channels' });
    await within(table).findByRole('link', { name: 'main' });
    await app.user.click(within(table).getByRole('button', { name: 'Remove team' }));
    await waitFor(() => expect(within(table).queryByRole('link', { name: 'team' })).toBeNull());
  });

  test('shows errors of a change', async () => {
    const app = house({}, { removeGroupMember: { group: null, userErrors: [inputError('Not now.')] } as never });
    await app.user.click(await screen.findByRole('button', { name: 'Remove Max from the group' }));
    expect(await screen.findByText('Not now.')).toBeTruthy();
    expect(screen.getByRole('row', { name: /^Max/ })).toBeTruthy();
  });

  test('members see who is in it and nothing to change', async () => {
    house({ role: 'MEMBER', people: [person('Max', null)], organization: { serviceAccounts: null } });
    expect(await screen.findByRole('row', { name: 'Max max Member' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^(Add|Remove|Delete)/ })).toBeNull();
  });

  test('one that is not there says so', async () => {
    house({ at: 'groups/group-9' });
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go back.' }).getAttribute('href')).toBe('/organizations/acme/groups');
  });
});
