import type { PolicyForm } from '@terrarium/domain/policy';
import { useController, type FieldPathValue, type RefCallBack } from 'react-hook-form';
import type { PolicyPath, WizardState } from '../useWizard.ts';

/** A field of the form: what it holds and what is told of it. */
export interface FieldState<V> {
  value: V;
  change: (value: V) => void;
  /** The field was left: from now on its mistakes are told. */
  leave: () => void;
  /** Is told the element that takes the focus when the field is wrong. */
  attach: RefCallBack;
  error: string | undefined;
}

/** One field of the form; what shows it is the only thing that a key in it draws again at once. `atOnce`: a mistake does not wait for the field to be left. */
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
      // What is told is true: a mistake that is mended is told no longer.
      if (atOnce || error) void form.trigger(name);
    },
    leave: field.onBlur,
    attach: field.ref,
    error: readOnly ? undefined : error?.message,
  };
}
