/** The policy model: entities and their zod schemas (POL-09 to POL-20). */
import { z } from 'zod';
import { COMPARATORS, FACETS, OPERATORS } from './vocabulary.ts';
import type { Comparator, Facet, Operator } from './vocabulary.ts';

/** What a filter compares with. `null`, `''` and `[]` are empty: such a filter states no condition. */
export type Criterion = string | number | boolean | null | string[];

/** A simple filter: exactly these three fields (POL-15). */
export interface SimpleFilter {
  facet: Facet;
  criterion: Criterion;
  comparator: Comparator;
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

/** A stored policy (POL-09). Times are ISO 8601 in UTC; `revision` counts saves from 1. */
export interface Policy {
  id: string;
  org_id: string;
  name: string;
  description: string;
  created_at: string;
  updated_at: string;
  artifact_family: string;
  /** '2' for the format with `filters`, '1' for the dialog's older format with `filter` (POL-10). */
  schema_version: string;
  filters: Filters;
  /** What the dialog sent, kept as it was (POL-11); absent on policies of the newer format. */
  filter?: DialogFilter;
  names_of_channels_applied_to: string[];
  revision: number;
}

/** The part of a policy that a client writes. */
export type PolicyInput = Pick<Policy, 'name' | 'description' | 'artifact_family' | 'schema_version' | 'filters' | 'filter'>;

/** One thing that is wrong with a policy, in the shape of a 422 `detail` item. */
export interface Finding {
  loc: (string | number)[];
  msg: string;
  type: string;
}

/** Whether a node is a compound one. */
export function isCompound(node: SimpleFilter | CompoundFilter): node is CompoundFilter {
  return 'subfilters' in node;
}

/** Whether a criterion states no condition: an empty list, an empty text or none (WIZ-54, WIZ-59). */
export function isEmptyCriterion(criterion: Criterion): boolean {
  return criterion === null || criterion === '' || (Array.isArray(criterion) && criterion.length === 0);
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
  const node = typeof value === 'object' && value !== null ? value as Partial<CompoundFilter> : {};
  return {
    type: 'compound',
    operator: node.operator === 'AND' || node.operator === 'OR' ? node.operator : operator,
    subfilters: (Array.isArray(node.subfilters) ? node.subfilters : []).flatMap(looseNode),
    ...(typeof node.groupKey === 'string' ? { groupKey: node.groupKey } : {}),
  };
}

/**
 * Stored filters as something to look at, whatever another tool wrote: missing sections are empty, unknown facets stay,
 * so that the wizard's banner can name them. For showing only; what is to be evaluated goes through `readPolicy`.
 */
export function looseFilters(value: unknown): Filters {
  const given = typeof value === 'object' && value !== null ? value as Partial<Filters> : {};
  return {
    add_packages: looseCompound(given.add_packages, 'AND'),
    remove_packages: looseCompound(given.remove_packages, 'OR'),
    exceptions: looseCompound(given.exceptions, 'AND'),
  };
}

const criterionSchema: z.ZodType<Criterion> = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);

/** The shape of a simple filter. Which comparators and criteria a facet takes is checked by `policyInputSchema`. */
export const simpleFilterSchema: z.ZodType<SimpleFilter> = z.strictObject({
  facet: z.enum(FACETS),
  criterion: criterionSchema,
  comparator: z.enum(COMPARATORS),
});

/** The shape of a compound filter, for documents and answers. */
export const compoundFilterSchema: z.ZodType<CompoundFilter> = z.strictObject({
  type: z.literal('compound'),
  operator: z.enum(OPERATORS),
  subfilters: z.array(z.lazy(() => z.union([simpleFilterSchema, compoundFilterSchema]))),
  groupKey: z.string().optional(),
});

/** The shape of a dialog's filter (POL-17), for documents and answers. */
export const dialogFilterSchema: z.ZodType<DialogFilter> = z.strictObject({
  type: z.literal('compound'),
  operator: z.enum(OPERATORS),
  subfilters: z.array(z.lazy(() => z.union([simpleFilterSchema, dialogFilterSchema]))),
  groupKey: z.string().optional(),
  key: z.string().optional(),
  action: z.literal('exclude').optional(),
});

/** The shape of `filters`, for documents and answers. */
export const filtersSchema: z.ZodType<Filters> = z.strictObject({
  add_packages: compoundFilterSchema,
  remove_packages: compoundFilterSchema,
  exceptions: compoundFilterSchema,
});

/** The shape of a stored policy as it is answered (POL-09, POL-11). Input is read with `policyInputSchema`. */
export const policySchema: z.ZodType<Policy> = z.object({
  id: z.string(),
  org_id: z.string(),
  name: z.string(),
  description: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  artifact_family: z.string(),
  schema_version: z.string(),
  filters: filtersSchema,
  filter: dialogFilterSchema.optional(),
  names_of_channels_applied_to: z.array(z.string()),
  revision: z.number().int().min(1),
});
