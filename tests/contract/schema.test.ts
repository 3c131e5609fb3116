import { printSchemaWithDirectives } from '@graphql-tools/utils';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  findBreakingChanges,
  findDangerousChanges,
  getNamedType,
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLInterfaceType,
  GraphQLObjectType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  Kind,
  lexicographicSortSchema,
  parse,
  validate,
  visit,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { expect, test } from 'vitest';
import { createSchema, schemaText } from '../../gateway/src/graphql/schema.ts';

const root = join(import.meta.dirname, '../..');
const snapshotFile = join(import.meta.dirname, 'schema.snap.graphql');
const schema = createSchema();

/** All documents of the web as one, without Apollo Client's own directives, which never leave the browser. */
function webDocument(): DocumentNode {
  const files = globSync('web/src/**/*.graphql', { cwd: root });
  expect(files.length).toBeGreaterThan(0);
  const whole: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: files.flatMap((file) => parse(readFileSync(join(root, file), 'utf8')).definitions),
  };
  return visit(whole, { Directive: (directive) => (directive.name.value === 'unmask' ? null : undefined) });
}

/** Yields every documented element of the schema with its description. */
function* described(of: GraphQLSchema): Generator<[name: string, description: string | null | undefined]> {
  for (const type of Object.values(of.getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue;
    // All areas extend the root types, whose meaning is fixed.
    if (!['Query', 'Mutation'].includes(type.name)) yield [type.name, type.description];
    if (type instanceof GraphQLEnumType)
      for (const value of type.getValues()) yield [`${type.name}.${value.name}`, value.description];
    if (type instanceof GraphQLInputObjectType)
      for (const field of Object.values(type.getFields())) yield [`${type.name}.${field.name}`, field.description];
    if (type instanceof GraphQLObjectType || type instanceof GraphQLInterfaceType) {
      for (const field of Object.values(type.getFields())) {
        yield [`${type.name}.${field.name}`, field.description];
        // `input` of a mutation is described by its type.
        for (const argument of field.args)
          if (argument.name !== 'input') yield [`${type.name}.${field.name}(${argument.name}:)`, argument.description];
      }
    }
  }
  for (const directive of of.getDirectives()) {
    if (isSpecifiedDirective(directive)) continue;
    yield [`@${directive.name}`, directive.description];
    for (const argument of directive.args) yield [`@${directive.name}(${argument.name}:)`, argument.description];
  }
}

test('every type, field, argument and enum value is described', () => {
  expect([...described(schema)].filter(([, description]) => !description?.trim()).map(([name]) => name)).toEqual([]);
});

/** Yields every field, argument, and input field with its name and its type's name. */
function* valuesOf(of: GraphQLSchema): Generator<{ place: string; name: string; type: string }> {
  for (const type of Object.values(of.getTypeMap())) {
    if (isIntrospectionType(type) || !('getFields' in type)) continue;
    for (const field of Object.values(type.getFields())) {
      const place = `${type.name}.${field.name}`;
      yield { place, name: field.name, type: getNamedType(field.type as GraphQLOutputType).name };
      if ('args' in field)
        for (const { name, type: given } of field.args)
          yield { place: `${place}(${name}:)`, name, type: getNamedType(given as GraphQLInputType).name };
    }
  }
}

/** Identifiers that others define, or that only appear in logs. They are texts everywhere. */
const foreignIds = new Set([
  // Vulnerabilities and advisories, under the names of their databases.
  'cveId',
  'cveIds',
  'externalId',
  'openedByAdvisoryId',
  'resolvedByAdvisoryId',
  'withdrawnAdvisoryIds',
  // OAuth client ID of a service account.
  'clientId',
  // Fingerprint of a key.
  'keyId',
  // Value of the header `webhook-id`.
  'messageId',
  // Number of a tax authority.
  'taxId',
  // Challenge of WebAuthn.
  'challengeId',
  // Anything that the audit log recorded, such as a channel or a request. It may no longer exist.
  'targetId',
  'httpRequestId',
]);

test('one kind of ID: a name that ends in Id is a global ID everywhere, except identifiers of others', () => {
  const wrong = [...valuesOf(schema)].filter(({ name, type }) =>
    foreignIds.has(name) ? type !== 'String' : /^ids?$|Ids?$/.test(name) && type !== 'ID',
  );
  expect(wrong).toEqual([]);
  const used = new Set([...valuesOf(schema)].map(({ name }) => name));
  expect([...foreignIds].filter((name) => !used.has(name))).toEqual([]);
});

/** Types with an ID that `node` doesn't read. */
const notNodes = {
  // Entries of logs and queues: they are read through their list, and end with it.
  ActivityEntry: 'log',
  AuditEntry: 'log',
  EnvironmentRevision: 'log',
  FailedJob: 'log',
  Finding: 'log',
  HubJob: 'log',
  HubSession: 'log',
  OperatorLogEntry: 'log',
  QueuedEmail: 'log',
  WebhookDelivery: 'log',
  // The audit log of an organization, which can outlive it. Operators read it.
  AuditChain: 'log',
  // Requests of one browser, which expire within minutes.
  AuthorizationRequest: 'request',
  Checkout: 'request',
  // Parts of an entity that `node` reads under the same ID.
  CollectionSummary: 'part of Collection',
  EnvironmentHit: 'part of Environment',
  EnvironmentPerson: 'part of User',
  OwnExceptionRequest: 'part of ExceptionRequest',
  ProjectHit: 'part of Project',
  ServiceAccountKey: 'part of ServiceAccount',
  ServiceAccountPublicKey: 'part of ServiceAccount',
  ServiceAccountWorkload: 'part of ServiceAccount',
  UserHit: 'part of User',
  // Statements belong to a CVE and an organization, which list them.
  SupplierVexStatement: 'part of an organization',
  VexStatement: 'part of a CVE',
  // Entries of a menu.
  NavigationItem: 'menu',
};

test('every entity implements Node', () => {
  const others = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && type.getFields()['id'] && !type.getInterfaces().some(({ name }) => name === 'Node'),
  );
  expect(others.map(({ name }) => name).toSorted()).toEqual(Object.keys(notNodes).toSorted());
});

