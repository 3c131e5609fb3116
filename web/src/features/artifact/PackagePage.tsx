import { useApolloClient } from '@apollo/client/react';
import { lazy } from 'react';
import { Link, useParams } from 'react-router-dom';
import { channelCrumbs } from '../../lib/crumbs.ts';
import {
  useExplainFileQuery,
  usePackagePageQuery,
  PackageRunDocument,
  usePackageRunEventsSubscription,
  type PackagePageQuery,
} from '../../gen/artifact.ts';
import { isHosted } from '../../lib/hosted.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { messages } from '../../messages.ts';
import { useSlots } from '../../lib/slots.ts';
import { oneOf, paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Banner, EmptyState, ErrorState, HeadSkeleton, TableSkeleton } from '../../ui/feedback.tsx';
import { Fact, Facts, Page, PageHead } from '../../ui/layout.tsx';
import { Vulnerability } from '../../ui/Knowledge.tsx';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { DateText } from '../../ui/time.tsx';
import { useChannelJobsEnd } from '../../ui/useChannelJobsEnd.ts';
import { chosenFile, type ChosenFile } from './address.ts';
import { InstallButton, isUninstallable, type InstallFrom } from './InstallButton.tsx';
import { text } from './messages.ts';
import { VersionsTab } from './VersionsTab.tsx';
import { look } from '../../ui/theme/look.ts';

const FilesTab = lazy(async () => ({ default: (await import('./FilesTab.tsx')).FilesTab }));
const ArchiveTab = lazy(async () => ({ default: (await import('./ArchiveTab.tsx')).ArchiveTab }));
const DependenciesTab = lazy(async () => ({ default: (await import('./RelatedTabs.tsx')).DependenciesTab }));
const DependantsTab = lazy(async () => ({ default: (await import('./RelatedTabs.tsx')).DependantsTab }));
const PackageCvesTab = lazy(async () => ({ default: (await import('./RelatedTabs.tsx')).PackageCvesTab }));
const Blocked = lazy(async () => ({ default: (await import('./Blocked.tsx')).Blocked }));
const WhyPanel = lazy(async () => ({ default: (await import('./WhyPanel.tsx')).WhyPanel }));

const tabs = ['versions', 'files', 'about', 'dependencies', 'dependants', 'cves'] as const;

/** Identifies a package by the URL's parts. */
export interface PackageAddress {
  org: string;
  channel: string;
  name: string;
}

/**
 * The version to install: that of the shown file if it can be installed, else a recommended one, else none. Without a
 * file, the newest one that can be installed.
 */
function useVersion(at: PackageAddress, file: ChosenFile | null, latest: string | null): string | null {
  // The panel's query, sent once for both.
  const { data } = useExplainFileQuery({
    variables: { org: at.org, channel: at.channel, subdir: file?.subdir ?? '', fileName: file?.fileName ?? '' },
    skip: file === null,
  });
  const why = file && data?.organization?.channel?.decisionExplanation;
  if (!why) return latest;
  if (why.decision === 'BLOCKED') return why.closestAllowedVersion;
  return isUninstallable(why) ? why.alternativeVersion : why.version;
}

/** Poll interval of a channel's run if no events come, in milliseconds. */
const askRunEvery = 1000;

/**
 * The page's data, with the previous data of the same package while it is refetched after a run; and whether a run is
 * in progress.
 */
function usePackage({ org, channel, name }: PackageAddress) {
  const { data, previousData, ...asking } = usePackagePageQuery({ variables: { org, channel, name } });
  const isSame = ({ organization }: PackagePageQuery) =>
    organization?.name === org && organization.channel?.name === channel && organization.channel.package?.name === name;
  const shown = data ?? (asking.loading && previousData && isSame(previousData) ? previousData : undefined);
  const found = shown?.organization?.channel;
  const client = useApolloClient();
  const running = useChannelJobsEnd(found?.id, [found?.latestRun]);
  const variables = { org, channel };
  usePackageRunEventsSubscription({
    variables,
    skip: !running,
    poll: () => client.query({ query: PackageRunDocument, variables, fetchPolicy: 'network-only' }),
    pollEvery: askRunEvery,
  });
  return { ...asking, data: shown, run: running ? (found?.latestRun ?? null) : null };
}

