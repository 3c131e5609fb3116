import { Loader, type LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import { look } from './theme/look.ts';

/** How loud a button is. One solid button per view. */
export type ButtonVariant = 'outline' | 'solid' | 'ghost' | 'danger';

interface Look {
  variant?: ButtonVariant;
  size?: 'md' | 'sm';
  icon?: LucideIcon;
}

const classesOf = ({ variant, size }: Look, square = false, extra?: string) =>
  classes(look('button', { variant: variant !== 'outline' && variant, size: size === 'sm' && 'sm', square }), extra);

/** Attributes of a button. A `disabledReason` disables it, but keeps it focusable and explains why. */
export interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-disabled'> {
  /** An operation is in progress: name and width stay, clicks are ignored. */
  busy?: boolean;
  disabledReason?: string | null | false;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A button with a name. */
export function Button({
  variant,
  size,
  icon,
  busy,
  disabledReason,
  children,
  className,
  onClick,
  type = 'button',
  title,
  ...rest
}: ButtonProps) {
  const blocked = Boolean(busy) || Boolean(disabledReason);
  return (
    <button
      {...rest}
      type={blocked && type === 'submit' ? 'button' : type}
      className={classesOf({ variant, size }, false, className)}
      aria-disabled={blocked || undefined}
      aria-busy={busy || undefined}
      title={disabledReason || title}
      onClick={blocked ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Icon of={Loader} spin /> : icon ? <Icon of={icon} /> : null}
      {children}
    </button>
  );
}

/** A button that is only an icon; `label` is its name and its tooltip. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size,
  className,
  type = 'button',
  ...rest
}: { label: string; icon: LucideIcon; ref?: Ref<HTMLButtonElement> } & Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'>) {
  return (
    <button
      {...rest}
      type={type}
      className={classesOf({ variant, size }, true, className)}
      aria-label={label}
      title={rest.title ?? label}
    >
      <Icon of={icon} />
    </button>
  );
}

/** A link that looks like a button: for actions that go somewhere. */
export function ButtonLink({ variant, size, icon, children, className, ...rest }: Look & LinkProps) {
  return (
    <Link {...rest} className={classesOf({ variant, size }, false, className)}>
      {icon ? <Icon of={icon} /> : null}
      {children}
    </Link>
  );
}
