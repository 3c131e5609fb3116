import { useApolloClient } from '@apollo/client/react';
import { useForm, useWatch } from 'react-hook-form';
import { useUpdateFileLabelsMutation } from '../../../gen/channelLabels.ts';
import { forgetChannelContents } from '../../../lib/apollo/cache.ts';
import { failureText } from '../../../lib/formErrors.ts';
import { labelFault, labelsIn } from '../../../lib/labels.ts';
import { messages } from '../../../messages.ts';
import { Field, TextInput } from '../../../ui/Field.tsx';
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx';
import { look } from '../../../ui/theme/look.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { labelsText as t } from './labelsMessages.ts';

/** A file whose labels are changed. */
interface LabelledFile {
  subdir: string;
  fileName: string;
  labels: readonly string[];
}

/** Adds and removes labels of the selected files. The text field starts with the labels that all of them have. */
export function LabelsDialog({
  org,
  channel,
  files,
  known,
  onClose,
}: {
  org: string;
  channel: { id: string; name: string };
  files: readonly LabelledFile[];
  /** Labels that the channel has. */
  known: readonly string[];
  onClose: () => void;
}) {
  const { cache } = useApolloClient();
  const common = known.filter((name) => files.every(({ labels }) => labels.includes(name)));
  const some = known.filter((name) => !common.includes(name) && files.some(({ labels }) => labels.includes(name)));
  const {
    register,
    control: formControl,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm({ defaultValues: { labels: common.join(' '), removed: '' } });
  const [kept, removed] = useWatch({ control: formControl, name: ['labels', 'removed'] });
  const [label, { loading }] = useUpdateFileLabelsMutation();
  const wanted = labelsIn(kept);
  const add = wanted.filter((name) => !common.includes(name));
  const remove = [...new Set([...common.filter((name) => !wanted.includes(name)), ...labelsIn(removed)])];
  const fault = labelFault([...add, ...remove]);
  const send = handleSubmit(async () => {
    try {
      const input = {
        organization: org,
        channel: channel.name,
        files: files.map(({ subdir, fileName }) => ({ subdir, fileName })),
        addLabels: add,
        removeLabels: remove,
      };
      const answer = (await label({ variables: { input } })).data?.updateFileLabels;
      const [error] = answer?.userErrors ?? [];
      if (!answer || error) return setError('root', { message: error?.message ?? messages.errors.unexpected });
      showToast({ kind: 'success', title: t.done(files.length), text: t.next });
      forgetChannelContents(cache, { __typename: 'Channel', id: channel.id });
      onClose();
    } catch (caught) {
      setError('root', { message: failureText(caught) });
    }
  });
  return (
    <FormDialog
      title={t.title(files.length)}
      submit={t.submit}
      busy={loading}
      disabledReason={fault ?? (add.length + remove.length === 0 ? t.nothing : null)}
      problem={errors.root?.message}
      onSubmit={send}
      onClose={onClose}
    >
      <p className={look('text', { mono: true, wrap: true })}>
        {files
          .slice(0, 5)
          .map(({ subdir, fileName }) => `${subdir}/${fileName}`)
          .join(', ')}
        {files.length > 5 ? ` ${t.more(files.length - 5)}` : ''}
      </p>
      <Field label={t.labels} help={t.help(channel.name)}>
        {(control) => <TextInput {...control} {...register('labels')} autoComplete="off" spellCheck={false} />}
      </Field>
      {some.length > 0 ? (
        <Field label={t.remove} help={t.some(some)}>
          {(control) => <TextInput {...control} {...register('removed')} autoComplete="off" spellCheck={false} />}
        </Field>
      ) : null}
    </FormDialog>
  );
}
