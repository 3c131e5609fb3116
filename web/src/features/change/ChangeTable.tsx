import { useChangeList_ChangeFragment, type OrganizationChangesQuery } from '../../gen/change.ts';
import { Table } from '../../ui/Table.tsx';
import { Moment } from '../../ui/time.tsx';
import { look } from '../../ui/theme/look.ts';
import '../../ui/theme/recipes/change.css';
import { ChangeLine } from './ChangeLine.tsx';
import { changeText as t } from './messages.ts';

/** A change as in the list query. */
type Change = NonNullable<NonNullable<OrganizationChangesQuery['organization']>['activity']>['nodes'][number];

function Row({ org, change: masked }: { org: string; change: Change }) {
  const change = useChangeList_ChangeFragment(masked);
  if (!change) return null;
  return (
    <tr>
      <th scope="row" className={look('text', { wrap: true, regular: true })}>
        <ChangeLine org={org} change={change} />
      </th>
      <td className={look('text', { tone: 'muted' })}>{t.topics[change.topic]}</td>
      <td className={look('text', { nowrap: true })}>
        <Moment at={change.occurredAt} />
      </td>
    </tr>
  );
}

/** Who did what and when, the newest first. */
export function ChangeTable({ org, changes }: { org: string; changes: readonly Change[] }) {
  return (
    <Table
      label={t.title}
      columns={[
        { key: 'change', title: t.columns.change },
        { key: 'kind', title: t.columns.kind, hide: 'small' },
        { key: 'at', title: t.columns.at },
      ]}
    >
      {changes.map((one) => (
        <Row key={one.id} org={org} change={one} />
      ))}
    </Table>
  );
}
