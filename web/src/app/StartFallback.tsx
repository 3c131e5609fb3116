import { messages } from '../messages.ts';
import { HeadSkeleton } from '../ui/feedback.tsx';
import { look } from '../ui/theme/look.ts';

/** What shows until the first page is there: nothing, as that is soon, unless a sign-in at the company's provider is ended first (AUTH-05). */
export function StartFallback() {
  return new URLSearchParams(window.location.search).has('code') ? (
    <main className={look('page')}>
      <HeadSkeleton label={messages.account.signIn} />
    </main>
  ) : null;
}
