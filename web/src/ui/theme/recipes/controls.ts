import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Buttons, fields, and other controls. */
export const controls = {
  button: defineRecipe({
    base: {
      fontFamily: 'body',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '6px',
      height: 'control',
      padding: '0 {spacing.3}',
      border: '1px solid {colors.border.emphasized}',
      borderRadius: 'panel',
      background: 'bg',
      color: 'fg',
      fontWeight: 500,
      whiteSpace: 'nowrap',
      textDecoration: 'none',
      cursor: 'pointer',
      '&:hover': { background: 'bg.muted', textDecoration: 'none' },
      '&:active': { background: 'bg.emphasized' },
      "&&:disabled, &&[aria-disabled='true']": {
        background: 'bg.muted',
        borderColor: 'border',
        color: 'fg.subtle',
        cursor: 'not-allowed',
      },
      "&[aria-busy='true'] svg": { animation: 'turn 1s linear infinite' },
      _small: { minHeight: '40px' },
    },
    variants: {
      variant: {
        solid: {
          background: 'leaf.solid',
          borderColor: 'leaf.solid',
          color: 'leaf.contrast',
          '&:hover': { background: 'leaf.solidHover' },
        },
        danger: {
          background: 'severity.critical.bg',
          borderColor: 'severity.critical.bg',
          color: 'severity.critical.fg',
        },
        ghost: {
          borderColor: 'transparent',
          background: 'none',
          color: 'fg.muted',
          '&:hover': { background: 'bg.muted', color: 'fg' },
        },
      },
      size: { sm: { height: 'controlSm', padding: '0 10px', _small: { minHeight: '36px' } } },
      square: { true: { width: 'control', padding: 0, _small: { minWidth: '40px' } } },
    },
    compoundVariants: [{ size: 'sm', square: true, css: { width: 'controlSm' } }],
  }),

  field: defineSlotRecipe({
    slots: ['root', 'label'],
    base: {
      root: {
        display: 'grid',
        gap: '1',
        // Next to a taller one, the rows stay together.
        alignContent: 'start',
        '& > label, & > .tr-field__label': { fontWeight: 500 },
        '& > .tr-field__label': { fontWeight: 500 },
      },
    },
    variants: { date: { true: { root: { '& > label': { fontWeight: 400 } } } } },
  }),

  help: defineRecipe({ base: { color: 'fg.subtle' } }),

  fieldError: defineRecipe({
    base: { color: 'decision.refused.fg', display: 'flex', gap: '6px', alignItems: 'center' },
  }),

  input: defineRecipe({
    base: {
      width: '100%',
      minHeight: 'control',
      padding: '5px 10px',
      background: 'bg',
      border: '1px solid {colors.border.control}',
      borderRadius: 'panel',
      '&::placeholder': { color: 'fg.subtle', opacity: 1 },
      "&[aria-invalid='true']": {
        borderColor: 'decision.refused.fg',
        boxShadow: 'inset 0 0 0 1px {colors.decision.refused.fg}',
      },
      'textarea&': { resize: 'vertical', minHeight: '64px', display: 'block' },
      // Style the browser's own button like the hub's.
      "&[type='file']": { fontFamily: 'body', paddingLeft: '5px', cursor: 'pointer' },
      '&::file-selector-button': {
        font: 'inherit',
        fontWeight: 500,
        color: 'fg',
        background: 'bg.muted',
        border: '1px solid {colors.border.emphasized}',
        borderRadius: 'panel',
        padding: '1px 10px',
        marginRight: '10px',
        cursor: 'pointer',
      },
      _small: { minHeight: '40px', fontSize: '16px' },
    },
    variants: { size: { sm: { minHeight: 'controlSm', paddingBlock: '3px', _small: { minHeight: '36px' } } } },
  }),

  select: defineRecipe({
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      justifyContent: 'space-between',
      height: 'control',
      padding: '0 {spacing.2} 0 10px',
      background: 'bg',
      border: '1px solid {colors.border.control}',
      borderRadius: 'panel',
      whiteSpace: 'nowrap',
      'select&': {
        appearance: 'none',
        // A long option doesn't make the control wider than its field.
        minWidth: 0,
        maxWidth: '100%',
        textOverflow: 'ellipsis',
        paddingRight: '28px',
        background:
          "{colors.bg} url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='16' height='16' fill='none' stroke='%237f786c' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round' viewBox='0 0 24 24'%3E%3Cpath d='m6 9 6 6 6-6'/%3E%3C/svg%3E\") no-repeat right 8px center",
        "&[aria-invalid='true']": {
          borderColor: 'decision.refused.fg',
          boxShadow: 'inset 0 0 0 1px {colors.decision.refused.fg}',
        },
      },
      _small: { minHeight: '40px' },
    },
    variants: { size: { sm: { height: 'controlSm' } } },
  }),

  withIcon: defineRecipe({
    base: {
      position: 'relative',
      '& > svg': { position: 'absolute', left: '10px', top: '50%', translate: '0 -50%', color: 'fg.subtle' },
      '& .tr-input': { paddingLeft: '34px' },
      '.tr-field--date &': { '& .tr-input': { paddingLeft: '34px' } },
    },
  }),

  chips: defineRecipe({
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '1',
      minHeight: 'control',
      padding: '3px',
      background: 'bg',
      border: '1px solid {colors.border.control}',
      borderRadius: 'panel',
      '& input': {
        flex: 1,
        minWidth: '120px',
        border: 0,
        background: 'none',
        padding: '0 6px',
        textOverflow: 'ellipsis',
        height: '24px',
        outlineOffset: 0,
        _small: { fontSize: '16px' },
      },
      '&:focus-within': { outline: '2px solid {colors.leaf.focusRing}', outlineOffset: '1px' },
      '& input:focus-visible': { outline: 0 },
      "&:has([aria-invalid='true'])": { borderColor: 'decision.refused.fg' },
      _small: { minHeight: '40px' },
      '& .tr-chip': { maxWidth: '100%' },
    },
  }),

  chip: defineRecipe({
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2px',
      height: '24px',
      padding: '0 2px 0 {spacing.2}',
      background: 'bg.muted',
      border: '1px solid {colors.border}',
      borderRadius: 'mark',
      fontFamily: 'mono',
      fontSize: '12px',
      whiteSpace: 'nowrap',
      '& button': {
        display: 'grid',
        placeItems: 'center',
        width: '20px',
        height: '20px',
        border: 0,
        borderRadius: '3px',
        background: 'none',
        color: 'fg.subtle',
      },
      '& button:hover': { background: 'bg.emphasized', color: 'fg' },
      '& svg.tr-icon': { width: '12px', height: '12px', strokeWidth: 2 },
    },
    variants: {
      sans: { true: { fontFamily: 'inherit', fontSize: 'inherit' } },
      plain: { true: { padding: '0 {spacing.2}' } },
      bad: {
        true: { background: 'decision.refused.bg', borderColor: 'decision.refused.fg', color: 'decision.refused.fg' },
      },
    },
  }),

  toggle: defineSlotRecipe({
    slots: ['root', 'track', 'under'],
    base: {
      root: {
        display: 'grid',
        gridTemplateColumns: '32px 1fr',
        gap: '0 10px',
        alignItems: 'start',
        alignContent: 'start',
        cursor: 'pointer',
        '& input': { position: 'absolute', opacity: 0 },
        '& input:checked + .tr-toggle__track': {
          background: 'leaf.solid',
          '@media (forced-colors: active)': { background: 'Highlight' },
        },
        '& input:checked + .tr-toggle__track::after': { left: '14px' },
        '& input:focus-visible + .tr-toggle__track': {
          outline: '2px solid {colors.leaf.focusRing}',
          outlineOffset: '2px',
        },
        '& small': { gridColumn: 2, font: 'inherit', color: 'fg.subtle' },
        '& input:disabled ~ *': { opacity: 0.6 },
      },
      track: {
        width: '32px',
        height: '20px',
        borderRadius: '10px',
        background: 'border.control',
        position: 'relative',
        // It is made of backgrounds alone.
        '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'ButtonText' },
        '&::after': {
          content: "''",
          position: 'absolute',
          left: '2px',
          top: '2px',
          width: '16px',
          height: '16px',
          borderRadius: '50%',
          background: '#fff',
          '@media (forced-colors: active)': { background: 'ButtonFace' },
        },
      },
      // Content of a switch is below its text.
      under: { paddingLeft: '42px', marginTop: '1' },
    },
  }),

  segments: defineRecipe({
    base: {
      display: 'inline-flex',
      padding: '2px',
      gap: '2px',
      background: 'bg.segments',
      borderRadius: 'panel',
      '& button, & a': {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '6px',
        height: '24px',
        padding: '0 10px',
        border: 0,
        borderRadius: 'mark',
        background: 'none',
        color: 'fg.muted',
        fontWeight: 500,
        whiteSpace: 'nowrap',
      },
      "& [aria-pressed='true'], & [aria-selected='true']": { background: 'bg.segmentOn', color: 'fg' },
      '& .tr-count': { font: 'mark', color: 'fg.muted', minWidth: '3ch', textAlign: 'left' },
      _small: { flexWrap: 'wrap' },
    },
  }),

  key: defineRecipe({
    base: {
      display: 'inline-block',
      minWidth: '20px',
      padding: '1px 5px',
      border: '1px solid {colors.border.emphasized}',
      borderRadius: 'mark',
      background: 'bg',
      font: '500 11px/16px {fonts.body}',
      color: 'fg.muted',
      textAlign: 'center',
    },
  }),

  choices: defineRecipe({ base: { display: 'grid', gap: '2' } }),

  choice: defineRecipe({
    base: {
      display: 'grid',
      gridTemplateColumns: '16px 1fr',
      gap: '0 10px',
      alignItems: 'start',
      cursor: 'pointer',
      '& input': { width: '16px', height: '16px', marginTop: '2px', accentColor: 'leaf.solid' },
      '& small': { gridColumn: 2, font: 'inherit', color: 'fg.subtle' },
    },
  }),

  checkbox: defineRecipe({ base: { width: '16px', height: '16px', accentColor: 'leaf.solid', flex: 'none' } }),

  fieldset: defineRecipe({ base: { border: 0, minWidth: 0, '& > legend': { fontWeight: 500, marginBottom: '1' } } }),

  contents: defineRecipe({ base: { display: 'contents' } }),

  withEnd: defineRecipe({
    base: {
      position: 'relative',
      '& .tr-input': { paddingRight: '40px' },
      '& > .tr-button': { position: 'absolute', right: '2px', top: '50%', translate: '0 -50%' },
    },
  }),
};
