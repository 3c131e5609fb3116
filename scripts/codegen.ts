// `npm run codegen`: writes every generated file. `generatedIsCurrent` is what `npm run check` asks.
import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { iconModules } from './codegen/icons.ts';
import { runTool } from './web-bundle.ts';

const root = join(import.meta.dirname, '..');
const openapi = join(root, 'schema/openapi.json');
const rowTypes = join(root, 'platform/src/gen/rows.ts');
const restTypes = join(root, 'gateway/src/gen/rest.ts');

/** The files that codegen writes, with what they hold now. */
function generated(): Map<string, string> {
  const files = globSync(['{web,gateway,platform}/src/gen/**/*', 'schema/openapi.json'], { cwd: root })
    .filter((file) => /\.(ts|tsx|json)$/.test(file))
    .sort();
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

/** What a program of ours writes to its standard output. */
async function written(program: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(root, program)],
    { cwd: root, maxBuffer: 64 * 1024 * 1024 },
  );
  return stdout;
}

/** Runs a generator of a package. @throws Error with what it said when it fails */
async function generator(script: string, ...args: string[]): Promise<void> {
  const { code, output } = await runTool(script, args);
  if (code !== 0) throw new Error(`${script} failed:\n${output}`);
}

/**
 * Writes the types of the database's rows from the migrations, the OpenAPI document from the platform's declarations, the gateway's REST types from it,
 * the web's icons from its features, and everything of codegen.ts. At the same time, as none reads what another writes but the REST types.
 */
async function generate(): Promise<void> {
  const rest = async (): Promise<void> => {
    writeFileSync(openapi, await written('platform/src/openapi-main.ts'));
    await generator('openapi-typescript/bin/cli.js', openapi, '--output', restTypes);
  };
  const rows = async (): Promise<void> => writeFileSync(rowTypes, await written('platform/src/db/rows-main.ts'));
  for (const [file, text] of await iconModules(root)) writeFileSync(join(root, file), text);
  await Promise.all([generator('@graphql-codegen/cli/cjs/bin.js', '--config', 'codegen.ts'), rest(), rows()]);
}

/** Generates anew and tells which files differ from what stood there; empty when none does. */
export async function generatedIsCurrent(): Promise<string> {
  const before = generated();
  await generate();
  const after = generated();
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  return changed.length === 0
    ? ''
    : `These files were not up to date and have been written anew; commit them:\n${changed.map((file) => `  ${file}`).join('\n')}`;
}

if (process.argv[1] === import.meta.filename && existsSync(root)) {
  await generate();
  console.log('Generated files are up to date.');
}
