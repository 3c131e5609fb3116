import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { base } from './base.ts';
import { slotRecipes } from './parts.ts';
import { semanticTokens, textStyles, tokens } from './tokens.ts';

/**
 * Chakra's system, with nothing of its default theme. The recipes of what has a look and no behaviour are not in it: they become style
 * sheets when the web is built (recipes/, vite.theme.ts).
 */
export const system = createSystem(
  base,
  defineConfig({
    cssVarsPrefix: 'tr',
    cssVarsRoot: ':root',
    preflight: false,
    theme: { tokens, semanticTokens, textStyles, slotRecipes },
  }),
);
