import { MAX_LENGTH } from '@terrarium/domain/access';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  useCreateExceptionRequestMutation,
  useOwnExceptionRequestsQuery,
  useCancelExceptionRequestMutation,
} from '../../gen/exception.ts';
import { failureText, showProblems } from '../../lib/formErrors.ts';
import { useMailWords } from '../../lib/mail.ts';
import type { CreateExceptionRequestProps } from '../../lib/slots.ts';
import { useViewer } from '../../lib/viewer.ts';
import { Button } from '../../ui/Button.tsx';
import { shownOf } from '../../ui/ListPanel.tsx';
import { MailNote } from '../../ui/MailNote.tsx';
import { runMutation } from '../../ui/runMutation.ts';
import { Field, TextArea, TextInput } from '../../ui/Field.tsx';
import { opensDialog } from '../../ui/overlay/Dialog.tsx';
import { FormDialog } from '../../ui/overlay/FormDialog.tsx';
import { look } from '../../ui/theme/look.ts';
import { showToast } from '../../ui/toasts.tsx';
import { requestLists } from './lists.ts';
import { text } from './messages.ts';

const t = text.ask;

function AskDialog({ org, channel, name, spec, onClose }: CreateExceptionRequestProps & { onClose: () => void }) {
  const [ask, { loading }] = useCreateExceptionRequestMutation(requestLists);
  const lead = useMailWords(t.lead);
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm({ defaultValues: { spec, reason: '' } });
  const send = handleSubmit(async (form) => {
    try {
      const { data } = await ask({
        variables: { input: { organization: org, channel, spec: form.spec.trim(), reason: form.reason.trim() } },
      });
      if (showProblems(data?.createExceptionRequest.userErrors, ['spec', 'reason'], setError)) return;
      onClose();
      showToast({
        kind: 'success',
        title: data?.createExceptionRequest.request?.hasOtherRequesters ? t.joined : t.sent,
      });
    } catch (error) {
      setError('root', { message: failureText(error) });
    }
  });
  return (
    <FormDialog
      title={t.title(name)}
      submit={t.send}
      busy={loading}
      problem={errors.root?.message}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{lead(`${org}/${channel}`)}</p>
      <MailNote instead={t.noMail} />
      <Field label={t.spec} help={t.specHelp} error={errors.spec?.message}>
        {(control) => <TextInput {...control} {...register('spec', { required: t.specNeeded })} autoComplete="off" />}
      </Field>
      <Field label={t.reason} error={errors.reason?.message}>
        {(control) => (
          <TextArea
            {...control}
            {...register('reason', { validate: (value) => value.trim() !== '' || t.reasonNeeded })}
            rows={3}
            maxLength={MAX_LENGTH.reason}
          />
        )}
      </Field>
    </FormDialog>
  );
}

/** For a blocked package: requests an exception, or shows the state of the request. Empty for visitors. */
export function CreateExceptionRequest(props: CreateExceptionRequestProps) {
  const { org, channel, name } = props;
  const viewer = useViewer();
  const [asking, setAsking] = useState(false);
  const [withdraw, { loading: leaving }] = useCancelExceptionRequestMutation(requestLists);
  const query = useOwnExceptionRequestsQuery({ variables: { org, channel, name }, skip: viewer === null });
  if (viewer === null) return null;
  const requests = shownOf(query)?.organization?.channel?.viewerExceptionRequests;
  const open = requests?.find(({ state }) => state === 'OPEN');
  const [newest] = requests ?? [];
  const takeBack = async (requestId: string) => {
    const done = await runMutation(
      withdraw({ variables: { input: { organization: org, channel, requestId } } }),
      (answer) => answer.cancelExceptionRequest,
    );
    if (done === null) return;
    showToast({ kind: 'success', title: t.withdrawn });
  };
  return (
    <div className={look('row', { wrap: true })}>
      {open ? (
        <>
          <span>{t.open(open.spec)}</span>
          <Button size="sm" busy={leaving} onClick={() => void takeBack(open.id)}>
            {t.withdraw}
          </Button>
        </>
      ) : (
        <>
          {newest?.state === 'DECLINED' ? <span>{t.declined(newest.spec, newest.answer)}</span> : null}
          <Button size="sm" {...opensDialog} onClick={() => setAsking(true)}>
            {t.action}
          </Button>
        </>
      )}
      {asking ? <AskDialog {...props} onClose={() => setAsking(false)} /> : null}
    </div>
  );
}
