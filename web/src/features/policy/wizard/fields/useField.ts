import type { PolicyForm } from '@terrarium/domain/policy';
import { useController, type FieldPathValue, type RefCallBack } from 'react-hook-form';
import type { PolicyPath, WizardState } from '../useWizard.ts';

/** State of a form field: value, error, and handlers. */
export interface FieldState<V> {
  value: V;
  change: (value: V) => void;
  /** The field lost the focus: from now on its errors are shown. */
  leave: () => void;
  /** Ref to the element that gets the focus when the field is invalid. */
  attach: RefCallBack;
  error: string | undefined;
}

/** One field of the form; typing rerenders only its component. `atOnce`: errors don't wait for blur. */
export function useField<N extends PolicyPath>(
  { form, readOnly }: WizardState,
  name: N,
  { atOnce = false }: { atOnce?: boolean } = {},
): FieldState<FieldPathValue<PolicyForm, N>> {
  const {
    field,
    fieldState: { error },
  } = useController({ control: form.control, name });
  return {
    value: field.value,
    change: (value) => {
      field.onChange(value);
      // Revalidate, so that a fixed error disappears immediately.
      if (atOnce || error) void form.trigger(name);
    },
    leave: field.onBlur,
    attach: field.ref,
    error: readOnly ? undefined : error?.message,
  };
}
