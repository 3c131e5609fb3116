import { Link } from 'react-router-dom';
import { useEnvironmentsAreaQuery } from '../../gen/environment.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState, ErrorState, TableSkeleton } from '../../ui/feedback.tsx';
import { Page, PageHead, Panel } from '../../ui/layout.tsx';
import { NumberCell, RowHead, Table } from '../../ui/Table.tsx';
import { text } from './messages.ts';
import { look } from '../../ui/theme/look.ts';

/** `/environments` (ROUTE-15): environments of all organizations of the user. */
export function AreaPage() {
  const { data, loading, error, refetch } = useEnvironmentsAreaQuery();
  const organizations = data?.viewer?.organizations;
  return (
    <Page title={text.title}>
      <PageHead title={text.title} facts={<p className={look('text', { tone: 'muted' })}>{text.areaIntro}</p>} />
      {!organizations ? (
        loading ? (
          <TableSkeleton label={text.what} />
        ) : (
          <ErrorState what={text.what} error={error} onRetry={refetch} />
        )
      ) : organizations.length === 0 ? (
        <EmptyState
          kind="first-use"
          title={text.noOrganization}
          action={<ButtonLink to={paths.newOrganization.href()}>{text.createOrganization}</ButtonLink>}
        >
          {text.noOrganizationText}
        </EmptyState>
      ) : (
        <Panel>
          <Table
            label={text.title}
            columns={[
              { key: 'organization', title: text.organization },
              { key: 'count', title: text.count, numeric: true },
            ]}
          >
            {organizations.map((organization) => {
              const included = organization.features?.includes('environments') ?? false;
              return (
                <tr key={organization.id}>
                  <RowHead>
                    {included ? (
                      <Link
                        className={look('text', { tone: 'plain' })}
                        to={paths.environments.href({ org: organization.name })}
                      >
                        {organization.title}
                      </Link>
                    ) : (
                      organization.title
                    )}
                  </RowHead>
                  {included ? (
                    <NumberCell value={organization.environments?.totalCount ?? null} />
                  ) : (
                    <td className={look('text', { numeric: true, tone: 'zero' })}>{text.notIncluded}</td>
                  )}
                </tr>
              );
            })}
          </Table>
        </Panel>
      )}
    </Page>
  );
}
