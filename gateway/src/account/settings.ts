import type { Context } from '../context.ts';
import { payload } from '../graphql/index.ts';
import type { RestClient, RestSettings } from '../rest/index.ts';
import { own } from './own.ts';
import type { UserModel } from './source.ts';

/** A person's choices as the schema shows them. */
interface SettingsModel {
  theme: string | null;
  navigationCollapsed: boolean | null;
}

/** A change of choices as the schema takes it: what is left out, or null, stays. */
interface SettingsChange {
  theme?: string | null;
  navigationCollapsed?: boolean | null;
}

const toSettings = (settings: RestSettings): SettingsModel => ({ theme: settings.theme?.toUpperCase() ?? null, navigationCollapsed: settings.navigation_collapsed });

/** Choices of the signed-in person. */
const readSettings = async (rest: RestClient): Promise<SettingsModel> => toSettings(await rest.get<RestSettings>('/api/account/settings'));

/** Changes choices of the signed-in person. */
async function writeSettings(rest: RestClient, change: SettingsChange): Promise<SettingsModel> {
  const body = { ...(change.theme ? { theme: change.theme.toLowerCase() } : {}), ...(typeof change.navigationCollapsed === 'boolean' ? { navigation_collapsed: change.navigationCollapsed } : {}) };
  return toSettings(await rest.write<RestSettings>('PUT', '/api/account/settings', body));
}

/** Resolvers of a person's choices. */
export const settingsResolvers = {
  User: {
    settings: (user: UserModel, _args: unknown, context: Context) => own(user, context, () => readSettings(context.rest)),
  },
  Mutation: {
    updateSettings: (_: unknown, { input }: { input: SettingsChange }, context: Context) => payload(async () => {
      await writeSettings(context.rest, input);
      return { viewer: () => (context.viewer ? context.sources.account.viewer() : null) };
    }),
  },
};
