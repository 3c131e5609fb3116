import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDeleteAccountMutation } from '../../gen/account.ts';
import { failureText } from '../../lib/formErrors.ts';
import type { LogOutState } from '../../lib/sessionChannel.ts';
import { paths } from '../../paths.ts';
import { Banner } from '../../ui/feedback.tsx';
import { Choices } from '../../ui/Field.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { securityText as t } from './messages.ts';
import { look } from '../../ui/theme/look.ts';
import { TypedName } from '../../ui/TypedName.tsx';

/**
 * Asks how to close the account (ACCT-10, ACCT-11): disable, or erase after typing the username. Errors, for example
 * for the only admin of an organization with other members, are shown in place.
 */
export function DeleteAccountDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const [how, setHow] = useState<'soft' | 'hard'>('soft');
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [remove, { loading }] = useDeleteAccountMutation();
  const navigate = useNavigate();
  const hard = how === 'hard';
  const go = async () => {
    setProblem(null);
    try {
      const { data } = await remove({ variables: { input: { eraseImmediately: hard } } });
      const [refusal] = data?.deleteAccount.userErrors ?? [];
      if (refusal) {
        setProblem(refusal.message);
        return;
      }
      const state: LogOutState = { notice: hard ? t.hardDone : t.softDone };
      await navigate(paths.logOut.href(), { state });
    } catch (error) {
      setProblem(failureText(error));
    }
  };
  return (
    <ConfirmDialog
      title={t.deleteTitle}
      no={t.keep}
      yes={hard ? t.hardYes : t.softYes}
      danger
      busy={loading}
      yesDisabledReason={hard && typed !== username ? t.mismatch : null}
      onNo={onClose}
      onYes={() => void go()}
    >
      <div className={look('stack', { form: true })}>
        {problem ? <Banner kind="error">{problem}</Banner> : null}
        <Choices
          legend={t.how2}
          name="how"
          value={how}
          onChange={setHow}
          options={[
            { value: 'soft', label: t.soft, help: t.softHelp },
            { value: 'hard', label: t.hard, help: t.hardHelp },
          ]}
        />
        {hard ? <TypedName label={t.typeName(username)} value={typed} onChange={setTyped} /> : null}
      </div>
    </ConfirmDialog>
  );
}
