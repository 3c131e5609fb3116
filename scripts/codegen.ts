// `npm run codegen`: writes every generated file. `npm run check` calls `generatedIsCurrent`.
import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { format } from 'oxfmt';
import type { FormatConfig } from 'oxfmt';
import { byHand, callsModule, type RestDocument } from './codegen/calls.ts';
import { enumsModule } from './codegen/enums.ts';
import { iconModules } from './codegen/icons.ts';
import { policyRulesSchema } from './codegen/policyRules.ts';
import { restTypes } from './codegen/restTypes.ts';
import { bundleVendors } from './codegen/vendor.ts';
import { runTool } from './web-bundle.ts';

const root = join(import.meta.dirname, '..');
const openapi = join(root, 'schema/openapi.json');
const rowTypes = join(root, 'platform/src/gen/rows.ts');
const restTypesFile = join(root, 'schema/gen/rest.ts');
const policyRules = join(root, 'schema/policyRules.graphql');
const restCalls = join(root, 'gateway/src/gen/calls.ts');
const webGenerated = 'web/src/gen/*.ts';
const restWords = join(root, 'gateway/src/gen/enums.ts');

/** Returns the generated files with their current content. */
function generated(): Map<string, string> {
  const files = globSync(
    [
      '{web,gateway,platform,client}/src/gen/**/*',
      'web/src/lib/vendor/gen/*',
      'schema/gen/*',
      'schema/openapi.json',
      'schema/policyRules.graphql',
    ],
    { cwd: root },
  )
    .filter((file) => /\.(ts|tsx|mjs|json|graphql)$/.test(file))
    .sort();
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

/** Runs one of our programs and returns its standard output. */
async function written(program: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(root, program)],
    { cwd: root, maxBuffer: 64 * 1024 * 1024 },
  );
  return stdout;
}

/** Writes a formatted generated file, with each object on one line if it fits. */
async function writeFormatted(file: string, text: string): Promise<void> {
  const rules = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
  const { code, errors } = await format(file, text, { ...rules, objectWrap: 'collapse' });
  if (errors.length > 0) throw new Error(`${file} can't be formatted: ${errors[0]?.message}`);
  writeFileSync(file, code);
}

/** Runs a package's generator. @throws Error with its output if it fails */
async function generator(script: string, ...args: string[]): Promise<void> {
  const { code, output } = await runTool(script, args);
  if (code !== 0) throw new Error(`${script} failed:\n${output}`);
}

/**
 * Generates the types of database rows from the migrations, the OpenAPI document from the platform's declarations, the
 * REST types from it, the web's icons from its features, and everything in codegen.yml. In parallel, because only the
 * REST types and the bundle of the client depend on another output.
 */
async function generate(): Promise<void> {
  await writeFormatted(policyRules, policyRulesSchema());
  const rest = async (): Promise<void> => {
    const document = await written('platform/src/openapi/print.ts');
    await writeFormatted(openapi, document);
    // Mappers name the models of the calls, so the calls come first.
    await writeCalls();
    await Promise.all([
      restTypes(document).then((text) => writeFormatted(restTypesFile, text)),
      generator('@graphql-codegen/cli/cjs/bin.js', '--config', 'codegen.yml'),
    ]);
  };
  const rows = async (): Promise<void> => writeFileSync(rowTypes, await written('platform/src/db/rows-main.ts'));
  await bundleVendors(root);
  // A renamed query would leave its old file behind.
  for (const file of globSync(webGenerated, { cwd: root })) rmSync(join(root, file));
  for (const [file, text] of await iconModules(root)) writeFileSync(join(root, file), text);
  await Promise.all([rest(), rows()]);
  await bundleClient();
}

/** Bundles the command line and the client into the file that hubs serve. */
async function bundleClient(): Promise<void> {
  const { code, output } = await runTool('vite/bin/vite.js', ['build'], { cwd: join(root, 'client') });
  if (code !== 0) throw new Error(`client/src/cli/main.ts couldn't be bundled:\n${output}`);
}

/** Writes the gateway's enum words and the calls of its fields, from the schema and the REST document. */
export async function writeCalls(): Promise<void> {
  const schema = globSync('schema/*.graphql', { cwd: root })
    .sort()
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  await writeFormatted(restWords, enumsModule(schema));
  await writeFormatted(
    restCalls,
    callsModule(schema, JSON.parse(readFileSync(openapi, 'utf8')) as RestDocument, byHand()),
  );
}

/** Regenerates everything and lists changed files; empty if none changed. */
export async function generatedIsCurrent(): Promise<string> {
  const before = generated();
  await generate();
  const after = generated();
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  return changed.length === 0
    ? ''
    : `Regenerated outdated files. Commit them:\n${changed.map((file) => `  ${file}`).join('\n')}`;
}

if (process.argv[1] === import.meta.filename && existsSync(root)) {
  await generate();
  console.log('Generated files are up to date.');
}
