import { Link } from 'react-router-dom';
import {
  useChangeList_ChangeFragment,
  useOrganizationChangesQuery,
  type OrganizationChangesQuery,
} from '../../gen/change.ts';
import type { NewestChangesProps } from '../../lib/slots.ts';
import { paths } from '../../paths.ts';
import { ErrorState, TableSkeleton } from '../../ui/feedback.tsx';
import { Panel, Push, Section } from '../../ui/layout.tsx';
import { Since } from '../../ui/time.tsx';
import { ChangeLine } from './ChangeLine.tsx';
import '../../ui/theme/recipes/change.css';
import { changeText as t } from './messages.ts';
import { look } from '../../ui/theme/look.ts';

const newest = 6;

type Change = NonNullable<NonNullable<OrganizationChangesQuery['organization']>['activity']>['nodes'][number];

function Item({ org, change: masked }: { org: string; change: Change }) {
  const change = useChangeList_ChangeFragment(masked);
  return change ? (
    <li className={look('row')}>
      <span className={look('text', { wrap: true })}>
        <ChangeLine org={org} change={change} />
      </span>
      <Push />
      <span className={look('text', { tone: 'muted', nowrap: true })}>
        <Since at={change.occurredAt} />
      </span>
    </li>
  ) : null;
}

/** The newest few changes of an organization, on its home; nothing while there is none. */
export function NewestChanges({ org }: NewestChangesProps) {
  const { data, loading, error, refetch } = useOrganizationChangesQuery({
    variables: { org, limit: newest, offset: 0, topic: null, person: null, channel: null },
    fetchPolicy: 'cache-and-network',
  });
  const changes = data?.organization?.activity;
  if (changes ? changes.nodes.length === 0 : !loading && !error) return null;
  return (
    <Section title={t.title} actions={<Link to={paths.changes.href({ org })}>{t.all}</Link>}>
      {changes ? (
        <Panel>
          <ul className={look('changeList')}>
            {changes.nodes.map((change) => (
              <Item key={change.id} org={org} change={change} />
            ))}
          </ul>
        </Panel>
      ) : loading ? (
        <TableSkeleton label={t.what} rows={newest} />
      ) : (
        <ErrorState what={t.what} error={error} onRetry={refetch} />
      )}
    </Section>
  );
}
