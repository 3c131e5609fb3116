import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import { precompressed } from './vite.compress.ts';
import { preloadPages, steadyFonts } from './vite.preload.ts';
import { themeSheets } from './vite.theme.ts';

/** Library code that many routes share gets its own long-lived file; everything else is split by the routes' dynamic imports. */
const vendors: [name: string, packages: RegExp][] = [
  [
    'react',
    /node_modules\/(?:(?:react|react-dom|scheduler)\/|lucide-react\/dist\/esm\/(?:createLucideIcon|Icon|defaultAttributes|context|shared\/))/,
  ],
  // Icons of a channel and its neighbours: each alone costs a request and more headers than content.
  [
    'icons',
    /node_modules\/lucide-react\/dist\/esm\/icons\/(?:arrow-up-right|ban|bug|chevron-down|chevron-right|circle-question-mark|clock|download|ellipsis|link-2|package|plus|shield-minus|shield-plus|trash|trash-2|upload)\.mjs$/,
  ],
  ['router', /node_modules\/(react-router|cookie|set-cookie-parser)\//],
  ['apollo', /node_modules\/(@apollo|rxjs|graphql|@graphql-typed-document-node|@wry|optimism|tslib)\//],
  ['emotion', /node_modules\/(@emotion|stylis)\//],
  ['forms', /node_modules\/(react-hook-form|@hookform)\//],
  ['zod', /node_modules\/zod\//],
  // Their texts grow with the product, unlike the code of the page that shows them.
  ['guide-of-operators', /\/docs\/guides\/operating\.md/],
  ['guides', /\/docs\/guides\/[\w-]+\.md/],
  // The engine of regular expressions in match specs; only the wizard reaches it.
  ['regex', /node_modules\/re2js\//],
];

/** React Router's package offers its development build to bundlers; this is the same release without the warnings. */
const routerBuild = fileURLToPath(new URL('../node_modules/react-router/dist/production/', import.meta.url));

export default defineConfig(async ({ command }) => ({
  // A build needs nothing of it: esbuild reads JSX. Its compiler would be a tenth of what `npm start` installs.
  plugins: [
    ...(command === 'serve' ? [(await import('@vitejs/plugin-react')).default()] : []),
    themeSheets(),
    steadyFonts(),
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
    minify: 'terser' as const,
    terserOptions: { module: true, compress: { passes: 2 } },
    // `data:` fonts and scripts would need a looser content-security-policy.
    assetsInlineLimit: 0,
    rollupOptions: {
      output: {
        manualChunks: (id: string) => vendors.find(([, packages]) => packages.test(id))?.[0],
      },
    },
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
