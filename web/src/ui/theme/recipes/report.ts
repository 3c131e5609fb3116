import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Requests by day. */
export const report = {
  days: defineRecipe({
    base: {
      display: 'flex',
      alignItems: 'flex-end',
      gap: '2px',
      height: '120px',
      borderBottom: '1px solid {colors.border}',
      '& > i': { flex: '1 1 0', minWidth: '1px', display: 'flex', flexDirection: 'column', justifyContent: 'flex-end' },
      '& b': { display: 'block', '@media (forced-colors: active)': { forcedColorAdjust: 'none' } },
    },
  }),

  brokenRule: defineRecipe({ base: { '.tr-table td&': { minWidth: '220px', whiteSpace: 'normal' } } }),

  legend: defineRecipe({
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '{spacing.1} {spacing.4}',
      listStyle: 'none',
      color: 'fg.muted',
      '& li': { display: 'flex', alignItems: 'center', gap: '2' },
      '& b': {
        width: '10px',
        height: '10px',
        borderRadius: '2px',
        '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
      },
    },
  }),

  share: defineRecipe({
    variants: {
      of: {
        served: { ':is(.tr-days, .tr-legend) &': { background: 'decision.allowed.bar' } },
        refused: { ':is(.tr-days, .tr-legend) &': { background: 'decision.refused.bar' } },
        rest: { ':is(.tr-days, .tr-legend) &': { background: 'border.control' } },
        critical: { ':is(.tr-days, .tr-legend) &': { background: 'severity.critical.bg' } },
        high: { ':is(.tr-days, .tr-legend) &': { background: 'severity.high.fg' } },
        medium: { ':is(.tr-days, .tr-legend) &': { background: 'decision.pending.bar' } },
        low: { ':is(.tr-days, .tr-legend) &': { background: 'severity.low.fg' } },
      },
    },
  }),
};
