import type { LucideIcon } from 'lucide-react';
import { classes } from './classes.ts';
import { look } from './theme/look.ts';

/**
 * A Lucide icon at 16 px (14 px when small). Hidden from screen readers, because its name is next to it or on the
 * control.
 */
export function Icon({
  of: Glyph,
  small,
  className,
  color,
  spin,
}: {
  of: LucideIcon;
  small?: boolean;
  className?: string;
  color?: string;
  spin?: boolean;
}) {
  return (
    <Glyph
      className={classes(look('icon', { small, spin }), className)}
      aria-hidden="true"
      focusable="false"
      {...(color ? { style: { color } } : {})}
    />
  );
}

/** The bell jar with one leaf, in the text color. */
export function Logo() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path
        d="M4.5 20.5v-8a7.5 7.5 0 0 1 15 0v8M2 20.5h20"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="12" cy="2.7" r="1.5" fill="currentColor" />
      <path
        d="M12.1 20.2c-1.3-1.9.7-3.1.2-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
      />
      <path d="M12.4 15.8c-3.7 0-5.4-2.4-5-6.3 4 .3 5.9 2.7 5 6.3Z" fill="currentColor" />
    </svg>
  );
}
