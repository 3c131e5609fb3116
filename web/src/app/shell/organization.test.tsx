import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { describe, expect, test } from 'vitest';
import * as documents from '../../gen/app.ts';
import { recordVisit } from '../../lib/visits.ts';
import { messages } from '../../messages.ts';
import { buildChannel, buildOrganization, buildPolicy, buildUser, connection } from '../../testing/builders.ts';
import { render, type Rendered } from '../../testing/render.tsx';
import type { Hub } from '../../testing/schema.ts';

/** Renders the hub for ada with a role in Acme; `featureSettings` is the response with the features. */
function open(url: string, role: 'ADMIN' | 'BILLING_MANAGER' | 'MEMBER', featureSettings: unknown = []): Rendered {
  const acme = buildOrganization({ role, members: connection([]) as never, featureSettings: featureSettings as never });
  return render(url, buildUser({ organizations: [acme] }), { organization: () => acme as never });
}
const refuse = () => {
  throw new GraphQLError('Your role does not allow this.', { extensions: { code: 'FORBIDDEN' } });
};
const navigation = () => within(screen.getByRole('navigation', { name: 'Main' }));

test('[ORG-22] a 403 of the features matters for the admin only, because the hub denies them to other roles', async () => {
  for (const role of ['MEMBER', 'BILLING_MANAGER'] as const) {
    const other = open('/organizations/acme/members', role, () => refuse());
    await screen.findByRole('heading', { name: 'Members', level: 1 });
    await waitFor(() => expect(other.times('Shell')).toBe(1));
    expect(navigation().getByRole('link', { name: 'Members' }).getAttribute('aria-current')).toBe('page');
    expect([role, other.times('OrganizationFeatures')]).toEqual([role, 0]);
    other.unmount();
  }
});

test('[ORG-22] opening another organization loads its features for its admin', async () => {
  const list = ['acme', 'borealis'].map((name) => buildOrganization({ id: `org-${name}`, name, featureSettings: [] }));
  const app = render('/organizations/acme/members', buildUser({ organizations: list }), {
    organization: (({ name }: { name: string }) => list.find((one) => one.name === name)) as never,
  });
  await screen.findByRole('heading', { name: 'Members', level: 1 });
  await act(() => app.router.navigate('/organizations/borealis/members'));
  await waitFor(() =>
    expect(app.asked.find(({ name }) => name === 'OrganizationFeatures')?.variables).toEqual({ org: 'borealis' }),
  );
  expect(app.times('Shell')).toBe(1);
});

test('[ORG-24] a 403 of the features empties the selection: the navigation has none, a page of it leads to error/403', async () => {
  const home = open('/', 'ADMIN', () => refuse());
  await waitFor(() => expect(home.times('Shell')).toBe(1));
  await waitFor(() => expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy());
  await waitFor(() => expect(navigation().queryByRole('link', { name: 'Overview' })).toBeNull());
  expect(home.address()).toBe('/');
  home.unmount();
  const page = open('/organizations/acme/members', 'ADMIN', () => refuse());
  await waitFor(() => expect(page.address()).toBe('/error/403'));
});

test('another failure of the features leaves the organization where it is', async () => {
  const app = open('/organizations/acme/members', 'ADMIN', () => {
    throw new GraphQLError('Away.', { extensions: { code: 'UPSTREAM_UNAVAILABLE' } });
  });
  await screen.findByRole('heading', { name: 'Members', level: 1 });
  expect(navigation().getByRole('link', { name: 'Members' }).getAttribute('aria-current')).toBe('page');
  expect(app.address()).toBe('/organizations/acme/members');
});

test('the visit of an organization that the person belongs to no more selects nothing', async () => {
  localStorage.setItem(
    'organization-visits:user-ada',
    JSON.stringify([{ orgId: 'org-gone', orgName: 'gone', lastVisited: '2025-10-01T00:00:00Z' }]),
  );
  const app = open('/', 'ADMIN');
  await waitFor(() =>
    expect(app.asked.find(({ name }) => name === 'Shell')?.variables).toMatchObject({ recent: ['gone'] }),
  );
  await waitFor(() =>
    expect(navigation().getByRole('link', { name: 'Overview' }).getAttribute('href')).toBe('/organizations/acme'),
  );
});

describe('a cold page sends one operation for the shell', () => {
  /** The shell's own operations: those of the documents in app/. */
  const ofShell = (app: Rendered) => app.asked.map(({ name }) => name).filter((name) => `${name}Document` in documents);
  const list = ['acme', 'borealis'].map((name, index) =>
    buildOrganization({
      id: `org-${name}`,
      name,
      title: name,
      channels: Array.from({ length: index + 4 }, (_, at) => buildChannel({ id: `${name}-${String(at)}` })),
      policies: connection([buildPolicy()], index + 7) as never,
      members: connection([]) as never,
      featureSettings: [],
    }),
  );
  const hub: Hub = {
    organization: (({ name }: { name: string }) => list.find((one) => one.name === name)) as never,
    featureFlags: [
      {
        __typename: 'FeatureFlag',
        key: 'search-show-comp-tool',
        type: 'BOOLEAN',
        value: true,
        variant: 'on',
        reason: 'STATIC',
      },
    ] as never,
    createFlagExposure: { accepted: true, userErrors: [] } as never,
  };
  const settled = async (app: Rendered) => {
    // The flag is read after its delay, and reported.
    await waitFor(() => expect(app.times('CreateFlagExposure')).toBe(1));
    return ofShell(app).filter((name) => name !== 'CreateFlagExposure');
  };

  test.each([
    // The collapsed navigation of an organization shows no counts.
    ['/organizations/borealis/members', undefined, 'Channels'],
    ['/', undefined, 'Channels4'],
    ['/', 'borealis', 'Channels5'],
  ])('at %s after a visit of %s, with the counts of the organization', async (url, visited, channels) => {
    if (visited) recordVisit('user-ada', { id: `org-${visited}`, name: visited });
    const app = render(url, buildUser({ organizations: list }), hub);
    await waitFor(() => expect(navigation().getByRole('link', { name: /^Channels/ }).textContent).toBe(channels));
    expect(await settled(app)).toEqual(['Shell']);
  });

  test('for a visitor', async () => {
    const app = render('/', null, hub);
    await screen.findByRole('heading', { name: 'Terrarium' });
    expect(await settled(app)).toEqual(['Shell']);
  });

  test('and shows the failure of one part in its place only', async () => {
    const app = render('/organizations/acme/members', buildUser({ organizations: list }), {
      ...hub,
      navigationItems: (() => {
        throw new GraphQLError('Away.');
      }) as never,
    });
    await screen.findByRole('heading', { name: 'Members', level: 1 });
    // The list of the application replaces the hub's (NAV-08).
    expect(navigation().getByRole('link', { name: messages.nav.dashboard })).toBeTruthy();
    expect(await settled(app)).toEqual(['Shell']);
  });
});
