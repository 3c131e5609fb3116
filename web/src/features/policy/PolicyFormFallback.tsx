import { Button } from '../../ui/Button.tsx';
import { EmptyState, ErrorState, HeadSkeleton, retryAll } from '../../ui/feedback.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { wizardText } from './messages.ts';

/** State of Apollo's `useQuery` for a policy form. */
interface Awaited {
  loading: boolean;
  error?: Error | undefined;
  refetch: () => Promise<unknown>;
}

/**
 * Placeholder of a policy form without data: a skeleton while loading, the error, or that the policy doesn't exist.
 * @param size size of the form
 * @param queries the needed queries; skipped ones are ignored
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
        <ErrorState what={wizardText.what} error={error} onRetry={retryAll(...queries)} />
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
