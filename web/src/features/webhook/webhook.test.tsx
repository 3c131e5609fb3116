import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { axeProblems } from '../../testing/axe.ts';
import { buildOrganization, buildUser, connection, inputError } from '../../testing/builders.ts';
import { chooseAction } from '../../testing/menu.ts';
import { render } from '../../testing/render.tsx';
import type { Hub } from '../../testing/schema.ts';

beforeAll(() => Promise.all([import('./WebhooksPage.tsx'), import('./WebhookPage.tsx')]));

const hook = (part: object = {}) => ({
  __typename: 'Webhook' as const,
  id: 'global-w1',
  uuid: 'w1',
  url: 'https://chat.acme.example/hook',
  description: 'Chat',
  events: [] as string[],
  createdAt: '2025-10-01T00:00:00Z',
  isEnabled: true,
  isAutoDisabled: false,
  failingSince: null,
  previousSecretValidUntil: null,
  ...part,
});
const delivery = {
  __typename: 'WebhookDelivery',
  id: 'd1',
  messageId: 'm1',
  event: 'policy.applied',
  state: 'FAILED',
  createdAt: '2025-10-01T00:00:00Z',
  nextAttemptAt: null,
  attempts: [
    {
      __typename: 'WebhookAttempt',
      attemptedAt: '2025-10-01T00:00:00Z',
      responseStatus: 503,
      durationMs: 12,
      responseBody: 'busy',
    },
    {
      __typename: 'WebhookAttempt',
      attemptedAt: '2025-10-01T00:00:10Z',
      responseStatus: null,
      durationMs: 15000,
      responseBody: 'No answer came.',
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
      kept.push(hook({ id: 'global-w2', uuid: 'w2', description: 'New' }));
      return { secret: 'whsec_once', organization: acme, userErrors: [] };
    }) as never,
    retryWebhookDelivery: { delivery: null, userErrors: [] } as never,
    ...more,
  });
  const sent = (name: string) => app.asked.filter((one) => one.name === name).map((one) => one.variables['input']);
  return { app, sent };
}

describe('webhooks', () => {
  test('say how they fare', async () => {
    open('/organizations/acme/webhooks', [
      hook(),
      hook({ id: 'global-w3', uuid: 'w3', description: '', events: ['file.yanked'], isEnabled: false }),
      hook({ id: 'global-w4', uuid: 'w4', description: 'Dead', isEnabled: false, isAutoDisabled: true }),
    ]);
    const rows = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => [...row.querySelectorAll('td')].slice(0, 2).map((cell) => cell.textContent))).toEqual([
      ['All events', 'On'],
      ['1 event', 'Off'],
      ['All events', 'Turned off after repeated failures'],
    ]);
    within(rows[1]!).getByRole('link', { name: 'chat.acme.example' });
    expect(await axeProblems()).toEqual([]);
  });

  test('turn off at once, and on again if the hub refuses', async () => {
    const held = Promise.withResolvers<undefined>();
    const { app } = open('/organizations/acme/webhooks', [hook()], {
      updateWebhook: (() =>
        held.promise.then(() => ({ organization: null, userErrors: [inputError('Refused for now.')] }))) as never,
    });
    const state = () => screen.getAllByRole('row')[1]!.querySelectorAll('td')[1]!.textContent;
    await chooseAction(app, await screen.findByRole('button', { name: /^Actions for/ }), 'Turn off');
    await waitFor(() => expect(state()).toBe('Off'));
    expect(screen.queryByText('Refused for now.')).toBeNull();
    held.resolve(undefined);
    await screen.findByText('Refused for now.');
    expect(state()).toBe('On');
  });

  test('are tested from the list, which opens their deliveries', async () => {
    const { app, sent } = open('/organizations/acme/webhooks', [hook()], {
      sendTestEvent: { delivery: null, userErrors: [] } as never,
    });
    await chooseAction(app, await screen.findByRole('button', { name: /^Actions for/ }), 'Send test event');
    await screen.findByRole('button', { name: 'policy.applied' });
    expect(app.address()).toBe('/organizations/acme/webhooks/w1');
    expect(sent('SendTestEvent')).toEqual([{ organization: 'acme', webhookId: 'global-w1' }]);
  });

  test('are created with chosen actions, and their secret is shown once', async () => {
    const { app, sent } = open('/organizations/acme/webhooks', []);
    await screen.findByText('No webhooks yet');
    await app.user.click(screen.getByRole('button', { name: 'Create webhook' }));
    const dialog = await screen.findByRole('dialog');
    const address = within(dialog).getByLabelText('URL');
    await app.user.click(address);
    await app.user.paste(`https://chat.acme.example/${'x'.repeat(2000)}`);
    await app.user.click(within(dialog).getByRole('radio', { name: /Selected events/ }));
    await app.user.click(within(dialog).getByRole('button', { name: 'Create webhook' }));
    await within(dialog).findByText('Use at most 2000 characters.');
    await within(dialog).findByText('Select at least one event.');
    await app.user.clear(address);
    await app.user.type(address, 'https://chat.acme.example/x');
    await app.user.click(within(dialog).getByRole('checkbox', { name: 'policy.applied' }));
    await app.user.click(within(dialog).getByRole('button', { name: 'Create webhook' }));
    await screen.findByText('whsec_once');
    expect(sent('CreateWebhook')).toEqual([
      { organization: 'acme', url: 'https://chat.acme.example/x', description: '', events: ['policy.applied'] },
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
    await app.user.click(within(dialog).getByRole('button', { name: 'Redeliver' }));
    await expect
      .poll(() => sent('RetryWebhookDelivery'))
      .toEqual([{ organization: 'acme', webhookId: 'global-w1', deliveryId: 'd1' }]);
  });

  test('list a test event and a redelivery at once', async () => {
    const deliveries = [delivery];
    const { app } = open(
      '/organizations/acme/webhooks/w1',
      [hook()],
      {
        sendTestEvent: (() => {
          deliveries.unshift({ ...delivery, id: 'd2', event: 'webhook.test', state: 'DELIVERED' });
          return { delivery: deliveries[0], userErrors: [] };
        }) as never,
        retryWebhookDelivery: (() => {
          deliveries[1] = { ...delivery, state: 'DELIVERED' };
          return { delivery: { id: 'd1' }, userErrors: [] };
        }) as never,
      },
      { webhookDeliveries: (() => connection([...deliveries])) as never },
    );
    await screen.findByRole('button', { name: 'policy.applied' });
    await app.user.click(screen.getByRole('button', { name: 'Send test event' }));
    await screen.findByRole('button', { name: 'webhook.test' });
    await app.user.click(screen.getByRole('button', { name: 'policy.applied' }));
    await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Redeliver' }));
    await screen.findByRole('row', { name: /^policy\.applied Delivered/ });
  });

  test('that are gone are not there, and a plan without them says so', async () => {
    open('/organizations/acme/webhooks/none', [hook()]);
    await screen.findByText('Webhook not found');
  });
});
