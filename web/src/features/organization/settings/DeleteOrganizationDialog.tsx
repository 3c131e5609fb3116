import { useState } from 'react';
import { useDeleteOrganizationMutation, type OrganizationSettingsQuery } from '../../../gen/organization.ts';
import { count } from '../../../lib/format.ts';
import { failureText } from '../../../lib/formErrors.ts';
import { Banner } from '../../../ui/feedback.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { settingsText as t } from './messages.ts';
import { useEnding } from './useEnding.ts';
import { look } from '../../../ui/theme/look.ts';
import { TypedName } from '../../../ui/TypedName.tsx';

/** Lists what is deleted with an organization, and deletes it after its name is typed. */
export function DeleteOrganizationDialog({
  organization,
  onClose,
}: {
  organization: NonNullable<OrganizationSettingsQuery['organization']>;
  onClose: () => void;
}) {
  const { name, title, membersCount, channelCount, policies } = organization;
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [remove, { loading }] = useDeleteOrganizationMutation();
  const end = useEnding();
  const go = async () => {
    setProblem(null);
    try {
      const { data } = await remove({ variables: { input: { organization: name } } });
      const [refusal] = data?.deleteOrganization.userErrors ?? [];
      if (refusal) setProblem(refusal.message);
      else await end(organization, t.deleted(title));
    } catch (error) {
      setProblem(failureText(error));
    }
  };
  const going = t.goes(
    count(membersCount, 'member'),
    channelCount !== null ? count(channelCount, 'channel') : 'the channels',
    policies ? count(policies.totalCount, 'policy', 'policies') : 'the policies',
  );
  return (
    <ConfirmDialog
      title={t.deleteTitle(title)}
      no={t.keep}
      yes={t.delete}
      danger
      busy={loading}
      yesDisabledReason={typed === name ? null : t.mismatch}
      onNo={onClose}
      onYes={() => void go()}
    >
      <Stack gap={12}>
        {problem ? <Banner kind="error">{problem}</Banner> : null}
        <p>{t.deleteDialog}</p>
        <ul className={look('bullets')}>
          {going.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        <TypedName label={t.type(name)} value={typed} onChange={setTyped} />
      </Stack>
    </ConfirmDialog>
  );
}
