import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Impact of a policy in numbers and bars. */
export const impact = {
  sum: defineRecipe({
    base: {
      display: 'flex',
      alignItems: 'baseline',
      gap: '2',
      font: 'title',
      '& small': { font: 'text', color: 'fg.muted' },
      '& .tr-text--minus': { color: 'decision.refused.fg' },
      '& .tr-text--plus': { color: 'decision.allowed.fg' },
    },
  }),

  installSum: defineRecipe({
    base: {
      padding: '{spacing.2} {spacing.3}',
      borderLeft: '3px solid {colors.decision.refused.bar}',
      background: 'decision.refused.bg',
      color: 'fg',
      fontWeight: 500,
      '& small': { font: 'text', color: 'fg.muted' },
    },
  }),

  bars: defineRecipe({
    base: {
      display: 'grid',
      gridTemplateColumns: 'max-content minmax(60px, 1fr) max-content max-content',
      gap: '6px {spacing.3}',
      alignItems: 'center',
      '& > li': { display: 'contents' },
      '& .tr-text--numeric': { textAlign: 'right' },
    },
    variants: { rules: { true: { gridTemplateColumns: 'minmax(0, max-content) minmax(60px, 1fr) max-content' } } },
  }),

  bar: defineRecipe({
    base: {
      display: 'flex',
      height: '8px',
      background: 'none',
      '& i': { height: '8px', '@media (forced-colors: active)': { forcedColorAdjust: 'none' } },
      '& .tr-barPart--keep': { background: 'border.control', opacity: 0.55 },
      '& .tr-barPart--going': { background: 'decision.refused.bar', marginLeft: '1px' },
      '& .tr-barPart--coming': { background: 'decision.allowed.bar', marginLeft: '1px' },
      '& .tr-barPart--allowed': { background: 'decision.allowed.bar' },
      '& .tr-barPart--refused': { background: 'decision.refused.bar', marginLeft: '1px' },
      '& .tr-barPart--waived': { background: 'decision.waived.bar', marginLeft: '1px' },
      '& i:first-child': { borderRadius: '2px 0 0 2px', marginLeft: 0 },
      '& i:last-child': { borderRadius: '0 2px 2px 0' },
      '& i:only-child': { borderRadius: '2px' },
    },
  }),

  barPart: defineRecipe({
    variants: { of: { keep: {}, going: {}, coming: {}, allowed: {}, refused: {}, waived: {} } },
  }),
};
