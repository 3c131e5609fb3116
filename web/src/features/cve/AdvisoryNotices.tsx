import { Bug } from 'lucide-react';
import { Link } from 'react-router';
import { useAdvisoryNoticesQuery } from '../../gen/cve.ts';
import type { AdvisoryNoticesProps } from '../../lib/slots.ts';
import { paths } from '../../paths.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Section } from '../../ui/layout.tsx';
import { Severity, Tag } from '../../ui/badges.tsx';
import { look } from '../../ui/theme/look.ts';
import { Since } from '../../ui/time.tsx';
import { text } from './messages.ts';

/** Notices that are shown; the rest is counted. */
const most = 5;

/** Advisories of the last 30 days that hit what channels serve, the latest first; nothing at all while there are none. */
export function AdvisoryNotices({ org, channel, name }: AdvisoryNoticesProps) {
  const { data } = useAdvisoryNoticesQuery({
    variables: { org, channel: channel ?? null },
    fetchPolicy: 'cache-and-network',
  });
  const notices = (data?.organization?.advisoryNotices ?? []).filter(
    ({ packages }) => name === undefined || packages.includes(name),
  );
  if (notices.length === 0) return null;
  return (
    <Section title={text.notices} mark={<Tag>{notices.length}</Tag>}>
      <ul className={classes(look('panel'), look('list'))}>
        {notices.slice(0, most).map((one) => (
          <li key={`${one.channel}/${one.cveId}`}>
            <span className={look('text', { tone: 'subtle' })}>
              <Icon of={Bug} />
            </span>
            <div className={look('row', { wrap: true })}>
              <Link
                className={look('text', { mono: true, strong: true })}
                to={paths.cve.href({ cveId: one.cveId }, { organization: org, channel: one.channel })}
              >
                {one.cveId}
              </Link>
              <Severity score={one.score} level={one.severity} />
              {one.isExploited ? <Tag>{text.isExploited}</Tag> : null}
              {one.isMalicious ? <Tag>{text.isMalicious}</Tag> : null}
            </div>
            <div className={look('text', { tone: 'muted', wrap: true })}>
              {text.noticeFiles(one.servedFileCount, one.packages.join(', '))}
              {channel === undefined ? ` ${text.noticeIn(one.channel)}` : ''}, {text.noticed}{' '}
              <Since at={one.noticedAt} />
            </div>
          </li>
        ))}
      </ul>
      {notices.length > most ? <p className={look('help')}>{text.moreNotices(notices.length - most)}</p> : null}
    </Section>
  );
}
