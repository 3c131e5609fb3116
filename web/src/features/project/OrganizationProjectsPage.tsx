import { PROJECT_PAGE } from '@terrarium/domain/access';
import { useParams } from 'react-router-dom';
import { areaCrumbs } from '../../lib/crumbs.ts';
import { useOrganizationProjectsQuery } from '../../gen/project.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { pageOf } from '../../paths.ts';
import { shownOf } from '../../ui/ListPanel.tsx';
import { text as t } from './messages.ts';
import { ProjectList } from './ProjectList.tsx';
import { isRefreshing } from './useProjectWork.ts';

/** `/organizations/{org}/projects`: what belongs to an organization, the last changed first (PROJ-01). */
export function OrganizationProjectsPage() {
  const { org = '' } = useParams();
  const [search] = useQueryParams();
  const query = useOrganizationProjectsQuery({
    variables: { org, offset: (pageOf(search) - 1) * PROJECT_PAGE },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const organization = shownOf(query)?.organization;
  return (
    <ProjectList
      org={org}
      crumbs={areaCrumbs(org, organization?.title)}
      lead={t.leadOf}
      list={organization?.projects}
      query={query}
      refreshing={isRefreshing(query.networkStatus)}
    />
  );
}
