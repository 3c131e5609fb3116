import { useApolloClient } from '@apollo/client/react';
import { MOST_STATE_MESSAGE } from '@terrarium/domain/access';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  EnvironmentPageDocument,
  useUpdateEnvironmentStatusMutation,
  type EnvironmentPageQuery,
} from '../../gen/environment.ts';
import { editOf } from '../../lib/editOf.ts';
import { failureText, showProblems } from '../../lib/formErrors.ts';
import { Field, Select, TextInput } from '../../ui/Field.tsx';
import { FormDialog } from '../../ui/overlay/FormDialog.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { statuses } from './badges.tsx';
import { text as t } from './messages.ts';

type Environment = NonNullable<NonNullable<EnvironmentPageQuery['organization']>['environment']>;

/** Form for admins to set an environment's status and message (ENV-10). */
export function StateDialog({
  org,
  environment,
  onClose,
}: {
  org: string;
  environment: Environment;
  onClose: () => void;
}) {
  const [setState, { loading }] = useUpdateEnvironmentStatusMutation();
  const client = useApolloClient();
  // The status when the dialog was opened.
  const [start] = useState(environment.state);
  const { status, customMessage } = start;
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm<{ status: (typeof statuses)[number]; customMessage: string }>({
    defaultValues: { status: status === 'UNKNOWN' ? 'UNREVIEWED' : status, customMessage: customMessage ?? '' },
  });
  const send = handleSubmit(async (form) => {
    const input = {
      organization: org,
      environmentId: environment.id,
      status: form.status,
      customMessage: form.customMessage.trim() || null,
    };
    try {
      const { data } = await setState({
        variables: { input: { ...input, expectedVersion: start.version } },
        context: editOf(client, {
          query: EnvironmentPageDocument,
          variables: { org, environmentId: environment.uuid, offset: 0 },
          pick: (stored) => stored.organization?.environment?.state,
          start,
          mine: { status: input.status, customMessage: input.customMessage },
          fields: [
            [t.state, (of) => t.statuses[of.status]],
            [t.message, (of) => of.customMessage ?? ''],
          ],
          discard: onClose,
        }),
      });
      if (showProblems(data?.updateEnvironmentStatus.userErrors, ['status', 'customMessage'], setError)) return;
      onClose();
      showToast({ kind: 'success', title: t.isSet(environment.name) });
    } catch (error) {
      setError('root', { message: failureText(error) });
    }
  });
  return (
    <FormDialog
      title={t.setStateTitle(environment.name)}
      submit={t.setState}
      busy={loading}
      problem={errors.root?.message}
      onSubmit={send}
      onClose={onClose}
    >
      <Field label={t.state} error={errors.status?.message}>
        {(control) => (
          <Select
            {...control}
            {...register('status')}
            options={statuses.map((value) => ({ value, label: t.statuses[value] }))}
          />
        )}
      </Field>
      <Field label={t.message} help={t.messageHelp} error={errors.customMessage?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...register('customMessage', {
              maxLength: { value: MOST_STATE_MESSAGE, message: t.messageTooLong },
            })}
            autoComplete="off"
          />
        )}
      </Field>
    </FormDialog>
  );
}
