import { useApolloClient } from '@apollo/client/react';
import { MAX_LENGTH } from '@terrarium/domain/access';
import { zodResolver } from '@hookform/resolvers/zod';
import { ORGANIZATION_ACTIONS } from '@terrarium/domain/audit';
import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import {
  useUpdateWebhookMutation,
  WebhooksDocument,
  useCreateWebhookMutation,
  type WebhookRow_WebhookFragment,
} from '../../gen/webhook.ts';
import { editOf } from '../../lib/editOf.ts';
import { failureText, showProblems } from '../../lib/formErrors.ts';
import { textBy } from '../../lib/formRules.ts';
import { messages } from '../../messages.ts';
import { classes } from '../../ui/classes.ts';
import { Choices, Field, FieldError, TextInput } from '../../ui/Field.tsx';
import { FormDialog } from '../../ui/overlay/FormDialog.tsx';
import { look } from '../../ui/theme/look.ts';
import { showToast } from '../../ui/toasts.tsx';
import { text as t } from './messages.ts';

/** The actions by the word before their dot. */
const groups = Map.groupBy(ORGANIZATION_ACTIONS, (action) => action.split('.')[0]!);

const schema = z
  .object({
    url: textBy((value) =>
      value.trim().length > MAX_LENGTH.webhookAddress
        ? messages.naming.tooLong(MAX_LENGTH.webhookAddress)
        : /^https?:/i.test(value.trim()) && URL.canParse(value.trim())
          ? undefined
          : t.urlNeeded,
    ),
    description: z.string(),
    which: z.enum(['every', 'chosen']),
    events: z.array(z.string()),
  })
  .check(
    z.refine(({ which, events }) => which === 'every' || events.length > 0, {
      path: ['events'],
      error: t.chooseOne,
      // Even if the URL is invalid.
      when: () => true,
    }),
  );

/** Form of a webhook's URL and events, new or existing. @param onMade called with the secret of a new one */
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
  const [change] = useUpdateWebhookMutation();
  const client = useApolloClient();
  // The webhook as the dialog was opened.
  const [start] = useState(webhook);
  const {
    register,
    control,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<z.infer<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: {
      url: webhook?.url ?? '',
      description: webhook?.description ?? '',
      which: (webhook?.events.length ?? 0) === 0 ? 'every' : 'chosen',
      events: [...(webhook?.events ?? [])],
    },
  });
  const which = useWatch({ control, name: 'which' });
  const send = handleSubmit(async ({ url, description, events }) => {
    const values = {
      organization: org,
      url: url.trim(),
      description: description.trim(),
      events: which === 'every' ? [] : events,
    };
    try {
      if (start) {
        const { data } = await change({
          variables: { input: { ...values, webhookId: start.id, expectedVersion: start.version } },
          context: editOf(client, {
            query: WebhooksDocument,
            variables: { org },
            pick: (stored) => stored.organization?.webhooks?.find(({ id: webhookId }) => webhookId === start.id),
            start,
            mine: { url: values.url, description: values.description, events: values.events },
            fields: [
              [t.url, (of) => of.url],
              [t.description, (of) => of.description],
              [t.which, (of) => (of.events.length === 0 ? t.every : [...of.events].sort().join('\n'))],
            ],
            discard: onClose,
          }),
        });
        if (showProblems(data?.updateWebhook.userErrors, ['url', 'description'], setError)) return;
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
        {(field) => (
          <TextInput
            {...field}
            {...register('url')}
            mono
            placeholder="https://"
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={t.description} error={errors.description?.message}>
        {(field) => (
          <TextInput
            {...field}
            {...register('description')}
            maxLength={MAX_LENGTH.webhookDescription}
            autoComplete="off"
          />
        )}
      </Field>
      <Controller
        control={control}
        name="which"
        render={({ field: { name, value, onChange } }) => (
          <Choices
            legend={t.which}
            name={name}
            value={value}
            options={[
              { value: 'every', label: t.every, help: t.everyHelp },
              { value: 'chosen', label: t.chosen },
            ]}
            onChange={onChange}
          />
        )}
      />
      {which === 'chosen' && errors.events?.message ? <FieldError>{errors.events.message}</FieldError> : null}
      {which === 'every'
        ? null
        : [...groups].map(([group, actions]) => (
            <fieldset key={group} className={classes(look('field'), look('fieldset'))}>
              <legend>{group.replaceAll('_', ' ')}</legend>
              {actions.map((action) => (
                <label key={action} className={look('row')}>
                  <input type="checkbox" className={look('checkbox')} value={action} {...register('events')} />
                  <span className={look('text', { mono: true })}>{action}</span>
                </label>
              ))}
            </fieldset>
          ))}
    </FormDialog>
  );
}
