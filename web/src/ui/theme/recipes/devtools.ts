import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Developer switches. */
export const devtools = {
  devtools: defineRecipe({
    base: {
      position: 'fixed',
      right: '4',
      bottom: '4',
      zIndex: 4,
      maxWidth: 'min(720px, calc(100vw - 2 * {spacing.4}))',
      background: 'bg',
      borderRadius: 'panel',
      boxShadow: 'overlay',
      '& summary': { padding: '{spacing.2} {spacing.3}', cursor: 'pointer' },
      '& details[open]': { display: 'grid', maxHeight: '50vh', overflow: 'auto', paddingBottom: '2' },
      '& p': { padding: '0 {spacing.3}' },
    },
  }),
};