/** Fields with page arguments that return a bounded list, each with the reason. */
const boundedLists: Record<string, string> = {
  'Query.search':
    'the specification names `items`, `totalCount`, and `searchUrl` of a group; `searchPackages` reads on',
  'Query.searchContext': 'suggestions while typing, at most 20 per group',
  'Query.searchCollectionsAndFiles': 'two lists of a search group under one offset',
  'Organization.topPackages': 'a ranking',
  'Organization.advisoryAlerts': 'the newest of 30 days; `findings` has the history',
};

test('a list that can grow is a connection: a field with page arguments returns one', () => {
  const fields = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !isIntrospectionType(type))
    .flatMap((type) =>
      Object.values((type as GraphQLObjectType).getFields()).map((field) => ({
        name: `${type.name}.${field.name}`,
        args: field.args.map(({ name }) => name),
        isConnection: getNamedType(field.type).name.endsWith('Connection'),
      })),
    );
  const others = fields.filter(
    ({ isConnection, args }) => !isConnection && args.some((name) => ['first', 'after', 'offset'].includes(name)),
  );
  expect(others.map(({ name }) => name).toSorted()).toEqual(Object.keys(boundedLists).toSorted());
  const unpaged = fields.filter(
    ({ isConnection, args }) => isConnection && !(args.includes('first') && args.includes('after')),
  );
  expect(unpaged.map(({ name }) => name)).toEqual([]);
  const connections = Object.values(schema.getTypeMap()).filter(({ name }) => name.endsWith('Connection'));
  const lacking = connections.flatMap((type) => {
    const given = Object.keys((type as GraphQLObjectType).getFields());
    return ['edges', 'nodes', 'pageInfo', 'totalCount']
      .filter((name) => !given.includes(name))
      .map((name) => `${type.name}.${name}`);
  });
  expect(lacking).toEqual([]);
});

test('the roots are declared: a plan that is called Subscription is not the root of live updates', () => {
  expect([schema.getQueryType()?.name, schema.getMutationType()?.name, schema.getSubscriptionType()?.name]).toEqual([
    'Query',
    'Mutation',
    'LiveUpdates',
  ]);
});

test('every operation of the web is valid, and every fragment is used', () => {
  expect(validate(schema, webDocument()).map((error) => error.message)).toEqual([]);
});

