/** Contents of environments: read from client files, compared, and written. Pure. */
export { differenceOf, PACKAGE_CHANGES, sideKey } from './difference.ts';
export type { PackageChange, PackageDifference } from './difference.ts';
export { ENVIRONMENT_FORMATS, MOST_FILES, MOST_PACKAGES, MOST_TEXT } from './model.ts';
export type {
  EnvironmentFile,
  EnvironmentFormat,
  EnvironmentReading,
  InstalledPackage,
  ReadEnvironment,
  Remark,
} from './model.ts';
export { readEnvironment } from './read.ts';
export type { ReadingChoices } from './read.ts';
export type { Wanted } from './specs.ts';
export { decodeText } from './text.ts';
export { environmentYmlOf, explicitOf } from './write.ts';
