/** What an operator can set for mirrors, and the bounds that keep a hostile source cheap. */
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { REPODATA_LIMITS } from './repodata.ts';
import type { ClientSettings } from '../outbound/index.ts';
import type { RepodataLimits } from './repodata.ts';

/** Settings of all mirrors. Times in ms. */
export interface MirrorSettings extends ClientSettings {
  /** Folders below which a source folder may lie: `mirrors` in the data folder, and those of `MIRROR_FOLDERS`. */
  folders: string[];
  limits: RepodataLimits;
  /** Longest time for one sync (`MIRROR_SYNC_MINUTES`), and for one check of a source. */
  syncTimeout: number;
  checkTimeout: number;
  /** Longest time that one sync, and one package file, waits, in ms, for sources that say that they are busy; what asks for more is left for later. */
  syncPatience: number;
  filePatience: number;
  /** Package files that come to one mirror at the same time (`MIRROR_DOWNLOADS_AT_ONCE`), and bytes a second of those of all mirrors; null for any (`MIRROR_KB_PER_SECOND`). */
  downloadsAtOnce: number;
  bytesPerSecond: number | null;
}

/** What the configuration says about mirrors, with the bounds that every hub has. */
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
    // 8 KiB a second: in the time of a sync the compressed repodata of the largest public channels still comes through.
    pace: { bytes: 480 * 1024, ms: 60_000 },
    syncTimeout: config.mirrorSyncMinutes * 60_000,
    checkTimeout: 10_000,
    // Other mirrors wait for a sync that waits, and people for a file.
    syncPatience: 300_000,
    filePatience: 15_000,
    downloadsAtOnce: config.mirrorDownloadsAtOnce,
    bytesPerSecond: config.mirrorKbPerSecond === 0 ? null : config.mirrorKbPerSecond * 1024,
  };
}
