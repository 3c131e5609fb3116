import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useRemoveFeedKeyMutation, useSetFeedKeyMutation } from '../../gen/operator.ts';
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
import { feedKeyText as t } from './feedKeyMessages.ts';

interface Keyed {
  feedId: string;
  title: string;
  keySetAt: string | null;
}

function KeyDialog({ of, onClose, onDone }: { of: Keyed; onClose: () => void; onDone: () => void }) {
  const [keep, { loading }] = useSetFeedKeyMutation();
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm({ defaultValues: { key: '' } });
  const send = handleSubmit(async ({ key }) => {
    try {
      const { data } = await keep({ variables: { input: { feedId: of.feedId, key: key.trim() } } });
      if (showProblems(data?.setFeedKey.userErrors, ['key'], setError)) return;
      onDone();
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

/** The key that a feed's publisher is asked with: whether there is one, and ways to give and to take it. Nobody is shown it again. */
export function FeedKey({ of, onDone }: { of: Keyed; onDone: () => void }) {
  const [remove, { loading }] = useRemoveFeedKeyMutation();
  const [isOpen, setOpen] = useState(false);
  const { feedId, title, keySetAt } = of;
  const takeAway = async () => {
    if (await runMutation(remove({ variables: { input: { feedId } } }), (data) => data.removeFeedKey))
      showToast({ kind: 'success', title: t.isRemoved(title) });
    onDone();
  };
  return (
    <div className={look('toggle.under')}>
      <Row wrap>
        <span className={look('text', { tone: 'muted' })}>
          {keySetAt === null ? (
            t.none
          ) : (
            <>
              {t.since} <Since at={keySetAt} />
            </>
          )}
        </span>
        <Button size="sm" {...opensDialog} onClick={() => setOpen(true)}>
          {keySetAt === null ? t.give : t.replace}
        </Button>
        {keySetAt === null ? null : (
          <Button size="sm" busy={loading} onClick={() => void takeAway()}>
            {t.remove}
          </Button>
        )}
        {isOpen ? <KeyDialog of={of} onClose={() => setOpen(false)} onDone={onDone} /> : null}
      </Row>
    </div>
  );
}
