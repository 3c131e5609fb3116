import { Navigate, type RouteObject, type ShouldRevalidateFunction } from 'react-router';
import { endCodeSignIn } from '../features/authorization/endCodeSignIn.ts';
import * as features from '../features.ts';
import type { Feature, Page } from '../lib/feature.ts';
import { StartFallback } from './StartFallback.tsx';
import { CrashPage } from './CrashPage.tsx';
import { Root } from './Root.tsx';
import { SignedOutLayout } from './shell/SignedOutLayout.tsx';

const reloads: Record<NonNullable<Page['reload']>, ShouldRevalidateFunction> = {
  path: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  never: () => false,
};

declare global {
  /** Asks for the code of the page at a pattern of addresses, all at once. Written by vite.preload.ts; there is none while developing. */
  var preloadPage: ((address: string) => void) | undefined;
}

/** What loads a part of a page, after asking for all that the page needs. */
const preloaded =
  <Part,>(address: string, load: () => Promise<Part>) =>
  (): Promise<Part> => {
    globalThis.preloadPage?.(address);
    return load();
  };

/** The route of a page, with those of the pages that open in it. */
function routeOf(feature: Feature, name: string): RouteObject {
  const { layout, Component, loader, leadsTo, reload } = feature.pages[name]!;
  const path = feature.addresses[name]!;
  return {
    path,
    handle: layout,
    ...(reload ? { shouldRevalidate: reloads[reload] } : {}),
    ...(leadsTo ? { element: <Navigate replace to={feature.addresses[leadsTo]!} /> } : {}),
    ...(Component || loader
      ? {
          lazy: {
            ...(loader ? { loader: preloaded(path, loader) } : {}),
            ...(Component ? { Component: preloaded(path, Component) } : {}),
          },
        }
      : {}),
    children: Object.entries(feature.pages)
      .filter(([, { inside }]) => inside === name)
      .map(([child]) => routeOf(feature, child)),
  };
}

/** The routes of all pages that stand in the shell, or of all that do without. */
const routesOf = (bare: boolean): RouteObject[] =>
  Object.values<Feature>(features).flatMap((feature) =>
    Object.entries(feature.pages)
      .filter(([, page]) => page.inside === undefined && (page.bare === true) === bare)
      .map(([name]) => routeOf(feature, name)),
  );

/** All routes. Guarded pages stand under the shell; the shell's query starts with the first of them. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    middleware: [endCodeSignIn],
    hydrateFallbackElement: <StartFallback />,
    errorElement: <CrashPage />,
    children: [
      {
        lazy: {
          loader: async () => (await import('./shell/loader.ts')).shellLoader,
          Component: async () => (await import('./shell/Shell.tsx')).Shell,
        },
        shouldRevalidate: () => false,
        children: [...routesOf(false), { ...routeOf(features.error, 'notFound'), path: '*' }],
      },
      { element: <SignedOutLayout />, children: routesOf(true) },
    ],
  },
];
