import { besideControls, besideTexts, type BesideControl } from '@terrarium/domain/policy';
import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Field, FieldError, Switch } from '../../../../ui/Field.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { look } from '../../../../ui/theme/look.ts';
import { wizardText } from '../../messages.ts';
import { useField, type FieldState } from '../fields/useField.ts';
import type { PolicyPath, WizardState } from '../useWizard.ts';

/** A part of the form, by its place: a rule, or the package rules. */
interface PartProps {
  wizard: WizardState;
  place: `cveRules.${number}` | 'packageRules';
}

/** State of an additional field; the type of its value depends on its control. */
const useBeside = <V extends boolean | number | string[] | null>(
  { wizard, place }: PartProps,
  { name }: BesideControl,
) => useField(wizard, `${place}.${name}` as PolicyPath) as unknown as FieldState<V>;

/** Additional conditions of a CVE rule after score, status, and allowlist, as the table of facets defines them. */
export function BesideFields({ wizard, index }: { wizard: WizardState; index: number }) {
  const rule: PartProps = { wizard, place: `cveRules.${index}` };
  const [open, setOpen] = useState(() => besideTexts('cve', wizard.form.getValues(`cveRules.${index}`)).length > 0);
  if (!open)
    return (
      <div>
        <Button size="sm" icon={ChevronDown} aria-expanded={false} onClick={() => setOpen(true)}>
          {wizardText.cves.narrow}
        </Button>
      </div>
    );
  const controls = besideControls('cve');
  return (
    <>
      <div className={look('field')} role="group" aria-label={wizardText.cves.more}>
        <span className={look('field.label')} aria-hidden="true">
          {wizardText.cves.more}
        </span>
        <div className={look('row', { wrap: true })}>
          {controls.map((control) =>
            control.kind === 'switch' ? <Turned key={control.name} {...rule} control={control} /> : null,
          )}
        </div>
      </div>
      {controls.map((control) =>
        control.kind === 'number' ? (
          <Lowest key={control.name} {...rule} control={control} />
        ) : control.kind === 'choice' ? (
          <Choice key={control.name} {...rule} control={control} />
        ) : null,
      )}
    </>
  );
}

/** An additional switch of the package rules, with its description. */
export function BesideSwitch({ wizard, name }: { wizard: WizardState; name: string }) {
  const control = besideControls('package').find((one) => one.name === name)!;
  const { value, change, attach } = useBeside<boolean>({ wizard, place: 'packageRules' }, control);
  return (
    <Switch
      label={control.label}
      help={control.help}
      ref={attach}
      checked={value}
      onChange={(event) => change(event.target.checked)}
    />
  );
}

/** Additional choices of the package rules. */
export function PackageChoices({ wizard }: { wizard: WizardState }) {
  return besideControls('package').map((control) =>
    control.kind === 'choice' ? (
      <Choice key={control.name} wizard={wizard} place="packageRules" control={control} />
    ) : null,
  );
}

/** A field of one kind. */
type OfKind<K extends BesideControl['kind']> = PartProps & { control: Extract<BesideControl, { kind: K }> };

function Turned({ control, ...rule }: OfKind<'switch'>) {
  const { value, change } = useBeside<boolean>(rule, control);
  return (
    <Option chosen={value} title={control.help} onChoose={change}>
      {control.label}
    </Option>
  );
}

function Lowest({ control, ...rule }: OfKind<'number'>) {
  const { value, change, leave, attach, error } = useBeside<number | null>(rule, control);
  return (
    <Field label={control.label} error={error} help={control.help}>
      {(field) => (
        <input
          {...field}
          ref={attach}
          className={look('input')}
          type="number"
          min={0}
          max={control.max}
          step={control.step}
          inputMode="decimal"
          value={value ?? ''}
          onChange={({ target }) => change(target.value === '' ? null : Number(target.value))}
          onBlur={leave}
          // Scrolling over a focused number must not change it.
          onWheel={(event) => event.currentTarget.blur()}
        />
      )}
    </Field>
  );
}

function Option({
  chosen,
  title,
  onChoose,
  children,
}: {
  chosen: boolean;
  title?: string;
  onChoose: (chosen: boolean) => void;
  children: string;
}) {
  return (
    <button
      type="button"
      className={look('option', { in: true })}
      aria-pressed={chosen}
      title={title}
      onClick={() => onChoose(!chosen)}
    >
      {chosen ? <Icon of={Check} small /> : null}
      {children}
    </button>
  );
}

function Choice({ control, ...rule }: OfKind<'choice'>) {
  const { value: chosen, change, error } = useBeside<string[]>(rule, control);
  const { label, help, options } = control;
  return (
    <div className={look('field')} role="group" aria-label={label}>
      <span className={look('field.label')} aria-hidden="true">
        {label}
      </span>
      <div className={look('row', { wrap: true })}>
        {options.map((option) => (
          <Option
            key={option.value}
            chosen={chosen.includes(option.value)}
            onChoose={(isChosen) =>
              change(
                options
                  .map(({ value }) => value)
                  .filter((value) => (value === option.value ? isChosen : chosen.includes(value))),
              )
            }
          >
            {option.label}
          </Option>
        ))}
      </div>
      {error ? <FieldError>{error}</FieldError> : <p className={look('help')}>{help}</p>}
    </div>
  );
}
