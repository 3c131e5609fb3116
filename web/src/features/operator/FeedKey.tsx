import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useRemoveAdvisoryFeedKeyMutation, useUpdateAdvisoryFeedKeyMutation } from '../../gen/operator.ts';
import { failureText, showProblems } from '../../lib/formErrors.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, TextInput } from '../../ui/Field.tsx';
import { Row } from '../../ui/layout.tsx';
import { opensDialog } from '../../ui/overlay/Dialog.tsx';
import { FormDialog } from '../../ui/overlay/FormDialog.tsx';
import { runMutation } from '../../ui/runMutation.ts';
import { look } from '../../ui/theme/look.ts';
import { Since } from '../../ui/time.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { hubChanges } from './changes.ts';
import { feedKeyText as t } from './feedKeyMessages.ts';

interface Keyed {
  id: string;
  title: string;
  apiKeySetAt: string | null;
}

function KeyDialog({ of, onClose }: { of: Keyed; onClose: () => void }) {
  const [keep, { loading }] = useUpdateAdvisoryFeedKeyMutation(hubChanges);
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm({ defaultValues: { key: '' } });
  const send = handleSubmit(async ({ key }) => {
    try {
      const { data } = await keep({ variables: { input: { feedId: of.id, key: key.trim() } } });
      if (showProblems(data?.updateAdvisoryFeedKey.userErrors, ['key'], setError)) return;
      onClose();
      showToast({ kind: 'success', title: t.isSet(of.title) });
    } catch (error) {
      setError('root', { message: failureText(error) });
    }
  });
  return (
    <FormDialog
      title={t.keyOf(of.title)}
      submit={t.save}
      busy={loading}
      problem={errors.root?.message}
      onSubmit={send}
      onClose={onClose}
    >
      <Field label={t.key} help={t.keyHelp} error={errors.key?.message} required>
        {(control) => (
          <TextInput
            {...control}
            {...register('key', { validate: (value) => value.trim() !== '' || t.needKey })}
            type="password"
            maxLength={200}
            autoComplete="off"
          />
        )}
      </Field>
    </FormDialog>
  );
}

/** The API key of a feed: whether it is set, and actions to set and remove it. The key is never shown again. */
export function FeedKey({ of }: { of: Keyed }) {
  const [remove, { loading }] = useRemoveAdvisoryFeedKeyMutation(hubChanges);
  const [isOpen, setOpen] = useState(false);
  const { id: feedId, title, apiKeySetAt } = of;
  const takeAway = async () => {
    if (await runMutation(remove({ variables: { input: { feedId } } }), (data) => data.removeAdvisoryFeedKey))
      showToast({ kind: 'success', title: t.isRemoved(title) });
  };
  return (
    <div className={look('toggle.under')}>
      <Row wrap>
        <span className={look('text', { tone: 'muted' })}>
          {apiKeySetAt === null ? (
            t.none
          ) : (
            <>
              {t.since} <Since at={apiKeySetAt} />
            </>
          )}
        </span>
        <Button size="sm" {...opensDialog} onClick={() => setOpen(true)}>
          {apiKeySetAt === null ? t.give : t.replace}
        </Button>
        {apiKeySetAt === null ? null : (
          <Button size="sm" busy={loading} onClick={() => void takeAway()}>
            {t.remove}
          </Button>
        )}
        {isOpen ? <KeyDialog of={of} onClose={() => setOpen(false)} /> : null}
      </Row>
    </div>
  );
}
