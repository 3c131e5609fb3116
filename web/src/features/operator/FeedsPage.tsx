import { lazy } from 'react';
import { useHubUpdates } from '../../lib/apollo/updates.ts';
import {
  useReviewMappingChangeMutation,
  useSyncAdvisoryFeedMutation,
  useHubFeedsQuery,
  useUpdateAdvisoryFeedMutation,
  type HubFeedsQuery,
} from '../../gen/operator.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { pageOf } from '../../paths.ts';
import { Address } from '../../ui/Address.tsx';
import { Button } from '../../ui/Button.tsx';
import { runMutation } from '../../ui/runMutation.ts';
import { classes } from '../../ui/classes.ts';
import { EmptyState, Lines, Loaded } from '../../ui/feedback.tsx';
import { Switch } from '../../ui/Field.tsx';
import { Panel, Row, Section, SrOnly } from '../../ui/layout.tsx';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { ListPanel, shownOf } from '../../ui/ListPanel.tsx';
import { Tag } from '../../ui/badges.tsx';
import { NumberCell, RowHead, Table } from '../../ui/Table.tsx';
import { look } from '../../ui/theme/look.ts';
import { Since } from '../../ui/time.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { FeedKey } from './FeedKey.tsx';
import { hubChanges } from './changes.ts';
import { feedsText as t } from './messages.ts';
import { OperatorFrame } from './OperatorFrame.tsx';

/** Name of the lazily loaded part. */
const bundleWhat = 'bundles';
const FeedBundlesPart = lazy(async () => ({ default: (await import('./FeedBundlesPart.tsx')).FeedBundlesPart }));

type Operator = NonNullable<HubFeedsQuery['operator']>;
type Feed = NonNullable<Operator['feeds']>[number];
type Changes = NonNullable<Operator['mappingChanges']>['nodes'];

const pageSize = 20;
/** How often the page looks what became of the feeds, in milliseconds. */
const askEvery = 5_000;

function FeedRow({ feed }: { feed: Feed }) {
  const [turn, { loading }] = useUpdateAdvisoryFeedMutation(hubChanges);
  const [fetchNow, { loading: asking }] = useSyncAdvisoryFeedMutation(hubChanges);
  const { id: feedId, title, isEnabled, url } = feed;
  const switchTo = async (on: boolean) => {
    const work = turn({ variables: { input: { feedId, isEnabled: on } } });
    if (await runMutation(work, (data) => data.updateAdvisoryFeed))
      showToast({ kind: 'success', title: t.switched(title, on) });
  };
  const ask = async () => {
    if (await runMutation(fetchNow({ variables: { input: { feedId } } }), (data) => data.syncAdvisoryFeed))
      showToast({ kind: 'success', title: t.asked(title) });
  };
  const row = (
    <tr>
      <RowHead>
        {title}
        <br />
        <span className={look('text', { tone: 'muted', wrap: true, regular: true })}>
          {t.kinds[feed.kind]}. {feed.description}
        </span>
      </RowHead>
      <td className={classes(look('text', { wrap: true }), look('table.whole'))}>
        {url === null ? (
          t.file
        ) : (
          <Switch
            label={t.fetches(title)}
            help={<Address of={url} />}
            checked={isEnabled}
            aria-disabled={loading || undefined}
            onChange={({ target }) => {
              if (!loading) void switchTo(target.checked);
            }}
          />
        )}
        {feed.supportsApiKey ? <FeedKey of={feed} /> : null}
      </td>
      <NumberCell value={feed.recordCount} />
      <td className={look('text', { wrap: true })}>
        <Since at={feed.lastSuccessAt} /> {feed.isStale && feed.lastSuccessAt ? <Tag>{t.stale}</Tag> : null}
      </td>
      <td className={look('text', { numeric: true })}>
        {feed.state === 'QUEUED' || feed.state === 'RUNNING' ? (
          <span className={look('text', { tone: 'muted' })}>{t.states[feed.state]}</span>
        ) : isEnabled && url !== null ? (
          <Button size="sm" busy={asking} aria-label={t.fetchOf(title)} onClick={() => void ask()}>
            {t.fetchNow}
          </Button>
        ) : null}
      </td>
    </tr>
  );
  const wrong = [feed.apiKeyError, feed.error === null ? null : `${t.failedOf(title)}: ${feed.error}`].filter(
    (text) => text !== null,
  );
  if (wrong.length === 0 && feed.skippedCount === 0) return row;
  return (
    <>
      {row}
      {wrong.map((text) => (
        <tr key={text}>
          <td colSpan={5} className={look('text', { wrap: true })}>
            <div className={classes(look('table.seen'), look('text', { tone: 'danger' }))}>{text}</div>
          </td>
        </tr>
      ))}
      {feed.skippedCount === 0 ? null : (
        <tr>
          <td colSpan={5} className={look('text', { wrap: true })}>
            <LeftOut feed={feed} />
          </td>
        </tr>
      )}
    </>
  );
}

