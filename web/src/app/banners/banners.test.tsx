import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { clearStores } from '../../lib/storage.ts';
import { axeProblems } from '../../testing/axe.ts';
import { buildArtifact, buildChannel, buildOrganization, buildUser } from '../../testing/builders.ts';
import { render } from '../../testing/render.tsx';
import type { Hub } from '../../testing/schema.ts';
import { readBanner } from './config.ts';
import { look } from '../../ui/theme/look.ts';
import { selectorOf } from '../../testing/looks.ts';

const until = '2025-12-30T17:00:00-05:00';
const end = Date.parse(until);
const config = {
  message: 'The mirrors are being renewed.',
  messageType: 'announcement',
  displayUntil: until,
  closeable: true,
  hrefText: 'Read more',
  href: 'https://status.example/news',
};
const flag = (value: unknown): Hub => ({
  featureFlags: [
    { __typename: 'FeatureFlag', key: 'system-banner', type: 'JSON', value, variant: 'on', reason: 'STATIC' },
  ] as never,
  createFlagExposure: { accepted: true, userErrors: [] } as never,
});
const open = (value: unknown) => render('/', null, flag(value));
const banner = () => screen.findByText(/The mirrors are being renewed/);
const none = async (app: ReturnType<typeof open>) => {
  await screen.findByRole('heading', { name: 'Terrarium' });
  await waitFor(() => expect(app.times('Shell')).toBe(1));
  await act(() => Promise.resolve());
  expect(screen.queryByText(/The mirrors are being renewed/)).toBeNull();
};

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the system banner', () => {
  const before = () => vi.setSystemTime(end - 1000);
  const after = () => vi.setSystemTime(end + 1000);

  test('[SHELL-46] is not shown when its flag is off', async () => {
    before();
    await none(open(null));
  });

  test('[SHELL-46, SHELL-47, SHELL-49, SHELL-51, DATA-16] shows its message and its link one second before the date', async () => {
    before();
    open(config);
    const box = (await banner()).closest(selectorOf(look('banner')));
    expect(box?.textContent).toContain(config.message);
    const link = screen.getByRole('link', { name: 'Read more' });
    expect(link.getAttribute('href')).toBe('https://status.example/news');
    expect(await axeProblems()).toEqual([]);
  });

  test('[SHELL-47] is not shown one second after the date', async () => {
    after();
    await none(open(config));
  });

  test('[SHELL-47] goes when the date comes while the page is open', async () => {
    vi.useFakeTimers({ now: end - 600_000, shouldAdvanceTime: true });
    open(config);
    await banner();
    await act(() => vi.advanceTimersByTimeAsync(600_000));
    expect(screen.queryByText(/The mirrors are being renewed/)).toBeNull();
  });

  test('[SHELL-48, SHELL-52] closed, it goes, stays away after a reload and a sign-out, and a local key holds that', async () => {
    before();
    const app = open(config);
    await banner();
    await app.user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/The mirrors are being renewed/)).toBeNull();
    expect(JSON.parse(localStorage.getItem('system-banner') ?? 'null')).toEqual({
      message: config.message,
      displayUntil: until,
    });
    app.unmount();
    clearStores();
    await none(open(config));
  });

  test('[SHELL-52] another message is another banner', async () => {
    before();
    localStorage.setItem('system-banner', JSON.stringify({ message: 'An older one.', displayUntil: until }));
    open(config);
    await banner();
  });

  test('[SHELL-53] past the date the stored dismissal is cleared, also with the flag off', async () => {
    after();
    localStorage.setItem('system-banner', JSON.stringify({ message: config.message, displayUntil: until }));
    await none(open(null));
    expect(localStorage.getItem('system-banner')).toBeNull();
  });

  test.each([
    ['alert-banner', 'warning'],
    ['announcement', null],
    ['success', 'success'],
  ] as const)('[SHELL-50] %s has its own look', async (messageType, kind) => {
    before();
    open({ ...config, messageType });
    expect((await banner()).closest(selectorOf(look('banner')))?.className).toBe(look('banner', { kind }));
  });

  test('[DATA-16] one that is not closeable has no button', async () => {
    before();
    open({ ...config, closeable: false });
    await banner();
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  });

  test('[DATA-16] one that does not say whether it is closeable can be closed', async () => {
    before();
    open({ ...config, closeable: undefined });
    await banner();
    screen.getByRole('button', { name: 'Dismiss' });
  });

  test('[DATA-16] one that is no longer closeable returns for users who closed it', async () => {
    before();
    localStorage.setItem('system-banner', JSON.stringify({ message: config.message, displayUntil: until }));
    open({ ...config, closeable: false });
    await banner();
  });

  test('reports once that it was shown', async () => {
    before();
    const app = open(config);
    await banner();
    await waitFor(() =>
      expect(app.asked.filter(({ name }) => name === 'CreateFlagExposure').map(({ variables }) => variables)).toEqual([
        { input: { key: 'system-banner', variant: 'on' } },
      ]),
    );
  });

  test('[SHELL-51] rejects invalid banners, and dangerous links', () => {
    for (const value of [
      null,
      {},
      'text',
      { ...config, message: ' ' },
      { ...config, messageType: 'other' },
      { ...config, displayUntil: 'soon' },
    ])
      expect(readBanner(value)).toBeNull();
    const { closeable: _closeable, ...silent } = config;
    expect([readBanner(silent), readBanner({ ...config, closeable: false })]).toMatchObject([
      { closeable: true },
      { closeable: false },
    ]);
    for (const href of ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x'])
      expect(readBanner({ ...config, href })).toMatchObject({ href: null, hrefText: null });
    expect(readBanner({ ...config, href: '/support-center' })).toMatchObject({
      href: '/support-center',
      hrefText: 'Read more',
    });
  });
});