/** Deprecated fields, arguments, fields of inputs and values of enums, with their reasons. */
function deprecations(of: GraphQLSchema): [string, string][] {
  const elements = Object.values(of.getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type): [string, string | null | undefined][] => {
      if (isEnumType(type))
        return type.getValues().map((value) => [`${type.name}.${value.name}`, value.deprecationReason]);
      if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [];
      return Object.values(type.getFields()).flatMap((field): [string, string | null | undefined][] => [
        [`${type.name}.${field.name}`, field.deprecationReason],
        ...('args' in field ? [...field.args] : []).map((argument): [string, string | null | undefined] => [
          `${type.name}.${field.name}(${argument.name}:)`,
          argument.deprecationReason,
        ]),
      ]);
    });
  return elements.flatMap(([name, reason]): [string, string][] => (reason ? [[name, reason]] : []));
}

/** Those whose reason names no day. */
const undated = (of: GraphQLSchema): string[] =>
  deprecations(of)
    .filter(([, reason]) => !/\d{4}-\d\d-\d\d/.test(reason))
    .map(([name]) => name);

/** Returns the ones that a changelog doesn't name. */
const untold = (of: GraphQLSchema, changelog: string): string[] =>
  deprecations(of)
    .filter(([name]) => !changelog.includes(`\`${name}\``))
    .map(([name]) => name);

test('deprecated elements say until when they stay', () => {
  expect(undated(schema)).toEqual([]);
  const reason = '@deprecated(reason: "Too old.")';
  expect(
    undated(
      buildSchema(
        `enum E { A B ${reason} } input I { a: Int b: Int ${reason} } interface N { a: Int ${reason} } type Query { a(x: Int, y: Int ${reason}): Int @deprecated(reason: "Until 2027-01-01.") }`,
      ),
    ).sort(),
  ).toEqual(['E.B', 'I.b', 'N.a', 'Query.a(y:)']);
});

test('the changelog names what is deprecated', () => {
  const changelog = readFileSync(join(import.meta.dirname, '../../docs/guides/api-changelog.md'), 'utf8');
  expect(untold(schema, changelog)).toEqual([]);
  const old = buildSchema('type Query { a: Int @deprecated(reason: "Until 2027-01-01.") b: Int }');
  expect([untold(old, changelog), untold(old, '- `Query.a` goes.')]).toEqual([['Query.a'], []]);
});

/**
 * Changes that don't break clients but can surprise them: another default, a new enum value, a new member of a union or
 * interface.
 */
const surprises = (before: GraphQLSchema, after: GraphQLSchema): string[] =>
  findDangerousChanges(before, after)
    .filter(({ type }) => !type.startsWith('OPTIONAL_'))
    .map(({ type, description }) => `${type}: ${description}`);

test('what may surprise clients is named: defaults that change and values that come', () => {
  const before = buildSchema('enum E { A } input I { a: Int } type Query { e(first: Int = 10, i: I): E }');
  const after = buildSchema(
    'enum E { A B } input I { a: Int b: Int } type Query { e(first: Int = 20, i: I, x: Int): E }',
  );
  expect(
    surprises(before, after)
      .map((one) => one.split(':')[0])
      .sort(),
  ).toEqual(['ARG_DEFAULT_VALUE_CHANGE', 'VALUE_ADDED_TO_ENUM']);
});

/** `UPDATE_SCHEMA=1` accepts the schema as it is now, breaking changes included. */
test('the schema breaks nothing that the committed snapshot promises, and the snapshot is up to date', () => {
  // With directives, because the REST call of a field is part of the contract.
  const now = `${printSchemaWithDirectives(lexicographicSortSchema(buildSchema(schemaText())))}\n`;
  if (process.env['UPDATE_SCHEMA'] === '1') writeFileSync(snapshotFile, now);
  const kept = readFileSync(snapshotFile, 'utf8');
  expect(
    findBreakingChanges(buildSchema(kept), schema).map(({ type, description }) => `${type}: ${description}`),
    'Clients would break. If that is meant, accept it with UPDATE_SCHEMA=1 and say so in the commit.',
  ).toEqual([]);
  expect(
    surprises(buildSchema(kept), schema),
    'Clients that are kept as they are would be asked, or answered, otherwise. If that is meant, accept it with UPDATE_SCHEMA=1 and say so in the changelog.',
  ).toEqual([]);
  expect(kept).toContain('@rest(');
  expect(
    now === kept,
    'The schema has grown. Keep its new form: UPDATE_SCHEMA=1 npx vitest run tests/contract/schema.test.ts',
  ).toBe(true);
});
