/** The tables of the channel area (migrations 0002, 0028). */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ChannelType, Privacy } from './contract.ts';
import type { Trust } from './record.ts';

type Created = ColumnType<Date, Date | undefined, Date>;

/** Row of `channel`. */
export interface ChannelTable {
  id: string;
  organization_id: string;
  name: string;
  description: Generated<string>;
  privacy: Privacy;
  type: ChannelType;
  source: string | null;
  content_revision: Generated<number>;
  generation: Generated<number>;
  unswept: Generated<boolean>;
  publication_id: string | null;
  artifact_count: Generated<number>;
  file_count: Generated<number>;
  size: Generated<number>;
  subdirs: Generated<string[]>;
  created_at: Created;
  updated_at: Created;
}

/** Row of `channel_source`. */
export interface ChannelSourceTable {
  channel_id: string;
  source_id: string;
  position: number;
}

/** Row of `artifact`: one package by name in a channel. */
export interface ArtifactTable {
  channel_id: string;
  name: string;
  family: Generated<string>;
  summary: Generated<string>;
  home: string | null;
}

/** Row of the view `channel_file`: one built file as readers see it. */
export interface ChannelFileTable {
  id: GeneratedAlways<number>;
  channel_id: string;
  subdir: string;
  file_name: string;
  name: string;
  version: string;
  build: string;
  build_number: number;
  depends: string[];
  license: string | null;
  license_family: string | null;
  timestamp_ms: number | null;
  indexed_ms: number | null;
  /** When this hub saw it first, ms since 1970; null for what was there when the channel was first brought over. */
  first_seen_ms: Generated<number | null>;
  size: number | null;
  md5: string | null;
  sha256: string | null;
  trust: Generated<Trust>;
  record: ColumnType<Record<string, unknown>, string, string>;
  object_key: string | null;
  record_digest: string | null;
}

/** Row of `channel_file_version`: one file with the record that it has from one generation of its channel to another (`generations.ts`). */
export interface ChannelFileVersionTable extends ChannelFileTable {
  from_generation: Generated<number>;
  /** Null for the newest version. */
  until_generation: number | null;
}

declare module '../db/tables.ts' {
  interface Tables {
    channel: ChannelTable;
    channel_source: ChannelSourceTable;
    artifact: ArtifactTable;
    channel_file: ChannelFileTable;
    channel_file_version: ChannelFileVersionTable;
    channel_remains: { channel_id: string };
  }
}
