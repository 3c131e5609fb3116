import { LIMITS } from '@terrarium/domain/policy';
import { useForm, useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { useAllowCvePoliciesQuery } from '../../gen/cveAllowCve.ts';
import { paths } from '../../paths.ts';
import { Loaded } from '../../ui/feedback.tsx';
import { Choices, Field, Select, TextInput } from '../../ui/Field.tsx';
import { FormDialog } from '../../ui/overlay/FormDialog.tsx';
import { text as t } from './messages.ts';

/**
 * Selects a policy of an organization, and what it should allow: the CVE everywhere, or some files. Both open in the
 * policy's form as a draft.
 * @param channel channel whose impact is shown first; null for one with the policy
 * @param spec affected files as an initial match spec
 */
export function AllowDialog({
  cveId,
  organization,
  title,
  channel,
  spec,
  onClose,
}: {
  cveId: string;
  organization: string;
  title: string;
  channel: string | null;
  spec: string;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const query = useAllowCvePoliciesQuery({ variables: { org: organization }, fetchPolicy: 'cache-and-network' });
  const policies = query.data?.organization?.policies;
  const {
    register,
    handleSubmit,
    setValue,
    control: formControl,
    formState: { errors },
  } = useForm<{ policyId: string; what: 'cve' | 'files'; spec: string }>({
    // The policy is the first one until another is chosen.
    defaultValues: { what: 'cve', spec },
  });
  const what = useWatch({ control: formControl, name: 'what' });
  const open = handleSubmit((form) => {
    // The policies are still on their way.
    if (!form.policyId) return;
    const wanted = form.what === 'cve' ? { allow: cveId } : { except: form.spec.trim() };
    void navigate(
      paths.editPolicy.href({ org: organization, policyId: form.policyId }, { step: 'review', on: channel, ...wanted }),
    );
  });
  return (
    <FormDialog
      title={t.allowTitle(cveId, title)}
      submit={t.allowYes}
      busy={false}
      disabledReason={policies?.nodes.length === 0 ? t.noPolicies : null}
      onSubmit={open}
      onClose={onClose}
    >
      <Loaded what={t.allowPolicies} query={query} value={policies} rows={2}>
        {({ nodes, totalCount }) =>
          nodes.length === 0 ? (
            <p>
              {t.noPolicies} <Link to={paths.policies.href({ org: organization })}>{t.allowPolicies}</Link>
            </p>
          ) : (
            <>
              <p>{t.allowLead}</p>
              <Field label={t.allowPolicy} help={totalCount > nodes.length ? t.morePolicies : undefined}>
                {(control) => (
                  <Select
                    {...control}
                    {...register('policyId')}
                    options={nodes.map(({ id, name, namesOfChannelsAppliedTo: on }) => ({
                      value: id,
                      label: t.allowPolicyOn(name, on),
                    }))}
                  />
                )}
              </Field>
              <Choices
                legend={t.allowWhat}
                name="what"
                value={what}
                options={[
                  { value: 'cve', label: t.allowCve },
                  { value: 'files', label: t.allowFiles },
                ]}
                onChange={(to) => setValue('what', to)}
              />
              {what === 'files' ? (
                <Field label={t.allowSpec} help={t.allowSpecHelp} error={errors.spec?.message}>
                  {(control) => (
                    <TextInput
                      {...control}
                      {...register('spec', { validate: (value) => value.trim() !== '' || t.needSpec })}
                      maxLength={LIMITS.spec}
                      autoComplete="off"
                    />
                  )}
                </Field>
              ) : null}
            </>
          )
        }
      </Loaded>
    </FormDialog>
  );
}
