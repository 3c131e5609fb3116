import { lazy, Suspense, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { toFailure } from '../lib/apollo/errors.ts';
import { DiscardedEdit } from '../lib/conflict.ts';
import { messages } from '../messages.ts';
import { Banner } from './feedback.tsx';
import { look } from './theme/look.ts';

/** A notification at the top right. */
export interface Notification {
  kind: 'success' | 'error' | 'info';
  title: ReactNode;
  text?: ReactNode;
  /** Reverts the reported action. */
  undo?: () => Promise<void>;
}

type Impl = typeof import('./overlay/ToasterImpl.tsx');

/** What shows them; undefined until its code is there. */
let impl: Impl | undefined;
/** Notifications shown before the code was loaded, in order. */
let waiting: readonly Notification[] = [];
/** Whether the toaster is to be on the page; 'failed' where its code could not be fetched. */
let state: 'unused' | 'wanted' | 'failed' = 'unused';
const listeners = new Set<() => void>();

function tell(next: typeof state): void {
  state = next;
  for (const listener of listeners) listener();
}

async function load(): Promise<Impl> {
  impl ??= await import('./overlay/ToasterImpl.tsx');
  return impl;
}

const Toaster = lazy(async () => ({ default: (await load()).default }));

/** Shows a notification for ten seconds; longer while it is hovered or focused. */
export function showToast(notification: Notification): void {
  if (impl && state === 'wanted') return impl.show(notification);
  waiting = [...waiting, notification].slice(-5);
  void load().then(
    ({ show }) => {
      tell('wanted');
      for (const each of waiting) show(each);
      waiting = [];
    },
    () => tell('failed'),
  );
}

/** Removes all notifications, as at the start of every navigation (ERR-06) and at sign-out (AUTH-25). */
export function clearToasts(): void {
  waiting = [];
  impl?.clear();
  if (state === 'failed') tell('unused');
}

/**
 * Shows a failed request (ERR-04, ERR-05): with a catalog ID its message and a link to support, otherwise 'Something
 * unexpected happened.', or that the hub or a service doesn't respond.
 */
export function showFailure(error: unknown): void {
  if (error instanceof DiscardedEdit) return;
  const failure = toFailure(error);
  if (failure.humanReadableId)
    showToast({
      kind: 'error',
      title: failure.message || messages.errors.unexpected,
      text: messages.errors.withId(failure.humanReadableId),
    });
  else
    showToast({
      kind: 'error',
      title:
        failure.kind === 'network'
          ? messages.errors.network
          : (failure.kind === 'unavailable' && failure.message) || messages.errors.unexpected,
    });
}

/**
 * Delay from the first click or key to loading the toaster's code, in milliseconds, so that the requested content loads
 * first.
 */
const patience = 1000;

/**
 * Notifications at the top right (ERR-09). Mounted once by the application. The toaster's code loads soon after the
 * first click or key, before it is needed, because a notification often says that the hub is unreachable.
 */
export function Toasts() {
  const now = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );
  useEffect(() => {
    const heard = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const prepare = () => {
      heard.abort();
      timer = setTimeout(() => void load().catch(() => undefined), patience);
    };
    for (const event of ['pointerdown', 'keydown']) addEventListener(event, prepare, { signal: heard.signal });
    return () => {
      heard.abort();
      clearTimeout(timer);
    };
  }, []);
  if (now === 'unused') return null;
  if (now === 'wanted')
    return (
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    );
  // Without the toaster's code, the last one is shown until the user navigates.
  const last = waiting.at(-1);
  return (
    <div className={look('toasts', { plain: true })}>
      {last ? (
        <Banner kind={last.kind}>
          <b>{last.title}</b> {last.text}
        </Banner>
      ) : null}
    </div>
  );
}
