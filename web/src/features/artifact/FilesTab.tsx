import type { FragmentType } from '@apollo/client';
import { Download } from 'lucide-react';
import { lazy, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { useFileRow_FileFragment, usePackageFilesQuery, type FileRow_FileFragment } from '../../gen/artifact.ts';
import { formatBytes } from '../../lib/format.ts';
import { openModal } from '../../lib/modals.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { useViewer } from '../../lib/viewer.ts';
import { pageOf, withSearch } from '../../paths.ts';
import { DecisionFilter, PlatformFilter, useAskedDecision } from '../../ui/fileFilters.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SrOnly } from '../../ui/layout.tsx';
import { ListPanel, shownOf } from '../../ui/ListPanel.tsx';
import { FileDecision } from '../../ui/badges.tsx';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { RowHead, Table, type Column } from '../../ui/Table.tsx';
import { DateText } from '../../ui/time.tsx';
import { fileParam } from './address.ts';
import { text } from './messages.ts';
import type { PackageAddress } from './PackagePage.tsx';
import { look } from '../../ui/theme/look.ts';

const WithdrawalMenu = lazy(async () => ({ default: (await import('./WithdrawalMenu.tsx')).WithdrawalMenu }));

const t = text.files;
const pageSize = 20;

const table = {
  name: 'package-files',
  label: t.table,
  columns: [
    { key: 'file', title: t.file },
    { key: 'platform', title: t.platform },
    { key: 'decision', title: t.decision },
    { key: 'size', title: t.size, numeric: true },
    { key: 'trust', title: t.trust, hide: 'mobile' },
    { key: 'made', title: t.made, numeric: true },
    { key: 'download', title: <SrOnly>{t.download}</SrOnly>, numeric: true },
  ] satisfies Column[],
};

function FileRow({
  of,
  selected,
  hrefOf,
  at,
  managed,
}: {
  at: PackageAddress;
  managed: string | null;
  of: FragmentType<FileRow_FileFragment>;
  selected: string | null;
  hrefOf: (file: string) => string;
}) {
  const file = useFileRow_FileFragment(of);
  const visitor = useViewer() === null;
  if (!file) return null;
  const key = fileParam(file);
  // A download requires an account (AUTH-33); the hub decides whether the channel serves the file.
  const onDownload = (event: MouseEvent) => {
    if (!visitor) return;
    event.preventDefault();
    openModal('login-required');
  };
  return (
    <tr className={look('tableRow', { selected: key === selected })} aria-selected={key === selected || undefined}>
      <RowHead mono whole>
        <Link className={look('text', { mono: true })} to={hrefOf(key)} preventScrollReset>
          {file.fileName}
        </Link>
      </RowHead>
      <td className={look('text', { mono: true })}>{file.subdir}</td>
      <td>
        <FileDecision of={file} />
      </td>
      <td className={look('text', { numeric: true })}>
        {file.size === null ? <span className={look('text', { tone: 'zero' })}>–</span> : formatBytes(file.size)}
      </td>
      <td>{text.trust[file.signatureStatus]}</td>
      <td className={look('text', { numeric: true, tone: 'muted' })}>
        <DateText at={file.createdAt} />
      </td>
      <td className={look('text', { numeric: true })}>
        {file.downloadUrl ? (
          <a
            className={look('button', { variant: 'ghost', size: 'sm', square: true })}
            href={file.downloadUrl}
            download
            onClick={onDownload}
            aria-label={t.downloadOf(file.fileName)}
            title={t.download}
          >
            <Icon of={Download} />
          </a>
        ) : null}
        {managed === null ? null : (
          <LazyBoundary>
            <WithdrawalMenu
              channelId={managed}
              input={{ organization: at.org, channel: at.channel, subdir: file.subdir, fileName: file.fileName }}
              withdrawn={file.withdrawn}
            />
          </LazyBoundary>
        )}
      </td>
    </tr>
  );
}

/** Files of a package by platform and decision; selecting one opens why it is allowed or blocked. */
export function FilesTab({
  at,
  managed,
}: {
  at: PackageAddress;
  /** Global ID of the channel for users who can yank its files; null for others. */
  managed: string | null;
}) {
  const [search, change] = useQueryParams();
  const decision = useAskedDecision();
  const subdir = search.get('platform') ?? '';
  const query = usePackageFilesQuery({
    variables: {
      ...at,
      offset: (pageOf(search) - 1) * pageSize,
      subdir: subdir || null,
      decision,
    },
  });
  const channel = shownOf(query)?.organization?.channel;
  return (
    <ListPanel
      what={text.what.files}
      label={text.tabs.files}
      list={channel?.package?.files}
      query={query}
      pageSize={pageSize}
      table={table}
      narrowedBy={['decision', 'platform']}
      tools={
        <>
          <DecisionFilter change={change} />
          <PlatformFilter change={change} subdirs={channel?.subdirs ?? []} />
        </>
      }
      noMatch={{ title: t.noMatch, clear: text.versions.clear }}
    >
      {({ nodes }) => (
        <Table {...table}>
          {nodes.map((file) => (
            <FileRow
              key={file.id}
              of={file}
              selected={search.get('file')}
              at={at}
              managed={managed}
              hrefOf={(key) => withSearch(search, { file: key, page: search.get('page') })}
            />
          ))}
        </Table>
      )}
    </ListPanel>
  );
}
