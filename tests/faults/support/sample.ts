// The sample hub's data, made once and copied: loading it is forty CPU seconds, and what most tests ask of it is that it is there.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { madeOnce } from '../../../platform/src/testing/madeOnce.ts';
import { startPlatform } from './processes.ts';

const root = join(import.meta.dirname, '../../..');

/** Digest of all that the sample's data comes from: the platform's code with its catalogue, the rules, and the versions of libraries. */
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

/** Days of the sample are counted from when it is loaded, so one of yesterday is none; those of other versions go with it. */
function dropOld(): void {
  const yesterday = Date.now() - 24 * 3_600_000;
  for (const folder of globSync('terrarium-test-sample-*', { cwd: tmpdir() }).map((name) => join(tmpdir(), name)))
    if ((statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) < yesterday)
      rmSync(folder, { recursive: true, force: true });
}

/** Starts a platform with the sample as anybody would, and keeps its data when it has ended. */
async function make(template: string): Promise<void> {
  const draft = mkdtempSync(join(tmpdir(), 'terrarium-test-draft-'));
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
 * Puts the data of a platform that has loaded the sample into a folder that is new or empty. A platform that starts there finds the sample
 * loaded before. It is kept in the system's folder for temporary files, made anew for each version of what it comes from and each day.
 */
export async function copySample(dataDir: string): Promise<void> {
  const template = join(tmpdir(), `terrarium-test-sample-${versionOfSample()}`);
  dropOld();
  await madeOnce(template, () => make(template));
  cpSync(template, dataDir, { recursive: true });
}
