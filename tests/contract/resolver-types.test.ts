/**
 * What the gateway's compiler rejects: generates resolver types from a changed schema, and type-checks the gateway
 * against them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate, loadContext } from '@graphql-codegen/cli';
import { buildSchema } from 'graphql';
import ts from 'typescript';
import { byHand, callsModule, type RestDocument } from '../../scripts/codegen/calls.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { schemaText } from '../../gateway/src/graphql/schema.ts';

const root = join(import.meta.dirname, '../..');
const file = (path: string): string => join(root, 'gateway/src', path);
const generated = file('gen/schema.ts');
const calls = file('gen/calls.ts');
const config = (await loadContext(join(root, 'codegen.yml'))).getConfig();
const output = 'gateway/src/gen/';

/** The types that codegen writes for a schema. */
async function typesOf(schema: string): Promise<string> {
  const [types] = (await generate(
    {
      ...config,
      silent: true,
      schema: { changed: { loader: () => buildSchema(schema) } } as never,
      generates: { [output]: config.generates[output]! },
    },
    false,
  )) as { content: string }[];
  return types!.content;
}

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(root, 'tsconfig.json'), (path) => readFileSync(path, 'utf8')).config,
  ts.sys,
  root,
);
const host = ts.createCompilerHost(options);
const read = new Map<string, ts.SourceFile | undefined>();

/** Returns compiler errors of gateway files with some texts replaced. */
function complaints(paths: string[], changed: Record<string, string> = {}): string[] {
  const program = ts.createProgram([file('graphql/schema.ts')], options, {
    ...host,
    getSourceFile(path, version) {
      const text = changed[path];
      if (text !== undefined) return ts.createSourceFile(path, text, version, true);
      if (!read.has(path)) read.set(path, host.getSourceFile(path, version));
      return read.get(path);
    },
  });
  return paths
    .flatMap((path) => [...program.getSemanticDiagnostics(program.getSourceFile(file(path)))])
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

const schema = schemaText();
/** The schema with one more field in a type. */
const withField = (type: string, field: string): string =>
  schema.replace(
    new RegExp(`^type ${type}\\b(?:"[^"]*"|[^{"])*\\{`, 'm'),
    `$&\n  "Where its project lives."\n  ${field}\n`,
  );

describe('fields and their types', { timeout: 240_000 }, () => {
  let whole: string;
  beforeAll(async () => {
    // The plugin warns every time about models with a placeholder, which it treats as unused.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    whole = await typesOf(schema);
  });
  afterAll(() => {
    vi.restoreAllMocks();
  });

  test('what is committed compiles, and is what codegen writes', () => {
    expect(complaints(['graphql/schema.ts', 'artifact/source.ts', 'organization/resolvers.ts'])).toEqual([]);
    const body = (text: string): string => text.replaceAll(/\s+/g, '');
    expect(body(readFileSync(generated, 'utf8'))).toBe(body(whole));
  });

  test('a non-null field without a resolver is an error that names it', async () => {
    const ofPackage = await typesOf(withField('Package', 'homepage: URL!'));
    expect(complaints(['artifact/source.ts'], { [generated]: ofPackage }).join('\n')).toContain(
      "'homepage' is missing",
    );
    const ofOrganization = await typesOf(withField('Organization', 'homepage: URL!'));
    expect(complaints(['graphql/schema.ts'], { [generated]: ofOrganization }).join('\n')).toContain(
      '"Organization.homepage"',
    );
  });

  test('so is one that may be null', async () => {
    const types = await typesOf(withField('Organization', 'homepage: URL'));
    expect(complaints(['graphql/schema.ts'], { [generated]: types }).join('\n')).toContain('"Organization.homepage"');
  });

  test('a resolver that gives a number for an ID, and a model that holds one, are errors', () => {
    const resolvers = readFileSync(file('organization/resolvers.ts'), 'utf8').replace(
      '  Organization: {\n',
      '  Organization: {\n    id: () => 7,\n',
    );
    expect(
      complaints(['organization/resolvers.ts'], { [file('organization/resolvers.ts')]: resolvers }).join('\n'),
    ).toMatch(/'number' is not assignable to type '(?:string|Promise<string>|string \| Promise<string>)'/);
    const model = readFileSync(file('organization/source.ts'), 'utf8').replace(
      'export interface OrganizationModel {\n  id: string;',
      'export interface OrganizationModel {\n  id: number;',
    );
    expect(complaints(['graphql/schema.ts'], { [file('organization/source.ts')]: model }).join('\n')).toContain(
      '"Organization.id"',
    );
  });

  test('a field that no REST property provides is an error that names it', async () => {
    const document = JSON.parse(readFileSync(join(root, 'schema/openapi.json'), 'utf8')) as RestDocument;
    const changed = withField('Webhook', 'homepage: URL');
    const texts = { [generated]: await typesOf(changed), [calls]: callsModule(changed, document, byHand()) };
    expect(complaints(['gen/calls.ts'], texts).join('\n')).toContain("Property 'homepage' does not exist on type");
    // The same word of REST with another type is an error at the field.
    const typed = schema.replace(/(type WebhookAttempt [^}]*)durationMs: Int!/, '$1durationMs: String!');
    expect(typed).not.toBe(schema);
    const types = { [generated]: await typesOf(typed), [calls]: callsModule(typed, document, byHand()) };
    expect(complaints(['graphql/schema.ts'], types).join('\n')).toContain('"WebhookAttempt.durationMs"');
  });

  test('resolvers without their line are an error that names their fields, and so is a loader', () => {
    const areas = readFileSync(file('areas.ts'), 'utf8').replace(/^ {2}webhookResolvers,\n/m, '');
    expect(complaints(['graphql/schema.ts'], { [file('areas.ts')]: areas }).join('\n')).toContain(
      '"Webhook.isAutoDisabled"',
    );
    const nodes = readFileSync(file('areas.ts'), 'utf8').replace(/^ {2}Channel: node\(/m, '  OtherChannel: node(');
    expect(complaints(['graphql/node.ts'], { [file('areas.ts')]: nodes }).join('\n')).toContain('"Channel"');
  });
});
