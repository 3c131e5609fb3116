import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

const dialogSlots = [
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
];

const dialog = defineSlotRecipe({
  className: 'tr-dialog',
  slots: dialogSlots,
  base: {
    backdrop: { position: 'fixed', inset: '0', zIndex: 5, background: 'bg.scrim' },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 6,
      display: 'grid',
      placeItems: 'center',
      overflow: 'hidden',
      'body:has(.tr-outage--bar) &': { bottom: '72px' },
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: '90vw',
      maxHeight: '90vh',
      'body:has(.tr-outage--bar) &': { maxHeight: 'calc(100dvh - 72px)' },
      background: 'bg.panel',
      color: 'fg',
      borderRadius: 'dialog',
      boxShadow: 'overlay',
      overflow: 'hidden',
      outline: '0',
      _small: {
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
      borderBottom: '1px solid {colors.border}',
      _small: { paddingInline: '16px' },
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
      _small: { paddingInline: '16px' },
    },
    footer: {
      display: 'flex',
      flex: 'none',
      alignItems: 'center',
      gap: '8px',
      flexWrap: 'wrap',
      padding: '12px 24px',
      borderTop: '1px solid {colors.border}',
      _small: { paddingInline: '16px' },
    },
  },
  variants: {
    size: {
      // A short question doesn't fill a small screen.
      sm: {
        content: {
          maxWidth: '440px',
          _small: {
            width: 'calc(100vw - 32px)',
            height: 'auto',
            maxWidth: '440px',
            maxHeight: 'calc(100dvh - 32px)',
            borderRadius: 'dialog',
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
      borderRadius: 'panel',
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
      borderRadius: 'mark',
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

const popover = defineSlotRecipe({
  className: 'tr-popover',
  slots: [
    'arrow',
    'arrowTip',
    'anchor',
    'trigger',
    'indicator',
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
    content: {
      zIndex: 7,
      background: 'bg',
      color: 'fg',
      borderRadius: 'panel',
      boxShadow: 'overlay',
      outline: '0',
      // Its content may still be loading.
      '&:empty': { display: 'none' },
    },
  },
});

const drawer = defineSlotRecipe({
  className: 'tr-drawer',
  slots: dialogSlots,
  base: {
    backdrop: { position: 'fixed', inset: '0', zIndex: 3, background: 'bg.scrim' },
    content: {
      position: 'fixed',
      inset: '0 auto 0 0',
      zIndex: 4,
      width: 'drawer',
      maxWidth: '86vw',
      height: '100dvh',
      overflowY: 'auto',
      background: 'bg',
      boxShadow: 'overlay',
      outline: '0',
    },
  },
});

/**
 * Recipes of the used Chakra parts, under Chakra's names; the only list of them. Chakra emits them when a part first
 * renders. Parts styled by recipes/ (the combobox, the toaster) aren't included.
 */
export const slotRecipes = { dialog, drawer, menu, popover };
