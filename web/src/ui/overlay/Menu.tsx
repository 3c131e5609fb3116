import type { LucideIcon } from 'lucide-react';
import { lazy, useId, useState, type ButtonHTMLAttributes, type ReactNode } from 'react';
import { LazyBoundary } from '../LazyBoundary.tsx';

/** An option in a menu's group of checkboxes or radio buttons. The menu stays open. */
interface MenuOption {
  id: string;
  label: ReactNode;
  checked: boolean;
  choose: () => void;
}

/** One entry of a menu: an action, a link, a line of text, or a group of options. */
export type MenuItem =
  | {
      kind: 'action';
      id: string;
      label: ReactNode;
      icon?: LucideIcon;
      danger?: boolean;
      checked?: boolean;
      disabledReason?: string | null;
      run: () => void;
    }
  | {
      kind: 'link';
      id: string;
      label: ReactNode;
      icon?: LucideIcon;
      to: string;
      checked?: boolean;
      disabled?: boolean;
      newTab?: boolean;
    }
  | { kind: 'several' | 'one'; id: string; label: ReactNode; options: readonly MenuOption[] }
  | { kind: 'label'; id: string; label: ReactNode }
  | { kind: 'line'; id: string };

const load = () => import('./MenuImpl.tsx');
const Impl = lazy(load);

/**
 * A button that opens a menu. The menu's code is loaded when the button is pointed at or focused.
 * `trigger` are the attributes and the content of the button.
 */
export function Menu({
  label,
  items,
  trigger,
  placement = 'bottom-end',
}: {
  label: string;
  items: readonly MenuItem[];
  trigger: ButtonHTMLAttributes<HTMLButtonElement>;
  placement?: 'bottom-end' | 'bottom-start' | 'right-start';
}) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        {...trigger}
        id={id}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' && !open) {
            event.preventDefault();
            setOpen(true);
          }
        }}
      />
      {open ? (
        <LazyBoundary>
          <Impl label={label} items={items} triggerId={id} placement={placement} onClose={() => setOpen(false)} />
        </LazyBoundary>
      ) : null}
    </>
  );
}
