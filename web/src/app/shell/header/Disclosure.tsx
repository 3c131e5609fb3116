import type { LucideIcon } from 'lucide-react';
import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { IconButton } from '../../../ui/Button.tsx';
import { Part } from '../../../ui/Part.tsx';
import { useLeave } from './useLeave.ts';
import { look } from '../../../ui/theme/look.ts';

/**
 * An icon button that opens a panel below it. Escape closes it and gives the focus back; a press or a focus elsewhere, and going to
 * another address, close it too (SHELL-13, SHELL-14).
 * @param load starts loading what the panel needs, when the button is pointed at or focused
 * @param children the panel, which may still be loading; `close` gives the focus back to the button
 */
export function Disclosure({
  label,
  icon,
  load,
  children,
}: {
  label: string;
  icon: LucideIcon;
  load: () => void;
  children: (close: () => void) => ReactNode;
}) {
  const id = useId();
  const { key } = useLocation();
  // The visit it was opened at: going elsewhere closes it.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const open = openedAt === key;
  const box = useRef<HTMLDivElement>(null);
  const leave = useCallback(() => setOpenedAt(null), []);
  const close = useCallback(() => {
    setOpenedAt(null);
    document.getElementById(`${id}-button`)?.focus();
  }, [id]);
  useLeave(box, open, leave);
  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open, close]);
  return (
    <div className={look('drop')} ref={box}>
      <IconButton
        id={`${id}-button`}
        icon={icon}
        label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setOpenedAt(open ? null : key)}
      />
      {open ? (
        <div className={look('dropPanel')} id={id}>
          <Part>{children(close)}</Part>
        </div>
      ) : null}
    </div>
  );
}
