// Writes gateway/src/gen/calls.ts: the REST call behind each field with `@rest`, and a reader for each type that such calls answer.
// The compiler checks what is written here against the REST types and the schema's types, so a wrong word does not compile.
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import ts from 'typescript';
import { uses, type DirectiveValues as Values } from './directives.ts';

const root = join(import.meta.dirname, '../..');

/** A JSON Schema of the REST document. */
interface Json {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Json>;
  required?: string[];
  items?: Json;
  anyOf?: Json[];
  oneOf?: Json[];
  allOf?: Json[];
}
interface Operation {
  parameters?: { name?: string; in?: string; $ref?: string }[];
  requestBody?: { content?: Record<string, { schema?: Json }> };
  responses: Record<string, { content?: Record<string, { schema?: Json }> }>;
}
/** The REST document, as far as it is read here. */
export interface RestDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json>; parameters?: Record<string, { name: string; in: string }> };
}

/** What the gateway's areas have by hand. */
export interface ByHand {
  /** Fields with a resolver, as `Type.field`. */
  fields: ReadonlySet<string>;
  /** Types with a model and a reader of their own: the reader's file, and what it takes of `at`. */
  readers: ReadonlyMap<string, { file: string; needs: readonly string[] }>;
  /** Names of `place` that the resolvers of a type's fields use. */
  names: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The names that a resolver takes of its parent's `place`: `place.channel`, or `place: { channel }` in its parameters. */
function namesOfAt(resolver: ts.Node): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && /(?:^|\.)place$/.test(node.expression.getText()))
      names.push(node.name.text);
    if (ts.isBindingElement(node) && node.propertyName?.getText() === 'place' && ts.isObjectBindingPattern(node.name))
      names.push(...node.name.elements.map((each) => (each.propertyName ?? each.name).getText()));
    ts.forEachChild(node, visit);
  };
  visit(resolver);
  return names;
}

/** The files of the gateway's areas. */
const areaFiles = (): string[] =>
  globSync('gateway/src/*/*.ts', { cwd: root })
    .filter((path) => !/\.test\.ts$|\/(gen|graphql|rest|testing)\//.test(path))
    .sort();

/** The object literal of an expression, or of the constant that it names. */
function objectOf(expression: ts.Expression, source: ts.SourceFile): ts.ObjectLiteralExpression | undefined {
  if (ts.isObjectLiteralExpression(expression)) return expression;
  if (ts.isSatisfiesExpression(expression)) return objectOf(expression.expression, source);
  if (!ts.isIdentifier(expression)) return undefined;
  const declared = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => name.getText(source) === expression.text)?.initializer;
  return declared && objectOf(declared, source);
}

