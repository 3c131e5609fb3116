import { policySpecError, type ListRule, type PackageRules } from '@terrarium/domain/policy';
import { useState, type ReactNode } from 'react';
import { Field, FieldError, Switch } from '../../../../ui/Field.tsx';
import { listed, wizardText } from '../../messages.ts';
import { fieldNote } from '../fieldNotes.ts';
import { DateField } from '../fields/DateField.tsx';
import { FieldNote } from '../fields/FieldNote.tsx';
import { OptionChips } from '../fields/OptionChips.tsx';
import { RuleField } from '../fields/RuleField.tsx';
import { Segmented } from '../../../../ui/Tabs.tsx';
import { TextChips } from '../../../../ui/TextChips.tsx';
import { HelpLink } from '../HelpLink.tsx';
import type { StepProps } from './stepProps.ts';
import { classes } from '../../../../ui/classes.ts';
import { look } from '../../../../ui/theme/look.ts';

const words = wizardText.packages;

/** Step 2: which packages are added (WIZ-19 to WIZ-25). */
export function PackageStep({ wizard, notes, options }: StepProps) {
  const {
    form: { packageRules: rules },
    errorAt,
    touch,
  } = wizard;
  const set = (part: Partial<PackageRules>) => wizard.change({ packageRules: { ...rules, ...part } });
  const list = (field: 'platform' | 'license' | 'names', part: Partial<ListRule>) =>
    set({ [field]: { ...rules[field], ...part } });
  const [byAge, setByAge] = useState(rules.minimumAge !== undefined);
  const noNames = rules.names.values.length === 0;
  const namesNote = fieldNote(notes, 'package', 'names');
  const datesNote = fieldNote(notes, 'package', 'created');
  const switchErrors = ['includeDependencies', 'onlySigned', 'keepLegacy']
    .map((field) => errorAt(`packageRules.${field}`))
    .filter(Boolean);
  return (
    <>
      <RuleField
        label={words.platform}
        operator={rules.platform.operator}
        onOperator={(operator) => list('platform', { operator })}
        error={errorAt('packageRules.platform.values')}
        help={
          <NoteOr note={fieldNote(notes, 'package', 'platform')}>
            {rules.platform.values.length === 0 ? words.allPlatforms : null}
          </NoteOr>
        }
        said={<Said rule={rules.platform} onTurn={(operator) => list('platform', { operator })} />}
      >
        {(control) => (
          <OptionChips
            control={control}
            mono
            label={words.platform}
            values={rules.platform.values}
            options={options.platforms}
            onChange={(values) => list('platform', { values })}
          />
        )}
      </RuleField>
      <RuleField
        label={words.license}
        operator={rules.license.operator}
        onOperator={(operator) => list('license', { operator })}
        error={errorAt('packageRules.license.values')}
        help={
          rules.license.values.length === 0 && !fieldNote(notes, 'package', 'license') ? (
            words.allLicenses
          ) : (
            <>
              {words.byFamily} <FieldNote note={fieldNote(notes, 'package', 'license')} />
            </>
          )
        }
        said={<Said rule={rules.license} onTurn={(operator) => list('license', { operator })} />}
      >
        {(control) => (
          <OptionChips
            control={control}
            label={words.license}
            values={rules.license.values}
            options={options.licenseFamilies}
            onChange={(values) => list('license', { values })}
          />
        )}
      </RuleField>
      <RuleField
        label={words.names}
        operator={rules.names.operator}
        onOperator={(operator) => list('names', { operator })}
        error={errorAt('packageRules.names.values')}
        help={
          <>
            {namesNote ? (
              <>
                <FieldNote note={namesNote} />{' '}
              </>
            ) : (
              <>{words.namesHelp} </>
            )}
            <HelpLink topic="matchspec">{words.matchSpecHelp}</HelpLink>
          </>
        }
      >
        {(control) => (
          <TextChips
            control={control}
            values={rules.names.values}
            badReason={policySpecError}
            placeholder={words.placeholder}
            onChange={(values) => list('names', { values })}
            onLeave={() => touch('packageRules.names.values')}
          />
        )}
      </RuleField>
      <div className={look('switches')}>
        <Switch
          label={words.dependencies}
          help={noNames ? words.dependenciesOff : words.dependenciesHelp}
          disabled={noNames}
          checked={rules.includeDependencies}
          onChange={(event) => set({ includeDependencies: event.target.checked })}
        />
        <Switch
          label={words.signed}
          help={<NoteOr note={fieldNote(notes, 'package', 'onlySigned')}>{words.signedHelp}</NoteOr>}
          checked={rules.onlySigned}
          onChange={(event) => set({ onlySigned: event.target.checked })}
        />
        <Switch
          label={words.legacy}
          help={words.legacyHelp}
          checked={rules.keepLegacy}
          onChange={(event) => set({ keepLegacy: event.target.checked })}
        />
      </div>
      {switchErrors.map((message) => (
        <FieldError key={message}>{message}</FieldError>
      ))}
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
              setByAge(by === 'age');
              set(by === 'age' ? { to: undefined, minimumAge: rules.minimumAge ?? 14 } : { minimumAge: undefined });
            }}
          />
        </div>
        <div className={classes(look('halves'), look('dates'))}>
          <DateField
            label={words.from}
            value={rules.from ?? ''}
            error={errorAt('packageRules.from')}
            onChange={(from) => set({ from: from || undefined })}
            onLeave={() => touch('packageRules.from')}
          />
          {byAge ? (
            <Field label={words.age} error={errorAt('packageRules.minimumAge')} help={words.ageHelp}>
              {(control) => (
                <div className={classes(look('row'), look('ageField'))}>
                  <input
                    {...control}
                    className={look('input')}
                    type="number"
                    min={1}
                    max={3650}
                    step={1}
                    inputMode="numeric"
                    value={rules.minimumAge ?? ''}
                    onChange={(event) =>
                      set({ minimumAge: event.target.value === '' ? undefined : Number(event.target.value) })
                    }
                    onBlur={() => touch('packageRules.minimumAge')}
                    onWheel={(event) => event.currentTarget.blur()}
                  />
                  <span className={look('text', { tone: 'muted' })}>{words.days}</span>
                </div>
              )}
            </Field>
          ) : (
            <DateField
              label={words.to}
              value={rules.to ?? ''}
              error={errorAt('packageRules.to')}
              onChange={(to) => set({ to: to || undefined })}
              onLeave={() => touch('packageRules.to')}
            />
          )}
        </div>
        {datesNote ? (
          <p className={look('help')}>
            <FieldNote note={datesNote} />
          </p>
        ) : null}
      </fieldset>
    </>
  );
}

/** What 'in' and 'not in' mean for the chosen values, and the way to the other one: 'in' by itself is read as 'these are meant'. */
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

function NoteOr({ note, children }: { note: ReturnType<typeof fieldNote>; children: ReactNode }) {
  return note ? <FieldNote note={note} /> : children;
}
