import { MAX_LENGTH } from '@terrarium/domain/access';
import { useForm } from 'react-hook-form';
import { useUpdatePackageMappingMutation, type HubPackagesQuery } from '../../gen/operator.ts';
import type { MappingConfidence, UpstreamRelation } from '../../gen/types.ts';
import { failureText, showProblems } from '../../lib/formErrors.ts';
import { Field, Select, TextArea } from '../../ui/Field.tsx';
import { FormDialog } from '../../ui/overlay/FormDialog.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { hubChanges } from './changes.ts';
import { packagesText as t } from './messages.ts';
import { readLines, writeLines } from './upstreamLines.ts';

/** A package as the list shows it. */
export type HubPackageRow = NonNullable<NonNullable<HubPackagesQuery['operator']>['packages']>['nodes'][number];

const roles = (['SAME_PROJECT', 'BUNDLES', 'COMPONENT', 'NO_CODE'] as const).map((value) => ({
  value,
  label: t.roles[value],
}));
const confidences = (['HIGH', 'MEDIUM', 'LOW'] as const).map((value) => ({ value, label: t.confidences[value] }));

/** Sets the upstream mapping of a package, replacing the previous one. */
export function SayUpstreamDialog({
  of: { name, upstreamRelation, mappings },
  onClose,
}: {
  of: HubPackageRow;
  onClose: () => void;
}) {
  const [say, { loading }] = useUpdatePackageMappingMutation(hubChanges);
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors },
  } = useForm({
    defaultValues: {
      upstreamRelation: (upstreamRelation ?? 'SAME_PROJECT') as UpstreamRelation,
      names: writeLines(mappings),
      confidence: (mappings.find(({ isSuggestion }) => !isSuggestion)?.confidence ?? 'HIGH') as MappingConfidence,
      evidence: mappings.find(({ evidence }) => evidence !== '')?.evidence ?? '',
    },
  });
  const send = handleSubmit(async ({ upstreamRelation: said, names, confidence, evidence }) => {
    const known = new Map(mappings.map((one) => [`${one.ecosystem}/${one.name}`, one]));
    try {
      const { data } = await say({
        variables: {
          input: {
            name,
            upstreamRelation: said,
            evidence,
            mappings: readLines(names).names.map((one) => ({
              ...one,
              confidence,
              // The operator confirms the mapping: drop the suggestion's relation, keep the version scheme.
              relation: null,
              letterSuffixOrder: known.get(`${one.ecosystem}/${one.name}`)?.letterSuffixOrder ?? null,
            })),
          },
        },
      });
      const payload = data?.updatePackageMapping;
      if (showProblems(payload?.userErrors, ['evidence'], setError) || !payload) return;
      onClose();
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
        {(field) => <Select {...field} {...register('upstreamRelation')} options={roles} />}
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
