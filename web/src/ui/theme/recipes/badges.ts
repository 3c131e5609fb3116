import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Base of all badges: a low box on a text's line. */
const badge = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  height: '20px',
  padding: '0 6px',
  borderRadius: 'mark',
  font: 'mark',
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
} as const;
const badgeIcon = { '& svg': { width: '12px', height: '12px', flex: 'none' } } as const;

/** Severity, decision and tag. */
export const badges = {
  severity: defineRecipe({
    base: { ...badge, ...badgeIcon },
    variants: {
      level: {
        // Text without a background is on its line's baseline.
        none: { color: 'severity.none.fg', background: 'none', paddingLeft: 0, verticalAlign: 'baseline' },
        unknown: { color: 'severity.none.fg', background: 'none', paddingLeft: 0, verticalAlign: 'baseline' },
        low: { color: 'severity.low.fg', background: 'severity.low.bg' },
        medium: { color: 'severity.medium.fg', background: 'severity.medium.bg' },
        high: { color: 'severity.high.fg', background: 'severity.high.bg' },
        critical: { color: 'severity.critical.fg', background: 'severity.critical.bg' },
      },
    },
  }),

  decision: defineRecipe({
    base: {
      ...badge,
      ...badgeIcon,
      '& svg.tr-icon': { strokeWidth: 2.25 },
    },
    variants: {
      of: {
        allowed: { color: 'decision.allowed.fg', background: 'decision.allowed.bg' },
        refused: { color: 'decision.refused.fg', background: 'decision.refused.bg' },
        waived: { color: 'decision.waived.fg', background: 'decision.waived.bg' },
        pending: { color: 'decision.pending.fg', background: 'decision.pending.bg' },
        muted: { color: 'fg.muted' },
      },
      bare: {
        true: {
          background: 'none',
          padding: 0,
          font: 'text',
          fontWeight: 500,
          '& svg': { width: '14px', height: '14px' },
        },
      },
    },
  }),

  tag: defineRecipe({
    base: {
      ...badge,
      color: 'fg.muted',
      background: 'bg.muted',
      boxShadow: 'inset 0 0 0 1px {colors.border}',
    },
  }),
};
