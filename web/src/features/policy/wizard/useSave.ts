import { useApolloClient } from '@apollo/client/react';
import { formToFilters, policyChanges, stepErrors, type PolicyForm, type PolicyText } from '@terrarium/domain/policy';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { WizardPolicyDocument } from '../../../gen/policyWizard.ts';
import { DiscardedEdit, type ConflictField } from '../../../lib/conflict.ts';
import { toFailure } from '../../../lib/apollo/errors.ts';
import type { Problem } from '../../../lib/formErrors.ts';
import { messages } from '../../../messages.ts';
import { useListContext } from '../list/notice.ts';
import { wizardText } from '../messages.ts';
import { useWritePolicy } from '../useWritePolicy.ts';
import { placeErrors } from './serverErrors.ts';
import { reviewStep } from './steps.ts';
import { today, type WizardState } from './useWizard.ts';

/** What two people changed of a policy, subject by subject, against what both began with. */
function conflictFields(before: PolicyText, now: PolicyText, mine: PolicyText): ConflictField[] {
  const [theirs, own] = [policyChanges(before, now), policyChanges(before, mine)];
  return [...new Set([...theirs, ...own].map(({ subject }) => subject))].map((subject) => {
    const [changed, edited] = [theirs, own].map((changes) => changes.find((each) => each.subject === subject));
    const start = (changed ?? edited)!.removed.join(', ');
    return {
      label: subject,
      before: start,
      now: changed ? changed.added.join(', ') : start,
      mine: edited ? edited.added.join(', ') : start,
    };
  });
}

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
  const { back } = useListContext();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const { form, policy } = wizard;
  // The policy that the form began with stays, whatever is read meanwhile.
  const [start] = useState(policy);
  const client = useApolloClient();
  const { write, writing } = useWritePolicy(start, channels);

  const refuse = (errors: readonly Problem[], values: PolicyForm) => {
    const { fields, rest } = placeErrors(errors, formToFilters(values), values);
    setFailure(rest.length > 0 ? rest.join(' ') : fields.length > 0 ? null : messages.errors.unexpected);
    wizard.showErrors(fields, 'server');
  };

  const send = (values: PolicyForm): Promise<readonly Problem[]> =>
    write(
      {
        organization: org,
        name: values.name.trim(),
        description: values.description.trim(),
        filters: formToFilters(values),
      },
      start === null
        ? undefined
        : {
            now: async () => {
              const { data } = await client.query({
                query: WizardPolicyDocument,
                variables: { org, id: start.id },
                fetchPolicy: 'network-only',
              });
              const now = data?.organization?.policy;
              const mine = {
                name: values.name.trim(),
                description: values.description.trim(),
                filters: formToFilters(values),
              };
              return now ? { version: now.revision, fields: conflictFields(start, now, mine) } : null;
            },
            discard: () => {
              onSaved();
              void navigate(back, { preventScrollReset: true });
            },
          },
    );

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
