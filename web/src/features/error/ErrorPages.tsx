import { CircleX, RotateCw } from 'lucide-react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { lastFailed } from '../../lib/hub/outage.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { CopyButton, EmptyState, type EmptyKind } from '../../ui/feedback.tsx';
import { Page } from '../../ui/layout.tsx';
import type { MissingRole } from '../../lib/routeLayout.ts';
import { look } from '../../ui/theme/look.ts';

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

/** Returns to the previous page, or reloads this one. */
function Retry() {
  const navigate = useNavigate();
  const first = useLocation().key === 'default';
  return (
    <Button icon={RotateCw} onClick={() => (first ? window.location.reload() : void navigate(-1))}>
      {messages.errors.tryAgain}
    </Button>
  );
}

/** Whether a navigation's state comes from a guard: it may be from an older version, or missing. */
const isMissingRole = (state: unknown): state is MissingRole =>
  typeof state === 'object' &&
  state !== null &&
  'needs' in state &&
  Array.isArray(state.needs) &&
  'org' in state &&
  'title' in state &&
  'page' in state;

function Problem({ kind, title, text }: { kind: EmptyKind; title: string; text: string }) {
  return (
    <Page title={title}>
      <EmptyState kind={kind} heading="h1" title={title} action={<BackLink />}>
        {text}
      </EmptyState>
    </Page>
  );
}

/** The not-found page: the wildcard and `/page-not-found` (SHELL-58, SHELL-59, SHELL-60, ROUTE-48). */
export const NotFoundPage = () => (
  <Problem kind="no-such-thing" title={messages.notFound.title} text={messages.notFound.text} />
);

/**
 * A page that the user's role can't open: what is missing, and who can change it. `missing` is the guard's result; null
 * if unknown.
 */
function Refused({ missing }: { missing: MissingRole | null }) {
  const t = messages.limited;
  if (!missing) return <Problem kind="no-permission" title={t.title} text={t.text} />;
  const { page, org, title, role, needs } = missing;
  return (
    <Page title={t.title}>
      <EmptyState
        kind="no-permission"
        heading="h1"
        title={t.title}
        action={
          <div className={look('row', { wrap: true })}>
            <BackLink />
            <ButtonLink to={paths.members.href({ org }, { role: 'ADMIN' })}>{t.admins(title)}</ButtonLink>
          </div>
        }
      >
        {`${t.text} ${t.needs(page, needs.map((each) => t.roles[each]).join(t.or), title)} ${t.yours(messages.roles[role ?? 'UNKNOWN'])}`}
      </EmptyState>
    </Page>
  );
}

/** Something failed: the ID of the request for support, and the way to try it again, which is the page before. */
function Unexpected({ code }: { code: string }) {
  const id = lastFailed();
  return (
    <Page title={messages.errors.unexpected}>
      <EmptyState
        kind="no-such-thing"
        icon={CircleX}
        heading="h1"
        title={messages.errors.unexpected}
        action={
          <div className={look('row', { wrap: true })}>
            <Retry />
            <BackLink />
          </div>
        }
      >
        <span>{`${messages.errors.code} ${code}`}</span>
        {id === null ? null : (
          <>
            {', '}
            {messages.errors.request} <code>{id}</code>{' '}
            <CopyButton iconOnly text={id} label={messages.errors.copyRequestId} />
          </>
        )}
      </EmptyState>
    </Page>
  );
}

/** `/error/403` and the other error URLs (ROUTE-49); codes other than HTTP errors show the not-found page. */
export function ErrorPage() {
  const { code = '' } = useParams();
  const state: unknown = useLocation().state;
  if (code === '404' || !/^[45]\d\d$/.test(code)) return <NotFoundPage />;
  if (code === '403') return <Refused missing={isMissingRole(state) ? state : null} />;
  return <Unexpected code={code} />;
}

/** `/healthz` inside the application; the gateway answers a page load of this URL with the same text (ROUTE-07). */
export const HealthPage = () => (
  <Page title="ok">
    <p>ok</p>
  </Page>
);
