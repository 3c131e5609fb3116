import type { ApolloLink } from '@apollo/client';
import { render as renderElement, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, type DataRouter, type RouteObject } from 'react-router-dom';
import { AppRoot, createRouterContext } from '../app/AppRoot.tsx';
import { routes } from '../app/routes.tsx';
import { createClient } from '../lib/apollo/client.ts';
import * as inspector from '../lib/apollo/inspect.ts';
import { readCookieFlags } from '../lib/cookieFlags.ts';
import type { User } from '../gen/types.ts';
import { hubLink, stubAsk, type Asked, type Hub, type Mock } from './schema.ts';

/** The application under test. */
export interface Rendered extends RenderResult {
  /** Simulates typing and clicks. */
  user: UserEvent;
  /** The application's URL: path and query. */
  address: () => string;
  /** The requests made so far. */
  asked: Asked[];
  /** Number of requests of an operation. */
  times: (name: string) => number;
  router: DataRouter;
}

/** Copies the routes: a router mutates its lazy routes, so two routers must not share them. */
const freshRoutes = (list: readonly RouteObject[]): RouteObject[] =>
  list.map(
    (route) =>
      ({
        ...route,
        ...(typeof route.lazy === 'object' ? { lazy: { ...route.lazy } } : {}),
        ...(route.children ? { children: freshRoutes(route.children) } : {}),
      }) as RouteObject,
  );

/** Answers with the hub's organization that the viewer visited last, else the first one, as the gateway does. */
const selectedBy =
  ({ organizations }: Mock<User>, { organization }: Hub) =>
  ({ recent }: { recent: string[] | null }) => {
    const names = Array.isArray(organizations) ? organizations.map(({ name }) => name as string) : [];
    const name = recent?.find((one) => names.includes(one)) ?? names[0];
    return name !== undefined && typeof organization === 'function' ? organization({ name } as never) : null;
  };

/**
 * Renders the whole application at a URL.
 * @param viewer the signed-in user; null for a visitor
 * @param hub further responses of the hub; see builders.ts
 * @param options.routes routes instead of the application's own
 */
export function render(
  url: string,
  viewer: Mock<User> | null,
  hub: Hub = {},
  options: { link?: ApolloLink; user?: UserEvent; routes?: RouteObject[] } = {},
): Rendered {
  const operations: Asked[] = [];
  const session = viewer ? { expiresAt: '2030-01-01T00:00:00Z', email: 'ada@acme.example' } : null;
  const answers = {
    viewer: viewer && { defaultOrganization: selectedBy(viewer, hub), ...viewer },
    session,
    ...hub,
  } as Hub;
  const client = createClient(
    options.link ?? hubLink(answers, operations),
    readCookieFlags().includes('devtools') ? inspector : undefined,
  );
  stubAsk(answers, operations);
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
    asked: operations,
    times: (name) => operations.filter((one) => one.name === name).length,
    router,
  };
}
