import { formatChange } from '../../lib/format.ts';
import { NumberCell, RowHead, Table } from '../../ui/Table.tsx';
import { runsText } from './runsMessages.ts';

const t = runsText;

/** Files of each platform before and after a run. What came is set off against what went, so the difference is called net; the wire counts what went as positive. */
export function PlatformCounts({
  counts,
}: {
  counts: readonly { platform: string; numBefore: number; numAfter: number; numRemoved: number }[];
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
        <tr key={row.platform}>
          <RowHead mono>{row.platform}</RowHead>
          <NumberCell value={row.numBefore} />
          <NumberCell value={row.numAfter} />
          <NumberCell quiet={row.numRemoved === 0}>{formatChange(-row.numRemoved)}</NumberCell>
        </tr>
      ))}
    </Table>
  );
}
