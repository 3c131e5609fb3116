import { Link } from 'react-router-dom';
import { usePeopleQuery, type PeopleQuery } from '../../gen/operator.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { useViewer } from '../../lib/viewer.ts';
import { oneOf, pageOf, paths } from '../../paths.ts';
import { Address } from '../../ui/Address.tsx';
import { Select } from '../../ui/Field.tsx';
import { ListPanel, shownOf } from '../../ui/ListPanel.tsx';
import { Tag } from '../../ui/badges.tsx';
import { NumberCell, RowHead, Table } from '../../ui/Table.tsx';
import { Since } from '../../ui/time.tsx';
import { frameText, listText, peopleText as t } from './messages.ts';
import { OperatorFrame } from './OperatorFrame.tsx';
import { PersonBadges } from './PersonBadges.tsx';
import { look } from '../../ui/theme/look.ts';

type People = NonNullable<NonNullable<PeopleQuery['operator']>['users']>;

const pageSize = 20;
const states = ['ANY', 'OPERATOR', 'DISABLED', 'UNCONFIRMED', 'DELETED'] as const;

function PeopleTable({ people }: { people: People['nodes'] }) {
  const viewer = useViewer();
  return (
    <Table
      label={t.table}
      columns={[
        { key: 'name', title: t.name },
        { key: 'email', title: t.email, hide: 'small' },
        { key: 'state', title: t.state },
        { key: 'organizations', title: t.organizations, numeric: true, hide: 'small' },
        { key: 'last', title: t.lastSignIn, numeric: true },
      ]}
    >
      {people.map((person) => (
        <tr key={person.id}>
          <RowHead>
            <Link className={look('text', { tone: 'plain' })} to={paths.hubPerson.href({ userId: person.uuid })}>
              {person.displayName}
            </Link>
            {person.username === viewer?.username ? (
              <>
                {' '}
                <Tag>{t.you}</Tag>
              </>
            ) : null}
          </RowHead>
          <td className={look('text', { wrap: true })}>
            <Address of={person.email} />
          </td>
          <td>
            <PersonBadges person={person} quiet />
          </td>
          <NumberCell value={person.organizationCount} />
          <td className={look('text', { numeric: true, tone: 'muted' })}>
            {person.lastSignInAt ? (
              <Since at={person.lastSignInAt} />
            ) : (
              <span className={look('text', { tone: 'zero' })}>{t.never}</span>
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** `/operator/people`: all accounts of this hub. */
export function PeoplePage() {
  const [search, change] = useQueryParams();
  const state = oneOf(search, 'state', states);
  const query = usePeopleQuery({
    variables: {
      offset: (pageOf(search) - 1) * pageSize,
      search: search.get('q') || null,
      state: state === 'ANY' ? null : state,
    },
    fetchPolicy: 'cache-and-network',
  });
  const people = shownOf(query)?.operator?.users;
  return (
    <OperatorFrame current="people">
      <ListPanel
        what={t.what}
        label={frameText.pages.people}
        list={people}
        query={query}
        pageSize={pageSize}
        filter={{ label: t.filter }}
        narrowedBy={['state']}
        tools={
          <Select
            small
            aria-label={t.stateFilter}
            value={state}
            onChange={({ target }) =>
              change({ state: target.value === 'ANY' ? null : target.value }, { replace: true })
            }
            options={states.map((value) => ({ value, label: t.states[value] }))}
          />
        }
        noMatch={{ title: listText.noMatch, text: listText.noMatchText, clear: listText.clear }}
      >
        {({ nodes }) => <PeopleTable people={nodes} />}
      </ListPanel>
    </OperatorFrame>
  );
}
