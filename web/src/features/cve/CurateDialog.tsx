import { MAX_LENGTH } from '@terrarium/domain/access';
import { useForm, useWatch } from 'react-hook-form';
import { CvePageDocument, useCurateCveMutation } from '../../gen/cve.ts';
import type { VexJustification, VexStatus } from '../../gen/types.ts';
import { failureText, showProblems } from '../../lib/formErrors.ts';
import { Field, Select, TextArea, TextInput } from '../../ui/Field.tsx';
import { FormDialog } from '../../ui/overlay/FormDialog.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { text as t } from './messages.ts';

const statuses = (['NOT_AFFECTED', 'AFFECTED', 'FIXED', 'UNDER_INVESTIGATION'] as const).map((value) => ({
  value,
  label: t.vex[value],
}));
const justifications = [
  { value: '' as const, label: t.choose },
  ...(
    [
      'COMPONENT_NOT_PRESENT',
      'VULNERABLE_CODE_NOT_PRESENT',
      'VULNERABLE_CODE_NOT_IN_EXECUTE_PATH',
      'VULNERABLE_CODE_CANNOT_BE_CONTROLLED_BY_ADVERSARY',
      'INLINE_MITIGATIONS_ALREADY_EXIST',
    ] as const
  ).map((value) => ({ value, label: t.justifications[value] })),
];

/** What the form begins with. */
interface Curated {
  package: string;
  versions: string;
  build: string;
}

/** Says for an organization what a CVE is in files of a package. */
export function CurateDialog({
  cveId,
  organization,
  start,
  onClose,
}: {
  cveId: string;
  organization: string;
  start: Curated;
  onClose: () => void;
}) {
  const [curate, { loading }] = useCurateCveMutation({
    refetchQueries: [CvePageDocument],
    awaitRefetchQueries: true,
  });
  const {
    register,
    handleSubmit,
    setError,
    control,
    formState: { errors },
  } = useForm({
    defaultValues: {
      ...start,
      status: 'NOT_AFFECTED' as VexStatus,
      justification: '' as VexJustification | '',
      note: '',
    },
  });
  const status = useWatch({ control, name: 'status' });
  const send = handleSubmit(async (form) => {
    try {
      const { data } = await curate({
        variables: {
          input: {
            organization,
            cveId,
            package: form.package.trim(),
            versions: form.versions.trim() || null,
            build: form.build.trim() || null,
            status: form.status,
            justification: form.status === 'NOT_AFFECTED' ? form.justification || null : null,
            note: form.note,
          },
        },
      });
      const payload = data?.curateCve;
      if (showProblems(payload?.userErrors, ['package', 'versions', 'build', 'justification', 'note'], setError))
        return;
      if (!payload?.curation) return;
      onClose();
      showToast({ kind: 'success', title: t.isCurated(payload.curation.package) });
    } catch (error) {
      setError('root', { message: failureText(error) });
    }
  });
  return (
    <FormDialog
      title={t.curateTitle(cveId)}
      submit={t.curateYes}
      busy={loading}
      problem={errors.root?.message}
      onSubmit={send}
      onClose={onClose}
    >
      <Field label={t.package} error={errors.package?.message} required>
        {(field) => (
          <TextInput
            {...field}
            {...register('package', { validate: (name) => name.trim() !== '' || t.needPackage })}
            mono
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={t.versions} help={t.versionsHelp} error={errors.versions?.message}>
        {(field) => <TextInput {...field} {...register('versions')} mono autoComplete="off" spellCheck={false} />}
      </Field>
      <Field label={t.build} help={t.buildHelp} error={errors.build?.message}>
        {(field) => <TextInput {...field} {...register('build')} mono autoComplete="off" spellCheck={false} />}
      </Field>
      <Field label={t.status}>{(field) => <Select {...field} {...register('status')} options={statuses} />}</Field>
      {status === 'NOT_AFFECTED' ? (
        <Field label={t.justification} help={t.justificationHelp} error={errors.justification?.message} required>
          {(field) => (
            <Select
              {...field}
              {...register('justification', {
                validate: (value, form) => form.status !== 'NOT_AFFECTED' || value !== '' || t.needJustification,
              })}
              options={justifications}
            />
          )}
        </Field>
      ) : null}
      <Field label={t.note} help={t.noteHelp} error={errors.note?.message}>
        {(field) => <TextArea {...field} {...register('note')} rows={3} maxLength={MAX_LENGTH.curationNote} />}
      </Field>
    </FormDialog>
  );
}
