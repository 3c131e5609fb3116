import { CircleX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { toFailure } from '../lib/apollo/errors.ts';
import { lastFailed } from '../lib/hub/outage.ts';
import { messages } from '../messages.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/feedback.tsx';
import { randomHex } from '../lib/randomHex.ts';
import { look } from '../ui/theme/look.ts';

/**
 * Shown if a page's code fails or can't be loaded after an update. The ID is that of the last failed request, or a new
 * one. It is also in the browser's console next to the error, for support.
 */
export function CrashPage() {
  const error = useRouteError();
  const [own] = useState(() => randomHex(4));
  const id = toFailure(error).requestId ?? lastFailed() ?? own;
  useEffect(() => console.error(`Error ${id}`, error), [id, error]);
  return (
    <main className={look('page')}>
      <EmptyState
        kind="no-such-thing"
        icon={CircleX}
        heading="h1"
        title={messages.errors.unexpected}
        action={<Button onClick={() => location.reload()}>{messages.errors.reload}</Button>}
      >
        {`${messages.errors.crashed(error instanceof Error ? error.message : '')} ${messages.errors.stale} ${messages.errors.withId(id)}`}
      </EmptyState>
    </main>
  );
}
