import { useForm } from 'react-hook-form';
import { useCreateDeltaSubscriptionMutation } from '../../gen/delta.ts';
import { forgetField } from '../../lib/apollo/cache.ts';
import { failureText, showProblems } from '../../lib/formErrors.ts';
import { useMailWords } from '../../lib/mail.ts';
import { Field, Select } from '../../ui/Field.tsx';
import { MailNote } from '../../ui/MailNote.tsx';
import { FormDialog } from '../../ui/overlay/FormDialog.tsx';
import { look } from '../../ui/theme/look.ts';
import { showToast } from '../../ui/toasts.tsx';
import { text as t } from './messages.ts';

/** What can be chosen (POL-29). */
export const frequencies = ['REALTIME', 'DAILY', 'WEEKLY'] as const;
/** What can be chosen (POL-29). */
export const changeTypes = ['ALL', 'PACKAGES_ADDED', 'PACKAGES_REMOVED'] as const;

const optionsOf = <T extends string>(values: readonly T[], labels: Record<T, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

/** Subscribes to a channel's delta emails: how often, and which (POL-37). */
export function SubscribeDialog({
  org,
  channels,
  channel,
  onClose,
}: {
  org: string;
  channels: readonly string[];
  channel: string;
  onClose: () => void;
}) {
  const [subscribe, { loading }] = useCreateDeltaSubscriptionMutation({
    update: (cache) => forgetField(cache, 'Organization', 'deltaSubscriptions'),
  });
  const subscribed = useMailWords(t.subscribed);
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm<{ channel: string; frequency: (typeof frequencies)[number]; changeType: (typeof changeTypes)[number] }>({
    defaultValues: { channel, frequency: 'DAILY', changeType: 'ALL' },
  });
  const send = handleSubmit(async (form) => {
    try {
      const { data } = await subscribe({ variables: { input: { organization: org, ...form } } });
      const payload = data?.createDeltaSubscription;
      if (showProblems(payload?.userErrors, ['channel', 'frequency', 'changeType'], setError)) return;
      onClose();
      showToast({ kind: 'success', title: subscribed(form.channel) });
    } catch (error) {
      setError('root', { message: failureText(error) });
    }
  });
  return (
    <FormDialog
      title={t.subscribeTitle}
      submit={t.subscribe}
      busy={loading}
      problem={errors.root?.message}
      onSubmit={send}
      onClose={onClose}
    >
      <p className={look('text', { tone: 'muted' })}>{t.subscribeText}</p>
      <MailNote instead={t.noMail} />
      <Field label={t.columns.channel} error={errors.channel?.message}>
        {(control) => (
          <Select {...control} {...register('channel')} options={channels.map((value) => ({ value, label: value }))} />
        )}
      </Field>
      <Field label={t.frequency} help={t.frequencyHelp} error={errors.frequency?.message}>
        {(control) => (
          <Select {...control} {...register('frequency')} options={optionsOf(frequencies, t.frequencies)} />
        )}
      </Field>
      <Field label={t.change} error={errors.changeType?.message}>
        {(control) => <Select {...control} {...register('changeType')} options={optionsOf(changeTypes, t.changes)} />}
      </Field>
    </FormDialog>
  );
}
