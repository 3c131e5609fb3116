/**
 * URL that starts sign-in or sign-up at the identity provider (AUTH-10).
 * @param startUrl URL of the hub that starts it
 * @param options the return URL, and the prompt: `registration` requests a sign-up, `login` a new sign-in despite an
 * open session
 */
export function providerHref(
  startUrl: string,
  { returnUrl, prompt }: { returnUrl?: string | null; prompt?: 'registration' | 'login' },
): string {
  const url = new URL(startUrl, window.location.origin);
  if (prompt) url.searchParams.set('prompt', prompt);
  if (returnUrl) url.searchParams.set('returnUrl', returnUrl);
  return url.href;
}
