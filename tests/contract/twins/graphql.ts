/**
 * GraphQL operations of the twin test: every field of every type reachable from a query, with values of one side or the
 * other.
 */
import { emptyFilters } from '@terrarium/domain/policy';
import {
  getNamedType,
  isEnumType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from 'graphql';
import type { GraphQLField, GraphQLNamedType, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { CVE } from './house.ts';
import type { Values } from './rest.ts';

/** An operation, the others' values that it contains itself, and its types. */
export interface Operation {
  types: string[];
  query: string;
  variables: Record<string, unknown>;
  said: string[];
}

/** Returns a global ID. */
const id = (type: string, ...parts: (string | undefined)[]): string =>
  Buffer.from(JSON.stringify([type, ...parts])).toString('base64url');
const address = { line1: 'Main Street 1', city: 'Berlin', postalCode: '10115', country: 'DE' };

/**
 * Argument values, by `Type.field.argument` or argument name. Required arguments and those that name resources need an
 * entry; the others only filter or sort.
 */
const ARGUMENTS: Record<string, (values: Values) => unknown> = {
  cveId: () => CVE,
  organization: ({ org }) => org,
  'Query.organization.name': ({ org }) => org,
  'Query.collection.name': ({ collection }) => collection,
  'Query.guide.name': () => 'operating',
  'Query.invitation.code': ({ code }) => code,
  'Query.authorizationRequest.requestId': () => 'none',
  'Query.deviceRequest.userCode': () => 'NONE',
  'Query.sharedNotebook.shareId': ({ sharedNotebook }) => sharedNotebook,
  'Query.checkout.checkoutId': ({ ownCheckout }) => ownCheckout,
  'Query.project.id': ({ ownProject }) => ownProject,
  'Query.invoicePreview.input': ({ org }) => ({
    productCode: 'SECURITY_SUBSCRIPTION',
    billingCycle: 'MONTHLY',
    quantity: 30,
    organization: org,
  }),
  'Query.planTax.input': () => ({ productCode: 'STARTER_SUBSCRIPTION', billingCycle: 'MONTHLY', quantity: 1, address }),
  'Query.searchPackages.query': ({ name }) => name,
  query: ({ word }) => word,
  'Organization.channel.name': ({ channel }) => channel,
  'Channel.package.name': ({ name }) => name,
  'Channel.run.id': ({ org, channel, run }) => id('PolicyRun', org, channel, run),
  'Organization.group.id': ({ org, group }) => id('Group', org, group),
  'Organization.serviceAccount.id': ({ org, serviceAccount }) => id('ServiceAccount', org, serviceAccount),
  'Organization.policy.id': ({ org, policy }) => id('Policy', org, policy),
  'Organization.packageUsage.package': ({ name }) => name,
  'Organization.vexStatementPreview.status': () => 'AFFECTED',
  'ChannelPackages.package.name': ({ name }) => name,
  'Query.user.id': ({ user }) => user,
  'Organization.exceptionRequest.requestId': ({ request }) => request,
  policyId: ({ org, policy }) => id('Policy', org, policy),
  environmentId: ({ environment }) => environment,
  compareToEnvironmentId: ({ environment }) => environment,
  webhookId: ({ webhook }) => webhook,
  channel: ({ channel }) => channel,
  subdir: () => 'linux-64',
  fileName: ({ file }) => file,
  filters: () => emptyFilters(),
  file: ({ word, channel }) => JSON.stringify({ name: word, channels: [channel], filters: emptyFilters() }),
  selection: ({ org, teamChannel, file }) => ({
    sourceOrganization: org,
    sourceChannel: teamChannel,
    files: [{ subdir: 'linux-64', fileName: file }],
  }),
  package: ({ name }) => name,
  person: ({ user }) => user,
  path: () => '',
  first: () => 10,
  offset: () => 0,
  number: () => 1,
  month: () => new Date().getUTCMonth() + 1,
  year: () => new Date().getUTCFullYear(),
};
/** Optional arguments that name resources: used with the other side's names, otherwise omitted. */
const TRIED = new Set(['organization', 'channel', 'package', 'query', 'person', 'policyId', 'compareToEnvironmentId']);
/** Optional arguments that are always set, because their field is empty without them. */
export const NEEDED: ReadonlySet<string> = new Set([
  'Organization.packageUsage.package',
  // Either these or `rules`.
  'Organization.policyImpact.filters',
  'Organization.exceptionSuggestions.filters',
  'Organization.environmentImpact.filters',
  'Environment.policyImpact.filters',
]);
/**
 * Fields that the twin test skips: operator fields, which see everything, lookups by global ID, which it tests
 * separately, and items that two other fields list as well.
 */
export const LEFT_OUT: ReadonlySet<string> = new Set([
  'Query.operator',
  'Query.outbox',
  'Query.outboxMail',
  'Query.node',
  'Query.nodes',
  'CollectionsAndFilesSearchGroup.items',
]);

/** Fields of the hub's own channel that the test doesn't traverse; their types are tested in organizations. */
const NO_WAY = new Set(['Query.featuredPackages']);

type Field = GraphQLField<unknown, unknown>;
/** A field on the way to a type. */
export interface Step {
  parent: GraphQLObjectType;
  field: Field;
  /** The target type, if the field has several. */
  to: GraphQLObjectType;
}

/** Every object type that can be reached from a query, with the shortest way to it. */
export function waysOf(schema: GraphQLSchema, leftOut: ReadonlySet<string> = LEFT_OUT): Map<GraphQLObjectType, Step[]> {
  const root = schema.getQueryType()!;
  const ways = new Map<GraphQLObjectType, Step[]>([[root, []]]);
  for (const [parent, way] of ways)
    for (const field of Object.values(parent.getFields())) {
      const name = `${parent.name}.${field.name}`;
      if (leftOut.has(name) || NO_WAY.has(name)) continue;
      for (const to of objectsOf(schema, getNamedType(field.type)))
        if (!ways.has(to)) ways.set(to, [...way, { parent, field, to }]);
    }
  return ways;
}

/** Lists arguments that are missing in the table above, as messages for the author of a new field. */
export function unknownArguments(schema: GraphQLSchema): string[] {
  return [...waysOf(schema).keys()].flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => !LEFT_OUT.has(`${type.name}.${field.name}`))
      .flatMap((field) =>
        field.args
          .filter(
            (each) =>
              isRequiredArgument(each) &&
              argumentOf(type, field, each.name) === undefined &&
              !isEnumType(getNamedType(each.type)),
          )
          .map(
            (each) =>
              `Say in ARGUMENTS (tests/contract/twins/graphql.ts) what fills '${type.name}.${field.name}.${each.name}'.`,
          ),
      ),
  );
}

