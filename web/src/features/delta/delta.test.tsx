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
  addedFileCount: 2,
  removedFileCount: 1234,
  ...part,
});
const subscription = (part = {}) => ({
  __typename: 'DeltaSubscription',
  id: 's1',
  channelName: 'main',
  frequency: 'WEEKLY',
  changeType: 'PACKAGES_REMOVED',
  createdAt: '2026-01-02T03:04:05Z',
  lastNotifiedAt: '2026-01-02T03:04:05Z',
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
        delta({
          id: 'run2',
          channelName: 'main',
          policyName: null,
          revision: null,
          addedFileCount: 0,
          removedFileCount: 0,
        }),
      ]);
    },
    deltaSubscriptions: () => subscriptions,
  } as never);
  const app = render(at, buildUser({ organizations: [acme] } as never), {
    organization: acme as never,
    createDeltaSubscription: (({ input }: { input: { channel: string; frequency: string; changeType: string } }) => {
      given.push(input);
      const made = subscription({ id: 's2', channelName: input.channel, ...input });
      subscriptions = [...subscriptions, made];
      return { subscription: made, userErrors: [] };
    }) as never,
    deleteDeltaSubscription: (({ input }: { input: { subscriptionId: string } }) => {
      subscriptions = subscriptions.filter(({ id }) => id !== input.subscriptionId);
      return { deletedId: input.subscriptionId, userErrors: [] };
    }) as never,
    deleteDeltaSubscriptionByToken: (({ input }: { input: { token: string } }) =>
      input.token === 'good'
        ? { organizationName: 'acme', channelName: 'main', userErrors: [] }
        : {
            organizationName: null,
            channelName: null,
            userErrors: [inputError('No organization token.', [], 'NOT_FOUND')],
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
  expect(rows[1]!.textContent).toContain('No policy00');
  expect(within(rows[0]!).getAllByRole('link')[0]!.getAttribute('href')).toBe(
    '/organizations/acme/channels/approved/runs/run1',
  );
  expect(given[0]).toMatchObject({ channel: 'main', changeType: 'PACKAGES_REMOVED', first: 20, offset: 0 });
  await screen.findByRole('region', { name: 'Email subscriptions' });
  expect(await axeProblems()).toEqual([]);
});

test('[POL-29, POL-36, POL-37, POL-38] a user subscribes to emails with exactly the documented choices, sees them listed, and unsubscribes', async () => {
  const { user, given } = open('/organizations/acme/deltas?channel=main');
  await screen.findByRole('region', { name: 'Deltas' });
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  const dialog = await screen.findByRole('dialog', { name: 'Subscribe to changes' });
  const choices = (name: string) =>
    within(within(dialog).getByLabelText(name))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(choices('Frequency')).toEqual(['Real time', 'Daily', 'Weekly']);
  expect(choices('Changes')).toEqual(['All changes', 'Packages added', 'Packages removed']);
  expect((within(dialog).getByLabelText('Channel') as HTMLSelectElement).value).toBe('main');
  await user.selectOptions(within(dialog).getByLabelText('Channel'), 'approved');
  await user.selectOptions(within(dialog).getByLabelText('Frequency'), 'Real time');
  expect(await axeProblems()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Subscribe' }));
  await screen.findByText('Subscribed to changes in approved');
  expect(given.at(-1)).toEqual({
    organization: 'acme',
    channel: 'approved',
    frequency: 'REALTIME',
    changeType: 'ALL',
  });
  const mails = await screen.findByRole('region', { name: 'Email subscriptions' });
  expect(
    within(mails)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['main', 'approved']);
  await user.click(within(mails).getByRole('button', { name: 'Unsubscribe from main' }));
  await screen.findByText('Unsubscribed from main');
  expect(
    within(mails)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['approved']);
});

test('[POL-38] the link of a mail asks first, ends the mails, and says when they have ended already', async () => {
  const { user } = open('/unsubscribe/good');
  await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
  await screen.findByRole('heading', { name: 'Unsubscribed' });
  screen.getByText('You won’t get more emails about changes in acme/main.');
  expect(await axeProblems()).toEqual([]);
});

test('a link that is not whole says so', async () => {
  const { user } = open('/unsubscribe/bad');
  await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
  await screen.findByText(/unsubscribe link isn’t valid/);
});
