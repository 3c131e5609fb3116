import { defineArea, node } from '../area.ts';
import { accountResolvers } from './resolvers.ts';
import { settingsResolvers } from './settings.ts';
import { AccountSource } from './source.ts';

export { viewerOnly } from './viewerOnly.ts';
export { toUser, type UserModel } from './source.ts';

declare module '../context.ts' {
  interface Sources {
    account: AccountSource;
  }
}

/** People, their accounts and choices. */
export const area = defineArea({
  name: 'account',
  source: AccountSource,
  resolvers: [accountResolvers, settingsResolvers],
  nodes: {
    User: node(['id'], ({ id }, { sources }) => sources.account.user(id)),
    ChannelToken: node(['organization', 'uuid'], ({ organization }, { sources }) =>
      sources.account.channelToken(organization),
    ),
  },
});
