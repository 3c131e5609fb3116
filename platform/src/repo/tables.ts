/** The tables of the repo area (migrations 0002, 0033 and 0042). */
import type { ColumnType } from 'kysely';
import type { RuleDescriptor, Vulnerabilities } from '@terrarium/domain/policy';

/** Served and refused files of one subdir. */
interface SubdirCounts {
  allowed: number;
  refused: number;
}

/** Row of `publication`. */
interface PublicationTable {
  id: string;
  channel_id: string;
  policy_id: string | null;
  policy_name: string | null;
  policy_revision: number | null;
  rules: ColumnType<RuleDescriptor[], string, string>;
  content_key: string;
  folder: string;
  created_at: ColumnType<Date, Date | undefined, Date>;
  allowed_count: number;
  refused_count: number;
  worst_served_score: number | null;
  vulnerabilities: ColumnType<Vulnerabilities | null, string, string>;
  checked_name_count: number | null;
  per_subdir: ColumnType<Record<string, SubdirCounts>, string, string>;
  has_packages: boolean;
}

/** Row of `publication_decisions`: packed as `decisions.ts` says. */
interface PublicationDecisionsTable {
  publication_id: string;
  subdir: string;
  file_ids: Buffer;
  decisions: Buffer;
}

declare module '../db/tables.ts' {
  interface Tables {
    publication: PublicationTable;
    publication_decisions: PublicationDecisionsTable;
  }
}
