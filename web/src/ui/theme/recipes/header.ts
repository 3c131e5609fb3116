import { defineRecipe } from '@chakra-ui/react/styled-system';

/** The top bar: search, panels below its buttons, command palette. */
export const header = {
  findForm: defineRecipe({ base: { position: 'relative', flex: '0 1 480px', minWidth: 0 } }),

  find: defineRecipe({
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      width: '100%',
      height: 'control',
      padding: '0 6px 0 10px',
      background: 'bg.muted',
      border: '1px solid transparent',
      borderRadius: 'panel',
      color: 'fg.muted',
      textAlign: 'left',
      'button&': { flex: '0 1 480px', minWidth: 0 },
      '& > span:first-of-type:not(.tr-keyCombination)': { flex: 1 },
      '&:hover': { borderColor: 'border.emphasized' },
      '&:focus-within': { borderColor: 'border.control', background: 'bg' },
      '& input': {
        flex: 1,
        minWidth: 0,
        height: '100%',
        border: 0,
        background: 'none',
        outline: 0,
        color: 'fg',
        font: 'text',
        textOverflow: 'ellipsis',
        _small: { fontSize: '16px' },
      },
      '&:has(input:focus-visible)': { outline: '2px solid {colors.leaf.focusRing}', outlineOffset: '1px' },
      '& input::placeholder': { color: 'fg.muted', opacity: 1 },
    },
  }),

  paletteField: defineRecipe({
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      flex: 'none',
      height: '48px',
      padding: '0 {spacing.4}',
      borderBottom: '1px solid {colors.border}',
      '& input::placeholder': { color: 'fg.muted', opacity: 1 },
      '& input': {
        flex: 1,
        minWidth: 0,
        border: 0,
        background: 'none',
        outline: 0,
        font: '400 16px/24px {fonts.body}',
        color: 'fg',
      },
      '& .tr-key': { minHeight: '24px', cursor: 'pointer' },
    },
  }),

  plainButton: defineRecipe({
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      padding: 0,
      border: 0,
      background: 'none',
      color: 'inherit',
      font: 'inherit',
    },
  }),

  keyCombination: defineRecipe({ base: { display: 'inline-flex', gap: '2px', flex: 'none' } }),

  // The expanded search has its own row below the bar. The row's space stays when it collapses, so that nothing jumps.
  findSpace: defineRecipe({
    base: {
      height: '64px',
      // Below the expanded search, the navigation starts lower.
      '& ~ .tr-app > .tr-nav': {
        height: 'calc(100vh - {sizes.header} - 64px)',
        '--nav-row': '28px',
        '--nav-gap': '1px',
      },
    },
  }),

  tiles: defineRecipe({
    base: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: '1',
      width: 'min(336px, calc(100vw - 2 * {spacing.3}))',
      padding: '2',
      '& a': {
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'start',
        gap: '2',
        height: '76px',
        padding: '{spacing.3} {spacing.1} {spacing.1}',
        borderRadius: 'panel',
        color: 'fg',
        font: 'mark',
        textAlign: 'center',
        textDecoration: 'none',
      },
      '& a:hover': { background: 'bg.muted' },
      '& svg': { width: '20px', height: '20px', color: 'fg.muted' },
    },
  }),

  overflow: defineRecipe({
    base: {
      display: 'grid',
      gap: '3',
      width: 'min(320px, calc(100vw - 2 * {spacing.3}))',
      maxHeight: 'calc(100dvh - {sizes.header} - {spacing.4})',
      padding: '3',
      overflowY: 'auto',
      '& > .tr-row > .tr-button': { flex: 1 },
      '& .tr-tiles': { width: 'auto', padding: 0 },
      '& .tr-segments > button': { flex: 1, justifyContent: 'center' },
    },
  }),

  palette: defineRecipe({
    base: {
      width: '640px',
      maxWidth: 'calc(100vw - 2 * {spacing.4})',
      alignSelf: 'start',
      marginTop: '12vh',
      '& > .tr-dialogHead': { display: 'none' },
      '& .tr-paletteList': {
        maxHeight: 'calc(88dvh - 48px - 56px)',
        _small: { flex: 1, maxHeight: 'none', height: 'auto !important' },
      },
      _small: { width: '100vw', maxWidth: 'none', marginTop: 0 },
    },
  }),

  paletteBody: defineRecipe({
    base: {
      display: 'flex',
      flexDirection: 'column',
      minHeight: 0,
      '& > .tr-banner': { margin: '2' },
      _small: { flex: 1 },
    },
  }),

  palettePopup: defineRecipe({
    base: {
      position: 'absolute',
      zIndex: 7,
      top: 'calc(100% + 6px)',
      left: 0,
      width: 'max(100%, min(640px, calc(100vw - 2 * {spacing.4})))',
      background: 'bg',
      borderRadius: 'dialog',
      boxShadow: 'overlay',
      '& > .tr-banner': { margin: '2' },
    },
  }),

  paletteList: defineRecipe({
    base: {
      maxHeight: 'calc(100dvh - {sizes.header} - 88px)',
      padding: '2',
      overflowY: 'auto',
      '& .tr-paletteCaption': { padding: '{spacing.2} {spacing.2} {spacing.1}', font: 'mark', color: 'fg.subtle' },
      "& [role='option']": {
        display: 'flex',
        alignItems: 'center',
        gap: '3',
        width: '100%',
        minHeight: '36px',
        padding: '0 {spacing.2}',
        border: 0,
        borderRadius: 'panel',
        background: 'none',
        color: 'fg',
        textAlign: 'left',
        cursor: 'pointer',
        _small: { minHeight: '44px' },
      },
      "& [role='option'] > svg": { flex: 'none', color: 'fg.subtle' },
      "& [aria-selected='true']": { background: 'leaf.subtle' },
      '& mark': { background: 'leaf.muted', color: 'inherit', borderRadius: '2px' },
      '& .tr-paletteDetail': { maxWidth: '45%' },
    },
  }),

  paletteFoot: defineRecipe({
    base: {
      display: 'flex',
      alignItems: 'center',
      flex: 'none',
      gap: '1',
      minHeight: '36px',
      padding: '{spacing.1} {spacing.4}',
      borderTop: '1px solid {colors.border}',
      color: 'fg.muted',
      font: 'mark',
      '& .tr-plainButton': { minHeight: '24px', marginLeft: '3' },
      "& > [aria-hidden='true']": { _small: { display: 'none' } },
    },
  }),

  keyHelp: defineRecipe({
    base: {
      display: 'grid',
      gap: '2',
      padding: '2',
      '& > div': { display: 'flex', alignItems: 'center', gap: '3' },
      '& dt': { display: 'flex', gap: '2px', minWidth: '96px' },
    },
  }),

  dialogHead: defineRecipe({}),

  paletteCaption: defineRecipe({}),

  paletteDetail: defineRecipe({}),
};
