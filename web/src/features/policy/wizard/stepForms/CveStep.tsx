import { CVE_STATUSES, emptyCveRule, isCveId, MESSAGES, type CveRule } from '@terrarium/domain/policy';
import { Check, Plus } from 'lucide-react';
import { Button } from '../../../../ui/Button.tsx';
import { Field, FieldError } from '../../../../ui/Field.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { wizardText } from '../../messages.ts';
import { fieldNote } from '../fieldNotes.ts';
import { FieldNote } from '../fields/FieldNote.tsx';
import { TextChips } from '../../../../ui/TextChips.tsx';
import { GroupHead } from './GroupHead.tsx';
import type { StepProps } from './stepProps.ts';

const words = wizardText.cves;
const cveFacets = ['cve_score', 'cve_status', 'cve_allowlist'];

/** Step 3: which CVEs remove a package, one form per rule (WIZ-26, WIZ-56 to WIZ-58). */
export function CveStep({ wizard, notes }: StepProps) {
  const { form: { cveRules: rules }, errorAt, touch, readOnly } = wizard;
  const setRule = (index: number, part: Partial<CveRule>) => wizard.change({ cveRules: rules.map((rule, at) => (at === index ? { ...rule, ...part } : rule)) });
  const remove = (index: number) => wizard.change({ cveRules: rules.length === 1 ? [emptyCveRule()] : rules.filter((_rule, at) => at !== index) });
  return (
    <>
      {rules.map((rule, index) => {
        const at = (field: string) => `cveRules.${index}.${field}`;
        const note = rules.length === 1 ? fieldNote(notes, ['score', 'statuses', 'allowlist'], cveFacets) : fieldNote({ ...notes, impact: null }, ['score', 'statuses', 'allowlist'], cveFacets, rule.groupKey);
        const statusError = errorAt(at('statuses'));
        return (
          <fieldset key={rule.groupKey} className="fieldset group">
            <GroupHead title={words.rule(index + 1)} removable={!readOnly && (rules.length > 1 || rule.score !== null || rule.statuses.length + rule.allowlist.length > 0)} onRemove={() => remove(index)} />
            <Field label={words.score} error={errorAt(at('score'))} help={note ? <FieldNote note={note} /> : words.scoreHelp}>
              {(control) => (
                <div className="row score">
                  <span className="muted">{words.atLeast}</span>
                  <input
                    {...control} className="input" type="number" min={0} max={10} step={1} inputMode="numeric" value={rule.score ?? ''}
                    onChange={(event) => setRule(index, { score: event.target.value === '' ? null : Number(event.target.value) })}
                    onBlur={() => touch(at('score'))}
                    // Scrolling over a focused number must not change it.
                    onWheel={(event) => event.currentTarget.blur()}
                  />
                </div>
              )}
            </Field>
            <div className="field" role="group" aria-label={words.status}>
              <span className="label" aria-hidden="true">{words.status}</span>
              <div className="row wrap">
                {CVE_STATUSES.map((status) => {
                  const chosen = rule.statuses.includes(status);
                  return (
                    <button key={status} type="button" className="opt in" aria-pressed={chosen} onClick={() => setRule(index, { statuses: CVE_STATUSES.filter((one) => (one === status ? !chosen : rule.statuses.includes(one))) })}>
                      {chosen ? <Icon of={Check} small /> : null}{status}
                    </button>
                  );
                })}
              </div>
              {statusError ? <FieldError>{statusError}</FieldError> : <p className="help">{words.statusHelp}</p>}
            </div>
            <Field label={words.allowlist} error={errorAt(at('allowlist'))} help={words.allowlistHelp}>
              {(control) => (
                <TextChips
                  control={control} entries="words" values={rule.allowlist} placeholder={words.allowlistPlaceholder} badReason={(entry) => (isCveId(entry) ? undefined : MESSAGES.cveId)}
                  onChange={(allowlist) => setRule(index, { allowlist })} onLeave={() => touch(at('allowlist'))}
                />
              )}
            </Field>
          </fieldset>
        );
      })}
      <div><Button icon={Plus} disabled={readOnly} onClick={() => wizard.change({ cveRules: [...rules, emptyCveRule()] })}>{words.add}</Button></div>
    </>
  );
}
