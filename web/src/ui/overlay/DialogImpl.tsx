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

/**
 * Returns the first field of the top dialog, or its first button, but not a link in a note above the field or the close
 * button.
 */
const firstControl = (): HTMLElement | null => {
  const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  return dialog?.querySelector<HTMLElement>(fields) ?? dialog?.querySelector<HTMLElement>(controls) ?? null;
};

/**
 * Where to restore the focus when a dialog closes: a dialog that replaces it, such as a form after its placeholder,
 * keeps it. Otherwise a field there would lose the focus before any input. A dialog opened from another one returns the
 * focus to it (null).
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

/** The dialog with Chakra's focus trap, Escape, and labeling; loaded on first use. */
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
        // A click closes it, but not the focus that a page takes when a dialog opens with it (Root); the trap takes
        // that back.
        onFocusOutside={(event) => event.preventDefault()}
        // Escape in a field with typed text only commits the text. The dialog hears the key before the field does.
        onEscapeKeyDown={(event) => {
          if (document.activeElement?.matches('[data-uncommitted]')) event.preventDefault();
        }}
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
