import { useParams } from 'react-router-dom';
import { useEnvironmentPageQuery } from '../../gen/environment.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { pageOf, paths, withSearch } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState, ErrorState, TableSkeleton } from '../../ui/feedback.tsx';
import { Fact, Facts, Page, PageHead, Panel } from '../../ui/layout.tsx';
import { Pager, RowHead, Table } from '../../ui/Table.tsx';
import { DateText } from '../../ui/time.tsx';
import { text } from './messages.ts';

const pageSize = 100;

/** One environment with its packages by name (ENV-01). */
export function EnvironmentPage() {
  const { org = '', environmentId = '' } = useParams();
  const [search] = useQueryParams();
  const { data, previousData, loading, error, refetch } = useEnvironmentPageQuery({ variables: { org, environmentId, offset: (pageOf(search) - 1) * pageSize } });
  const organization = (data ?? (loading ? previousData : undefined))?.organization;
  const environment = organization?.environment;
  const list = paths.environments.href({ org });
  const crumbs = [{ label: organization?.title ?? org, to: paths.organization.href({ org }) }, { label: text.title, to: list }];
  if (!environment) {
    return (
      <Page title={text.title}>
        <PageHead crumbs={crumbs} title={text.title} />
        {loading ? <TableSkeleton label={text.one} /> : error ? <ErrorState what={text.one} error={error} onRetry={() => void refetch()} />
          : <EmptyState kind="no-such-thing" title={text.missing} action={<ButtonLink to={list}>{text.back}</ButtonLink>}>{text.missingText}</EmptyState>}
      </Page>
    );
  }
  return (
    <Page title={environment.name}>
      <PageHead
        crumbs={crumbs}
        title={environment.name}
        mono
        facts={(
          <Facts>
            <Fact name={text.owner}>{environment.ownerName ?? '–'}</Fact>
            <Fact name={text.device}>{environment.device}</Fact>
            <Fact name={text.platform} mono>{environment.platform}</Fact>
            <Fact name={text.prefix} mono>{environment.prefix}</Fact>
            <Fact name={text.first}><DateText at={environment.createdAt} /></Fact>
            <Fact name={text.updated}><DateText at={environment.updatedAt} /></Fact>
          </Facts>
        )}
      />
      <Panel label={text.packages}>
        <Table label={text.packageTable} columns={[{ key: 'name', title: text.name }, { key: 'version', title: text.version, mono: true }, { key: 'build', title: text.build, mono: true, hide: true }, { key: 'channel', title: text.channel, mono: true }, { key: 'platform', title: text.platform, mono: true, hide: true }]}>
          {(environment.packages?.nodes ?? []).map((each) => (
            <tr key={`${each.platform} ${each.name} ${each.version} ${each.build}`}>
              <RowHead mono>{each.name}</RowHead>
              <td className="m">{each.version}</td>
              <td className="m only-l">{each.build}</td>
              <td className="m">{each.channel || '–'}</td>
              <td className="m only-l">{each.platform}</td>
            </tr>
          ))}
        </Table>
        <Pager page={pageOf(search)} pageSize={pageSize} total={environment.packages?.totalCount ?? 0} hrefOf={(to) => withSearch(search, { page: to === 1 ? null : to })} />
      </Panel>
    </Page>
  );
}
