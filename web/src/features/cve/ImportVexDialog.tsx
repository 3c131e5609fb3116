import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useImportOpenVexMutation } from '../../gen/cve.ts';
import { failureText } from '../../lib/formErrors.ts';
import { Banner } from '../../ui/feedback.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormDialog } from '../../ui/overlay/FormDialog.tsx';
import { look } from '../../ui/theme/look.ts';
import { showToast } from '../../ui/toasts.tsx';
import { reloadCve } from './reloadCve.ts';
import { text as t } from './messages.ts';

/** As the hub reads them. */
const MOST_BYTES = 4 * 1024 * 1024;
/** Maximum number of errors shown. */
const MOST_TOLD = 10;

/** Imports an OpenVEX document into an organization. Shows errors with their location. */
export function ImportVexDialog({
  organization,
  title,
  onClose,
}: {
  organization: string;
  title: string;
  onClose: () => void;
}) {
  const [take, { loading }] = useImportOpenVexMutation(reloadCve);
  const { register, control: formControl, handleSubmit } = useForm<{ files?: FileList }>();
  const isChosen = (useWatch({ control: formControl, name: 'files' })?.length ?? 0) > 0;
  const [wrong, setWrong] = useState<string[]>([]);
  const send = handleSubmit(async ({ files }) => {
    const file = files?.[0];
    if (!file) return;
    if (file.size > MOST_BYTES) return setWrong([t.tooLarge]);
    let document: unknown;
    try {
      document = JSON.parse(await file.text());
    } catch {
      return setWrong([t.notJson]);
    }
    try {
      const payload = (await take({ variables: { input: { organization, document } } })).data?.importOpenVex;
      const errors = payload?.userErrors.map(({ field, message }) =>
        field.length > 0 ? `${field.join('.')}: ${message}` : message,
      );
      if (errors && errors.length > 0) return setWrong(errors.slice(0, MOST_TOLD));
      if (!payload) return;
      onClose();
      showToast({ kind: 'success', title: t.isImported(payload.importedCount ?? 0, payload.unchangedCount ?? 0) });
    } catch (error) {
      setWrong([failureText(error)]);
    }
  });
  return (
    <FormDialog
      title={t.importVexOf(title)}
      submit={t.importYes}
      busy={loading}
      disabledReason={isChosen ? null : t.chooseFile}
      onSubmit={send}
      onClose={onClose}
    >
      {wrong.map((message) => (
        <Banner key={message} kind="error">
          {message}
        </Banner>
      ))}
      <Field label={t.document} help={t.importLead}>
        {(control) => (
          <input
            {...control}
            {...register('files', { onChange: () => setWrong([]) })}
            type="file"
            accept=".json,application/json"
            className={look('input')}
          />
        )}
      </Field>
    </FormDialog>
  );
}
