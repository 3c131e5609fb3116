import { defineConfig } from 'vitest/config';

/**
 * Configures the tests of `npm run mutate`, which are named in `MUTATED_TESTS` as a JSON list of globs. Vitest's own loader runs them:
 * Node's would keep a changed file.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: JSON.parse(process.env['MUTATED_TESTS'] ?? '[]') as string[],
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
