import { useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import type { BlockerFunction } from 'react-router-dom';

/** The answers to a blocked navigation. */
export interface BlockedLeave {
  /** Stays on the page. */
  stay: () => void;
  /** Leaves it. */
  leave: () => void;
}

/**
 * Blocks navigation, and returns the answers while one is blocked; null otherwise. Only the first answer counts: the
 * router throws at a second one, which a second press of Escape before the next render gives.
 * @param isBlocked whether to block a navigation
 */
export function useLeaveBlocker(isBlocked: BlockerFunction): BlockedLeave | null {
  const blocker = useBlocker(isBlocked);
  const answered = useRef<typeof blocker | null>(null);
  if (blocker.state !== 'blocked') return null;
  const once = (answer: () => void) => () => {
    if (answered.current === blocker) return;
    answered.current = blocker;
    answer();
  };
  return { stay: once(() => blocker.reset()), leave: once(() => blocker.proceed()) };
}
