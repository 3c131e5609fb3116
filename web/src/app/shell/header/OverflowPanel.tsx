import { Search } from 'lucide-react';
import { useTheme } from '../../../lib/theme.ts';
import { messages } from '../../../messages.ts';
import { Button } from '../../../ui/Button.tsx';
import { Segmented } from '../../../ui/Tabs.tsx';
import type { NavEntry } from '../navigation.ts';
import { VisitorLinks } from './Bar.tsx';
import { headerText } from './messages.ts';
import Tiles from './Tiles.tsx';
import { look } from '../../../ui/theme/look.ts';

const themes = ['system', 'light', 'dark'] as const;

/**
 * The header's content on narrow screens (SHELL-12): search (if `onSearch` is set), products, theme, and sign-in for
 * visitors.
 */
export default function OverflowPanel({
  visitor,
  signedIn,
  entries,
  onSearch,
}: {
  visitor: boolean;
  signedIn: boolean;
  entries: readonly NavEntry[];
  onSearch: (() => void) | undefined;
}) {
  const { choice, choose } = useTheme();
  return (
    <div className={look('overflow')}>
      {onSearch ? (
        <Button icon={Search} onClick={onSearch}>
          {headerText.search.label}
        </Button>
      ) : null}
      {visitor ? (
        <div className={look('row')}>
          <VisitorLinks />
        </div>
      ) : null}
      {signedIn ? <Tiles short entries={entries} /> : null}
      <Segmented
        label={messages.theme.label}
        value={choice}
        onChange={choose}
        segments={themes.map((value) => ({ value, label: messages.theme[value] }))}
      />
    </div>
  );
}
