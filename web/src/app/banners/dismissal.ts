import { readStored, removeStored, writeStored } from '../../lib/storage.ts';
import type { BannerConfig } from './config.ts';

/** Key in local storage (SHELL-52), kept on sign-out (AUTH-24). */
const key = 'system-banner';

/** Which banner was closed: another message, or the same with another date, is another banner. */
type Dismissal = Pick<BannerConfig, 'message' | 'displayUntil'>;

/** The stored dismissal; null when there is none. One whose date has passed is cleared (SHELL-53). */
export function readDismissal(now: number): Dismissal | null {
  const stored = readStored('local', key);
  if (stored === null) return null;
  const { message, displayUntil } = stored as Partial<Dismissal>;
  if (typeof message === 'string' && typeof displayUntil === 'string' && now < Date.parse(displayUntil))
    return { message, displayUntil };
  removeStored('local', key);
  return null;
}

/** Remembers that a banner was closed, until its date (SHELL-52). */
export const writeDismissal = ({ message, displayUntil }: BannerConfig): void =>
  writeStored('local', key, { message, displayUntil } satisfies Dismissal);
