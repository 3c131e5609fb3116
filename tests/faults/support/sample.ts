// The sample hub's data, created once and copied, because loading it takes forty CPU seconds and most tests only need
// it to exist.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { keptFolder, madeOnce } from '../../../platform/src/testing/madeOnce.ts';
import { startPlatform } from './processes.ts';

const root = join(import.meta.dirname, '../../..');

/**
 * Digest of everything that the sample's data depends on: the platform's code and catalog, the domain, and library
 * versions.
 */
function versionOfSample(): string {
  const hash = createHash('sha256');
  const files = globSync('{platform/src,domain}/**/*.{ts,sql,json,md}', { cwd: root })
    .filter((file) => !/\.test\.ts$|\.testing\.ts$|node_modules/.test(file))
    .sort();
  for (const file of [...files, 'package-lock.json'])
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Deletes templates of earlier days, because the sample's dates are relative to its loading, and of other versions. */
function dropOld(): void {
  const yesterday = Date.now() - 24 * 3_600_000;
  for (const folder of globSync('sample-*', { cwd: keptFolder }).map((name) => join(keptFolder, name)))
    if ((statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) < yesterday)
      rmSync(folder, { recursive: true, force: true });
}

/** Starts a platform with the sample, and keeps its data after it has stopped. */
async function make(template: string): Promise<void> {
  const draft = mkdtempSync(join(keptFolder, 'draft-'));
  try {
    const platform = await startPlatform(draft, { SAMPLE: 'true' });
    await platform.stop();
    // Whole or not at all; of two that make it one wins.
    if (!existsSync(template)) renameSync(draft, template);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/**
 * Copies the loaded sample to a new or empty folder, where a platform then finds it. The template is in
 * {@link keptFolder} and recreated for each version and day.
 */
export async function copySample(dataDir: string): Promise<void> {
  const template = join(keptFolder, `sample-${versionOfSample()}`);
  dropOld();
  await madeOnce(template, () => make(template));
  cpSync(template, dataDir, { recursive: true });
}
