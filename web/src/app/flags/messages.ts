import type { CookieFlag } from '../../lib/cookieFlags.ts';

/** Text of the feature-flag panel and of the developer tools. */
export const flagText = {
  panel: {
    title: 'Feature flags',
    intro: 'Flags of this browser. They are kept for a day and change only what this browser shows.',
    legend: 'Flags',
    set: 'Set Features',
    copyUrl: 'Copy Url',
    copied: 'Copied',
    notKept: 'This browser did not keep the flags: their cookie needs https, or a hub on this machine.',
    flags: {
      'environments-download': 'Lock and yml downloads of environments',
      astoria: 'New business edition',
      unified: 'Organization switcher in the navigation',
      devtools: 'Developer tools: requests, timings and the cache',
    } satisfies Record<CookieFlag, string>,
  },
  devtools: {
    title: 'Developer tools',
    table: 'Requests of this page, newest first',
    operation: 'Operation',
    from: 'From',
    took: 'Took',
    id: 'Request id',
    source: { network: 'network', cache: 'cache', failed: 'failed' },
    ms: (value: number) => `${String(value)} ms`,
    slow: 'slow',
    cached: (count: number) => `${String(count)} things in the cache`,
    none: 'No requests yet.',
  },
} as const;
