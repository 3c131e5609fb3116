/** GraphQL queries of the lists with pages: every connection reachable from a query, with values of one side. */
import { getNamedType, isEnumType, isLeafType, isObjectType, isRequiredArgument } from 'graphql';
import type { GraphQLField, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { argumentOf, LEFT_OUT, NEEDED, waysOf } from './graphql.ts';
import type { Step } from './graphql.ts';
import type { Values } from './rest.ts';

/** A page of a list. */
export interface ListPage {
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
  edges: { cursor: string; node: unknown }[];
}

/** A list, and how to read its pages. */
export interface PagedList {
  name: string;
  /** With the variables `first` and `after`, or `last` and `before`. */
  query: string;
  variables: Record<string, unknown>;
  /** Returns the page in a response; null if the way to the list is empty. */
  pageIn(data: unknown): ListPage | null;
}

type Field = GraphQLField<unknown, unknown>;

/** Lists the connections of the schema. */
export function pagedLists(schema: GraphQLSchema, own: Values): PagedList[] {
  return [...waysOf(schema)].flatMap(([type, way]) =>
    Object.values(type.getFields())
      .filter(({ name, args }) => !LEFT_OUT.has(`${type.name}.${name}`) && args.some((each) => each.name === 'after'))
      .map((field) => pagedList(type, field, way, own)),
  );
}

function pagedList(type: GraphQLObjectType, field: Field, way: readonly Step[], own: Values): PagedList {
  const variables: Record<string, unknown> = {};
  const declared = ['$first: Int', '$after: String', '$last: Int', '$before: String'];
  const called = (parent: GraphQLObjectType, to: Field, page: string[] = []): string => {
    const asked = to.args.filter(
      (each) => isRequiredArgument(each) || NEEDED.has(`${parent.name}.${to.name}.${each.name}`),
    );
    const given = asked.map((argument) => {
      const variable = `v${declared.length}`;
      const named = getNamedType(argument.type);
      declared.push(`$${variable}: ${String(argument.type)}`);
      variables[variable] =
        argumentOf(parent, to, argument.name)?.(own) ?? (isEnumType(named) ? named.getValues()[0]!.name : undefined);
      return `${argument.name}: $${variable}`;
    });
    const parts = [...given, ...page];
    return `${to.name}${parts.length > 0 ? `(${parts.join(', ')})` : ''}`;
  };
  const connection = getNamedType(field.type) as GraphQLObjectType;
  const node = getNamedType(connection.getFields()['nodes']!.type);
  const leaves = isObjectType(node)
    ? Object.values(node.getFields())
        .filter((each) => isLeafType(getNamedType(each.type)) && each.args.length === 0)
        .map(({ name }) => name)
    : [];
  let text = `${called(type, field, ['first: $first', 'after: $after', 'last: $last', 'before: $before'])} {
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { __typename ${leaves.join(' ')} } } }`;
  for (const { parent, field: step, to } of [...way].toReversed()) {
    const isPlain = isObjectType(getNamedType(step.type));
    text = `${called(parent, step)} { ${isPlain ? text : `... on ${to.name} { ${text} }`} }`;
  }
  const steps = [...way.map(({ field: step }) => step.name), field.name];
  return {
    name: `${type.name}.${field.name}`,
    query: `query List(${declared.join(', ')}) { ${text} }`,
    variables,
    pageIn: (data) => {
      let at = data as Record<string, unknown> | null | undefined;
      for (const step of steps) {
        const next = at?.[step];
        at = (Array.isArray(next) ? (next as unknown[]).find((one) => one !== null) : next) as typeof at;
      }
      return (at ?? null) as ListPage | null;
    },
  };
}
