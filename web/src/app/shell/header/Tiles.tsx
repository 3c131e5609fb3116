import { usePermission } from '../../../lib/flags.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { SrOnly } from '../../../ui/layout.tsx';
import type { NavEntry } from '../navigation.ts';
import { headerText } from './messages.ts';
import { tilesFor } from './tiles.ts';
import { look } from '../../../ui/theme/look.ts';

/**
 * Related products, three in a row, each in a new tab (SHELL-32, SHELL-37). `short` is the list of small screens
 * (SHELL-35).
 */
export default function Tiles({ short, entries }: { short: boolean; entries: readonly NavEntry[] }) {
  const notebooks = usePermission('cloud-notebooks');
  const navigator = usePermission('ai_navigator');
  const tiles = tilesFor({
    short,
    entries,
    allowed: (permission) => (permission === 'cloud-notebooks' ? notebooks : navigator),
  });
  return (
    <ul className={look('tiles')} aria-label={headerText.launcher}>
      {tiles.map((tile) => (
        <li key={tile.label}>
          <a href={tile.href} target="_blank" rel="noreferrer">
            <Icon of={tile.icon} />
            {tile.label}
            <SrOnly>{headerText.newTab}</SrOnly>
          </a>
        </li>
      ))}
    </ul>
  );
}
