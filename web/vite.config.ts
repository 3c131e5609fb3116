import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import { groupedChunks } from './vite.chunks.ts';
import { precompressed } from './vite.compress.ts';
import { preloadPages, steadyFonts } from './vite.preload.ts';
import { themeSheets } from './vite.theme.ts';

/** React Router's package offers its development build to bundlers; this is the same release without the warnings. */
const routerBuild = fileURLToPath(new URL('../node_modules/react-router/dist/production/', import.meta.url));

export default defineConfig(async ({ command }) => ({
  // Builds don't need it, because Vite reads JSX. Its compiler would be a tenth of what `npm start` installs.
  plugins: [
    ...(command === 'serve' ? [(await import('@vitejs/plugin-react')).default()] : []),
    themeSheets(),
    steadyFonts(),
    groupedChunks(),
    preloadPages(),
    precompressed(),
  ],
  resolve: {
    // rxjs offers bundlers a build for browsers of 2015 unless they ask for more.
    conditions: ['es2015', ...defaultClientConditions],
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: `${routerBuild}index.mjs` },
            { find: /^react-router\/dom$/, replacement: `${routerBuild}dom-export.mjs` },
          ]
        : [],
  },
  publicDir: 'public',
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // Style sheets are written for these browsers.
    cssTarget: 'esnext',
    reportCompressedSize: false,
    minify: 'oxc' as const,
    // `data:` fonts and scripts would need a looser content-security-policy.
    assetsInlineLimit: 0,
    // Packages mark components for React's server, which the hub doesn't have.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
  server: {
    proxy: Object.fromEntries(
      ['/graphql', '/api', '/repo', '/t'].map((path) => [
        path,
        { target: process.env['HUB'] ?? 'http://localhost:4000', changeOrigin: false },
      ]),
    ),
  },
}));
