import {
  Check,
  Circle,
  CircleCheck,
  CircleX,
  Copy,
  Info,
  Lock,
  MapPinOff,
  RotateCw,
  SearchX,
  TriangleAlert,
  X,
  type LucideIcon,
} from 'lucide-react';
import { useContext, useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { toFailure, type Failure } from '../lib/apollo/errors.ts';
import { announce } from '../lib/announce.ts';
import { copyText } from '../lib/clipboard.ts';
import { capital } from '../lib/format.ts';
import { messages } from '../messages.ts';
import { Button, IconButton, type ButtonVariant } from './Button.tsx';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { Push, UnderHeading } from './layout.tsx';
import { look } from './theme/look.ts';

/** A persistent notice in the page. */
export function Banner({
  kind = 'info',
  children,
  onDismiss,
}: {
  kind?: 'success' | 'warning' | 'error' | 'info';
  children: ReactNode;
  onDismiss?: () => void;
}) {
  const icon = { success: CircleCheck, warning: TriangleAlert, error: CircleX, info: Info }[kind];
  return (
    <div className={look('banner', { kind: kind !== 'info' && kind })} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon of={icon} />
      <div className={look('grow')}>{children}</div>
      {onDismiss ? <IconButton size="sm" icon={X} label={messages.dismiss} onClick={onDismiss} /> : null}
    </div>
  );
}

/** Whether `delay` milliseconds have passed since the first render: fast responses need no skeleton. */
function useLate(delay: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return late;
}

const widths = [132, 96, 160, 112, 148];

/** Reserves space without showing content. Never sets `visible`, because Page hides what is below a loading part. */
const shownIf = (shown: boolean): CSSProperties => (shown ? {} : { visibility: 'hidden' });

/**
 * Skeleton of a table; reserves its height, and shows its bars after 150 ms.
 * @param toolbar whether a toolbar is above it; `wide`: only on wide screens
 */
export function TableSkeleton({
  label,
  rows = 5,
  toolbar,
}: {
  label: string;
  rows?: number;
  toolbar?: boolean | 'wide' | undefined;
}) {
  const late = useLate(150);
  return (
    <div
      className={classes(look('panel'), look('skeletonTable'))}
      role="status"
      aria-busy="true"
      aria-label={`${messages.loading} ${label}`}
      style={shownIf(late)}
    >
      {toolbar ? (
        <div className={classes(look('toolbar'), toolbar === 'wide' && look('text', { only: 'wide' }))}>
          <span className={look('skeleton')} style={{ width: 160, height: 28 }} />
          <Push />
          <span className={look('skeleton')} style={{ width: 64, height: 28 }} />
        </div>
      ) : null}
      {Array.from({ length: rows }, (_unused, row) => (
        <div className={look('row')} key={`row ${row}`}>
          <span style={{ width: 176 }}>
            <span className={look('skeleton')} style={{ width: widths[row % widths.length] }} />
          </span>
          <span className={look('skeleton')} style={{ width: 56 }} />
          <Push />
          <span className={look('skeleton')} style={{ width: 40 }} />
        </div>
      ))}
    </div>
  );
}

/** A placeholder bar of a loading text. Width and height in pixels. */
export const Skeleton = ({ width, height = 12 }: { width: number | string; height?: number }) => (
  <span className={look('skeleton')} style={{ width, height, maxWidth: '100%' }} />
);

/** Three lines of text that are on their way. */
export const Lines = ({ label }: { label: string }) => (
  <div className={look('stack')} role="status" aria-busy="true" aria-label={`${messages.loading} ${label}`}>
    <Skeleton width={320} />
    <Skeleton width={480} />
    <Skeleton width={240} />
  </div>
);

/** The header of a loading page. */
export function HeadSkeleton({ label }: { label: string }) {
  const late = useLate(150);
  return (
    <div
      className={look('stack')}
      role="status"
      aria-busy="true"
      aria-label={`${messages.loading} ${label}`}
      style={{ gap: 16, gridTemplateColumns: 'minmax(0, 1fr)', ...shownIf(late) }}
    >
      <Skeleton width={240} height={28} />
      <Skeleton width={420} />
    </div>
  );
}

/** Why a place is empty. */
export type EmptyKind = 'first-use' | 'no-result' | 'no-permission' | 'no-such-thing';

const emptyIcons: Record<EmptyKind, LucideIcon> = {
  'first-use': Circle,
  'no-result': SearchX,
  'no-permission': Lock,
  'no-such-thing': MapPinOff,
};

/** An empty state: what it is, and what to do next. Inside a section or dialog its heading is one level lower. */
export function EmptyState({
  kind,
  icon = emptyIcons[kind],
  title,
  children,
  action,
  bare,
  heading,
}: {
  kind: EmptyKind;
  icon?: LucideIcon;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  bare?: boolean;
  heading?: 'h1' | 'h3';
}) {
  const under = useContext(UnderHeading);
  const Heading = heading ?? (under ? 'h3' : 'h2');
  return (
    <div className={classes(look('empty'), !bare && look('panel'))}>
      <span className={look('text', { tone: 'subtle' })}>
        <Icon of={icon} />
      </span>
      <Heading className={look('heading')}>{title}</Heading>
      {children ? <p className={look('text', { tone: 'muted' })}>{children}</p> : null}
      {action}
    </div>
  );
}

/** A button that copies text and says so for two seconds. */
export function CopyButton({
  text,
  label = messages.copy,
  iconOnly,
  size = 'sm',
  variant = 'outline',
  onCopied,
}: {
  text: string;
  label?: string;
  iconOnly?: boolean;
  size?: 'sm' | 'md';
  variant?: ButtonVariant;
  onCopied?: () => void;
}) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    const done = await copyText(text);
    setState(done ? 'copied' : 'failed');
    announce(done ? messages.copied : messages.copyFailed);
    if (done) onCopied?.();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState('idle'), 2000);
  };
  const icon = state === 'copied' ? Check : state === 'failed' ? TriangleAlert : Copy;
  const title = state === 'failed' ? messages.copyFailed : undefined;
  return iconOnly ? (
    <IconButton
      size={size}
      variant="ghost"
      icon={icon}
      label={label}
      {...(title ? { title } : {})}
      onClick={() => void copy()}
    />
  ) : (
    <Button size={size} variant={variant} icon={icon} {...(title ? { title } : {})} onClick={() => void copy()}>
      {state === 'copied' ? messages.copied : label}
    </Button>
  );
}

