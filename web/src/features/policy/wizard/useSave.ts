import { formToFilters, stepErrors, type PolicyForm } from '@terrarium/domain/policy';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DiscardedEdit } from '../../../lib/conflict.ts';
import { toFailure } from '../../../lib/apollo/errors.ts';
import type { Problem } from '../../../lib/formErrors.ts';
import { messages } from '../../../messages.ts';
import { useListContext } from '../list/notice.ts';
import { wizardText } from '../messages.ts';
import { useWritePolicy } from '../useWritePolicy.ts';
import { placeErrors } from './serverErrors.ts';
import { reviewStep } from './steps.ts';
import { today, type WizardState } from './useWizard.ts';

/**
 * Saves on Confirm in the last step: creates a policy without an ID, updates one with an ID (WIZ-40, WIZ-41). Server
 * errors are shown at their fields (409, 422), others in a banner with their message (POL-54).
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
  const { back } = useListContext();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const { form, policy } = wizard;
  // The policy that the form began with stays, whatever is read meanwhile.
  const [start] = useState(policy);
  const { write, writing } = useWritePolicy(start, channels);

  const refuse = (errors: readonly Problem[], values: PolicyForm) => {
    const { fields, rest } = placeErrors(errors, formToFilters(values), values);
    setFailure(rest.length > 0 ? rest.join(' ') : fields.length > 0 ? null : messages.errors.unexpected);
    wizard.showErrors(fields, 'server');
  };

  const send = (values: PolicyForm): Promise<readonly Problem[]> => {
    const mine = {
      name: values.name.trim(),
      description: values.description.trim(),
      filters: formToFilters(values),
    };
    return write({ organization: org, ...mine }, mine, () => {
      onSaved();
      void navigate(back, { preventScrollReset: true });
    });
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
        if (error instanceof DiscardedEdit) return;
        const { kind, message } = toFailure(error);
        setFailure(kind === 'network' ? messages.errors.network : message || messages.errors.unexpected);
      }
    },
    () => {
      setFailure(wizardText.errorsLeft);
      wizard.showErrors(stepErrors(form.getValues(), reviewStep, today()), 'form');
    },
  );
  return { save, saving: writing, failure };
}
