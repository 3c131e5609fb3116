import type { CookieFlag } from '../../lib/cookieFlags.ts';
import { count } from '../../lib/format.ts';

/** Text of the feature-flag panel and of the developer tools. */
export const flagText = {
  panel: {
    title: 'Feature flags',
    intro: 'Flags apply to this browser only and expire after one day.',
    legend: 'Flags',
    set: 'Set Features',
    copyUrl: 'Copy Url',
    copied: 'Copied',
    notKept: 'Couldn’t save the flags. Their cookie requires HTTPS or a hub on localhost.',
    flags: {
      'environments-download': 'Lock file and environment.yml downloads',
      astoria: 'New business edition',
      unified: 'Organization switcher in the navigation',
      devtools: 'Developer tools: requests, timings, and the cache',
    } satisfies Record<CookieFlag, string>,
  },
  devtools: {
    title: 'Developer tools',
    table: 'Requests on this page, newest first',
    operation: 'Operation',
    from: 'Source',
    took: 'Duration',
    id: 'Request ID',
    source: { network: 'network', cache: 'cache', failed: 'failed' },
    ms: (value: number) => `${String(value)} ms`,
    slow: 'slow',
    cached: (objects: number) => count(objects, 'cached object'),
    none: 'No requests yet.',
  },
} as const;
