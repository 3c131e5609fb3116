import { defineRecipe } from '@chakra-ui/react/styled-system';

/** The first page of a new hub. */
export const welcome = {
  welcome: defineRecipe({
    base: {
      display: 'grid',
      gap: '8',
      maxWidth: '960px',
      paddingBlock: '40px',
      '& h1': { font: '600 28px/36px {fonts.body}', letterSpacing: '-0.02em' },
      _small: { paddingBlock: '4' },
    },
  }),

  welcomeLead: defineRecipe({ base: { maxWidth: '560px', fontSize: '15px', lineHeight: '24px', color: 'fg.muted' } }),

  flow: defineRecipe({
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1.4fr) auto minmax(0, 1fr)',
      alignItems: 'center',
      gap: '4',
      padding: '6',
      _small: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '4' },
    },
  }),

  flowStop: defineRecipe({
    base: {
      display: 'grid',
      gridTemplateColumns: '20px minmax(0, 1fr)',
      gap: '0 {spacing.2}',
      padding: '3',
      border: '1px solid {colors.border}',
      borderRadius: 'panel',
      background: 'bg',
      overflowWrap: 'anywhere',
      '& > svg': { marginTop: '2px', color: 'leaf.fg' },
      '& > .tr-text--muted': { gridColumn: 2 },
    },
    variants: {
      bad: {
        true: {
          borderColor: 'transparent',
          background: 'decision.refused.bg',
          '& > :is(svg, b)': { color: 'decision.refused.fg' },
          '& > .tr-text--muted': { color: 'fg' },
        },
      },
    },
  }),

  flowMiddle: defineRecipe({ base: { display: 'grid', gap: '2' } }),

  flowArrow: defineRecipe({ base: { color: 'fg.subtle', _small: { justifySelf: 'center', rotate: '90deg' } } }),

  welcomePoints: defineRecipe({
    base: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: '6',
      '& li': { display: 'grid', gap: '1', alignContent: 'start' },
      _small: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
};
