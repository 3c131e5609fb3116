/**
 * The REST reference as pages: an overview, one page for each area, and pages of schemas, errors, and webhook events.
 * Plain HTML without scripts, written from the OpenAPI document.
 */
import { createHash } from 'node:crypto';
import type { OpenApiDocument } from '../http/index.ts';
import { REFERENCE_STYLE } from './referenceStyle.ts';

interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  description?: string;
}
type Content = Record<string, { schema?: Schema; example?: unknown }>;
interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
}
interface Response {
  $ref?: string;
  description?: string;
  content?: Content;
}
interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: [string];
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { description?: string; content: Content };
  responses: Record<string, Response>;
}
interface Call {
  method: string;
  path: string;
  operation: Operation;
}
/** The parts of the document that the pages show. */
interface Document {
  info: { title: string; description: string };
  tags: { name: string; 'x-displayName': string; description: string }[];
  security: Record<string, string[]>[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, Response>;
    securitySchemes: Record<string, { description: string }>;
  };
}

const BASE = '/api/docs';
/** Pages other than those of areas, with their titles. */
const OTHER_PAGES = { events: 'Webhook events', schemas: 'Schemas', errors: 'Errors' } as const;
const CREDENTIALS: Record<string, string> = {
  apiToken: 'API token',
  accessToken: 'Access token',
  openId: 'OpenID Connect',
  serviceAccountKey: 'Service account key',
  clientCredentials: 'Client credentials',
};

/** Content security policy of the pages: the logo, their own style, and nothing else. */
export const REFERENCE_POLICY = `default-src 'none'; img-src 'self'; style-src 'sha256-${createHash('sha256').update(REFERENCE_STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign]!);
const code = (text: string): string => `<code>${escaped(text)}</code>`;
const link = (href: string, text: string): string => `<a href="${escaped(href)}">${escaped(text)}</a>`;
const list = (items: string[], kind = ''): string =>
  items.length === 0 ? '' : `<ul${kind && ` class="${kind}"`}>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** A text of the document: code in backticks. */
const words = (text: string): string =>
  text
    .split('`')
    .map((part, at) => (at % 2 === 1 ? code(part) : escaped(part)))
    .join('');

/** A longer text: paragraphs, and lists of lines that start with a dash. */
const prose = (text: string): string =>
  text
    .split('\n\n')
    .map((part) => {
      const lines = part.split('\n');
      return lines.every((line) => line.startsWith('- '))
        ? list(lines.map((line) => words(line.slice(2))))
        : `<p>${words(part)}</p>`;
    })
    .join('');

const nameOf = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

/** Whether a shared response is on the page of errors. Receivers of webhooks return others. */
const isError = (name: string): boolean => /^Error\d/.test(name);

/** The type of a value in words, with links to named schemas. */
function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) return link(`${BASE}/schemas#${nameOf(schema.$ref)}`, nameOf(schema.$ref));
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (values !== undefined) return values.map((value) => code(JSON.stringify(value))).join(' or ');
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants !== undefined) return variants.map(typeOf).join(' or ');
  if (schema.allOf !== undefined) return schema.allOf.map(typeOf).join(' and ');
  const types = [schema.type ?? 'any value'].flat().map((type) => (type === 'array' ? 'list' : type));
  const of = schema.items ? ` of ${typeOf(schema.items)}` : '';
  return `${escaped(types.join(' or '))}${schema.format === undefined ? '' : ` (${escaped(schema.format)})`}${of}`;
}

/** The fields of a schema, its items, and its variants, as nested lists. */
function fieldsOf(schema: Schema): string {
  const inner = [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) =>
    described(name, field, schema.required?.includes(name) === true),
  );
  const others = schema.additionalProperties;
  const more = typeof others === 'object' ? [described('any name', others, false)] : [];
  return list([...fields, ...more], 'fields') + inner.map((each) => (each ? fieldsOf(each) : '')).join('');
}

function described(name: string, schema: Schema, isRequired: boolean, description = schema.description): string {
  const byDefault = schema.default === undefined ? '' : ` <span>default ${code(JSON.stringify(schema.default))}</span>`;
  const head = `${code(name)} <span>${typeOf(schema)}</span>${isRequired ? ' <strong>required</strong>' : ''}${byDefault}`;
  return `${head}${description === undefined ? '' : `<p>${words(description)}</p>`}${fieldsOf(schema)}`;
}

const contentOf = (content: Content): string =>
  Object.entries(content)
    .map(([type, { schema = {}, example }]) => {
      const shown = example === undefined ? '' : `<pre tabindex="0">${escaped(JSON.stringify(example, null, 2))}</pre>`;
      return `<p>${code(type)}: ${typeOf(schema)}</p>${fieldsOf(schema)}${shown}`;
    })
    .join('');

/** The pages of one document. */
class Reference {
  readonly #document: Document;
  readonly #calls: Call[];

