/**
 * Counts how much of the schema an operation requests. Introspection uses no service, so neither call nor object limits
 * would stop it.
 */
import {
  defaultFieldResolver,
  getArgumentValues,
  getIntrospectionQuery,
  getNamedType,
  isObjectType,
  Kind,
  parse,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';

/** Introspection fields of the root by name; they aren't among the type's own fields. */
const ofSchema = new Map([SchemaMetaFieldDef, TypeMetaFieldDef].map((field) => [field.name, field]));

/** Whether a root field is an introspection field. */
export const tellsOfSchema = (field: FieldNode): boolean => ofSchema.has(field.name.value);

/** Parts of an operation that its selections refer to. */
export interface Surroundings {
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** As they were coerced. */
  variables: Record<string, unknown>;
}

/** Thrown when introspection exceeds its limit. */
class TooMuch extends Error {}

/** Measures introspection of one schema. */
export class SchemaTelling {
  readonly #info: GraphQLResolveInfo;
  /** What one operation may ask for: all of it, as tools do, twice. */
  readonly #most: number;

  constructor(schema: GraphQLSchema) {
    // The resolvers of introspection look at the schema alone.
    this.#info = { schema } as GraphQLResolveInfo;
    const { definitions } = parse(
      getIntrospectionQuery({
        schemaDescription: true,
        inputValueDeprecation: true,
        specifiedByUrl: true,
        directiveIsRepeatable: true,
      }),
    );
    const fragments = new Map(
      definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])),
    );
    const whole = definitions.flatMap((each) =>
      each.kind === Kind.OPERATION_DEFINITION ? each.selectionSet.selections : [],
    )[0] as FieldNode;
    this.#most = 2 * this.#toldBy(whole, { fragments, variables: {} }, Infinity);
  }

  /**
   * Counts the values that an introspection field returns: a thousand names count as a thousand.
   * @param before number of values of the operation's other fields
   * @returns the total; null if it exceeds the limit, after no more work than that
   */
  told(field: FieldNode, surroundings: Surroundings, before: number): number | null {
    try {
      return before + this.#toldBy(field, surroundings, this.#most - before);
    } catch (error) {
      if (error instanceof TooMuch) return null;
      throw error;
    }
  }

  #toldBy(node: FieldNode, surroundings: Surroundings, most: number): number {
    const field = ofSchema.get(node.name.value);
    if (!field || !node.selectionSet) return 0;
    const told = field.resolve?.(
      undefined,
      getArgumentValues(field, node, surroundings.variables),
      undefined,
      this.#info,
    );
    let counted = 0;
    const count = (set: SelectionSetNode, parent: GraphQLNamedOutputType, sources: readonly unknown[]): void => {
      if (sources.length === 0) return;
      for (const selection of set.selections) {
        if (selection.kind !== Kind.FIELD) {
          const spread = selection.kind === Kind.FRAGMENT_SPREAD;
          const target = spread ? surroundings.fragments.get(selection.name.value) : selection;
          if (target) count(target.selectionSet, parent, sources);
          continue;
        }
        counted += sources.length;
        if (counted > most) throw new TooMuch();
        const below = isObjectType(parent) ? parent.getFields()[selection.name.value] : undefined;
        if (!below || !selection.selectionSet) continue;
        const args = getArgumentValues(below, selection, surroundings.variables);
        const resolve = below.resolve ?? defaultFieldResolver;
        const values = sources.flatMap((source) => resolve(source, args, undefined, this.#info) ?? []);
        count(selection.selectionSet, getNamedType(below.type), values);
      }
    };
    count(node.selectionSet, getNamedType(field.type), told == null ? [] : [told]);
    return counted;
  }
}
