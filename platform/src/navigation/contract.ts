import { z } from 'zod';

/** One item of the main navigation, spelled as in the documents (DATA-15). */
export const item = z
  .object({
    id: z.string().meta({
      description: 'ID of the item: a UUID for an organization, or `view-all-orgs` for the list of all organizations.',
    }),
    text: z.string(),
    disabled: z.boolean().meta({ description: 'Whether it is shown but disabled.' }),
    hasChildren: z.boolean().meta({ description: 'Whether it has child items.' }),
    child: z
      .object({ of: z.string().meta({ description: 'ID of its parent item.' }) })
      .nullable()
      .meta({ description: 'Parent of the item. `null` at the top level.' }),
    externalLink: z.url().nullable().meta({
      description: 'URL on another host. If `navigateTo` is also set, used while the feature flag is off.',
    }),
    navigateTo: z.string().regex(/^\//).nullable().meta({ description: 'Path on this hub.' }),
    featureFlag: z
      .string()
      .nullable()
      .meta({ description: 'Feature flag that shows the item. If both links are set, it switches to `navigateTo`.' }),
  })
  .meta({ id: 'NavigationItem' });

/** Response of GET /api/navigation/items (NAV-06, NAV-07). */
export const items = z.object({ items: z.array(item) }).meta({ id: 'NavigationItems' });
