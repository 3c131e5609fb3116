import { emptyExclusion, policySpecError } from '@terrarium/domain/policy';
import { Plus } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Segmented } from '../../../../ui/Tabs.tsx';
import { wizardText } from '../../messages.ts';
import { RowNote } from '../fields/FieldNote.tsx';
import { useField } from '../fields/useField.ts';
import { TextChips } from '../../../../ui/TextChips.tsx';
import { HelpLink } from '../HelpLink.tsx';
import type { WizardState } from '../useWizard.ts';
import { GroupHead } from './GroupHead.tsx';
import type { StepProps } from './stepProps.ts';
import { classes } from '../../../../ui/classes.ts';
import { look } from '../../../../ui/theme/look.ts';

const words = wizardText.exclusions;

function Combine({ wizard }: { wizard: WizardState }) {
  const { value, change } = useField(wizard, 'exclusionsOperator');
  return (
    <div className={look('row', { wrap: true })}>
      <span>{words.combine}</span>
      <Segmented
        label={words.combine}
        value={value}
        segments={[
          { value: 'OR', label: words.any },
          { value: 'AND', label: words.all },
        ]}
        onChange={change}
      />
    </div>
  );
}

function Names({
  wizard,
  index,
  groupKey,
  alone,
  onRemove,
}: {
  wizard: WizardState;
  index: number;
  groupKey: string;
  /** It is the only exclusion, so that all numbers are its. */
  alone: boolean;
  onRemove: () => void;
}) {
  const { value, change, leave, attach, error } = useField(wizard, `exclusions.${index}.specs`, { atOnce: true });
  return (
    <fieldset className={classes(look('fieldset'), look('group'))}>
      <GroupHead
        title={words.rule(index + 1)}
        removable={!wizard.readOnly && (!alone || value.length > 0)}
        onRemove={onRemove}
      />
      <Field
        label={words.names}
        error={error}
        help={
          <>
            <RowNote
              form="exclusions"
              row="specs"
              groupKey={groupKey}
              among={!alone}
              otherwise={wizardText.packages.namesHelp}
            />{' '}
            <HelpLink topic="matchspec">{wizardText.packages.matchSpecHelp}</HelpLink>
          </>
        }
      >
        {(control) => (
          <TextChips
            control={control}
            fieldRef={attach}
            values={value}
            badReason={policySpecError}
            placeholder={wizardText.packages.placeholder}
            onChange={change}
            onLeave={leave}
          />
        )}
      </Field>
    </fieldset>
  );
}

/** Step 4: files that are served regardless of other rules, one form per exclusion (WIZ-27). */
export function ExclusionStep({ wizard }: StepProps) {
  const { fields, append, remove, replace } = useFieldArray({ control: wizard.form.control, name: 'exclusions' });
  return (
    <>
      {fields.length > 1 ? <Combine wizard={wizard} /> : null}
      {fields.map(({ id, groupKey }, index) => (
        <Names
          key={id}
          wizard={wizard}
          index={index}
          groupKey={groupKey}
          alone={fields.length === 1}
          onRemove={() => (fields.length === 1 ? replace([emptyExclusion()]) : remove(index))}
        />
      ))}
      <div>
        <Button icon={Plus} disabled={wizard.readOnly} onClick={() => append(emptyExclusion(), { shouldFocus: false })}>
          {words.add}
        </Button>
      </div>
    </>
  );
}
