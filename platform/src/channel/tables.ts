/** Tables of the channel area (migrations 0002, 0028, 0065, 0275, 0280, 0460). */
import type { AbsenceKind } from '@terrarium/domain/repo';
import type { Table } from '../db/index.ts';

/** Row of `channel`. */
export type ChannelTable = Table<'channel'>;

/** Row of `channel_source`. */
export type ChannelSourceTable = Table<'channel_source'>;

/** Row of `artifact`: one package by name in a channel. */
export type ArtifactTable = Table<'artifact'>;

/**
 * Row of the view `channel_file`: one visible file. - `first_seen_ms`: when this hub first saw it, ms since the epoch;
 * null for files of the first sync.
 */
export type ChannelFileTable = Table<
  'channel_file',
  {
    record: Record<string, unknown>;
    withdrawn: AbsenceKind;
  }
>;

/**
 * Row of `channel_file_version`: a file with its record in a range of generations (`generations.ts`). -
 * `until_generation`: null for the newest version.
 */
export type ChannelFileVersionTable = Table<'channel_file_version'>;

declare module '../db/tables.ts' {
  interface Tables {
    channel: ChannelTable;
    channel_source: ChannelSourceTable;
    artifact: ArtifactTable;
    channel_file: ChannelFileTable;
    channel_file_version: ChannelFileVersionTable;
    channel_file_change: Table<'channel_file_change'>;
    channel_label: Table<'channel_label'>;
    channel_readme: Table<'channel_readme'>;
    channel_remains: { channel_id: string };
    channel_used_with: Table<'channel_used_with'>;
  }
}
