import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Banners, notifications, skeletons, empty places, progress. */
export const feedback = {
  banner: defineRecipe({
    base: {
      display: 'flex',
      gap: '3',
      padding: '{spacing.3} {spacing.4}',
      border: '1px solid {colors.border}',
      borderRadius: 'panel',
      background: 'bg',
      '& > svg': { marginTop: '2px' },
      '& .tr-button.tr-button--square': { margin: '-4px' },
      _small: { flexWrap: 'wrap' },
      '& > div': { _small: { minWidth: '70%' } },
      '&:has(.tr-undoable)': { alignItems: 'center' },
    },
    variants: {
      kind: {
        warning: {
          background: 'decision.pending.bg',
          borderColor: 'transparent',
          '& > svg': { color: 'decision.pending.fg' },
        },
        error: {
          background: 'decision.refused.bg',
          borderColor: 'transparent',
          '& > svg': { color: 'decision.refused.fg' },
        },
        success: { background: 'leaf.subtle', borderColor: 'transparent', '& > svg': { color: 'leaf.fg' } },
      },
    },
  }),

  toast: defineRecipe({
    base: {
      display: 'grid',
      gridTemplateColumns: '16px 1fr auto',
      alignItems: 'center',
      gap: '2px {spacing.3}',
      padding: '{spacing.3} {spacing.3} {spacing.3} {spacing.4}',
      background: 'bg',
      borderRadius: 'panel',
      boxShadow: 'overlay',
      // Where Chakra's toaster wants it, including the fade-out; the toaster waits 400 ms for that (ERR-08).
      width: '100%',
      zIndex: 'var(--z-index)',
      translate: '0 calc(var(--lift) * var(--offset))',
      '&[data-state=closed]': { opacity: 0, transition: 'opacity 400ms ease-out' },
      '& > .tr-button::after': { content: "''", position: 'absolute', inset: 0 },
      '& a, & > div > .tr-button': { position: 'relative', zIndex: 1 },
      '& > div > .tr-button': { marginTop: '2' },
    },
  }),

  skeleton: defineRecipe({
    base: {
      display: 'block',
      height: '12px',
      borderRadius: 'mark',
      background: 'bg.emphasized',
      '@media (prefers-reduced-motion: no-preference)': { animation: 'sk 1.2s ease-in-out infinite alternate' },
    },
  }),

  empty: defineRecipe({
    base: {
      display: 'grid',
      alignContent: 'start',
      gap: '1',
      justifyItems: 'start',
      padding: '6',
      '& .tr-button': { marginTop: '3' },
      '& > .tr-heading': { font: 'head' },
    },
  }),

  progress: defineRecipe({
    base: {
      height: '4px',
      borderRadius: '2px',
      background: 'bg.emphasized',
      overflow: 'hidden',
      '& i': {
        display: 'block',
        height: '100%',
        background: 'leaf.solid',
        '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
      },
      _dark: { '& i': { background: 'decision.allowed.bar' } },
    },
    variants: {
      failed: { true: { '& i': { background: 'decision.refused.bar' } } },
      unknown: { true: { '& i': { animation: 'slide 1.4s ease-in-out infinite alternate' } } },
    },
  }),

  phases: defineSlotRecipe({
    slots: ['root', 'off', 'done'],
    base: {
      root: {
        display: 'grid',
        '& li': {
          display: 'grid',
          gridTemplateColumns: '20px 1fr auto',
          gap: '2',
          minHeight: '28px',
          alignItems: 'center',
        },
      },
      off: { color: 'fg.subtle' },
      done: { color: 'decision.allowed.fg' },
    },
  }),

  // The toaster uses its own offsets: over the top bar, left of its buttons, because the buttons of a page's header are
  // below, and users need them next. From 1300 px it covers nothing there; below that it covers the end of the search,
  // which also has keys; in the mobile layout nothing again, until a phone's bar lacks space next to its buttons, where
  // it covers the page's title.
  toasts: defineRecipe({
    base: {
      '--toasts-top': '6px',
      '--toasts-right': '164px',
      '@media (max-width: 1041px)': { '--toasts-right': '104px' },
      '@media (max-width: 599px)': { '--toasts-right': '{spacing.4}', '--toasts-top': 'calc({sizes.header} + 4px)' },
      width: 'min(380px, calc(100vw - 2 * {spacing.4}))',
    },
    variants: {
      plain: { true: { position: 'fixed', top: 'var(--toasts-top)', right: 'var(--toasts-right)', zIndex: 10 } },
    },
  }),

  skeletonTable: defineRecipe({
    base: {
      '& .tr-row': {
        height: 'row',
        padding: '0 {spacing.4}',
        gap: '6',
        borderBottom: '1px solid {colors.border.muted}',
      },
      '& .tr-row:last-child': { borderBottom: 0 },
    },
  }),

  grow: defineRecipe({ base: { flex: 1, minWidth: 0 } }),

  pageBanner: defineRecipe({ base: { padding: '{spacing.4} {spacing.4} 0' } }),
};
