import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Package metadata. */
export const archive = {
  archiveText: defineRecipe({
    base: {
      marginTop: '2',
      maxHeight: '420px',
      overflow: 'auto',
      padding: '3',
      background: 'bg.muted',
      borderRadius: 'panel',
      font: '400 12px/20px {fonts.mono}',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      tabSize: 4,
    },
  }),

  scriptLine: defineRecipe({
    base: { display: 'block', _before: { display: 'inline-block', width: '2ch', content: '""', color: 'fg.muted' } },
    variants: {
      mark: {
        CONTEXT: {},
        ADDED: { background: 'success.bg', _before: { content: '"+"' } },
        REMOVED: { background: 'decision.refused.bg', _before: { content: '"-"' } },
        UNKNOWN: {},
      },
    },
  }),

  archiveAbout: defineRecipe({ base: { display: 'flex', gap: '4', alignItems: 'start', overflowWrap: 'anywhere' } }),

  archiveIcon: defineRecipe({ base: { width: '48px', height: '48px', objectFit: 'contain', flexShrink: 0 } }),
};
