/** Operator settings for mirrors, and limits against hostile sources. */
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { REPODATA_LIMITS } from './repodata.ts';
import type { ClientSettings } from '../outbound/index.ts';
import type { RepodataLimits } from './repodata.ts';

/** Settings of all mirrors. Times are in ms. */
export interface MirrorSettings extends ClientSettings {
  /** Allowed parents of source folders: `mirrors` in the data folder, and `MIRROR_FOLDERS`. */
  folders: string[];
  limits: RepodataLimits;
  /** Timeouts of a sync (`MIRROR_SYNC_MINUTES`), and of a source check. */
  syncTimeout: number;
  checkTimeout: number;
  /** Maximum time in ms that a sync, and a package file, waits for busy sources. Longer waits are postponed. */
  syncPatience: number;
  filePatience: number;
  /**
   * Concurrent package downloads per mirror (`MIRROR_DOWNLOADS_AT_ONCE`), and total bytes per second of all mirrors;
   * null for no limit (`MIRROR_KB_PER_SECOND`).
   */
  downloadsAtOnce: number;
  bytesPerSecond: number | null;
}

/** Reads the settings of mirrors from the configuration, with the limits of every hub. */
export function mirrorSettings(
  config: Pick<
    Config,
    | 'mirrorAllowPrivate'
    | 'mirrorFolders'
    | 'mirrorSyncMinutes'
    | 'mirrorIdleSeconds'
    | 'mirrorDownloadsAtOnce'
    | 'mirrorKbPerSecond'
    | 'dataDir'
  >,
): MirrorSettings {
  return {
    allowPrivate: config.mirrorAllowPrivate,
    folders: [join(config.dataDir, 'mirrors'), ...config.mirrorFolders],
    limits: REPODATA_LIMITS,
    connectTimeout: 10_000,
    idleTimeout: config.mirrorIdleSeconds * 1_000,
    // 8 KiB per second: enough to transfer the compressed repodata of the largest public channels within the sync
    // timeout.
    pace: { bytes: 480 * 1024, ms: 60_000 },
    syncTimeout: config.mirrorSyncMinutes * 60_000,
    checkTimeout: 10_000,
    // Other mirrors wait for a waiting sync, and users for a file.
    syncPatience: 300_000,
    filePatience: 15_000,
    downloadsAtOnce: config.mirrorDownloadsAtOnce,
    bytesPerSecond: config.mirrorKbPerSecond === 0 ? null : config.mirrorKbPerSecond * 1024,
  };
}
