import { SignInStateDocument, SignInWithCodeDocument } from '../../gen/authorization.ts';
import type { ClientSource } from '../../lib/apollo/router.ts';
import { failureText } from '../../lib/formErrors.ts';
import { page } from '../../lib/page.ts';
import { clearPageBanner, showPageBanner } from '../../lib/pageBanner.ts';
import { forgetReturnRoute, savedReturnRoute } from '../../lib/returnRoute.ts';
import { returnTarget } from '../../lib/returnUrl.ts';
import { paths } from '../../paths.ts';
import { text } from './messages.ts';

/** Where the page of the address would be without what the provider put into it. */
function without(url: URL): string {
  const search = new URLSearchParams(url.search);
  for (const name of ['code', 'state', 'iss', 'session_state', 'error', 'error_description']) search.delete(name);
  const query = search.toString();
  return `${url.pathname}${query === '' ? '' : `?${query}`}${url.hash}`;
}

/** Where a failed sign-in ends: the saved return route, else the page that the code was on (AUTH-29). */
function afterFailure(url: URL): string {
  const target = returnTarget(savedReturnRoute() ?? (url.pathname === paths.signIn.pattern ? null : without(url)), []);
  // Without a code of its own: otherwise that would be tried next, and fail here again.
  return target.kind === 'path' ? without(new URL(target.path, url)) : paths.home.href();
}

/**
 * Ends a sign-in at the company's provider that the address carries: with its `code` (AUTH-05), or with the `error` that the provider gave.
 * @param url the address
 * @returns where to go instead, without code and state; null when somebody is signed in already, so that the page shows as it is
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
    // Only a word of the protocol is shown: anybody can write a sentence into an address.
    const error = url.searchParams.get('error') ?? '';
    return fail(
      text.refused(
        state?.data?.signInOptions?.provider?.name ?? text.provider,
        /^[a-z_]{1,40}$/.test(error) ? error : 'error',
      ),
    );
  }
  // On a page of its own the person stays there; the sign-in page has no place of its own.
  const redirectRoute = url.pathname === paths.signIn.pattern ? url.searchParams.get('returnUrl') : without(url);
  try {
    const { data } = await client.mutate({
      mutation: SignInWithCodeDocument,
      variables: { input: { code, state: url.searchParams.get('state'), redirectRoute } },
    });
    const answer = data?.signInWithCode;
    if (!answer?.viewer) return fail(answer?.userErrors[0]?.message ?? text.codeFailed);
    await client.clearStore();
    forgetReturnRoute();
    clearPageBanner();
    const target = returnTarget(answer.returnUrl, state?.data?.signInOptions?.returnHosts ?? []);
    if (target.kind === 'path') return target.path;
    page.leave(target.href);
    return paths.home.href();
  } catch (error) {
    return fail(failureText(error));
  }
}
