import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig, defineSlotRecipe } from '@chakra-ui/react/styled-system';

const ref = (name: string) => ({ value: `var(--${name})` });
const severities = ['none', 'low', 'medium', 'high', 'critical'] as const;
const decisions = ['allowed', 'refused', 'waived', 'pending'] as const;

const dialog = defineSlotRecipe({
  className: 'tr-dialog',
  slots: [
    'trigger',
    'backdrop',
    'positioner',
    'content',
    'title',
    'description',
    'closeTrigger',
    'header',
    'body',
    'footer',
  ],
  base: {
    backdrop: { position: 'fixed', inset: '0', zIndex: 5, background: 'bg.scrim' },
    positioner: { position: 'fixed', inset: '0', zIndex: 6, display: 'grid', placeItems: 'center', overflow: 'hidden' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: '90vw',
      maxHeight: '90vh',
      background: 'bg.panel',
      color: 'fg',
      borderRadius: 'l3',
      boxShadow: 'overlay',
      overflow: 'hidden',
      outline: '0',
      '@media (max-width: 767px)': {
        width: '100vw',
        height: '100dvh',
        maxWidth: 'none',
        maxHeight: 'none',
        borderRadius: '0',
      },
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      flex: 'none',
      gap: '12px',
      minHeight: '56px',
      padding: '12px 12px 12px 24px',
      borderBottom: '1px solid',
      borderColor: 'border',
      '@media (max-width: 767px)': { paddingInline: '16px' },
    },
    title: { textStyle: 'title', flex: '1', minWidth: '0' },
    body: {
      flex: '1',
      minHeight: '0',
      overflow: 'auto',
      padding: '16px 24px',
      display: 'grid',
      gap: '16px',
      alignContent: 'start',
      '@media (max-width: 767px)': { paddingInline: '16px' },
    },
    footer: {
      display: 'flex',
      flex: 'none',
      alignItems: 'center',
      gap: '8px',
      flexWrap: 'wrap',
      padding: '12px 24px',
      borderTop: '1px solid',
      borderColor: 'border',
      '@media (max-width: 767px)': { paddingInline: '16px' },
    },
  },
  variants: {
    size: {
      // A question of a sentence or two does not fill a small screen.
      sm: {
        content: {
          maxWidth: '440px',
          '@media (max-width: 767px)': {
            width: 'calc(100vw - 32px)',
            height: 'auto',
            maxWidth: '440px',
            maxHeight: 'calc(100dvh - 32px)',
            borderRadius: 'l3',
          },
        },
      },
      md: { content: { maxWidth: '560px' } },
      lg: { content: { maxWidth: '760px' } },
      wizard: { content: { width: 'min(1500px, 90vw)', height: 'min(878px, 90vh)' } },
    },
  },
  defaultVariants: { size: 'md' },
});

const menu = defineSlotRecipe({
  className: 'tr-menu',
  slots: [
    'arrow',
    'arrowTip',
    'content',
    'contextTrigger',
    'indicator',
    'item',
    'itemGroup',
    'itemGroupLabel',
    'itemIndicator',
    'itemText',
    'positioner',
    'separator',
    'trigger',
    'triggerItem',
    'itemCommand',
  ],
  base: {
    content: {
      minWidth: '200px',
      maxWidth: '320px',
      maxHeight: 'var(--available-height)',
      padding: '4px',
      background: 'bg.panel',
      color: 'fg',
      borderRadius: 'l2',
      boxShadow: 'overlay',
      overflowY: 'auto',
      outline: '0',
      zIndex: 7,
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '10px',
      minHeight: '32px',
      padding: '4px 8px',
      borderRadius: 'l1',
      color: 'fg',
      textAlign: 'left',
      textDecoration: 'none',
      cursor: 'pointer',
      outline: '0',
      _highlighted: { background: 'bg.muted', textDecoration: 'none' },
      _disabled: { color: 'fg.subtle', cursor: 'not-allowed' },
      '& svg': { color: 'fg.muted' },
      '&[data-danger]': { color: 'fg.error' },
      '&[data-danger] svg': { color: 'fg.error' },
    },
    itemGroupLabel: { padding: '8px 8px 4px', textStyle: 'mark', color: 'fg.subtle' },
    separator: { height: '1px', marginBlock: '4px', background: 'border.muted', border: '0' },
  },
});

/**
 * Chakra's system for overlays. Every token points at styles/tokens.css, which stays the one place that knows a colour; so light and dark
 * need no conditions here. Only the recipes that are used are in it.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    cssVarsPrefix: 'tr',
    preflight: false,
    theme: {
      tokens: {
        fonts: { body: ref('sans'), heading: ref('sans'), mono: ref('mono') },
        sizes: { control: ref('control'), controlSm: ref('control-sm'), row: ref('row') },
      },
      semanticTokens: {
        colors: {
          bg: {
            DEFAULT: ref('bg'),
            panel: ref('bg'),
            subtle: ref('bg-subtle'),
            muted: ref('bg-muted'),
            emphasized: ref('bg-emphasized'),
            scrim: ref('scrim'),
            error: ref('refused-bg'),
            warning: ref('pending-bg'),
            success: ref('allowed-bg'),
            info: ref('low-bg'),
          },
          fg: {
            DEFAULT: ref('fg'),
            muted: ref('fg-muted'),
            subtle: ref('fg-subtle'),
            error: ref('refused'),
            warning: ref('pending'),
            success: ref('allowed'),
            info: ref('low'),
          },
          border: {
            DEFAULT: ref('border'),
            muted: ref('border-muted'),
            emphasized: ref('border-emphasized'),
            control: ref('border-control'),
          },
          leaf: {
            solid: ref('leaf-solid'),
            solidHover: ref('leaf-solid-hover'),
            contrast: ref('leaf-contrast'),
            fg: ref('leaf-fg'),
            subtle: ref('leaf-subtle'),
            muted: ref('leaf-muted'),
            emphasized: ref('leaf-border'),
            focusRing: ref('focus'),
          },
          severity: Object.fromEntries(severities.map((level) => [level, { fg: ref(level), bg: ref(`${level}-bg`) }])),
          decision: Object.fromEntries(
            decisions.map((name) => [name, { fg: ref(name), bg: ref(`${name}-bg`), bar: ref(`${name}-bar`) }]),
          ),
        },
        radii: { l1: ref('r1'), l2: ref('r2'), l3: ref('r3') },
        shadows: { overlay: ref('shadow') },
      },
      textStyles: {
        text: { value: { font: 'var(--text)' } },
        head: { value: { font: 'var(--head)' } },
        title: { value: { font: 'var(--title)', letterSpacing: '-.01em' } },
        mark: { value: { font: 'var(--mark)' } },
      },
      slotRecipes: { dialog, menu },
    },
  }),
);
