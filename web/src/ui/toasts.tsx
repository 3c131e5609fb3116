import { CircleCheck, CircleX, Info, Undo2, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { toFailure } from '../lib/apollo/errors.ts';
import { messages } from '../messages.ts';
import { Button, IconButton } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { themeColor } from './theme/color.ts';
import { look } from './theme/look.ts';

/** How long a notification stays and how long it fades, in milliseconds (ERR-07, ERR-08). */
export const toastTimes = { stay: 10_000, fade: 400 } as const;

/** A notification at the top right. */
export interface Toast {
  id: number;
  kind: 'success' | 'error' | 'info';
  title: ReactNode;
  text?: ReactNode;
  /** Takes back what it tells. */
  undo?: () => Promise<void>;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a notification for ten seconds; one with something to do in it stays while somebody is at it. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  set([...toasts, { ...toast, id: lastId }].slice(-5));
}

/** Takes all notifications away, as at the start of every navigation (ERR-06) and at sign-out (AUTH-25). */
export function clearToasts(): void {
  if (toasts.length > 0) set([]);
}

/**
 * Shows what a failed request says (ERR-04, ERR-05): with an id from the catalogue its message and the way to support,
 * otherwise 'Something unexpected happened.'.
 */
export function showFailure(error: unknown): void {
  const failure = toFailure(error);
  if (failure.humanReadableId)
    showToast({
      kind: 'error',
      title: failure.message || messages.errors.unexpected,
      text: messages.errors.withId(failure.humanReadableId),
    });
  else showToast({ kind: 'error', title: messages.errors.unexpected });
}

const icons = {
  success: [CircleCheck, themeColor('leaf.fg')],
  error: [CircleX, themeColor('decision.refused.fg')],
  info: [Info, themeColor('fg.muted')],
} as const;

function ToastCard({ toast }: { toast: Toast }) {
  const [leaving, setLeaving] = useState(false);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const stay = setTimeout(() => setLeaving(true), toastTimes.stay);
    return () => clearTimeout(stay);
  }, [held]);
  useEffect(() => {
    if (!leaving || held) return undefined;
    const fade = setTimeout(() => set(toasts.filter((other) => other.id !== toast.id)), toastTimes.fade);
    return () => clearTimeout(fade);
  }, [leaving, held, toast.id]);
  const [icon, color] = icons[toast.kind];
  const dismiss = () => set(toasts.filter((other) => other.id !== toast.id));
  return (
    // The button's reach is the whole card (ERR-10): see the recipe `toast`.
    <div
      className={look('toast', { leaving: leaving && !held })}
      role={toast.kind === 'error' ? 'alert' : 'status'}
      {...(toast.undo
        ? {
            onMouseEnter: () => setHeld(true),
            onMouseLeave: () => setHeld(false),
            onFocus: () => setHeld(true),
            onBlur: () => setHeld(false),
          }
        : {})}
    >
      <Icon of={icon} color={color} />
      <div>
        <div className={look('text', { strong: true })}>{toast.title}</div>
        {toast.text ? <div className={look('text', { tone: 'muted' })}>{toast.text}</div> : null}
        {toast.undo ? (
          <Button
            size="sm"
            icon={Undo2}
            onClick={() => {
              dismiss();
              void toast.undo?.();
            }}
          >
            {messages.undo}
          </Button>
        ) : null}
      </div>
      <IconButton size="sm" icon={X} label={messages.dismiss} onClick={dismiss} />
    </div>
  );
}

/** Where notifications appear: top right (ERR-09). Mounted once by the application. */
export function Toasts() {
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => toasts,
  );
  return (
    <div className={look('toasts')}>
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}
