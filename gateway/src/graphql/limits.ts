import {
  GraphQLError,
  Kind,
  getNamedType,
  isCompositeType,
  isListType,
  isNonNullType,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type GraphQLObjectType,
  getVariableValues,
  getArgumentValues,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { SchemaTelling, tellsOfSchema } from './introspection.ts';

/**
 * Limits of one operation, all documented in the API guide. The operator sets the number of upstream calls:
 * quota/quotas.ts.
 */
export const limits = {
  /** Nesting of fields. */
  depth: 14,
  /** The same below `__schema` and `__type`: the introspection of tools follows ten types within each other. */
  schemaDepth: 20,
  /** Nesting of brackets of all kinds. */
  brackets: 64,
  /** Length of a name in characters. */
  name: 200,
  /** Uses of one field name under one parent, across all fragments. */
  aliases: 15,
  /** Sign-ins per operation, so that guessing passwords takes a request each. */
  signIns: 1,
  /** Directives in a document. */
  directives: 60,
  /** Requested objects of an operation, page sizes multiplied, with the given variables. */
  cost: 20_000,
  /** Size of a request body in bytes. */
  body: 512 * 1024,
  /**
   * Bytes of the request body of a signed-in user that runs one of {@link largeOperations}: a notebook or lock file of
   * 5 MiB, plus overhead.
   */
  largeBody: 5.5 * 1024 * 1024,
} as const;

/** Mutations whose input may be larger than {@link limits.body}. */
export const largeOperations: ReadonlySet<string> = new Set(['importNotebook', 'importEnvironment']);

/** Limits of a document, checked before validation. */
export interface DocumentLimits {
  /** Characters of its text. */
  characters: number;
  /** Lexer tokens. */
  tokens: number;
  /** Operations and fragments. */
  definitions: number;
  /** Fields and spreads in all, fragments counted at each use. */
  fields: number;
  /** Pairs of fields with the same response name, weighted by depth: the comparisons of validation. */
  comparisons: number;
  /** Tokens of a new document per point, because parsing and validation take time before anything runs. */
  tokensPerPoint: number;
}

/**
 * Limits for signed-in users and for visitors. The web's largest operation has 160 tokens and 80 fields, the
 * introspection of tools 190 tokens and 480 fields.
 */
export const documentLimits: Record<'member' | 'visitor', DocumentLimits> = {
  member: {
    characters: 64 * 1024,
    tokens: 4_000,
    definitions: 60,
    fields: 1_500,
    comparisons: 4_000,
    tokensPerPoint: 20,
  },
  // A visitor's own documents are expensive: the web's are known by hash, and authors of many documents can sign in.
  visitor: { characters: 8_000, tokens: 1_000, definitions: 20, fields: 600, comparisons: 1_000, tokensPerPoint: 5 },
};

/** Creates the error of an exceeded limit. */
export const refuse = (message: string, extensions: Record<string, unknown> = {}): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'QUERY_TOO_COSTLY', http: { status: 400 }, ...extensions } });

/** Assumed size of a list without `first`. */
const plainList = 10;

interface Walk {
  schema: GraphQLSchema;
  fragments: Map<string, FragmentDefinitionNode>;
  variables: Record<string, unknown>;
  fields: number;
  directives: number;
  /** Number of introspection values. */
  told: number;
}

const tellings = new WeakMap<GraphQLSchema, SchemaTelling>();

/** Counts the introspection values of a root field. @throws GraphQLError QUERY_TOO_COSTLY */
function countTold(walk: Walk, field: FieldNode): void {
  const telling = tellings.get(walk.schema) ?? new SchemaTelling(walk.schema);
  tellings.set(walk.schema, telling);
  const told = telling.told(field, walk, walk.told);
  if (told === null)
    throw refuse('The query asks for the schema again and again. Ask for it once, or read it at /api/schema.graphql.');
  walk.told = told;
}

/** Response names of each field under one parent; repetitions in fragments count once. */
type Uses = Map<string, Set<string>>;

/** Whether a field returns a list, ignoring non-null. */
const isList = (type: GraphQLOutputType): boolean => isListType(isNonNullType(type) ? type.ofType : type);

/** Whether a field has an argument that isn't its default. */
function isGiven({ arguments: given = [] }: FieldNode, name: string, variables: Walk['variables']): boolean {
  const value = given.find((argument) => argument.name.value === name)?.value;
  if (value?.kind === Kind.VARIABLE) return variables[value.name.value] != null;
  return value !== undefined && value.kind !== Kind.NULL;
}

