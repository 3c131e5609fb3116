import { MAX_LENGTH } from '@terrarium/domain/access';
import { useForm } from 'react-hook-form';
import { useSayUpstreamMutation, type HubPackagesQuery } from '../../gen/operator.ts';
import type { MappingConfidence, PackageRole } from '../../gen/types.ts';
import { failureText, showProblems } from '../../lib/formErrors.ts';
import { Field, Select, TextArea } from '../../ui/Field.tsx';
import { FormDialog } from '../../ui/overlay/FormDialog.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { packagesText as t } from './messages.ts';
import { readLines, writeLines } from './upstreamLines.ts';

/** A package as the list shows it. */
export type HubPackageRow = NonNullable<NonNullable<HubPackagesQuery['operator']>['packages']>['nodes'][number];

const roles = (['SELF', 'CARRIER', 'PART', 'NO_CODE'] as const).map((value) => ({ value, label: t.roles[value] }));
const confidences = (['HIGH', 'MEDIUM', 'LOW'] as const).map((value) => ({ value, label: t.confidences[value] }));

/** Says what a package is upstream, in place of what was known. */
export function SayUpstreamDialog({
  of: { name, role, mappings },
  onDone,
  onClose,
}: {
  of: HubPackageRow;
  onDone: () => void;
  onClose: () => void;
}) {
  const [say, { loading }] = useSayUpstreamMutation();
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm({
    defaultValues: {
      role: (role ?? 'SELF') as PackageRole,
      names: writeLines(mappings),
      confidence: (mappings.find(({ isHint }) => !isHint)?.confidence ?? 'HIGH') as MappingConfidence,
      evidence: mappings.find(({ evidence }) => evidence !== '')?.evidence ?? '',
    },
  });
  const send = handleSubmit(async ({ role: said, names, confidence, evidence }) => {
    const known = new Map(mappings.map((one) => [`${one.ecosystem}/${one.name}`, one]));
    try {
      const { data } = await say({
        variables: {
          input: {
            name,
            role: said,
            evidence,
            mappings: readLines(names).names.map((one) => ({
              ...one,
              confidence,
              // Whoever says so knows what it is: a hint's relation ends, how versions are read stays.
              relation: null,
              letters: known.get(`${one.ecosystem}/${one.name}`)?.letters ?? null,
            })),
          },
        },
      });
      const payload = data?.sayUpstream;
      if (showProblems(payload?.userErrors, ['evidence'], setError) || !payload) return;
      onClose();
      onDone();
      showToast({ kind: 'success', title: t.isSaved(name) });
    } catch (error) {
      setError('root', { message: failureText(error) });
    }
  });
  return (
    <FormDialog
      title={t.sayOf(name)}
      submit={t.save}
      busy={loading}
      problem={errors.root?.message}
      onSubmit={send}
      onClose={onClose}
    >
      <Field label={t.role} help={t.roleHelp}>
        {(field) => <Select {...field} {...register('role')} options={roles} />}
      </Field>
      <Field label={t.names} help={t.namesHelp} error={errors.names?.message}>
        {(field) => (
          <TextArea
            {...field}
            {...register('names', {
              validate: (text) => {
                const { wrong } = readLines(text);
                return wrong === undefined || t.wrongLine(wrong.slice(0, 60));
              },
            })}
            rows={4}
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={t.confidence}>
        {(field) => <Select {...field} {...register('confidence')} options={confidences} />}
      </Field>
      <Field label={t.evidence} help={t.evidenceHelp} error={errors.evidence?.message}>
        {(field) => <TextArea {...field} {...register('evidence')} rows={2} maxLength={MAX_LENGTH.mappingEvidence} />}
      </Field>
    </FormDialog>
  );
}
