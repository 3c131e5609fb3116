import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Files on their way to the hub. */
export const uploads = {
  uploadList: defineRecipe({
    base: {
      listStyle: 'none',
      '& > li': {
        display: 'grid',
        gridTemplateColumns: '20px minmax(0, 1fr) auto',
        gap: '3',
        padding: '{spacing.3} {spacing.4}',
        alignItems: 'start',
      },
      '& > li + li': { borderTop: '1px solid {colors.border.muted}' },
      '& p': { overflowWrap: 'anywhere' },
    },
  }),

  uploadSaid: defineRecipe({ base: { overflowWrap: 'anywhere' } }),

  uploadName: defineRecipe({ base: { overflowWrap: 'anywhere', fontWeight: 500 } }),

  uploadState: defineRecipe({
    base: { color: 'fg.muted', marginTop: '2px' },
    variants: {
      state: {
        waiting: {},
        sending: {},
        held: {},
        taken: {},
        confirming: {},
        canceled: {},
        done: { color: 'decision.allowed.fg' },
        refused: { color: 'decision.refused.fg' },
      },
    },
  }),
};
