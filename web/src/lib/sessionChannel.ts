/** Why the session of this browser ended, as one tab tells the others. */
export type SessionEnd = 'SIGNED_OUT' | 'SESSION_EXPIRED';

const name = 'session';

const isSessionEnd = (value: unknown): value is SessionEnd => value === 'SIGNED_OUT' || value === 'SESSION_EXPIRED';

/** Tells the other tabs of this hub that the session ended; nothing happens where the browser has no BroadcastChannel. */
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

/** What a navigation to /log-out may carry in its state, which no link from outside can set. */
export interface LogOutState {
  /** Another tab ended the session already: this one only forgets the person. A call now could end a session begun since. */
  endedElsewhere?: boolean;
  /** A sentence to show after it, e.g. that the account was deleted. */
  notice?: string;
}
