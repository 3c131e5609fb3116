import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as platformAreas from '../../platform/src/areas.ts';

const root = join(import.meta.dirname, '../..');
const snapshotFile = join(import.meta.dirname, 'openapi.snap.txt');

/** A JSON Schema as the document has them. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
}
type Content = Record<string, { schema?: Schema }>;
interface Parameter {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean;
  schema?: Schema;
}
interface Operation {
  operationId?: string;
  tags?: string[];
  description?: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content?: Content };
  responses?: Record<string, { content?: Content }>;
}
interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; parameters?: Record<string, Parameter> };
}

/** Direction of data: inputs (`asks`) or outputs (`answers`), because opposite changes are breaking. */
type Direction = 'asks' | 'answers';

const isPlain = ({ properties, anyOf, oneOf, allOf }: Schema): boolean => !(properties ?? anyOf ?? oneOf ?? allOf);

/**
 * Lists the guarantees of an OpenAPI document, sorted, one line each: every operation, and every request and response
 * location with one line per type. A `?` marks optional ones. The plan feature of a request is included, so that
 * removing a requirement is noticed (SUB-28 to SUB-30).
 * @example 'answers Invoice.paid_at: null', 'asks GET /api/x query.limit?: integer'
 */
function promises({ paths, components }: OpenApi): string[] {
  const lines = new Set<string>();
  const seen = new Set<string>();
  const walk = (direction: Direction, way: string, schema: Schema): void => {
    const add = (type: string): void => void lines.add(`${direction} ${way}: ${type}`);
    const ref = schema.$ref?.replace('#/components/schemas/', '');
    if (ref !== undefined) {
      const named = components.schemas[ref]!;
      // The name of a primitive type, such as a time, guarantees nothing.
      if (isPlain(named)) return walk(direction, way, named);
      add(ref);
      if (seen.has(`${direction} ${ref}`)) return;
      seen.add(`${direction} ${ref}`);
      return walk(direction, ref, named);
    }
    const variants = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
    for (const variant of variants) walk(direction, way, variant);
    for (const [name, of] of Object.entries(schema.properties ?? {}))
      walk(direction, `${way}.${name}${schema.required?.includes(name) ? '' : '?'}`, of);
    if (typeof schema.additionalProperties === 'object') walk(direction, `${way}.*?`, schema.additionalProperties);
    if (schema.items) walk(direction, `${way}[]`, schema.items);
    const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
    if (values.length > 0) for (const value of values) add(JSON.stringify(value));
    else for (const type of [schema.type ?? []].flat()) add(type);
  };
  const walkContent = (direction: Direction, way: string, content: Content = {}): void => {
    for (const [type, { schema = {} }] of Object.entries(content)) walk(direction, `${way} ${type} `, schema);
  };
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      const call = `${method.toUpperCase()} ${path}`;
      lines.add(call);
      const feature = /Part of the feature `(\w+)` of the plan/.exec(operation.description ?? '')?.[1];
      if (feature !== undefined) lines.add(`${call} is part of the feature ${feature}`);
      for (const parameter of operation.parameters ?? []) {
        const shared = components.parameters?.[parameter.$ref?.replace('#/components/parameters/', '') ?? ''];
        const { name, in: place, required, schema = {} } = shared ?? parameter;
        walk('asks', `${call} ${place}.${name}${required ? '' : '?'}`, schema);
      }
      walkContent('asks', `${call} body`, operation.requestBody?.content);
      for (const [status, { content }] of Object.entries(operation.responses ?? {}))
        walkContent('answers', `${call} ${status}`, content);
    }
  return [...lines].sort();
}

const place = (line: string): string => line.slice(0, line.lastIndexOf(': '));
/** Returns the location of the object that a line is a part of; for a parameter, its call. */
const around = (line: string): string =>
  /^asks (\S+ \S+) (?:query|header|cookie|path)\./.exec(line)?.[1] ?? place(line).replace(/(\.[^.]+|\[\])$/, '');

