import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { mirrorSettings } from './mirror/settings.ts';
import { startPlatform } from './testing/index.ts';
import type { TestPlatform } from './testing/index.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ config: { sessionDays: 2, channelTokenDays: 3, invitationDays: 5 } });
});
afterAll(() => platform.close());

const DAY = 86_400;
const daysUntil = (text: string): number => Math.round((Date.parse(text) - Date.now()) / 1000 / DAY);

test('sessions, channel tokens and invitations last as long as the operator sets', async () => {
  const admin = await platform.aUser();
  const organization = await platform.anOrganization({ members: { admin } });
  const tokens = await platform.composition.areas.identity.openSession(admin.id, {
    userAgent: 'test',
    source: 'password',
  });
  expect(tokens.refresh_expires_in).toBe(2 * DAY);
  const send = await platform.as(admin.email);
  const session = (await (await send('/api/iam/session')).json()) as { expires_at: string };
  expect(daysUntil(session.expires_at)).toBe(2);
  const base = `/api/organizations/${organization.name}`;
  const issued = (await (await send(`${base}/ce/current-token`, { method: 'POST' })).json()) as {
    token: { expires_at: string };
  };
  expect(daysUntil(issued.token.expires_at)).toBe(3);
  await send(`${base}/invitations`, { method: 'POST', json: { emails: ['guest@acme.example'], role: 'member' } });
  const { items } = (await (await send(`${base}/invitations`)).json()) as { items: { expires_at: string }[] };
  expect(items.map(({ expires_at: end }) => daysUntil(end))).toEqual([5]);
});

test('waits of mirrors are settings; invalid values are rejected by name', () => {
  expect(mirrorSettings(readConfig({ MIRROR_SYNC_MINUTES: '5', MIRROR_IDLE_SECONDS: '7' }))).toMatchObject({
    syncTimeout: 300_000,
    idleTimeout: 7_000,
  });
  for (const name of [
    'SESSION_DAYS',
    'CHANNEL_TOKEN_DAYS',
    'INVITATION_DAYS',
    'CHANNEL_RECORDS',
    'MIRROR_SYNC_MINUTES',
  ])
    expect(() => readConfig({ [name]: '0' })).toThrow(name);
});
