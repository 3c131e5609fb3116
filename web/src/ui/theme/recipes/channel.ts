import { defineRecipe } from '@chakra-ui/react/styled-system';

/** A channel: the strip with its policy, and why a file is blocked. */
export const channel = {
  strip: defineRecipe({
    base: {
      display: 'grid',
      gridTemplateColumns: 'fit-content(420px) max-content minmax(160px, 1fr)',
      gap: '{spacing.4} {spacing.12}',
      padding: '4',
      alignItems: 'start',
      '& .tr-bar': { height: '8px', margin: '6px 0' },
      _mobile: { gridTemplateColumns: 'minmax(0, 1fr)' },
      '& .tr-summary': {
        lineClamp: 2,
      },
      '& > *': { minWidth: 0 },
    },
  }),

  trace: defineRecipe({
    base: {
      display: 'grid',
      gap: '2',
      '& li': { display: 'grid', gridTemplateColumns: '16px 1fr', gap: '2' },
      '& svg.tr-icon': { marginTop: '2px' },
      '& .tr-severity': { verticalAlign: 'middle' },
    },
  }),

  why: defineRecipe({ base: { scrollMarginTop: 'calc({sizes.header} + {spacing.4})' } }),

  stripCounts: defineRecipe({ base: { gap: '4px 16px' } }),

  traceTitle: defineRecipe({ base: { fontWeight: 500 } }),

  codeCopy: defineRecipe({ base: { padding: '4px 4px 4px 12px' } }),

  arrival: defineRecipe({
    base: {
      // Focusable as a link's target, without being a control.

      '&:focus': { outline: 0 },
    },
  }),

  summary: defineRecipe({}),
};
