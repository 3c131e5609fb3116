import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { base } from './base.ts';
import { slotRecipes } from './parts.ts';
import { semanticTokens, textStyles, tokens } from './tokens.ts';

/**
 * Chakra's system without its default theme. Recipes of elements without behavior aren't included: the web build
 * converts them to style sheets (recipes/, vite.theme.ts).
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
