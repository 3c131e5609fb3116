import { defineConfig, type Plugin } from 'vite';
import { precompressed } from './vite.compress.ts';

/** Leaves out the faces that GraphiQL's style sheets carry as `data:` addresses: the hub has its own, and its content security policy wants files. */
const withoutInlineFonts: Plugin = {
  name: 'without-inline-fonts',
  enforce: 'pre',
  transform: (code, id) =>
    /node_modules\/@?graphiql.*\.css$/.test(id)
      ? { code: code.replaceAll(/@font-face\s*\{[^}]*\}/g, ''), map: null }
      : null,
};

/**
 * The GraphQL playground as a page of its own beside the application, in the same folder: it shares no code with it, and the application's
 * budgets and preloads do not know it. Built after the application, which empties the folder.
 */
export default defineConfig({
  // esbuild reads JSX: see vite.config.ts.
  plugins: [withoutInlineFonts, precompressed()],
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    assetsDir: 'assets/playground',
    target: 'es2023',
    assetsInlineLimit: 0,
    // Loaded by people who write queries, not by pages: its size is bound by a test of its own.
    chunkSizeWarningLimit: 4_000,
    rollupOptions: { input: 'playground.html' },
  },
});
