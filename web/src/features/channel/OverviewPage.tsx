import { Bug, CircleX, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useOrganizationAttentionQuery, useOrganizationOverviewQuery, type OrganizationAttentionQuery } from '../../gen/channel.ts';
import { formatDate, formatNumber } from '../../lib/format.ts';
import { useSlots } from '../../lib/slots.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState, ErrorState, HeadSkeleton, TableSkeleton } from '../../ui/feedback.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Fact, Facts, Mono, Page, PageHead, Panel, Section } from '../../ui/layout.tsx';
import { Severity, Tag } from '../../ui/marks.tsx';
import { Part } from '../../ui/Part.tsx';
import { attentionOf, type Attention } from './attention.ts';
import { ChannelTable } from './ChannelTable.tsx';
import { text } from './messages.ts';
import { overviewText } from './overviewMessages.ts';

const t = overviewText.overview;

function Item({ icon, children, note, action }: { icon: ReactNode; children: ReactNode; note: ReactNode; action: ReactNode }) {
  return <li><span>{icon}</span><div className="row wrap">{children}</div><div className="muted">{note}</div><div className="act">{action}</div></li>;
}

function AttentionItem({ org, item }: { org: string; item: Attention }) {
  if (item.kind === 'cve') {
    const [hit] = item.cve.packages;
    return (
      <Item
        icon={<Icon of={Bug} color={`var(--${item.cve.severity === 'CRITICAL' ? 'refused' : item.cve.severity.toLowerCase()})`} />}
        note={`${t.servedBy(item.channels.join(', '))}${item.cve.publishedAt ? `, ${t.published(formatDate(item.cve.publishedAt))}` : ''}`}
        action={<ButtonLink size="sm" to={paths.cve.href({ cveId: item.cve.cveId })}>{t.seeFiles}</ButtonLink>}
      >
        <Link className="m strong plain-link" to={paths.cve.href({ cveId: item.cve.cveId })}>{item.cve.cveId}</Link>
        <Severity score={item.cve.score} level={item.cve.severity} />
        {hit ? <Mono>{hit.affected}</Mono> : null}
      </Item>
    );
  }
  const run = item.kind === 'run';
  return (
    <Item
      icon={<Icon of={CircleX} color="var(--refused)" />}
      note={`${item.error ? `${item.error} ` : ''}${t.stillServes}`}
      action={<ButtonLink size="sm" to={paths.channel.href({ org, channel: item.channel }, { tab: run ? 'policy' : 'mirror' })}>{run ? t.seeRun : t.seeSync}</ButtonLink>}
    >
      <span className="strong">{run ? t.runFailed : t.syncFailed}</span>{t.on}<Mono>{item.channel}</Mono>
    </Item>
  );
}

function AttentionList({ org, data }: { org: string; data: OrganizationAttentionQuery }) {
  const items = attentionOf(data.organization?.channels ?? []);
  return (
    <Section title={t.attention} mark={items.length > 0 ? <Tag>{formatNumber(items.length)}</Tag> : null}>
      {items.length === 0
        ? <EmptyState kind="first-use" title={t.quiet}>{t.quietText}</EmptyState>
        : <ul className="panel list">{items.map((item) => <AttentionItem key={item.key} org={org} item={item} />)}</ul>}
    </Section>
  );
}

/** An organization's home: its facts, what needs attention, its channels. */
export function OverviewPage() {
  const { org = '' } = useParams();
  const { TopPackages } = useSlots();
  const overview = useOrganizationOverviewQuery({ variables: { org } });
  const attention = useOrganizationAttentionQuery({ variables: { org } });
  const organization = overview.data?.organization;
  if (!organization) {
    return (
      <Page title={org}>
        {overview.loading ? <><HeadSkeleton label={text.what.organization} /><TableSkeleton label={text.what.channels} rows={4} /></> : <ErrorState what={text.what.organization} error={overview.error} onRetry={() => void overview.refetch()} />}
      </Page>
    );
  }
  const { channels } = organization;
  const refusal = organization.role === 'ADMIN' ? null : text.onlyAdmins;
  return (
    <Page title={organization.title}>
      <PageHead
        title={organization.title}
        facts={(
          <Facts>
            {organization.activeProduct ? <Fact name={t.plan}>{text.plans[organization.activeProduct]}</Fact> : null}
            <Fact name={t.members}>{formatNumber(organization.membersCount)}</Fact>
            {channels ? <Fact name={t.channels}>{formatNumber(channels.length)}</Fact> : null}
            {organization.policies ? <Fact name={t.policies}>{formatNumber(organization.policies.totalCount)}</Fact> : null}
          </Facts>
        )}
        actions={refusal ? <><Button disabledReason={refusal}>{t.createChannel}</Button><Button disabledReason={refusal} icon={Plus}>{t.createPolicy}</Button></> : (
          <>
            <ButtonLink to={paths.channels.href({ org }, { create: 'channel' })}>{t.createChannel}</ButtonLink>
            <ButtonLink variant="solid" icon={Plus} to={paths.newPolicy.href({ org })}>{t.createPolicy}</ButtonLink>
          </>
        )}
      />
      {attention.data?.organization?.channels ? <AttentionList org={org} data={attention.data} />
        : attention.loading ? <Section title={t.attention}><TableSkeleton label={t.attention} rows={3} /></Section>
          : attention.error ? <Section title={t.attention}><ErrorState what={text.what.channels} error={attention.error} onRetry={() => void attention.refetch()} /></Section> : null}
      {attention.loading && !attention.data ? <Section key="waiting" title={t.channels}><TableSkeleton label={text.what.channels} rows={4} /></Section> : (
        <Section key="channels" title={t.channels} actions={<Link to={paths.channels.href({ org })}>{t.all}</Link>}>
          {channels ? channels.length === 0
            ? <EmptyState kind="first-use" title={text.list.none}>{text.list.noneText}</EmptyState>
            : <Panel><ChannelTable org={org} channels={channels} /></Panel>
            : <ErrorState what={text.what.channels} error={overview.error} onRetry={() => void overview.refetch()} />}
        </Section>
      )}
      <Part what={t.top}><TopPackages org={org} quiet /></Part>
    </Page>
  );
}