/** Text of a failure without a message of the server. */
function causeOf(failure: Failure, what: string): string {
  if (failure.kind === 'network') return messages.errors.network;
  if (failure.kind === 'limited') return messages.errors.limited;
  if (failure.kind === 'unavailable') return failure.message || messages.errors.unavailable;
  return messages.errors.fetching(what);
}

/**
 * Error of a part of a page: cause, next step, request ID to copy, retry. `what` names the items in lowercase, such as
 * `packages`.
 */
export function ErrorState({ what, error, onRetry }: { what: string; error: unknown; onRetry?: () => unknown }) {
  const failure = toFailure(error);
  if (failure.kind === 'forbidden') {
    return (
      <EmptyState kind="no-permission" title={messages.limited.title}>
        {messages.limited.text}
      </EmptyState>
    );
  }
  const title = messages.errors.didNotLoad(capital(what));
  return (
    <div className={look('banner', { kind: 'error' })} role="alert">
      <Icon of={CircleX} />
      <div className={classes(look('stack'), look('grow'))} style={{ gap: 4 }}>
        <b className={look('text', { strong: true })}>{title}</b>
        <p>{causeOf(failure, what)}</p>
        <div className={look('row', { wrap: true })}>
          {failure.requestId ? (
            <>
              <span className={look('text', { tone: 'muted' })}>{messages.errors.request}</span>
              <code>{failure.requestId}</code>
              <CopyButton iconOnly text={failure.requestId} label={messages.errors.copyRequestId} />
            </>
          ) : null}
          <Push />
          {onRetry ? (
            <Button size="sm" icon={RotateCw} onClick={() => void onRetry()}>
              {messages.errors.tryAgain}
            </Button>
          ) : null}
        </div>
      </div>
    </div>
  );
}

/** State of Apollo's `useQuery`. */
export interface QueryState {
  loading: boolean;
  error?: unknown;
  refetch: () => Promise<unknown>;
}

/** Returns the action "Try again" of queries that a page needs together. */
export const retryAll =
  (...queries: readonly Pick<QueryState, 'refetch'>[]) =>
  () =>
    // Refetch: the user tries again after a failure.
    Promise.all(queries.map((query) => query.refetch()));

/**
 * Renders a query's data; a skeleton with so many `rows` while loading, and the error after a failure. `what` names it
 * in lowercase.
 */
export function Loaded<T>({
  what,
  value,
  query,
  rows,
  toolbar,
  children,
}: {
  what: string;
  value: T | null | undefined;
  query: QueryState;
  rows?: number;
  toolbar?: boolean | 'wide';
  children: (value: T) => ReactNode;
}) {
  if (value !== null && value !== undefined) return children(value);
  if (query.loading) return <TableSkeleton label={what} rows={rows} toolbar={toolbar} />;
  return <ErrorState what={what} error={query.error} onRetry={query.refetch} />;
}
