import { Ellipsis, Forward, Package, RefreshCw, ShieldMinus, ShieldPlus, Trash2, Upload } from 'lucide-react';
import { Fragment, lazy } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { areaCrumbs } from '../../../lib/crumbs.ts';
import { useChannelPageQuery, useSyncMirrorMutation, type ChannelPageQuery } from '../../../gen/channel.ts';
import { formatBytes, formatNumber } from '../../../lib/format.ts';
import { useSlots } from '../../../lib/slots.ts';
import { useQueryParams } from '../../../lib/useQueryParams.ts';
import { paths, withSearch } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { runMutation } from '../../../ui/runMutation.ts';
import { EmptyState, ErrorState, HeadSkeleton, TableSkeleton } from '../../../ui/feedback.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Fact, Facts, Mono, Page, PageHead } from '../../../ui/layout.tsx';
import { Tag } from '../../../ui/badges.tsx';
import { Vulnerability } from '../../../ui/Knowledge.tsx';
import { knowledge } from '../../../ui/knowledgeMessages.ts';
import { opensDialog } from '../../../ui/overlay/Dialog.tsx';
import { Menu, type MenuItem } from '../../../ui/overlay/Menu.tsx';
import { LazyBoundary } from '../../../ui/LazyBoundary.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { Moment } from '../../../ui/time.tsx';
import { messages } from '../../../messages.ts';
import { isHosted } from '../../../lib/hosted.ts';
import { text } from '../messages.ts';
import { PackagesTab } from '../packages/PackagesTab.tsx';
import { PolicyStrip } from './PolicyStrip.tsx';
import { isUnread } from '../neverSynced.ts';
import { useChannelJobs } from './useChannelJobs.ts';
import { classes } from '../../../ui/classes.ts';
import { look } from '../../../ui/theme/look.ts';

const Jobs = lazy(async () => ({ default: (await import('./Jobs.tsx')).Jobs }));
const FilesTab = lazy(async () => ({ default: (await import('../files/FilesTab.tsx')).FilesTab }));
const CvesTab = lazy(async () => ({ default: (await import('../cves/CvesTab.tsx')).CvesTab }));
const RunsTab = lazy(async () => ({ default: (await import('../runs/RunsTab.tsx')).RunsTab }));
const WatchPanel = lazy(async () => ({ default: (await import('../monitoring/WatchPanel.tsx')).WatchPanel }));
const SnapshotsTab = lazy(async () => ({ default: (await import('../snapshots/SnapshotsTab.tsx')).SnapshotsTab }));
const MirrorTab = lazy(async () => ({ default: (await import('../mirror/MirrorTab.tsx')).MirrorTab }));
const PublishDialog = lazy(async () => ({ default: (await import('../publish/PublishDialog.tsx')).PublishDialog }));
const ReadmeTab = lazy(async () => ({ default: (await import('../readme/ReadmeTab.tsx')).ReadmeTab }));
const SettingsTab = lazy(async () => ({ default: (await import('../settings/SettingsTab.tsx')).SettingsTab }));

const tabs = [
  'packages',
  'files',
  'cves',
  'policy',
  'snapshots',
  'mirror',
  'groups',
  'activity',
  'readme',
  'settings',
] as const;

const dialogs = ['apply-policy', 'remove-policy', 'publish'] as const;

/** The open dialog of the channel, from `dialog` in the URL. */
type ChannelDialog = (typeof dialogs)[number];

/** The organization and the channel as in the page's query. */
export type ChannelOrganization = NonNullable<ChannelPageQuery['organization']>;
/** The channel of the page. */
export type ChannelDetails = NonNullable<ChannelOrganization['channel']>;

