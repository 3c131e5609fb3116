import { defineConfig } from '@chakra-ui/react/styled-system';

const colors = { values: 'colors' } as const;
const spacing = { values: 'spacing' } as const;
const sizes = { values: 'sizes' } as const;

/**
 * Token categories of CSS properties, and the conditions of this design. Replaces Chakra's preset-base, whose unused
 * style props add 5 KB to every overlay.
 */
export const base = defineConfig({
  conditions: {
    // Themes by attribute: public/theme.js sets it before the first paint.
    light: '[data-theme="light"] &',
    dark: '[data-theme="dark"] &',
    small: '@media (max-width: 767px)',
    // The shell's own layout for phones and tablets (SHELL-74).
    mobile: '@media (max-width: 1041px)',
    medium: '@media (max-width: 1200px)',
    print: '@media print',
    highlighted: '&[data-highlighted]',
    disabled: '&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])',
  },
  utilities: {
    color: colors,
    background: colors,
    backgroundColor: colors,
    borderColor: colors,
    outlineColor: colors,
    accentColor: colors,
    textDecorationColor: colors,
    borderRadius: { values: 'radii' },
    boxShadow: { values: 'shadows' },
    font: { values: 'fonts' },
    fontFamily: { values: 'fonts' },
    /** So many lines of text, then an ellipsis. */
    lineClamp: {
      transform: (lines: number) => ({
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: lines,
        overflow: 'hidden',
      }),
    },
    gap: spacing,
    rowGap: spacing,
    columnGap: spacing,
    padding: spacing,
    paddingTop: spacing,
    paddingRight: spacing,
    paddingBottom: spacing,
    paddingLeft: spacing,
    paddingInline: spacing,
    paddingBlock: spacing,
    margin: spacing,
    marginTop: spacing,
    marginRight: spacing,
    marginBottom: spacing,
    marginLeft: spacing,
    marginInline: spacing,
    marginBlock: spacing,
    top: spacing,
    right: spacing,
    bottom: spacing,
    left: spacing,
    inset: spacing,
    width: sizes,
    height: sizes,
    minWidth: sizes,
    minHeight: sizes,
    maxWidth: sizes,
    maxHeight: sizes,
  },
});
