import { ORGANIZATION_ACTIONS } from '@terrarium/domain/audit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  useChangeWebhookMutation,
  useCreateWebhookMutation,
  type WebhookRow_WebhookFragment,
} from '../../gen/webhook.ts';
import { failureText, showProblems } from '../../lib/formErrors.ts';
import { classes } from '../../ui/classes.ts';
import { Choices, Field, FieldError, TextInput } from '../../ui/Field.tsx';
import { FormDialog } from '../../ui/overlay/FormDialog.tsx';
import { look } from '../../ui/theme/look.ts';
import { showToast } from '../../ui/toasts.tsx';
import { text as t } from './messages.ts';

/** The actions by the word before their dot. */
const groups = Map.groupBy(ORGANIZATION_ACTIONS, (action) => action.split('.')[0]!);

/**
 * Asks where deliveries go and what is delivered, of a new webhook or of one that is there.
 * @param onMade gets the secret of a new one
 */
export function WebhookForm({
  org,
  webhook,
  onMade,
  onClose,
}: {
  org: string;
  webhook?: WebhookRow_WebhookFragment;
  onMade?: (secret: string) => void;
  onClose: () => void;
}) {
  const [create] = useCreateWebhookMutation();
  const [change] = useChangeWebhookMutation();
  const [isEvery, setEvery] = useState((webhook?.actions.length ?? 0) === 0);
  const [chosen, setChosen] = useState<readonly string[]>(webhook?.actions ?? []);
  const [isMissing, setMissing] = useState(false);
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm({ defaultValues: { url: webhook?.url ?? '', description: webhook?.description ?? '' } });
  const send = handleSubmit(async ({ url, description }) => {
    setMissing(!isEvery && chosen.length === 0);
    if (!isEvery && chosen.length === 0) return;
    const values = {
      organization: org,
      url: url.trim(),
      description: description.trim(),
      actions: isEvery ? [] : [...chosen],
    };
    try {
      if (webhook) {
        const { data } = await change({ variables: { input: { ...values, webhookId: webhook.webhookId } } });
        if (showProblems(data?.changeWebhook.userErrors, ['url', 'description'], setError)) return;
        showToast({ kind: 'success', title: t.saved });
        onClose();
        return;
      }
      const { data } = await create({ variables: { input: values } });
      if (showProblems(data?.createWebhook.userErrors, ['url', 'description'], setError)) return;
      if (data?.createWebhook.secret) onMade?.(data.createWebhook.secret);
    } catch (error) {
      setError('root', { message: failureText(error) });
    }
  });
  return (
    <FormDialog
      title={webhook ? t.editTitle : t.create}
      submit={webhook ? t.save : t.create}
      busy={isSubmitting}
      problem={errors.root?.message}
      onSubmit={send}
      onClose={onClose}
    >
      <Field label={t.url} help={t.urlHelp} error={errors.url?.message} required>
        {(control) => (
          <TextInput
            {...control}
            {...register('url', { validate: (value) => URL.canParse(value.trim()) || t.urlNeeded })}
            mono
            placeholder="https://"
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={t.description} error={errors.description?.message}>
        {(control) => <TextInput {...control} {...register('description')} maxLength={200} autoComplete="off" />}
      </Field>
      <Choices
        legend={t.which}
        name="which"
        value={isEvery ? 'every' : 'chosen'}
        options={[
          { value: 'every', label: t.every, help: t.everyHelp },
          { value: 'chosen', label: t.chosen },
        ]}
        onChange={(value) => setEvery(value === 'every')}
      />
      {isMissing ? <FieldError>{t.chooseOne}</FieldError> : null}
      {isEvery
        ? null
        : [...groups].map(([group, actions]) => (
            <fieldset key={group} className={classes(look('field'), look('fieldset'))}>
              <legend>{group.replaceAll('_', ' ')}</legend>
              {actions.map((action) => (
                <label key={action} className={look('row')}>
                  <input
                    type="checkbox"
                    className={look('checkbox')}
                    checked={chosen.includes(action)}
                    onChange={({ target }) =>
                      setChosen(target.checked ? [...chosen, action] : chosen.filter((one) => one !== action))
                    }
                  />
                  <span className={look('text', { mono: true })}>{action}</span>
                </label>
              ))}
            </fieldset>
          ))}
    </FormDialog>
  );
}
