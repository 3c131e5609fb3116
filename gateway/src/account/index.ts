export { own } from './own.ts';
export { accountResolvers } from './resolvers.ts';
export { settingsResolvers } from './settings.ts';
export { AccountSource, toUser, type UserModel } from './source.ts';
