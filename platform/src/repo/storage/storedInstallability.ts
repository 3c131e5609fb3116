/** What of a publication can be installed, as it is stored. */
import type pg from 'pg';
import { positionOf, unpackIds } from './packedDecisions.ts';

/** A platform of a publication with the files that its clients cannot install, by ascending id. */
export interface PlatformInstallability {
  platform: string;
  /** Those that cannot be installed without the policy either. */
  beforeIds: Float64Array;
  /** Those that the policy broke. */
  brokenIds: Float64Array;
}

/** Whether clients can install a file; `before` says that they cannot whatever the policy says, which may be because what it needs is in another channel. */
export type FileState = 'installable' | 'before' | 'broken';

/** States as explanations take them. */
export const INSTALLABLE: Record<FileState, number> = { installable: 2, before: 1, broken: 0 };

/** Reads what of a publication can be installed; empty for one that was made before anybody looked. */
export async function readInstallability(
  client: Pick<pg.ClientBase, 'query'>,
  publicationId: string,
): Promise<(PlatformInstallability & { isExact: boolean })[]> {
  const { rows } = await client.query<{
    platform: string;
    before_ids: Buffer;
    broken_ids: Buffer;
    is_exact: boolean;
  }>(
    'select platform, before_ids, broken_ids, is_exact from publication_installability where publication_id = $1 order by platform',
    [publicationId],
  );
  return rows.map(({ platform, before_ids, broken_ids, is_exact }) => ({
    platform,
    isExact: is_exact,
    beforeIds: unpackIds(before_ids),
    brokenIds: unpackIds(broken_ids),
  }));
}

/** Whether clients of a platform can install a file. */
export function stateOn({ beforeIds, brokenIds }: PlatformInstallability, fileId: number): FileState {
  if (positionOf(brokenIds, fileId) >= 0) return 'broken';
  return positionOf(beforeIds, fileId) >= 0 ? 'before' : 'installable';
}

/**
 * Whether somebody who asks for a file of a subdir could install another file instead: on the platform of the subdir, for noarch on any.
 * @param subdir of the file that is asked for
 * @param other a file that serves the same machines
 */
export function stateInstead(
  platforms: readonly PlatformInstallability[],
  subdir: string,
  other: { subdir: string; id: number },
): FileState {
  const wanted = other.subdir === 'noarch' ? subdir : other.subdir;
  const states = platforms
    .filter(({ platform }) => wanted === 'noarch' || platform === wanted)
    .map((platform) => stateOn(platform, other.id));
  if (states.length === 0 || states.includes('installable')) return 'installable';
  return states.includes('before') ? 'before' : 'broken';
}
