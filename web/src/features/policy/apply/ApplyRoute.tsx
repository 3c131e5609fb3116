import { Navigate, useNavigate, useParams } from 'react-router';
import { useViewer } from '../../../lib/viewer.ts';
import { paths } from '../../../paths.ts';
import { useOverList } from '../list/notice.ts';
import { ApplyDialog } from './ApplyDialog.tsx';

/** `/organizations/:org/policies/:policyId/apply`: applies the policy to a channel, over the list. */
export function ApplyRoute() {
  const { org = '', policyId = '' } = useParams();
  const { back } = useOverList();
  const navigate = useNavigate();
  const viewer = useViewer();
  const role = viewer?.organizations?.find(({ name }) => name === org)?.role;
  if (viewer && role !== 'ADMIN') return <Navigate replace to={paths.error.href({ code: '403' })} />;
  return (
    <ApplyDialog org={org} policyId={policyId} onClose={async () => navigate(back, { preventScrollReset: true })} />
  );
}
