import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Maximum number of columns in a configurable table, including the checkboxes. */
const mostColumns = 16;

/**
 * Hides cells at the positions in `data-without`, except those that span several columns: `3` always, `small-3`,
 * `mobile-3`, and `medium-3` at these widths.
 */
const withoutColumns = Object.fromEntries(
  Array.from({ length: mostColumns }, (_unused, at) => at + 1).flatMap((place) => {
    const cellsOf = (name: string) => `&[data-without~='${name}'] > * > tr > :nth-child(${place}):not([colspan])`;
    return [
      [cellsOf(String(place)), { display: 'none' }],
      [cellsOf(`small-${place}`), { _small: { display: 'none' } }],
      [cellsOf(`mobile-${place}`), { _mobile: { display: 'none' } }],
      [cellsOf(`medium-${place}`), { _medium: { display: 'none' } }],
    ];
  }),
);

/**
 * The last visible column on a phone has the padding of a last column; `data-last` is its position if hidden ones
 * follow.
 */
const lastColumn = Object.fromEntries(
  Array.from({ length: mostColumns }, (_unused, at) => [
    `&[data-last='${at + 1}'] > * > tr > :nth-child(${at + 1}):not([colspan])`,
    { _small: { paddingRight: '4' } },
  ]),
);

/** Panels, lists, code and tables. */
export const panels = {
  panel: defineRecipe({
    base: { background: 'bg', border: '1px solid {colors.border}', borderRadius: 'panel' },
    variants: { narrow: { true: { maxWidth: '560px' } } },
  }),

  dropZone: defineRecipe({
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '{spacing.2} {spacing.3}',
      padding: '4',
      borderStyle: 'dashed',
      borderColor: 'border.control',
      textAlign: 'left',
      '&:hover': { background: 'bg.muted' },
    },
    variants: { over: { true: { borderColor: 'leaf.solid', background: 'leaf.subtle' } } },
  }),

  pad: defineRecipe({
    base: { padding: '4', ':is(.tr-pad, .tr-scroll) + &': { borderTop: '1px solid {colors.border.muted}' } },
  }),

  list: defineSlotRecipe({
    slots: ['root', 'act'],
    base: {
      root: {
        '& > li': {
          display: 'grid',
          gridTemplateColumns: '20px minmax(0, 1fr) auto',
          gap: '2px {spacing.3}',
          padding: '10px {spacing.3} 10px {spacing.4}',
          alignItems: 'center',
          _small: { padding: '12px' },
        },
        '& > li + li': { borderTop: '1px solid {colors.border.muted}' },
        '& .tr-text--muted': { gridColumn: 2 },
        '& > li > span:first-child': { alignSelf: 'start', marginTop: '2px' },
      },
      act: {
        gridColumn: 3,
        gridRow: '1 / span 2',
        _small: { gridColumn: 2, gridRow: 'auto', justifySelf: 'start', marginTop: '1' },
      },
    },
  }),

  log: defineRecipe({
    base: {
      '& > li': {
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gap: '0 {spacing.2}',
        padding: '0 0 {spacing.3} 20px',
      },
      '& > li::before': {
        content: "''",
        position: 'absolute',
        left: '3px',
        top: '7px',
        width: '7px',
        height: '7px',
        borderRadius: '50%',
        background: 'bg.subtle',
        border: '1.5px solid {colors.border.control}',
      },
      '& > li::after': {
        content: "''",
        position: 'absolute',
        left: '6.5px',
        top: '16px',
        bottom: '-5px',
        width: '1px',
        background: 'border',
      },
      '& > li:last-child::after': { display: 'none' },
      '& time': { color: 'fg.subtle' },
      '& .tr-text--muted': { gridColumn: '1 / -1' },
    },
  }),

  code: defineSlotRecipe({
    slots: ['root', 'token'],
    base: {
      root: {
        position: 'relative',
        padding: '3',
        background: 'bg.muted',
        borderRadius: 'panel',
        fontFamily: 'mono',
        fontSize: '12px',
        lineHeight: '20px',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      },
      token: { color: 'fg.subtle', whiteSpace: 'nowrap' },
    },
    variants: { fill: { true: { root: { wordBreak: 'break-all' } } } },
  }),

  descriptions: defineRecipe({
    base: {
      display: 'grid',
      gridTemplateColumns: '112px minmax(0, 1fr)',
      gap: '{spacing.1} {spacing.3}',
      '& dt': { color: 'fg.subtle' },
      '& .tr-row > .tr-button': {
        marginBlock: 'calc((20px - {sizes.controlSm}) / 2)',
        _small: { marginBlock: '-8px' },
      },
      '& .tr-row:has(> .tr-button)': { _small: { flexWrap: 'nowrap' } },
    },
  }),

  table: defineSlotRecipe({
    slots: ['root', 'sub', 'two', 'long', 'whole', 'mid', 'pick', 'seen'],
    base: {
      // a line is as high as its text
      root: {
        width: '100%',
        borderCollapse: 'separate',
        borderSpacing: 0,
        '& td.tr-reasonText': { minWidth: '280px', whiteSpace: 'normal', _small: { minWidth: '140px' } },
        '& th': {
          height: 'row',
          padding: '0 {spacing.3}',
          font: 'mark',
          color: 'fg.subtle',
          borderBottom: '1px solid {colors.border}',
          whiteSpace: 'nowrap',
        },
        '& td, & tbody th': {
          height: 'row',
          padding: '3px {spacing.3}',
          borderBottom: '1px solid {colors.border.muted}',
          font: 'text',
          color: 'inherit',
          whiteSpace: 'nowrap',
        },
        '& thead th': { _small: { whiteSpace: 'normal' } },
        '& thead td': { borderBottom: '1px solid {colors.border}' },
        '& tbody tr:last-child > *': { borderBottom: 0 },
        '& :is(th, td)': { _small: { paddingInline: '2' } },
        '& :is(th, td):first-child': { paddingLeft: '4' },
        '& :is(th, td):last-child': { paddingRight: '4' },
        '& .tr-text--numeric': { textAlign: 'right' },
        '& .tr-text--mono': { fontFamily: 'mono', fontSize: '12px' },
        '& tbody th': { fontWeight: 500 },
        '& tbody th.tr-text--mono': { fontWeight: 500 },
        // A long name wraps to a second line before it pushes a column out of view.
        '& tbody .tr-table__long': {
          minWidth: '200px',
          whiteSpace: 'normal',
          overflowWrap: 'break-word',
          _small: { minWidth: 0, whiteSpace: 'nowrap' },
        },
        '& tbody tr:hover > *': { background: 'bg.muted' },
        '& tr.tr-tableRow--selected > *': { background: 'leaf.subtle' },
        '& tr.tr-tableRow--opens': { cursor: 'pointer' },
        '& tr.tr-tableRow--selected > :first-child': { boxShadow: 'inset 2px 0 {colors.leaf.solid}' },
        '& a.tr-text--mono': { color: 'fg' },
        '& .tr-text--zero': { color: 'fg.subtle' },
        '.tr-scroll--fits > &': {
          '& > thead :is(th, td)': { position: 'sticky', top: '{sizes.header}', zIndex: 1, background: 'bg' },
        },
        // Heads that stay in sight and rows under the pointer have a background: not over the corners of their panel.
        '.tr-panel > .tr-scroll:first-child > &': {
          '& > thead > tr > :first-child': { borderTopLeftRadius: '5px' },
          '& > thead > tr > :last-child': { borderTopRightRadius: '5px' },
        },
        '.tr-panel > .tr-scroll:last-child > &': {
          '& > tbody > tr:last-child > :first-child': { borderBottomLeftRadius: '5px' },
          '& > tbody > tr:last-child > :last-child': { borderBottomRightRadius: '5px' },
        },
        '.no-header .tr-scroll--fits > &': { '& > thead :is(th, td)': { top: 0 } },
        // A dialog scrolls below a head of its own: up to there, over the padding.
        '.tr-dialog__body .tr-scroll--fits > &': { '& > thead :is(th, td)': { top: 'calc(-1 * {spacing.4})' } },
        '& thead svg.tr-icon': { width: '12px', height: '12px', marginLeft: '4px', verticalAlign: '-2px' },
        '& :is(td.tr-text--wrap, tbody th.tr-text--wrap, td .tr-text--wrap, tbody th .tr-text--wrap)': {
          whiteSpace: 'normal',
          overflowWrap: 'anywhere',
        },
        '& th .tr-table__sub': { font: 'text', color: 'fg.muted' },
        '& .tr-table__sub': { _small: { whiteSpace: 'normal' } },
        '& th.tr-table__two': { paddingBlock: '7px' },
        '& tbody th.tr-text--mono a': { fontWeight: 500 },
        '& tbody th a': {
          display: 'inline-block',
          maxWidth: 'min(44ch, 46vw)',
          _small: { maxWidth: '38vw' },
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          verticalAlign: 'bottom',
        },
        '& tbody .tr-table__whole': { _small: { minWidth: '46vw', whiteSpace: 'normal', overflowWrap: 'anywhere' } },
        '& tbody .tr-table__whole a': {
          display: 'block',
          whiteSpace: 'normal',
          overflowWrap: 'anywhere',
          _small: { maxWidth: 'none' },
        },
        // A sentence as a row header is never truncated, even on a phone.
        '& tbody th.tr-text--wrap a': { display: 'inline', maxWidth: 'none' },
        '& td.tr-text--clip': { maxWidth: '180px' },
        ...withoutColumns,
        ...lastColumn,
      },
      mid: { textAlign: 'center', width: '88px' },
      pick: { width: '1px', '& > input': { display: 'block' } },
      // A sentence below a row of a wide table stays visible on a phone.
      seen: { _small: { position: 'sticky', left: '4', maxWidth: 'calc(100vw - 4 * {spacing.4} - 2px)' } },
    },
    variants: {
      tight: {
        true: { root: { '& :is(td, tbody th)': { height: '28px', paddingBlock: '2px' }, '& th': { height: '28px' } } },
      },
    },
  }),

  toolbar: defineRecipe({
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      padding: '{spacing.2} {spacing.2} {spacing.2} {spacing.3}',
      borderBottom: '1px solid {colors.border}',
      flexWrap: 'wrap',
    },
  }),

  selectionBar: defineRecipe({
    base: {
      position: 'sticky',
      bottom: 0,
      zIndex: 1,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      padding: '{spacing.2} {spacing.3} {spacing.2} {spacing.4}',
      borderTop: '1px solid {colors.border}',
      borderRadius: '0 0 {radii.panel} {radii.panel}',
      background: 'bg.muted',
    },
  }),

  pager: defineRecipe({
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      padding: '{spacing.2} {spacing.3} {spacing.2} {spacing.4}',
      borderTop: '1px solid {colors.border}',
      color: 'fg.muted',
    },
  }),

  scroll: defineRecipe({
    base: { position: 'relative', overflowX: 'auto' },
    variants: { fits: { true: { overflowX: 'visible' } } },
  }),

  filter: defineRecipe({
    base: {
      width: '232px',
      // It shrinks as long as its label is readable, then wraps to a second line.
      '.tr-toolbar > &': { flex: '999 1 168px', maxWidth: '232px', _small: { flexBasis: '100%', maxWidth: 'none' } },
      _small: { width: '100%' },
    },
  }),

  tableRow: defineRecipe({ variants: { selected: { true: {} }, opens: { true: {} } } }),
};
