import { CircleX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router';
import { toFailure } from '../lib/apollo/errors.ts';
import { lastFailed } from '../lib/hub/outage.ts';
import { messages } from '../messages.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/feedback.tsx';
import { randomHex } from '../lib/randomHex.ts';
import { look } from '../ui/theme/look.ts';

/**
 * What shows when a page's own code fails, or cannot be loaded after a new version was put in place. The ID is that of the
 * request that failed last, else one of its own; it stands in the browser's console beside the error, for support.
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
