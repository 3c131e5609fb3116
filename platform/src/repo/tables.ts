/** Tables of the repo area (migrations 0002, 0033, 0042, 0085, 0086, 0090, 0093, 0160, 0230, and 0335). */
import type { Table } from '../db/index.ts';
import type { ProbeAnswer } from '@terrarium/domain/installability';
import type { GrantedException, RuleDescriptor, Vulnerabilities } from '@terrarium/domain/policy';

/** Numbers of allowed and blocked files of one subdir. */
interface SubdirCounts {
  allowed: number;
  refused: number;
}

/** Row of `publication`. */
type PublicationTable = Table<
  'publication',
  {
    rules: RuleDescriptor[];
    granted: GrantedException[];
    vulnerabilities: Vulnerabilities;
    per_subdir: Record<string, SubdirCounts>;
    probes: ProbeAnswer[];
  }
>;

/** Row of `publication_decisions`, packed as in `storage/packedDecisions.ts`. */
type PublicationDecisionsTable = Table<'publication_decisions'>;

declare module '../db/tables.ts' {
  interface Tables {
    attestation: Table<'attestation'>;
    publication: PublicationTable;
    publication_installability: Table<'publication_installability'>;
    publication_package: Table<'publication_package'>;
    publication_decisions: PublicationDecisionsTable;
    publication_file: Table<'publication_file'>;
    publication_source: Table<'publication_source'>;
  }
}
