import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useOrganizationUpdates } from '../../lib/apollo/updates.ts';
import { changesLists } from '../../lib/apollo/cache.ts';
import { channelCrumbs } from '../../lib/crumbs.ts';
import {
  useImportBundleMutation,
  useBundleList_BundleJobFragment,
  useChannelBundlesQuery,
  useExportBundleMutation,
  type ChannelBundlesQuery,
} from '../../gen/bundle.ts';
import { formatBytes, formatNumber } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { shownOf } from '../../ui/ListPanel.tsx';
import { runMutation } from '../../ui/runMutation.ts';
import { Banner, CopyButton, EmptyState, Loaded } from '../../ui/feedback.tsx';
import { Field, Select } from '../../ui/Field.tsx';
import { Mono, Pad, Page, PageHead, Panel, Row, Section, Stack } from '../../ui/layout.tsx';
import { JobState } from '../../ui/badges.tsx';
import { RowHead, Table, type Column } from '../../ui/Table.tsx';
import { look } from '../../ui/theme/look.ts';
import { Since } from '../../ui/time.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { text as t } from './messages.ts';

type Organization = NonNullable<ChannelBundlesQuery['organization']>;
type Channel = NonNullable<Organization['channel']>;
type Job = NonNullable<Channel['bundles']>['nodes'][number];
type Incoming = NonNullable<Channel['incomingBundles']>;
/** Organization and channel. */
interface At {
  org: string;
  channel: string;
}

/** Poll interval of a bundle, in ms. */
const askEvery = 2_000;
/** Builds that a row names. */
const named = 5;

const columns = [
  { key: 'bundle', title: t.columns.bundle },
  { key: 'state', title: t.columns.state },
  { key: 'files', title: t.columns.files, numeric: true, hide: 'mobile' },
  { key: 'size', title: t.columns.size, numeric: true, hide: 'small' },
  { key: 'by', title: t.columns.by, hide: 'small' },
  { key: 'at', title: t.columns.at, hide: 'mobile' },
] satisfies Column[];

/** What each mutation of this page changes. */
const lists = changesLists({ Channel: ['bundles', 'incomingBundles'] });

/** Form to export a bundle. */
function Make({ at, organization }: { at: At; organization: Organization }) {
  const [what, setWhat] = useState('all');
  const [make, { loading }] = useExportBundleMutation(lists);
  const environments = organization.environments?.nodes ?? [];
  const submit = async () => {
    const done = await runMutation(
      make({
        variables: {
          input: {
            organization: at.org,
            channel: at.channel,
            incremental: what === 'since',
            environmentId: what === 'all' || what === 'since' ? null : what,
          },
        },
      }),
      (data) => data.exportBundle,
    );
    if (!done) return;
    showToast({ kind: 'success', title: t.asked });
  };
  return (
    <Section title={t.make}>
      <Panel>
        <Pad gap={16}>
          <p className={look('text', { tone: 'muted' })}>{t.makeText}</p>
          <Field label={t.which}>
            {(control) => (
              <Select
                {...control}
                value={what}
                onChange={({ target }) => setWhat(target.value)}
                options={[
                  { value: 'all', label: t.all },
                  { value: 'since', label: t.since },
                  ...environments.map(({ id, name, device, subdir: platform }) => ({
                    value: id,
                    label: t.environment(name, device, platform),
                  })),
                ]}
              />
            )}
          </Field>
          <Row>
            <Button variant="solid" busy={loading} onClick={() => void submit()}>
              {t.makeNow}
            </Button>
          </Row>
        </Pad>
      </Panel>
    </Section>
  );
}

function JobRow({ job: masked }: { job: Job }) {
  const job = useBundleList_BundleJobFragment(masked);
  if (!job) return null;
  return (
    <tr>
      <RowHead>
        {job.fileName === null ? t.made(job.snapshotNumber) : t.brought(job.fileName)}
        {job.isIncremental ? `, ${t.part.since}` : null}
        {job.environmentId === null ? null : `, ${t.part.environment}`}
        {job.missingBuilds.length === 0 ? null : (
          <div className={look('text', { tone: 'muted', wrap: true })}>
            {t.missing(job.missingBuilds.length, job.missingBuilds.slice(0, named).join(', '))}
          </div>
        )}
        {job.error === null ? null : <div className={look('text', { tone: 'danger', wrap: true })}>{job.error}</div>}
      </RowHead>
      <td>
        <span className={look('row', { wrap: true })}>
          <JobState state={job.state} progress={job.progress} />
          {job.downloadPath === null ? null : (
            <a
              className={look('button', { size: 'sm' })}
              href={job.downloadPath}
              download
              aria-label={t.downloadOf(job.snapshotNumber)}
            >
              {t.download}
            </a>
          )}
        </span>
      </td>
      <td className={look('text', { numeric: true })}>{job.fileCount === null ? '–' : formatNumber(job.fileCount)}</td>
      <td className={look('text', { numeric: true })}>{job.size === null ? '–' : formatBytes(job.size)}</td>
      <td>{job.requestedBy?.displayName ?? t.gone}</td>
      <td>
        <Since at={job.createdAt} />
      </td>
    </tr>
  );
}

