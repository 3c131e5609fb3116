import { defineRecipe } from '@chakra-ui/react/styled-system';

/** During an outage. */
export const outage = {
  outage: defineRecipe({
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '{spacing.1} {spacing.3}',
      color: 'decision.pending.fg',
      '& > svg': { flexShrink: 0 },
      '& > b': { color: 'fg' },
      '& .tr-row': { gap: '2', flexWrap: 'nowrap', minWidth: 0 },
      '& code': { overflowWrap: 'anywhere' },
      '& .tr-button.tr-button--square': { margin: '-4px' },
    },
    variants: {
      bar: {
        // Below everything: the page and dialogs leave it the room (global.ts, parts.ts).
        true: {
          position: 'fixed',
          inset: 'auto 0 0',
          zIndex: 11,
          minHeight: '44px',
          padding: '{spacing.2} {spacing.5}',
          background: 'decision.pending.bg',
          borderTop: '1px solid {colors.border}',
          boxShadow: 'overlay',
          // The page says the same in its middle.
          'body:has(#main .tr-outage) &': { display: 'none' },
          '& code': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
          _print: { display: 'none' },
        },
      },
    },
  }),
};
