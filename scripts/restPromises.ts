/** What the REST document guarantees, and what would break of it. */

/** A JSON Schema as the document has them. */
export interface Schema {
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
/** An operation of the document. */
export interface Operation {
  operationId?: string;
  tags?: string[];
  description?: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content?: Content };
  responses?: Record<string, { content?: Content }>;
}
/** The parts of the document that are compared. */
export interface OpenApi {
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
export function promises({ paths, components }: OpenApi): string[] {
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
  /^asks (\S+ \S+) (?:query|header|cookie|path)\./.exec(line)?.[1] ?? place(line).replace(/(\.[^.[\]]+|\[\])$/, '');

/** Lists breaking changes between the guarantees of two documents, in words. */
export function broken(before: readonly string[], after: readonly string[]): string[] {
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
