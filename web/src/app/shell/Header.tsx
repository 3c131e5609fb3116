import { Bar, ThemeMenu, VisitorLinks } from './header/Bar.tsx';
import { Push } from '../../ui/layout.tsx';

/**
 * The top bar of pages before sign-in, and if the hub is unreachable: logo, theme, and sign-in links. Needs no data;
 * the application's own is AppHeader.
 */
export function Header({ loading }: { loading?: boolean }) {
  return (
    <Bar>
      <Push />
      <ThemeMenu />
      {loading ? null : <VisitorLinks />}
    </Bar>
  );
}
