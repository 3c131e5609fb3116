import { ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { version } from '../../../package.json';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SrOnly } from '../../ui/layout.tsx';
import type { NavEntry } from './navigation.ts';
import { look } from '../../ui/theme/look.ts';

const t = messages.footer;

/**
 * Footer of every page that doesn't hide it (SHELL-61): the hub, and further links. The privacy link is for signed-in
 * users.
 */
export function Footer({ signedIn, entries }: { signedIn: boolean; entries: readonly NavEntry[] }) {
  // An operator can link to external documentation (SUPPORT_LINKS); the hub's guides are internal.
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
