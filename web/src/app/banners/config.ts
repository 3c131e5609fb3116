import { HUB_PATH } from '@terrarium/domain/access';

/** Types of the system banner (SHELL-50). */
const types = ['alert-banner', 'announcement', 'success'] as const;

/** The system banner: the value of the flag `system-banner` (DATA-16). */
export interface BannerConfig {
  message: string;
  messageType: (typeof types)[number];
  /** When it stops to show, ISO 8601 (SHELL-47). */
  displayUntil: string;
  /** Whether it can be closed (SHELL-48). */
  closeable: boolean;
  /** Text of the link; null without a link (SHELL-49). */
  hrefText: string | null;
  /** A path of this hub or a URL; null without a link. */
  href: string | null;
}

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** Returns a safe link: a path of this hub, or http(s); never `javascript:` or the like. */
const linkable = (href: string | null): string | null => {
  if (href === null) return null;
  if (HUB_PATH.test(href)) return href;
  const url = URL.parse(href);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
};

/** Reads the flag's value; null (no banner) if it is off, or lacks a message, a known type, or a date. */
export function readBanner(value: unknown): BannerConfig | null {
  if (typeof value !== 'object' || value === null) return null;
  const given = value as Partial<Record<keyof BannerConfig, unknown>>;
  const message = text(given.message);
  const displayUntil = text(given.displayUntil);
  const messageType = types.find((type) => type === given.messageType);
  if (message === null || messageType === undefined || displayUntil === null || Number.isNaN(Date.parse(displayUntil)))
    return null;
  const href = linkable(text(given.href));
  return {
    message,
    messageType,
    displayUntil,
    closeable: given.closeable !== false,
    hrefText: href && text(given.hrefText),
    href,
  };
}
