import { defineRecipe } from '@chakra-ui/react/styled-system';

/** The list of keyboard shortcuts. */
export const keys = {
  keysColumns: defineRecipe({
    base: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: '6',
      marginBottom: '6',
      _small: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),

  keysColumn: defineRecipe({ base: { gap: '6' } }),

  keysList: defineRecipe({
    base: {
      display: 'grid',
      gap: '2px',
      '& > div': {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        flexDirection: 'row-reverse',
        minHeight: '28px',
        gap: '3',
        borderBottom: '1px solid {colors.border.muted}',
      },
      '& dt': { display: 'flex', gap: '1', flex: 'none' },
    },
  }),
};
