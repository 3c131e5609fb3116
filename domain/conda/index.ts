/**
 * Conda's rules without I/O: versions (CEP 33), version specifiers and match specs (CEP 29), names and records (CEP 26,
 * 34, 36), in the terms of conda's Python code. Knowingly different from it:
 * - Text fields ignore case (CEP 29); conda does so for names and licences only.
 * - `=1.8*`, `!=1.8*`, `=1.*.3`, `!=1.*.3` and `~=1` mean what CEP 29 says; to conda the first four compare with a version
 *   that has a star in it, which nothing equals, and the last is an error on matching. `0.2.18.*.` is `0.2.18.*`.
 * - Spaces after an operator are ignored (CEP 29), parentheses in a version group instead of vanishing.
 * - Regexes run in linear time: no lookaround, no backreferences, no `|` outside parentheses.
 * - What conda drops without a word is refused: junk in brackets, repeated keys, ` if ` conditions, a lone `<`.
 * - Hashes behind the `#` of a package URL count (CEP 23); a field that a record lacks satisfies only `*`, where conda
 *   compares with the word None.
 */
export { InvalidMatchSpec, InvalidVersion, InvalidVersionSpec } from './errors.ts';
export { compareVersions, parseVersion } from './version.ts';
export type { Version } from './version.ts';
export { parseVersionSpec, versionMatchesRecord } from './versionSpec.ts';
export type { VersionSpec } from './versionSpec.ts';
export { compileStringMatch } from './stringMatch.ts';
export { isConditional, isMatchSpec, matchSpec, parseMatchSpec } from './matchSpec.ts';
export type { MatchSpec, SpecTarget } from './matchSpec.ts';
export { nameOfSpec } from './specText.ts';
export type { MatchSpecParts } from './specText.ts';
export {
  fileNameOf,
  isBuildString,
  isPackageName,
  isVirtualPackageName,
  packageExtensions,
  parseFileName,
} from './record.ts';
export type { PackageExtension, RepodataRecord } from './record.ts';
export { exportedSpecs, readRunExports, RUN_EXPORTS_LIMITS, runExportKinds } from './runExports.ts';
export type { RunExports } from './runExports.ts';
export type { Distribution } from './fileName.ts';
export { commonSubdirs, knownSubdirs, SUBDIR } from './subdirs.ts';
