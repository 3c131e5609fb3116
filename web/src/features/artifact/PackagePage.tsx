import { Copy } from 'lucide-react';
import { lazy } from 'react';
import { useParams } from 'react-router-dom';
import { usePackagePageQuery } from '../../gen/artifact.ts';
import { openModal } from '../../lib/modals.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { useSecret } from '../../lib/secrets.ts';
import { useViewer } from '../../lib/viewer.ts';
import { messages } from '../../messages.ts';
import { oneOf, paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { CopyButton, EmptyState, ErrorState, HeadSkeleton, TableSkeleton } from '../../ui/feedback.tsx';
import { classes } from '../../ui/classes.ts';
import { Fact, Facts, Page, PageHead } from '../../ui/layout.tsx';
import { Part } from '../../ui/Part.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { DateText } from '../../ui/time.tsx';
import { chosenFile } from './address.ts';
import { text } from './messages.ts';
import { VersionsTab } from './VersionsTab.tsx';

const FilesTab = lazy(async () => ({ default: (await import('./FilesTab.tsx')).FilesTab }));
const DependenciesTab = lazy(async () => ({ default: (await import('./RelatedTabs.tsx')).DependenciesTab }));
const DependantsTab = lazy(async () => ({ default: (await import('./RelatedTabs.tsx')).DependantsTab }));
const PackageCvesTab = lazy(async () => ({ default: (await import('./RelatedTabs.tsx')).PackageCvesTab }));
const WhyPanel = lazy(async () => ({ default: (await import('./WhyPanel.tsx')).WhyPanel }));

const tabs = ['versions', 'files', 'dependencies', 'dependants', 'cves'] as const;

/** What names a package: the address's parts. */
export interface PackageAddress {
  org: string;
  channel: string;
  name: string;
}

/** `conda install` of a package from its channel; the token stands for itself unless it was issued in this tab. */
function useInstallCommand(org: string, repoUrl: string, isPublic: boolean, spec: string): string {
  const secret = useSecret(org);
  return `conda install --override-channels -c ${window.location.origin}${isPublic ? '' : `/t/${secret ?? '$TOKEN'}`}${repoUrl} ${spec}`;
}

/** Copies the install command; one with a token asks for an account first (AUTH-33). */
export function InstallButton({ org, repoUrl, isPublic, name, version }: { org: string; repoUrl: string; isPublic: boolean; name: string; version: string | null }) {
  const command = useInstallCommand(org, repoUrl, isPublic, `"${name}=${version ?? ''}"`);
  const visitor = useViewer() === null;
  if (version && visitor && !isPublic) return <Button variant="solid" icon={Copy} onClick={() => openModal('login-required')}>{text.copyInstall}</Button>;
  return version ? <CopyButton text={command} label={text.copyInstall} size="md" variant="solid" /> : <Button disabledReason={text.noInstall}>{text.copyInstall}</Button>;
}

/** A package of a channel: versions, files, what it needs, what needs it, its CVEs; beside them why a file is refused. */
export function PackagePage() {
  const { org = '', channel: channelName = '', name = '' } = useParams();
  const at: PackageAddress = { org, channel: channelName, name };
  const [search, change] = useQueryParams();
  const { data, loading, error, refetch } = usePackagePageQuery({ variables: at });
  const channel = data?.organization?.channel;
  const artifact = channel?.artifact;
  const crumbs = [
    { label: data?.organization?.title ?? org, to: paths.organization.href({ org }) },
    { label: text.channels, to: paths.channels.href({ org }) },
    { label: channelName, to: paths.channel.href({ org, channel: channelName }), mono: true },
  ];
  if (!artifact || !channel) {
    return (
      <Page title={name}>
        {loading ? <><HeadSkeleton label={text.what.package} /><TableSkeleton label={text.what.versions} toolbar rows={10} /></>
          : error ? <ErrorState what={text.what.package} error={error} onRetry={() => void refetch()} />
            : <EmptyState kind="no-such-thing" heading="h1" title={messages.notFound.title} action={<ButtonLink to={paths.channel.href({ org, channel: channelName })}>{messages.notFound.back}</ButtonLink>}>{messages.notFound.text}</EmptyState>}
      </Page>
    );
  }
  const tab = oneOf(search, 'tab', tabs);
  const file = chosenFile(search);
  const counts = { versions: artifact.versionCount, files: artifact.fileCount, dependencies: artifact.dependencies?.length, dependants: artifact.dependants?.length, cves: artifact.cves?.length };
  return (
    <Page title={`${name} · ${channelName}`}>
      <PageHead
        crumbs={crumbs}
        title={name}
        mono
        beside={<span className="muted">{artifact.summary}</span>}
        facts={(
          <Facts>
            <Fact name={text.facts.latest} mono={artifact.latestAllowedVersion !== null}>{artifact.latestAllowedVersion ?? text.facts.none}</Fact>
            <Fact name={text.facts.license}>{artifact.license ?? '–'}</Fact>
            <Fact name={text.facts.files}>{text.facts.filesOf(artifact.allowedCount, artifact.fileCount)}</Fact>
            {artifact.home ? <Fact name={text.facts.home}><a href={artifact.home} target="_blank" rel="noreferrer noopener">{artifact.home.replace(/^https?:\/\/(www\.)?|\/$/g, '')}</a></Fact> : null}
            <Fact name={text.facts.updated}><DateText at={artifact.updatedAt} /></Fact>
          </Facts>
        )}
        actions={<InstallButton org={org} repoUrl={channel.repoUrl} isPublic={channel.privacy === 'PUBLIC'} name={name} version={artifact.latestAllowedVersion} />}
      />
      <Tabs label={text.tabs.label} items={tabs.map((one) => ({ label: text.tabs[one], to: paths.package.href(at, { tab: one === 'versions' ? null : one }), current: one === tab, count: counts[one] }))} />
      <div className={classes(file && 'cols wide')}>
        <Part key={tab} what={text.tabs[tab]} fallback={<TableSkeleton label={text.tabs[tab]} toolbar />}>
          {tab === 'versions' ? <VersionsTab at={at} /> : null}
          {tab === 'files' ? <FilesTab at={at} /> : null}
          {tab === 'dependencies' ? <DependenciesTab at={at} /> : null}
          {tab === 'dependants' ? <DependantsTab at={at} /> : null}
          {tab === 'cves' ? <PackageCvesTab at={at} /> : null}
        </Part>
        {file ? <Part what={text.what.explanation} fallback={<TableSkeleton label={text.what.explanation} />}><WhyPanel key={`${file.subdir}/${file.fileName}`} at={at} file={file} onClose={() => change({ file: null })} /></Part> : null}
      </div>
    </Page>
  );
}
