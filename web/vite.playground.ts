import { defineConfig } from 'vite';
import { precompressed } from './vite.compress.ts';

/**
 * Builds the GraphQL playground as a separate page in the same folder. It shares no code with the application, whose
 * budgets and preloads ignore it. Build it after the application, which empties the folder.
 */
export default defineConfig({
  // Vite reads JSX: see vite.config.ts.
  plugins: [precompressed()],
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    assetsDir: 'assets/playground',
    target: 'es2023',
    cssTarget: 'esnext',
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    // Loaded only by authors of queries; a separate test limits its size.
    chunkSizeWarningLimit: 4_000,
    rolldownOptions: { input: 'playground.html', checks: { moduleLevelDirective: false } },
  },
});
