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
  // A bound for what hangs, as long as it takes on a machine that is busy with other work.
  asyncUtilTimeout: 45_000,
  // The document is written out for an error that somebody reads. While it is waited for something, each look at the document that finds nothing
  // is such an error, too; when the time is over, the last one is made whole by `getElementError`.
  getElementError: (message, container) =>
    (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});
rememberStyles();

// React's development form keeps a stack for each of the first ten thousand elements of a second, to name it in warnings: a tenth of these tests' work.
// For those after it keeps none, and warns as well.
const internals = (React as unknown as Record<string, { recentlyCreatedOwnerStacks?: number } | undefined>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
];
if (internals && Object.hasOwn(internals, 'recentlyCreatedOwnerStacks'))
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });

// What jsdom lacks and the application asks a browser for.
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

/** Makes the window this wide, in CSS pixels, and tells media queries and listeners. */
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
// axe draws text to find fonts of icons; without a canvas it goes by the text, and jsdom would write a warning for each element.
Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });
// Focus traps ask for an element's boxes to tell whether it shows; jsdom lays nothing out.
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

// What a file left in the window goes, but the style elements of Emotion: it goes on with them where they are.
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
  // What is still being imported when a file ends is refused, and stays refused for the files after it.
  await vi.dynamicImportSettled();
});
