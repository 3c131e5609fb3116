import { useEffect } from 'react';
import { useHubStorageQuery, type HubStorageQuery } from '../../gen/operator.ts';
import { formatBytes } from '../../lib/format.ts';
import { Banner, EmptyState, ErrorState, Skeleton, TableSkeleton } from '../../ui/feedback.tsx';
import { DescriptionList, Pad, Panel, Section } from '../../ui/layout.tsx';
import { Bar } from '../../ui/badges.tsx';
import { NumberCell, RowHead, Table } from '../../ui/Table.tsx';
import { Moment } from '../../ui/time.tsx';
import { organizationsText, storageText as t } from './messages.ts';
import { OperatorFrame } from './OperatorFrame.tsx';
import { look } from '../../ui/theme/look.ts';

type Storage = NonNullable<NonNullable<HubStorageQuery['operator']>['storage']>;

/** Poll interval while folders are measured, in milliseconds. */
const askEvery = 2_000;
/** The parts of the data folder, in order. Each keeps its row while it is measured or empty, so that nothing moves. */
const parts = ['published', 'objects', 'mirrors', 'postgres', 'other'];

function Disk({ storage: { diskSize, freeDiskSize, databaseSize } }: { storage: Storage }) {
  const used = diskSize - freeDiskSize;
  const usage = t.used(formatBytes(used), formatBytes(diskSize));
  return (
    <Section title={t.disk}>
      <Panel>
        <Pad gap={12}>
          <Bar label={usage} parts={[{ kind: 'keep', value: used }]} total={diskSize} />
          <DescriptionList
            items={[
              { name: t.usedName, value: usage },
              { name: t.free, value: formatBytes(freeDiskSize) },
              { name: t.database, value: formatBytes(databaseSize) },
            ]}
          />
        </Pad>
      </Panel>
    </Section>
  );
}

function Folders({ storage }: { storage: Storage }) {
  const { folders, measuredAt, isMeasuring, isMeasurementComplete } = storage;
  const mark = isMeasuring ? (
    <span className={look('text', { tone: 'muted' })} role="status">
      {t.measuring}
    </span>
  ) : measuredAt ? (
    <span className={look('text', { tone: 'muted' })}>
      {t.measured} <Moment at={measuredAt} />
    </span>
  ) : null;
  const rows = parts.map(
    (name) =>
      folders.find((folder) => folder.name === name) ?? {
        name,
        size: measuredAt ? 0 : null,
        fileCount: measuredAt ? 0 : null,
      },
  );
  return (
    <Section title={t.folders} mark={mark}>
      {isMeasurementComplete ? null : <Banner kind="warning">{t.incomplete}</Banner>}
      <Panel>
        <Table
          label={t.foldersTable}
          columns={[
            { key: 'folder', title: t.folder },
            { key: 'holds', title: t.holds, hide: 'small' },
            { key: 'files', title: t.files, numeric: true },
            { key: 'size', title: t.size, numeric: true },
          ]}
        >
          {rows.map(({ name, size, fileCount }) => (
            <tr key={name}>
              <RowHead mono>{name}</RowHead>
              <td className={look('text', { tone: 'muted' })}>{t.meaning[name] ?? ''}</td>
              {fileCount === null ? (
                <NumberCell>
                  <Skeleton width={32} />
                </NumberCell>
              ) : (
                <NumberCell value={fileCount} />
              )}
              <NumberCell quiet={size === 0}>{size === null ? <Skeleton width={48} /> : formatBytes(size)}</NumberCell>
            </tr>
          ))}
        </Table>
      </Panel>
    </Section>
  );
}

const Channels = ({ channels }: { channels: Storage['channels'] }) => (
  <Section title={t.channels}>
    {channels.length === 0 ? (
      <EmptyState kind="first-use" title={t.noChannel} />
    ) : (
      <>
        <Panel>
          <Table
            label={t.channelsTable}
            columns={[
              { key: 'channel', title: t.channel },
              { key: 'type', title: organizationsText.type, hide: 'small' },
              { key: 'files', title: t.files, numeric: true, hide: 'small' },
              { key: 'published', title: t.published, numeric: true },
              { key: 'size', title: organizationsText.size, numeric: true },
            ]}
          >
            {channels.map(({ organizationName, name, type, fileCount, publishedSize, size }) => (
              <tr key={`${organizationName}/${name}`}>
                <RowHead mono>
                  {organizationName}/{name}
                </RowHead>
                <td>{organizationsText.types[type]}</td>
                <NumberCell value={fileCount} />
                <NumberCell quiet={publishedSize === 0}>
                  {publishedSize === null ? <Skeleton width={48} /> : formatBytes(publishedSize)}
                </NumberCell>
                <NumberCell quiet={size === 0}>{formatBytes(size)}</NumberCell>
              </tr>
            ))}
          </Table>
        </Panel>
        <p className={look('text', { tone: 'muted' })}>{organizationsText.sizeNote}</p>
      </>
    )}
  </Section>
);

/** `/operator/storage`: usage of disk and database. */
export function StoragePage() {
  const { data, loading, error, refetch, startPolling, stopPolling } = useHubStorageQuery({
    fetchPolicy: 'cache-and-network',
  });
  const storage = data?.operator?.storage;
  const waits = storage !== undefined && storage !== null && storage.isMeasuring;
  useEffect(() => {
    if (!waits) return;
    startPolling(askEvery);
    return () => stopPolling();
  }, [waits, startPolling, stopPolling]);
  return (
    <OperatorFrame current="storage">
      {storage ? (
        <>
          <Disk storage={storage} />
          <Folders storage={storage} />
          <Channels channels={storage.channels} />
        </>
      ) : loading ? (
        <TableSkeleton label={t.what} rows={20} />
      ) : (
        <ErrorState what={t.what} error={error} onRetry={refetch} />
      )}
    </OperatorFrame>
  );
}
