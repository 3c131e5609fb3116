import { Bug } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useAdvisoryNoticesQuery } from '../../gen/cve.ts';
import { formatNumber } from '../../lib/format.ts';
import type { AdvisoryNoticesProps } from '../../lib/slots.ts';
import { paths } from '../../paths.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Section } from '../../ui/layout.tsx';
import { Severity, Tag } from '../../ui/badges.tsx';
import { look } from '../../ui/theme/look.ts';
import { Since } from '../../ui/time.tsx';
import { text } from './messages.ts';

/** Advisories of the last 30 days that affect served files, latest first; renders nothing without any. */
export function AdvisoryNotices({ org, channel, name }: AdvisoryNoticesProps) {
  const { data } = useAdvisoryNoticesQuery({
    variables: { org, channel: channel ?? null, package: name ?? null },
    fetchPolicy: 'cache-and-network',
  });
  const notices = data?.organization?.advisoryAlerts ?? [];
  const total = data?.organization?.advisoryNoticeCount ?? notices.length;
  if (notices.length === 0) return null;
  return (
    <Section title={text.notices} mark={<Tag>{formatNumber(total)}</Tag>}>
      <ul className={classes(look('panel'), look('list'))}>
        {notices.map((one) => (
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
              {text.noticeFiles(one.affectedFileCount, one.packages.join(', '))}
              {channel === undefined ? ` ${text.noticeIn(one.channel)}` : ''}, {text.noticed}{' '}
              <Since at={one.detectedAt} />
            </div>
          </li>
        ))}
      </ul>
      {total > notices.length ? (
        <p className={look('help')}>
          {text.moreNotices(total - notices.length)}{' '}
          <Link to={paths.servedCves.href({ org }, { channel: channel ?? null })}>{text.toServed}</Link>
        </p>
      ) : null}
    </Section>
  );
}