/** Skipped entries of a feed. */
function LeftOut({ feed: { skippedEntries, skippedCount } }: { feed: Feed }) {
  // Entries without a name may have the same error.
  const remarks = new Map(skippedEntries.map((remark) => [`${remark.entry ?? ''} ${remark.message}`, remark]));
  return (
    <details className={look('table.seen')}>
      <summary>{t.leftOut(skippedCount)}</summary>
      <ul>
        {[...remarks].map(([key, { entry, message }]) => (
          <li key={key} className={look('text', { wrap: true })}>
            {entry === null ? null : <span className={look('text', { mono: true })}>{entry}: </span>}
            {message}
          </li>
        ))}
      </ul>
    </details>
  );
}

function ChangeTable({ changes }: { changes: Changes }) {
  const [decide] = useReviewMappingChangeMutation(hubChanges);
  const run = async (name: string, accept: boolean) => {
    if (await runMutation(decide({ variables: { input: { name, accept } } }), (data) => data.reviewMappingChange))
      showToast({ kind: 'success', title: t.decided(name, accept) });
  };
  return (
    <Table
      label={t.changesTable}
      columns={[
        { key: 'package', title: t.package },
        { key: 'lost', title: t.lost },
        { key: 'proposed', title: t.proposed },
        { key: 'from', title: t.from, hide: 'small' },
        { key: 'actions', title: <SrOnly>{t.actions}</SrOnly> },
      ]}
    >
      {changes.map(({ name, removedMappings, proposed, feed, proposedAt }) => (
        <tr key={name}>
          <RowHead mono>{name}</RowHead>
          <td className={look('text', { wrap: true })}>{removedMappings.join(', ')}</td>
          <td className={look('text', { wrap: true })}>{proposed.join(', ') || t.nothingKnown}</td>
          <td className={look('text', { tone: 'muted' })}>
            {feed}, <Since at={proposedAt} />
          </td>
          <td className={look('text', { numeric: true })}>
            <Row>
              <Button size="sm" aria-label={t.acceptOf(name)} onClick={() => void run(name, true)}>
                {t.accept}
              </Button>
              <Button size="sm" aria-label={t.declineOf(name)} onClick={() => void run(name, false)}>
                {t.decline}
              </Button>
            </Row>
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** `/operator/feeds`: advisory feeds, their age, and pending upstream mappings. */
export function FeedsPage() {
  const [search] = useQueryParams();
  const query = useHubFeedsQuery({
    variables: { offset: (pageOf(search) - 1) * pageSize },
    fetchPolicy: 'cache-and-network',
  });
  useHubUpdates({ kinds: ['FEEDS', 'JOBS'], refetch: query.refetch, pollEvery: askEvery });
  const { feeds, mappingChanges } = shownOf(query)?.operator ?? {};
  return (
    <OperatorFrame current="feeds">
      <Loaded
        what={t.what}
        value={feeds && mappingChanges ? { feeds, packageChanges: mappingChanges } : null}
        query={query}
        rows={20}
      >
        {(shown) => (
          <>
            <Panel>
              <Table
                label={t.table}
                columns={[
                  { key: 'feed', title: t.feed },
                  { key: 'on', title: t.network },
                  { key: 'records', title: t.records, numeric: true, hide: 'small' },
                  { key: 'ok', title: t.lastOk },
                  { key: 'actions', title: <SrOnly>{t.actions}</SrOnly> },
                ]}
              >
                {shown.feeds.map((feed) => (
                  <FeedRow key={feed.id} feed={feed} />
                ))}
              </Table>
            </Panel>
            <LazyBoundary what={bundleWhat} fallback={<Lines label={bundleWhat} />}>
              <FeedBundlesPart />
            </LazyBoundary>
            <Section title={t.changes}>
              <ListPanel
                what={t.what}
                list={shown.packageChanges}
                query={query}
                pageSize={pageSize}
                empty={
                  <EmptyState kind="first-use" title={t.noChange}>
                    {t.noChangeText}
                  </EmptyState>
                }
              >
                {({ nodes }) => <ChangeTable changes={nodes} />}
              </ListPanel>
            </Section>
          </>
        )}
      </Loaded>
    </OperatorFrame>
  );
}
