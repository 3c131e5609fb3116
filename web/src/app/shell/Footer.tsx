import { ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router';
import { version } from '../../../package.json';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SrOnly } from '../../ui/layout.tsx';
import type { NavEntry } from './navigation.ts';
import { look } from '../../ui/theme/look.ts';

const t = messages.footer;

/** Below every page that does not hide it (SHELL-61): which hub this is, and where more stands. Privacy is for people who are signed in. */
export function Footer({ signedIn, entries }: { signedIn: boolean; entries: readonly NavEntry[] }) {
  // An operator may have documentation of their own (SUPPORT_LINKS); the hub's guides stand in the hub.
  const elsewhere = entries.flatMap((entry) => entry.children).find(({ id }) => id === 'documentation')?.href;
  return (
    <footer className={look('footer')}>
      <span>{t.hub(messages.product, version)}</span>
      <Link to={paths.status.href()}>{t.status}</Link>
      {elsewhere ? (
        <a href={elsewhere} target="_blank" rel="noopener noreferrer">
          {t.documentation}
          <Icon of={ArrowUpRight} small />
          <SrOnly>{messages.nav.newTab}</SrOnly>
        </a>
      ) : (
        <Link to={paths.help.href()}>{t.documentation}</Link>
      )}
      {signedIn ? <Link to={paths.privacySecurity.href()}>{t.privacy}</Link> : null}
    </footer>
  );
}
