import {
  diffForms,
  enabledSteps,
  formToFilters,
  stepErrors,
  type FieldChange,
  type Filters,
  type PolicyForm,
} from '@terrarium/domain/policy';
import { createContext, useContext, useDeferredValue, useMemo, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { stepNames } from './steps.ts';
import { today, type WizardState } from './useWizard.ts';

/** Form values and derived data. */
export interface CurrentDraft {
  values: PolicyForm;
  filters: Filters;
  /** Every field that differs from the stored policy, or from nothing. */
  changes: FieldChange[];
  /** Which steps can be opened (WIZ-05, WIZ-06). */
  enabled: boolean[];
  /** False while the draft isn't a valid policy, so that no impact can be requested. The name doesn't matter. */
  valid: boolean;
}

const DraftContext = createContext<CurrentDraft | null>(null);

/** Derives shared data from the values. Typing updates its field immediately, and the rest when the browser is idle. */
export function DraftProvider({ wizard, children }: { wizard: WizardState; children: ReactNode }) {
  const { form, baseline, step, reached, readOnly } = wizard;
  const values = useDeferredValue(useWatch({ control: form.control }) as PolicyForm);
  const filters = useMemo(() => formToFilters(values), [values]);
  const draft = useMemo(() => {
    const day = today();
    return {
      values,
      filters,
      changes: diffForms(baseline, values),
      enabled: readOnly ? stepNames.map(() => true) : enabledSteps(values, step, reached, day),
      valid: [1, 2, 3].every((one) => stepErrors(values, one, day).length === 0),
    };
  }, [values, filters, baseline, readOnly, step, reached]);
  return <DraftContext value={draft}>{children}</DraftContext>;
}

/** The current draft. Only inside a wizard. */
export function useDraft(): CurrentDraft {
  const draft = useContext(DraftContext);
  if (draft === null) throw new Error('There is a draft in the wizard only.');
  return draft;
}
