import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Header, columns, and sections of a page. */
export const page = {
  page: defineRecipe({
    base: {
      padding: '{spacing.6} {spacing.8} {spacing.12}',
      display: 'grid',
      gap: '6',
      alignContent: 'start',
      maxWidth: '1600px',
      // Parts render from top to bottom: a loading part would push those below it.
      "& > :is([role='status'][aria-busy='true'], :has([role='status'][aria-busy='true'])) ~ *": {
        visibility: 'hidden',
      },
      _small: { padding: '4', gap: '5' },
    },
  }),

  crumbs: defineSlotRecipe({
    slots: ['root', 'mono'],
    base: {
      root: { display: 'flex', gap: '2', color: 'fg.subtle', marginBottom: '1', '& a': { color: 'fg.muted' } },
      mono: { lineHeight: '20px' },
    },
  }),

  pageHead: defineSlotRecipe({
    slots: ['root', 'actions'],
    base: {
      root: { display: 'flex', alignItems: 'flex-start', gap: '4', _small: { flexDirection: 'column', gap: '3' } },
      actions: {
        display: 'flex',
        flex: 'none',
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        gap: '2',
        maxWidth: '100%',
        marginLeft: 'auto',
        _small: { margin: 0, width: '100%', justifyContent: 'flex-start' },
        '& .tr-button': { _small: { flex: 1 } },
        '& .tr-button.tr-button--square': { _small: { flex: 'none' } },
        _print: { display: 'none' },
      },
    },
  }),

  facts: defineRecipe({
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '{spacing.1} {spacing.6}',
      // A value with a button is taller than others, but on the same baseline.
      alignItems: 'baseline',
      '& div': { display: 'flex', alignItems: 'baseline', gap: '6px', _small: { flexWrap: 'wrap', columnGap: '6px' } },
      '& dt': { color: 'fg.subtle' },
      '& dd': { color: 'fg' },
    },
  }),

  columns: defineRecipe({
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 320px',
      gap: '6',
      alignItems: 'start',
      _medium: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    variants: {
      kind: {
        wide: { gridTemplateColumns: 'minmax(0, 1fr) 400px', _medium: { gridTemplateColumns: 'minmax(0, 1fr)' } },
        channel: { gridTemplateColumns: 'minmax(0, 1fr) 384px', _medium: { gridTemplateColumns: 'minmax(0, 1fr)' } },
      },
    },
  }),

  section: defineRecipe({
    base: {
      display: 'grid',
      gap: '2',
      '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', minHeight: 'controlSm' },
    },
  }),

  halves: defineRecipe({
    base: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: '{spacing.5} {spacing.6}',
      _small: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),

  prose: defineRecipe({ base: { maxWidth: '720px' } }),

  summaryCell: defineRecipe({ base: { maxWidth: '360px', _medium: { maxWidth: '240px' } } }),

  reasonCell: defineRecipe({ base: { maxWidth: '260px', _medium: { maxWidth: '220px' } } }),

  refusedBanner: defineRecipe({
    base: { display: 'flex', gap: '12px', padding: '12px 16px', borderLeft: '3px solid {colors.decision.refused.fg}' },
  }),

  reasonText: defineRecipe({}),
};
