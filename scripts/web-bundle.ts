import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const stamp = join(root, 'web/dist/.source');

/** Digest over everything that the web's bundle is made from. */
function sourceDigest(): string {
  const hash = createHash('sha256');
  const files = [
    ...globSync('web/{src,public}/**/*', { cwd: root }),
    ...globSync('web/*.{ts,html,json}', { cwd: root }),
    ...globSync('domain/**/*.ts', { cwd: root }),
    'package-lock.json',
  ]
    .filter((file) => /\.[a-z0-9]+$/i.test(file) && !file.includes('.test.'))
    .sort();
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Runs one of the project's own tools on Node 24 and resolves with its exit code and output. */
export function runTool(
  script: string,
  args: string[],
  options: { cwd?: string; inherit?: boolean; env?: Record<string, string> } = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', script), ...args], {
      cwd: options.cwd ?? root,
      stdio: options.inherit ? 'inherit' : 'pipe',
      env: { ...process.env, FORCE_COLOR: '0', ...options.env },
    });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }));
    child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Builds the web into web/dist unless the bundle there is made from the same sources.
 * Throws with the tool's output when the build fails.
 */
export async function buildWeb(progress: (text: string) => void): Promise<void> {
  const digest = sourceDigest();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  progress('Building the web application …');
  // The second adds to the folder that the first has made.
  for (const config of ['vite.config.ts', 'vite.playground.ts']) {
    const { code, output } = await runTool('vite/bin/vite.js', ['build', '--config', config], {
      cwd: join(root, 'web'),
    });
    if (code !== 0) throw new Error(`The web application could not be built:\n${output}`);
  }
  writeFileSync(stamp, digest);
}
