import { replace, type MiddlewareFunction } from 'react-router';
import { clientContext } from '../../lib/apollo/router.ts';
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
