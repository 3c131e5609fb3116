import { ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Page, PageHead, Pad, Panel, Section, SrOnly } from '../../ui/layout.tsx';
import { text } from './messages.ts';

const here = [
  { label: text.faq, text: text.faqText, to: paths.faq.href() },
  { label: text.status, text: text.statusText, to: paths.status.href() },
  { label: text.plans, text: text.plansText, to: paths.subscribe.href() },
  { label: text.free, text: text.freeText, to: paths.freeTier.href() },
];

/** `/support-center` (ROUTE-37): where to find help, for everybody. */
export function SupportPage() {
  return (
    <Page title={text.support}>
      <PageHead title={text.support} facts={<p className="muted">{text.supportIntro}</p>} />
      <Section title={text.here}>
        <Panel>{here.map((link) => <Pad key={link.to} gap={4}><Link to={link.to}>{link.label}</Link><p className="muted">{link.text}</p></Pad>)}</Panel>
      </Section>
      <Section title={text.elsewhere}>
        <Panel>
          {text.links.map((link) => (
            <Pad key={link.href} gap={4}>
              <a href={link.href} target="_blank" rel="noreferrer">{link.label} <Icon of={ArrowUpRight} small /><SrOnly>{text.opensElsewhere}</SrOnly></a>
              <p className="muted">{link.text}</p>
            </Pad>
          ))}
        </Panel>
      </Section>
    </Page>
  );
}
