import {
  AGE_DAYS,
  fieldLabel,
  policySpecError,
  settlePackageRules,
  type ListRule,
  type PackageRules,
} from '@terrarium/domain/policy';
import { useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Field, FieldError, Switch } from '../../../../ui/Field.tsx';
import { listed, wizardText } from '../../messages.ts';
import { DateField } from '../fields/DateField.tsx';
import { FieldNote, RowNote } from '../fields/FieldNote.tsx';
import { useNote } from '../fields/numbers.ts';
import { OptionChips } from '../fields/OptionChips.tsx';
import { RuleField } from '../fields/RuleField.tsx';
import { useField } from '../fields/useField.ts';
import { Segmented } from '../../../../ui/Tabs.tsx';
import { TextChips } from '../../../../ui/TextChips.tsx';
import { HelpLink } from '../HelpLink.tsx';
import type { WizardState } from '../useWizard.ts';
import { BesideSwitch, PackageChoices } from './BesideFields.tsx';
import type { StepProps } from './stepProps.ts';
import { classes } from '../../../../ui/classes.ts';
import { look } from '../../../../ui/theme/look.ts';

const words = wizardText.packages;
const labels = {
  platform: fieldLabel('package', 'platform'),
  license: fieldLabel('package', 'license'),
  names: fieldLabel('package', 'names'),
};

/** The age that is proposed, in days. */
const proposedAge = 14;

function Platform({ wizard, options }: { wizard: WizardState; options: readonly string[] }) {
  const operator = useField(wizard, 'packageRules.platform.operator');
  const { value, change, attach, error } = useField(wizard, 'packageRules.platform.values');
  return (
    <RuleField
      label={labels.platform}
      operator={operator.value}
      onOperator={operator.change}
      error={error}
      help={<RowNote form="package" row="platform" otherwise={value.length === 0 ? words.allPlatforms : null} />}
      said={<Said rule={{ operator: operator.value, values: value }} onTurn={operator.change} />}
    >
      {(control) => (
        <OptionChips
          control={control}
          fieldRef={attach}
          mono
          label={labels.platform}
          values={value}
          options={options}
          onChange={change}
        />
      )}
    </RuleField>
  );
}

function LicenseHelp({ empty }: { empty: boolean }) {
  const note = useNote('package', 'license');
  if (!note) return empty ? words.allLicenses : words.byFamily;
  return (
    <>
      {words.byFamily} <FieldNote note={note} />
    </>
  );
}

function License({ wizard, options }: { wizard: WizardState; options: readonly string[] }) {
  const operator = useField(wizard, 'packageRules.license.operator');
  const { value, change, attach, error } = useField(wizard, 'packageRules.license.values');
  return (
    <RuleField
      label={labels.license}
      operator={operator.value}
      onOperator={operator.change}
      error={error}
      help={<LicenseHelp empty={value.length === 0} />}
      said={<Said rule={{ operator: operator.value, values: value }} onTurn={operator.change} />}
    >
      {(control) => (
        <OptionChips
          control={control}
          fieldRef={attach}
          label={labels.license}
          values={value}
          options={options}
          onChange={change}
        />
      )}
    </RuleField>
  );
}

function Names({ wizard }: { wizard: WizardState }) {
  const { form } = wizard;
  const operator = useField(wizard, 'packageRules.names.operator');
  const { value, change, leave, attach, error } = useField(wizard, 'packageRules.names.values', { atOnce: true });
  return (
    <RuleField
      label={labels.names}
      operator={operator.value}
      onOperator={operator.change}
      error={error}
      help={
        <>
          <RowNote form="package" row="names" otherwise={words.namesHelp} />{' '}
          <HelpLink topic="matchspec">{words.matchSpecHelp}</HelpLink>
        </>
      }
    >
      {(control) => (
        <TextChips
          control={control}
          fieldRef={attach}
          values={value}
          badReason={policySpecError}
          placeholder={words.placeholder}
          onChange={(names) => {
            change(names);
            const rules = form.getValues('packageRules');
            const { includeDependencies } = settlePackageRules(rules);
            if (includeDependencies !== rules.includeDependencies)
              form.setValue('packageRules.includeDependencies', includeDependencies);
          }}
          onLeave={leave}
        />
      )}
    </RuleField>
  );
}

/** A switch of the package rules. */
type SwitchName = { [K in keyof PackageRules]-?: PackageRules[K] extends boolean ? K : never }[keyof PackageRules];

function SwitchField({
  wizard,
  name,
  label,
  help,
  disabled,
}: {
  wizard: WizardState;
  name: SwitchName;
  label: string;
  help: ReactNode;
  disabled?: boolean;
}) {
  const { value, change, attach, error } = useField(wizard, `packageRules.${name}`);
  return (
    <>
      <Switch
        label={label}
        help={help}
        ref={attach}
        disabled={disabled}
        checked={value}
        onChange={(event) => change(event.target.checked)}
      />
      {error ? <FieldError>{error}</FieldError> : null}
    </>
  );
}

