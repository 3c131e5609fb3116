import { useParams } from 'react-router-dom';
import { useSharedNotebookQuery } from '../../gen/notebook.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState, ErrorState, HeadSkeleton } from '../../ui/feedback.tsx';
import { Page } from '../../ui/layout.tsx';
import { text } from './messages.ts';
import { NotebookArticle } from './NotebookArticle.tsx';

/** A shared notebook, readable by everyone with the link (ROUTE-09, ROUTE-61). */
export function SharedNotebookPage() {
  const { id = '' } = useParams();
  const { data, loading, error, refetch } = useSharedNotebookQuery({ variables: { id } });
  const notebook = data?.sharedNotebook;
  return (
    <Page title={notebook?.title ?? text.shared}>
      {notebook ? (
        <NotebookArticle notebook={notebook} />
      ) : loading ? (
        <HeadSkeleton label={text.whatOne} />
      ) : error ? (
        <ErrorState what={text.whatOne} error={error} onRetry={refetch} />
      ) : (
        <EmptyState
          kind="no-such-thing"
          heading="h1"
          title={text.unknown}
          action={<ButtonLink to={paths.home.href()}>{messages.notFound.back}</ButtonLink>}
        >
          {text.unknownText}
        </EmptyState>
      )}
    </Page>
  );
}
