import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Plans. */
export const billing = {
  plans: defineRecipe({
    base: {
      display: 'grid',
      gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
      // Name, price, sentence, button, and list align with those of the other plans, however long a sentence is.
      gridTemplateRows: 'repeat(4, auto) 1fr',
      _mobile: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none' },
    },
  }),

  plan: defineRecipe({
    base: {
      padding: '5',
      borderLeft: '1px solid {colors.border}',
      display: 'grid',
      gridRow: 'span 5',
      gridTemplateRows: 'subgrid',
      gap: '2',
      '&:first-child': { borderLeft: 0 },
      '& ul': { display: 'grid', gap: '1', alignContent: 'start', paddingTop: '3', listStyle: 'none' },
      '& li': { display: 'flex', gap: '2' },
      '& li svg': { marginTop: '3px', flex: 'none', color: 'leaf.fg' },
      '& .tr-button': { width: '100%' },
      _mobile: { borderLeft: 0, gridRow: 'auto', gridTemplateRows: 'none' },
      '& + .tr-plan': { _mobile: { borderTop: '1px solid {colors.border}' } },
    },
    variants: { current: { true: { background: 'leaf.subtle' } } },
  }),

  amounts: defineRecipe({ base: { display: 'grid', gap: '1' } }),

  amount: defineRecipe({
    base: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '4',
      '& dt': { color: 'fg.muted' },
      '& dd': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    },
    variants: {
      total: {
        true: {
          borderTop: '1px solid {colors.border}',
          paddingTop: '2',
          marginTop: '1',
          fontWeight: 600,
          '& dt': { color: 'fg' },
        },
      },
    },
  }),

  price: defineRecipe({ base: { font: 'title', '& small': { font: 'text', color: 'fg.muted' } } }),

  bullets: defineRecipe({
    base: {
      '& ul': { display: 'grid', gap: '1', alignContent: 'start', paddingTop: '3', listStyle: 'none' },
      '& li': { display: 'flex', gap: '2' },
      '& li svg': { marginTop: '3px', flex: 'none', color: 'leaf.fg' },
    },
  }),
};
