import { messages } from '../messages.ts';
import { HeadSkeleton } from '../ui/feedback.tsx';
import { look } from '../ui/theme/look.ts';

/**
 * Rendered until the first page is ready: empty, because that is soon, unless an SSO sign-in is completed first
 * (AUTH-05).
 */
export function StartFallback() {
  return new URLSearchParams(window.location.search).has('code') ? (
    <main className={look('page')}>
      <HeadSkeleton label={messages.account.signIn} />
    </main>
  ) : null;
}
