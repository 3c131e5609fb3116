/** Fast tests of the structure of a value, made from JSON Schemas. They say yes or no, and allocate nothing. */

type Json = Record<string, unknown>;
/** A test of a value. */
export type Shape = (value: unknown) => boolean;

/** Keywords without a meaning for the structure. Names of properties are always text. */
const silent = new Set([
  'propertyNames',
  'description',
  'title',
  'example',
  'examples',
  'default',
  'deprecated',
  'discriminator',
]);

/** Tests of JSON Schema's types. `integer` like Ajv's: whole numbers, also written as 1.0. */
const ofType: Record<string, string> = {
  object: "(typeof v === 'object' && v !== null && !Array.isArray(v))",
  array: 'Array.isArray(v)',
  string: "typeof v === 'string'",
  boolean: "typeof v === 'boolean'",
  number: "(typeof v === 'number' && Number.isFinite(v))",
  integer: 'Number.isInteger(v)',
  null: 'v === null',
};

/**
 * Makes tests from schemas. Each schema with parts of its own becomes a small function: V8 optimizes those best. Ajv
 * passes the path of each value to the functions of its schemas, which is a sixth of the memory of a page.
 */
export class Shapes {
  readonly #find: (ref: string) => Json;
  readonly #byRef = new Map<string, Shape>();

  /** @param find returns the schema that a `$ref` names */
  constructor(find: (ref: string) => Json) {
    this.#find = find;
  }

  /** @throws Error for a keyword that it doesn't know */
  of(schema: Json): Shape {
    const parts: Shape[] = [];
    const names: string[] = [];
    const lines: string[] = [];
    const use = (part: Json): string => {
      const known = typesOf(part);
      if (known !== null) return known;
      parts.push(this.of(part));
      names.push(`p${parts.length}`);
      return `${names.at(-1)}(v)`;
    };
    const each = (value: unknown): string[] => (value as Json[]).map((part) => `(${use(part)})`);
    const isObject = ofType['object']!;
    for (const [keyword, value] of Object.entries(schema)) {
      switch (keyword) {
        case 'type':
          lines.push(
            `if (!(${[value as string | string[]]
              .flat()
              .map((type) => ofType[type]!)
              .join(' || ')})) return false;`,
          );
          break;
        case '$ref':
          parts.push(this.#refer(value as string));
          names.push(`p${parts.length}`);
          lines.push(`if (!${names.at(-1)}(v)) return false;`);
          break;
        case 'anyOf':
          lines.push(`if (!(${each(value).join(' || ')})) return false;`);
          break;
        case 'allOf':
          lines.push(`if (!(${each(value).join(' && ')})) return false;`);
          break;
        case 'not':
          lines.push(`if (${use(value as Json)}) return false;`);
          break;
        case 'required':
          lines.push(
            `if (${isObject} && (${(value as string[]).map((name) => `v[${JSON.stringify(name)}] === undefined`).join(' || ') || 'false'})) return false;`,
          );
          break;
        case 'properties': {
          const tests = Object.entries(value as Record<string, Json>).flatMap(([name, part]) => {
            const test = use(part);
            return test === 'true'
              ? []
              : [`v = o[${JSON.stringify(name)}]; if (v !== undefined && !(${test})) return false;`];
          });
          if (tests.length > 0) lines.push(`if (${isObject}) { const o = v; ${tests.join('\n')} v = o; }`);
          break;
        }
        case 'additionalProperties': {
          const known = Object.keys((schema['properties'] ?? {}) as Json);
          const skip = known.length > 0 ? `if (${JSON.stringify(known)}.includes(k)) continue;` : '';
          lines.push(
            `if (${isObject}) { const o = v; for (const k in o) { ${skip} v = o[k]; if (!(${use(value as Json)})) return false; } v = o; }`,
          );
          break;
        }
        case 'items':
          lines.push(
            `if (Array.isArray(v)) { const a = v; for (let i = 0; i < a.length; i += 1) { v = a[i]; if (!(${use(value as Json)})) return false; } v = a; }`,
          );
          break;
        default:
          if (!silent.has(keyword)) throw new Error(`The keyword ${keyword} has no test.`);
      }
    }
    if (lines.length === 0) return () => true;
    // eslint-disable-next-line no-new-func -- from the REST document, which is a part of this program
    return new Function(...names, `return (v) => {\n${lines.join('\n')}\nreturn true; };`)(...parts) as Shape;
  }

  /** The test of a named schema, which may refer to itself. */
  #refer(ref: string): Shape {
    const known = this.#byRef.get(ref);
    if (known) return known;
    let made: Shape | undefined;
    this.#byRef.set(ref, (value) => made!(value));
    made = this.of(this.#find(ref));
    this.#byRef.set(ref, made);
    return made;
  }
}

/** A test as an expression, for a schema of nothing but types; null for any other. */
function typesOf(schema: Json): string | null {
  const { type, ...others } = schema;
  if (!Object.keys(others).every((keyword) => silent.has(keyword))) return null;
  return type === undefined
    ? 'true'
    : [type as string | string[]]
        .flat()
        .map((each) => ofType[each]!)
        .join(' || ');
}
