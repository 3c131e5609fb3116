import type { ApolloLink } from '@apollo/client';
import { render as renderElement, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, type DataRouter, type RouteObject } from 'react-router';
import { AppRoot, createRouterContext } from '../app/AppRoot.tsx';
import { routes } from '../app/routes.tsx';
import { createClient } from '../lib/apollo/client.ts';
import * as inspector from '../lib/apollo/inspect.ts';
import { readCookieFlags } from '../lib/cookieFlags.ts';
import type { User } from '../gen/types.ts';
import { hubLink, stubAsk, type Asked, type Hub, type Mock } from './schema.ts';

/** The application under test. */
export interface Rendered extends RenderResult {
  /** Types and clicks as a person does. */
  user: UserEvent;
  /** Where the application is: path and query. */
  address: () => string;
  /** The requests made so far. */
  asked: Asked[];
  /** How often an operation was asked. */
  times: (name: string) => number;
  router: DataRouter;
}

/** The routes anew: a router empties the lists of what it has loaded lazily, so two routers must not share them. */
const freshRoutes = (list: readonly RouteObject[]): RouteObject[] =>
  list.map(
    (route) =>
      ({
        ...route,
        ...(typeof route.lazy === 'object' ? { lazy: { ...route.lazy } } : {}),
        ...(route.children ? { children: freshRoutes(route.children) } : {}),
      }) as RouteObject,
  );

/**
 * Opens the whole application at an address.
 * @param viewer the signed-in person; null for a visitor
 * @param hub what the hub answers besides; see builders.ts
 * @param options.routes other routes than the application's own
 */
export function render(
  url: string,
  viewer: Mock<User> | null,
  hub: Hub = {},
  options: { link?: ApolloLink; user?: UserEvent; routes?: RouteObject[] } = {},
): Rendered {
  const asked: Asked[] = [];
  const session = viewer ? { expiresAt: '2030-01-01T00:00:00Z', email: 'ada@acme.example' } : null;
  const answers = { viewer, session, ...hub } as Hub;
  const client = createClient(
    options.link ?? hubLink(answers, asked),
    readCookieFlags().includes('devtools') ? inspector : undefined,
  );
  stubAsk(answers, asked);
  const ready = Promise.resolve(client);
  const source = () => ready;
  const router = createMemoryRouter(freshRoutes(options.routes ?? routes), {
    initialEntries: [url],
    getContext: createRouterContext(source),
    future: { v8_middleware: true },
  });
  const result = renderElement(<AppRoot source={source} router={router} />);
  return {
    ...result,
    user: options.user ?? userEvent.setup(),
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    asked,
    times: (name) => asked.filter((one) => one.name === name).length,
    router,
  };
}
