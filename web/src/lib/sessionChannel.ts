/** Why this browser's session ended, as a message between tabs. */
export type SessionEnd = 'SIGNED_OUT' | 'SESSION_EXPIRED';

const name = 'session';

const isSessionEnd = (value: unknown): value is SessionEnd => value === 'SIGNED_OUT' || value === 'SESSION_EXPIRED';

/** Notifies the hub's other tabs that the session ended; does nothing in browsers without BroadcastChannel. */
export function tellSessionEnd(end: SessionEnd): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(name);
  channel.postMessage(end);
  channel.close();
}

/** Hears of it from other tabs, never from this one's own open channel. Returns how to stop. */
export function onSessionEnd(listener: (end: SessionEnd) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isSessionEnd(data)) listener(data);
  });
  return () => channel.close();
}

/** Navigation state of /log-out, which external links can't set. */
export interface LogOutState {
  /** Another tab ended the session. Only forget the user, because a request now could end a newer session. */
  endedElsewhere?: boolean;
  /** A message to show afterwards, for example that the account was deleted. */
  notice?: string;
}
