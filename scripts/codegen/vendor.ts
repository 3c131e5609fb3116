// Third-party code that the web takes bundled: `web/src/lib/vendor/NAME.ts` says what, and gen/ holds the bundle.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runTool } from '../web-bundle.ts';

const folder = 'web/src/lib/vendor';

/** What a bundle was made from: the entry's digest, and each package's version by its place. */
interface Made {
  entry: string;
  versions: Record<string, string>;
}

/**
 * Names the bundles whose entry or packages have changed since they were made.
 * @param root folder of the project
 */
function outdated(root: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string }>;
  };
  return globSync(`${folder}/*.ts`, { cwd: root })
    .map((file) => basename(file, '.ts'))
    .filter((name) => {
      const made = join(root, folder, `gen/${name}.packages.json`);
      if (!existsSync(made)) return true;
      const { entry, versions } = JSON.parse(readFileSync(made, 'utf8')) as Made;
      const digest = createHash('sha256')
        .update(readFileSync(join(root, folder, `${name}.ts`)))
        .digest('hex');
      return (
        entry !== digest || Object.entries(versions).some(([place, version]) => packages[place]?.version !== version)
      );
    });
}

/**
 * Bundles again what has changed.
 * @param root folder of the project
 * @throws Error with the output of the bundler if it fails
 */
export async function bundleVendors(root: string): Promise<void> {
  for (const name of outdated(root)) {
    const args = ['build', '--config', 'vite.vendor.ts'];
    const { code, output } = await runTool('vite/bin/vite.js', args, {
      cwd: join(root, 'web'),
      env: { VENDOR: name },
    });
    if (code !== 0) throw new Error(`${folder}/${name}.ts couldn't be bundled:\n${output}`);
  }
}
