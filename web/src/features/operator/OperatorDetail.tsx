import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState, ErrorState, TableSkeleton, type QueryState } from '../../ui/feedback.tsx';
import { frameText } from './messages.ts';
import { OperatorFrame, operatorPages, type OperatorPage } from './OperatorFrame.tsx';

/**
 * A page of the operator about one thing of a list, with the way back to the list.
 * @param below the list
 * @param what it is, in lower case
 * @param unknown what is said when there is no such thing, and the words of the way back
 * @param children what is known of it; null until it is there
 */
export function OperatorDetail({
  below,
  title,
  beside,
  what,
  query,
  unknown,
  children,
}: {
  below: OperatorPage;
  title: string;
  beside?: ReactNode;
  what: string;
  query: QueryState;
  unknown: { title: string; text: string; back: string };
  children: ReactNode;
}) {
  const list = operatorPages[below].href();
  return (
    <OperatorFrame current={below} title={title} crumb={{ label: frameText.pages[below], to: list }} beside={beside}>
      {children ? (
        children
      ) : query.loading ? (
        <TableSkeleton label={what} rows={8} />
      ) : query.error ? (
        <ErrorState what={what} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <EmptyState
          kind="no-such-thing"
          title={unknown.title}
          action={<ButtonLink to={list}>{unknown.back}</ButtonLink>}
        >
          {unknown.text}
        </EmptyState>
      )}
    </OperatorFrame>
  );
}
