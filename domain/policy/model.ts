/** The policy model: entities (POL-09 to POL-17). Their schemas are in schema.ts. */
import type { Condition } from './condition.ts';
import type { Facet } from './facets.ts';
import type { Operator, SectionName } from './vocabulary.ts';

/** A simple filter: exactly these three fields (POL-15). */
export interface SimpleFilter extends Condition {
  facet: Facet;
}

/** A group of filters (POL-16). `groupKey` is for user interfaces: ten letters or underscores. */
export interface CompoundFilter {
  type: 'compound';
  operator: Operator;
  subfilters: FilterNode[];
  groupKey?: string;
}

/** A node of a filter tree. */
export type FilterNode = SimpleFilter | CompoundFilter;

/** A compound node as the single-form dialog writes it (POL-17). */
export interface DialogFilter extends Omit<CompoundFilter, 'subfilters'> {
  subfilters: (SimpleFilter | DialogFilter)[];
  key?: string;
  action?: 'exclude';
}

/** The three filters of a policy (POL-12, POL-13, POL-14). */
export interface Filters {
  add_packages: CompoundFilter;
  remove_packages: CompoundFilter;
  exceptions: CompoundFilter;
}

/** The part of a policy that clients write (POL-09). */
export interface PolicyInput {
  name: string;
  description: string;
  artifact_family: string;
  /** '2' for the format with `filters`, '1' for the dialog's older format with `filter` (POL-10). */
  schema_version: string;
  filters: Filters;
  /** The dialog's input, unchanged (POL-11); absent in policies of the newer format. */
  filter?: DialogFilter;
}

/** A change of a policy; without a description, the policy's stays. */
export type PolicyEdit = Omit<PolicyInput, 'description'> & Partial<Pick<PolicyInput, 'description'>>;

/** A filter tree as another tool may have stored it, possibly with unknown facets, comparators, and criteria. */
export interface StoredCompound {
  type: string;
  operator: string;
  subfilters: (StoredCompound | { facet: string; criterion: unknown; comparator: string })[];
  groupKey?: string;
}

/** The filters of a stored policy, for display; `readPolicy` validates them before evaluation. */
export type StoredFilters = Partial<Record<SectionName, StoredCompound>>;

/** One error of a policy, in the format of a 422 `detail` item. */
export interface Finding {
  loc: (string | number)[];
  msg: string;
  type: string;
}

/** Whether a node is a compound one. */
export function isCompound(node: SimpleFilter | CompoundFilter): node is CompoundFilter {
  return 'subfilters' in node;
}

/** Filters that let everything pass: three empty groups with the operators of POL-12, POL-13, POL-14. */
export function emptyFilters(): Filters {
  return {
    add_packages: { type: 'compound', operator: 'AND', subfilters: [] },
    remove_packages: { type: 'compound', operator: 'OR', subfilters: [] },
    exceptions: { type: 'compound', operator: 'AND', subfilters: [] },
  };
}

function looseNode(value: unknown): FilterNode[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('subfilters' in value) return [looseCompound(value, 'AND')];
  return 'facet' in value ? [value as SimpleFilter] : [];
}

function looseCompound(value: unknown, operator: Operator): CompoundFilter {
  const node = typeof value === 'object' && value !== null ? (value as Partial<CompoundFilter>) : {};
  return {
    type: 'compound',
    operator: node.operator === 'AND' || node.operator === 'OR' ? node.operator : operator,
    subfilters: (Array.isArray(node.subfilters) ? node.subfilters : []).flatMap(looseNode),
    ...(typeof node.groupKey === 'string' ? { groupKey: node.groupKey } : {}),
  };
}

/**
 * Reads stored filters leniently, whatever another tool wrote: missing sections are empty, unknown facets stay, so that
 * the wizard's banner can name them. Only for display; use `readPolicy` before evaluation.
 */
export function looseFilters(value: unknown): Filters {
  const given = typeof value === 'object' && value !== null ? (value as Partial<Filters>) : {};
  return {
    add_packages: looseCompound(given.add_packages, 'AND'),
    remove_packages: looseCompound(given.remove_packages, 'OR'),
    exceptions: looseCompound(given.exceptions, 'AND'),
  };
}
