import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
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
  const [text, setText] = useState(common.join(' '));
  const [removed, setRemoved] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [label, { loading }] = useUpdateFileLabelsMutation();
  const wanted = labelsIn(text);
  const add = wanted.filter((name) => !common.includes(name));
  const remove = [...new Set([...common.filter((name) => !wanted.includes(name)), ...labelsIn(removed)])];
  const fault = labelFault([...add, ...remove]);
  const send = async () => {
    setProblem(null);
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
      if (!answer || error) return setProblem(error?.message ?? messages.errors.unexpected);
      showToast({ kind: 'success', title: t.done(files.length), text: t.next });
      forgetChannelContents(cache, { __typename: 'Channel', id: channel.id });
      onClose();
    } catch (caught) {
      setProblem(failureText(caught));
    }
  };
  return (
    <FormDialog
      title={t.title(files.length)}
      submit={t.submit}
      busy={loading}
      disabledReason={fault ?? (add.length + remove.length === 0 ? t.nothing : null)}
      problem={problem}
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
        {(control) => (
          <TextInput
            {...control}
            value={text}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      {some.length > 0 ? (
        <Field label={t.remove} help={t.some(some)}>
          {(control) => (
            <TextInput
              {...control}
              value={removed}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => setRemoved(target.value)}
            />
          )}
        </Field>
      ) : null}
    </FormDialog>
  );
}