/** Finds resolvers (`{ … } satisfies AreaResolvers`) and readers (`export const toGroup = (group, at) => …` next to `GroupModel`) in the areas. */
export function byHand(): ByHand {
  const fields = new Set<string>();
  const readers = new Map<string, { file: string; needs: readonly string[] }>();
  const names = new Map<string, Set<string>>();
  for (const path of areaFiles()) {
    const text = readFileSync(join(root, path), 'utf8');
    const models = new Set(
      [...text.matchAll(/^export (?:interface|type|class) (\w+)Model\b/gm)].map(([, name]) => name),
    );
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      if (ts.isSatisfiesExpression(node) && node.type.getText(source) === 'AreaResolvers') {
        if (!ts.isObjectLiteralExpression(node.expression))
          throw new Error(`${path}: resolvers are an object literal.`);
        for (const type of node.expression.properties) {
          const value = ts.isPropertyAssignment(type) ? objectOf(type.initializer, source) : undefined;
          if (!value) throw new Error(`${path}: resolvers of a type are an object literal.`);
          for (const field of value.properties) {
            if (!field.name) throw new Error(`${path}: resolvers are written out, not spread.`);
            const typeName = type.name!.getText(source);
            fields.add(`${typeName}.${field.name.getText(source)}`);
            const known = names.get(typeName) ?? new Set();
            names.set(typeName, known);
            for (const name of namesOfAt(field)) known.add(name);
          }
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    for (const statement of source.statements) {
      if (!ts.canHaveModifiers(statement)) continue;
      if (!ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) continue;
      const found: [string, ts.NodeArray<ts.ParameterDeclaration>][] = ts.isFunctionDeclaration(statement)
        ? [[statement.name?.text ?? '', statement.parameters]]
        : ts.isVariableStatement(statement)
          ? statement.declarationList.declarations.flatMap(({ name, initializer }) =>
              initializer && ts.isArrowFunction(initializer)
                ? [[name.getText(source), initializer.parameters] as [string, typeof initializer.parameters]]
                : [],
            )
          : [];
      for (const [name, parameters] of found) {
        const type = /^to([A-Z]\w*)$/.exec(name)?.[1];
        if (type === undefined || !models.has(type)) continue;
        const at = parameters[1]?.type;
        const needs = at && ts.isTypeLiteralNode(at) ? at.members.map((each) => each.name!.getText(source)) : [];
        readers.set(type, { file: path, needs });
      }
    }
  }
  return { fields, readers, names };
}

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const lower = (name: string): string => name[0]!.toLowerCase() + name.slice(1);
const words = (name: string): string => snake(lower(name)).replaceAll('_', ' ').replace(/^api /, 'API ');

/** Whether a type is a page with cursors. A list without them is read like any other object. */
const isConnection = (type: GraphQLNamedType): boolean =>
  isObjectType(type) && type.name.endsWith('Connection') && type.getFields()['edges'] !== undefined;

/** Where values of a type come from in the REST document: a TypeScript expression of their type, and their schema. */
interface Source {
  type: string;
  schema: Json;
}

/** A REST call with its path as the document names it. */
interface Call {
  method: string;
  path: string;
  /** The path with the names of the schema. */
  named: string;
  parameters: string[];
  answer: Source | null;
  query: string[];
  options: Values;
}

/** Which callers a field is for: what the error says, and the test. */
const GATES: Record<string, { readers: string; test: string }> = {
  ADMIN: { readers: 'admins of the organization', test: "parent.role === 'ADMIN'" },
  BILLING_MANAGER: {
    readers: 'admins and billing managers of the organization',
    test: "parent.role === 'ADMIN' || parent.role === 'BILLING_MANAGER'",
  },
  MEMBER: { readers: 'members of the organization', test: 'parent.role !== null' },
  SIGNED_IN: { readers: 'people who are signed in', test: 'context.viewer !== null' },
  SELF: { readers: 'the person', test: 'parent.uuid === context.viewer' },
};

/** Page arguments of connections. */
const PAGE_ARGUMENTS = ['first', 'after', 'last', 'before', 'offset'];
const PAGE = new Set(PAGE_ARGUMENTS);

/**
 * The text of gateway/src/gen/calls.ts.
 * @param text the whole schema
 * @throws Error for a field whose call cannot be made: it names the field and what is missing
 */
export function callsModule(text: string, document: RestDocument, hand: ByHand): string {
  return new Writer(buildSchema(text), document, hand).module();
}

class Writer {
  readonly #schema: GraphQLSchema;
  readonly #document: RestDocument;
  readonly #hand: ByHand;
  /** REST sources of the types that are read here, by name. */
  readonly #sources = new Map<string, Map<string, Json>>();
  readonly #calls = new Map<string, { type: GraphQLObjectType; field: GraphQLField<unknown, unknown>; call: Call }>();
  /** How types with `@rest` of their own are read. */
  readonly #reads = new Map<string, Call>();
  readonly #enums = new Set<string>();
  readonly #imports = new Map<string, Set<string>>();
  readonly #needs = new Map<string, Set<string>>();
  readonly #byShape: Map<string, string>;

  constructor(schema: GraphQLSchema, document: RestDocument, hand: ByHand) {
    this.#schema = schema;
    this.#document = document;
    this.#hand = hand;
    this.#byShape = new Map(Object.keys(document.paths).map((path) => [path.replaceAll(/\{\w+\}/g, '{}'), path]));
  }

  module(): string {
    const types = Object.values(this.#schema.getTypeMap()).filter(
      (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'),
    );
    for (const type of types) {
      for (const use of uses(type, 'rest')) if (use['path']) this.#reads.set(type.name, this.#call(use, type.name));
      for (const use of uses(type, 'from')) if (use['schema']) this.#addSource(type, this.#component(use['schema']));
    }
    for (const [name, { answer }] of this.#reads)
      if (answer) this.#addSource(this.#objectType(name), this.#isList(answer) ? this.#part(answer, 'items') : answer);
    for (const type of types)
      for (const field of Object.values(type.getFields())) {
        const rest = uses(field, 'rest');
        const key = `${type.name}.${field.name}`;
        if (rest.length !== 1 || this.#hand.fields.has(key)) continue;
        const call = this.#call(rest[0]!, key);
        this.#calls.set(key, { type, field, call });
      }
    for (const { type, field, call } of this.#calls.values()) this.#findSources(type, field, call);
    const calls = [...this.#calls].sort(([a], [b]) => a.localeCompare(b)).map(([key, each]) => this.#entry(key, each));
    const readers = [...this.#sources.keys()].sort().map((name) => this.#reader(name));
    const reads = [...this.#reads.keys()].sort().flatMap((name) => this.#read(name));
    const nodes = [...this.#reads.keys()].sort().flatMap((name) => this.#node(name));
    const enums = [...this.#enums].sort().map((name) => `const ${lower(name)}Of = enumOf('${name}');`);
    const imports = [...this.#imports].sort().map(([file, names]) => {
      const list = [...names].sort().join(', ');
      return `import { ${list} } from '../${relative('gateway/src', file)}';`;
    });
    return [
      '// Written by `npm run codegen` (scripts/codegen/calls.ts). Do not change it by hand.',
      "import { enumOf, wordOf } from '../graphql/enums.ts';",
      "import { namedBy } from '../graphql/errors.ts';",
      "import { toId, uuidIn } from '../graphql/ids.ts';",
      "import { pageOf } from '../graphql/connection.ts';",
      "import { call, idParts, notA, read, readItem, text, type ArgsOf, type ItemOf, type ParentOf, type PayloadOf, type ResultOf } from '../graphql/calls.ts';",
      "import type { Body, Part, QueryOf, Schemas, Sent } from '../rest/answers.ts';",
      "import { path, type RestClient } from '../rest/restClient.ts';",
      "import { versionOf } from '../rest/version.ts';",
      "import type * as S from './schema.ts';",
      ...imports,
      '',
      ...enums,
      '',
      ...readers,
      '',
      ...reads,
      '',
      '/** The REST call of each field that has `@rest` and no resolver of its own. */',
      'export const calls = {',
      ...calls,
      '};',
      '',
      '/** Things that are read by their global ids with the call of their type. */',
      'export const restNodes = {',
      ...nodes,
      '};',
      '',
    ].join('\n');
  }

  #objectType(name: string): GraphQLObjectType {
    const type = this.#schema.getType(name);
    if (!isObjectType(type)) throw new Error(`${name} isn't an object type.`);
    return type;
  }

  #call(options: Values, place: string): Call {
    const { method = 'GET', path: named = '' } = options;
    const [address = ''] = named.split('?');
    const path = this.#byShape.get(address.replaceAll(/\{\w+\}/g, '{}')) ?? this.#fitting(address);
    const operation = path === undefined ? undefined : this.#document.paths[path]?.[method.toLowerCase()];
    if (path === undefined || !operation) throw new Error(`${place}: the REST services have no ${method} ${named}.`);
    const [status, response] = Object.entries(operation.responses).find(([code]) => code.startsWith('2')) ?? [];
    const schema = response?.content?.['application/json']?.schema;
    const given = options['schema'];
    const answer =
      given !== undefined
        ? this.#component(given)
        : schema
          ? this.#source(`Body<'${path}', '${method.toLowerCase()}'>`, schema)
          : null;
    if (status === undefined) throw new Error(`${place}: ${method} ${named} promises no good answer.`);
    const query = (operation.parameters ?? [])
      .map((each) =>
        each.$ref === undefined ? each : this.#document.components.parameters?.[each.$ref.split('/').at(-1)!],
      )
      .flatMap((each) => (each?.in === 'query' && each.name !== undefined ? [each.name] : []));
    return {
      method,
      path,
      named,
      parameters: [...named.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!),
      answer,
      query,
      options,
    };
  }

  /** The documented path that an address with a word in place of a name belongs to. */
  #fitting(address: string): string | undefined {
    const parts = address.split('/');
    return Object.keys(this.#document.paths).find((path) => {
      const others = path.split('/');
      return (
        others.length === parts.length &&
        others.every((other, i) => (other.startsWith('{') ? parts[i] !== '' : other === parts[i]))
      );
    });
  }

  /** A schema under the name that the document gives it, if it does. */
  #source(type: string, schema: Json): Source {
    const name = schema.$ref?.split('/').at(-1);
    return name === undefined ? { type, schema } : { type: `Schemas['${name}']`, schema: this.#resolved(schema) };
  }

  #component(name: string): Source {
    const schema = this.#document.components.schemas[name];
    if (!schema) throw new Error(`The REST document has no schema ${name}.`);
    return { type: `Schemas['${name}']`, schema };
  }

  /** A schema without its reference and without null. */
  #resolved(schema: Json): Json {
    if (schema.$ref !== undefined)
      return this.#resolved(this.#document.components.schemas[schema.$ref.split('/').at(-1)!]!);
    const choices = (schema.anyOf ?? schema.oneOf)?.filter((each) => each.type !== 'null');
    return choices?.length === 1 ? this.#resolved(choices[0]!) : schema;
  }

  #named(schema: Json): string | undefined {
    if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1)!;
    const choices = (schema.anyOf ?? schema.oneOf)?.filter((each) => each.type !== 'null');
    return choices?.length === 1 ? this.#named(choices[0]!) : undefined;
  }

  #property(schema: Json, name: string): Json | undefined {
    const whole = this.#resolved(schema);
    if (whole.properties?.[name]) return whole.properties[name];
    for (const each of whole.allOf ?? whole.anyOf ?? whole.oneOf ?? []) {
      const found = this.#property(each, name);
      if (found) return found;
    }
    return undefined;
  }

  /** Whether every alternative of a schema has a property. */
  #always(schema: Json, name: string): boolean {
    const whole = this.#resolved(schema);
    const choices = whole.anyOf ?? whole.oneOf;
    return choices ? choices.every((each) => this.#always(each, name)) : this.#property(schema, name) !== undefined;
  }

  /** Type of a property; for a list, of its entries. */
  #part(source: Source, path: string): Source {
    let { type, schema } = source;
    for (const name of path.split('.')) {
      const property = this.#property(schema, name);
      const inner = property && this.#entries(property);
      type = `Part<${type}, '${name}'>`;
      schema = inner ?? {};
      const known = inner && this.#named(inner);
      if (known !== undefined) type = `Schemas['${known}']`;
      schema = this.#resolved(schema);
    }
    return { type, schema };
  }

  #entries(schema: Json): Json {
    const whole = this.#resolved(schema);
    return whole.items ? this.#entries(whole.items) : this.#named(schema) === undefined ? whole : schema;
  }

  #isList({ schema }: Source): boolean {
    return this.#property(schema, 'items')?.items !== undefined;
  }

  /** Whether a type has a reader by hand. */
  #isHand(name: string): boolean {
    return this.#hand.readers.has(name);
  }

  #addSource(type: GraphQLObjectType, source: Source): void {
    if (this.#isHand(type.name)) return;
    const known = this.#sources.get(type.name) ?? new Map<string, Json>();
    this.#sources.set(type.name, known);
    if (known.has(source.type) || known.size > 8) return;
    known.set(source.type, source.schema);
    for (const field of this.#ownFields(type)) {
      const inner = getNamedType(field.type);
      if (!isObjectType(inner)) continue;
      const from = uses(field, 'from')[0]?.['field'] ?? snake(field.name);
      this.#addSource(inner, from === '.' ? source : this.#part(source, from));
    }
  }

  /** Fields that are read of an answer: those without arguments, a call or a resolver of their own. */
  #ownFields(type: GraphQLObjectType): GraphQLField<unknown, unknown>[] {
    return Object.values(type.getFields()).filter(
      (field) =>
        field.args.length === 0 &&
        uses(field, 'rest').length === 0 &&
        !this.#hand.fields.has(`${type.name}.${field.name}`),
    );
  }

  #nodeOf(type: GraphQLObjectType): GraphQLObjectType {
    return getNamedType(type.getFields()['nodes']!.type) as GraphQLObjectType;
  }

  #findSources(type: GraphQLObjectType, field: GraphQLField<unknown, unknown>, call: Call): void {
    const { answer } = call;
    const inner = getNamedType(field.type);
    if (!isObjectType(inner) || !answer) return;
    if (isConnection(inner)) return this.#addSource(this.#nodeOf(inner), this.#part(answer, 'items'));
    if (type.name === 'Mutation') {
      for (const each of Object.values(inner.getFields())) {
        const of = getNamedType(each.type);
        if (!isObjectType(of) || each.name === 'userErrors' || this.#hand.fields.has(`${inner.name}.${each.name}`))
          continue;
        const how = this.#payloadField(call, each, inner);
        if (how.kind === 'part') this.#addSource(of, this.#part(answer, how.word));
        if (how.kind === 'whole') this.#addSource(of, answer);
        if (how.kind === 'items') this.#addSource(of, this.#part(answer, 'items'));
      }
      return undefined;
    }
    const from = uses(field, 'from')[0]?.['field'];
    if (from !== undefined) return this.#addSource(inner, this.#part(answer, from));
    if (this.#isListField(field) && this.#isList(answer)) return this.#addSource(inner, this.#part(answer, 'items'));
    if (!this.#isListField(field) && this.#isItem(inner, answer))
      return this.#addSource(inner, this.#part(answer, 'items'));
    return this.#addSource(inner, answer);
  }

  #isListField({ type }: { type: GraphQLOutputType }): boolean {
    return isListType(isNonNullType(type) ? type.ofType : type);
  }

  /** Whether a thing is found in a list, by its id: it has a field `id` of its own, and the answer is a list. */
  #isItem(type: GraphQLObjectType, answer: Source): boolean {
    return this.#isList(answer) && this.#reads.has(type.name);
  }

  /** How a field of a payload comes out of the answer. */
  #payloadField(
    call: Call,
    field: GraphQLField<unknown, unknown>,
    payload: GraphQLObjectType,
  ): { kind: 'part' | 'whole' | 'items' | 'read' | 'none' | 'input'; word: string } {
    const { answer } = call;
    const from = uses(field, 'from')[0];
    if (from?.['input'] !== undefined) return { kind: 'input', word: from['input'] };
    const word = from?.['field'] ?? snake(field.name);
    const inner = getNamedType(field.type);
    const isRead = isObjectType(inner) && this.#reads.has(inner.name);
    if (answer && (from?.['field'] !== undefined || (!isRead && this.#property(answer.schema, word))))
      return { kind: 'part', word };
    if (isObjectType(inner)) {
      const isWhole = answer?.type === `Schemas['${uses(inner, 'from')[0]?.['schema'] ?? inner.name}']`;
      if (!isWhole && this.#reads.has(inner.name))
        return { kind: this.#isDeleted(inner.name, call) ? 'none' : 'read', word };
      if (answer && this.#isListField(field) && this.#isList(answer)) return { kind: 'items', word };
      if (answer) return { kind: 'whole', word };
    }
    if (!answer)
      throw new Error(`${payload.name}.${field.name}: the answer is empty. Write a resolver, or @from(input:).`);
    return { kind: 'part', word };
  }

  /** Whether a call deletes the thing that a type's own call reads. */
  #isDeleted(name: string, { method, path }: Call): boolean {
    const read = this.#reads.get(name)!.path;
    return method === 'DELETE' && (path === read || /^\/\{\w+\}$/.test(path.slice(read.length)));
  }

  /** What of `at` the reader of a type takes. */
  #needsOf(name: string, seen: ReadonlySet<string> = new Set()): Set<string> {
    const hand = this.#hand.readers.get(name);
    if (hand) return new Set(hand.needs);
    const known = this.#needs.get(name);
    if (known) return known;
    const needs = new Set<string>();
    if (seen.has(name)) return needs;
    const type = this.#objectType(name);
    for (const field of this.#ownFields(type)) {
      const of = uses(field, 'id')[0]?.['of'] ?? (field.name === 'id' && this.#reads.has(name) ? name : undefined);
      if (of !== undefined)
        for (const part of this.#idParts(of).slice(0, -1)) if (!this.#isAnswered(name, part)) needs.add(part);
      const inner = getNamedType(field.type);
      if (isObjectType(inner)) for (const need of this.#needsOf(inner.name, new Set([...seen, name]))) needs.add(need);
    }
    for (const need of this.#hand.names.get(name) ?? []) needs.add(need);
    for (const need of this.#below(type)) if (!this.#isOwnName(type, need)) needs.add(need);
    if (seen.size === 0) this.#needs.set(name, needs);
    return needs;
  }

  /** Names that the calls of a type's fields take from it. */
  #below(type: GraphQLObjectType): Set<string> {
    const names = new Set<string>();
    for (const { type: parent, field, call } of this.#calls.values())
      if (parent === type)
        for (const name of this.#wanted(field, call)) if (!field.args.some((arg) => arg.name === name)) names.add(name);
    return names;
  }

  /** Whether a name of a path is the type's own: `{group}` or `{groupId}` of a Group. */
  #isOwnName(type: GraphQLObjectType, name: string): boolean {
    return name === lower(type.name) || name === `${lower(type.name)}Id`;
  }

  /** The parts of a type's global ids. */
  #idParts(name: string): string[] {
    const call = this.#reads.get(name);
    if (call) return call.answer && this.#isList(call.answer) ? [...call.parameters, 'id'] : call.parameters;
    const given = uses(this.#objectType(name), 'id')[0]?.['parts'];
    if (given === undefined) throw new Error(`${name}: nothing says what its ids consist of.`);
    return given.split(' ');
  }

  /** What a call takes of `at`: its path, and what its answer needs. */
  #wanted(field: GraphQLField<unknown, unknown>, call: Call): Set<string> {
    const wanted = new Set(call.parameters);
    const inner = getNamedType(field.type);
    if (!isObjectType(inner)) return wanted;
    if (isConnection(inner)) {
      for (const need of this.#needsOf(this.#nodeOf(inner).name)) wanted.add(need);
      return wanted;
    }
    if (inner.name.endsWith('Payload') && inner.getFields()['userErrors']) {
      for (const each of Object.values(inner.getFields())) {
        const of = getNamedType(each.type);
        if (!isObjectType(of) || each.name === 'userErrors' || this.#hand.fields.has(`${inner.name}.${each.name}`))
          continue;
        const { kind } = this.#payloadField(call, each, inner);
        if (kind === 'read')
          for (const part of this.#isListField(each) ? this.#reads.get(of.name)!.parameters : this.#readNeeds(of.name))
            wanted.add(part);
        else if (kind !== 'none' && kind !== 'input') for (const need of this.#needsOf(of.name)) wanted.add(need);
      }
      return wanted;
    }
    if (call.answer && !this.#isListField(field) && this.#isItem(inner, call.answer))
      wanted.add(`${lower(inner.name)}Id`);
    for (const need of this.#needsOf(inner.name)) wanted.add(need);
    return wanted;
  }

  /** What reading a type by the call of its own takes of `at`. */
  #readNeeds(name: string): string[] {
    const call = this.#reads.get(name)!;
    const own = call.answer && this.#isList(call.answer) ? [`${lower(name)}Id`] : [];
    return [...new Set([...call.parameters, ...own, ...this.#needsOf(name)])];
  }

  /** Expression that converts a REST value to the schema's type. */
  #value(type: GraphQLOutputType, expression: string, schema: Json | undefined, at: string): string {
    if (isNonNullType(type)) return this.#present(type.ofType as GraphQLOutputType, expression, schema, at);
    const present = this.#present(type, expression, schema, at);
    return present === expression ? `${expression} ?? null` : `${expression} == null ? null : ${present}`;
  }

  #present(type: GraphQLOutputType, expression: string, schema: Json | undefined, at: string): string {
    if (isListType(type)) {
      const list = schema && this.#isList({ type: '', schema }) ? `${expression}.items` : expression;
      const inner = this.#value(type.ofType as GraphQLOutputType, 'each', undefined, at);
      return /^each( \?\? null)?$/.test(inner)
        ? list
        : `${list}.map((each) => ${inner.startsWith('{') ? `(${inner})` : inner})`;
    }
    if (isEnumType(type)) {
      this.#enums.add(type.name);
      return `${lower(type.name)}Of(${expression})`;
    }
    if (isObjectType(type))
      return `${this.#readerOf(type.name)}(${expression}${this.#needsOf(type.name).size > 0 ? `, ${at}` : ''})`;
    return expression;
  }

  #readerOf(name: string): string {
    const hand = this.#hand.readers.get(name);
    if (hand) {
      const names = this.#imports.get(hand.file) ?? new Set();
      this.#imports.set(hand.file, names.add(`to${name}`));
    } else if (!this.#sources.has(name))
      throw new Error(`${name}: no REST answer is known that it could be read from.`);
    return `to${name}`;
  }

  /** Whether every answer that a type is read from says a part of its ID: the channel's name of an exception. */
  #isAnswered(name: string, part: string): boolean {
    const schemas = [...(this.#sources.get(name)?.values() ?? [])];
    const isText = (schema: Json): boolean =>
      this.#always(schema, part) && this.#resolved(this.#property(schema, part)!).type === 'string';
    return schemas.length > 0 && schemas.every(isText);
  }

  /** Expression for an ID of `type` that a reader of `reader` makes. */
  #id(type: string, uuid: string, reader: string): string {
    const parts = this.#idParts(type)
      .slice(0, -1)
      .map((part) => (this.#isAnswered(reader, part) ? `r.${part}` : `at.${part}`));
    return `toId('${type}', ${[...parts, uuid].join(', ')})`;
  }

  #reader(name: string): string {
    const type = this.#objectType(name);
    const sources = [...this.#sources.get(name)!];
    const schemas = sources.map(([, schema]) => schema);
    const lines = this.#ownFields(type).map((field) => {
      const given = uses(field, 'from')[0]?.['field'];
      const version = uses(field, 'version')[0]?.['of'];
      if (version !== undefined) return `  get ${field.name}() { return versionOf('${version}', r); },`;
      if (field.name === 'id' && given === undefined && this.#reads.has(name))
        return `  id: ${this.#id(name, 'r.id', name)},`;
      const word = given ?? snake(field.name);
      const id = uses(field, 'id')[0]?.['of'];
      const [first = '', ...others] = word.split('.');
      let expression = word === '.' ? 'r' : `r.${[first, ...others].join('?.')}`;
      const isPart =
        others.length === 0 &&
        schemas.some((schema) => this.#property(schema, first)) &&
        !schemas.every((schema) => this.#always(schema, first));
      const schema =
        word === '.'
          ? schemas[0]!
          : word
              .split('.')
              .reduce<Json | undefined>(
                (json, part) => json && this.#property(json, part),
                schemas.find((each) => this.#property(each, first)) ?? {},
              );
      if (id !== undefined) {
        if (this.#isListField(field))
          return `  ${field.name}: ${expression}.map((each) => ${this.#id(id, 'each', name)}),`;
        const made = this.#id(id, expression, name);
        return `  ${field.name}: ${isNonNullType(field.type) ? made : `${expression} == null ? null : ${made}`},`;
      }
      let value = this.#value(field.type, expression, schema, 'at');
      if (isPart && !isNonNullType(field.type))
        value = `'${first}' in r ? ${value.includes(' ? ') ? `(${value})` : value} : null`;
      return `  ${field.name}: ${value},`;
    });
    const below = [...new Set([...this.#below(type), ...(this.#hand.names.get(name) ?? [])])].sort();
    if (below.length > 0)
      lines.push(
        `  place: { ${below.map((need) => `${need}: ${need === lower(name) ? 'r.name' : this.#isOwnName(type, need) ? 'r.id' : `at.${need}`}`).join(', ')} },`,
      );
    const isComputed = Object.keys(type.getFields()).some((field) => this.#hand.fields.has(`${name}.${field}`));
    if (isComputed) lines.push('  rest: r,');
    const needs = [...this.#needsOf(name)].sort();
    const at = needs.length > 0 ? `, at: ${this.#at(needs)}` : '';
    return [
      `/** Reads ${name} of an answer. */`,
      `export const to${name} = (r: ${sources.map(([source]) => source).join(' | ')}${at}) => ({`,
      ...lines,
      '});',
      `/** ${name} as resolvers hand it on. */`,
      `export type ${name}Model = ReturnType<typeof to${name}>;`,
    ].join('\n');
  }

  #at(names: Iterable<string>): string {
    return `{ ${[...names].map((name) => `${name}: string`).join('; ')} }`;
  }

  /** Words that other documented reads have where a path has a name: `my` in place of an organization's name. */
  #words(path: string): string[][] {
    const parts = path.split('/');
    const others = Object.entries(this.#document.paths)
      .filter(([, methods]) => methods['get'])
      .map(([other]) => other.split('/'));
    const isName = (part: string): boolean => part.startsWith('{');
    return parts.flatMap((part, i) => {
      if (!isName(part)) return [];
      return [
        others
          .filter(
            (other) =>
              other.length === parts.length &&
              other.every((each, j) =>
                i === j ? !isName(each) : isName(each) ? isName(parts[j]!) : each === parts[j],
              ),
          )
          .map((other) => other[i]!),
      ];
    });
  }

  #target(call: Call): string {
    let i = 0;
    const names = call.parameters;
    const isSame = call.named.replaceAll(/\{\w+\}/g, '{}') === call.path.replaceAll(/\{\w+\}/g, '{}');
    const taken = call.method === 'GET' && isSame ? this.#words(call.path) : [];
    const inner = call.named.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => {
      const others = taken[i++] ?? [];
      const name = `at.${parameter}`;
      return `\${${others.length === 0 ? name : `notA(${name}, ${others.map((word) => `'${word}'`).join(', ')})`}}`;
    });
    return names.length === 0 ? `'${inner}'` : `path\`${inner}\``;
  }

  /** Expression that converts an input value to REST's type. */
  #sent(place: GraphQLInputField | GraphQLArgument, type: GraphQLInputType, expression: string): string {
    const of = uses(place, 'id')[0]?.['of'];
    const inner = isNonNullType(type) ? (type.ofType as GraphQLInputType) : type;
    const optional = (value: string): string =>
      value === expression || isNonNullType(type) ? value : `${expression} && ${value}`;
    if (isListType(inner)) {
      const each = this.#sent(place, inner.ofType as GraphQLInputType, 'each');
      return each === 'each'
        ? expression
        : optional(`${expression}.map((each) => ${each.startsWith('{') ? `(${each})` : each})`);
    }
    if (of !== undefined) return optional(`namedBy('${of}', ${expression}, '${words(of)}')`);
    if (isEnumType(inner)) return `wordOf('${inner.name}', ${expression})`;
    if (isInputObjectType(inner))
      return optional(`{ ${this.#body(Object.values(inner.getFields()), expression).join(', ')} }`);
    return expression;
  }

  #body(fields: readonly (GraphQLInputField | GraphQLArgument)[], from: string): string[] {
    return fields.map((field) => {
      const word = uses(field, 'from')[0]?.['field'] ?? snake(field.name);
      return this.#sentProperty(word, this.#sent(field, field.type, `${from}.${field.name}`));
    });
  }

  /** A property of a body. `owner.name` becomes a nested object. */
  #sentProperty(word: string, value: string): string {
    const [first = '', second] = word.split('.');
    return second === undefined
      ? `${word}: ${value}`
      : `${first}: ${value} == null ? undefined : { ${second}: ${value} }`;
  }

  #entry(
    key: string,
    { type, field, call }: { type: GraphQLObjectType; field: GraphQLField<unknown, unknown>; call: Call },
  ): string {
    const isRoot = type.name === 'Query' || type.name === 'Mutation';
    const input = field.args.find((arg) => arg.name === 'input' && isInputObjectType(getNamedType(arg.type)));
    const inputType = input && getNamedType(input.type);
    const places: { place: GraphQLInputField | GraphQLArgument; from: string }[] = [
      ...field.args.filter((arg) => arg !== input).map((place) => ({ place, from: 'args' })),
      ...(isInputObjectType(inputType) ? Object.values(inputType.getFields()) : []).map((place) => ({
        place,
        from: 'args.input',
      })),
    ].filter(({ place }) => place.name !== 'expectedVersion' || type.name !== 'Mutation');
    const wanted = [...this.#wanted(field, call)].sort();
    const used = new Set<string>();
    const inPath = new Set<string>();
    const lines: string[] = [];
    let isLookup = false;
    const at = wanted.map((name) => {
      const found =
        places.find(({ place }) => place.name === name) ??
        places.find(({ place }) => {
          const of = uses(place, 'id')[0]?.['of'];
          return of !== undefined && (name === `${lower(of)}Id` || name === 'id');
        });
      if (found) {
        used.add(found.place.name);
        if (call.parameters.includes(name)) inPath.add(found.place.name);
        const of = uses(found.place, 'id')[0]?.['of'];
        const expression = `${found.from}.${found.place.name}`;
        if (of !== undefined && type.name !== 'Mutation') {
          isLookup = true;
          return [name, `uuidIn('${of}', ${expression})`] as const;
        }
        return [name, this.#sent(found.place, found.place.type, expression)] as const;
      }
      if (isRoot) throw new Error(`${key}: nothing gives {${name}}.`);
      if (this.#sources.has(type.name)) return [name, `parent.place.${name}`] as const;
      const ownField = type.getFields()[name];
      const own =
        ownField && isLeafType(getNamedType(ownField.type))
          ? name
          : name === lower(type.name)
            ? 'name'
            : name === `${lower(type.name)}Id`
              ? 'uuid'
              : `${name}Name`;
      if (own === 'id' && type.getInterfaces().some((each) => each.name === 'Node'))
        throw new Error(`${key}: {id} is a global ID. Name the field with the ID of the REST services.`);
      return [name, `parent.${own}`] as const;
    });
    const gates = uses(field, 'only').map(({ role = '' }) => role);
    const parent = at.some(([, value]) => value.startsWith('parent.')) ? 'parent' : '_parent';
    const atType = this.#at(wanted);
    if (wanted.length > 0) {
      const object = `{ ${at.map(([name, value]) => `${name}: ${value}`).join(', ')} }`;
      const params = used.size > 0 ? `${parent}, args` : parent;
      lines.push(`at: (${params}) => ${isLookup ? `idParts(${object})` : `(${object})`},`);
    }
    const inner = getNamedType(field.type);
    const isPage = isConnection(inner);
    const isItem =
      isObjectType(inner) &&
      call.answer !== null &&
      !this.#isListField(field) &&
      type.name !== 'Mutation' &&
      this.#isItem(inner, call.answer);
    const isPaged = PAGE_ARGUMENTS.some((name) => field.args.some((arg) => arg.name === name));
    const rest = places.filter(
      ({ place }) =>
        !inPath.has(place.name) &&
        !(isPaged && PAGE.has(place.name)) &&
        !(isItem && uses(place, 'id')[0]?.['of'] === inner.name),
    );
    const sent = rest.map(({ place, from }) => {
      const word = uses(place, 'from')[0]?.['field'] ?? snake(place.name);
      const value = this.#sent(place, place.type, `${from}.${place.name}`);
      const isText = call.method === 'GET' && getNamedType(place.type).name === 'String' && !isListType(place.type);
      if (call.method === 'POST' && !isNonNullType(place.type) && !word.includes('.'))
        return `${word}: ${value.includes('&&') ? `(${value})` : value} ?? undefined`;
      return this.#sentProperty(word, isText ? `text(${value})` : value);
    });
    if (isPaged && !isPage)
      sent.unshift(
        call.query.includes('offset') && field.args.some((arg) => arg.name === 'offset')
          ? '...pageOf(args.first, args.offset)'
          : 'limit: pageOf(args.first).limit',
      );
    const lowerMethod = call.method.toLowerCase();
    const whole = rest.find(({ place }) => uses(place, 'from')[0]?.['field'] === '.');
    if (whole) lines.push(`send: (args) => ${whole.from}.${whole.place.name} as object,`);
    else if (sent.length > 0)
      lines.push(
        `send: (args) => ({ ${sent.join(', ')} }) satisfies ${call.method === 'GET' ? `QueryOf<'${call.path}'>` : `Sent<'${call.path}', '${lowerMethod}'>`},`,
      );
    lines.push(`target: (${wanted.length > 0 && call.parameters.length > 0 ? 'at' : ''}) => ${this.#target(call)},`);
    let way: string;
    let answer: string;
    let value = `ResultOf<'${type.name}', '${field.name}'>`;
    let restType = call.answer?.type ?? 'undefined';
    if (type.name === 'Mutation') {
      way = call.options['kind'] === 'ONCE' ? 'writeOnce' : 'write';
      value = `PayloadOf<'${field.name}'>`;
      answer = this.#payloadAnswer(inner as GraphQLObjectType, call, input?.name);
    } else if (isPage) {
      way = 'page';
      const node = this.#nodeOf(inner as GraphQLObjectType);
      restType = `Part<${restType}, 'items'>`;
      value = `ItemOf<'${type.name}', '${field.name}'>`;
      answer = `(r, at) => ${this.#present(node, 'r', undefined, 'at')}`;
    } else {
      const from = uses(field, 'from')[0]?.['field'];
      const isNullable = !isNonNullType(field.type);
      const isList = this.#isListField(field);
      // A 404 says that there is none where the field names it, or where the caller may see whether there is one.
      const mayMiss =
        field.args.some(isRequiredArgument) ||
        gates.some((role) => role === 'SELF' || (role !== 'SIGNED_IN' && this.#hasRole(type)));
      const isFound = isNullable && (isList ? field.args.some(isRequiredArgument) : mayMiss && isObjectType(inner));
      way =
        call.options['accept'] !== undefined ? 'text' : call.method !== 'GET' ? 'compute' : isFound ? 'find' : 'get';
      if (way === 'text') {
        restType = 'string';
        answer = '(r) => r';
        lines.push(`accept: '${call.options['accept']}',`);
        if (isNullable && field.args.some(({ name }) => call.parameters.includes(name))) lines.push('mayMiss: true,');
      } else if (isObjectType(inner) && call.answer && !isList && this.#isItem(inner, call.answer)) {
        answer = `(r, at) => { const found = r.items.find((each) => each.id === at.${lower(inner.name)}Id); return found ? ${this.#present(inner, 'found', undefined, 'at')} : null; }`;
      } else {
        const expression = from === undefined || from === '.' ? 'r' : `r.${from.split('.').join('?.')}`;
        const schema = from === undefined ? call.answer?.schema : this.#property(call.answer?.schema ?? {}, from);
        const present =
          from === undefined
            ? this.#present(
                (isNonNullType(field.type) ? field.type.ofType : field.type) as GraphQLOutputType,
                expression,
                schema,
                'at',
              )
            : this.#value(field.type, expression, schema, 'at');
        answer = `(r, at) => ${present}`;
      }
    }
    lines.push(`answer: ${answer},`);
    const isHidden = gates.some((role) => GATES[role]!.test.includes('parent.role') && !this.#hasRole(type));
    const tests = gates.flatMap((role) => {
      const gate = GATES[role]!;
      if (gate.test.includes('parent.role') && !this.#hasRole(type)) return [];
      return [`['${gate.readers}', (parent, context) => ${gate.test}]`];
    });
    if (tests.length > 0) lines.push(`only: [${tests.join(', ')}],`);
    if (isHidden) {
      const role = gates.find((each) => GATES[each]!.test.includes('parent.role'))!;
      lines.push(`hidden: '${GATES[role]!.readers}',`);
    }
    const when = uses(field, 'when')[0];
    if (when) lines.push(`when: (parent) => parent.${when['field']} === '${when['is']}',`);
    if (isPage && call.query.includes('up_to')) lines.push('grows: true,');
    if (call.options['kind'] === 'SEARCH') lines.push("kind: 'search',");
    const generics = `ParentOf<'${type.name}', '${field.name}'>, ArgsOf<'${type.name}', '${field.name}'>, ${wanted.length > 0 ? atType : 'object'}, ${restType}, ${value}`;
    return [
      `  '${key}': call<${generics}>('${way}', '${call.method}', {`,
      ...lines.map((line) => `    ${line}`),
      '  }),',
    ].join('\n');
  }

  #hasRole(type: GraphQLObjectType): boolean {
    return type.getFields()['role'] !== undefined;
  }

  #payloadAnswer(payload: GraphQLObjectType, call: Call, input: string | undefined): string {
    const parts = Object.values(payload.getFields()).flatMap((field) => {
      if (field.name === 'userErrors' || this.#hand.fields.has(`${payload.name}.${field.name}`)) return [];
      const { kind, word } = this.#payloadField(call, field, payload);
      const inner = getNamedType(field.type);
      switch (kind) {
        case 'input':
          return [`${field.name}: args.${input === undefined ? '' : `${input}.`}${word}`];
        case 'none':
          return [`${field.name}: null`];
        case 'read':
          return [
            `${field.name}: () => ${this.#isListField(field) ? this.#readAll(inner.name) : `read${inner.name}(rest, at)`}`,
          ];
        case 'whole':
          return [`${field.name}: ${this.#value(field.type, 'r', call.answer!.schema, 'at')}`];
        case 'items':
          return [
            `${field.name}: ${this.#present((isNonNullType(field.type) ? field.type.ofType : field.type) as GraphQLOutputType, 'r', call.answer!.schema, 'at')}`,
          ];
        case 'part': {
          const expression = `r.${word.split('.').join('?.')}`;
          return [
            `${field.name}: ${this.#value(field.type, expression, this.#property(call.answer!.schema, word), 'at')}`,
          ];
        }
      }
    });
    return `(r, at, args, rest) => ({ ${parts.join(', ')} })`;
  }

  /** Reads the list that a type's own call answers. */
  #readAll(name: string): string {
    const call = this.#reads.get(name)!;
    const reader = this.#present(this.#objectType(name), 'each', undefined, 'at');
    return `rest.get<${call.answer!.type}>(${this.#target(call)}).then((all) => all.items.map((each) => ${reader}))`;
  }

  /** The function that reads a thing by the call of its type. */
  #read(name: string): string[] {
    if (!this.#isHand(name) && !this.#sources.has(name)) return [];
    const call = this.#reads.get(name)!;
    const needs = this.#readNeeds(name);
    const reader = this.#present(this.#objectType(name), 'r', undefined, 'at');
    const isItem = call.answer !== null && this.#isList(call.answer);
    const type = isItem ? `Part<${call.answer!.type}, 'items'>` : call.answer!.type;
    const helper = isItem ? 'readItem' : 'read';
    const id = isItem ? `, at.${lower(name)}Id` : '';
    return [
      `/** Reads ${name}; null when unknown or not visible. */`,
      `export const read${name} = (rest: RestClient${needs.length > 0 ? `, at: ${this.#at(needs)}` : ', _at?: object'}) => ${helper}(rest, () => ${this.#target(call)}, (r: ${type}) => ${reader}${id});`,
    ];
  }

  #node(name: string): string[] {
    const type = this.#objectType(name);
    if (this.#isHand(name) || !this.#sources.has(name)) return [];
    if (!type.getInterfaces().some((each) => each.name === 'Node')) return [];
    const call = this.#reads.get(name)!;
    const parts = this.#idParts(name);
    const isItem = call.answer !== null && this.#isList(call.answer);
    const needs = this.#readNeeds(name);
    const at = needs.map((need) => {
      const place = parts.indexOf(need);
      const index = place >= 0 ? place : isItem && need === `${lower(name)}Id` ? parts.length - 1 : -1;
      if (index < 0) throw new Error(`${name}: its ids do not hold {${need}}.`);
      return `${need}: parts[${index}]!`;
    });
    return [
      `  ${name}: { parts: ${JSON.stringify(parts).replaceAll('"', "'")}, read: (rest: RestClient, parts: readonly string[]) => read${name}(rest, { ${at.join(', ')} }) },`,
    ];
  }
}
