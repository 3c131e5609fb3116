import { emptyExclusion, policySpecError } from '@terrarium/domain/policy';
import { Plus } from 'lucide-react';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Segmented } from '../../../../ui/Tabs.tsx';
import { wizardText } from '../../messages.ts';
import { fieldNote } from '../fieldNotes.ts';
import { FieldNote } from '../fields/FieldNote.tsx';
import { TextChips } from '../../../../ui/TextChips.tsx';
import { HelpLink } from '../HelpLink.tsx';
import { GroupHead } from './GroupHead.tsx';
import type { StepProps } from './stepProps.ts';
import { classes } from '../../../../ui/classes.ts';
import { look } from '../../../../ui/theme/look.ts';

const words = wizardText.exclusions;

/** Step 4: what is served whatever the other rules say, one form per exclusion (WIZ-27). */
export function ExclusionStep({ wizard, notes }: StepProps) {
  const {
    form: { exclusions, exclusionsOperator },
    errorAt,
    touch,
    readOnly,
  } = wizard;
  const setSpecs = (index: number, specs: string[]) =>
    wizard.change({ exclusions: exclusions.map((one, at) => (at === index ? { ...one, specs } : one)) });
  const remove = (index: number) =>
    wizard.change({
      exclusions: exclusions.length === 1 ? [emptyExclusion()] : exclusions.filter((_one, at) => at !== index),
    });
  return (
    <>
      {exclusions.length > 1 ? (
        <div className={look('row', { wrap: true })}>
          <span>{words.combine}</span>
          <Segmented
            label={words.combine}
            value={exclusionsOperator}
            segments={[
              { value: 'OR', label: words.any },
              { value: 'AND', label: words.all },
            ]}
            onChange={(operator) => wizard.change({ exclusionsOperator: operator })}
          />
        </div>
      ) : null}
      {exclusions.map((exclusion, index) => {
        const path = `exclusions.${index}.specs`;
        const note = fieldNote(
          exclusions.length === 1 ? notes : { ...notes, impact: null },
          'exclusions',
          'specs',
          exclusion.groupKey,
        );
        return (
          <fieldset key={exclusion.groupKey} className={classes(look('fieldset'), look('group'))}>
            <GroupHead
              title={words.rule(index + 1)}
              removable={!readOnly && (exclusions.length > 1 || exclusion.specs.length > 0)}
              onRemove={() => remove(index)}
            />
            <Field
              label={words.names}
              error={errorAt(path)}
              help={
                <>
                  {note ? <FieldNote note={note} /> : wizardText.packages.namesHelp}{' '}
                  <HelpLink topic="matchspec">{wizardText.packages.matchSpecHelp}</HelpLink>
                </>
              }
            >
              {(control) => (
                <TextChips
                  control={control}
                  values={exclusion.specs}
                  badReason={policySpecError}
                  placeholder={wizardText.packages.placeholder}
                  onChange={(specs) => setSpecs(index, specs)}
                  onLeave={() => touch(path)}
                />
              )}
            </Field>
          </fieldset>
        );
      })}
      <div>
        <Button
          icon={Plus}
          disabled={readOnly}
          onClick={() => wizard.change({ exclusions: [...exclusions, emptyExclusion()] })}
        >
          {words.add}
        </Button>
      </div>
    </>
  );
}