  constructor(document: Document) {
    this.#document = document;
    this.#calls = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
    );
  }

  /** Returns the page of a name; '' is the overview. */
  page(name: string): string | null {
    const { components, tags, webhooks } = this.#document;
    if (name === '') return this.#whole('REST API', this.#overview(), '');
    if (name === 'schemas') return this.#whole(OTHER_PAGES.schemas, this.#schemas(components.schemas), name);
    if (name === 'errors') return this.#whole(OTHER_PAGES.errors, this.#errors(components.responses), name);
    if (name === 'events')
      return this.#whole(
        OTHER_PAGES.events,
        Object.entries(webhooks)
          .map(([event, { post }]) => this.#section({ method: 'POST', path: event, operation: post }))
          .join(''),
        name,
      );
    const tag = tags.find((each) => each.name === name);
    if (tag === undefined) return null;
    const calls = this.#calls.filter(({ operation }) => operation.tags[0] === name);
    const body = `<p>${escaped(tag.description)}</p>${this.#table(calls)}${calls.map((call) => this.#section(call)).join('')}`;
    return this.#whole(tag['x-displayName'], body, name);
  }

  #whole(title: string, body: string, name: string): string {
    const areas = this.#document.tags.map((tag) => [tag.name, tag['x-displayName']] as const);
    const entries = [...areas.toSorted((a, b) => a[1].localeCompare(b[1])), ...Object.entries(OTHER_PAGES)];
    const nav = entries.map(([page, text]) =>
      page === name
        ? `<a href="${BASE}/${page}" aria-current="page">${escaped(text)}</a>`
        : link(`${BASE}/${page}`, text),
    );
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)} · ${escaped(this.#document.info.title)}</title>
<link rel="icon" href="/logo.svg" type="image/svg+xml">
<style>${REFERENCE_STYLE}</style>
</head>
<body>
<header><a href="#main">Skip to content</a> ${link('/', this.#document.info.title)} ${link(BASE, 'REST API')} ${link('/graphql', 'GraphQL')} ${link('/api/openapi.json', 'OpenAPI document')}</header>
<nav aria-label="Areas">${list(nav)}</nav>
<main id="main" tabindex="-1"><h1>${escaped(title)}</h1>${body}</main>
</body>
</html>
`;
  }

  #overview(): string {
    const { info, components, tags } = this.#document;
    const credentials = Object.entries(components.securitySchemes).map(
      ([name, { description }]) => `<strong>${escaped(CREDENTIALS[name] ?? name)}</strong>: ${words(description)}`,
    );
    const areas = tags.map(
      ({ name, 'x-displayName': title, description }) =>
        `<h3 id="${escaped(name)}">${link(`${BASE}/${name}`, title)}</h3><p>${escaped(description)}</p>${this.#table(this.#calls.filter(({ operation }) => operation.tags[0] === name))}`,
    );
    return `${prose(info.description)}<h2>Credentials</h2>${list(credentials)}<h2>Areas</h2>${areas.join('')}`;
  }

  #table(calls: Call[]): string {
    return list(
      calls.map(
        ({ method, path, operation: { tags, operationId, summary } }) =>
          `<a href="${BASE}/${tags[0]}#${operationId}"><strong>${method}</strong> ${code(path)}</a><p>${words(summary)}</p>`,
      ),
      'calls',
    );
  }

  #section({ method, path, operation }: Call): string {
    const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
    const all = parameters.map((each) =>
      each.$ref === undefined ? each : this.#document.components.parameters[nameOf(each.$ref)]!,
    );
    const asked = all.map(({ name, in: place, schema = {}, required, description: text }) =>
      described(`${place}: ${name}`, schema, required === true, text ?? schema.description),
    );
    const [returned, errors] = [false, true].map((isOne) =>
      Object.entries(responses).filter(([, { $ref = '' }]) => isError(nameOf($ref)) === isOne),
    );
    const errorLinks = errors!.map(([status, { $ref = '' }]) => link(`${BASE}/errors#${nameOf($ref)}`, status));
    const answers = returned!.map(([status, response]) => {
      const { description: text = '', content = {} } =
        response.$ref === undefined ? response : this.#document.components.responses[nameOf(response.$ref)]!;
      return `<strong>${escaped(status)}</strong> ${words(text)}${contentOf(content)}`;
    });
    return `<section aria-labelledby="${operationId}">
<h2 id="${operationId}">${escaped(operationId)}</h2>
<p class="call"><strong>${method}</strong> ${code(path)}</p>
<p>${words(summary)} ${words(description)}</p>
${this.#credentials(operation)}
${asked.length > 0 ? `<h3>Parameters</h3>${list(asked, 'fields')}` : ''}
${requestBody ? `<h3>Body</h3><p>${words(requestBody.description ?? '')}</p>${contentOf(requestBody.content)}` : ''}
<h3>Responses</h3>${list(answers)}${errorLinks.length > 0 ? `<p>Errors: ${errorLinks.join(' ')}</p>` : ''}
</section>`;
  }

  #credentials({ security = this.#document.security }: Operation): string {
    const names = security.map((each) => {
      const [name, scopes] = Object.entries(each)[0] ?? [];
      if (name === undefined || scopes === undefined) return 'none';
      // An application asks for the same scope everywhere.
      const scope = name === 'openId' || scopes.length === 0 ? '' : ` (${scopes.map(code).join(', ')})`;
      return `${escaped(CREDENTIALS[name] ?? name)}${scope}`;
    });
    return names.length === 0 ? '' : `<p>Credentials: ${names.join(', ')}</p>`;
  }

  #schemas(schemas: Record<string, Schema>): string {
    return Object.entries(schemas)
      .map(
        ([name, schema]) =>
          `<section aria-labelledby="${escaped(name)}"><h2 id="${escaped(name)}">${escaped(name)}</h2><p>${words(schema.description ?? '')}</p><p>${typeOf(schema)}</p>${fieldsOf(schema)}</section>`,
      )
      .join('');
  }

  #errors(responses: Record<string, Response>): string {
    return Object.entries(responses)
      .filter(([name]) => isError(name))
      .map(
        ([name, { description = '' }]) =>
          `<section aria-labelledby="${escaped(name)}"><h2 id="${escaped(name)}">${escaped(name.slice('Error'.length))}</h2>${prose(description)}</section>`,
      )
      .join('');
  }
}

/** Returns a function that writes the pages of a document; null for an unknown name, and '' for the overview. */
export function referenceOf(document: OpenApiDocument): (name: string) => string | null {
  const reference = new Reference(document as unknown as Document);
  return (name) => reference.page(name);
}
