import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { system } from './theme.ts';

/** Tokens and elements are in the page's own sheet, which is there before any script: Chakra need not write them again. */
const quiet = { ...system, _global: [] };

/** The theme for Chakra's parts. Around each part that is loaded on intent, not around the application, which needs no script for its looks. */
export const ChakraTheme = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={quiet}>{children}</ChakraProvider>
);
