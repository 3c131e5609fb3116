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

/** Body of PUT /api/account/settings. An absent field stays as it is, and null takes the choice back. */
export const settingsChange = z.strictObject({
  theme: theme.nullable().optional().meta({ description: 'Colors of the application.' }),
  navigation_collapsed: z
    .boolean()
    .nullable()
    .optional()
    .meta({ description: 'Whether the navigation is kept collapsed.' }),
});
