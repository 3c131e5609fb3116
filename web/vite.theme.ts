import type { Plugin } from 'vite';
import { rooms, type Room } from './src/ui/theme/recipes/index.ts';
import { initialSheet, roomSheet } from './src/ui/theme/sheet.ts';

const folder = /\/ui\/theme\/(?:recipes\/)?([a-zA-Z]+)\.css$/;

/**
 * Gives what imports `ui/theme/theme.css` or `ui/theme/recipes/<room>.css` the style sheet that the theme's tokens and recipes make. So a
 * browser computes nothing of it, and the page has its colours before any script. A changed recipe restarts the development server, since
 * the recipes are part of Vite's configuration.
 */
export function themeSheets(): Plugin {
  return {
    name: 'theme-sheets',
    enforce: 'pre',
    resolveId: (id, importer) => (folder.test(id) && importer ? `\0${id.slice(id.indexOf('/ui/theme/'))}` : undefined),
    load(id) {
      const name = id.startsWith('\0') ? folder.exec(id)?.[1] : undefined;
      if (name === undefined) return undefined;
      if (name === 'theme') return initialSheet();
      if (!(name in rooms)) throw new Error(`The theme has no room "${name}". See ui/theme/recipes/index.ts.`);
      return roomSheet(name as Room);
    },
  };
}
