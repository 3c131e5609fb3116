import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeProblems } from '../../testing/axe.ts';
import { buildUser, connection } from '../../testing/builders.ts';
import { render } from '../../testing/render.tsx';
import type { Hub } from '../../testing/schema.ts';

const operator = buildUser({ isOperator: true });
const mail = {
  __typename: 'OutboxEmail' as const,
  id: 'mail-1',
  to: 'grace@acme.example',
  subject: 'Confirm your address',
  text: 'Hello,\nopen http://localhost:3000/verify-email#token=t1.\nnot javascript:alert(1)',
  createdAt: '2025-10-09T06:02:00Z',
};

test('operators see what would have been sent, and open a mail', async () => {
  const app = render('/outbox', operator, { outbox: connection([mail]), outboxMail: mail } as Hub);
  await app.user.click(await screen.findByRole('link', { name: 'Confirm your address' }));
  await screen.findByRole('heading', { name: 'Confirm your address', level: 1 });
  expect(app.address()).toBe('/outbox?mail=mail-1');
  const links = screen.getByText(/^Hello,/).querySelectorAll('a');
  expect([...links].map((link) => link.getAttribute('href'))).toEqual(['http://localhost:3000/verify-email#token=t1']);
  expect(await axeProblems()).toEqual([]);
});

test('an empty outbox says what it is for and how mails are sent instead', async () => {
  render('/outbox', operator, { outbox: connection([]) } as Hub);
  await screen.findByText(/SMTP_URL/);
  expect(await axeProblems()).toEqual([]);
});

test.each([
  ['/outbox', { outbox: null }],
  ['/outbox?mail=mail-1', { outboxMail: null }],
])("for everyone else the page %s isn't found", async (address, hub) => {
  render(address, buildUser(), hub as Hub);
  await screen.findByRole('heading', { name: 'Page Not Found' });
});
