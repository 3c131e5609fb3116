import { look } from '../../ui/theme/look.ts';

const rows = `#main :is(tbody tr, .${look('list')} > li, .${look('fileRow')})`;

/**
 * What each row of the page's tables and lists leads to, in the page's order: its first link; of a file or a folder its name. A row that leads nowhere
 * has a button that opens it, as an entry of the audit log, or a menu of what can be done with it, as a member.
 */
const rowLinks = (): HTMLElement[] =>
  [...document.querySelectorAll(rows)].flatMap((row) => {
    const link =
      row.querySelector<HTMLElement>(`a[href], .${look('fileName')}`) ??
      row.querySelector<HTMLElement>('button:not(:disabled)');
    return link && link.getClientRects().length > 0 ? [link] : [];
  });

/**
 * Moves the focus to the next or previous row of the page's tables and lists; Enter then opens it as any link. Without a row at hand `next`
 * goes to the first one and `previous` to the last; at an end it stays.
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
