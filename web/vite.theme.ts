import type { Plugin } from 'vite';
import { rooms, type Room } from './src/ui/theme/recipes/index.ts';
import { initialSheet, roomSheet } from './src/ui/theme/sheet.ts';

const folder = /\/ui\/theme\/(?:recipes\/)?([a-zA-Z]+)\.css$/;

/**
 * Provides `ui/theme/theme.css` and `ui/theme/recipes/<room>.css`, generated from the theme's tokens and recipes. So
 * browsers compute nothing, and the page has its colors before any script. A changed recipe restarts the development
 * server, because the recipes are part of Vite's configuration.
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