/** A package of a channel: versions, files, dependencies, dependents, CVEs, and why a file is blocked. */
export function PackagePage() {
  const { org = '', channel: channelName = '', name = '' } = useParams();
  const at: PackageAddress = { org, channel: channelName, name };
  const [search, change] = useQueryParams();
  const { AdvisoryNotices, Exposure } = useSlots();
  const { data, loading, error, refetch, run } = usePackage(at);
  const channel = data?.organization?.channel;
  const artifact = channel?.package;
  const file = chosenFile(search);
  const version = useVersion(at, file, artifact?.latestInstallableVersion ?? null);
  const crumbs = channelCrumbs(org, data?.organization?.title, channelName);
  if (!artifact || !channel) {
    return (
      <Page title={name}>
        {loading ? (
          <>
            <HeadSkeleton label={text.what.package} />
            <TableSkeleton label={text.what.versions} toolbar rows={10} />
          </>
        ) : error ? (
          <ErrorState what={text.what.package} error={error} onRetry={refetch} />
        ) : (
          <EmptyState
            kind="no-such-thing"
            heading="h1"
            title={messages.notFound.title}
            action={
              <ButtonLink to={paths.channel.href({ org, channel: channelName })}>{messages.notFound.back}</ButtonLink>
            }
          >
            {messages.notFound.text}
          </EmptyState>
        )}
      </Page>
    );
  }
  const tab = oneOf(search, 'tab', tabs);
  const from: InstallFrom = {
    org,
    repoUrl: channel.repoUrl,
    isPublic: channel.visibility === 'PUBLIC',
    usedWith: channel.usedWith,
    channelPath: paths.channel.href({ org, channel: channelName }),
  };
  // Publishers can also yank; the hub authorizes the request itself.
  const managed = data.organization?.role === 'ADMIN' && isHosted(channel) ? channel.id : null;
  const checked = artifact.vulnerabilities.unknownReason !== 'NOT_CHECKED';
  const counts = {
    versions: artifact.versionCount,
    files: artifact.fileCount,
    about: undefined,
    dependencies: artifact.dependencies?.length,
    dependants: artifact.dependents?.length,
    // Show a count only for checked packages.
    cves: checked ? artifact.cves?.length : undefined,
  };
  return (
    <Page title={`${name} · ${channelName}`}>
      <PageHead
        crumbs={crumbs}
        title={name}
        mono
        beside={<span className={look('text', { tone: 'muted' })}>{artifact.summary}</span>}
        facts={
          <Facts>
            <Fact name={text.facts.latest} mono={artifact.latestAllowedVersion !== null}>
              {artifact.latestAllowedVersion ?? text.facts.none}
            </Fact>
            <Fact name={text.facts.license}>{artifact.license ?? '–'}</Fact>
            {artifact.allowedFileCount > 0 ? (
              <Fact name={text.facts.worst}>
                <Vulnerability of={artifact.vulnerabilities} />
              </Fact>
            ) : null}
            <Fact name={text.facts.files}>{text.facts.filesOf(artifact.allowedFileCount, artifact.fileCount)}</Fact>
            {artifact.homepageUrl ? (
              <Fact name={text.facts.home}>
                <a href={artifact.homepageUrl} target="_blank" rel="noreferrer noopener">
                  {artifact.homepageUrl.replace(/^https?:\/\/(www\.)?|\/$/g, '')}
                </a>
              </Fact>
            ) : null}
            <Fact name={text.facts.updated}>
              <DateText at={artifact.updatedAt} />
            </Fact>
          </Facts>
        }
        actions={<InstallButton from={from} name={name} version={version} />}
      />
      {run ? (
        <Banner>
          {text.running} <Link to={paths.run.href({ org, channel: channelName, runId: run.id })}>{text.viewRun}</Link>
        </Banner>
      ) : null}
      <LazyBoundary>
        <AdvisoryNotices org={org} channel={channelName} name={name} />
      </LazyBoundary>
      {artifact.fileCount > 0 && artifact.allowedFileCount === 0 ? (
        <LazyBoundary what={text.what.explanation} fallback={<TableSkeleton label={text.what.explanation} rows={1} />}>
          <Blocked at={at} files={artifact.fileCount} search={search} />
        </LazyBoundary>
      ) : null}
      <Tabs
        label={text.tabs.label}
        items={tabs.map((one) => ({
          label: text.tabs[one],
          to: paths.package.href(at, { tab: one === 'versions' ? null : one }),
          current: one === tab,
          count: counts[one],
        }))}
      />
      <div className={file ? look('columns', { kind: 'wide' }) : undefined}>
        <LazyBoundary
          key={tab}
          what={text.tabs[tab]}
          fallback={<TableSkeleton label={text.tabs[tab]} toolbar rows={10} />}
        >
          {tab === 'versions' ? <VersionsTab at={at} /> : null}
          {tab === 'files' ? <FilesTab at={at} managed={managed} /> : null}
          {tab === 'about' ? <ArchiveTab at={at} /> : null}
          {tab === 'dependencies' ? <DependenciesTab at={at} /> : null}
          {tab === 'dependants' ? <DependantsTab at={at} /> : null}
          {tab === 'cves' ? <PackageCvesTab at={at} checked={checked} /> : null}
        </LazyBoundary>
        {file ? (
          <LazyBoundary what={text.what.explanation} fallback={<TableSkeleton label={text.what.explanation} />}>
            <WhyPanel
              key={`${file.subdir}/${file.fileName}`}
              at={at}
              file={file}
              from={from}
              managed={managed}
              onClose={() => change({ file: null })}
            />
          </LazyBoundary>
        ) : null}
      </div>
      {data.organization?.role ? (
        <LazyBoundary what={text.what.exposure}>
          <Exposure org={org} package={name} quiet />
        </LazyBoundary>
      ) : null}
    </Page>
  );
}
