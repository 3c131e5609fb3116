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

/** Bounds of one operation. Every one of them is announced in the documentation of the API. How many calls it may make upstream the operator sets: quota/quotas.ts. */
export const limits = {
  /** Nesting of fields. */
  depth: 14,
  /** The same below `__schema` and `__type`: the introspection of tools follows ten types within each other. */
  schemaDepth: 20,
  /** Brackets of all kinds that stand in each other. */
  brackets: 64,
  /** Characters of a name. */
  name: 200,
  /** Uses of one field name under one parent, whatever fragments they stand in. */
  aliases: 15,
  /** Sign-ins of one operation: guessing passwords takes a request each. */
  signIns: 1,
  /** Directives in a document. */
  directives: 60,
  /** Objects that an operation may ask for, page sizes multiplied, computed with the variables as given. */
  cost: 20_000,
  /** Bytes of a request body. */
  body: 512 * 1024,
  /** Bytes of the request body of a signed-in person that runs one of {@link largeOperations}: a notebook, or a lock file, of 5 MiB and what stands around it. */
  largeBody: 5.5 * 1024 * 1024,
} as const;

/** Mutations whose input may be larger than {@link limits.body}. */
export const largeOperations: ReadonlySet<string> = new Set(['importNotebook', 'importEnvironment']);

/** Bounds of a document that are looked at before it is validated. */
export interface DocumentLimits {
  /** Characters of its text. */
  characters: number;
  /** Lexer tokens. */
  tokens: number;
  /** Operations and fragments. */
  definitions: number;
  /** Fields and spreads in all, fragments counted at each use. */
  fields: number;
  /** Pairs of fields with one name at one place of the answer, each counted as often as it is deep: what validation compares. */
  comparisons: number;
  /** Tokens of a new document for which it costs a point: reading and validating it takes time before anything is known of its use. */
  tokensPerPoint: number;
}

/** For whoever is signed in, and for visitors. The largest operation of the web has 160 tokens and 80 fields, the introspection of tools 190 tokens and 480 fields. */
export const documentLimits: Record<'member' | 'visitor', DocumentLimits> = {
  member: {
    characters: 64 * 1024,
    tokens: 4_000,
    definitions: 60,
    fields: 1_500,
    comparisons: 4_000,
    tokensPerPoint: 20,
  },
  // A visitor's own documents are dear: the web's are known by their hash, and whoever writes many of one's own can sign in.
  visitor: { characters: 8_000, tokens: 1_000, definitions: 20, fields: 600, comparisons: 1_000, tokensPerPoint: 5 },
};

/** The error for what is above a bound. */
export const refuse = (message: string, extensions: Record<string, unknown> = {}): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'QUERY_TOO_COSTLY', http: { status: 400 }, ...extensions } });

/** What a list without `first` is counted as. */
const plainList = 10;

interface Walk {
  schema: GraphQLSchema;
  fragments: Map<string, FragmentDefinitionNode>;
  variables: Record<string, unknown>;
  fields: number;
  directives: number;
  /** What it asks to be told of the schema. */
  told: number;
}

const tellings = new WeakMap<GraphQLSchema, SchemaTelling>();

/** Counts what a field of the root tells of the schema. @throws GraphQLError QUERY_TOO_COSTLY */
function countTold(walk: Walk, field: FieldNode): void {
  const telling = tellings.get(walk.schema) ?? new SchemaTelling(walk.schema);
  tellings.set(walk.schema, telling);
  const told = telling.told(field, walk, walk.told);
  if (told === null)
    throw refuse('The query asks for the schema again and again. Ask for it once, or read it at /api/schema.graphql.');
  walk.told = told;
}

/** The names that each field is asked for under one parent; a field that fragments repeat under one name is one. */
type Uses = Map<string, Set<string>>;

/** Whether a field gives a list, non-null wrappers aside. */
const isList = (type: GraphQLOutputType): boolean => isListType(isNonNullType(type) ? type.ofType : type);

/** Cost of a selection: one for each object that may come, pages multiplied. */
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
    const size =
      typeof args['first'] === 'number'
        ? Math.max(1, args['first'])
        : Array.isArray(args['ids'])
          ? Math.max(1, args['ids'].length)
          : isList(field.type) && !['edges', 'nodes'].includes(field.name)
            ? plainList
            : 1;
    // The page size stands at the connection; its edges and nodes are those objects, counted once.
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

/** Costs of operations that passed, by their variables: the same page is asked for over and over. They go with Apollo's document. */
const passed = new WeakMap<OperationDefinitionNode, LRUCache<string, number>>();
const mostRemembered = 50;
const longestVariables = 300;

/**
 * Refuses operations that could cost too much, before anything upstream is asked, with the variables as they were coerced:
 * a page size that comes as a variable counts like one that is written out.
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
