import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { X } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { messages } from '../../messages.ts';
import { IconButton } from '../Button.tsx';
import { UnderHeading } from '../layout.tsx';
import type { DialogProps } from './Dialog.tsx';
import { ChakraTheme } from '../theme/ChakraTheme.tsx';
import { look } from '../theme/look.ts';

const usable = `:not(:disabled, [hidden], .${look('dialogHead')} *)`;
const fields = `form :is(input, select, textarea)${usable}`;
const controls = `:is(input, select, textarea, button, a[href])${usable}`;

/** The first field of the dialog on top, or its first button; not a link in a note above the field, and not the close button, which are nobody's aim. */
const firstControl = (): HTMLElement | null => {
  const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  return dialog?.querySelector<HTMLElement>(fields) ?? dialog?.querySelector<HTMLElement>(controls) ?? null;
};

/**
 * Where the focus stays when a dialog goes: in one that stands in its place, such as a form behind its placeholder. Else a field there would be left before
 * anybody has typed. A dialog that was opened out of another gives the focus back to it (null).
 */
function useKeptFocus(content: RefObject<HTMLElement | null>): () => HTMLElement | null {
  const [opener] = useState(() => document.activeElement);
  return () => {
    const { activeElement } = document;
    const holder = activeElement?.closest('[role="dialog"], [role="alertdialog"]');
    return activeElement instanceof HTMLElement && holder && holder !== content.current && !holder.contains(opener)
      ? activeElement
      : null;
  };
}

/** The dialog itself, with Chakra's focus trap, Escape and labelling; loaded when a dialog is first wanted. */
export default function DialogImpl({
  title,
  size = 'md',
  onClose,
  role = 'dialog',
  children,
  footer,
  initialFocus,
  closeOnOutside = true,
  header,
  bodyClassName,
  contentClassName,
  headerActions,
}: DialogProps) {
  const content = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(content);
  return (
    <ChakraTheme>
      <ChakraDialog.Root
        open
        // The recipe's sizes are ours; Chakra's types name its own until its generated types are replaced.
        size={size as 'md'}
        role={role}
        closeOnInteractOutside={closeOnOutside}
        // A press closes it, not the focus that a page gets when a dialog opens with it (Root): the trap takes that back.
        onFocusOutside={(event) => event.preventDefault()}
        initialFocusEl={initialFocus ?? firstControl}
        finalFocusEl={keptFocus}
        onOpenChange={({ open }) => {
          if (!open) onClose();
        }}
      >
        <Portal>
          <ChakraDialog.Backdrop />
          <ChakraDialog.Positioner>
            <ChakraDialog.Content ref={content} className={contentClassName}>
              <ChakraDialog.Header className={look('dialogHead')}>
                <ChakraDialog.Title>{title}</ChakraDialog.Title>
                {headerActions}
                {role === 'dialog' ? <IconButton icon={X} label={messages.close} onClick={onClose} /> : null}
              </ChakraDialog.Header>
              {header}
              <UnderHeading.Provider value>
                {bodyClassName === undefined ? (
                  <ChakraDialog.Body>{children}</ChakraDialog.Body>
                ) : (
                  <div className={bodyClassName}>{children}</div>
                )}
              </UnderHeading.Provider>
              {footer ? <ChakraDialog.Footer>{footer}</ChakraDialog.Footer> : null}
            </ChakraDialog.Content>
          </ChakraDialog.Positioner>
        </Portal>
      </ChakraDialog.Root>
    </ChakraTheme>
  );
}
