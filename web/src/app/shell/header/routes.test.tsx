import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildUser } from '../../../testing/builders.ts';
import { render } from '../../../testing/render.tsx';
import { look } from '../../../ui/theme/look.ts';

test('[SHELL-15, SHELL-16] /support-center has Free Download in place of the search', async () => {
  render('/support-center', null);
  expect((await screen.findByRole('link', { name: 'Free Download' })).getAttribute('href')).toMatch(
    /^https:\/\/[^/]+\/download$/,
  );
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('[SHELL-68] /FAQ has the expanded search', async () => {
  render('/FAQ', buildUser());
  expect((await screen.findByRole('combobox')).closest('header')?.className).toContain(
    look('header', { expanded: true }),
  );
});

test('[SHELL-67] the checkout has no buttons at the right but the account, other pages have', async () => {
  const ada = buildUser({ subscriptions: [], organizations: [], isOfferedPlans: true });
  const bar = async () => within(await screen.findByRole('banner'));
  const app = render('/search', ada);
  await (await bar()).findByRole('link', { name: 'Upgrade' });
  const names = async () => {
    const banner = await bar();
    await banner.findByRole('button', { name: /account menu for/ });
    return banner.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  };
  expect((await names()).length).toBeGreaterThan(2);
  app.unmount();
  render('/payment/checkout?billing=monthly&product=starter_subscription', ada);
  expect(await names()).toEqual(['Search', 'AB, account menu for Ada Byron']);
  expect((await bar()).queryByRole('link', { name: 'Upgrade' })).toBeNull();
});

test('[SHELL-10] before the sign-in too both ways in are there, and keep where the person wanted to go', async () => {
  render('/sign-in?returnUrl=%2Fcves', null);
  const bar = within(await screen.findByRole('banner'));
  expect(bar.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/sign-in?returnUrl=%2Fcves');
  expect(bar.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/sign-up?returnUrl=%2Fcves');
});
