import { replace, type MiddlewareFunction } from 'react-router-dom';
import { clientContext } from '../../lib/apollo/router.ts';
import { paths } from '../../paths.ts';

/**
 * Completes an SSO sign-in before any page loads, if the URL has its code (AUTH-05), so that nothing is loaded or shown
 * for a visitor. Also handles the provider's error on the sign-in page.
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
