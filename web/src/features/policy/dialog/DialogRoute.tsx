import { skipToken } from '@apollo/client/react';
import { policyToTree } from '@terrarium/domain/policy';
import { useMemo } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useDialogPolicyQuery } from '../../../gen/policy.ts';
import { useWizardChoicesQuery } from '../../../gen/policyWizard.ts';
import { paths } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Banner } from '../../../ui/feedback.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { look } from '../../../ui/theme/look.ts';
import { useListContext } from '../list/notice.ts';
import { wizardText } from '../messages.ts';
import { PolicyFormFallback } from '../PolicyFormFallback.tsx';
import { dialogText } from './messages.ts';
import { PolicyDialog, type DialogMode } from './PolicyDialog.tsx';
import { Push } from '../../../ui/layout.tsx';

/** Loads the data of the dialog, and shows errors, or why the policy doesn't fit one form. */
function DialogRoute({ mode }: { mode: DialogMode }) {
  const { org = '', policyId } = useParams();
  const [search] = useSearchParams();
  const { back } = useListContext();
  const navigate = useNavigate();
  const choices = useWizardChoicesQuery({ variables: { org } });
  // Load the newest revision, because saving replaces it.
  const answer = useDialogPolicyQuery(
    policyId === undefined
      ? skipToken
      : { variables: { org, id: policyId }, fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' },
  );
  const organization = choices.data?.organization;
  const policy = answer.data?.organization?.policy ?? null;
  const reading = useMemo(() => (policy === null ? null : policyToTree(policy)), [policy]);
  const admin = organization?.role === 'ADMIN';
  const close = () => void navigate(back, { preventScrollReset: true });

  if (organization && !admin && mode === 'create') return <Navigate replace to={paths.error.href({ code: '403' })} />;
  const title = wizardText.titles[mode];
  if (organization && policy && policyId !== undefined && reading?.ok === false) {
    const wizard = mode === 'edit' && admin ? paths.editPolicy : paths.policy;
    return (
      <Dialog
        size="md"
        title={title}
        onClose={close}
        footer={
          <>
            <Push />
            <Button onClick={close}>{dialogText.close}</Button>
            <ButtonLink variant="solid" to={wizard.href({ org, policyId }, Object.fromEntries(search))}>
              {dialogText.openWizard}
            </ButtonLink>
          </>
        }
      >
        <Banner kind="warning">
          <p className={look('text', { strong: true })}>{dialogText.cannot}</p>
          <ul>
            {reading.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <p>{dialogText.cannotText}</p>
        </Banner>
      </Dialog>
    );
  }
  if (organization && (policyId === undefined || reading?.ok)) {
    const actual: DialogMode = admin ? mode : 'view';
    return (
      <PolicyDialog
        key={`${policyId ?? 'new'} ${actual}`}
        org={org}
        mode={actual}
        policy={policy}
        stored={reading?.ok ? reading.tree : null}
        channels={organization.channels ?? []}
        options={organization.availableFilterOptions ?? { subdirs: [], licenseFamilies: [] }}
      />
    );
  }
  return (
    <PolicyFormFallback
      size="lg"
      title={title}
      queries={policyId === undefined ? [choices] : [choices, answer]}
      onClose={close}
    />
  );
}

/** `/organizations/:org/policies/new/form` */
export const CreateFormRoute = () => <DialogRoute mode="create" />;

/** `/organizations/:org/policies/:policyId/edit/form` */
export const EditFormRoute = () => <DialogRoute mode="edit" />;

/** `/organizations/:org/policies/:policyId/form` */
export const ViewFormRoute = () => <DialogRoute mode="view" />;