function Switches({ wizard }: { wizard: WizardState }) {
  const noNames = useWatch({ control: wizard.form.control, name: 'packageRules.names.values' }).length === 0;
  return (
    <div className={look('switches')}>
      <SwitchField
        wizard={wizard}
        name="includeDependencies"
        label={words.dependencies}
        help={noNames ? words.dependenciesOff : words.dependenciesHelp}
        disabled={noNames}
      />
      <SwitchField
        wizard={wizard}
        name="onlySigned"
        label={words.signed}
        help={<RowNote form="package" row="onlySigned" otherwise={words.signedHelp} />}
      />
      <SwitchField wizard={wizard} name="keepLegacy" label={words.legacy} help={words.legacyHelp} />
    </div>
  );
}

function Age({ wizard }: { wizard: WizardState }) {
  const { value, change, leave, attach, error } = useField(wizard, 'packageRules.minimumAge');
  return (
    <Field label={words.age} error={error} help={words.ageHelp}>
      {(control) => (
        <div className={classes(look('row'), look('ageField'))}>
          <input
            {...control}
            ref={attach}
            className={look('input')}
            type="number"
            min={AGE_DAYS.min}
            max={AGE_DAYS.max}
            step={1}
            inputMode="numeric"
            value={value ?? ''}
            onChange={(event) => change(event.target.value === '' ? null : Number(event.target.value))}
            onBlur={leave}
            onWheel={(event) => event.currentTarget.blur()}
          />
          <span className={look('text', { tone: 'muted' })}>{words.days}</span>
        </div>
      )}
    </Field>
  );
}

function Created({ wizard }: { wizard: WizardState }) {
  const { form } = wizard;
  const from = useField(wizard, 'packageRules.from');
  const to = useField(wizard, 'packageRules.to');
  const note = useNote('package', 'created');
  const [byAge, setByAge] = useState(() => form.getValues('packageRules.minimumAge') !== null);
  return (
    <fieldset className={look('fieldset')}>
      <legend>{words.created}</legend>
      <div className={look('row', { wrap: true })}>
        <span className={look('text', { tone: 'muted' })}>{words.until}</span>
        <Segmented
          label={words.until}
          value={byAge ? 'age' : 'date'}
          segments={[
            { value: 'date', label: words.byDate },
            { value: 'age', label: words.byAge },
          ]}
          onChange={(by) => {
            const age = by === 'age';
            setByAge(age);
            if (age) to.change('');
            form.setValue(
              'packageRules.minimumAge',
              age ? (form.getValues('packageRules.minimumAge') ?? proposedAge) : null,
            );
            // Without an age there is nothing to let a fix past.
            if (!age) form.setValue('packageRules.earlyFixes', false);
            form.clearErrors(['packageRules.to', 'packageRules.minimumAge']);
          }}
        />
      </div>
      <div className={classes(look('halves'), look('dates'))}>
        <DateField
          label={words.from}
          field={{
            ...from,
            change: (day) => {
              from.change(day);
              // Whether the last day is right depends on the first.
              if (to.value !== '') void form.trigger('packageRules.to');
            },
          }}
        />
        {byAge ? <Age wizard={wizard} /> : <DateField label={words.to} field={to} />}
      </div>
      {byAge ? <BesideSwitch wizard={wizard} name="earlyFixes" /> : null}
      {note ? (
        <p className={look('help')}>
          <FieldNote note={note} />
        </p>
      ) : null}
    </fieldset>
  );
}

/** Step 2: which packages are added (WIZ-19 to WIZ-25). */
export function PackageStep({ wizard, options }: StepProps) {
  return (
    <>
      <Platform wizard={wizard} options={options.subdirs} />
      <License wizard={wizard} options={options.licenseFamilies} />
      <Names wizard={wizard} />
      <Switches wizard={wizard} />
      <Created wizard={wizard} />
      <PackageChoices wizard={wizard} />
    </>
  );
}

/**
 * Explains 'in' or 'not_in' for the selected values, with a button for the other one, because 'in' alone is easily
 * misread.
 */
function Said({ rule, onTurn }: { rule: ListRule; onTurn: (operator: ListRule['operator']) => void }) {
  if (rule.values.length === 0) return null;
  const only = rule.operator === 'in';
  const values = listed(
    rule.values.length > 3 ? [...rule.values.slice(0, 3), `${rule.values.length - 3} more`] : rule.values,
  );
  return (
    <p className={look('help')}>
      {only ? words.onlyThese(values) : words.allBut(values)}{' '}
      <button type="button" className={look('link')} onClick={() => onTurn(only ? 'not_in' : 'in')}>
        {only ? words.turn : words.turnBack}
      </button>
    </p>
  );
}
