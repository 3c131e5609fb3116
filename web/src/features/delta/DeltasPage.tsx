import { GitCompareArrows, Mail } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { areaCrumbs } from '../../lib/crumbs.ts';
import { useOrganizationDeltasQuery, type OrganizationDeltasQuery } from '../../gen/delta.ts';
import { formatNumber } from '../../lib/format.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { oneOf, pageOf, paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/feedback.tsx';
import { Select } from '../../ui/Field.tsx';
import { Page, PageHead } from '../../ui/layout.tsx';
import { ListPanel, shownOf } from '../../ui/ListPanel.tsx';
import { opensDialog } from '../../ui/overlay/Dialog.tsx';
import { RowHead, Table } from '../../ui/Table.tsx';
import { look } from '../../ui/theme/look.ts';
import { Moment } from '../../ui/time.tsx';
import { text as t } from './messages.ts';
import { OwnMails } from './OwnMails.tsx';
import { changeTypes, SubscribeDialog } from './SubscribeDialog.tsx';

const pageSize = 20;

type Delta = NonNullable<NonNullable<OrganizationDeltasQuery['organization']>['deltas']>['nodes'][number];

function Count({ sign, count }: { sign: '+' | '−'; count: number | null }) {
  const tone = count ? (sign === '+' ? 'plus' : 'minus') : 'zero';
  return (
    <td className={look('text', { numeric: true })}>
      <span className={look('text', { tone })}>
        {count === null ? '–' : `${count === 0 ? '' : sign}${formatNumber(count)}`}
      </span>
    </td>
  );
}

function DeltaRow({ org, delta }: { org: string; delta: Delta }) {
  return (
    <tr>
      <RowHead>
        <Link to={paths.run.href({ org, channel: delta.channelName, runId: delta.id })}>
          <Moment at={delta.finishedAt ?? ''} />
        </Link>
      </RowHead>
      <td>
        <Link to={paths.channel.href({ org, channel: delta.channelName })}>{delta.channelName}</Link>
      </td>
      <td>
        {delta.policyName === null ? (
          <span className={look('text', { tone: 'zero' })}>{t.noPolicy}</span>
        ) : (
          <>
            {delta.policyName}{' '}
            {delta.revision === null ? null : (
              <span className={look('text', { tone: 'muted' })}>{t.revision(delta.revision)}</span>
            )}
          </>
        )}
      </td>
      <Count sign="+" count={delta.addedFileCount} />
      <Count sign="−" count={delta.removedFileCount} />
    </tr>
  );
}

/**
 * `/organizations/{org}/deltas`: what publications added and removed, by channel and kind, paginated, and email
 * subscriptions.
 */
export function DeltasPage() {
  const { org = '' } = useParams();
  const [search, change] = useQueryParams();
  const [subscribing, setSubscribing] = useState(false);
  const channel = search.get('channel') ?? '';
  const changeType = oneOf(search, 'change', changeTypes);
  const query = useOrganizationDeltasQuery({
    variables: { org, limit: pageSize, offset: (pageOf(search) - 1) * pageSize, channel: channel || null, changeType },
    fetchPolicy: 'cache-and-network',
  });
  const organization = shownOf(query)?.organization;
  const channels = (organization?.channels ?? []).map(({ name }) => name);
  const first = channels.includes(channel) ? channel : channels[0];
  return (
    <Page title={t.title}>
      <PageHead
        crumbs={areaCrumbs(org, organization?.title, 'policies')}
        title={t.title}
        actions={
          <Button
            variant="solid"
            icon={Mail}
            disabled={first === undefined}
            {...opensDialog}
            onClick={() => setSubscribing(true)}
          >
            {t.subscribe}
          </Button>
        }
      />
      <ListPanel
        what={t.what}
        list={organization?.deltas}
        query={query}
        pageSize={pageSize}
        narrowedBy={['channel', 'change']}
        tools={
          <>
            <Select
              small
              aria-label={t.channelFilter}
              value={channels.includes(channel) ? channel : ''}
              onChange={({ target }) => change({ channel: target.value || null }, { replace: true })}
              options={[{ value: '', label: t.anyChannel }, ...channels.map((value) => ({ value, label: value }))]}
            />
            <Select
              small
              aria-label={t.changeFilter}
              value={changeType}
              onChange={({ target }) =>
                change({ change: target.value === 'ALL' ? null : target.value }, { replace: true })
              }
              options={changeTypes.map((value) => ({ value, label: t.changes[value] }))}
            />
          </>
        }
        empty={
          <EmptyState kind="first-use" icon={GitCompareArrows} title={t.none}>
            {t.noneText}
          </EmptyState>
        }
        noMatch={{ title: t.noMatch, clear: t.clear }}
      >
        {({ nodes }) => (
          <Table
            label={t.title}
            columns={[
              { key: 'published', title: t.columns.published },
              { key: 'channel', title: t.columns.channel },
              { key: 'policy', title: t.columns.policy, hide: 'small' },
              { key: 'added', title: t.columns.added, numeric: true },
              { key: 'removed', title: t.columns.removed, numeric: true },
            ]}
          >
            {nodes.map((delta) => (
              <DeltaRow key={delta.id} org={org} delta={delta} />
            ))}
          </Table>
        )}
      </ListPanel>
      <OwnMails org={org} />
      {subscribing && first !== undefined ? (
        <SubscribeDialog org={org} channels={channels} channel={first} onClose={() => setSubscribing(false)} />
      ) : null}
    </Page>
  );
}
