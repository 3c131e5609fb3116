import { PROJECT_PAGE } from '@terrarium/domain/access';
import { useOwnProjectsQuery } from '../../gen/project.ts';
import { useQueryParams } from '../../lib/useQueryParams.ts';
import { pageOf } from '../../paths.ts';
import { shownOf } from '../../ui/ListPanel.tsx';
import { text as t } from './messages.ts';
import { ProjectList } from './ProjectList.tsx';
import { isRefreshing } from './useProjectWork.ts';

/** `/projects`: the user's own projects, last changed first (PROJ-01). */
export function ProjectsPage() {
  const [search] = useQueryParams();
  const query = useOwnProjectsQuery({
    variables: { offset: (pageOf(search) - 1) * PROJECT_PAGE },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  return (
    <ProjectList
      lead={t.lead}
      list={shownOf(query)?.projects}
      query={query}
      refreshing={isRefreshing(query.networkStatus)}
    />
  );
}
