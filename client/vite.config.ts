import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const license = readFileSync(join(import.meta.dirname, '../node_modules/eventsource-parser/LICENSE'), 'utf8').trim();
const head = `The Terrarium command line and client. Every hub serves its own version. License: BSD-3-Clause.

Contains eventsource-parser:

${license}`;

/** Bundles the command line and the client into the one file that hubs serve. `npm run codegen` runs it. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: '../platform/src/gen',
    emptyOutDir: false,
    target: 'node20',
    // Users read it before they run it.
    minify: false,
    lib: { entry: 'src/cli/main.ts', formats: ['es'], fileName: () => 'terrarium.mjs' },
    rolldownOptions: {
      external: /^node:/,
      output: {
        codeSplitting: false,
        comments: false,
        postBanner: head
          .split('\n')
          .map((line) => `// ${line}`.trimEnd())
          .join('\n'),
      },
    },
  },
});
