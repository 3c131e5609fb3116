import { defineSemanticTokens, defineTextStyles, defineTokens } from '@chakra-ui/react/styled-system';

/** A value in the light and in the dark theme. */
const both = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });
const px = (values: Record<string, number>) =>
  Object.fromEntries(Object.entries(values).map(([name, size]) => [name, { value: `${size}px` }]));

/** Fonts, the 4-px grid and sizes: the same in both themes. */
export const tokens = defineTokens({
  fonts: {
    body: { value: "'Geist Variable', system-ui, sans-serif" },
    heading: { value: "'Geist Variable', system-ui, sans-serif" },
    mono: { value: "'JetBrains Mono Variable', ui-monospace, monospace" },
    // Whole settings, for `font`: 13 px text, 20 px titles; 12 only inside marks (table heads, badges, keys, captions).
    mark: { value: '500 12px/16px {fonts.body}' },
    text: { value: '400 13px/20px {fonts.body}' },
    head: { value: '600 13px/20px {fonts.body}' },
    title: { value: '600 20px/28px {fonts.body}' },
  },
  // '3' is 12 px.
  spacing: px({ 1: 4, 2: 8, 3: 12, 4: 16, 5: 20, 6: 24, 8: 32, 10: 40, 12: 48 }),
  sizes: px({ control: 32, controlSm: 28, row: 36, header: 56, drawer: 280, rail: 96 }),
  // mark: badges, chips, keys. panel: controls, too. dialog: the palette, too.
  radii: px({ mark: 4, panel: 6, dialog: 10 }),
});

const severity = (light: [string, string], dark: [string, string]) => ({
  fg: both(light[0], dark[0]),
  bg: both(light[1], dark[1]),
});
const decision = (light: [string, string, string], dark: [string, string, string]) => ({
  ...severity([light[0], light[1]], [dark[0], dark[1]]),
  bar: both(light[2], dark[2]),
});

/** Colors by purpose, in the light and the dark theme. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      // Panels, tables, dialogs, fields; `subtle` is the page, `muted` hover, code, and table headers, `emphasized`
      // tracks and pressed elements.
      DEFAULT: both('#ffffff', '#1b1a18'),
      panel: both('#ffffff', '#1b1a18'),
      subtle: both('#faf9f7', '#141311'),
      muted: both('#f4f2ee', '#252320'),
      emphasized: both('#e8e5df', '#35322d'),
      segments: both('#e8e5df', '#252320'),
      segmentOn: both('#ffffff', '#3f3b35'),
      scrim: both('rgb(31 29 26 / 0.42)', 'rgb(8 7 6 / 0.64)'),
    },
    fg: {
      DEFAULT: both('#1f1d1a', '#eceae4'),
      muted: both('#57534b', '#b0aa9f'),
      subtle: both('#6b665c', '#989287'),
      error: both('#ab1c2c', '#f7979b'),
    },
    border: {
      DEFAULT: both('#e2ded7', '#34312c'),
      muted: both('#eeebe6', '#292724'),
      emphasized: both('#cbc6bc', '#4a463f'),
      control: both('#8d8679', '#7f786c'),
    },
    // The one accent.
    leaf: {
      solid: both('#1d6b3c', '#2a7c47'),
      solidHover: both('#17572f', '#246c3d'),
      contrast: both('#ffffff', '#ffffff'),
      fg: both('#1a6437', '#82cd9a'),
      subtle: both('#edf5ee', '#19261d'),
      muted: both('#d5e8da', '#203727'),
      emphasized: both('#9fc7ab', '#3a6a49'),
      focusRing: both('#1d6b3c', '#82cd9a'),
    },
    severity: {
      none: severity(['#57534b', '#f4f2ee'], ['#b0aa9f', '#252320']),
      low: severity(['#2b5d8c', '#ebf2f9'], ['#93bbe3', '#18232f']),
      medium: severity(['#855600', '#fbf2dd'], ['#e2b55f', '#2b2312']),
      high: severity(['#a8430b', '#fdeee4'], ['#f1a06d', '#321e12']),
      critical: severity(['#ffffff', '#b3202f'], ['#ffffff', '#c43040']),
    },
    decision: {
      allowed: decision(['#1a6437', '#edf5ee', '#3f8f5c'], ['#82cd9a', '#19261d', '#4b9a68']),
      refused: decision(['#ab1c2c', '#fdedec', '#cf4550'], ['#f7979b', '#351a1c', '#d9565f']),
      waived: decision(['#5a40a6', '#f2eefb', '#7d63c9'], ['#bba9f3', '#241e37', '#8f78d6']),
      pending: decision(['#855600', '#fbf2dd', '#b98014'], ['#e2b55f', '#2b2312', '#b98a2c']),
    },
  },
  // Overlays only.
  shadows: {
    overlay: both(
      '0 1px 2px rgb(31 29 26 / 0.06), 0 16px 48px rgb(31 29 26 / 0.18)',
      '0 0 0 1px #4a463f, 0 16px 48px rgb(0 0 0 / 0.6)',
    ),
  },
});

/** Text settings under Chakra's name for them, for its own parts. */
export const textStyles = defineTextStyles({
  title: { value: { font: 'title', letterSpacing: '-.01em' } },
  mark: { value: { font: 'mark' } },
});
