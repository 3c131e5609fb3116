/**
 * Policy files for a repository: reading with the location of every error, and writing. Pure. Separate from the rules
 * because of its parser.
 */
export * from './model.ts';
export { readPolicyFile, unknownChannels } from './read.ts';
export { writePolicyFile } from './write.ts';
