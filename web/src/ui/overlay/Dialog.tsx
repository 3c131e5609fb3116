import { lazy, type ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { LazyBoundary } from '../LazyBoundary.tsx';
import { Push } from '../layout.tsx';

/** Props of a dialog. It is open while it is rendered. */
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
  /** Whether a click outside closes it; false if input could be lost. */
  closeOnOutside?: boolean;
  /** Content between header and body, without padding. */
  header?: ReactNode;
  /** Content in the header, before the close button. */
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

/** Props of a button that opens a dialog: preloads the dialog on hover or focus. */
export const opensDialog = { onPointerEnter: preloadDialog, onFocus: preloadDialog };

/**
 * A modal dialog: focus trap, Escape, labeled by its title; the focus returns to the opener. Render it only while open.
 */
export function Dialog(props: DialogProps) {
  return (
    <LazyBoundary>
      <Impl {...props} />
    </LazyBoundary>
  );
}

/** Footer of a dialog without a form: one button that closes it. `solid` if that is the primary action. */
export const CloseFooter = ({ label, solid, onClose }: { label: string; solid?: boolean; onClose: () => void }) => (
  <>
    <Push />
    <Button {...(solid ? { variant: 'solid' as const } : {})} onClick={onClose}>
      {label}
    </Button>
  </>
);
