import { Button } from '../../ui/Button.tsx';
import { EmptyState, ErrorState, HeadSkeleton } from '../../ui/feedback.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { wizardText } from './messages.ts';

/** A query that a form of a policy waits for, as Apollo's `useQuery` gives it. */
interface Awaited {
  loading: boolean;
  error?: Error | undefined;
  refetch: () => Promise<unknown>;
}

/**
 * In place of a form of a policy whose data is not there: its shape while they are on their way, why they did not come, or that there is no such policy.
 * @param size of the form
 * @param queries what it needs; those that were not asked are left out
 */
export function PolicyFormFallback({
  size,
  title,
  queries,
  onClose,
}: {
  size: 'lg' | 'wizard';
  title: string;
  queries: readonly Awaited[];
  onClose: () => void;
}) {
  if (queries.some(({ loading }) => loading))
    return (
      <Dialog size={size} title={title} onClose={onClose}>
        <HeadSkeleton label={wizardText.what} />
      </Dialog>
    );
  const error = queries.find((query) => query.error)?.error;
  return (
    <Dialog size={size} title={title} onClose={onClose}>
      {error ? (
        <ErrorState
          what={wizardText.what}
          error={error}
          onRetry={() => queries.forEach(({ refetch }) => void refetch())}
        />
      ) : (
        <EmptyState
          bare
          kind="no-such-thing"
          title={wizardText.noSuch}
          action={<Button onClick={onClose}>{wizardText.backToList}</Button>}
        >
          {wizardText.noSuchText}
        </EmptyState>
      )}
    </Dialog>
  );
}
