/** Policies as files that are kept in a repository: reading with the place of every mistake, writing. Pure; apart from the rules, because of its parser. */
export * from './model.ts';
export { readPolicyFile, unknownChannels } from './read.ts';
export { writePolicyFile } from './write.ts';
