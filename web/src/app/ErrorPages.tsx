import { CircleX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams, useRouteError } from 'react-router-dom';
import { toFailure } from '../lib/apollo/errors.ts';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { EmptyState, type EmptyKind } from '../ui/feedback.tsx';
import { Page } from '../ui/layout.tsx';

/** 'Go back.': to the page before (SHELL-60), or home where this is the first one of the tab. */
function BackLink() {
  const navigate = useNavigate();
  const first = useLocation().key === 'default';
  return (
    <ButtonLink
      to={paths.home.href()}
      onClick={(event) => {
        if (first || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      {messages.notFound.back}
    </ButtonLink>
  );
}

function Problem({ kind, title, text }: { kind: EmptyKind; title: string; text: string }) {
  return <Page title={title}><EmptyState kind={kind} heading="h1" title={title} action={<BackLink />}>{text}</EmptyState></Page>;
}

/** There is no such page: the wildcard and `/page-not-found` (SHELL-58, SHELL-59, SHELL-60, ROUTE-48). */
export const NotFoundPage = () => <Problem kind="no-such-thing" title={messages.notFound.title} text={messages.notFound.text} />;

/** `/error/403` and the other error addresses (ROUTE-49); what is no HTTP error code is no page. */
export function ErrorPage() {
  const { code = '' } = useParams();
  if (code === '404' || !/^[45]\d\d$/.test(code)) return <NotFoundPage />;
  if (code === '403') return <Problem kind="no-permission" title={messages.limited.title} text={messages.limited.text} />;
  return <Problem kind="no-such-thing" title={messages.errors.unexpected} text={`${messages.errors.code} ${code}`} />;
}

/** `/healthz` inside the application; a page load of this address is answered by the gateway with the same text (ROUTE-07). */
export const HealthPage = () => <Page title="ok"><p>ok</p></Page>;

/**
 * What shows when a page's own code fails, or cannot be loaded after a new version was put in place. The id is the gateway's when a request
 * failed, else one of its own; it stands in the browser's console beside the error, for support.
 */
export function CrashPage() {
  const error = useRouteError();
  const [own] = useState(() => Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join(''));
  const id = toFailure(error).requestId ?? own;
  useEffect(() => console.error(`Error ${id}`, error), [id, error]);
  return (
    <main className="page">
      <EmptyState kind="no-such-thing" icon={CircleX} heading="h1" title={messages.errors.unexpected} action={<Button onClick={() => location.reload()}>{messages.errors.reload}</Button>}>
        {`${messages.errors.crashed(error instanceof Error ? error.message : '')} ${messages.errors.stale} ${messages.errors.withId(id)}`}
      </EmptyState>
    </main>
  );
}
