import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Learning material. */
export const support = {
  lessons: defineRecipe({
    base: {
      listStyle: 'none',
      '& > li': { padding: '4' },
      '& > li + li': { borderTop: '1px solid {colors.border.muted}' },
    },
  }),

  video: defineRecipe({
    base: { width: '160px', height: '90px', objectFit: 'cover', borderRadius: 'panel', background: 'bg.muted' },
  }),
};
