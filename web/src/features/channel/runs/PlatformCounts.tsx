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
  counts: readonly { subdir: string; beforeCount: number; afterCount: number; removedCount: number }[];
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
          <NumberCell value={row.beforeCount} />
          <NumberCell value={row.afterCount} />
          <NumberCell quiet={row.removedCount === 0}>{formatChange(-row.removedCount)}</NumberCell>
        </tr>
      ))}
    </Table>
  );
}
