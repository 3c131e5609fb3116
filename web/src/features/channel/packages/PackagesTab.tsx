import { useApolloClient } from '@apollo/client/react';
import { Upload } from 'lucide-react';
import { lazy, memo } from 'react';
import { Link } from 'react-router-dom';
import {
  useChannelDecisionCountsQuery,
  useChannelPackagesQuery,
  useMyChannelTokenQuery,
  type PackageRow_ArtifactFragment,
} from '../../../gen/channel.ts';
import { formatChange } from '../../../lib/format.ts';
import { useQueryParams } from '../../../lib/useQueryParams.ts';
import { oneOf, paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { CsvButton } from '../../../ui/CsvButton.tsx';
import { EmptyState, TableSkeleton } from '../../../ui/feedback.tsx';
import { Columns, Pad, Panel, Row, Section, Stack } from '../../../ui/layout.tsx';
import { ListPanel, shownOf } from '../../../ui/ListPanel.tsx';
import { Vulnerability } from '../../../ui/Knowledge.tsx';
import { LazyBoundary } from '../../../ui/LazyBoundary.tsx';
import { NumberCell, RowHead, Table, type Column } from '../../../ui/Table.tsx';
import { Segmented } from '../../../ui/Tabs.tsx';
import { DateText } from '../../../ui/time.tsx';
import type { ChannelDetails } from '../page/ChannelPage.tsx';
import { isHosted } from '../../../lib/hosted.ts';
import { text } from '../messages.ts';
import { decisions, packagesVariables, pageSize } from './packagesVariables.ts';
import { isReading, isUnread } from '../neverSynced.ts';
import { look } from '../../../ui/theme/look.ts';

/** Loads the code in parallel with its data; the packages don't wait for it. */
const InstallPanel = lazy(async () => ({ default: (await import('../install/InstallPanel.tsx')).InstallPanel }));
const t = text.packages;

const table = {
  name: 'packages',
  label: t.table,
  columns: [
    { key: 'name', title: t.name, sorted: 'ascending' },
    { key: 'latest', title: t.latest },
    { key: 'license', title: t.license, hide: 'small' },
    { key: 'allowed', title: t.allowed, numeric: true, hide: 'small' },
    { key: 'refused', title: t.refused, numeric: true, hide: 'small' },
    { key: 'worst', title: t.worst },
    { key: 'updated', title: t.updated, numeric: true, hide: 'mobile' },
  ] satisfies Column[],
};

/** Rerenders only when its package changes, not with every change of the page. */
const PackageRow = memo(function PackageRow({
  org,
  channel,
  artifact,
}: {
  org: string;
  channel: string;
  artifact: PackageRow_ArtifactFragment;
}) {
  return (
    <tr>
      <RowHead mono long>
        <Link
          className={look('text', { mono: true })}
          title={artifact.name}
          to={paths.package.href({ org, channel, name: artifact.name })}
        >
          {artifact.name}
        </Link>
      </RowHead>
      <td className={look('text', { mono: true })}>
        {artifact.latestAllowedVersion ?? <span className={look('text', { tone: 'zero' })}>–</span>}
      </td>
      <td className={look('text', { tone: 'muted', clip: true })} title={artifact.license ?? undefined}>
        {artifact.license ?? '–'}
      </td>
      <NumberCell value={artifact.allowedFileCount} />
      <NumberCell value={artifact.blockedFileCount} />
      <td>
        {artifact.allowedFileCount === 0 ? (
          <span className={look('text', { tone: 'zero' })}>–</span>
        ) : (
          <Vulnerability of={artifact.vulnerabilities} />
        )}
      </td>
      <td className={look('text', { numeric: true, tone: 'muted' })}>
        <DateText at={artifact.updatedAt} />
      </td>
    </tr>
  );
});

function Packages({ org, channel, mayPublish }: { org: string; channel: ChannelDetails; mayPublish: boolean }) {
  const [search, change] = useQueryParams();
  const variables = packagesVariables(org, channel.name, search);
  const query = useChannelPackagesQuery({ variables });
  const client = useApolloClient();
  const askTable = async () => {
    const { ChannelPackagesCsvDocument } = await import('../../../gen/channelPackagesCsv.ts');
    const { offset: _page, ...selection } = variables;
    return (await client.query({ query: ChannelPackagesCsvDocument, variables: selection, fetchPolicy: 'no-cache' }))
      .data?.organization?.channel?.packagesCsv;
  };
  const counts = useChannelDecisionCountsQuery({ variables: { org, channel: channel.name, q: variables.q } }).data
    ?.organization?.channel;
  const page = shownOf(query)?.organization?.channel?.packages;
  const q = search.get('q') ?? '';
  const decision = oneOf(search, 'decision', decisions);
  return (
    <ListPanel
      what={text.what.packages}
      label={text.tabs.packages}
      list={page}
      query={query}
      pageSize={pageSize}
      table={table}
      filter={{ label: t.filter }}
      narrowedBy={['decision']}
      tools={
        <Segmented
          label={t.decision}
          value={decision}
          onChange={(value) => change({ decision: value === 'all' ? null : value })}
          segments={[
            { value: 'all', label: t.all, count: counts?.all?.totalCount },
            { value: 'some-refused', label: t.someRefused, count: counts?.someRefused?.totalCount },
            { value: 'none-left', label: t.noneLeft, count: counts?.noneLeft?.totalCount },
          ]}
        />
      }
      end={<CsvButton label={t.csv} of={t.csvOf} name={`${org}-${channel.name}-packages.csv`} ask={askTable} />}
      empty={
        isUnread(channel) ? (
          <EmptyState kind="first-use" title={text.list.unread}>
            {isReading(channel) ? t.readingText : t.unreadText}
          </EmptyState>
        ) : (
          <EmptyState
            kind="first-use"
            title={t.empty}
            action={
              mayPublish ? (
                <Button icon={Upload} onClick={() => change({ dialog: 'publish', page: null }, { replace: false })}>
                  {text.actions.publish}
                </Button>
              ) : null
            }
          >
            {channel.type === 'EXTERNAL_MIRROR' ? t.emptyMirror : t.emptyHosted}
          </EmptyState>
        )
      }
      noMatch={{ title: q === '' ? t.noMatchFilter : t.noMatch(q), text: t.clearText, clear: t.clear }}
    >
      {({ nodes }) => (
        <Table {...table}>
          {nodes.map((artifact) => (
            <PackageRow key={artifact.id} org={org} channel={channel.name} artifact={artifact} />
          ))}
        </Table>
      )}
    </ListPanel>
  );
}

/** Changes of the last completed run. */
function Changed({ org, channel }: { org: string; channel: ChannelDetails }) {
  const run = channel.latestRun;
  if (
    !run ||
    run.addedFileCount === null ||
    run.removedFileCount === null ||
    (run.policyName === null && run.addedFileCount === 0 && run.removedFileCount === 0)
  )
    return null;
  return (
    <Section
      title={text.changed.title}
      actions={
        <Link to={paths.channel.href({ org, channel: channel.name }, { tab: 'policy' })}>{text.changed.all}</Link>
      }
    >
      <Panel>
        <Pad>
          <Row>
            <span className={look('text', { strong: true, tone: run.addedFileCount > 0 ? 'plus' : 'zero' })}>
              {formatChange(run.addedFileCount)}
            </span>
            <span className={look('text', { tone: 'muted' })}>{text.changed.allowed}</span>
          </Row>
          <Row>
            <span className={look('text', { strong: true, tone: run.removedFileCount > 0 ? 'minus' : 'zero' })}>
              {formatChange(-run.removedFileCount)}
            </span>
            <span className={look('text', { tone: 'muted' })}>{text.changed.refused}</span>
          </Row>
        </Pad>
      </Panel>
    </Section>
  );
}

/** Content next to the packages. Shown immediately once the user's token is known, so that nothing moves. */
function Beside({ org, channel }: { org: string; channel: ChannelDetails }) {
  const { loading, data } = useMyChannelTokenQuery({ variables: { org } });
  const waiting = <TableSkeleton label={text.install.title} />;
  if (loading && !data) return waiting;
  return (
    <LazyBoundary what={text.install.title} fallback={waiting}>
      <Stack gap={24}>
        <InstallPanel
          org={org}
          repoUrl={channel.repoUrl}
          usedWith={channel.usedWith.map(({ repoUrl }) => repoUrl)}
          isPublic={channel.visibility === 'PUBLIC'}
          takesPackages={isHosted(channel)}
        />
        <Changed org={org} channel={channel} />
      </Stack>
    </LazyBoundary>
  );
}

/** The packages of a channel, with install instructions. */
export function PackagesTab({
  org,
  channel,
  mayPublish,
}: {
  org: string;
  channel: ChannelDetails;
  mayPublish: boolean;
}) {
  return (
    <Columns kind="channel">
      <Packages org={org} channel={channel} mayPublish={mayPublish} />
      <Beside org={org} channel={channel} />
    </Columns>
  );
}
