import { look } from '../../ui/theme/look.ts';

const rows = `#main :is(tbody tr, .${look('list')} > li, .${look('fileRow')})`;

/**
 * Focus targets of the page's table and list rows, in order: the first link, or the name of a file or folder. A row
 * without a link has a button that opens it (an audit log entry) or a menu (a member).
 */
const rowLinks = (): HTMLElement[] =>
  [...document.querySelectorAll(rows)].flatMap((row) => {
    const link =
      row.querySelector<HTMLElement>(`a[href], .${look('fileName')}`) ??
      row.querySelector<HTMLElement>('button:not(:disabled)');
    return link && link.getClientRects().length > 0 ? [link] : [];
  });

/**
 * Moves the focus to the next or previous row of the page's tables and lists. Enter opens it like any link. Without a
 * focused row, `next` selects the first one and `previous` the last; at an end the focus stays.
 */
export function moveInRows(step: 'next' | 'previous'): void {
  const links = rowLinks();
  const row = document.activeElement?.closest(rows);
  const at = row ? links.findIndex((link) => row.contains(link)) : -1;
  const to =
    at < 0
      ? step === 'next'
        ? 0
        : links.length - 1
      : Math.min(links.length - 1, Math.max(0, at + (step === 'next' ? 1 : -1)));
  links[to]?.focus();
}
