import { useApolloClient } from '@apollo/client/react';
import { lazy, useState } from 'react';
import { Link } from 'react-router-dom';
import { useChannelLabelsQuery, useDeleteLabelMutation } from '../../../gen/channelLabels.ts';
import { useChannelFilesQuery } from '../../../gen/channelFiles.ts';
import { forgetChannelContents } from '../../../lib/apollo/cache.ts';
import { formatBytes } from '../../../lib/format.ts';
import { useSlots } from '../../../lib/slots.ts';
import { useQueryParams } from '../../../lib/useQueryParams.ts';
import { pageOf, paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { runMutation } from '../../../ui/runMutation.ts';
import { CsvButton } from '../../../ui/CsvButton.tsx';
import { EmptyState } from '../../../ui/feedback.tsx';
import { Select } from '../../../ui/Field.tsx';
import { DecisionFilter, PlatformFilter, useAskedDecision } from '../../../ui/fileFilters.tsx';
import { SrOnly } from '../../../ui/layout.tsx';
import { ListPanel, shownOf } from '../../../ui/ListPanel.tsx';
import { FileDecision } from '../../../ui/badges.tsx';
import { opensDialog } from '../../../ui/overlay/Dialog.tsx';
import { LazyBoundary } from '../../../ui/LazyBoundary.tsx';
import { SelectAllCell, SelectCell, SelectionBar, useSelection } from '../../../ui/selection.tsx';
import { RowHead, Table, type Column } from '../../../ui/Table.tsx';
import { DateText } from '../../../ui/time.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import type { ChannelDetails } from '../page/ChannelPage.tsx';
import { labelsText } from './labelsMessages.ts';
import { tabText } from '../tabMessages.ts';
import { text } from '../messages.ts';
import { pageSize } from '../packages/packagesVariables.ts';
import { look } from '../../../ui/theme/look.ts';

const LabelsDialog = lazy(async () => ({ default: (await import('./LabelsDialog.tsx')).LabelsDialog }));

const t = tabText.files;

const table = {
  name: 'channel-files',
  label: t.table,
  columns: [
    { key: 'file', title: t.file },
    { key: 'package', title: t.package, sorted: 'ascending', hide: 'mobile' },
    { key: 'platform', title: t.platform, hide: 'mobile' },
    { key: 'decision', title: t.decision },
    { key: 'labels', title: labelsText.column, hide: 'mobile' },
    { key: 'reason', title: t.reason, hide: 'small' },
    { key: 'license', title: t.license, hide: 'medium' },
    { key: 'size', title: t.size, numeric: true, hide: 'small' },
    { key: 'made', title: t.made, numeric: true, hide: 'medium' },
  ] satisfies Column[],
};

/**
 * All files of a channel, by package, newest first, with their decision and a link to the explanation. Publishers label
 * them here, and members promote them.
 */
export function FilesTab({
  org,
  channel: { id, name: channel, subdirs },
  mayLabel,
  mayPromote,
}: {
  org: string;
  channel: ChannelDetails;
  mayLabel: boolean;
  mayPromote: boolean;
}) {
  const { PromoteFiles } = useSlots();
  const client = useApolloClient();
  const [search, change] = useQueryParams();
  const q = search.get('q') ?? '';
  const subdir = search.get('platform') ?? '';
  const label = search.get('label') ?? '';
  const decision = useAskedDecision();
  const query = useChannelFilesQuery({
    variables: {
      org,
      channel,
      q: q || null,
      subdir: subdir || null,
      decision,
      label: label || null,
      offset: (pageOf(search) - 1) * pageSize,
    },
  });
  const page = shownOf(query)?.organization?.channel?.files;
  const labels = useChannelLabelsQuery({ variables: { org, channel } }).data?.organization?.channel?.labels ?? [];
  const isLabelled = labels.length > 1;
  const shownTable = isLabelled ? table : { ...table, columns: table.columns.filter(({ key }) => key !== 'labels') };
  const isEmptied = labels.some(({ name, fileCount }) => name === label && name !== 'main' && fileCount === 0);
  const [deleteLabel, { loading: deleting }] = useDeleteLabelMutation();
  const deleteIt = async () => {
    const input = { organization: org, channel, label };
    if (!(await runMutation(deleteLabel({ variables: { input } }), (data) => data.deleteLabel))) return;
    showToast({ kind: 'success', title: labelsText.deleted(label) });
    forgetChannelContents(client.cache, { __typename: 'Channel', id });
    change({ label: null });
  };
  const mayChoose = mayLabel || mayPromote;
  const selection = useSelection(mayChoose ? (page?.nodes.map((file) => file.id) ?? []) : []);
  const [doing, setDoing] = useState<'label' | 'promote' | null>(null);
  const stop = () => setDoing(null);
  const chosen = page?.nodes.filter((file) => selection.chosen.includes(file.id)) ?? [];
  const askTable = async () => {
    const { PolicyReportCsvDocument } = await import('../../../gen/channelRun.ts');
    return (
      await client.query({ query: PolicyReportCsvDocument, variables: { org, channel }, fetchPolicy: 'no-cache' })
    ).data?.organization?.channel?.policyReportCsv;
  };
  return (
    <ListPanel
      what={text.what.files}
      label={text.tabs.files}
      list={page}
      query={query}
      pageSize={pageSize}
      table={shownTable}
      filter={{ label: t.filter }}
      narrowedBy={['decision', 'platform', 'label']}
      tools={
        <>
          <DecisionFilter change={change} />
          <PlatformFilter change={change} subdirs={subdirs} />
          {isLabelled ? (
            <label>
              <SrOnly>{labelsText.label}</SrOnly>
              <Select
                small
                value={label}
                onChange={(event) => change({ label: event.target.value })}
                options={[
                  { value: '', label: labelsText.any },
                  ...labels.map(({ name }) => ({ value: name, label: name })),
                ]}
              />
            </label>
          ) : null}
        </>
      }
      end={
        <>
          {mayLabel && isEmptied ? (
            <Button size="sm" busy={deleting} onClick={() => void deleteIt()}>
              {labelsText.delete}
            </Button>
          ) : null}
          <CsvButton label={t.csv} of={t.csvOf} name={`${org}-${channel}-policy-report.csv`} ask={askTable} />
        </>
      }
      empty={<EmptyState kind="first-use" title={t.empty} />}
      noMatch={{ title: t.noMatch, clear: t.clear }}
    >
      {({ nodes }) => (
        <>
          <Table {...shownTable} first={mayChoose ? <SelectAllCell of={selection} /> : undefined}>
            {nodes.map((file) => (
              <tr key={file.id}>
                {mayChoose ? <SelectCell of={selection} id={file.id} name={file.fileName} /> : null}
                <RowHead mono whole>
                  <Link
                    className={look('text', { mono: true })}
                    to={paths.package.href(
                      { org, channel, name: file.name },
                      { tab: 'files', file: `${file.subdir}/${file.fileName}` },
                    )}
                  >
                    {file.fileName}
                  </Link>
                  <span className={look('text', { tone: 'muted', only: 'mobile' })}>{file.subdir}</span>
                </RowHead>
                <td className={look('text', { mono: true })}>{file.name}</td>
                <td className={look('text', { mono: true })}>{file.subdir}</td>
                <td>
                  <FileDecision of={file} />
                </td>
                {isLabelled ? (
                  <td className={look('text', { tone: 'muted', mono: true })}>{file.labels.join(' ')}</td>
                ) : null}
                <td className={look('text', { tone: 'muted', clip: true })} title={file.decidingRule ?? undefined}>
                  {file.decidingRule ?? '–'}
                </td>
                <td className={look('text', { tone: 'muted', clip: true })} title={file.license ?? undefined}>
                  {file.license ?? '–'}
                </td>
                <td className={look('text', { numeric: true })}>
                  {file.size === null ? (
                    <span className={look('text', { tone: 'zero' })}>–</span>
                  ) : (
                    formatBytes(file.size)
                  )}
                </td>
                <td className={look('text', { numeric: true, tone: 'muted' })}>
                  <DateText at={file.createdAt} />
                </td>
              </tr>
            ))}
          </Table>
          <SelectionBar of={selection}>
            {mayPromote ? (
              <Button size="sm" {...opensDialog} onClick={() => setDoing('promote')}>
                {t.promote}
              </Button>
            ) : null}
            {mayLabel ? (
              <Button size="sm" {...opensDialog} onClick={() => setDoing('label')}>
                {labelsText.change}
              </Button>
            ) : null}
          </SelectionBar>
          {doing !== null && chosen.length > 0 ? (
            <LazyBoundary>
              {doing === 'label' ? (
                <LabelsDialog
                  org={org}
                  channel={{ id, name: channel }}
                  files={chosen}
                  known={labels.map(({ name }) => name)}
                  onClose={stop}
                />
              ) : (
                <PromoteFiles org={org} channel={channel} files={chosen} onClose={stop} onDone={selection.clear} />
              )}
            </LazyBoundary>
          ) : null}
        </>
      )}
    </ListPanel>
  );
}
