import type { LucideIcon } from 'lucide-react';
import { lazy, useId, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { IconButton } from '../Button.tsx';
import { LazyBoundary } from '../LazyBoundary.tsx';

const load = () => import('./PopoverImpl.tsx');
const Impl = lazy(load);

/**
 * An icon button that opens a panel below it. Escape closes it and gives the focus back; a press or a focus elsewhere, and going to
 * another address, close it too (SHELL-13, SHELL-14). The code is loaded when the button is pointed at or focused.
 * @param onIntent starts loading what the panel shows, at the same time
 * @param children the panel, which may still be loading; `close` gives the focus back to the button
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
