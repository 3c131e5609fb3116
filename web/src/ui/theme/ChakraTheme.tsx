import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { system } from './theme.ts';

/**
 * Tokens and elements are in the page's own sheet, which loads before any script, so Chakra doesn't need to emit them
 * again.
 */
const quiet = { ...system, _global: [] };

/**
 * The theme of Chakra's parts. Wraps each part that is loaded on intent, not the application, whose styles need no
 * script.
 */
export const ChakraTheme = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={quiet}>{children}</ChakraProvider>
);
