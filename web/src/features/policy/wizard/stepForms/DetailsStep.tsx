import { Field, TextArea, TextInput } from '../../../../ui/Field.tsx';
import { wizardText } from '../../messages.ts';
import type { StepProps } from './stepProps.ts';

/** Step 1: name and description (WIZ-18). */
export function DetailsStep({ wizard }: StepProps) {
  const { form, change, touch, errorAt } = wizard;
  return (
    <>
      <Field label={wizardText.details.name} required error={errorAt('name')}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            value={form.name}
            maxLength={200}
            onChange={(event) => change({ name: event.target.value })}
            onBlur={() => touch('name')}
          />
        )}
      </Field>
      <Field
        label={wizardText.details.description}
        help={wizardText.details.descriptionHelp}
        error={errorAt('description')}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            value={form.description}
            onChange={(event) => change({ description: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
