import { z } from 'zod';

const theme = z.enum(['system', 'light', 'dark']);

/** Answer of GET and PUT /api/account/settings. */
export const settings = z
  .object({
    theme: theme.nullable().meta({ description: 'Colours of the application; null while the person has not chosen.' }),
    navigation_collapsed: z
      .boolean()
      .nullable()
      .meta({ description: 'Whether the navigation is kept collapsed; null while the person has not chosen.' }),
  })
  .meta({ id: 'AccountSettings' });

/** Body of PUT /api/account/settings: what is left out stays. */
export const settingsChange = z.strictObject({
  theme: theme.optional().meta({ description: 'Colours of the application.' }),
  navigation_collapsed: z.boolean().optional().meta({ description: 'Whether the navigation is kept collapsed.' }),
});
