/**
 * Rules as typed inputs of the GraphQL API: one field for each facet, and one for each of its comparators. Their schema
 * is generated from {@link TYPED_FACETS} (scripts/codegen/policyRules.ts).
 */
import type { z } from 'zod';
import type { Criterion } from './condition.ts';
import type { CriterionSchema } from './criteria.ts';
import { editorOf } from './criteria.ts';
import { FACETS, facetEntry } from './facets.ts';
import type { Facet } from './facets.ts';
import type { Filters, FilterNode } from './model.ts';
import { ROOT_OPERATOR, SECTIONS } from './vocabulary.ts';
import type { Comparator, Operator, SectionName } from './vocabulary.ts';

type Camel<T extends string> = T extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : T;

/** A rule: an object with exactly one field, as GraphQL validated it. */
export type TypedRule = object;
/** Rules of a policy by section. */
export type TypedRules = { readonly [S in Camel<SectionName>]?: readonly TypedRule[] | null };

/** Groups of rules, by the name of their field. */
export const RULE_GROUPS = { all: 'AND', any: 'OR' } as const satisfies Record<string, Operator>;

/** A facet as a field of a rule. */
export interface TypedFacet {
  facet: Facet;
  /** Name of the field. */
  name: string;
  label: string;
  /** GraphQL type of the criterion. */
  type: 'Boolean' | 'Float' | 'Int' | 'String' | '[String!]';
  /** What a criterion, or an entry of a list, is; absent for switches. */
  description: string | undefined;
  /** Comparators by the names of their fields. A switch has only its value. */
  comparators: ReadonlyMap<string, Comparator>;
}

function camel<T extends string>(name: T): Camel<T> {
  return name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) as Camel<T>;
}

function typeOf(criterion: CriterionSchema): TypedFacet['type'] {
  if (criterion.kind === 'switch') return 'Boolean';
  if (criterion.kind === 'list') return '[String!]';
  const editor = editorOf(criterion);
  if (editor.kind !== 'number') return 'String';
  return editor.unit === 'days' ? 'Int' : 'Float';
}

const valueOf = (criterion: CriterionSchema) => {
  if (criterion.kind === 'switch') return undefined;
  return criterion.kind === 'list' ? criterion.entry : criterion.value;
};

/** Facets of typed rules, in the order of the table. Deprecated facets have only the JSON form. */
export const TYPED_FACETS: readonly TypedFacet[] = FACETS.flatMap((facet) => {
  const { comparators, criterion, label, filterLabel = label, deprecated } = facetEntry(facet)!;
  if (deprecated) return [];
  const { description, enum: words } = (valueOf(criterion)?.meta() ?? {}) as z.GlobalMeta & { enum?: string[] };
  return {
    facet,
    name: camel(facet),
    label: filterLabel,
    type: typeOf(criterion),
    description: words === undefined ? description : `${description}: ${words.join(', ')}`,
    comparators: new Map(comparators.map((comparator) => [camel(comparator), comparator])),
  };
});

const byName: ReadonlyMap<string, TypedFacet> = new Map(TYPED_FACETS.map((facet) => [facet.name, facet]));

/** The field of an object that has one. Absent fields can be undefined. @throws Error for none or several */
function onlyField(value: object): [name: string, value: unknown] {
  const fields = Object.entries(value).filter(([, each]) => each !== undefined);
  if (fields.length !== 1) throw new Error('A rule has exactly one field.');
  return fields[0]!;
}

function nodeOf(rule: TypedRule): FilterNode {
  const [name, value] = onlyField(rule);
  const typed = byName.get(name);
  if (typed === undefined)
    return {
      type: 'compound',
      operator: RULE_GROUPS[name as keyof typeof RULE_GROUPS],
      subfilters: (value as TypedRule[]).map(nodeOf),
    };
  const { facet, type, comparators } = typed;
  if (type === 'Boolean') return { facet, criterion: value as boolean, comparator: 'equal' };
  const [comparator, criterion] = onlyField(value as object);
  return { facet, criterion: criterion as Criterion, comparator: comparators.get(comparator)! };
}

/** Returns the filters that say the same as rules. */
export function filtersOfRules(rules: TypedRules): Partial<Filters> {
  const filters: Partial<Filters> = {};
  for (const section of SECTIONS) {
    const list = rules[camel(section)];
    if (list === undefined || list === null) continue;
    filters[section] = { type: 'compound', operator: ROOT_OPERATOR[section], subfilters: list.map(nodeOf) };
  }
  return filters;
}

/**
 * Returns the path in rules of a part of their filters.
 * @param path path in the result of {@link filtersOfRules}, such as `['add_packages', 'subfilters', 0, 'criterion', 1]`
 */
export function rulesPath(rules: TypedRules, path: readonly (string | number)[]): (string | number)[] {
  const [section] = path;
  if (section === undefined) return [];
  const name = camel(section as SectionName);
  const found: (string | number)[] = [name];
  let list: readonly TypedRule[] | null | undefined = rules[name];
  let step = 1;
  while (list && path[step] === 'subfilters' && typeof path[step + 1] === 'number') {
    const at = path[step + 1] as number;
    step += 2;
    const [field, value] = onlyField(list[at]!);
    found.push(at, field);
    const typed = byName.get(field);
    list = typed === undefined ? (value as TypedRule[]) : null;
    if (typed !== undefined && typed.type !== 'Boolean' && path[step] === 'criterion')
      found.push(onlyField(value as object)[0], ...path.slice(step + 1));
  }
  return found;
}
