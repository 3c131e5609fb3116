import { Link } from 'react-router-dom';
import { useEnvironmentsAreaQuery } from '../../gen/environment.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { recentNames } from '../../lib/visits.ts';
import { pageOf, paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/feedback.tsx';
import { Page, PageHead } from '../../ui/layout.tsx';
import { ListPanel, shownOf } from '../../ui/ListPanel.tsx';
import { NumberCell, RowHead, Table } from '../../ui/Table.tsx';
import { text } from './messages.ts';
import { look } from '../../ui/theme/look.ts';

/** Organizations per page. */
const ORGANIZATIONS_PER_PAGE = 10;

/** `/environments` (ROUTE-15): environments of all organizations of the user, last visited organization first. */
export function AreaPage() {
  const [search] = useQueryParams();
  const query = useEnvironmentsAreaQuery({
    variables: { offset: (pageOf(search) - 1) * ORGANIZATIONS_PER_PAGE, recent: recentNames() },
  });
  return (
    <Page title={text.title}>
      <PageHead title={text.title} facts={<p className={look('text', { tone: 'muted' })}>{text.areaIntro}</p>} />
      <ListPanel
        what={text.what}
        list={shownOf(query)?.viewer?.organizationPage}
        query={query}
        pageSize={ORGANIZATIONS_PER_PAGE}
        empty={
          <EmptyState
            kind="first-use"
            title={text.noOrganization}
            action={<ButtonLink to={paths.newOrganization.href()}>{text.createOrganization}</ButtonLink>}
          >
            {text.noOrganizationText}
          </EmptyState>
        }
      >
        {({ nodes: organizations }) => (
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
        )}
      </ListPanel>
    </Page>
  );
}