function ChannelFacts({ channel }: { channel: ChannelDetails }) {
  const sources = channel.sources ?? [];
  const unread = isUnread(channel);
  return (
    <Facts>
      <Fact name={text.facts.type}>
        {text.type[channel.type]}
        {sources.length > 0 ? (
          <>
            {' '}
            {text.from} <Mono>{sources.map((source) => source.name).join(', ')}</Mono>
          </>
        ) : null}
        {channel.mirror?.source ? (
          <>
            {' '}
            {text.facts.mirrorOf} <Mono>{channel.mirror.source.replace(/^https?:\/\//, '')}</Mono>
          </>
        ) : null}
      </Fact>
      {channel.usedWith.length > 0 ? (
        <Fact name={text.facts.usedWith} mono>
          {channel.usedWith.map(({ name }) => name).join(' ')}
        </Fact>
      ) : null}
      {unread ? null : <Fact name={text.facts.packages}>{formatNumber(channel.packageCount)}</Fact>}
      {channel.packageCount > 0 ? (
        <Fact name={text.facts.cves}>
          <Vulnerability of={channel.vulnerabilities} />
          {channel.cveCoveredPackageCount > 0 ? (
            <>
              {' '}
              <span className={look('text', { tone: 'muted' })}>
                {knowledge.coverage(channel.cveCoveredPackageCount, channel.packageCount)}
              </span>
            </>
          ) : null}
        </Fact>
      ) : null}
      {unread ? null : <Fact name={text.facts.size}>{formatBytes(channel.size)}</Fact>}
      {channel.subdirs.length > 0 ? (
        <Fact name={text.facts.platforms} mono>
          {channel.subdirs.map((subdir, at) => (
            <Fragment key={subdir}>
              {at > 0 ? ' ' : ''}
              <span className={look('text', { nowrap: true })}>{subdir}</span>
            </Fragment>
          ))}
        </Fact>
      ) : null}
      {channel.mirror?.source ? (
        <Fact name={text.facts.synced}>
          {channel.mirror.syncedAt ? <Moment at={channel.mirror.syncedAt} /> : text.facts.never}
        </Fact>
      ) : null}
    </Facts>
  );
}

/** Admin actions on a channel: policy, sync, deletion. */
function ChannelActions({ org, channel, running }: { org: string; channel: ChannelDetails; running: boolean }) {
  const [, change] = useQueryParams();
  const [sync, { loading: starting }] = useSyncMirrorMutation();
  const at = { org, channel: channel.name };
  const input = { organization: org, channel: channel.name };
  const applied = channel.appliedPolicy;
  const ask = (dialog: ChannelDialog) => () => change({ dialog, page: null }, { replace: false });
  const items: MenuItem[] = [
    ...(applied
      ? [
          {
            kind: 'action',
            id: 'apply',
            label: text.actions.applyOther,
            icon: ShieldPlus,
            run: ask('apply-policy'),
          } as const,
          {
            kind: 'action',
            id: 'remove',
            label: text.actions.removePolicy,
            icon: ShieldMinus,
            run: ask('remove-policy'),
          } as const,
        ]
      : []),
    ...(isHosted(channel)
      ? [
          {
            kind: 'link',
            id: 'promotions',
            label: text.actions.promotions,
            icon: Forward,
            to: paths.promotions.href(at),
          } as const,
        ]
      : []),
    { kind: 'link', id: 'bundles', label: text.actions.bundles, icon: Package, to: paths.bundles.href(at) },
    {
      kind: 'link',
      id: 'delete',
      label: text.actions.delete,
      icon: Trash2,
      to: paths.channel.href(at, { tab: 'settings' }),
    },
  ];
  return (
    <>
      {channel.type === 'EXTERNAL_MIRROR' ? (
        <Button
          icon={RefreshCw}
          busy={starting}
          disabledReason={running ? text.progress.keeps : null}
          onClick={() => void runMutation(sync({ variables: { input } }), (data) => data.syncMirror)}
        >
          {text.actions.sync}
        </Button>
      ) : null}
      {isHosted(channel) ? (
        <Button icon={Upload} {...opensDialog} onClick={ask('publish')}>
          {text.actions.publish}
        </Button>
      ) : null}
      {applied ? (
        <ButtonLink
          variant="solid"
          to={paths.editPolicy.href({ org, policyId: applied.policy.id }, { on: channel.name })}
        >
          {text.actions.editPolicy}
        </ButtonLink>
      ) : (
        <Button variant="solid" {...opensDialog} onClick={ask('apply-policy')}>
          {text.actions.applyPolicy}
        </Button>
      )}
      <Menu
        label={text.actions.more}
        items={items}
        trigger={{
          className: look('button', { variant: 'ghost', square: true }),
          'aria-label': text.actions.more,
          title: text.actions.more,
          children: <Icon of={Ellipsis} />,
        }}
      />
    </>
  );
}

/** One channel: its description, policy, jobs in progress, and its parts as tabs in the URL. */
export function ChannelPage() {
  const { org = '', channel: name = '' } = useParams();
  const [search] = useQueryParams();
  const navigate = useNavigate();
  const { AdvisoryNotices, CveRuleWarnings, ApplyPolicyDialog, ChannelActivity, ChannelExceptions, ChannelGroups } =
    useSlots();
  const { data, loading, error, refetch } = useChannelPageQuery({ variables: { org, channel: name } });
  const organization = data?.organization;
  const channel = organization?.channel ?? null;
  const { running } = useChannelJobs(org, name, channel);
  const crumbs = areaCrumbs(org, organization?.title, 'channels');
  if (!channel || !organization) {
    return (
      <Page title={name}>
        {loading ? (
          <>
            <HeadSkeleton label={text.what.channel} />
            <TableSkeleton label={text.what.packages} toolbar rows={10} />
          </>
        ) : error ? (
          <ErrorState what={text.what.channel} error={error} onRetry={refetch} />
        ) : (
          <EmptyState
            kind="no-such-thing"
            heading="h1"
            title={messages.notFound.title}
            action={<ButtonLink to={paths.channels.href({ org })}>{messages.notFound.back}</ButtonLink>}
          >
            {messages.notFound.text}
          </EmptyState>
        )}
      </Page>
    );
  }
  const admin = organization.role === 'ADMIN';
  const shown = tabs.filter(
    (one) =>
      (one !== 'mirror' || channel.type === 'EXTERNAL_MIRROR') &&
      // Non-members see public channels, but not their activity.
      (one !== 'activity' || organization.role !== null),
  );
  const tab = shown.find((one) => one === search.get('tab')) ?? 'packages';
  const openDialog = dialogs.find((one) => one === search.get('dialog'));
  const close = async () => navigate(withSearch(search, { dialog: null }), { replace: true, preventScrollReset: true });
  const tabHref = (to: (typeof tabs)[number]) =>
    paths.channel.href({ org, channel: name }, { tab: to === 'packages' ? null : to });
  const counts: Partial<Record<(typeof tabs)[number], number | null>> = {
    ...(isUnread(channel) ? {} : { packages: channel.packageCount }),
    // Show a count only for checked packages.
    ...(channel.cveCoveredPackageCount > 0 ? { cves: channel.cveCount?.totalCount ?? null } : {}),
    groups: channel.groups?.length ?? null,
  };
  return (
    <Page title={`${name} · ${organization.title}`}>
      <PageHead
        crumbs={crumbs}
        title={name}
        mono
        beside={<Tag>{messages.privacy[channel.visibility]}</Tag>}
        facts={<ChannelFacts channel={channel} />}
        actions={admin ? <ChannelActions org={org} channel={channel} running={running} /> : null}
      />
      {channel.description === '' ? null : (
        <p className={classes(look('text', { tone: 'muted' }), look('prose'))}>{channel.description}</p>
      )}
      <LazyBoundary>
        <CveRuleWarnings org={org} channel={name} />
      </LazyBoundary>
      <PolicyStrip org={org} name={name} channel={channel} />
      <LazyBoundary>
        <AdvisoryNotices org={org} channel={name} />
      </LazyBoundary>
      {running ? (
        <LazyBoundary what={text.what.runs}>
          <Jobs org={org} channel={channel} admin={admin} />
        </LazyBoundary>
      ) : null}
      <Tabs
        label={text.tabs.label}
        items={shown.map((one) => ({
          label: text.tabs[one],
          to: tabHref(one),
          current: one === tab,
          count: counts[one],
        }))}
      />
      <LazyBoundary key={tab} what={text.tabs[tab]} fallback={<TableSkeleton label={text.tabs[tab]} />}>
        {tab === 'packages' ? (
          <PackagesTab org={org} channel={channel} mayPublish={admin && isHosted(channel)} />
        ) : null}
        {tab === 'files' ? (
          <FilesTab
            org={org}
            channel={channel}
            mayLabel={admin && isHosted(channel)}
            // Members request promotions; files of a virtual channel are promoted from its sources.
            mayPromote={organization.role !== null && channel.type !== 'VIRTUAL'}
          />
        ) : null}
        {tab === 'cves' ? <CvesTab org={org} channel={channel} /> : null}
        {tab === 'policy' && admin && channel.appliedPolicy?.isMonitored ? (
          <WatchPanel org={org} channel={name} policyId={channel.appliedPolicy.policy.id} />
        ) : null}
        {tab === 'policy' ? <RunsTab org={org} name={name} lastRun={channel.latestRun} /> : null}
        {tab === 'snapshots' ? <SnapshotsTab org={org} channel={channel} /> : null}
        {tab === 'policy' ? <ChannelExceptions org={org} channel={name} /> : null}
        {tab === 'mirror' && channel.mirror ? (
          <MirrorTab org={org} name={name} mirror={channel.mirror} fileCount={channel.fileCount} admin={admin} />
        ) : null}
        {tab === 'groups' ? <ChannelGroups organization={org} channel={channel} isAdmin={admin} /> : null}
        {tab === 'activity' ? <ChannelActivity org={org} channel={name} isHosted={isHosted(channel)} /> : null}
        {tab === 'readme' ? <ReadmeTab org={org} channel={channel} admin={admin} /> : null}
        {tab === 'settings' ? <SettingsTab org={org} channel={channel} admin={admin} /> : null}
      </LazyBoundary>
      {openDialog && admin ? (
        <LazyBoundary>
          {openDialog !== 'publish' ? (
            <ApplyPolicyDialog
              takesOff={openDialog === 'remove-policy'}
              organization={org}
              channel={name}
              onClose={close}
            />
          ) : isHosted(channel) ? (
            <PublishDialog org={org} channel={channel} onClose={() => void close()} />
          ) : null}
        </LazyBoundary>
      ) : null}
    </Page>
  );
}
