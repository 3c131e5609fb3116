import { formToFilters, stepErrors, type PolicyForm } from '@terrarium/domain/policy';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCreatePolicyMutation, useUpdatePolicyMutation } from '../../../gen/policyWizard.ts';
import { toFailure } from '../../../lib/apollo/errors.ts';
import { messages } from '../../../messages.ts';
import { forgetChannelPolicies, forgetPolicyLists } from '../cache.ts';
import { useOverList } from '../list/notice.ts';
import { wizardText } from '../messages.ts';
import { placeErrors, type UserError } from './serverErrors.ts';
import { reviewStep } from './steps.ts';
import { today, type WizardState } from './useWizard.ts';

/**
 * Confirm on the last step: creates a policy without an id, updates one with an id (WIZ-40, WIZ-41). What the server refuses goes to the
 * fields it names (409, 422), anything else to a banner with its message (POL-54).
 */
export function useSave({
  org,
  wizard,
  channels,
  onSaved,
}: {
  org: string;
  wizard: WizardState;
  channels: readonly { id: string; name: string }[];
  onSaved: () => void;
}): { save: () => Promise<void>; saving: boolean; failure: string | null } {
  const { tell, back } = useOverList();
  const navigate = useNavigate();
  const [create, creating] = useCreatePolicyMutation();
  const [update, updating] = useUpdatePolicyMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const { form, policy } = wizard;

  const refuse = (errors: readonly UserError[], values: PolicyForm) => {
    const { fields, rest } = placeErrors(errors, formToFilters(values), values);
    setFailure(rest.length > 0 ? rest.join(' ') : fields.length > 0 ? null : messages.errors.unexpected);
    wizard.showErrors(fields, 'server');
  };

  const send = async (values: PolicyForm): Promise<readonly UserError[]> => {
    const input = {
      organization: org,
      name: values.name.trim(),
      description: values.description.trim(),
      filters: formToFilters(values),
    };
    if (policy === null) {
      const { data } = await create({
        variables: { input },
        update: (cache, { data: made }) => {
          if (made?.createPolicy.policy) forgetPolicyLists(cache);
        },
      });
      const made = data?.createPolicy.policy;
      if (made) tell({ kind: 'created', id: made.id });
      return made ? [] : (data?.createPolicy.userErrors ?? []);
    }
    const applied = policy.namesOfChannelsAppliedTo;
    const { data } = await update({
      variables: { input: { ...input, id: policy.id } },
      update: (cache, { data: made }) => {
        if (!made?.updatePolicy.policy) return;
        forgetPolicyLists(cache);
        forgetChannelPolicies(
          cache,
          channels.filter(({ name }) => applied.includes(name)).map(({ id }) => id),
        );
      },
    });
    const saved = data?.updatePolicy.policy;
    if (saved) tell({ kind: 'edited', saved });
    return saved ? [] : (data?.updatePolicy.userErrors ?? []);
  };

  const save = form.handleSubmit(
    async (values) => {
      setFailure(null);
      try {
        const errors = await send(values);
        if (errors.length > 0) {
          refuse(errors, values);
          return;
        }
        onSaved();
        await navigate(back, { preventScrollReset: true });
      } catch (error) {
        const { kind, message } = toFailure(error);
        setFailure(kind === 'network' ? messages.errors.network : message || messages.errors.unexpected);
      }
    },
    () => {
      setFailure(wizardText.errorsLeft);
      wizard.showErrors(stepErrors(form.getValues(), reviewStep, today()), 'form');
    },
  );
  return { save, saving: creating.loading || updating.loading, failure };
}
