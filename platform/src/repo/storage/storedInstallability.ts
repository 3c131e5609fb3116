/** Stored installability of a publication. */
import type pg from 'pg';
import { positionOf, unpackIds } from './packedDecisions.ts';

/** A platform of a publication with its uninstallable files, by ascending ID. */
export interface PlatformInstallability {
  platform: string;
  /** Files that are uninstallable independent of the policy. */
  beforeIds: Float64Array;
  /** Files that are uninstallable because of the policy. */
  brokenIds: Float64Array;
}

/**
 * Whether clients can install a file.
 * `before`: not, independent of the policy; its dependencies may be in another channel.
 */
export type FileState = 'installable' | 'before' | 'broken';

/** Values of the states for explanations. */
export const INSTALLABLE: Record<FileState, number> = { installable: 2, before: 1, broken: 0 };

/** Reads the installability of a publication; empty if it was never checked. */
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

/** Returns whether clients of a platform can install a file. */
export function stateOn({ beforeIds, brokenIds }: PlatformInstallability, fileId: number): FileState {
  if (positionOf(brokenIds, fileId) >= 0) return 'broken';
  return positionOf(beforeIds, fileId) >= 0 ? 'before' : 'installable';
}

/**
 * Returns whether a client that requests a file of a subdir could install another file instead: on the subdir's
 * platform, or for noarch on any.
 * @param subdir of the requested file
 * @param other a file for the same machines
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
