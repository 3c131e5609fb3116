import { lazy, type ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { LazyBoundary } from '../LazyBoundary.tsx';
import { Push } from '../layout.tsx';

/** What a dialog needs. It is open as long as it is rendered. */
export interface DialogProps {
  title: ReactNode;
  /** 440, 560, 760 px, or the wizard's min(1500 px, 90vw) by min(878 px, 90vh). */
  size?: 'sm' | 'md' | 'lg' | 'wizard';
  /** Called on Escape, on the close button and on a press outside. */
  onClose: () => void;
  role?: 'dialog' | 'alertdialog';
  /** Buttons, from left to right. */
  footer?: ReactNode;
  /** What has focus first; by default the first control. */
  initialFocus?: () => HTMLElement | null;
  /** Whether a press outside closes it; false where work could be lost. */
  closeOnOutside?: boolean;
  /** Stands between head and body, unpadded. */
  header?: ReactNode;
  /** Stands in the head, before the close button. */
  headerActions?: ReactNode;
  /** Replaces the padded body by a plain element of this class; for layouts of their own. */
  bodyClassName?: string;
  /** Class of the dialog's outer element. */
  contentClassName?: string;
  children: ReactNode;
}

const load = () => import('./DialogImpl.tsx');
const Impl = lazy(load);

/** Starts loading what dialogs need. */
export function preloadDialog(): void {
  void load();
}

/** Properties of a button that opens a dialog: what dialogs need is loaded at hover or focus. */
export const opensDialog = { onPointerEnter: preloadDialog, onFocus: preloadDialog };

/** A modal dialog: focus trap, Escape, labelled by its title; focus returns to what opened it. Render it only while open. */
export function Dialog(props: DialogProps) {
  return (
    <LazyBoundary>
      <Impl {...props} />
    </LazyBoundary>
  );
}

/** The footer of a dialog that asks nothing: the one button that closes it. `solid` where that is the step that people came to. */
export const CloseFooter = ({ label, solid, onClose }: { label: string; solid?: boolean; onClose: () => void }) => (
  <>
    <Push />
    <Button {...(solid ? { variant: 'solid' as const } : {})} onClick={onClose}>
      {label}
    </Button>
  </>
);
