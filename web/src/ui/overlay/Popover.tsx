import type { LucideIcon } from 'lucide-react';
import { lazy, useId, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { IconButton } from '../Button.tsx';
import { LazyBoundary } from '../LazyBoundary.tsx';

const load = () => import('./PopoverImpl.tsx');
const Impl = lazy(load);

/**
 * An icon button that opens a panel below it. Escape closes it and restores the focus; a click or focus outside, and
 * navigation, close it too (SHELL-13, SHELL-14). The code is loaded when the button is hovered or focused.
 * @param onIntent starts loading the panel's content at the same time
 * @param children the panel, possibly still loading; `close` restores the focus to the button
 */
export function Popover({
  label,
  icon,
  onIntent,
  children,
}: {
  label: string;
  icon: LucideIcon;
  onIntent: () => void;
  children: (close: () => void) => ReactNode;
}) {
  const id = useId();
  const { key } = useLocation();
  // The visit it was opened at: going elsewhere closes it.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const open = openedAt === key;
  const prepare = () => {
    void load();
    onIntent();
  };
  return (
    <>
      <IconButton
        id={id}
        icon={icon}
        label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpenedAt(open ? null : key)}
      />
      {open ? (
        <LazyBoundary>
          <Impl label={label} triggerId={id} onClose={() => setOpenedAt(null)}>
            {children(() => {
              setOpenedAt(null);
              document.getElementById(id)?.focus();
            })}
          </Impl>
        </LazyBoundary>
      ) : null}
    </>
  );
}
