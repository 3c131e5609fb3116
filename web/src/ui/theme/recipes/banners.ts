import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Banners above a page. */
export const banners = {
  banners: defineRecipe({
    base: {
      display: 'grid',
      gap: '3',
      padding: '{spacing.4} {spacing.8} 0',
      '&:empty': { display: 'none' },
      _small: { paddingInline: '4' },
    },
  }),
};
