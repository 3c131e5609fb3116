import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** The single-form dialog of a policy, and the tree of its filters. */
export const filterTree = {
  policyDialog: defineSlotRecipe({
    slots: ['root', 'body', 'form', 'head'],
    base: {
      root: {
        width: 'min(1240px, 94vw)',
        // Full height from the start, so that later content moves nothing.
        height: 'min(878px, 90vh)',
        // Small screens are narrower than 800 pixels, and upright tablets have 768.
        minWidth: 'min(800px, 100vw)',
        maxWidth: 'none',
        _small: { minWidth: 0, width: '100vw', height: '100dvh' },
        '& .tr-dialog__title': { flex: 'none', whiteSpace: 'nowrap' },
        '& .tr-dialog__header .tr-text': { flex: 1, minWidth: 0 },
      },
      body: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) 336px',
        flex: 1,
        minHeight: 0,
        '@media (max-width: 1099px)': {
          gridTemplateColumns: 'minmax(0, 1fr)',
          gridAutoRows: 'max-content',
          overflow: 'auto',
          '& > .tr-side': { borderLeft: 0, borderTop: '1px solid {colors.border}', overflow: 'visible' },
          '& > .tr-policyDialog__form': { overflow: 'visible' },
        },
      },
      form: {
        padding: '{spacing.5} {spacing.6}',
        overflow: 'auto',
        display: 'grid',
        gap: '4',
        alignContent: 'start',
        _small: { padding: '4' },
      },
      head: {
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        gap: '{spacing.3} {spacing.4}',
        // With space for its error, which appears on blur. Otherwise the clicked element would move away from the
        // pointer.
        '& > .tr-field:first-child': { flex: '1 1 240px', maxWidth: '420px', minHeight: '82px', alignContent: 'start' },
        _small: { '& > .tr-field:first-child': { minHeight: '90px' } },
      },
    },
  }),

  filterTree: defineSlotRecipe({
    slots: ['root', 'head', 'rows', 'row', 'main', 'operator', 'criterion', 'comparator', 'actions', 'deprecated'],
    base: {
      root: { display: 'grid', gap: '2', minWidth: 0 },
      head: {},
      rows: {
        display: 'grid',
        border: '1px solid {colors.border}',
        borderLeft: '2px solid {colors.border.control}',
        borderRadius: '0 {radii.panel} {radii.panel} 0',
        minWidth: 0,
      },
      row: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'start',
        gap: '2',
        padding: '6px {spacing.2} 6px calc({spacing.3} + var(--level) * 24px)',
        // A line for each group around the row.
        backgroundImage: 'repeating-linear-gradient(to right, {colors.border.control} 0 2px, transparent 2px 24px)',
        backgroundSize: 'calc((var(--level) - 1) * 24px + 2px) 100%',
        backgroundPosition: '22px 0',
        backgroundRepeat: 'no-repeat',
        '&:focus-visible': { outline: '2px solid {colors.leaf.focusRing}', outlineOffset: '-2px' },
        '& > :nth-last-child(2):not(:first-child)': { flex: '1 1 200px', minWidth: 0 },
        '& .tr-select': { width: 'auto', maxWidth: '180px' },
        '&[data-invalid] :is(.tr-input, .tr-chips)': { borderColor: 'decision.refused.fg' },
        _small: {
          paddingLeft: 'calc({spacing.2} + var(--level) * 12px)',
          backgroundImage: 'none',
        },
      },
      main: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '2',
        flex: '1 1 auto',
        minHeight: '28px',
      },
      operator: {
        minHeight: '28px',
        padding: '0 10px',
        border: '1px solid {colors.border.control}',
        borderRadius: 'panel',
        background: 'bg.subtle',
        color: 'fg',
        cursor: 'pointer',
        '&:hover:not(:disabled)': { background: 'bg.muted' },
        '&:disabled': { cursor: 'default' },
      },
      criterion: {
        display: 'grid',
        gap: '1',
        flex: '1 1 200px',
        minWidth: 0,
        '& .tr-input': { minHeight: '28px', paddingBlock: '3px', maxWidth: '200px' },
        '& .tr-option': { minHeight: '24px' },
      },
      comparator: { width: 'auto' },
      actions: { display: 'inline-flex', flex: 'none' },
      deprecated: { color: 'decision.pending.fg' },
    },
    variants: {
      exclude: { true: { root: { '& .tr-filterTree__head > svg': { color: 'decision.refused.fg' } } } },
      include: { true: { root: { '& .tr-filterTree__head > svg': { color: 'decision.allowed.fg' } } } },
    },
  }),

  rawTree: defineRecipe({
    base: { fontFamily: 'mono', minHeight: '320px', whiteSpace: 'pre', overflow: 'auto' },
  }),
};
