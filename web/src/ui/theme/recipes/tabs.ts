import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Tabs. */
export const tabs = {
  tabs: defineRecipe({
    base: {
      display: 'flex',
      gap: '5',
      borderBottom: '1px solid {colors.border}',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      '& a': {
        display: 'flex',
        gap: '6px',
        height: '36px',
        alignItems: 'center',
        color: 'fg.muted',
        borderBottom: '2px solid transparent',
        marginBottom: '-1px',
        whiteSpace: 'nowrap',
        textDecoration: 'none',
      },
      '& a:hover': { color: 'fg' },
      '& a:focus-visible': { outlineOffset: '-2px', borderRadius: 'mark' },
      // the row scrolls: it would cut off a ring around the tab
      '& [aria-current]': { color: 'fg', fontWeight: 500, borderColor: 'leaf.solid' },
      '& .tr-count': { font: 'mark', color: 'fg.subtle' },
      _dark: { '& [aria-current]': { borderColor: 'leaf.fg' } },
      'div:has(> .tr-pageHead > .tr-pageHead__actions) + &': { _small: { marginTop: '2' } },
    },
  }),
};
