import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Guides. */
export const help = {
  guideSearch: defineRecipe({ base: { maxWidth: '480px', '& .tr-input': { width: '100%' } } }),

  guideList: defineRecipe({
    base: {
      '& > li': { display: 'grid', gap: '1', padding: '4' },
      '& > li + li': { borderTop: '1px solid {colors.border.muted}' },
    },
  }),

  guide: defineRecipe({
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 760px) 240px',
      gap: '{spacing.8} {spacing.12}',
      alignItems: 'start',
      '@media (max-width: 1199px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),

  guideSide: defineRecipe({
    base: {
      position: 'sticky',
      top: 'calc({sizes.header} + {spacing.6})',
      display: 'grid',
      gap: '6',
      maxHeight: 'calc(100vh - {sizes.header} - {spacing.12})',
      overflowY: 'auto',
      '& ul': { display: 'grid', gap: '1', marginBlock: '2' },
      '& details ul': { paddingLeft: '3' },
      '& summary': { cursor: 'pointer', paddingBlock: '1' },
      '& a': { color: 'fg.muted' },
      '& [aria-current]': { color: 'fg', fontWeight: 500 },
      // Contents above the text, the other guides below it.
      '@media (max-width: 1199px)': { display: 'contents', '& > nav:has(> details:first-child)': { gridRow: 1 } },
    },
  }),

  guideText: defineRecipe({
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '3',
      overflowWrap: 'anywhere',
      lineHeight: '22px',
      '& :is(ul, ol)': { paddingLeft: '5', display: 'grid', gap: '1' },
      '& ul': { listStyle: 'disc' },
      '& ol': { listStyle: 'decimal' },
      '& a:not(.tr-anchor)': {
        textDecoration: 'underline',
        textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
      },
      '& h2': { font: '600 15px/24px {fonts.body}', marginTop: '4' },
      '& .tr-scroll': { border: '1px solid {colors.border}', borderRadius: 'panel', background: 'bg' },
      '& td': { whiteSpace: 'normal', paddingBlock: '6px', verticalAlign: 'top', height: 'auto', minWidth: '88px' },
      '& td code': { overflowWrap: 'normal' },
    },
  }),

  guideHeading: defineRecipe({
    base: {
      scrollMarginTop: 'calc({sizes.header} + {spacing.4})',
      '& .tr-anchor': { marginLeft: '2', color: 'fg.subtle', opacity: 0, '@media (hover: none)': { opacity: 1 } },
      '&:hover .tr-anchor': { opacity: 1 },
    },
  }),

  anchor: defineRecipe({ base: { '&:focus-visible': { opacity: 1 } } }),

  guideCode: defineRecipe({
    base: {
      position: 'relative',
      '& > .tr-code': { paddingRight: '40px', overflowX: 'auto' },
      '& > .tr-button': { position: 'absolute', top: '4px', right: '4px' },
    },
  }),
};
