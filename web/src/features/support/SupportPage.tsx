import { ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useViewer } from '../../lib/viewer.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Page, PageHead, Pad, Panel, Section, SrOnly } from '../../ui/layout.tsx';
import { text } from './messages.ts';
import { look } from '../../ui/theme/look.ts';

/** The hub's own places for help; some need an account, and would only send a visitor to the sign-in. */
const here = [
  { label: text.guides, text: text.guidesText, to: paths.help.href() },
  { label: text.faq, text: text.faqText, to: paths.faq.href(), signedIn: true },
  { label: text.status, text: text.statusText, to: paths.status.href() },
  { label: text.plans, text: text.plansText, to: paths.subscribe.href() },
  { label: text.free, text: text.freeText, to: paths.freeTier.href() },
];

/** `/support-center` (ROUTE-37): where to find help, for everyone. */
export function SupportPage() {
  const viewer = useViewer();
  return (
    <Page title={text.support}>
      <PageHead title={text.support} facts={<p className={look('text', { tone: 'muted' })}>{text.supportIntro}</p>} />
      <Section title={text.here}>
        <Panel>
          {here
            .filter(({ signedIn }) => viewer || !signedIn)
            .map((link) => (
              <Pad key={link.to} gap={4}>
                <Link to={link.to}>{link.label}</Link>
                <p className={look('text', { tone: 'muted' })}>{link.text}</p>
              </Pad>
            ))}
        </Panel>
      </Section>
      <Section title={text.elsewhere}>
        <Panel>
          {text.links.map((link) => (
            <Pad key={link.href} gap={4}>
              <a href={link.href} target="_blank" rel="noreferrer">
                {link.label} <Icon of={ArrowUpRight} small />
                <SrOnly>{text.opensElsewhere}</SrOnly>
              </a>
              <p className={look('text', { tone: 'muted' })}>{link.text}</p>
            </Pad>
          ))}
        </Panel>
      </Section>
    </Page>
  );
}
