import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { page } from '../../lib/page.ts';
import { axeProblems } from '../../testing/axe.ts';
import { buildUser } from '../../testing/builders.ts';
import { render } from '../../testing/render.tsx';

const flag = (key: string, value: boolean) => [
  {
    __typename: 'FeatureFlag' as const,
    key,
    type: 'BOOLEAN' as const,
    value,
    variant: null,
    reason: 'STATIC' as const,
  },
];

describe('the support center', () => {
  test('[ROUTE-37, SHELL-15] opens for everyone, without the main navigation and without the search', async () => {
    render('/support-center', null);
    await screen.findByRole('heading', { name: 'Support Center', level: 1 });
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(screen.queryByPlaceholderText('Search packages, support, tutorials and more')).toBeNull();
    expect(screen.getByRole('link', { name: 'Free Download' })).toBeTruthy();
    // Links that need an account are hidden from visitors.
    const inside = within(screen.getByRole('region', { name: 'On this hub' }));
    expect(inside.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/help',
      '/app/status',
      '/subscribe',
      '/free-tier-allowlist',
    ]);
    expect(await axeProblems()).toEqual([]);
  });
});

describe('questions and answers', () => {
  test('[ROUTE-16, ROUTE-17] show to people with a confirmed address', async () => {
    render('/FAQ', buildUser());
    await screen.findByRole('heading', { name: 'Why is a package blocked, and what can I do about it?' });
    expect(await axeProblems()).toEqual([]);
  });

  test('explain to blocked users how to request an exception, and where the impact of a policy is shown before it is saved', async () => {
    render('/FAQ', buildUser());
    const answerTo = async (question: string) =>
      (await screen.findByRole('heading', { name: question })).parentElement?.textContent;
    expect(await answerTo('Why is a package blocked, and what can I do about it?')).toContain('Request exception');
    expect(await answerTo('Do the allowed packages still solve?')).toMatch(
      /impact preview shows which files become uninstallable/,
    );
  });
});

describe('who may read questions and answers', () => {
  test('[ROUTE-16] a visitor is asked to sign in', async () => {
    const app = render('/FAQ', null);
    await waitFor(() => expect(app.address()).toBe('/sign-in?returnUrl=%2FFAQ'));
  });

  test.each([
    ['address is not confirmed is asked to confirm it', 'ada@acme.example'],
    ['account has no address is asked for one', null],
  ])('[ROUTE-16, ROUTE-17] a person whose %s', async (_what, email) => {
    const app = render(
      '/FAQ',
      buildUser({
        email,
        profile: {
          __typename: 'AccountProfile',
          isConsented: true,
          isConfirmed: false,
          isDisabled: false,
          pendingEmail: null,
        },
      } as never),
    );
    await waitFor(() => expect(app.address()).toMatch(/^\/verification-required/));
  });
});

describe('learning', () => {
  test('[ROUTE-39] needs a sign-in', async () => {
    const app = render('/my-learning', null);
    await waitFor(() => expect(app.address()).toBe('/sign-in?returnUrl=%2Fmy-learning'));
  });

  const off = (learning: { externalLink?: string; navigateTo?: string } | null) => ({
    featureFlags: flag('my-learning', false),
    navigationItems: [{ id: 'dashboard', text: 'Dashboard', navigateTo: '/' }, ...(learning ? [learning] : [])].map(
      (item) => ({
        __typename: 'NavigationItem' as const,
        id: 'my-learning',
        text: 'My Learning',
        isDisabled: false,
        hasChildren: false,
        childOf: null,
        externalLink: null,
        navigateTo: null,
        featureFlag: null,
        ...item,
      }),
    ),
  });

  test('[ROUTE-39, NAV-05, FLAG-06] with the flag off it leads to the site that My Learning leads to', async () => {
    const leave = vi.spyOn(page, 'leave').mockImplementation(() => undefined);
    const learning = { externalLink: 'https://learn.example/', navigateTo: '/my-learning', featureFlag: 'my-learning' };
    render('/my-learning', buildUser({ organizations: [] }), off(learning));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://learn.example/'));
    expect(screen.queryByRole('heading', { name: 'My Learning', level: 1 })).toBeNull();
    leave.mockRestore();
  });

  test.each([
    ['[FLAG-05] to the page of the hub that the operator set', { navigateTo: '/app/status' }, '/app/status'],
    ['home if the operator set none', null, '/'],
    ['home if the operator set this very page', { navigateTo: '/my-learning' }, '/'],
  ])('[ROUTE-39] with the flag off it leads %s', async (_where, learning, address) => {
    const app = render('/my-learning', buildUser({ organizations: [] }), off(learning));
    await waitFor(() => expect(app.address()).toBe(address));
  });

  test('[ROUTE-39] with the flag on it shows', async () => {
    render('/my-learning', buildUser(), { featureFlags: flag('my-learning', true) });
    await screen.findByRole('heading', { name: 'My Learning', level: 1 });
    expect(screen.queryByRole('heading', { name: 'Videos' })).toBeNull();
    expect(await axeProblems()).toEqual([]);
  });

  test("[AUTH-12] the operator's videos are links with pictures of this hub; one whose provider says nothing shows its address", async () => {
    const video = {
      __typename: 'LearningVideo' as const,
      url: 'https://tube.example/1',
      title: 'About policies',
      provider: 'Tube',
      thumbnailUrl: '/api/learning/videos/0/picture',
    };
    render('/my-learning', buildUser(), {
      featureFlags: flag('my-learning', true),
      learningVideos: [
        video,
        { ...video, url: 'https://tube.example/2', title: null, provider: null, thumbnailUrl: null },
      ],
    });
    const link = await screen.findByRole('link', { name: 'About policies , opens in a new tab' });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual(['https://tube.example/1', 'noreferrer']);
    expect(screen.getByRole('link', { name: 'https://tube.example/2 , opens in a new tab' })).toBeTruthy();
    expect([...document.querySelectorAll('main img')].map((picture) => picture.getAttribute('src'))).toEqual([
      '/api/learning/videos/0/picture',
    ]);
    expect(await axeProblems()).toEqual([]);
  });
});

describe('status', () => {
  const service = {
    __typename: 'ServiceStatus' as const,
    name: 'Database',
    isHealthy: true,
    latencyMs: 2,
    detail: '',
    since: '2025-10-01T00:00:00Z',
  };

  test('[ROUTE-40, ROUTE-51] /app shows the health and latency of each service', async () => {
    const app = render('/app', buildUser(), {
      serviceStatus: [
        service,
        { ...service, name: 'Jobs', isHealthy: false, latencyMs: null, detail: 'The job queue cannot be read.' },
      ],
    });
    await screen.findByText('Some services are down.');
    expect(app.address()).toBe('/app/status');
    expect(screen.getByRole('row', { name: /Database Operational 2 ms/ })).toBeTruthy();
    expect(screen.getByRole('row', { name: /Jobs Down – .* The job queue cannot be read\./ })).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
  });

  test('[ROUTE-40] visitors see it from every page, without details', async () => {
    const app = render('/support-center', null, { serviceStatus: [service] });
    await app.user.click(within(await screen.findByRole('contentinfo')).getByRole('link', { name: 'Status' }));
    await screen.findByText('All services operational.');
    expect(app.address()).toBe('/app/status');
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Service',
      'Status',
      'Latency',
      'Since',
    ]);
    expect(await axeProblems()).toEqual([]);
  });
});
