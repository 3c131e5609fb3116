import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** The wizard, its impact panel, and other policy dialogs. */
export const policy = {
  wizard: defineSlotRecipe({
    slots: ['root', 'body', 'subtitle'],
    base: {
      body: {
        display: 'grid',
        gridTemplateColumns: '185px minmax(0, 1fr) 400px',
        flex: 1,
        minHeight: 0,
        '@media (max-width: 1099px)': {
          gridTemplateColumns: '185px minmax(0, 1fr)',
          gridAutoRows: 'max-content',
          alignContent: 'start',
          overflow: 'auto',
        },
        _small: { display: 'block', overflow: 'auto' },
      },
      root: {
        '& .tr-steps': { '@media (max-width: 1099px)': { gridRow: '1 / span 2' } },
        '& :is(.tr-form, .tr-side)': { '@media (max-width: 1099px)': { gridColumn: 2, overflow: 'visible' } },
        '& .tr-side': { '@media (max-width: 1099px)': { borderLeft: 0, borderTop: '1px solid {colors.border}' } },
        '& .tr-switches': { '@media (max-width: 1099px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
        '& .tr-dialog__title': { flex: 'none', whiteSpace: 'nowrap' },
        '& .tr-dialog__header .tr-wizard__subtitle': { minWidth: 0, flex: '0 1 auto' },
        '& .tr-dialog__header .tr-push': { flex: 1 },
        '& > .tr-wizard__body': { minHeight: 0 },
        '& h3:focus': { outline: 0 },
        '& .tr-toggle > span:not(.tr-toggle__track)': { fontWeight: 500 },
        '& .tr-help:empty': { display: 'none' },
        '& .tr-option': { minHeight: '24px' },
      },
    },
    variants: {
      review: {
        true: {
          body: {
            gridTemplateColumns: '185px 320px minmax(0, 1fr)',
            '@media (max-width: 1099px)': {
              gridTemplateColumns: '185px minmax(0, 1fr)',
              gridAutoRows: 'max-content',
              alignContent: 'start',
              overflow: 'auto',
            },
          },
          root: { '& .tr-form': { '@media (max-width: 1099px)': { borderRight: 0 }, _small: { borderRight: 0 } } },
        },
      },
    },
  }),

  steps: defineSlotRecipe({
    slots: ['root', 'off', 'dot', 'done', 'note', 'now', 'title'],
    base: {
      // Before the root, whose current step wins.
      done: { '& .tr-steps__dot': { borderColor: 'leaf.emphasized', color: 'leaf.fg', background: 'leaf.subtle' } },
      root: {
        padding: '{spacing.6} 0 0 {spacing.6}',
        background: 'bg.subtle',
        borderRight: '1px solid {colors.border}',
        '& li': { position: 'relative', paddingBottom: '5', _small: { flex: 'none', padding: 0 } },
        '& li:not(:last-child)::before': {
          content: "''",
          position: 'absolute',
          left: '9.5px',
          top: '24px',
          bottom: '4px',
          width: '1px',
          background: 'border.emphasized',
        },
        '& a, & span.tr-steps__off': { display: 'flex', gap: '10px', color: 'fg.muted', textDecoration: 'none' },
        "& [aria-current='step']": { color: 'fg', fontWeight: 600 },
        "& [aria-current='step'] .tr-steps__dot": {
          background: 'leaf.solid',
          borderColor: 'leaf.solid',
          color: 'leaf.contrast',
        },
        _small: { padding: '{spacing.3} {spacing.4}', border: 0, borderBottom: '1px solid {colors.border}' },
        '& ol': { _small: { display: 'flex', gap: '1' } },
        '& li::before': { _small: { display: 'none' } },
        '& li:not(.tr-steps__now) .tr-steps__title': {
          _small: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
        },
        '& li.tr-steps__now': { _small: { flex: 1 } },
        '& a:hover .tr-steps__title': { textDecoration: 'none' },
      },
      off: { color: 'fg.subtle' },
      dot: {
        display: 'grid',
        placeItems: 'center',
        width: '20px',
        height: '20px',
        borderRadius: '50%',
        border: '1px solid {colors.border.control}',
        font: '600 11px/1 {fonts.body}',
        flex: 'none',
        '& svg': { width: '12px', height: '12px', strokeWidth: 2.5 },
      },
      note: {
        display: 'block',
        font: 'mark',
        fontWeight: 400,
        color: 'fg.subtle',
        maxWidth: '130px',
        _small: { display: 'none' },
      },
      title: { minWidth: 0 },
    },
  }),

  form: defineRecipe({
    base: {
      padding: '{spacing.6} {spacing.8}',
      overflow: 'auto',
      display: 'grid',
      gap: '5',
      alignContent: 'start',
      _small: { padding: '4', overflow: 'visible' },
      '&.tr-reviewForm': {
        padding: '6',
        borderRight: '1px solid {colors.border}',
        gap: '6',
        _small: { padding: '4', borderRight: 0 },
      },
    },
  }),

  rule: defineRecipe({
    base: {
      display: 'grid',
      gridTemplateColumns: '96px minmax(0, 1fr)',
      gap: '{spacing.1} {spacing.2}',
      '& > :is(label, .tr-field__label, .tr-help, .tr-fieldError)': { gridColumn: '1 / -1' },
      '& > label': { fontWeight: 500 },
    },
  }),

  side: defineRecipe({
    base: {
      padding: '6',
      overflow: 'auto',
      borderLeft: '1px solid {colors.border}',
      background: 'bg.subtle',
      display: 'grid',
      gap: '4',
      alignContent: 'start',
      '& > section': { display: 'grid', gap: '2' },
      '& > section + section': { borderTop: '1px solid {colors.border}', paddingTop: '4' },
      _small: { borderLeft: 0, borderTop: '1px solid {colors.border}', padding: '4', overflow: 'visible' },
      // As on pages: loading numbers would push what is below.
      "& > .tr-impact:has([role='status']) ~ *": { visibility: 'hidden' },
      '&.tr-reviewImpact': {
        border: 0,
        gap: '5',
        '@media (max-width: 1099px)': { borderTop: '1px solid {colors.border}' },
      },
    },
  }),

  say: defineRecipe({
    base: {
      '& p': { color: 'fg.muted' },
      '& p b': { color: 'fg', fontWeight: 500 },
      '& p + p': { marginTop: '6px' },
      '& .tr-text--mono': { color: 'fg' },
    },
  }),

  equation: defineRecipe({
    base: {
      display: 'grid',
      gridTemplateColumns: 'repeat(4, auto) 1fr',
      gap: '0 {spacing.8}',
      '& div': { display: 'grid' },
      '& dt': { font: 'mark', fontWeight: 400, color: 'fg.subtle' },
      '& dd': { font: 'title' },
      _small: { gridTemplateColumns: '1fr 1fr', gap: '2' },
    },
  }),

  switches: defineRecipe({
    base: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: '{spacing.4} {spacing.6}',
      _small: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),

  option: defineRecipe({
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '4px',
      height: '24px',
      padding: '0 {spacing.2}',
      border: '1px solid {colors.border.control}',
      borderRadius: 'mark',
      background: 'bg',
      color: 'fg.muted',
      '& svg': { width: '12px !important', height: '12px !important' },
      "&[aria-pressed='true']": {
        background: 'decision.refused.bg',
        borderColor: 'decision.refused.fg',
        color: 'decision.refused.fg',
      },
    },
    variants: {
      in: {
        true: { "&[aria-pressed='true']": { background: 'leaf.subtle', borderColor: 'leaf.fg', color: 'leaf.fg' } },
      },
    },
  }),

  undoable: defineRecipe({
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '{spacing.2} {spacing.3}',
      marginBlock: '-4px',
    },
  }),

  wizardBanners: defineRecipe({
    base: {
      display: 'grid',
      gap: '2',
      padding: '{spacing.3} {spacing.6} 0',
      flex: 'none',
      '& ul': { listStyle: 'none' },
      _small: { padding: '{spacing.3} {spacing.4} 0' },
    },
  }),

  stepFields: defineRecipe({ base: { display: 'grid', gap: '5', border: 0, minWidth: 0 } }),

  dates: defineRecipe({ base: { gap: '{spacing.2} {spacing.4}' } }),

  dateOpen: defineRecipe({
    base: {
      position: 'absolute',
      left: '4px',
      top: '4px',
      width: '24px',
      height: '24px',
      display: 'grid',
      placeItems: 'center',
      border: 0,
      borderRadius: 'mark',
      background: 'none',
      color: 'fg.subtle',
      '&:hover': { background: 'bg.muted', color: 'fg' },
    },
  }),

  dateNative: defineRecipe({
    base: {
      position: 'absolute',
      left: 0,
      bottom: 0,
      width: '1px',
      height: '100%',
      opacity: 0,
      pointerEvents: 'none',
      border: 0,
    },
  }),

  combobox: defineRecipe({ base: { position: 'relative', minWidth: 0 } }),

  comboboxList: defineRecipe({
    base: {
      position: 'absolute',
      zIndex: 2,
      inset: 'calc(100% + 4px) 0 auto',
      maxHeight: '232px',
      overflowY: 'auto',
      padding: '4px',
      background: 'bg',
      borderRadius: 'panel',
      boxShadow: 'overlay',
      '&[hidden]': { display: 'none' },
      "& [role='option']": { padding: '6px 8px', borderRadius: 'mark', cursor: 'pointer' },
      '& [data-highlighted]': { background: 'leaf.subtle' },
      outline: 0,
    },
    variants: { none: { true: { padding: '10px 12px', color: 'fg.subtle' } } },
  }),

  group: defineRecipe({
    base: {
      display: 'grid',
      gap: '4',
      '& + .tr-group': { borderTop: '1px solid {colors.border}', paddingTop: '5' },
      '& > legend': { float: 'left', width: '100%', font: 'head', margin: '0 0 calc(-1 * {spacing.2})' },
      '& > legend + *': { clear: 'both' },
    },
  }),

  score: defineRecipe({ base: { '& .tr-input': { width: '96px' }, '& .tr-select': { width: 'auto' } } }),

  pick: defineRecipe({
    base: {
      position: 'relative',
      paddingRight: '8px',
      gap: '6px',
      '& select': {
        appearance: 'none',
        border: 0,
        background: 'none',
        outline: 0,
        padding: '0 20px 0 0',
        marginRight: '-20px',
        cursor: 'pointer',
        maxWidth: '180px',
      },
      '& option': { background: 'bg', color: 'fg' },
      '& > svg': { pointerEvents: 'none' },
      '&:has(select:focus-visible)': { outline: '2px solid {colors.leaf.focusRing}', outlineOffset: '2px' },
    },
  }),

  impact: defineSlotRecipe({
    slots: ['root', 'lost'],
    base: {
      root: { '& .tr-sum': { flexWrap: 'wrap', rowGap: 0, marginBottom: '4px' } },
      lost: {
        margin: '4px -12px 0',
        '& :is(th, td):first-child': { paddingLeft: '12px' },
        '& :is(th, td):last-child': { paddingRight: '12px' },
      },
    },
    variants: {
      busy: { true: { root: { '& > :not(:first-child)': { opacity: 0.6, transition: 'opacity 120ms ease-out' } } } },
    },
  }),

  reviewImpact: defineRecipe({
    base: {
      // Two columns only if a bar has space next to its names and numbers.
      '& .tr-halves': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 290px), 1fr))' },
      '& .tr-lists': { gap: '{spacing.4} {spacing.6}' },
    },
    variants: { busy: { true: { '& > :not(:first-child)': { opacity: 0.6, transition: 'opacity 120ms ease-out' } } } },
  }),

  reviewDl: defineRecipe({
    base: {
      gridTemplateColumns: '96px minmax(0, 1fr)',
      '& + .tr-reviewDl': { borderTop: '1px solid {colors.border.muted}', paddingTop: '2', marginTop: '1' },
    },
  }),

  packageImpacts: defineRecipe({
    base: {
      maxHeight: '420px',
      overflow: 'auto',
      _small: { maxHeight: 'none' },
      '& td:last-child': {
        width: '99%',
        maxWidth: 0,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        _small: { whiteSpace: 'normal' },
      },
    },
  }),

  allLink: defineRecipe({ base: { fontWeight: 400 } }),

  link: defineRecipe({
    base: {
      border: 0,
      background: 'none',
      padding: 0,
      color: 'leaf.fg',
      cursor: 'pointer',
      '&:hover': { textDecoration: 'underline' },
    },
  }),

  savingNote: defineRecipe({ base: { marginRight: '2' } }),

  helpDialog: defineRecipe({
    base: {
      minWidth: '40vw',
      maxWidth: '70vw',
      maxHeight: '60vh',
      _small: { minWidth: 0, maxWidth: 'none', maxHeight: 'none' },
    },
  }),

  numbered: defineRecipe({ base: { listStyle: 'decimal', paddingLeft: '5' } }),

  policyRules: defineRecipe({
    base: {
      '.tr-table td&': { minWidth: '240px', color: 'fg.muted' },
      '& > span': { lineClamp: 2 },
    },
  }),

  policyChannels: defineRecipe({ base: { '.tr-table td&': { minWidth: '112px' } } }),

  applyFields: defineRecipe({ base: { alignItems: 'start' } }),

  impactLimits: defineRecipe({ base: { listStyle: 'none', marginBlock: '2' } }),

  ageField: defineRecipe({ base: { '& .tr-input': { width: '88px' } } }),

  saves: defineRecipe({ base: { listStyle: 'none', display: 'grid' } }),

  save: defineRecipe({
    base: {
      display: 'grid',
      gap: '2',
      paddingBlock: '3',
      '& + .tr-save': { borderTop: '1px solid {colors.border.muted}' },
    },
  }),

  changeLines: defineRecipe({
    base: { gridTemplateColumns: '148px minmax(0, 1fr)', _small: { gridTemplateColumns: '112px minmax(0, 1fr)' } },
  }),

  mistakes: defineRecipe({
    base: { listStyle: 'none', display: 'grid', gap: '1', maxHeight: '320px', overflowY: 'auto' },
  }),

  reviewForm: defineRecipe({}),

  lists: defineRecipe({}),
};
