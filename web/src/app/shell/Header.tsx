import { Bar, ThemeMenu, VisitorLinks } from './header/Bar.tsx';
import { Push } from '../../ui/layout.tsx';

/** The top bar of pages before the sign-in, and where the hub cannot be reached: logo, theme, and the ways in. Needs no data; the application's own is AppHeader. */
export function Header({ loading }: { loading?: boolean }) {
  return (
    <Bar>
      <Push />
      <ThemeMenu />
      {loading ? null : <VisitorLinks />}
    </Bar>
  );
}
