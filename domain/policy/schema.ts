/**
 * Schemas of a policy's payload, composed from the table of facets, for documents and generated types (POL-12 to
 * POL-18). They are as strict as JSON Schema can be. `readPolicy` validates requests, with match specs and calendar
 * days.
 */
import { z } from 'zod';
import type { Criterion } from './condition.ts';
import type { CriterionSchema } from './criteria.ts';
import { facetEntry, FACETS } from './facets.ts';
import type {
  CompoundFilter,
  DialogFilter,
  Filters,
  PolicyInput,
  SimpleFilter,
  StoredCompound,
  StoredFilters,
} from './model.ts';
import { GROUP_KEY, LIMITS, OPERATORS, ROOT_OPERATOR } from './vocabulary.ts';

/** Path of {@link filtersJsonSchema} on a hub. */
export const FILTERS_SCHEMA_PATH = '/api/schemas/policy-filters.json';

function criterionOf(criterion: CriterionSchema): z.ZodType<Criterion> {
  switch (criterion.kind) {
    case 'list':
      return z.array(criterion.entry).max(LIMITS.entries).meta({ description: 'Empty states no condition' });
    case 'switch':
      return z.boolean();
    case 'value':
      return z
        .union([criterion.value, z.null(), z.literal(''), z.array(z.never())])
        .meta({ description: 'Null, an empty text and an empty list state no condition' });
  }
}

/** A simple filter (POL-15): for each facet its comparators and its criterion. */
const simpleFilterSchema: z.ZodType<SimpleFilter> = z
  .union(
    FACETS.map((facet) => {
      const { comparators, criterion, label } = facetEntry(facet)!;
      return z
        .strictObject({ facet: z.literal(facet), criterion: criterionOf(criterion), comparator: z.enum(comparators) })
        .meta({ title: label });
    }),
  )
  .meta({ id: 'PolicySimpleFilter', description: 'A condition: a facet, what it is compared with, and how' });

const groupKey = z
  .string()
  .regex(GROUP_KEY)
  .optional()
  .meta({ description: 'For user interfaces: ten letters or underscores' });

/** A compound filter (POL-16). */
const compoundFilterSchema: z.ZodType<CompoundFilter> = z
  .strictObject({
    type: z.literal('compound'),
    operator: z.enum(OPERATORS),
    get subfilters() {
      return z.array(z.union([simpleFilterSchema, compoundFilterSchema])).max(LIMITS.nodes);
    },
    groupKey,
  })
  .meta({
    id: 'PolicyCompoundFilter',
    description: `Filters of which all (AND) or any (OR) have to be met; nested at most ${LIMITS.depth} deep`,
  });

/** Schema of a section: a compound filter with a fixed operator (POL-12, POL-13, POL-14). */
const sectionSchema = (operator: 'AND' | 'OR', description: string) =>
  z
    .strictObject({
      type: z.literal('compound'),
      operator: z.literal(operator),
      subfilters: z.array(z.union([simpleFilterSchema, compoundFilterSchema])).max(LIMITS.nodes),
      groupKey,
    })
    .optional()
    .meta({ description });

/** `filters` of a policy in a request. */
export const filtersSchema: z.ZodType<Partial<Filters>> = z
  .strictObject({
    add_packages: sectionSchema(ROOT_OPERATOR.add_packages, 'What a package has to meet; every package when empty'),
    remove_packages: sectionSchema(ROOT_OPERATOR.remove_packages, 'What removes a package'),
    exceptions: sectionSchema(ROOT_OPERATOR.exceptions, 'What is served whatever the other sections say'),
  })
  .meta({ id: 'PolicyFilters', description: `Filters of a policy. As JSON Schema by itself: ${FILTERS_SCHEMA_PATH}` });

/** A compound filter of the single-form dialog (POL-17). */
const dialogFilterSchema: z.ZodType<DialogFilter> = z
  .strictObject({
    type: z.literal('compound'),
    operator: z.enum(OPERATORS),
    get subfilters() {
      return z.array(z.union([simpleFilterSchema, dialogFilterSchema])).max(LIMITS.nodes);
    },
    groupKey,
    key: z.string().max(100).optional(),
    action: z.literal('exclude').optional().meta({ description: 'Marks the group that excludes' }),
  })
  .meta({
    id: 'PolicyDialogFilter',
    description: 'The older format: one group that excludes packages and one that overrides it (POL-11)',
  });

/**
 * Request body of a save (POL-41): the wizard's has `filters`, the dialog's `filter`. Fields that the hub owns are
 * ignored.
 */
export const policyBodySchema = z
  .looseObject({
    name: z.string().max(LIMITS.name),
    description: z.string().max(LIMITS.description).nullish(),
    artifact_family: z.literal('conda').optional(),
    schema_version: z.union([z.enum(['1', '2']), z.literal(1), z.literal(2)]).optional(),
    filters: filtersSchema.nullish(),
    filter: dialogFilterSchema.nullish(),
  })
  .meta({ id: 'PolicyInput' }) satisfies z.ZodType<Partial<PolicyInput> | object>;

/** A compound filter as another tool may have stored it. */
const storedCompoundSchema: z.ZodType<StoredCompound> = z
  .looseObject({
    type: z.string(),
    operator: z.string(),
    get subfilters() {
      return z.array(
        z.union([
          storedCompoundSchema,
          z.looseObject({ facet: z.string(), criterion: z.unknown(), comparator: z.string() }),
        ]),
      );
    },
    groupKey: z.string().optional(),
  })
  .meta({ id: 'StoredCompoundFilter' });

/** `filters` of a policy in a response: as sent, or as another tool stored them, possibly with unknown facets. */
export const storedFiltersSchema: z.ZodType<StoredFilters> = z
  .looseObject({
    add_packages: storedCompoundSchema.optional(),
    remove_packages: storedCompoundSchema.optional(),
    exceptions: storedCompoundSchema.optional(),
  })
  .meta({
    id: 'StoredPolicyFilters',
    description: 'As PolicyFilters; policies of another tool may hold facets that this hub does not know',
  });

/**
 * Returns the JSON Schema (2020-12) of `filters` for API clients. It accepts everything that the hub accepts, but
 * doesn't check match specs and calendar days.
 */
export function filtersJsonSchema(): { $schema: string; $id: string; [keyword: string]: unknown } {
  const { $schema, ...schema } = z.toJSONSchema(filtersSchema, { io: 'input' });
  return { $schema: String($schema), $id: FILTERS_SCHEMA_PATH, title: 'Filters of a package policy', ...schema };
}