/** Number of fields of a type per request, and of types per operation; visitors are limited to shorter documents. */
const AT_ONCE = { fields: 40, types: 10 };
const OF_VISITORS = { fields: 5, types: 2 };

/**
 * Returns operations that request every field.
 * @param own values of the caller
 * @param other values of another owner; `nested` uses them for everything except the organization's name
 */
export function operationsOf(schema: GraphQLSchema, own: Values, other?: Values, nested = false): Operation[] {
  const atOnce = own['org'] === undefined ? OF_VISITORS : AT_ONCE;
  // With others' names, request only fields that take one, directly or on the path to them.
  const takes = (parent: GraphQLObjectType, field: Field): boolean =>
    field.args.some(({ name }) => {
      const names = new Set<string>();
      const fill = argumentOf(parent, field, name);
      fill?.(new Proxy(own, { get: (_, key: string) => (names.add(key), own[key]) }));
      if (nested) names.delete('org');
      return names.size > 0;
    });
  const asked = [...waysOf(schema)].flatMap(([type, way]) => {
    const isTheirs = other === undefined || way.some(({ parent, field }) => takes(parent, field));
    const fields = Object.values(type.getFields()).filter(
      (field) => !LEFT_OUT.has(`${type.name}.${field.name}`) && (isTheirs || takes(type, field)),
    );
    return inParts(fields, atOnce.fields).map((part) => ({ type, way, fields: part }));
  });
  return inParts(asked, atOnce.types).map((part) => operation(schema, part, { own, other, nested }));
}

const inParts = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));

/** Returns operations that request everything of one of the caller's own channels. */
export function operationsOfChannel(schema: GraphQLSchema, own: Values, channel: Values): Operation[] {
  const asked = [...waysOf(schema)]
    .filter(([, way]) => way.some(({ field }) => field.name === 'channel'))
    .flatMap(([type, way]) =>
      inParts(
        Object.values(type.getFields()).filter((field) => !LEFT_OUT.has(`${type.name}.${field.name}`)),
        AT_ONCE.fields,
      ).map((fields) => ({ type, way, fields })),
    );
  const given = { own: { ...own, ...channel }, other: undefined, nested: false };
  return inParts(asked, AT_ONCE.types).map((part) => operation(schema, part, given));
}