describe('the other banners', () => {
  const member = (features: string[]) => buildUser({ organizations: [buildOrganization({ features })] });
  const hub: Hub = {
    organization: buildOrganization({
      channels: [],
      channel: buildChannel({ package: buildArtifact({ name: 'python' }) }),
    }) as never,
  };
  const community = () => screen.queryByText(/community channels/);

  test('[SHELL-54] the community-channel banner is dismissed for the session and back in a new one', async () => {
    const first = render('/organizations/acme/channels', member(['community_channel']), hub);
    await screen.findByText(/community channels/);
    expect(await axeProblems()).toEqual([]);
    await first.user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(community()).toBeNull();
    await act(() => first.router.navigate('/organizations/acme/policies'));
    await act(() => first.router.navigate('/organizations/acme/channels'));
    await screen.findByRole('heading', { name: 'Channels' });
    expect(community()).toBeNull();
    first.unmount();
    sessionStorage.clear();
    render('/organizations/acme/channels', member(['community_channel']), hub);
    await screen.findByText(/community channels/);
  });

  test('[SHELL-54] it is not shown without community channels in the plan', async () => {
    render('/organizations/acme/channels', member(['channel']), hub);
    await screen.findByRole('heading', { name: 'Channels' });
    expect(community()).toBeNull();
  });

  test('[SHELL-55] the python-channel banner is dismissed for the session and back in a new one', async () => {
    const first = render('/organizations/acme/channels/main/packages/python', member([]), hub);
    await screen.findByText(/Every Python environment/);
    await first.user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/Every Python environment/)).toBeNull();
    first.unmount();
    const second = render('/organizations/acme/channels/main/packages/python', member([]), hub);
    await screen.findByRole('heading', { name: 'python' });
    expect(screen.queryByText(/Every Python environment/)).toBeNull();
    second.unmount();
    sessionStorage.clear();
    render('/organizations/acme/channels/main/packages/python', member([]), hub);
    await screen.findByText(/Every Python environment/);
  });

  test('[SHELL-55] it is not shown on other packages', async () => {
    render('/organizations/acme/channels/main/packages/pillow', member([]), hub);
    await screen.findByRole('heading', { name: 'pillow' });
    expect(screen.queryByText(/Every Python environment/)).toBeNull();
  });
});
