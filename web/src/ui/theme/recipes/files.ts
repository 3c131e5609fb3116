import { defineRecipe } from '@chakra-ui/react/styled-system';

/** The tree of a project's files, and the preview. */
export const files = {
  fileList: defineRecipe({
    base: {
      listStyle: 'none',
      margin: 0,
      padding: 0,
      '& ul': { paddingInlineStart: '24px' },
      '& > li > p': { padding: '{spacing.2} {spacing.4}' },
    },
  }),

  fileRow: defineRecipe({
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '36px',
      paddingInline: '3',
      borderBottom: '1px solid {colors.border.muted}',
      '& > :first-child': { flex: '1 1 0', minWidth: 0 },
      // Times and sizes are aligned in columns.
      '& > span': { flex: 'none', textAlign: 'end' },
      '& > span:not(:nth-last-child(1 of span))': { width: '96px' },
      '& > span:nth-last-child(1 of span)': { width: '72px' },
      '& > span:last-child': { marginInlineEnd: '2' },
    },
  }),

  fileName: defineRecipe({
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '32px',
      textAlign: 'start',
      color: 'fg',
      background: 'none',
      border: 'none',
      cursor: 'pointer',
      '& > span': { overflowWrap: 'anywhere' },
      '&:hover > span': { textDecoration: 'underline' },
    },
  }),

  fileText: defineRecipe({
    base: { maxHeight: '60vh', overflow: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  }),

  /** A text that is written in. */
  fileEditor: defineRecipe({
    base: { width: '100%', minHeight: '40vh', padding: '2', border: '1px solid {colors.border}', whiteSpace: 'pre' },
  }),

  /** A table in the file preview: one line per value, and the whole table scrolls. */
  fileTable: defineRecipe({
    base: {
      maxHeight: '60vh',
      overflow: 'auto',
      '& td': { whiteSpace: 'nowrap' },
      '& th': { position: 'sticky', top: 0, background: 'bg.panel' },
    },
  }),

  filePicture: defineRecipe({ base: { maxWidth: '100%', maxHeight: '60vh', objectFit: 'contain' } }),
};