/** Cost of a selection: one per possible object, pages multiplied. */
function costOf(
  walk: Walk,
  set: SelectionSetNode,
  parent: GraphQLObjectType,
  factor: number,
  depth: number,
  uses: Uses,
): number {
  if (depth > limits.depth) throw refuse(`The query is nested deeper than ${limits.depth} fields. Ask in two steps.`);
  let cost = 0;
  for (const selection of set.selections) {
    walk.directives += selection.directives?.length ?? 0;
    if (walk.directives > limits.directives)
      throw refuse(`The document has more than ${limits.directives} directives.`);
    if (selection.kind !== Kind.FIELD) {
      const target = selection.kind === Kind.FRAGMENT_SPREAD ? walk.fragments.get(selection.name.value) : selection;
      if (!target) continue;
      const condition = target.typeCondition ? walk.schema.getType(target.typeCondition.name.value) : parent;
      cost += costOf(walk, target.selectionSet, (condition ?? parent) as GraphQLObjectType, factor, depth + 1, uses);
      continue;
    }
    walk.fields += 1;
    if (walk.fields > documentLimits.member.fields)
      throw refuse(`The query has more than ${documentLimits.member.fields} fields. Ask in several queries.`);
    const name = selection.name.value;
    const names = uses.get(name) ?? new Set();
    uses.set(name, names.add(selection.alias?.value ?? name));
    const most = name === 'signIn' ? limits.signIns : limits.aliases;
    if (names.size > most)
      throw refuse(
        `The field "${name}" is asked for under more than ${most} ${most === 1 ? 'name' : 'names'}. Ask in several queries.`,
      );
    if (tellsOfSchema(selection)) {
      countTold(walk, selection);
      continue;
    }
    const field = 'getFields' in parent ? parent.getFields()[name] : undefined;
    if (!field || !selection.selectionSet) continue;
    const type = getNamedType(field.type);
    if (!isCompositeType(type)) continue;
    const args = getArgumentValues(field, selection, walk.variables);
    const { first, last } = args;
    if (typeof last === 'number' && isGiven(selection, 'first', walk.variables))
      throw new GraphQLError('Use either "first" or "last", not both.', { extensions: { code: 'BAD_USER_INPUT' } });
    const paged = last ?? first;
    const size =
      typeof paged === 'number'
        ? Math.max(1, paged)
        : Array.isArray(args['ids'])
          ? Math.max(1, args['ids'].length)
          : isList(field.type) && !['edges', 'nodes'].includes(field.name)
            ? plainList
            : 1;
    // The page size is set on the connection; its edges and nodes are the same objects, counted once.
    const objects = factor * size;
    cost += objects;
    if (cost > limits.cost) break;
    cost += costOf(walk, selection.selectionSet, type as GraphQLObjectType, objects, depth + 1, new Map());
  }
  if (cost > limits.cost)
    throw refuse(`The query may ask for more than ${limits.cost} objects. Use smaller pages or fewer nested lists.`, {
      maximum: limits.cost,
    });
  return cost;
}

/**
 * Costs of admitted operations by their variables, because the same page is requested often. Garbage-collected with
 * Apollo's document.
 */
const passed = new WeakMap<OperationDefinitionNode, LRUCache<string, number>>();
const mostRemembered = 50;
const longestVariables = 300;

/**
 * Rejects operations that could be too expensive before any upstream call, with coerced variables: a page size in a
 * variable counts like a literal one.
 * @returns the cost in objects
 * @throws GraphQLError with code QUERY_TOO_COSTLY
 */
export function checkOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): number {
  const key = JSON.stringify(variables);
  const known = passed.get(operation) ?? new LRUCache<string, number>({ max: mostRemembered });
  const remembered = known.get(key);
  if (remembered !== undefined) return remembered;
  const cost = computeCost(schema, document, operation, variables);
  if (key.length <= longestVariables) {
    passed.set(operation, known.set(key, cost));
  }
  return cost;
}

function computeCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): number {
  let directives = operation.directives?.length ?? 0;
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
    fragments.set(definition.name.value, definition);
    directives += definition.directives?.length ?? 0;
  }
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  const root = operation.operation === 'mutation' ? schema.getMutationType() : schema.getQueryType();
  if (!root || !coerced) return 0;
  return costOf(
    { schema, fragments, variables: coerced, fields: 0, directives, told: 0 },
    operation.selectionSet,
    root,
    1,
    1,
    new Map(),
  );
}
