import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState, ErrorState, TableSkeleton, type QueryState } from '../../ui/feedback.tsx';
import { frameText } from './messages.ts';
import { OperatorFrame, operatorPages, type OperatorPage } from './OperatorFrame.tsx';

/**
 * An operator page about one item of a list, with a link back to the list.
 * @param below page of the list
 * @param what the kind of item, in lowercase
 * @param unknown text for a missing item, and of the link back
 * @param children content; null until loaded
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
        <ErrorState what={what} error={query.error} onRetry={query.refetch} />
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
