import { MAX_LENGTH } from '@terrarium/domain/access';
import { useForm, useWatch } from 'react-hook-form';
import { useCreateVexStatementMutation } from '../../gen/cve.ts';
import { failureText, showProblems } from '../../lib/formErrors.ts';
import { Field, Select, TextArea, TextInput } from '../../ui/Field.tsx';
import { FormDialog } from '../../ui/overlay/FormDialog.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { reloadCve } from './reloadCve.ts';
import { choiceOf, VexStatementChange } from './VexStatementChange.tsx';
import type { VexStatementForm } from './VexStatementChange.tsx';
import { text as t } from './messages.ts';

const choose = { value: '' as const, label: t.choose };
const statuses = [
  choose,
  ...(['NOT_AFFECTED', 'AFFECTED', 'FIXED', 'UNDER_INVESTIGATION'] as const).map((value) => ({
    value,
    label: t.vex[value],
  })),
];
const scopes = [choose, ...(['all', 'some'] as const).map((value) => ({ value, label: t.scopes[value] }))];
const justifications = [
  choose,
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

/**
 * Adds an organization's VEX statement on a CVE in files of a package. Nothing is preselected, and the impact is shown
 * before saving.
 */
export function VexStatementDialog({
  cveId,
  organization,
  packageName,
  onClose,
}: {
  cveId: string;
  organization: string;
  packageName: string;
  onClose: () => void;
}) {
  const [curate, { loading }] = useCreateVexStatementMutation(reloadCve);
  const {
    register,
    handleSubmit,
    setError,
    control,
    formState: { errors },
  } = useForm({
    defaultValues: {
      package: packageName,
      scope: '',
      versions: '',
      build: '',
      status: '',
      justification: '',
      note: '',
    } as VexStatementForm & { note: string },
  });
  const form = useWatch({ control, compute: (all) => all });
  const found = choiceOf(form);
  const send = handleSubmit(async (sent) => {
    const now = choiceOf(sent);
    if ('missing' in now) return;
    try {
      const { data } = await curate({ variables: { input: { organization, cveId, ...now.choice, note: sent.note } } });
      const payload = data?.createVexStatement;
      if (showProblems(payload?.userErrors, ['package', 'versions', 'build', 'justification', 'note'], setError))
        return;
      if (!payload?.vexStatement) return;
      onClose();
      showToast({ kind: 'success', title: t.isCurated(payload.vexStatement.package) });
    } catch (error) {
      setError('root', { message: failureText(error) });
    }
  });
  return (
    <FormDialog
      title={t.curateTitle(cveId)}
      submit={t.curateYes}
      busy={loading}
      disabledReason={'missing' in found ? t.chooseFirst[found.missing] : null}
      problem={errors.root?.message}
      onSubmit={send}
      onClose={onClose}
    >
      <Field label={t.package} error={errors.package?.message} required>
        {(field) => <TextInput {...field} {...register('package')} mono autoComplete="off" spellCheck={false} />}
      </Field>
      <Field label={t.scope} required>
        {(field) => <Select {...field} {...register('scope')} options={scopes} />}
      </Field>
      {form.scope === 'some' ? (
        <>
          <Field label={t.versions} help={t.versionsHelp} error={errors.versions?.message} required>
            {(field) => <TextInput {...field} {...register('versions')} mono autoComplete="off" spellCheck={false} />}
          </Field>
          <Field label={t.build} help={t.buildHelp} error={errors.build?.message}>
            {(field) => <TextInput {...field} {...register('build')} mono autoComplete="off" spellCheck={false} />}
          </Field>
        </>
      ) : null}
      <Field label={t.status} required>
        {(field) => <Select {...field} {...register('status')} options={statuses} />}
      </Field>
      {form.status === 'NOT_AFFECTED' ? (
        <Field label={t.justification} help={t.justificationHelp} error={errors.justification?.message} required>
          {(field) => <Select {...field} {...register('justification')} options={justifications} />}
        </Field>
      ) : null}
      <Field label={t.note} help={t.noteHelp} error={errors.note?.message}>
        {(field) => <TextArea {...field} {...register('note')} rows={3} maxLength={MAX_LENGTH.curationNote} />}
      </Field>
      {'choice' in found ? (
        <VexStatementChange organization={organization} cveId={cveId} choice={found.choice} />
      ) : null}
    </FormDialog>
  );
}
