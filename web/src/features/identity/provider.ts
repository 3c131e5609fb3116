/**
 * Where a sign-in or a sign-up at the company's identity provider starts (AUTH-10).
 * @param startUrl address of the hub that starts it
 * @param options the return address, and the prompt: `registration` asks the provider for a sign-up, `login` not to take an open session there for a proof
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
