import { useState } from 'react';
import { useLeaveOrganizationMutation } from '../../../gen/organization.ts';
import { failureText } from '../../../lib/formErrors.ts';
import type { LeaveOrganizationDialogProps } from '../../../lib/slots.ts';
import { Banner } from '../../../ui/feedback.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { settingsText as t } from './messages.ts';
import { useEnding } from './useEnding.ts';

/** Asks whether to leave an organization. Shows in place that the only admin can't. */
export function LeaveOrganizationDialog({ organization, onClose }: LeaveOrganizationDialogProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [leave, { loading }] = useLeaveOrganizationMutation();
  const end = useEnding();
  const go = async () => {
    setProblem(null);
    try {
      const { data } = await leave({ variables: { input: { organization: organization.name } } });
      const [refusal] = data?.leaveOrganization.userErrors ?? [];
      if (refusal) setProblem(refusal.message);
      else await end(organization, t.left(organization.title));
    } catch (error) {
      setProblem(failureText(error));
    }
  };
  return (
    <ConfirmDialog
      title={t.leaveTitle(organization.title)}
      no={t.stay}
      yes={t.leaveYes}
      danger
      busy={loading}
      onNo={onClose}
      onYes={() => void go()}
    >
      {problem ? <Banner kind="error">{problem}</Banner> : <p>{t.leaveDialog}</p>}
    </ConfirmDialog>
  );
}
