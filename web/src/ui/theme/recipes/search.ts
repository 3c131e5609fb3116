import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Search: bar, filters and results. */
export const search = {
  searchHead: defineRecipe({ base: { gap: '3' } }),

  searchResults: defineRecipe({ base: { gap: '6' } }),

  searchBar: defineRecipe({
    base: {
      maxWidth: '720px',
      '& .tr-input': { minHeight: '40px', paddingInline: '40px' },
      '& > .tr-button': { position: 'absolute', top: '50%', translate: '0 -50%' },
      '& > .tr-searchSubmit': { left: '4px' },
      '& > .tr-searchClear': { right: '4px' },
    },
  }),

  results: defineRecipe({
    base: {
      '& mark': { background: 'leaf.muted', color: 'inherit', borderRadius: '2px' },
      display: 'grid',
      gridTemplateColumns: '200px minmax(0, 1fr)',
      gap: '8',
      '& > *': { minWidth: 0 },
      _mobile: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' },
    },
    // Only packages are narrowed: without them the results have the whole width.
    variants: { whole: { true: { gridTemplateColumns: 'minmax(0, 1fr)' } } },
  }),

  facets: defineRecipe({
    base: {
      display: 'flex',
      flexDirection: 'column',
      gap: '5',
      alignItems: 'start',
      _mobile: {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
        gap: '{spacing.4} {spacing.6}',
      },
      '& > .tr-button': { _mobile: { gridColumn: '1 / -1', justifySelf: 'start' } },
    },
  }),

  facet: defineRecipe({
    base: {
      border: 0,
      minWidth: 0,
      width: '100%',
      display: 'grid',
      gap: '2px',
      '& legend': { fontWeight: 500, marginBottom: '1' },
      '& .tr-row': { minHeight: '24px' },
      '& .tr-button': { justifySelf: 'start', marginLeft: '-8px' },
    },
  }),

  places: defineRecipe({
    base: { display: 'flex', flexWrap: 'wrap', gap: '2px {spacing.4}', '& .tr-row': { gap: '2' } },
  }),

  // Commands in what documentation says have no space to break at.
  hits: defineRecipe({ base: { '&.tr-list > li': { alignItems: 'start', overflowWrap: 'anywhere' } } }),

  collectionEntries: defineRecipe({
    base: { border: 0, minWidth: 0, display: 'grid', gap: '3', '& legend': { fontWeight: 500, marginBottom: '1' } },
  }),

  collectionEntry: defineRecipe({
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 4fr) auto auto',
      gap: '2',
      alignItems: 'end',
      '& > *': { minWidth: 0 },
      _mobile: { gridTemplateColumns: 'minmax(0, 1fr) auto auto' },
    },
  }),

  searchSubmit: defineRecipe({}),

  searchClear: defineRecipe({}),
};
