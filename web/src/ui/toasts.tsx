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
  /** Takes back what it tells. */
  undo?: () => Promise<void>;
}

type Impl = typeof import('./overlay/ToasterImpl.tsx');

/** What shows them; undefined until its code is there. */
let impl: Impl | undefined;
/** Asked for before its code was there, in order. */
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

/** Shows a notification for ten seconds; it stays while somebody is at it. */
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

/** Takes all notifications away, as at the start of every navigation (ERR-06) and at sign-out (AUTH-25). */
export function clearToasts(): void {
  waiting = [];
  impl?.clear();
  if (state === 'failed') tell('unused');
}

/**
 * Shows what a failed request says (ERR-04, ERR-05): with an id from the catalogue its message and the way to support,
 * otherwise 'Something unexpected happened.', or that the hub or a service behind it doesn't answer.
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

/** From the first press or key to when the toaster's code is fetched, in milliseconds: what was pressed for goes first. */
const patience = 1000;

/**
 * Where notifications appear: top right (ERR-09). Mounted once by the application. The toaster's code comes soon after the first press or
 * key, before there is something to tell: what it tells is often that the hub cannot be reached.
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
  // Without the toaster's code the last one stands there until somebody goes elsewhere.
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
