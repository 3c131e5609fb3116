import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useViewer } from '../../../lib/viewer.ts';
import { paths } from '../../../paths.ts';
import { useListContext } from '../list/notice.ts';
import { ApplyDialog } from './ApplyDialog.tsx';

/**
 * `/organizations/:org/policies/:policyId/apply`: applies the policy to a channel, over the list; `on` preselects a
 * channel.
 */
export function ApplyRoute() {
  const { org = '', policyId = '' } = useParams();
  const [search] = useSearchParams();
  const { back, tell } = useListContext();
  const navigate = useNavigate();
  const viewer = useViewer();
  const role = viewer?.organizations?.find(({ name }) => name === org)?.role;
  if (viewer && role !== 'ADMIN') return <Navigate replace to={paths.error.href({ code: '403' })} />;
  return (
    <ApplyDialog
      org={org}
      policyId={policyId}
      proposedChannel={search.get('on') ?? ''}
      onClose={async (applied) => {
        // Dismiss the banner of a new policy, because it suggests what was just done.
        if (applied) tell((notice) => (notice?.kind === 'created' && notice.id === policyId ? null : notice));
        await navigate(back, { preventScrollReset: true });
      }}
    />
  );
}
