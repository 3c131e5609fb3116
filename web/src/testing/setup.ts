import { cleanup, configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { announce } from '../lib/announce.ts';
import { setOutage } from '../lib/hub/outage.ts';
import { closeKeys } from '../lib/keysDialog.ts';
import { closeModal } from '../lib/modals.ts';
import { clearPageBanner } from '../lib/pageBanner.ts';
import { answerProof } from '../lib/proof.ts';
import { forgetSecrets } from '../lib/secrets.ts';
import { clearToasts } from '../ui/toasts.tsx';
import { rememberStyles } from './computedStyle.ts';

// Runs for every file. Files of one worker share window, libraries and the application's modules (vitest.config.ts).
const before = getConfig();
const { getElementError } = before;
configure({
  // A limit against hangs, long enough for a busy machine.
  asyncUtilTimeout: 45_000,
  // Print the document only for errors that are shown. During `waitFor`, each failed query creates an error too; the
  // last one gets its document from `getElementError`.
  getElementError: (message, container) =>
    (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});
rememberStyles();

// In development, React creates a stack trace for each of the first 10,000 elements per second, for warnings: a tenth
// of these tests' time. Skip it; the warnings still appear.
const internals = (React as unknown as Record<string, { recentlyCreatedOwnerStacks?: number } | undefined>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
];
if (internals && Object.hasOwn(internals, 'recentlyCreatedOwnerStacks'))
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });

// Browser APIs that jsdom lacks.
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
const media = new Set<{ query: string; tell: () => void }>();
let width = 1440;

function matches(query: string): boolean {
  const min = /min-width: (\d+)px/.exec(query)?.[1];
  const max = /max-width: (\d+)px/.exec(query)?.[1];
  if (min === undefined && max === undefined) return false;
  return width >= Number(min ?? 0) && width <= Number(max ?? Infinity);
}

/** Resizes the window, in CSS pixels, and notifies media queries and listeners. */
export function resizeTo(pixels: number): void {
  width = pixels;
  Object.assign(window, { innerWidth: pixels });
  window.dispatchEvent(new Event('resize'));
  for (const entry of media) entry.tell();
}

Object.assign(window, {
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  scrollTo: () => undefined,
  matchMedia: (query: string) => ({
    get matches() {
      return matches(query);
    },
    media: query,
    addEventListener: (_type: string, tell: () => void) => {
      media.add({ query, tell });
    },
    removeEventListener: (_type: string, tell: () => void) => {
      for (const entry of media) if (entry.tell === tell) media.delete(entry);
    },
  }),
});
Object.assign(Element.prototype, {
  scrollIntoView: () => undefined,
  scrollTo: () => undefined,
  hasPointerCapture: () => false,
});
// axe draws text to detect icon fonts. Without a canvas it uses the text, and jsdom would log a warning for each
// element.
Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });
// Focus traps use an element's boxes to check its visibility; jsdom has no layout.
Object.assign(HTMLElement.prototype, {
  getClientRects() {
    return [new DOMRect(0, 0, 1, 1)];
  },
});
Object.assign(window, {
  DOMRect: class {
    x = 0;
    y = 0;
    width = 1;
    height = 1;
    top = 0;
    left = 0;
    right = 1;
    bottom = 1;
  },
});

// Remove what a file left in the window, except Emotion's style elements, which it reuses.
beforeAll(() => {
  for (const element of document.head.querySelectorAll(':scope > :not([data-emotion])')) element.remove();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.title = '';
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=', 1)[0] ?? ''}=; max-age=0; path=/`;
  history.replaceState(null, '', '/');
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  resizeTo(1440);
});

afterEach(() => {
  cleanup();
  clearToasts();
  setOutage(null);
  closeKeys();
  closeModal();
  clearPageBanner();
  answerProof(false);
  forgetSecrets();
  announce('');
});

afterAll(async () => {
  configure(before);
  // An import that is pending when a file ends fails, also for later files.
  await vi.dynamicImportSettled();
});
