/**
 * Conda's rules without I/O: versions (CEP 33), version specs and match specs (CEP 29), names and records (CEP 26, 34,
 * 36), with the terms of conda's Python code.
 * Deliberate differences from conda:
 * - Text fields ignore case (CEP 29); conda does so only for names and licenses.
 * - `=1.8*`, `!=1.8*`, `=1.*.3`, `!=1.*.3`, and `~=1` mean what CEP 29 says. Conda compares the first four with a
 * version that contains a star, which nothing equals, and fails to match the last one. `0.2.18.*.` is `0.2.18.*`.
 * - Spaces after an operator are ignored (CEP 29), and parentheses in a version group.
 * - Regexes run in linear time: no lookaround, no backreferences, no `|` outside parentheses.
 * - What conda drops silently is an error: junk in brackets, repeated keys, ` if ` conditions, a lone `<`.
 * - Hashes after the `#` of a package URL are checked (CEP 23). A field that a record lacks matches only `*`, whereas
 * conda compares with the word None.
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
