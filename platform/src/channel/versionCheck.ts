import { InvalidVersion, parseVersion } from '@terrarium/domain/conda';

/** Whether a text is no version literal (CEP 33). What was parsed is remembered by the parser: a channel of 500,000 files has some 30,000 distinct versions. */
export function isInvalidVersion(version: string): boolean {
  try {
    parseVersion(version);
    return false;
  } catch (error) {
    if (error instanceof InvalidVersion) return true;
    throw error;
  }
}
