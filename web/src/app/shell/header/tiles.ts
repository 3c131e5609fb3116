import {
  Blocks,
  BookOpen,
  Bot,
  CodeXml,
  GraduationCap,
  MessagesSquare,
  NotebookPen,
  Package,
  Sheet,
  Terminal,
  type LucideIcon,
} from 'lucide-react';
import { hosts } from '../../../lib/externalPages.ts';
import { paths } from '../../../paths.ts';
import { addressOf, type NavEntry } from '../navigation.ts';
import { headerText } from './messages.ts';

/** A product in the launcher: a URL that opens in a new tab. */
export interface Tile {
  label: string;
  icon: LucideIcon;
  href: string;
  /** Permission that the user needs to see it (SHELL-33, SHELL-34). */
  permission?: 'cloud-notebooks' | 'ai_navigator';
}

const t = headerText.tiles;
const notebooks: Tile = {
  label: t.notebooks,
  icon: NotebookPen,
  href: paths.codeInTheCloud.href({}, { source: 'launcher' }),
  permission: 'cloud-notebooks',
};
const pyscript: Tile = { label: t.pyscript, icon: CodeXml, href: 'https://pyscript.net' };
const edublocks: Tile = { label: t.edublocks, icon: Blocks, href: 'https://edublocks.org' };
const navigator = (label: string): Tile => ({
  label,
  icon: Bot,
  href: `${hosts.marketing}/docs/tools/ai-navigator/main`,
  permission: 'ai_navigator',
});

/**
 * Returns the tiles in order (SHELL-32), or the short list of small screens (SHELL-35, SHELL-36).
 * @param entries navigation entries: Learning, Forum, and Docs use their targets, and are hidden without them
 * @param allowed whether the user can use a feature
 */
export function tilesFor({
  short,
  entries,
  allowed,
}: {
  short: boolean;
  entries: readonly NavEntry[];
  allowed: (permission: NonNullable<Tile['permission']>) => boolean;
}): Tile[] {
  const as = (id: Parameters<typeof addressOf>[1], label: string, icon: LucideIcon): Tile[] => {
    const href = addressOf(entries, id);
    return href === null ? [] : [{ label, icon, href }];
  };
  const help = [
    ...as('my-learning', t.learning, GraduationCap),
    ...as('forum', t.forum, MessagesSquare),
    ...as('documentation', t.docs, BookOpen),
  ];
  const all: Tile[] = short
    ? [notebooks, ...help, pyscript, navigator(t.navigator), edublocks]
    : [
        notebooks,
        ...help,
        navigator(t.aiNavigator),
        { label: t.distribution, icon: Package, href: `${hosts.marketing}/download` },
        pyscript,
        edublocks,
        { label: t.pythonanywhere, icon: Terminal, href: 'https://www.pythonanywhere.com' },
        { label: t.excel, icon: Sheet, href: `${hosts.marketing}/docs/tools/excel/key-features` },
      ];
  return all.filter((tile) => tile.permission === undefined || allowed(tile.permission));
}
