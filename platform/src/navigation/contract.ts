import { z } from 'zod';

/** One entry of the main navigation, spelled as the documents do (DATA-15). */
export const item = z
  .object({
    id: z
      .string()
      .meta({ description: 'Name of the entry; a UUID for an organization, `view-all-orgs` for the list of all.' }),
    text: z.string(),
    disabled: z.boolean().meta({ description: 'Shown, but cannot be chosen.' }),
    hasChildren: z.boolean().meta({ description: 'Whether others stand below it.' }),
    child: z
      .object({ of: z.string().meta({ description: 'Id of the entry it stands below.' }) })
      .nullable()
      .meta({ description: 'Where it stands; null at the top.' }),
    externalLink: z.url().nullable().meta({
      description: 'Address on another host. Beside navigateTo it is where the entry leads while its flag is off.',
    }),
    navigateTo: z.string().regex(/^\//).nullable().meta({ description: 'Path of the hub.' }),
    featureFlag: z
      .string()
      .nullable()
      .meta({ description: 'Flag that must be on for the entry, or for its navigateTo where it has both addresses.' }),
  })
  .meta({ id: 'NavigationItem' });

/** Answer of GET /api/navigation/items (NAV-06, NAV-07). */
export const items = z.object({ items: z.array(item) }).meta({ id: 'NavigationItems' });
