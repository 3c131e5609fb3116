import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useAddServiceAccountWorkloadMutation } from '../../gen/serviceAccount.ts';
import { failureText, showProblems } from '../../lib/formErrors.ts';
import { textBy } from '../../lib/formRules.ts';
import { Choices, Field, Switch, TextArea, TextInput } from '../../ui/Field.tsx';
import { FormDialog } from '../../ui/overlay/FormDialog.tsx';
import { look } from '../../ui/theme/look.ts';
import { showToast } from '../../ui/toasts.tsx';
import { scopeRules, type OfAccount } from './credentials.tsx';
import { readClaims, readKeys } from './json.ts';
import { accountWorkloadsText as t } from './accountMessages.ts';
import { ScopeChoices } from './Scopes.tsx';
import { PRESETS } from './systems.ts';

const SYSTEMS = Object.keys(PRESETS) as (keyof typeof PRESETS)[];

const required = textBy((value) => (value.trim() === '' ? t.required : undefined));
const schema = z.object({
  ...scopeRules,
  system: z.enum(SYSTEMS),
  issuer: required,
  subject: required,
  audience: z.string(),
  claims: textBy((value) => (readClaims(value) === null ? t.claimsWrong : undefined)),
  reuse: z.boolean(),
  keys: textBy((value) => (value.trim() !== '' && readKeys(value) === null ? t.keysWrong : undefined)),
});

/** Asks which workload a service account should trust. */
export function AddWorkloadDialog({ org, accountId, onClose }: Omit<OfAccount, 'refusal'> & { onClose: () => void }) {
  const [add] = useAddServiceAccountWorkloadMutation();
  const {
    register,
    control,
    handleSubmit,
    setError,
    setValue,
    clearErrors,
    formState: { errors, isSubmitting },
  } = useForm<z.infer<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: {
      system: 'github',
      issuer: PRESETS.github.issuer,
      subject: '',
      audience: '',
      claims: '',
      reuse: false,
      keys: '',
      scopes: [],
    },
  });
  const [system, chosen] = useWatch({ control, name: ['system', 'scopes'] });
  const submit = handleSubmit(async ({ issuer, subject, audience, claims, reuse, keys, scopes }) => {
    try {
      const input = {
        organization: org,
        serviceAccountId: accountId,
        issuer: issuer.trim(),
        subject: subject.trim(),
        audience: audience.trim() || null,
        claims: readClaims(claims),
        reuse,
        keys: keys.trim() === '' ? null : readKeys(keys),
        scopes,
      };
      const done = (await add({ variables: { input } })).data?.addServiceAccountWorkload;
      const fields = ['issuer', 'subject', 'audience', 'claims', 'reuse', 'keys', 'scopes'] as const;
      if (!done || showProblems(done.userErrors, fields, setError)) return;
      showToast({ kind: 'success', title: t.added(input.subject) });
      onClose();
    } catch (error) {
      setError('root', { message: failureText(error) });
    }
  });
  const text = { mono: true, autoComplete: 'off', spellCheck: false };
  return (
    <FormDialog
      title={t.add}
      size="md"
      submit={t.add}
      busy={isSubmitting}
      problem={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <Choices
        legend={t.system}
        name="system"
        value={system}
        options={SYSTEMS.map((value) => ({ value, label: t.systems[value] }))}
        onChange={(next) => {
          setValue('system', next);
          setValue('issuer', PRESETS[next].issuer);
          setValue('reuse', PRESETS[next].reuse);
          clearErrors();
        }}
      />
      <Field label={t.issuer} help={t.issuerHelp} error={errors.issuer?.message} required>
        {(field) => (
          <TextInput
            {...field}
            {...register('issuer')}
            {...text}
            readOnly={system === 'github'}
            placeholder={PRESETS[system].issuerExample}
          />
        )}
      </Field>
      <Field label={t.subject} help={t.subjectHelp[system]} error={errors.subject?.message} required>
        {(field) => (
          <TextInput {...field} {...register('subject')} {...text} placeholder={PRESETS[system].subjectExample} />
        )}
      </Field>
      <Field label={t.claims} help={t.claimsHelp} error={errors.claims?.message}>
        {(field) => <TextArea {...field} {...register('claims')} rows={2} spellCheck={false} />}
      </Field>
      <Field label={t.audience} help={t.audienceHelp(window.location.origin)} error={errors.audience?.message}>
        {(field) => <TextInput {...field} {...register('audience')} {...text} />}
      </Field>
      <Switch label={t.reuse} help={t.reuseHelp} {...register('reuse')} />
      {system === 'github' || system === 'gitlab' ? null : (
        <Field label={t.keys} help={t.keysHelp} error={errors.keys?.message}>
          {(field) => (
            <TextArea
              {...field}
              {...register('keys')}
              rows={3}
              className={look('text', { mono: true })}
              spellCheck={false}
            />
          )}
        </Field>
      )}
      <ScopeChoices
        legend={t.scopesLegend}
        chosen={chosen}
        error={errors.scopes?.message}
        onChange={(scopes) => setValue('scopes', scopes, { shouldValidate: errors.scopes !== undefined })}
      />
    </FormDialog>
  );
}
