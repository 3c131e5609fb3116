import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, esmExternalRequirePlugin, minify, type Plugin } from 'vite';

/** The entry to bundle: `web/src/lib/vendor/NAME.ts`. */
const name = process.env['VENDOR'] ?? '';

/**
 * Removes fonts that GraphiQL's style sheets embed as `data:` URLs, because the content security policy requires files,
 * and the hub has its own.
 */
const withoutInlineFonts: Plugin = {
  name: 'without-inline-fonts',
  enforce: 'pre',
  transform: (code, id) =>
    /node_modules\/@?graphiql.*\.css$/.test(id)
      ? { code: code.replaceAll(/@font-face\s*\{[^}]*\}/g, ''), map: null }
      : null,
};

interface Manifest {
  name: string;
  version: string;
  license?: string;
}

/**
 * Minifies, which Vite does only in part for libraries, and writes which packages are in the bundle, with versions and
 * licenses, and its types.
 */
const described: Plugin = {
  name: 'described',
  async generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk')
        file.code = (await minify(file.fileName, file.code, { module: true, compress: { target: 'es2023' } })).code;
    const folders = new Set(
      Object.values(bundle)
        .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
        .flatMap((id) => /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []),
    );
    const packages = [...folders]
      .map((folder) => ({
        folder,
        ...(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest),
      }))
      .sort((a, b) => (a.folder < b.folder ? -1 : 1));
    const versions = Object.fromEntries(
      packages.map(({ folder, version }) => [folder.slice(folder.indexOf('node_modules/')), version]),
    );
    const entry = createHash('sha256')
      .update(readFileSync(`src/lib/vendor/${name}.ts`))
      .digest('hex');
    const licenses = packages.map(({ folder, name: of, version, license = '' }) => {
      const file = globSync('{LICENSE,LICENCE,License,license}*', { cwd: folder })[0];
      const text = file ? `\n\n${readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim()}` : '';
      return `${of} ${version} (${license})${text}\n`;
    });
    const emit = (fileName: string, source: string): string => this.emitFile({ type: 'asset', fileName, source });
    emit(`${name}.packages.json`, `${JSON.stringify({ entry, versions }, null, 2)}\n`);
    emit(`${name}.licenses.txt`, licenses.join(`\n${'-'.repeat(80)}\n\n`));
    emit(`${name}.d.ts`, `export * from '../${name}.ts';\n`);
  },
};

/** Bundles third-party packages ahead of time, all but React. `npm run codegen` runs it per entry. */
export default defineConfig({
  // Some packages require React, which browsers can only import.
  plugins: [withoutInlineFonts, esmExternalRequirePlugin({ external: [/^(react|react-dom)(\/|$)/] }), described],
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'src/lib/vendor/gen',
    emptyOutDir: false,
    target: 'es2023',
    minify: false,
    cssMinify: true,
    cssTarget: 'esnext',
    lib: { entry: `src/lib/vendor/${name}.ts`, formats: ['es'], fileName: () => `${name}.js`, cssFileName: name },
    rolldownOptions: { output: { codeSplitting: false }, checks: { moduleLevelDirective: false } },
  },
});
