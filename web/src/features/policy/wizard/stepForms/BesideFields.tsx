import { besideControls, besideTexts, type BesideControl, type CveRule } from '@terrarium/domain/policy';
import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Field, FieldError } from '../../../../ui/Field.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { look } from '../../../../ui/theme/look.ts';
import { wizardText } from '../../messages.ts';

type Values = Record<string, boolean | number | string[] | null | undefined>;

interface BesideProps {
  rule: CveRule;
  errorAt: (field: string) => string | undefined;
  onChange: (part: Partial<CveRule>) => void;
  onLeave: (field: string) => void;
}

/** What a CVE rule may ask beside score, status and allowlist: as the table of facets tells it. */
export function BesideFields({ rule, errorAt, onChange, onLeave }: BesideProps) {
  const values: Values = { ...(rule as object) };
  const [open, setOpen] = useState(() => besideTexts('cve', rule).length > 0);
  const set = (name: string, value: Values[string]) => onChange({ [name]: value });
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
            control.kind === 'switch' ? (
              <Option
                key={control.name}
                chosen={values[control.name] === true}
                title={control.help}
                onChoose={(chosen) => set(control.name, chosen)}
              >
                {control.label}
              </Option>
            ) : null,
          )}
        </div>
      </div>
      {controls.map((control) =>
        control.kind === 'number' ? (
          <Field key={control.name} label={control.label} error={errorAt(control.name)} help={control.help}>
            {(field) => (
              <input
                {...field}
                className={look('input')}
                type="number"
                min={0}
                max={control.max}
                step={control.step}
                inputMode="decimal"
                value={(values[control.name] as number | null | undefined) ?? ''}
                onChange={({ target: { value } }) => set(control.name, value === '' ? null : Number(value))}
                onBlur={() => onLeave(control.name)}
                // Scrolling over a focused number must not change it.
                onWheel={(event) => event.currentTarget.blur()}
              />
            )}
          </Field>
        ) : control.kind === 'choice' ? (
          <Choice
            key={control.name}
            control={control}
            chosen={(values[control.name] as string[] | undefined) ?? []}
            error={errorAt(control.name)}
            onChange={(chosen) => set(control.name, chosen)}
          />
        ) : null,
      )}
    </>
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

function Choice({
  control: { label, help, options },
  chosen,
  error,
  onChange,
}: {
  control: Extract<BesideControl, { kind: 'choice' }>;
  chosen: string[];
  error: string | undefined;
  onChange: (chosen: string[]) => void;
}) {
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
              onChange(
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
