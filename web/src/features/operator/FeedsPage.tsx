import { lazy } from 'react';
import {
  useDecidePackageChangeMutation,
  useFetchFeedMutation,
  useHubFeedsQuery,
  useSwitchFeedMutation,
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
import { feedsText as t } from './messages.ts';
import { OperatorFrame } from './OperatorFrame.tsx';

/** Names the part that comes later. */
const bundleWhat = 'bundles';
const FeedBundlesPart = lazy(async () => ({ default: (await import('./FeedBundlesPart.tsx')).FeedBundlesPart }));

type Operator = NonNullable<HubFeedsQuery['operator']>;
type Feed = NonNullable<Operator['feeds']>[number];
type Changes = NonNullable<Operator['packageChanges']>['nodes'];

const pageSize = 20;
/** How often the page looks what became of the feeds, in milliseconds. */
const askEvery = 5_000;

function FeedRow({ feed, onDone }: { feed: Feed; onDone: () => void }) {
  const [turn, { loading }] = useSwitchFeedMutation();
  const [fetchNow, { loading: asking }] = useFetchFeedMutation();
  const { feedId, title, isEnabled, address } = feed;
  const switchTo = async (on: boolean) => {
    const work = turn({ variables: { input: { feedId, isEnabled: on } } });
    if (await runMutation(work, (data) => data.switchFeed))
      showToast({ kind: 'success', title: t.switched(title, on) });
    onDone();
  };
  const ask = async () => {
    if (await runMutation(fetchNow({ variables: { input: { feedId } } }), (data) => data.fetchFeed))
      showToast({ kind: 'success', title: t.asked(title) });
    onDone();
  };
  const row = (
    <tr>
      <RowHead>
        {title}
        <br />
        <span className={look('text', { tone: 'muted', wrap: true, regular: true })}>
          {t.kinds[feed.kind]}. {feed.about}
        </span>
      </RowHead>
      <td className={classes(look('text', { wrap: true }), look('table.whole'))}>
        {address === null ? (
          t.file
        ) : (
          <Switch
            label={t.fetches(title)}
            help={<Address of={address} />}
            checked={isEnabled}
            aria-disabled={loading || undefined}
            onChange={({ target }) => {
              if (!loading) void switchTo(target.checked);
            }}
          />
        )}
        {feed.takesKey ? <FeedKey of={feed} onDone={onDone} /> : null}
      </td>
      <NumberCell value={feed.recordCount} />
      <td className={look('text', { wrap: true })}>
        <Since at={feed.lastOkAt} /> {feed.isStale && feed.lastOkAt ? <Tag>{t.stale}</Tag> : null}
      </td>
      <td className={look('text', { numeric: true })}>
        {feed.state === 'WAITING' || feed.state === 'RUNNING' ? (
          <span className={look('text', { tone: 'muted' })}>{t.states[feed.state]}</span>
        ) : isEnabled && address !== null ? (
          <Button size="sm" busy={asking} aria-label={t.fetchOf(title)} onClick={() => void ask()}>
            {t.fetchNow}
          </Button>
        ) : null}
      </td>
    </tr>
  );
  const wrong = [feed.keyError, feed.error === null ? null : `${t.failedOf(title)}: ${feed.error}`].filter(
    (text) => text !== null,
  );
  if (wrong.length === 0 && feed.leftOutCount === 0) return row;
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
      {feed.leftOutCount === 0 ? null : (
        <tr>
          <td colSpan={5} className={look('text', { wrap: true })}>
            <LeftOut feed={feed} />
          </td>
        </tr>
      )}
    </>
  );
}

/** What a list has that was not taken as it is. */
function LeftOut({ feed: { leftOut, leftOutCount } }: { feed: Feed }) {
  // Entries without a name may have the same fault.
  const remarks = new Map(leftOut.map((remark) => [`${remark.entry ?? ''} ${remark.message}`, remark]));
  return (
    <details className={look('table.seen')}>
      <summary>{t.leftOut(leftOutCount)}</summary>
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

function ChangeTable({ changes, onDone }: { changes: Changes; onDone: () => void }) {
  const [decide] = useDecidePackageChangeMutation();
  const run = async (name: string, accept: boolean) => {
    if (await runMutation(decide({ variables: { input: { name, accept } } }), (data) => data.decidePackageChange))
      showToast({ kind: 'success', title: t.decided(name, accept) });
    onDone();
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
      {changes.map(({ name, lost, proposed, feedId, askedAt }) => (
        <tr key={name}>
          <RowHead mono>{name}</RowHead>
          <td className={look('text', { wrap: true })}>{lost.join(', ')}</td>
          <td className={look('text', { wrap: true })}>{proposed.join(', ') || t.nothingKnown}</td>
          <td className={look('text', { tone: 'muted' })}>
            {feedId}, <Since at={askedAt} />
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

/** `/operator/feeds`: the feeds of advisories, how old they are, and changes of what packages are that wait. */
export function FeedsPage() {
  const [search] = useQueryParams();
  const query = useHubFeedsQuery({
    variables: { offset: (pageOf(search) - 1) * pageSize },
    fetchPolicy: 'cache-and-network',
    pollInterval: askEvery,
  });
  const { feeds, packageChanges } = shownOf(query)?.operator ?? {};
  const again = () => void query.refetch();
  return (
    <OperatorFrame current="feeds">
      <Loaded what={t.what} value={feeds && packageChanges ? { feeds, packageChanges } : null} query={query} rows={20}>
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
                  <FeedRow key={feed.feedId} feed={feed} onDone={again} />
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
                {({ nodes }) => <ChangeTable changes={nodes} onDone={again} />}
              </ListPanel>
            </Section>
          </>
        )}
      </Loaded>
    </OperatorFrame>
  );
}
