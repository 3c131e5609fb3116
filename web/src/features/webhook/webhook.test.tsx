import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { axeProblems } from '../../testing/axe.ts';
import { buildOrganization, buildUser, connection } from '../../testing/builders.ts';
import { render } from '../../testing/render.tsx';
import type { Hub } from '../../testing/schema.ts';

beforeAll(() => Promise.all([import('./WebhooksPage.tsx'), import('./WebhookPage.tsx')]));

const hook = (part: object = {}) => ({
  __typename: 'Webhook' as const,
  webhookId: 'w1',
  url: 'https://chat.acme.example/hook',
  description: 'Chat',
  actions: [] as string[],
  createdAt: '2025-10-01T00:00:00Z',
  isEnabled: true,
  isGivenUp: false,
  failingSince: null,
  formerSecretUntil: null,
  ...part,
});
const delivery = {
  __typename: 'WebhookDelivery',
  deliveryId: 'd1',
  messageId: 'm1',
  action: 'policy.applied',
  state: 'FAILED',
  createdAt: '2025-10-01T00:00:00Z',
  nextAt: null,
  attempts: [
    { __typename: 'WebhookAttempt', at: '2025-10-01T00:00:00Z', status: 503, durationMs: 12, answer: 'busy' },
    {
      __typename: 'WebhookAttempt',
      at: '2025-10-01T00:00:10Z',
      status: null,
      durationMs: 15000,
      answer: 'No answer came.',
    },
  ],
};

function open(at: string, given: ReturnType<typeof hook>[], more: Hub = {}, part: object = {}) {
  const kept = [...given];
  const acme = buildOrganization({
    role: 'ADMIN',
    features: ['organization_insights'],
    webhooks: (() => [...kept]) as never,
    webhookDeliveries: (() => connection([delivery] as never)) as never,
    ...part,
  } as never);
  const app = render(at, buildUser({ organizations: [acme] }), {
    organization: () => acme as never,
    createWebhook: (() => {
      kept.push(hook({ webhookId: 'w2', description: 'New' }));
      return { secret: 'whsec_once', organization: acme, userErrors: [] };
    }) as never,
    replayWebhookDelivery: { delivery: null, userErrors: [] } as never,
    ...more,
  });
  const sent = (name: string) => app.asked.filter((one) => one.name === name).map((one) => one.variables['input']);
  return { app, sent };
}

describe('webhooks', () => {
  test('say how they fare', async () => {
    open('/organizations/acme/webhooks', [
      hook(),
      hook({ webhookId: 'w3', description: '', actions: ['file.yanked'], isEnabled: false }),
      hook({ webhookId: 'w4', description: 'Dead', isEnabled: false, isGivenUp: true }),
    ]);
    const rows = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => [...row.querySelectorAll('td')].slice(0, 2).map((cell) => cell.textContent))).toEqual([
      ['Every action', 'On'],
      ['1 action', 'Off'],
      ['Every action', 'Given up after days of failing'],
    ]);
    within(rows[1]!).getByRole('link', { name: 'chat.acme.example' });
    expect(await axeProblems()).toEqual([]);
  });

  test('are created with chosen actions, and their secret is shown once', async () => {
    const { app, sent } = open('/organizations/acme/webhooks', []);
    await screen.findByText('No webhooks');
    await app.user.click(screen.getByRole('button', { name: 'Create webhook' }));
    const dialog = await screen.findByRole('dialog');
    const address = within(dialog).getByLabelText('Address');
    await app.user.click(address);
    await app.user.paste(`https://chat.acme.example/${'x'.repeat(2000)}`);
    await app.user.click(within(dialog).getByRole('radio', { name: /Chosen actions/ }));
    await app.user.click(within(dialog).getByRole('button', { name: 'Create webhook' }));
    await within(dialog).findByText('Use at most 2000 characters.');
    await within(dialog).findByText('Choose at least one action.');
    await app.user.clear(address);
    await app.user.type(address, 'https://chat.acme.example/x');
    await app.user.click(within(dialog).getByRole('checkbox', { name: 'policy.applied' }));
    await app.user.click(within(dialog).getByRole('button', { name: 'Create webhook' }));
    await screen.findByText('whsec_once');
    expect(sent('CreateWebhook')).toEqual([
      { organization: 'acme', url: 'https://chat.acme.example/x', description: '', actions: ['policy.applied'] },
    ]);
    expect(await axeProblems()).toEqual([]);
    await app.user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByText('whsec_once')).toBeNull();
  });

  test('show what was sent with every attempt, and send it again', async () => {
    const { app, sent } = open('/organizations/acme/webhooks/w1', [hook()]);
    await app.user.click(await screen.findByRole('button', { name: 'policy.applied' }));
    const dialog = await screen.findByRole('dialog');
    within(dialog).getByText('busy');
    within(dialog).getByText('No answer came.');
    await app.user.click(within(dialog).getByRole('button', { name: 'Send again' }));
    await expect
      .poll(() => sent('ReplayWebhookDelivery'))
      .toEqual([{ organization: 'acme', webhookId: 'w1', deliveryId: 'd1' }]);
  });

  test('that are gone are not there, and a plan without them says so', async () => {
    open('/organizations/acme/webhooks/none', [hook()]);
    await screen.findByText('This webhook is not there');
  });
});
