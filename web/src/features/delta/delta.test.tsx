import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { axeProblems } from '../../testing/axe.ts';
import { buildOrganization, buildUser, connection, inputError } from '../../testing/builders.ts';
import { render } from '../../testing/render.tsx';

beforeAll(
  () => Promise.all([import('./DeltasPage.tsx'), import('./UnsubscribePage.tsx'), import('./SubscribeDialog.tsx')]),
  60_000,
);

const channel = (name: string) => ({ __typename: 'Channel', id: `id-${name}`, name });
const delta = (part = {}) => ({
  __typename: 'PolicyRun',
  id: 'run1',
  channelName: 'approved',
  policyName: 'Baseline',
  revision: 3,
  finishedAt: '2026-01-02T03:04:05Z',
  addedCount: 2,
  removedCount: 1234,
  ...part,
});
const subscription = (part = {}) => ({
  __typename: 'DeltaSubscription',
  id: 's1',
  channelName: 'main',
  frequency: 'WEEKLY',
  changeType: 'PACKAGES_REMOVED',
  createdAt: '2026-01-02T03:04:05Z',
  toldAt: '2026-01-02T03:04:05Z',
  ...part,
});

function open(at: string) {
  let subscriptions = [subscription()];
  const given: object[] = [];
  const acme = buildOrganization({
    channels: [channel('approved'), channel('main')],
    deltas: (args: object) => {
      given.push(args);
      return connection([
        delta(),
        delta({ id: 'run2', channelName: 'main', policyName: null, revision: null, addedCount: 0, removedCount: 0 }),
      ]);
    },
    deltaSubscriptions: () => subscriptions,
  } as never);
  const app = render(at, buildUser({ organizations: [acme] } as never), {
    organization: acme as never,
    subscribeToDeltas: (({ input }: { input: { channel: string; frequency: string; changeType: string } }) => {
      given.push(input);
      const made = subscription({ id: 's2', channelName: input.channel, ...input });
      subscriptions = [...subscriptions, made];
      return { subscription: made, userErrors: [] };
    }) as never,
    unsubscribeFromDeltas: (({ input }: { input: { id: string } }) => {
      subscriptions = subscriptions.filter(({ id }) => id !== input.id);
      return { endedId: input.id, userErrors: [] };
    }) as never,
    endDeltaMails: (({ input }: { input: { key: string } }) =>
      input.key === 'good'
        ? { organizationName: 'acme', channelName: 'main', userErrors: [] }
        : {
            organizationName: null,
            channelName: null,
            userErrors: [inputError('There is none.', [], 'NOT_FOUND')],
          }) as never,
  });
  return { ...app, given };
}

test('[POL-34] deltas are listed with what came and went, each leads to its files, and the address narrows them', async () => {
  const { given } = open('/organizations/acme/deltas?channel=main&change=PACKAGES_REMOVED');
  const table = await screen.findByRole('region', { name: 'Deltas' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(
    within(rows[0]!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['approved', 'Baseline revision 3', '+2', '−1,234']);
  expect(rows[1]!.textContent).toContain('Without a policy00');
  expect(within(rows[0]!).getAllByRole('link')[0]!.getAttribute('href')).toBe(
    '/organizations/acme/channels/approved/runs/run1',
  );
  expect(given[0]).toMatchObject({ channel: 'main', changeType: 'PACKAGES_REMOVED', first: 20, offset: 0 });
  await screen.findByRole('region', { name: 'Channels whose deltas are mailed to you' });
  expect(await axeProblems()).toEqual([]);
});

test('[POL-29, POL-36, POL-37, POL-38] somebody asks for mails with exactly the documented choices, sees them listed, and ends them', async () => {
  const { user, given } = open('/organizations/acme/deltas?channel=main');
  await screen.findByRole('region', { name: 'Deltas' });
  await user.click(screen.getByRole('button', { name: 'Mail me' }));
  const dialog = await screen.findByRole('dialog', { name: 'Mail me what changes' });
  const choices = (name: string) =>
    within(within(dialog).getByLabelText(name))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(choices('How often')).toEqual(['Real time', 'Daily', 'Weekly']);
  expect(choices('What')).toEqual(['All changes', 'Packages added', 'Packages removed']);
  expect((within(dialog).getByLabelText('Channel') as HTMLSelectElement).value).toBe('main');
  await user.selectOptions(within(dialog).getByLabelText('Channel'), 'approved');
  await user.selectOptions(within(dialog).getByLabelText('How often'), 'Real time');
  expect(await axeProblems()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Mail me' }));
  await screen.findByText('Changes of approved are mailed to you');
  expect(given.at(-1)).toEqual({
    organization: 'acme',
    channel: 'approved',
    frequency: 'REALTIME',
    changeType: 'ALL',
  });
  const mails = await screen.findByRole('region', { name: 'Channels whose deltas are mailed to you' });
  expect(
    within(mails)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['main', 'approved']);
  await user.click(within(mails).getByRole('button', { name: 'End the mails about main' }));
  await screen.findByText('No more mails about main');
  expect(
    within(mails)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['approved']);
});

test('[POL-38] the link of a mail asks first, ends the mails, and says when they have ended already', async () => {
  const { user } = open('/unsubscribe/good');
  await user.click(await screen.findByRole('button', { name: 'End these mails' }));
  await screen.findByRole('heading', { name: 'These mails have ended' });
  screen.getByText('You get no more mails about what changes in acme/main.');
  expect(await axeProblems()).toEqual([]);
});

test('a link that is not whole says so', async () => {
  const { user } = open('/unsubscribe/bad');
  await user.click(await screen.findByRole('button', { name: 'End these mails' }));
  await screen.findByText(/does not stand for a subscription any more/);
});
