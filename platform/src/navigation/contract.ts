import { z } from 'zod';

/** One entry of the main navigation (DATA-15). */
export const item = z
  .object({
    id: z.string().meta({ description: 'Name of the entry; a UUID for an organization, `view-all-orgs` for the list of all.' }),
    text: z.string(),
    disabled: z.boolean().meta({ description: 'Shown, but cannot be chosen.' }),
    has_children: z.boolean(),
    child_of: z.string().nullable().meta({ description: 'Id of the entry it stands below; null at the top.' }),
    external_link: z.url().nullable().meta({ description: 'Address on another host. Beside navigate_to it is where the entry leads while its flag is off.' }),
    navigate_to: z.string().startsWith('/').nullable().meta({ description: 'Path of the hub.' }),
    feature_flag: z.string().nullable().meta({ description: 'Flag that must be on for the entry, or for its navigate_to where it has both addresses.' }),
  })
  .meta({ id: 'NavigationItem' });

/** Answer of GET /api/navigation/items (NAV-06, NAV-07). */
export const items = z.object({ items: z.array(item) }).meta({ id: 'NavigationItems' });
