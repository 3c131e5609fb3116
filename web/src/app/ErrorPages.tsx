import { CircleX } from 'lucide-react';
import { useParams, useRouteError } from 'react-router-dom';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/feedback.tsx';
import { Page } from '../ui/layout.tsx';

/** There is no such page (SHELL-58, SHELL-59, SHELL-60). */
export function NotFoundPage() {
  return (
    <Page title={messages.notFound.title}>
      <EmptyState kind="no-such-thing" heading="h1" title={messages.notFound.title} action={<Button onClick={() => (history.length > 1 ? history.back() : location.assign(paths.home.href()))}>{messages.notFound.back}</Button>}>
        {messages.notFound.text}
      </EmptyState>
    </Page>
  );
}

/** `/error/403` and the other error addresses (ROUTE-49). */
export function ErrorPage() {
  const { code } = useParams();
  if (code !== '403') {
    return (
      <Page title={messages.errors.unexpected}>
        <EmptyState kind="no-such-thing" heading="h1" title={messages.errors.unexpected} action={<ButtonLink to={paths.home.href()}>{messages.notFound.back}</ButtonLink>}>{`${messages.errors.code} ${code}`}</EmptyState>
      </Page>
    );
  }
  return (
    <Page title={messages.limited.title}>
      <EmptyState kind="no-permission" heading="h1" title={messages.limited.title} action={<ButtonLink to={paths.home.href()}>{messages.notFound.back}</ButtonLink>}>{messages.limited.text}</EmptyState>
    </Page>
  );
}

/** What shows when a page's own code fails, or cannot be loaded after a new version was put in place. */
export function CrashPage() {
  const error = useRouteError();
  return (
    <main className="page">
      <EmptyState kind="no-such-thing" icon={CircleX} heading="h1" title={messages.errors.unexpected} action={<Button onClick={() => location.reload()}>{messages.errors.reload}</Button>}>
        {messages.errors.crashed(error instanceof Error ? error.message : '')}
      </EmptyState>
    </main>
  );
}