/** Bundles in the organization's folder, and their packages that the channel lacks. */
function BringIn({ at, incoming }: { at: At; incoming: Incoming }) {
  const [bring, { loading }] = useImportBundleMutation(lists);
  const [asked, setAsked] = useState('');
  const submit = async (fileName: string, anyway: boolean) => {
    setAsked(fileName);
    const done = await runMutation(
      bring({ variables: { input: { organization: at.org, channel: at.channel, fileName, ignoreWarnings: anyway } } }),
      (data) => data.importBundle,
    );
    if (!done) return;
    showToast({ kind: 'success', title: t.coming });
  };
  const trusted = incoming.trustedKeys.map(({ keyId, title }) => `${title} (${keyId})`).join(', ');
  return (
    <Section title={t.incoming}>
      <Panel>
        <Pad gap={12}>
          <p className={look('text', { tone: 'muted', wrap: true })}>{t.incomingText(incoming.folder)}</p>
          <p className={look('text', { wrap: true })}>
            {t.trusted}: {trusted === '' ? t.noneTrusted : trusted}
          </p>
        </Pad>
        {incoming.nodes.length === 0 ? (
          <EmptyState bare kind="first-use" title={t.noneIncoming} />
        ) : (
          <Table
            label={t.incoming}
            columns={[
              { key: 'file', title: t.incomingColumns.file },
              { key: 'from', title: t.incomingColumns.from, hide: 'small' },
              { key: 'news', title: t.incomingColumns.news },
              { key: 'act', title: t.incomingColumns.act },
            ]}
          >
            {incoming.nodes.map((one) => (
              <tr key={one.fileName}>
                <RowHead mono>
                  <span className={look('text', { wrap: true })}>{one.fileName}</span>{' '}
                  <span className={look('text', { tone: 'muted' })}>{formatBytes(one.size)}</span>
                </RowHead>
                <td>
                  {one.hub === null ? null : (
                    <>
                      <Mono>{`${one.channel}@${one.snapshot}`}</Mono> {one.hub}, {t.signed(one.keyId ?? '')}
                    </>
                  )}
                </td>
                <td className={look('text', { wrap: true })}>
                  {one.error === null ? (
                    <>
                      {t.news(one.newCount ?? 0, one.unchangedCount ?? 0, one.yankedCount ?? 0)}
                      {one.warnings.map((doubt) => (
                        <Banner key={doubt} kind="warning">
                          {doubt}
                        </Banner>
                      ))}
                    </>
                  ) : (
                    <span className={look('text', { tone: 'danger' })}>
                      {t.refused} {one.error}
                    </span>
                  )}
                </td>
                <td>
                  {one.error === null ? (
                    <Button
                      size="sm"
                      busy={loading && asked === one.fileName}
                      disabledReason={one.newCount === 0 ? t.nothingNew : null}
                      aria-label={one.warnings.length > 0 ? t.anywayFile(one.fileName) : t.bringFile(one.fileName)}
                      onClick={() => void submit(one.fileName, one.warnings.length > 0)}
                    >
                      {one.warnings.length > 0 ? t.anyway : t.bring}
                    </Button>
                  ) : null}
                </td>
              </tr>
            ))}
          </Table>
        )}
      </Panel>
    </Section>
  );
}

/** `/organizations/:org/channels/:channel/bundles`: exports for air-gapped hubs, and imports. */
export function BundlesPage() {
  const { org = '', channel: name = '' } = useParams();
  const query = useChannelBundlesQuery({ variables: { org, channel: name }, fetchPolicy: 'cache-and-network' });
  const organization = shownOf(query)?.organization;
  const channel = organization?.channel;
  const isUnderWay =
    channel?.bundles?.nodes.some(({ state }) => state === 'QUEUED' || state === 'IN_PROGRESS') ?? false;
  useOrganizationUpdates(org, {
    kinds: ['BUNDLES'],
    refetch: query.refetch,
    pollEvery: isUnderWay ? askEvery : null,
  });
  const at = { org, channel: name };
  return (
    <Page title={`${t.title} · ${name}`}>
      <PageHead
        crumbs={channelCrumbs(org, organization?.title, name)}
        title={t.title}
        facts={<p className={look('text', { tone: 'muted', wrap: true })}>{t.lead(name)}</p>}
      />
      <Loaded what={t.what} query={query} value={channel?.bundles}>
        {({ nodes }) => (
          <Stack gap={20}>
            {organization ? <Make at={at} organization={organization} /> : null}
            <Section title={t.list}>
              <Panel>
                {nodes.length === 0 ? (
                  <EmptyState bare kind="first-use" title={t.none}>
                    {t.noneText}
                  </EmptyState>
                ) : (
                  <Table label={t.list} columns={columns}>
                    {nodes.map((job) => (
                      <JobRow key={job.id} job={job} />
                    ))}
                  </Table>
                )}
              </Panel>
            </Section>
            {channel?.incomingBundles ? <BringIn at={at} incoming={channel.incomingBundles} /> : null}
            {channel?.bundleKey ? (
              <Section title={t.key}>
                <Panel>
                  <Pad gap={12}>
                    <p className={look('text', { tone: 'muted', wrap: true })}>{t.keyText}</p>
                    <Row wrap>
                      <Mono className={look('text', { wrap: true })}>{channel.bundleKey.key}</Mono>
                      <CopyButton iconOnly text={channel.bundleKey.key} label={t.copyKey} />
                    </Row>
                  </Pad>
                </Panel>
              </Section>
            ) : null}
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}
