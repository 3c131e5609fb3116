import { useEnvironmentDifferenceQuery, type EnvironmentDifferenceQuery } from '../../gen/environment.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { formatMoment } from '../../lib/format.ts';
import { pageOf, withSearch } from '../../paths.ts';
import { EmptyState, Loaded } from '../../ui/feedback.tsx';
import { Field, Select } from '../../ui/Field.tsx';
import { Panel, Row, Stack } from '../../ui/layout.tsx';
import { Tag } from '../../ui/badges.tsx';
import { Pager, RowHead, Table } from '../../ui/Table.tsx';
import { look } from '../../ui/theme/look.ts';
import { text as t } from './messages.ts';

const pageSize = 100;

type Environment = NonNullable<NonNullable<EnvironmentDifferenceQuery['organization']>['environment']>;
type Build = NonNullable<Environment['diff']>['nodes'][number]['after'];

/** One side of a diff: version, build, and the channel if known. */
const side = (build: Build) =>
  build === null || build === undefined ? (
    <span className={look('text', { tone: 'zero' })}>–</span>
  ) : (
    <span title={build.channel}>{[build.version, build.build].filter((part) => part !== '').join(' ')}</span>
  );

/** Compares two revisions of an environment, or one with another environment; the choice is in the URL. */
export function CompareTab({ org, environmentId }: { org: string; environmentId: string }) {
  const [search, change] = useQueryParams();
  const [before, after, other] = ['before', 'after', 'with'].map((name) => search.get(name)) as (string | null)[];
  const page = pageOf(search);
  const query = useEnvironmentDifferenceQuery({
    variables: {
      org,
      environmentId,
      offset: (page - 1) * pageSize,
      beforeMoment: before,
      afterMoment: other === null ? after : null,
      otherEnvironment: other,
    },
  });
  const organization = (query.data ?? query.previousData)?.organization;
  const moments = (organization?.environment?.revisions?.nodes ?? []).map(({ id: momentId, firstSeenAt }) => ({
    value: momentId,
    label: formatMoment(firstSeenAt),
  }));
  const choose = (name: string) => (event: { target: { value: string } }) =>
    change({ [name]: event.target.value === '' ? null : event.target.value, page: null }, { replace: true });
  return (
    <Stack>
      <Row wrap>
        <Field label={t.compareFrom}>
          {(control) => (
            <Select
              {...control}
              value={before ?? ''}
              onChange={choose('before')}
              options={[{ value: '', label: other === null ? t.momentBefore : t.momentNewest }, ...moments]}
            />
          )}
        </Field>
        <Field label={t.compareWith}>
          {(control) => (
            <Select
              {...control}
              value={other ?? ''}
              onChange={choose('with')}
              options={[
                { value: '', label: t.thisEnvironment },
                ...(organization?.environments?.nodes ?? [])
                  .filter((each) => each.uuid !== environmentId)
                  .map((each) => ({ value: each.uuid, label: `${each.name} (${each.device})` })),
              ]}
            />
          )}
        </Field>
        {other === null ? (
          <Field label={t.compareTo}>
            {(control) => (
              <Select
                {...control}
                value={after ?? ''}
                onChange={choose('after')}
                options={[{ value: '', label: t.momentNewest }, ...moments]}
              />
            )}
          </Field>
        ) : null}
      </Row>
      <Loaded what={t.difference} value={query.data?.organization?.environment?.diff} query={query}>
        {({ nodes, totalCount }) =>
          // The first revision has no predecessor, so it is shown only when the user opens it from the history.
          totalCount === 0 || (moments.length < 2 && other === null && after === null) ? (
            <EmptyState kind="no-result" title={t.same}>
              {moments.length < 2 && other === null ? t.oneMoment : t.sameText}
            </EmptyState>
          ) : (
            <Panel label={t.view.compare}>
              <Table
                label={t.differenceTable}
                columns={[
                  { key: 'name', title: t.name },
                  { key: 'change', title: t.change },
                  { key: 'before', title: t.before },
                  { key: 'after', title: t.after },
                ]}
              >
                {nodes.map((each) => (
                  <tr key={`${each.name} ${each.change} ${each.after?.channel ?? each.before?.channel ?? ''}`}>
                    <RowHead mono>{each.name}</RowHead>
                    <td>
                      <Tag>{t.changes[each.change]}</Tag>
                    </td>
                    <td className={look('text', { mono: true, wrap: true })}>{side(each.before)}</td>
                    <td className={look('text', { mono: true, wrap: true })}>{side(each.after)}</td>
                  </tr>
                ))}
              </Table>
              {totalCount > pageSize ? (
                <Pager
                  page={page}
                  pageSize={pageSize}
                  total={totalCount}
                  hrefOf={(to) => withSearch(search, { page: to === 1 ? null : to })}
                />
              ) : null}
            </Panel>
          )
        }
      </Loaded>
    </Stack>
  );
}
