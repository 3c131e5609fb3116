import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Everything around the page: navigation, footer, and the layout before sign-in. */
export const shell = {
  header: defineRecipe({
    base: {
      position: 'sticky',
      top: 0,
      zIndex: 2,
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      height: 'header',
      padding: '0 {spacing.6} 0 {spacing.5}',
      background: 'bg',
      borderBottom: '1px solid {colors.border}',
      // If the bar scrolls away with the page, it still contains the strip.
      'body.no-header &': { position: 'relative' },
      '& > .tr-brand.tr-brand--short > span': { '@media (max-width: 359px)': { display: 'none' } },
      _mobile: { padding: '0 {spacing.3}', gap: '2' },
      _print: { display: 'none' },
      // Below 768 px (SHELL-73) the top bar leaves its room to the page when that is scrolled.
      '.no-header &': { position: 'static' },
    },
    variants: {
      expanded: {
        true: {
          '&::after': {
            content: "''",
            position: 'absolute',
            inset: '100% 0 auto',
            height: '64px',
            background: 'bg',
            borderBottom: '1px solid {colors.border}',
          },
          '& > :is(.tr-findForm, button.tr-find)': {
            position: 'absolute',
            zIndex: 1,
            top: 'calc(100% + 12px)',
            left: '50%',
            width: 'min(720px, calc(100% - 2 * {spacing.4}))',
            translate: '-50% 0',
          },
          '& .tr-find': { height: '40px' },
          '& .tr-palettePopup': { width: '100%' },
        },
      },
      download: { true: { '& .tr-brand > span': { '@media (max-width: 479px)': { display: 'none' } } } },
    },
  }),

  brand: defineRecipe({
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      width: '236px',
      color: 'fg',
      font: '600 15px/24px {fonts.body}',
      letterSpacing: '-0.015em',
      '&:hover': { textDecoration: 'none' },
      '& svg': { width: '24px', height: '24px', color: 'leaf.fg' },
      _mobile: { width: 'auto', flex: 1 },
    },
    variants: { short: { true: { width: 'auto' } } },
  }),

  avatar: defineRecipe({
    base: {
      position: 'relative',
      display: 'inline-grid',
      placeItems: 'center',
      width: '28px',
      height: '28px',
      border: 0,
      borderRadius: '50%',
      background: '#3d4f7c',
      color: '#fff',
      font: '600 11px/1 {fonts.body}',
      flex: 'none',
      '& img': {
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        borderRadius: '50%',
        objectFit: 'cover',
      },
    },
    variants: {
      color: { b: { background: '#7a4a1f' }, c: { background: '#5a3f75' }, d: { background: '#2b5f63' } },
    },
  }),

  app: defineRecipe({
    base: {
      display: 'grid',
      gridTemplateColumns: '{sizes.drawer} minmax(0, 1fr)',
      minHeight: 'calc(100vh - {sizes.header})',
      gridTemplateRows: 'minmax(0, 1fr) auto',
      '& > .tr-main': { borderLeft: '1px solid {colors.border}', _mobile: { borderLeft: 0, flex: 1 } },
      _mobile: { display: 'flex', flexDirection: 'column' },
      // Without the navigation, and without its space.
      _print: { display: 'block', '& > .tr-main, & > .tr-footer': { borderLeft: 0 } },
      '& > .tr-nav': { gridRow: '1 / 3', gridColumn: 1 },
      '& > .tr-footer': { borderLeft: '1px solid {colors.border}', _mobile: { borderLeft: 0 } },
      '& > .tr-main, & > .tr-footer': { gridColumn: 2 },
    },
    variants: {
      rail: {
        true: {
          gridTemplateColumns: '{sizes.rail} minmax(0, 1fr)',
          _mobile: { display: 'flex', flexDirection: 'column' },
        },
      },
      bare: { true: { minHeight: '100vh', '& > .tr-nav': { top: 0, height: '100vh' } } },
    },
  }),

  nav: defineSlotRecipe({
    slots: ['root', 'group', 'sub', 'end', 'org', 'mine', 'out', 'off', 'create'],
    base: {
      root: {
        position: 'sticky',
        top: '{sizes.header}',
        display: 'flex',
        flexDirection: 'column',
        gap: '2px',
        height: 'calc(100vh - {sizes.header})',
        padding: '3',
        background: 'bg.subtle',
        zIndex: 1,
        '--pad': '{spacing.3}',
        overflowY: 'auto',
        scrollbarWidth: 'thin',
        "& a:where(:not([role='menuitem'])), & button": {
          display: 'flex',
          alignItems: 'center',
          gap: '10px',
          width: '100%',
          height: 'var(--nav-row, {sizes.control})',
          padding: '0 10px',
          border: 0,
          borderRadius: 'panel',
          background: 'none',
          color: 'fg.muted',
          textAlign: 'left',
          textDecoration: 'none',
        },
        "& a:where(:not([role='menuitem'])):hover, & button:hover": { background: 'bg.muted', color: 'fg' },
        "& [aria-current='page']": { background: 'bg.emphasized', color: 'fg', fontWeight: 500 },
        "& [aria-current='page'] svg": { color: 'leaf.fg' },
        '& .tr-count': { marginLeft: 'auto', font: 'mark', color: 'fg.subtle' },
        '& ul': { display: 'grid', gap: 'var(--nav-gap, 2px)', gridTemplateColumns: 'minmax(0, 1fr)' },
        '& .tr-letter': { marginLeft: '-2px' },
        '.tr-app > &': { _mobile: { display: 'none' } },
        _print: { display: 'none' },
        '& > *': { flex: 'none' },
        '& ul[hidden]': { display: 'none' },
        '& > ul + ul': { marginTop: '2px' },
        '& > ul': { gap: 'var(--nav-gap, 2px)' },
        '@media (max-height: 1099px)': { '--nav-row': '29px', '--nav-gap': '1px', '--rail-row': '46px' },
        '@media (max-height: 959px)': { '--nav-row': '26px', '--nav-gap': '1px', '--rail-row': '40px' },
        '@media (max-height: 859px)': { '--rail-row': '35px' },
        '@media (max-height: 779px)': { '--nav-row': '25px', '--nav-gap': '1px', '--rail-row': '31px' },
        "& [aria-current='page'] .tr-nav__out": { color: 'inherit' },
        "& [aria-current='true']": { color: 'fg', fontWeight: 500 },
        '.tr-app--rail &': {
          padding: '2',
          alignItems: 'stretch',
          "& a:where(:not([role='menuitem'])), & button": {
            flexDirection: 'column',
            justifyContent: 'center',
            gap: 0,
            height: 'auto',
            minHeight: 'var(--rail-row, 52px)',
            padding: 0,
            font: 'mark',
            textAlign: 'center',
          },
          '--pad': '{spacing.2}',
          '@media (max-height: 779px)': { '--pad': '{spacing.1}', paddingBlock: '1' },
          '& .tr-letter': {
            '@media (max-height: 779px)': { width: '18px', height: '18px', fontSize: '11px' },
          },
          '& .tr-text--clip': {
            maxWidth: '100%',
            whiteSpace: 'normal',
            textWrap: 'balance',
            lineHeight: '15px',
            // Two lines and the icon take a little more than a row; one line stays as it is.
            '@media (max-height: 959px)': { lineHeight: '13px', '@media (max-height: 779px)': { lineHeight: '12px' } },
          },
          '& .tr-nav__off': {
            flexDirection: 'column',
            justifyContent: 'center',
            gap: '2px',
            height: 'var(--rail-row, 52px)',
            padding: 0,
            font: 'mark',
          },
          '& .tr-nav__out': { display: 'none' },
        },
      },
      group: { padding: '{spacing.3} 10px {spacing.1}', font: 'mark', color: 'fg.subtle', paddingTop: '1' },
      sub: {
        '& a': { paddingLeft: '36px' },
        '& .tr-nav__off': { paddingLeft: '36px' },
        '& > li > :is(a, button)': { paddingLeft: '36px' },
      },
      // The collapse button stays visible if the entries need more space than the window has.
      end: {
        marginTop: 'auto',
        paddingTop: '2',
        borderTop: '1px solid {colors.border}',
        position: 'sticky',
        bottom: 'calc(-1 * var(--pad))',
        paddingBottom: 'var(--pad)',
        marginBottom: 'calc(-1 * var(--pad))',
        background: 'inherit',
      },
      org: {
        height: '44px',
        marginBottom: '2',
        border: '1px solid {colors.border}',
        background: 'bg',
        color: 'fg',
        '& b': { fontWeight: 600, lineHeight: '16px', display: 'block' },
        '& .tr-text--mark': { color: 'fg.subtle', fontWeight: 400 },
      },
      // The user's own entries are between two lines.
      mine: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 'var(--nav-gap, 2px)',
        marginBlock: 'var(--nav-gap, 2px)',
        paddingBlock: '6px',
        borderBlock: '1px solid {colors.border}',
      },
      out: { display: 'inline-flex', marginLeft: 'auto', color: 'fg.subtle', '&[data-open] svg': { rotate: '180deg' } },
      off: {
        display: 'flex',
        alignItems: 'center',
        gap: '10px',
        height: 'var(--nav-row, {sizes.control})',
        padding: '0 10px',
        color: 'fg.subtle',
        cursor: 'default',
      },
      create: {
        marginBottom: '2',
        '& > button': { border: '1px solid {colors.border.control}', background: 'bg', color: 'fg' },
      },
    },
    variants: {
      // In the drawer, which has the place and the edge.
      over: { true: { root: { position: 'static', height: 'auto', minHeight: '100%', background: 'bg' } } },
    },
  }),

  letter: defineRecipe({
    base: {
      display: 'grid',
      placeItems: 'center',
      width: '24px',
      height: '24px',
      borderRadius: 'mark',
      background: 'leaf.solid',
      color: 'leaf.contrast',
      font: '600 12px/1 {fonts.body}',
      flex: 'none',
      '&::before': { content: 'attr(data-letter)' },
    },
  }),

  blank: defineRecipe({
    base: {
      display: 'grid',
      gridTemplateRows: 'auto 1fr',
      minHeight: '100vh',
      '& > .tr-main': { display: 'grid' },
      // Start at a fixed height, so that a card stays in place when it grows.
      '& > .tr-main > .tr-page': { width: '100%', marginInline: 'auto', paddingTop: 'clamp({spacing.6}, 14vh, 160px)' },
      '& > .tr-main:first-child': { gridRow: '1 / 3' },
    },
  }),

  panelPage: defineRecipe({
    base: {
      display: 'grid',
      placeItems: 'center',
      padding: '{spacing.6} {spacing.4} 12vh',
      '& > .tr-panel': { width: '100%', maxWidth: '400px' },
    },
    variants: { wide: { true: { '& > .tr-panel': { maxWidth: '560px' } } } },
  }),

  progressTop: defineRecipe({
    base: {
      position: 'fixed',
      inset: '0 0 auto',
      zIndex: 8,
      height: '2px',
      background: 'leaf.solid',
      transformOrigin: 'left',
      animation: 'top-grow 4s cubic-bezier(0.1, 0.7, 0.3, 1) both',
      animationDelay: '150ms',
    },
  }),

  menuLabel: defineRecipe({
    base: {
      padding: '{spacing.2} {spacing.2} {spacing.1}',
      font: 'mark',
      color: 'fg.subtle',
      '& b': { display: 'block', font: 'head', color: 'fg' },
    },
  }),

  main: defineRecipe({
    base: { minWidth: 0, '&:focus': { outline: 0 } },
    variants: {
      unplaced: {
        // It is still unknown whether the navigation is shown.
        true: { visibility: 'hidden' },
      },
      full: { true: { '& > .tr-page': { maxWidth: 'none' } } },
    },
  }),

  noNav: defineRecipe({
    base: {
      display: 'grid',
      gridTemplateRows: 'minmax(0, 1fr) auto',
      gridTemplateColumns: 'minmax(0, 1fr)',
      minHeight: 'calc(100vh - {sizes.header})',
      '& > .tr-main > .tr-page': { marginInline: 'auto' },
    },
    variants: { bare: { true: { minHeight: '100vh' } } },
  }),

  footer: defineRecipe({
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '{spacing.1} {spacing.4}',
      padding: '{spacing.3} {spacing.8}',
      color: 'fg.subtle',
      font: 'mark',
      // Shown when everything above is loaded, so that nothing pushes it. It has no box until then, because browsers
      // count elements as moved if they appear in the same frame.
      ":is(.tr-app, .tr-noNav):is(:not(:has(> .tr-main h1)), :has(> .tr-main [role='status'][aria-busy='true'])) > &": {
        display: 'none',
      },
      '& a': { display: 'inline-flex', alignItems: 'center', gap: '2px', color: 'fg.muted' },
      _small: { padding: '{spacing.3} {spacing.4}' },
      _print: { display: 'none' },
    },
  }),

  toTop: defineRecipe({
    base: {
      position: 'fixed',
      right: '6',
      bottom: '6',
      zIndex: 2,
      boxShadow: 'overlay',
      background: 'bg',
      _small: { right: '4', bottom: '4' },
      _print: { display: 'none' },
    },
  }),

  count: defineRecipe({}),
};
