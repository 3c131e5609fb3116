import { z } from 'zod';

const theme = z.enum(['system', 'light', 'dark']);

/** Response of GET and PUT /api/account/settings. */
export const settings = z
  .object({
    theme: theme
      .nullable()
      .meta({ description: "Color theme of the application. `null` if the user hasn't chosen one." }),
    navigation_collapsed: z
      .boolean()
      .nullable()
      .meta({ description: "Whether the navigation is collapsed. `null` if the user hasn't chosen." }),
  })
  .meta({ id: 'AccountSettings' });

/** Body of PUT /api/account/settings. Missing fields stay unchanged, null resets a field. */
export const settingsChange = z.strictObject({
  theme: theme.nullable().optional().meta({ description: 'Color theme of the application.' }),
  navigation_collapsed: z.boolean().nullable().optional().meta({ description: 'Whether the navigation is collapsed.' }),
});
