import { SignInStateDocument, SignInWithSsoDocument } from '../../gen/authorization.ts';
import type { ClientSource } from '../../lib/apollo/router.ts';
import { failureText } from '../../lib/formErrors.ts';
import { page } from '../../lib/page.ts';
import { clearPageBanner, showPageBanner } from '../../lib/pageBanner.ts';
import { forgetReturnRoute, savedReturnRoute } from '../../lib/returnRoute.ts';
import { returnTarget } from '../../lib/returnUrl.ts';
import { paths } from '../../paths.ts';
import { text } from './messages.ts';

/** Removes the provider's parameters from the URL. */
function without(url: URL): string {
  const search = new URLSearchParams(url.search);
  for (const name of ['code', 'state', 'iss', 'session_state', 'error', 'error_description']) search.delete(name);
  const query = search.toString();
  return `${url.pathname}${query === '' ? '' : `?${query}`}${url.hash}`;
}

/** Target after a failed sign-in: the saved return route, else the page with the code (AUTH-29). */
function afterFailure(url: URL): string {
  const target = returnTarget(savedReturnRoute() ?? (url.pathname === paths.signIn.pattern ? null : without(url)), []);
  // Without a code of its own: otherwise that would be tried next, and fail here again.
  return target.kind === 'path' ? without(new URL(target.path, url)) : paths.home.href();
}

/**
 * Completes an SSO sign-in from the URL: with its `code` (AUTH-05), or with the provider's `error`.
 * @param url the current URL
 * @returns the URL to open next, without code and state; null if a user is already signed in, so that the page is shown
 */
export async function signInByAddress(url: URL, source: ClientSource): Promise<string | null> {
  const client = await source();
  const state = await client.query({ query: SignInStateDocument, fetchPolicy: 'no-cache' }).catch(() => null);
  if (state?.data?.session) return null;
  const fail = (message: string): string => {
    showPageBanner(message);
    return afterFailure(url);
  };
  const code = url.searchParams.get('code');
  if (!code) {
    // Show only a known error code of the protocol, because anyone can put text into a URL.
    const error = url.searchParams.get('error') ?? '';
    return fail(
      text.refused(
        state?.data?.signInOptions?.identityProvider?.name ?? text.provider,
        /^[a-z_]{1,40}$/.test(error) ? error : 'error',
      ),
    );
  }
  // The user stays on the page, except on the sign-in page.
  const redirectRoute = url.pathname === paths.signIn.pattern ? url.searchParams.get('returnUrl') : without(url);
  try {
    const { data } = await client.mutate({
      mutation: SignInWithSsoDocument,
      variables: { input: { code, state: url.searchParams.get('state'), redirectRoute } },
    });
    const answer = data?.signInWithSso;
    if (!answer?.viewer) return fail(answer?.userErrors[0]?.message ?? text.codeFailed);
    await client.clearStore();
    forgetReturnRoute();
    clearPageBanner();
    const target = returnTarget(answer.returnUrl, state?.data?.signInOptions?.allowedReturnHosts ?? []);
    if (target.kind === 'path') return target.path;
    page.leave(target.href);
    return paths.home.href();
  } catch (error) {
    return fail(failureText(error));
  }
}