function operation(
  schema: GraphQLSchema,
  asked: readonly { type: GraphQLObjectType; way: readonly Step[]; fields: readonly Field[] }[],
  given: { own: Values; other: Values | undefined; nested: boolean },
): Operation {
  const variables: Record<string, unknown> = {};
  const declared: string[] = [];
  const said: string[] = [];
  const values = new Proxy(given.own, {
    get: (_, name: string) => {
      const isOwn = given.other === undefined || (given.nested && name === 'org') || SECRETS.has(name);
      const value = (isOwn ? given.own : given.other!)[name] ?? 'nothing-of-this-kind';
      if (value !== given.own[name]) said.push(value);
      return value;
    },
  });
  const called = (parent: GraphQLObjectType, field: Field, isOnTheWay = false): string => {
    const parts = field.args.flatMap((argument) => {
      const isNeeded = isRequiredArgument(argument);
      const isGiven = isNeeded || NEEDED.has(`${parent.name}.${field.name}.${argument.name}`);
      if (!isGiven && !(given.other !== undefined && TRIED.has(argument.name)) && argument.name !== 'first') return [];
      const named = getNamedType(argument.type);
      const value =
        argumentOf(parent, field, argument.name)?.(values) ??
        (isEnumType(named) ? named.getValues()[0]!.name : undefined);
      if (value === undefined) return [];
      const name = `v${declared.length}`;
      declared.push(`$${name}: ${String(argument.type)}`);
      // On the path to a type a few are enough: the list itself is requested completely as a field of its own type.
      variables[name] = argument.name === 'first' && isOnTheWay ? 3 : value;
      return [`${argument.name}: $${name}`];
    });
    return `${field.name}${parts.length > 0 ? `(${parts.join(', ')})` : ''}`;
  };
  const leaves = (of: GraphQLObjectType): string =>
    [
      '__typename',
      ...Object.values(of.getFields())
        .filter((field) => isLeafType(getNamedType(field.type)))
        .map((field, at) => `l${at}: ${called(of, field)}`),
    ].join(' ');
  const body = (of: GraphQLObjectType): string => {
    const nodes = of.name.endsWith('Connection') ? of.getFields()['nodes'] : undefined;
    const inner = nodes && getNamedType(nodes.type);
    return `{ ${leaves(of)} ${inner && isObjectType(inner) ? `nodes { ${leaves(inner)} }` : ''} }`;
  };
  const texts = asked.map(({ type, way, fields }, place) => {
    const selection = fields.map((field, at) => {
      const named = getNamedType(field.type);
      const start = `f${at}: ${called(type, field)}`;
      if (isLeafType(named)) return start;
      if (isObjectType(named)) return `${start} ${body(named)}`;
      const objects = objectsOf(schema, named).map((each) => `... on ${each.name} ${body(each)}`);
      return `${start} { __typename ${objects.join(' ')} }`;
    });
    if (way.length === 0) return selection.map((each) => `t${place}${each}`).join(' ');
    let text = `{ __typename ${selection.join(' ')} }`;
    for (const [at, { parent, field, to }] of [...way.entries()].toReversed()) {
      const isPlain = isObjectType(getNamedType(field.type));
      const inner = `${called(parent, field, true)} ${isPlain ? text : `{ ... on ${to.name} ${text} }`}`;
      text = at === 0 ? `t${place}: ${inner}` : `{ ${inner} }`;
    }
    return text;
  });
  return {
    types: asked.map(({ type }) => type.name),
    query: `query Twin${declared.length > 0 ? `(${declared.join(', ')})` : ''} { ${texts.join(' ')} }`,
    variables,
    said,
  };
}

const SECRETS = new Set(['code', 'sharedNotebook']);

/** How the value of an argument is made; undefined if nothing says so. */
export function argumentOf(
  parent: GraphQLObjectType,
  field: Field,
  argument: string,
): ((values: Values) => unknown) | undefined {
  return ARGUMENTS[`${parent.name}.${field.name}.${argument}`] ?? ARGUMENTS[argument];
}

function objectsOf(schema: GraphQLSchema, type: GraphQLNamedType): readonly GraphQLObjectType[] {
  if (isUnionType(type) || isInterfaceType(type)) return schema.getPossibleTypes(type);
  return isObjectType(type) ? [type] : [];
}

/** Decodes the global IDs in a text: base64url of a JSON list. */
export function withIdsRead(text: string): string {
  const read = (text.match(/WyJ[A-Za-z0-9_-]{16,}/g) ?? []).map((each) => Buffer.from(each, 'base64url').toString());
  return `${text}\n${read.join('\n')}`;
}

/** The global ids in a text. */
export const globalIds = (text: string): string[] => text.match(/WyJ[A-Za-z0-9_-]{16,}/g) ?? [];
