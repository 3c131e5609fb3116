import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Notebooks. */
export const notebook = {
  notebook: defineRecipe({ base: { padding: '4', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' } }),

  notebookCell: defineRecipe({
    base: {
      display: 'grid',
      gridTemplateColumns: '48px minmax(0, 1fr)',
      gap: '3',
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 80px',
      _small: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '1' },
    },
  }),

  notebookPrompt: defineRecipe({
    base: {
      color: 'fg.subtle',
      textAlign: 'right',
      paddingTop: '3',
      whiteSpace: 'pre',
      _small: { textAlign: 'left', padding: 0 },
      '&:empty': { _small: { display: 'none' } },
    },
  }),

  notebookSource: defineRecipe({
    base: {
      font: '400 12px/20px {fonts.mono}',
      overflowX: 'auto',
      whiteSpace: 'pre',
      tabSize: 4,
      padding: '3',
      background: 'bg.muted',
      borderRadius: 'panel',
    },
  }),

  notebookOutput: defineRecipe({
    base: { font: '400 12px/20px {fonts.mono}', overflowX: 'auto', whiteSpace: 'pre', tabSize: 4, paddingInline: '3' },
    variants: { error: { true: { paddingBlock: '2', background: 'decision.refused.bg', borderRadius: 'panel' } } },
  }),

  notebookImage: defineRecipe({ base: { maxWidth: '100%', height: 'auto', background: '#fff' } }),

  notebookMarkdown: defineRecipe({
    base: {
      display: 'grid',
      gap: '2',
      maxWidth: '720px',
      overflowWrap: 'anywhere',
      '& h2': { font: 'title' },
      '& :is(ul, ol)': { paddingLeft: '5' },
      '& ul': { listStyle: 'disc' },
      '& ol': { listStyle: 'decimal' },
      '& blockquote': { paddingLeft: '3', borderLeft: '2px solid {colors.border.emphasized}', color: 'fg.muted' },
      '& a': { textDecoration: 'underline' },
    },
  }),
};
