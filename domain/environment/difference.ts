/** What changed between two lists of packages. */
import { compareVersions, InvalidVersion } from '../conda/index.ts';
import type { InstalledPackage } from './model.ts';

/** Kinds of package changes. */
export const PACKAGE_CHANGES = ['added', 'removed', 'upgraded', 'downgraded', 'rebuilt', 'moved'] as const;
/**
 * One of {@link PACKAGE_CHANGES}. `rebuilt`: another build of the version. `moved`: the same build from another
 * channel.
 */
export type PackageChange = (typeof PACKAGE_CHANGES)[number];

/** A package that differs between both sides. */
export interface PackageDifference {
  name: string;
  change: PackageChange;
  before: InstalledPackage | null;
  after: InstalledPackage | null;
}

/** Returns the packages that differ, by name. Packages from pip and conda with the same name are separate. */
export function differenceOf(
  before: readonly InstalledPackage[],
  after: readonly InstalledPackage[],
): PackageDifference[] {
  const side = (list: readonly InstalledPackage[]) => new Map(list.map((each) => [sideKey(each), each]));
  const [old, fresh] = [side(before), side(after)];
  return [...new Set([...old.keys(), ...fresh.keys()])].sort().flatMap((key): PackageDifference[] => {
    const [was, is] = [old.get(key) ?? null, fresh.get(key) ?? null];
    const change = changeOf(was, is);
    return change === null ? [] : [{ name: (is ?? was)!.name, change, before: was, after: is }];
  });
}

/** Key of a package in an environment, by which differences are sorted. Conda and pip packages can have one name. */
export const sideKey = ({ name, channel }: InstalledPackage): string => `${name} ${channel === 'pypi' ? 'pip' : ''}`;

function changeOf(was: InstalledPackage | null, is: InstalledPackage | null): PackageChange | null {
  if (was === null || is === null) return was === null ? 'added' : 'removed';
  const order = versionOrder(is.version, was.version);
  if (order !== 0) return order > 0 ? 'upgraded' : 'downgraded';
  if (was.build_string !== is.build_string || was.platform !== is.platform) return 'rebuilt';
  return was.channel === is.channel ? null : 'moved';
}

function versionOrder(a: string, b: string): number {
  if (a === b) return 0;
  try {
    return compareVersions(a, b) || (a < b ? -1 : 1);
  } catch (error) {
    if (error instanceof InvalidVersion) return a < b ? -1 : 1;
    throw error;
  }
}
