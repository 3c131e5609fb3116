/** What the gateway's compiler refuses: the types of the resolvers are made anew from a changed schema, and the gateway is checked against them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import { buildSchema } from 'graphql';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import config, { resolverTypes } from '../../codegen.ts';
import { schemaText } from '../../gateway/src/graphql/schema.ts';

const root = join(import.meta.dirname, '../..');
const file = (path: string): string => join(root, 'gateway/src', path);
const generated = file('gen/schema.ts');

/** The types that codegen writes for a schema. */
async function typesOf(schema: string): Promise<string> {
  const [output] = (await generate(
    {
      config: config.config,
      importExtension: '.ts',
      emitLegacyCommonJSImports: false,
      silent: true,
      schema: { changed: { loader: () => buildSchema(schema) } } as never,
      generates: { [generated]: { plugins: ['typescript', 'typescript-resolvers'], config: resolverTypes(schema) } },
    },
    false,
  )) as { content: string }[];
  return output!.content;
}

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(root, 'tsconfig.json'), (path) => readFileSync(path, 'utf8')).config,
  ts.sys,
  root,
);
const host = ts.createCompilerHost(options);
const read = new Map<string, ts.SourceFile | undefined>();

/** What the compiler says of some files of the gateway where others hold another text than on disk. */
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
  schema.replace(new RegExp(`^type ${type}\\b[^{]*\\{`, 'm'), `$&\n  "Where its project lives."\n  ${field}\n`);

describe('fields and their types', { timeout: 240_000 }, () => {
  let whole: string;
  beforeAll(async () => {
    // The plugin takes models with a placeholder for unused and says so each time.
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

  test('a field that must not be null and that nobody provides is an error that names it', async () => {
    const ofArtifact = await typesOf(withField('Artifact', 'homepage: URL!'));
    expect(complaints(['artifact/source.ts'], { [generated]: ofArtifact }).join('\n')).toContain(
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

  test('an area without its line is an error that names its fields, and its things with ids', () => {
    const areas = readFileSync(file('areas.ts'), 'utf8').replace(/^export \{ area as group \}.*\n/m, '');
    expect(complaints(['graphql/schema.ts'], { [file('areas.ts')]: areas }).join('\n')).toMatch(
      /"(?:Channel\.groups|Group\.members|Group\.channels|Organization\.groups?|Mutation\.\w*Group\w*)"/,
    );
    expect(complaints(['graphql/node.ts'], { [file('areas.ts')]: areas }).join('\n')).toContain('"Group"');
  });
});
