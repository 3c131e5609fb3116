/** Builders of policies and channels for tests. */
import type {
  Advisory,
  ChannelRecords,
  Comparator,
  CompoundFilter,
  Criterion,
  Facet,
  FilterNode,
  Filters,
  Operator,
  RecordInput,
  SimpleFilter,
} from '../index.ts';
import { ChannelRecordsBuilder, emptyFilters } from '../index.ts';

/** A simple filter. */
export function simple(facet: Facet, comparator: Comparator, criterion: Criterion): SimpleFilter {
  return { facet, criterion, comparator };
}

/** A group. */
export function group(operator: Operator, ...subfilters: FilterNode[]): CompoundFilter {
  return { type: 'compound', operator, subfilters };
}

/** Filters with the given subfilters in each section. */
export function aPolicy(
  sections: { add?: FilterNode[]; remove?: FilterNode[]; exceptions?: FilterNode[] } = {},
): Filters {
  const filters = emptyFilters();
  filters.add_packages.subfilters = sections.add ?? [];
  filters.remove_packages.subfilters = sections.remove ?? [];
  filters.exceptions.subfilters = sections.exceptions ?? [];
  return filters;
}

/** A record; by default a noarch, MIT, unsigned numpy 1.0 of 2024. */
export function aRecord(fields: Partial<RecordInput> = {}): RecordInput {
  return {
    name: 'numpy',
    version: '1.0',
    build: 'py_0',
    build_number: 0,
    subdir: 'noarch',
    license: 'MIT',
    timestamp: Date.parse('2024-06-01T12:00:00Z'),
    depends: [],
    size: 1000,
    trust: 'unsigned',
    ...fields,
  };
}

/** A channel of the given records. */
export function aChannel(...records: Partial<RecordInput>[]): ChannelRecords {
  const builder = new ChannelRecordsBuilder();
  for (const record of records) builder.add(aRecord(record));
  return builder.build();
}

/** An advisory; by default for all versions of numpy. */
export function anAdvisory(fields: Partial<Advisory> = {}): Advisory {
  return { id: 'CVE-2024-1000', score: 7.5, status: 'active', packages: [{ name: 'numpy', ranges: [{}] }], ...fields };
}
