import type { AccountSettings, UpdateAccountSettingsInput } from '../gen/schema.ts';
import { payload, type AreaResolvers, enumOf, wordOf } from '../graphql/index.ts';
import type { RestClient, Answer } from '../rest/index.ts';
import { viewerOnly } from './viewerOnly.ts';

/** The selected theme. */
const themeOf = enumOf('Theme');

type RestSettings = Answer<'/api/account/settings'>;

const toSettings = (settings: RestSettings): AccountSettings => ({
  theme: settings.theme && themeOf(settings.theme),
  isNavigationCollapsed: settings.navigation_collapsed,
});

/** Choices of the signed-in person. */
const readSettings = async (rest: RestClient): Promise<AccountSettings> =>
  toSettings(await rest.get<RestSettings>('/api/account/settings'));

/** Changes choices of the signed-in person: an absent one stays as it is, and null takes it back. */
async function writeSettings(rest: RestClient, change: UpdateAccountSettingsInput): Promise<AccountSettings> {
  const body = {
    theme: wordOf('Theme', change.theme),
    navigation_collapsed: change.isNavigationCollapsed,
  };
  return toSettings(await rest.write<RestSettings>('PUT', '/api/account/settings', body));
}

/** Resolvers of a person's choices. */
export const settingsResolvers = {
  User: {
    settings: (user, _args, context) => viewerOnly(user, context, () => readSettings(context.rest)),
  },
  Mutation: {
    updateAccountSettings: (_, { input }, context) =>
      payload(async () => {
        await writeSettings(context.rest, input);
        return { viewer: () => (context.viewer ? context.sources.account.viewer() : null) };
      }),
  },
} satisfies AreaResolvers;
