import type { Sheet } from './sheet.ts';

/** Elements, below everything that has a recipe. */
export const elements: Sheet = {
  '*, *::before, *::after': { boxSizing: 'border-box', margin: '0', padding: '0' },
  ':root': { colorScheme: 'light' },
  "[data-theme='dark']": { colorScheme: 'dark' },
  html: {
    background: 'bg.subtle',
    color: 'fg',
    font: 'text',
    WebkitFontSmoothing: 'antialiased',
    fontVariantNumeric: 'tabular-nums',
    fontFeatureSettings: "'ss01' 0",
  },
  body: { minHeight: '100vh' },
  h1: { font: 'title', letterSpacing: '-0.01em' },
  'h2, h3, th, legend': { font: 'head', textAlign: 'left' },
  a: { color: 'leaf.fg', textDecoration: 'none', textUnderlineOffset: '3px' },
  'a:hover': { textDecoration: 'underline' },
  'ul, ol': { listStyle: 'none' },
  'ul.tr-bullets': { listStyle: 'disc', paddingLeft: '20px', display: 'grid', gap: '2' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit', fontVariantNumeric: 'inherit' },
  ':focus-visible': { outline: '2px solid {colors.leaf.focusRing}', outlineOffset: '2px' },
  button: { cursor: 'pointer' },
  dialog: { color: 'inherit' },
  code: { fontFamily: 'mono', fontSize: '12px' },
  // Show >= as two characters wherever a spec is read or copied. Important, because every `font` shorthand would enable
  // ligatures again. A key of its own, because the first `*` is above.
  '*, ::before, ::after': { fontVariantLigatures: 'none !important' },
};

/** Global styles for elements among and inside the recipes. */
export const everywhere: Sheet = {
  code: { fontFamily: 'mono', fontSize: '12px' },
  // Room for the bar of an outage.
  'body:has(.tr-outage--bar)': { paddingBottom: '72px' },
  'svg[hidden]': { display: 'none' },
  ':is(p, .tr-text--muted, .tr-help, .tr-banner > div, .tr-log li > span) a': {
    textDecoration: 'underline',
    textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
  },
  ':is(.tr-row, li) > span:has(> svg:only-child)': { display: 'flex' },
  ":disabled, [aria-disabled='true']": { cursor: 'not-allowed' },
  ':is(.tr-columns, .tr-halves, .tr-section, .tr-stack, .tr-pageHead, .tr-page) > *': { minWidth: '0' },
  // Reached with j and k: not below the top bar.
  ':is(tbody tr, .tr-list > li) a[href]': { scrollMarginBlock: 'calc({sizes.header} + {spacing.4}) {spacing.6}' },
  // Forced colors remove backgrounds, and with them the mark of the selected option.
  ":is([aria-pressed='true'], [aria-selected='true'], [aria-current]:not([aria-current='false']))": {
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'Highlight !important',
      color: 'HighlightText !important',
      '& *': { color: 'HighlightText !important' },
    },
  },
  // New in a draft; <s> is what it replaces.
  ins: {
    textDecoration: 'underline',
    textDecorationThickness: '2px',
    textDecorationColor: 'decision.allowed.bar',
    textUnderlineOffset: '3px',
  },
  '*, *::before, *::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '0s !important',
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
};

/** Movements by name. */
export const keyframes: Record<string, Sheet> = {
  turn: { to: { rotate: '360deg' } },
  sk: { to: { opacity: 0.5 } },
  slide: { to: { transform: 'translateX(233%)' } },
  'top-grow': { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } },
};
