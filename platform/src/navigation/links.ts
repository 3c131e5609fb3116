import { z } from 'zod';
import { HUB_PATH } from '@terrarium/domain/access';

/**
 * Targets of navigation items: URLs on other hosts, or paths of the hub.
 * SUPPORT_LINKS overrides them; null removes an item.
 */
export interface SupportLinks {
  gettingStarted: string | null;
  learning: string | null;
  documentation: string | null;
  forum: string | null;
}

/**
 * Default targets: the hub's own guides, which need no network.
 * The application's built-in items link there too (web/src/lib/externalPages.ts).
 */
const defaults: SupportLinks = {
  gettingStarted: '/help/getting-started',
  learning: 'https://learning.anaconda.com/',
  documentation: '/help',
  forum: 'https://forum.anaconda.com/',
};

const address = z
  .union([z.url({ protocol: /^https?$/ }), z.string().regex(HUB_PATH)], {
    error: 'must be an http(s) address or a path of the hub',
  })
  .nullable()
  .optional();
const given = z.strictObject({ gettingStarted: address, learning: address, documentation: address, forum: address });

/**
 * Parses the setting SUPPORT_LINKS: a JSON object of URLs by name.
 * Missing names keep their default. Invalid text is a zod issue.
 */
export const supportLinks = z
  .string()
  .default('{}')
  .transform((text, context): SupportLinks => {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      context.issues.push({
        code: 'custom',
        message: 'must be a JSON object such as {"forum":"https://forum.example"}',
        input: text,
      });
      return z.NEVER;
    }
    const result = given.safeParse(value);
    if (!result.success) {
      context.issues.push({
        code: 'custom',
        message: `knows ${Object.keys(defaults).join(', ')}, each an http(s) address or null: ${result.error.issues.map((issue) => [issue.path.join('.'), issue.message].filter(Boolean).join(' ')).join('; ')}`,
        input: text,
      });
      return z.NEVER;
    }
    return { ...defaults, ...Object.fromEntries(Object.entries(result.data).filter(([, link]) => link !== undefined)) };
  });
