export { own } from './own.ts';
export { accountResolvers } from './resolvers.ts';
export { AccountSource, toUser, type UserModel } from './source.ts';