/** Lists breaking changes between the guarantees of two documents, in words. */
function broken(before: readonly string[], after: readonly string[]): string[] {
  const had = new Set(before);
  const has = new Set(after);
  const placesBefore = new Set(before.map(place));
  // What may be left out today could be relied on before, or the other way round.
  const optional = (line: string): string => `${place(line)}?: ${line.slice(place(line).length + 2)}`;
  const needed = (line: string): string => line.replace(/\?(?=: )/, '');
  const gone = before.filter((line) => {
    if (has.has(line)) return false;
    if (line.startsWith('answers ')) {
      const isValue = /: ("|\d|true$|false$|null$)/.test(line);
      return (
        !has.has(needed(line)) &&
        !(isValue && after.some((other) => needed(`${place(other)}: `) === needed(`${place(line)}: `)))
      );
    }
    return !has.has(optional(line));
  });
  const come = after.filter((line) => {
    if (had.has(line)) return false;
    if (line.startsWith('answers ')) return line.endsWith(': null') && placesBefore.has(place(line));
    const needs = line.startsWith('asks ') && !place(line).endsWith('?');
    return needs && !placesBefore.has(place(line)) && (placesBefore.has(around(line)) || had.has(around(line)));
  });
  return [...gone.map((line) => `gone: ${line}`), ...come.map((line) => `new: ${line}`)];
}

const document = JSON.parse(readFileSync(join(root, 'schema/openapi.json'), 'utf8')) as OpenApi;

/** `UPDATE_SCHEMA=1` accepts the document as it is now, breaking changes included. */
test('the REST document breaks nothing that the committed snapshot promises, and the snapshot is up to date', () => {
  const now = promises(document);
  if (process.env['UPDATE_SCHEMA'] === '1') writeFileSync(snapshotFile, `${now.join('\n')}\n`);
  const kept = readFileSync(snapshotFile, 'utf8').trimEnd().split('\n');
  expect(
    broken(kept, now),
    'Programs would break. If that is meant, accept it with UPDATE_SCHEMA=1 and say so in the commit.',
  ).toEqual([]);
  expect(
    now.join('\n') === kept.join('\n'),
    'The document has grown. Keep its new form: UPDATE_SCHEMA=1 npx vitest run --project node tests/contract',
  ).toBe(true);
});

/** Verbs that names of operations start with. */
const VERBS =
  /^(list|get|create|update|delete|restore|add|remove|assign|unassign|grant|revoke|rotate|import|export|apply|publish|promote|yank|request|review|cancel|sync|fetch|retry|send|subscribe|unsubscribe|validate|search|exchange|preview|scan|start|complete)[A-Z]/;

test('every operation has a short name of its own that starts with a verb, and the tag of an area', () => {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const names = operations.map(({ operationId = '' }) => operationId);
  expect(names.filter((name) => !VERBS.test(name) || name.length > 40)).toEqual([]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  const areas = new Set([...Object.keys(platformAreas), 'hub']);
  expect(operations.filter(({ tags }) => tags?.length !== 1 || !areas.has(tags[0]!)).map(({ tags }) => tags)).toEqual(
    [],
  );
});

/** A document of one call. */
const of = (asks: Schema, answers: Schema, parameters: Operation['parameters'] = []): string[] =>
  promises({
    paths: {
      '/x': {
        post: {
          parameters,
          requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Asks' } } } },
          responses: { 200: { content: { 'application/json': { schema: answers } } } },
        },
      },
    },
    components: { schemas: { Asks: asks } },
  });
const object = (properties: Record<string, Schema>, required: string[] = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
});
const text: Schema = { type: 'string' };
const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });

test.each<[what: string, before: string[], after: string[], breaks: boolean]>([
  ['a field of an answer goes', of({}, object({ a: text, b: text })), of({}, object({ a: text })), true],
  ['a field of an answer comes', of({}, object({ a: text })), of({}, object({ a: text, b: text })), false],
  ['a field of an answer may be left out', of({}, object({ a: text })), of({}, object({ a: text }, [])), true],
  ['a field of an answer always comes', of({}, object({ a: text }, [])), of({}, object({ a: text })), false],
  ['a field of an answer may be null', of({}, object({ a: text })), of({}, object({ a: orNull(text) })), true],
  ['a field of an answer is never null', of({}, object({ a: orNull(text) })), of({}, object({ a: text })), false],
  ['an answer has another type', of({}, object({ a: text })), of({}, object({ a: { type: 'integer' } })), true],
  [
    'an answer no longer has a value',
    of({}, object({ a: { enum: ['u', 'v'] } })),
    of({}, object({ a: { enum: ['u'] } })),
    false,
  ],
  ['what is asked for may be left out', of(object({ a: text }), {}), of(object({ a: text }, []), {}), false],
  ['what may be left out is asked for', of(object({ a: text }, []), {}), of(object({ a: text }), {}), true],
  ['something new is asked for', of(object({ a: text }), {}), of(object({ a: text, b: text }), {}), true],
  [
    'something new may be said that asks for something',
    of(object({}), {}),
    of(object({ a: object({ b: text }) }, []), {}),
    false,
  ],
  ['something new may be said', of(object({ a: text }), {}), of(object({ a: text, b: text }, ['a']), {}), false],
  [
    'a value is no longer taken',
    of(object({ a: { enum: ['u', 'v'] } }), {}),
    of(object({ a: { enum: ['u'] } }), {}),
    true,
  ],
  ['null is no longer taken', of(object({ a: orNull(text) }), {}), of(object({ a: text }), {}), true],
  [
    'a parameter is asked for',
    of({}, {}),
    of({}, {}, [{ name: 'p', in: 'query', required: true, schema: text }]),
    true,
  ],
  ['a parameter may be given', of({}, {}), of({}, {}, [{ name: 'p', in: 'query', schema: text }]), false],
  ['a call goes', ['GET /x'], [], true],
  ['a call comes', [], ['GET /x', 'asks GET /x path.id: string'], false],
])('%s: %#', (_what, before, after, breaks) => {
  expect(broken(before, after).length > 0).toBe(breaks);
});
