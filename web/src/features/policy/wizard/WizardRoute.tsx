import { skipToken } from '@apollo/client/react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { useWizardChoicesQuery, useWizardPolicyQuery } from '../../../gen/policyWizard.ts';
import { paths } from '../../../paths.ts';
import { useListContext } from '../list/notice.ts';
import { wizardText } from '../messages.ts';
import { PolicyFormFallback } from '../PolicyFormFallback.tsx';
import type { WizardMode } from './useWizard.ts';
import { Wizard } from './Wizard.tsx';

/** Loads the wizard's data, and shows errors. */
function WizardRoute({ mode }: { mode: WizardMode }) {
  const { org = '', policyId } = useParams();
  const { back } = useListContext();
  const navigate = useNavigate();
  const choices = useWizardChoicesQuery({ variables: { org } });
  // Load the newest revision, because saving replaces it.
  const stored = useWizardPolicyQuery(
    policyId === undefined
      ? skipToken
      : { variables: { org, id: policyId }, fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' },
  );
  const organization = choices.data?.organization;
  const policy = stored.data?.organization?.policy;
  const admin = organization?.role === 'ADMIN';
  const close = () => void navigate(back, { preventScrollReset: true });

  if (organization && !admin && mode === 'create') return <Navigate replace to={paths.error.href({ code: '403' })} />;
  if (organization && (policyId === undefined || policy)) {
    const actual: WizardMode = admin ? mode : 'view';
    return (
      <Wizard
        key={`${policyId ?? 'new'} ${actual}`}
        org={org}
        mode={actual}
        policy={policy ?? null}
        mayEdit={admin}
        channels={organization.channels ?? []}
        options={organization.availableFilterOptions ?? { subdirs: [], licenseFamilies: [] }}
      />
    );
  }
  const title = wizardText.titles[mode];
  return (
    <PolicyFormFallback
      size="wizard"
      title={title}
      queries={policyId === undefined ? [choices] : [choices, stored]}
      onClose={close}
    />
  );
}

/** `/organizations/:org/policies/new` */
export const CreateRoute = () => <WizardRoute mode="create" />;

/** `/organizations/:org/policies/:policyId/edit` */
export const EditRoute = () => <WizardRoute mode="edit" />;

/** `/organizations/:org/policies/:policyId` */
export const ViewRoute = () => <WizardRoute mode="view" />;
