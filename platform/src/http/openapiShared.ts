/** Moves repeated parts of the REST document into components, each under a name derived from its content. */
import type { createDocument } from 'zod-openapi';
import { pascal } from './operationId.ts';

type Document = ReturnType<typeof createDocument>;
type Json = Record<string, unknown>;

interface Parameter {
  in: string;
  name: string;
  description?: string;
  schema: Json;
}
interface Operation {
  security?: unknown;
  parameters?: (Parameter | { $ref: string })[];
  responses: Record<string, Json>;
}

/** Changes a document in place: repeated parts become references. */
export function shareParts(document: Document): void {
  const operations = Object.values(document.paths ?? {}).flatMap(
    (methods) => Object.values(methods as Record<string, unknown>) as Operation[],
  );
  document.components ??= {};
  document.components.schemas ??= {};
  document.components.parameters ??= {};
  document.components.responses ??= {};
  for (const operation of operations) describeOnce(operation.parameters ?? []);
  shareParameters(operations, document.components.parameters as Json);
  shareEmptyAnswers(operations, document.components.responses as Json);
  shareSecurity(document, operations);
  const schemas = document.components.schemas as Record<string, Json>;
  shareValues(document.paths, schemas);
  shareValues(document.components, schemas);
  shareLists(document, schemas);
}

/** Moves the description of a parameter out of its schema, so that it isn't repeated. */
function describeOnce(parameters: (Parameter | { $ref: string })[]): void {
  for (const parameter of parameters)
    if ('name' in parameter && parameter.schema['description'] === parameter.description)
      delete parameter.schema['description'];
}

/** Returns the same text for equal values, whatever the order of their keys. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );

/**
 * The name of a parameter as a component.
 * @example 'Channel', 'GroupId' for an `id` with the description "ID of the group."
 */
const parameterName = ({ name, description = '' }: Parameter): string =>
  pascal(name === 'id' ? `${/ of the ([\w ]+)/.exec(description)?.[1] ?? ''} id` : name);

/** The difference from other parameters of the same name: default, maximum length, or format. */
const variantName = ({ schema }: Parameter): string =>
  pascal(String(schema['default'] ?? schema['maxLength'] ?? schema['format'] ?? ''));

/** Moves parameters of several calls to components. Parameters with the same component name stay with their calls. */
function shareParameters(operations: Operation[], components: Json): void {
  const uses = new Map<string, { parameter: Parameter; count: number }>();
  for (const { parameters = [] } of operations)
    for (const parameter of parameters)
      if ('name' in parameter) {
        const text = textOf(parameter);
        uses.set(text, { parameter, count: (uses.get(text)?.count ?? 0) + 1 });
      }
  const shared = [...uses].filter(([, { count }]) => count > 1);
  const isAlone = (name: string): boolean =>
    shared.filter(([, { parameter }]) => parameterName(parameter) === name).length === 1;
  const names = new Map<string, string>();
  for (const [text, { parameter }] of shared) {
    const name = parameterName(parameter);
    const full = isAlone(name) ? name : name + variantName(parameter);
    if (full in components) continue;
    components[full] = parameter;
    names.set(text, full);
  }
  for (const operation of operations)
    if (operation.parameters)
      operation.parameters = operation.parameters.map((parameter) => {
        const name = names.get(textOf(parameter));
        return name === undefined ? parameter : { $ref: `#/components/parameters/${name}` };
      });
}

const EMPTY_ANSWERS: Record<string, string> = { 204: 'NoContent', 304: 'NotModified' };

/** Moves responses without a body to components; one with its own headers stays with its call. */
function shareEmptyAnswers(operations: Operation[], components: Json): void {
  for (const [status, name] of Object.entries(EMPTY_ANSWERS)) {
    const texts = operations.flatMap(({ responses }) => (status in responses ? [textOf(responses[status])] : []));
    const most = mostFrequent(texts);
    if (most === undefined) continue;
    components[name] = JSON.parse(most);
    for (const { responses } of operations)
      if (status in responses && textOf(responses[status]) === most)
        responses[status] = { $ref: `#/components/responses/${name}` };
  }
}

/** Sets the most frequent security requirement for the whole document; a call lists only a different one. */
function shareSecurity(document: Document, operations: Operation[]): void {
  const most = mostFrequent(operations.map(({ security }) => textOf(security)));
  if (most === undefined) return;
  document.security = JSON.parse(most) as NonNullable<Document['security']>;
  for (const operation of operations) if (textOf(operation.security) === most) delete operation.security;
}

function mostFrequent(texts: string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** Name of a type that many fields have: that of its format, or `Count`. */
function valueName({ type, format, minimum, maximum }: Json): string | undefined {
  if (type === 'string' && typeof format === 'string' && format !== 'binary') return pascal(format);
  return type === 'integer' && minimum === 0 && maximum === Number.MAX_SAFE_INTEGER ? 'Count' : undefined;
}

/**
 * Moves ids, times and counts to components.
 * Descriptions stay with their field; a value with bounds other than the first stays whole.
 */
function shareValues(place: unknown, components: Record<string, Json>): void {
  if (typeof place !== 'object' || place === null) return;
  for (const [key, value] of Object.entries(place)) {
    if (typeof value !== 'object' || value === null) continue;
    const { description, default: byDefault, example, examples, ...kind } = value as Json;
    const name = valueName(kind);
    if (name === undefined || value === components[name]) {
      shareValues(value, components);
      continue;
    }
    components[name] ??= kind;
    if (textOf(components[name]) !== textOf(kind)) continue;
    const said = Object.entries({ description, default: byDefault, example, examples });
    (place as Json)[key] = {
      $ref: `#/components/schemas/${name}`,
      ...Object.fromEntries(said.filter(([, each]) => each !== undefined)),
    };
  }
}

/** Moves pages of named items that several calls return to components. */
function shareLists(document: Document, components: Record<string, Json>): void {
  const lists = new Map<string, { places: { content: Json; type: string }[] }>();
  for (const methods of Object.values(document.paths ?? {}))
    for (const { responses } of Object.values(methods as Record<string, Operation>))
      for (const { content } of Object.values(responses))
        for (const [type, media] of Object.entries((content ?? {}) as Record<string, Json>)) {
          const text = textOf(media['schema']);
          if (listed(media['schema'] as Json) === undefined) continue;
          const list = lists.get(text) ?? { places: [] };
          list.places.push({ content: content as Json, type });
          lists.set(text, list);
        }
  for (const [text, { places }] of lists) {
    if (places.length < 2) continue;
    const schema = JSON.parse(text) as Json;
    const name = `${listed(schema)}List`;
    if (name in components) continue;
    components[name] = schema;
    for (const { content, type } of places) content[type] = { schema: { $ref: `#/components/schemas/${name}` } };
  }
}

/** Name of the items in a list; undefined for anything but a list of named items. */
function listed(schema: Json | undefined): string | undefined {
  const items = ((schema?.['properties'] as Json | undefined)?.['items'] as Json | undefined)?.['items'];
  const ref = (items as { $ref?: string } | undefined)?.$ref;
  return ref?.slice('#/components/schemas/'.length);
}
