import { defineRecipe } from '@chakra-ui/react/styled-system';

/** The list of changes. */
export const change = {
  changeList: defineRecipe({
    base: {
      listStyle: 'none',
      '& li': { padding: '{spacing.2} {spacing.4}', gap: '4' },
      '& li + li': { borderTop: '1px solid {colors.border.muted}' },
    },
  }),
};
