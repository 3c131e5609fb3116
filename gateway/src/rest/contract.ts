import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { contractError } from './errors.ts';
import { Shapes, type Shape } from './shape.ts';

type Json = Record<string, unknown>;
interface Document {
  paths: Record<
    string,
    Record<string, { responses?: Record<string, { content?: Record<string, { schema?: Json }> }> }>
  >;
  components: Json;
}

/** The REST document of the services behind the hub. */
const document = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../schema/openapi.json'), 'utf8'),
) as Document;

/**
 * Keywords that response validation ignores. It checks structure and types, but not compatible growth (unknown fields,
 * new enum values), limits, and formats, which the gateway doesn't rely on.
 */
const ignored = new Set([
  'additionalProperties',
  'enum',
  'const',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'uniqueItems',
]);

/** Extent of the validation: everything, or only existing values (`values`), ignoring missing ones. */
type Extent = 'all' | 'values';

/** Returns a schema with only the checked keywords, and references relative to the validator's name of the document. */
function loosened(value: unknown, extent: Extent, isSchema = true): unknown {
  if (Array.isArray(value)) return value.map((each) => loosened(each, extent));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]): [string, unknown][] => {
      if (key === '$ref' && typeof each === 'string') return [[key, `${extent}${each}`]];
      // Keys below `properties` and `schemas` are names, not keywords.
      if (
        isSchema &&
        ((key === 'required' && extent === 'values') ||
          (ignored.has(key) && !(key === 'additionalProperties' && typeof each === 'object')))
      )
        return [];
      // Without the discriminating enums, a response may match several alternatives.
      const name = isSchema && key === 'oneOf' ? 'anyOf' : key;
      return [[name, loosened(each, extent, !(isSchema && (key === 'properties' || key === 'schemas')))]];
    }),
  );
}

const checker = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
for (const extent of ['all', 'values'] as const)
  checker.addSchema({
    $id: extent,
    components: loosened({ schemas: (document.components as { schemas: unknown }).schemas }, extent),
  });

const shapes = new Shapes((ref) => {
  const schemas = (document.components as { schemas: Record<string, Json> }).schemas;
  return loosened(schemas[ref.slice(ref.lastIndexOf('/') + 1)], 'all') as Json;
});

/** One level of the documented paths: what may follow by its word, or by any name. */
interface Level {
  words: Map<string, Level>;
  any?: Level;
  path?: string;
}

const root: Level = { words: new Map() };
for (const path of Object.keys(document.paths)) {
  let level = root;
  for (const part of path.split('/').slice(1)) {
    let next: Level | undefined = part.startsWith('{') ? level.any : level.words.get(part);
    next ??= { words: new Map() };
    if (part.startsWith('{')) level.any = next;
    else level.words.set(part, next);
    level = next;
  }
  level.path = path;
}

/**
 * Returns the documented path of a URL's parts from a level on; fixed words take precedence over parameters. The first
 * part is empty, before the first slash.
 */
function documented(parts: readonly string[], at = 1, level: Level = root): string | undefined {
  const part = parts[at];
  if (part === undefined) return level.path;
  const word = level.words.get(part);
  return (
    (word && documented(parts, at + 1, word)) ??
    (level.any && part !== '' ? documented(parts, at + 1, level.any) : undefined)
  );
}

const checks = new Map<string, ValidateFunction | null>();
/** Fast tests of the same: the validators are asked only about what is invalid. */
const quick = new Map<string, Shape>();

/** Returns the schema of a call's successful response; undefined if the document has no JSON for it. */
function schemaOf(method: string, path: string, status: number): Json | undefined {
  const responses = document.paths[path]?.[method.toLowerCase()]?.responses ?? {};
  // 200 instead of 201 is equivalent; a redirect is invalid unless documented.
  const response =
    responses[status] ??
    (status < 300
      ? Object.entries(responses).find(([code]) => code.startsWith('2'))?.[1]
      : { content: { 'application/json': { schema: { not: {} } } } });
  return response?.content?.['application/json']?.schema;
}

/** Returns the validator of a call's successful response; null if the document has no JSON for it. */
function checkOf(method: string, path: string, status: number, extent: Extent): ValidateFunction | null {
  const key = `${extent} ${method} ${path} ${status}`;
  let check = checks.get(key);
  if (check === undefined) {
    const schema = schemaOf(method, path, status);
    checks.set(key, (check = schema ? checker.compile(loosened(schema, extent) as Json) : null));
  }
  return check;
}

/** Returns the fast test of a call's successful response. */
function shapeOf(method: string, path: string, status: number): Shape {
  const key = `${method} ${path} ${status}`;
  let shape = quick.get(key);
  if (shape === undefined) {
    const schema = schemaOf(method, path, status);
    quick.set(key, (shape = schema ? shapes.of(loosened(schema, 'all') as Json) : () => true));
  }
  return shape;
}

/**
 * Replaces an invalid object: reading any of its properties throws the error. The error itself wouldn't do, because it
 * has properties such as `name`.
 */
function brokenParts(error: Error): object {
  const tell = (): never => {
    throw error;
  };
  return new Proxy(
    {},
    {
      // JavaScript reads `then` of every value to detect promises.
      get: (_target, key) => (key === 'then' ? undefined : tell()),
      has: tell,
      ownKeys: tell,
      getOwnPropertyDescriptor: tell,
    },
  );
}

/** Whether the document has an object or array at the location of an error. */
const wantsParts = ({ keyword, params }: ErrorObject): boolean =>
  keyword === 'type' &&
  [params['type'] as string | string[]].flat().some((type) => type === 'object' || type === 'array');

/** Returns the path of an invalid value. */
const placeOf = ({ instancePath }: ErrorObject): string[] =>
  instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

/**
 * Validates a successful response against the REST document. Replaces an invalid value by the error, or by an object
 * that throws it: a GraphQL field that reads it fails with UPSTREAM_CONTRACT_VIOLATION at its own path, and unread
 * fields do no harm.
 * @param target path and query of the call
 * @returns the violations, such as `/items/0/size must be integer`; empty for a valid response and for undocumented
 * calls
 * @throws UpstreamError UPSTREAM_CONTRACT_VIOLATION if the response as a whole has another type
 */
export function checkAnswer(method: string, target: string, status: number, body: unknown): string[] {
  const end = target.indexOf('?');
  const path = documented((end < 0 ? target : target.slice(0, end)).split('/'));
  if (path === undefined || shapeOf(method, path, status)(body)) return [];
  const check = checkOf(method, path, status, 'all');
  if (!check || check(body)) return [];
  const texts = [
    ...new Set((check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`)),
  ];
  // Missing values stay missing: the engine reports a missing non-null field itself, and names the reason.
  const values = checkOf(method, path, status, 'values')!;
  if (values(body)) return texts;
  const error = contractError(`${method} ${path}: ${texts.slice(0, 5).join('; ')}`);
  const parts = brokenParts(error);
  const withParts = new Set((values.errors ?? []).filter(wantsParts).map(({ instancePath }) => instancePath));
  // Deepest first, because nothing below a replaced value can be reached.
  for (const mistake of (values.errors ?? []).toSorted((a, b) => placeOf(b).length - placeOf(a).length)) {
    const place = placeOf(mistake);
    const last = place.at(-1);
    if (last === undefined) throw error;
    const parent = place.slice(0, -1).reduce<unknown>((value, part) => (value as Json | undefined)?.[part], body);
    if (typeof parent === 'object' && parent !== null)
      (parent as Json)[last] = withParts.has(mistake.instancePath) ? parts : error;
  }
  return texts;
}
