import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as platformAreas from '../../platform/src/areas.ts';
import { broken, promises, type OpenApi, type Operation, type Schema } from '../../scripts/restPromises.ts';

const root = join(import.meta.dirname, '../..');
const snapshotFile = join(import.meta.dirname, 'openapi.snap.txt');

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
  [
    'a list of values may be said',
    of(object({ a: text }), {}),
    of(object({ a: text, b: { type: 'array', items: { enum: ['u', 'v'] } } }, ['a']), {}),
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
