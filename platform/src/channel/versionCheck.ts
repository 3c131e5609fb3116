/** Whether a text is a version (CEP 33), remembered: a channel of 500,000 files has some 30,000 distinct versions. */
import { InvalidVersion, parseVersion } from '@terrarium/domain/conda';

const REMEMBERED = 50_000;
const known = new Map<string, boolean>();

/** Whether a text is no version literal. */
export function isInvalidVersion(version: string): boolean {
  const before = known.get(version);
  if (before !== undefined) return before;
  const invalid = isInvalidNow(version);
  if (known.size >= REMEMBERED) known.clear();
  known.set(version, invalid);
  return invalid;
}

function isInvalidNow(version: string): boolean {
  try {
    parseVersion(version);
    return false;
  } catch (error) {
    if (error instanceof InvalidVersion) return true;
    throw error;
  }
}
