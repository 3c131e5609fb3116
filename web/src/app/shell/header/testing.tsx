import { ApolloProvider } from '@apollo/client/react';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import { createClient } from '../../../lib/apollo/client.ts';
import { ClientSourceProvider } from '../../../lib/apollo/router.ts';
import type { RouteLayout } from '../../../lib/routeLayout.ts';
import { ViewerProvider, type Viewer, type ViewerOrganization } from '../../../lib/viewer.ts';
import { hubLink, type Asked, type Hub } from '../../../testing/schema.ts';
import { navigationOf, type NavigationItem } from '../navigation.ts';
import { AppHeader } from '../AppHeader.tsx';

/** An organization of the user for header tests. */
export const organization = (name: string, part: Partial<ViewerOrganization> = {}): ViewerOrganization => ({
  __typename: 'Organization',
  id: `org-${name}`,
  name,
  title: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
  role: 'ADMIN',
  activeProduct: null,
  features: ['channel', 'policy', 'environments'],
  ...part,
});

/** Ada as in the layout query, without organizations. */
export const ada = (part: Partial<Viewer> = {}): Viewer => ({
  __typename: 'User',
  id: 'user-ada',
  email: 'ada@acme.example',
  username: 'ada',
  firstName: 'Ada',
  lastName: 'Byron',
  displayName: 'Ada Byron',
  avatarHash: null,
  isOperator: false,
  isOfferedPlans: true,
  profile: null,
  featurePermissions: [],
  subscriptions: [],
  settings: null,
  organizations: [],
  ...part,
});

/** A flag's value as in the hub's response. */
export const flag = (key: string, value: unknown) => ({
  __typename: 'FeatureFlag',
  key,
  type: 'BOOLEAN',
  value,
  variant: null,
  reason: 'STATIC',
});

/** Renders the header alone, on a mock hub, at a URL; other URLs show it too. */
export function openHeader({
  viewer = null,
  loading = false,
  layout = {},
  url = '/organizations/acme',
  hub = {},
  items = null,
}: {
  viewer?: Viewer | null;
  loading?: boolean;
  layout?: RouteLayout;
  url?: string;
  hub?: Hub;
  items?: readonly NavigationItem[] | null;
} = {}) {
  const asked: Asked[] = [];
  const client = createClient(hubLink({ featureFlags: [], ...hub } as Hub, asked));
  const ready = Promise.resolve(client);
  const source = () => ready;
  const element = (
    <ViewerProvider value={viewer}>
      <AppHeader viewer={viewer} entries={navigationOf(items, viewer, () => false)} loading={loading} layout={layout} />
      <main>
        <button type="button">Elsewhere</button>
      </main>
    </ViewerProvider>
  );
  const router = createMemoryRouter(
    [
      { path: '/organizations/:org/*', element },
      { path: '*', element },
    ],
    { initialEntries: [url] },
  );
  render(
    <ClientSourceProvider value={source}>
      <ApolloProvider client={client}>
        <RouterProvider router={router} />
      </ApolloProvider>
    </ClientSourceProvider>,
  );
  return {
    user: userEvent.setup(),
    router,
    asked,
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
  };
}
