import { ArrowUp } from 'lucide-react';
import { messages } from '../../messages.ts';
import { Button } from '../../ui/Button.tsx';
import { useScrolledPast } from './header/scroll.ts';
import { look } from '../../ui/theme/look.ts';

/** How far the page must be scrolled before the button appears, in pixels (SHELL-71). */
const appearsAfter = 100;

/**
 * Button to the top of a long page (SHELL-70, SHELL-71). Jumps if the device prefers reduced motion. Also moves the
 * focus.
 */
export function BackToTop() {
  if (!useScrolledPast(appearsAfter)) return null;
  const up = () => {
    window.scrollTo({
      top: 0,
      behavior: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    });
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <Button className={look('toTop')} icon={ArrowUp} onClick={up}>
      {messages.backToTop}
    </Button>
  );
}
