/** Package files for matching. */
import { compareVersions } from '../conda/index.ts';

/** A package file as advisories, statements, and patches are matched with it. */
export interface FileNamed {
  name: string;
  version: string;
  build?: string | undefined;
  build_number?: number | undefined;
  subdir?: string | undefined;
  channel?: string | undefined;
  filename?: string | undefined;
  sha256?: string | undefined;
}

/** Whether two texts are one conda version. */
export function sameVersion(a: string, b: string): boolean {
  if (a === b) return true;
  try {
    return compareVersions(a, b) === 0;
  } catch {
    return false;
  }
}
