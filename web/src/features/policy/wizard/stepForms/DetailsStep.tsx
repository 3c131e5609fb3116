import { LIMITS } from '@terrarium/domain/policy';
import { Field, TextArea, TextInput } from '../../../../ui/Field.tsx';
import { wizardText } from '../../messages.ts';
import { useField } from '../fields/useField.ts';
import type { WizardState } from '../useWizard.ts';
import type { StepProps } from './stepProps.ts';

const words = wizardText.details;

function Name({ wizard }: { wizard: WizardState }) {
  const { value, change, leave, attach, error } = useField(wizard, 'name');
  return (
    <Field label={words.name} required error={error}>
      {(control) => (
        <TextInput
          {...control}
          ref={attach}
          autoComplete="off"
          value={value}
          maxLength={LIMITS.name}
          onChange={(event) => change(event.target.value)}
          onBlur={leave}
        />
      )}
    </Field>
  );
}

function Description({ wizard }: { wizard: WizardState }) {
  const { value, change, leave, attach, error } = useField(wizard, 'description');
  return (
    <Field label={words.description} help={words.descriptionHelp} error={error}>
      {(control) => (
        <TextArea
          {...control}
          ref={attach}
          rows={3}
          value={value}
          onChange={(event) => change(event.target.value)}
          onBlur={leave}
        />
      )}
    </Field>
  );
}

/** Step 1: name and description (WIZ-18). */
export function DetailsStep({ wizard }: StepProps) {
  return (
    <>
      <Name wizard={wizard} />
      <Description wizard={wizard} />
    </>
  );
}
