import { formatChange } from '../../../lib/format.ts';
import { NumberCell, RowHead, Table } from '../../../ui/Table.tsx';
import { runsText } from './runsMessages.ts';

const t = runsText;

/**
 * Files of each platform before and after a run. Added files offset removed ones, so the difference is called net; the
 * API counts removed ones as positive.
 */
export function PlatformCounts({
  counts,
}: {
  counts: readonly { subdir: string; fileCountBefore: number; fileCountAfter: number; removedFileCount: number }[];
}) {
  return (
    <Table
      label={t.perPlatformTable}
      tight
      columns={[
        { key: 'platform', title: t.platform },
        { key: 'before', title: t.before, numeric: true },
        { key: 'after', title: t.after, numeric: true },
        { key: 'net', title: t.net, numeric: true },
      ]}
    >
      {counts.map((row) => (
        <tr key={row.subdir}>
          <RowHead mono>{row.subdir}</RowHead>
          <NumberCell value={row.fileCountBefore} />
          <NumberCell value={row.fileCountAfter} />
          <NumberCell quiet={row.removedFileCount === 0}>{formatChange(-row.removedFileCount)}</NumberCell>
        </tr>
      ))}
    </Table>
  );
}
