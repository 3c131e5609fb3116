import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const domain = join(import.meta.dirname, '../domain');
const { exports } = JSON.parse(readFileSync(join(domain, 'package.json'), 'utf8')) as {
  exports: Record<string, string>;
};

/**
 * Configures the tests of `npm run mutate`, which `MUTATED_TESTS` names as a JSON list of globs. Vitest's own loader
 * runs them, because Node's would cache a changed file.
 */
export default defineConfig({
  // Packages find each other in node_modules, which has the unchanged files.
  resolve: {
    alias: Object.entries(exports).map(([name, file]) => ({
      find: new RegExp(`^@terrarium/domain${name.slice(1)}$`),
      replacement: join(domain, file),
    })),
  },
  test: {
    environment: 'node',
    include: JSON.parse(process.env['MUTATED_TESTS'] ?? '[]') as string[],
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
