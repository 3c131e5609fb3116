import { CircleCheck, CircleDashed } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { OrganizationOverviewQuery } from '../../../gen/channel.ts';
import { paths } from '../../../paths.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Panel, Section, SrOnly } from '../../../ui/layout.tsx';
import { overviewText } from './overviewMessages.ts';
import { themeColor } from '../../../ui/theme/color.ts';
import { look } from '../../../ui/theme/look.ts';

const t = overviewText.first;

type Organization = NonNullable<OrganizationOverviewQuery['organization']>;

/** Whether an organization is on its first steps: its next one is the page's main button then. */
export const isOnFirstSteps = ({ withPolicy, policies }: Organization): boolean =>
  withPolicy !== null && policies !== null && !(policies.totalCount > 0 && withPolicy.totalCount > 0);

/** Steps from a new organization to an active policy, with their completion; null once all are done. For admins. */
export function FirstSteps({ org, organization }: { org: string; organization: Organization }) {
  const { channelPage, withPolicy, policies, membersCount } = organization;
  if (!channelPage || !policies || !isOnFirstSteps(organization)) return null;
  const steps = [
    { key: 'channel', done: channelPage.totalCount > 0, to: paths.channels.href({ org }, { create: 'channel' }) },
    { key: 'policy', done: policies.totalCount > 0, to: paths.newPolicy.href({ org }) },
    { key: 'apply', done: (withPolicy?.totalCount ?? 0) > 0, to: paths.policies.href({ org }) },
    { key: 'people', done: membersCount > 1, to: paths.members.href({ org }) },
  ] as const;
  const next = steps.find(({ done }) => !done)?.key;
  return (
    <Section title={t.title}>
      <Panel>
        <ol className={look('list')}>
          {steps.map(({ key, done, to }) => (
            <li key={key} aria-current={key === next ? 'step' : undefined}>
              <span>
                <Icon
                  of={done ? CircleCheck : CircleDashed}
                  color={done ? themeColor('decision.allowed.fg') : themeColor('fg.subtle')}
                />
              </span>
              <div className={key === next ? look('text', { strong: true }) : undefined}>
                {t[key].title}
                {done ? <SrOnly>{t.done}</SrOnly> : null}
              </div>
              <div className={look('text', { tone: 'muted' })}>{t[key].text}</div>
              {done ? null : (
                <div className={look('list.act')}>
                  <Link className={look('button', { size: 'sm', variant: key === next && 'solid' })} to={to}>
                    {t[key].action}
                  </Link>
                </div>
              )}
            </li>
          ))}
        </ol>
      </Panel>
    </Section>
  );
}
