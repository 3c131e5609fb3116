import { replace, type MiddlewareFunction, type RouteObject } from 'react-router-dom';
import { clientContext } from '../../lib/apollo/router.ts';
import { saveReturnRoute, savedReturnRoute } from '../../lib/returnRoute.ts';
import { layout } from '../../lib/routeLayout.ts';
import { paths } from '../../paths.ts';

/**
 * On any page: an address with the code of a sign-in at the company's provider ends that sign-in before the page is loaded (AUTH-05), so that
 * nothing is asked or shown as a visitor; so does the provider's refusal at the sign-in page.
 */
export const endCodeSignIn: MiddlewareFunction = async ({ request, context }, next) => {
  const url = new URL(request.url);
  const refused =
    url.pathname === paths.signIn.pattern && url.searchParams.has('error') && url.searchParams.has('state');
  if (url.searchParams.has('code') || refused) {
    const { signInByAddress } = await import('./codeSignIn.ts');
    const target = await signInByAddress(url, context.get(clientContext));
    if (target !== null) throw replace(target);
  }
  return next();
};

/** Keeps where to go, and goes to the sign-in (ROUTE-10); without `next` with what was kept before (ROUTE-11). */
function toSignIn({ request }: { request: Request }): Response {
  const next = new URL(request.url).searchParams.get('next');
  if (next) saveReturnRoute(next);
  return replace(paths.signIn.href({}, { returnUrl: next ?? savedReturnRoute() }));
}

const entry = layout({ public: true, ungated: true, hideMainNavigation: true });

/** Pages around sign-ins that need nobody signed in, and know nobody. */
export const entryRoutes: RouteObject[] = [
  { path: paths.externalAuth.pattern, handle: entry, loader: toSignIn },
  {
    path: paths.localLoginSuccess.pattern,
    handle: entry,
    lazy: { Component: async () => (await import('./LocalLoginPages.tsx')).LocalLoginSuccessPage },
  },
  {
    path: paths.localLoginError.pattern,
    handle: entry,
    lazy: { Component: async () => (await import('./LocalLoginPages.tsx')).LocalLoginErrorPage },
  },
];

/** The consent page, the device page and the session check, in the shell. */
export const authorizationRoutes: RouteObject[] = [
  {
    path: paths.authorize.pattern,
    handle: layout({ hideMainNavigation: true, hideFooter: true }),
    lazy: { Component: async () => (await import('./AuthorizePage.tsx')).AuthorizePage },
  },
  {
    path: paths.device.pattern,
    handle: layout({ hideMainNavigation: true, hideFooter: true }),
    lazy: { Component: async () => (await import('./DevicePage.tsx')).DevicePage },
  },
  {
    path: paths.sessionCheck.pattern,
    handle: entry,
    lazy: { Component: async () => (await import('./SessionCheckPage.tsx')).SessionCheckPage },
  },
];
