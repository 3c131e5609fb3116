import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { contractError } from './errors.ts';

type Json = Record<string, unknown>;
interface Document {
  paths: Record<
    string,
    Record<string, { responses?: Record<string, { content?: Record<string, { schema?: Json }> }> }>
  >;
  components: Json;
}

/** The REST document: what the services behind the hub promise. */
const document = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../schema/openapi.json'), 'utf8'),
) as Document;

/**
 * What the gateway holds an answer to: shapes and kinds of values. Not what may grow without harm (unknown fields, new words of an enumeration) nor
 * bounds and formats, which nobody here relies on.
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

/** What an answer is held to: everything, or only what is there (`values`), whatever is missing. */
type Extent = 'all' | 'values';

/** A schema with only what is checked, its references below the name under which the checker knows the document. */
function loosened(value: unknown, extent: Extent, isSchema = true): unknown {
  if (Array.isArray(value)) return value.map((each) => loosened(each, extent));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]): [string, unknown][] => {
      if (key === '$ref' && typeof each === 'string') return [[key, `${extent}${each}`]];
      // Below `properties` and `schemas` stand names, whatever they are.
      if (
        isSchema &&
        ((key === 'required' && extent === 'values') ||
          (ignored.has(key) && !(key === 'additionalProperties' && typeof each === 'object')))
      )
        return [];
      // Without the words that tell them apart, one answer may fit several.
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

/** The documented path of an address; words count before names. */
function documented(parts: readonly string[], level: Level = root): string | undefined {
  const [part, ...rest] = parts;
  if (part === undefined) return level.path;
  const word = level.words.get(part);
  return (word && documented(rest, word)) ?? (level.any && part !== '' ? documented(rest, level.any) : undefined);
}

const checks = new Map<string, ValidateFunction | null>();

/** The check of a call's good answer; null where the document promises no JSON. */
function checkOf(method: string, path: string, status: number, extent: Extent): ValidateFunction | null {
  const key = `${extent} ${method} ${path} ${status}`;
  let check = checks.get(key);
  if (check === undefined) {
    const responses = document.paths[path]?.[method.toLowerCase()]?.responses ?? {};
    // 200 in place of 201 is the same news; an answer that sends elsewhere is none unless it is promised.
    const response =
      responses[status] ??
      (status < 300
        ? Object.entries(responses).find(([code]) => code.startsWith('2'))?.[1]
        : { content: { 'application/json': { schema: { not: {} } } } });
    const schema = response?.content?.['application/json']?.schema;
    checks.set(key, (check = schema ? checker.compile(loosened(schema, extent) as Json) : null));
  }
  return check;
}

/**
 * Stands for a value that should have had parts: whoever reads one of them is told. The error itself would not do, because it has parts of its own,
 * and `name` is one of them.
 */
function brokenParts(error: Error): object {
  const tell = (): never => {
    throw error;
  };
  return new Proxy(
    {},
    {
      // Whether something is a promise is asked of every value.
      get: (_target, key) => (key === 'then' ? undefined : tell()),
      has: tell,
      ownKeys: tell,
      getOwnPropertyDescriptor: tell,
    },
  );
}

/** Whether the document promises a value with parts at the place of a mistake. */
const wantsParts = ({ keyword, params }: ErrorObject): boolean =>
  keyword === 'type' &&
  [params['type'] as string | string[]].flat().some((type) => type === 'object' || type === 'array');

/** The place of a wrong value in the answer. */
const placeOf = ({ instancePath }: ErrorObject): string[] =>
  instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

/**
 * Holds the good answer of a call against the REST document. A value that breaks it is replaced by the error itself, or by what tells it to whoever
 * reads a part of it: a field of GraphQL that reads it fails with UPSTREAM_CONTRACT_VIOLATION at its own place, and what nobody asks for hurts nobody.
 * @param target path and query that were asked
 * @returns what is broken, e.g. `/items/0/size must be integer`; empty for an answer that keeps its word, and for calls that are not documented
 * @throws UpstreamError UPSTREAM_CONTRACT_VIOLATION when the answer as a whole is something else
 */
export function checkAnswer(method: string, target: string, status: number, body: unknown): string[] {
  const end = target.indexOf('?');
  const path = documented((end < 0 ? target : target.slice(0, end)).split('/').slice(1));
  const check = path === undefined ? null : checkOf(method, path, status, 'all');
  if (!check || check(body)) return [];
  const texts = [
    ...new Set((check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`)),
  ];
  // What is missing stays missing: a field that must not be null says so by itself, and the engine names the reason.
  const values = checkOf(method, path!, status, 'values')!;
  if (values(body)) return texts;
  const error = contractError(`${method} ${path}: ${texts.slice(0, 5).join('; ')}`);
  const parts = brokenParts(error);
  const withParts = new Set((values.errors ?? []).filter(wantsParts).map(({ instancePath }) => instancePath));
  // Deepest first: above a replaced value there is nothing to go through any more.
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
