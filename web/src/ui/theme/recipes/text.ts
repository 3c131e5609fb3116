import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Text, icons, and alignment. */
export const text = {
  text: defineRecipe({
    variants: {
      mono: {
        true: { fontFamily: 'mono', fontSize: '12px', 'h1&, h1 &': { fontSize: '20px', letterSpacing: '-0.02em' } },
      },
      tone: {
        muted: { color: 'fg.muted' },
        subtle: { color: 'fg.subtle' },
        zero: { color: 'fg.subtle' },
        plain: { color: 'fg' },
        danger: { color: 'decision.refused.fg' },
        minus: { color: 'decision.refused.fg' },
        plus: { color: 'decision.allowed.fg' },
      },
      mark: { true: { font: 'mark' } },
      strong: { true: { fontWeight: 600 } },
      nowrap: { true: { whiteSpace: 'nowrap' } },
      clip: { true: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 } },
      // A cell of a wide table keeps space for words.
      wrap: { true: { overflowWrap: 'anywhere', whiteSpace: 'normal', 'td&': { minWidth: '140px' } } },
      only: {
        mobile: { '&&': { display: 'none', _mobile: { display: 'inline-flex' } } },
        desktop: { _mobile: { display: 'none !important' } },
        wide: { _small: { display: 'none !important' } },
      },
      regular: { true: { 'th&, th &': { fontWeight: 400 } } },
      pre: { true: {} },
      numeric: { true: {} },
    },
    compoundVariants: [{ pre: true, wrap: true, css: { whiteSpace: 'pre-wrap' } }],
  }),

  icon: defineRecipe({
    base: {
      'svg&': {
        verticalAlign: '-3px',
        width: '16px',
        height: '16px',
        flex: 'none',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 1.75,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      },
    },
    variants: {
      small: { true: { 'svg&': { width: '14px', height: '14px', strokeWidth: 2 } } },
      spin: {
        true: {
          'svg&': { '@media (prefers-reduced-motion: no-preference)': { animation: 'turn 1s linear infinite' } },
        },
      },
    },
  }),

  srOnly: defineRecipe({
    base: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
    variants: { pinned: { true: { top: 0, left: 0, position: 'fixed' } } },
  }),

  row: defineRecipe({
    base: { display: 'flex', alignItems: 'center', gap: '2', '&:has(> .tr-button)': { _small: { flexWrap: 'wrap' } } },
    variants: { wrap: { true: { flexWrap: 'wrap' } } },
  }),

  push: defineRecipe({ base: { marginLeft: 'auto' } }),

  stack: defineRecipe({
    base: { display: 'grid', gap: '2', alignContent: 'start' },
    variants: { form: { true: { gap: '4' } }, tight: { true: { gap: '1' } } },
  }),

  heading: defineRecipe({ base: { font: 'head' } }),

  skipLink: defineRecipe({
    base: {
      position: 'absolute',
      left: '3',
      top: '-48px',
      zIndex: 9,
      padding: '6px {spacing.3}',
      background: 'bg',
      border: '1px solid {colors.border.emphasized}',
      borderRadius: 'panel',
      '&:focus': { top: '3' },
    },
  }),
};
