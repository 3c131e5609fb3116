/** What a lock file, and npm's record of what is installed, says of a package. */
interface Package {
  version?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
}

export function whatToInstall(
  locked: Record<string, Package & { name?: string }>,
  present: Record<string, Package>,
  wanted: 'run' | 'all',
): 'nothing' | 'add' | 'renew';
export function whatToBring(
  locked: Record<string, Package & { name?: string }>,
  present: Record<string, Package>,
  wanted: 'run' | 'all',
): 'run' | 'all';
export function missingExtras(
  locked: Record<string, Package & { name?: string }>,
  present: Record<string, Package>,
  isSet: (setting: string) => boolean,
): string[];
export function installed(wanted: 'run' | 'all'): void;
