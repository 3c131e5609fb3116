import {
  CVE_STATUSES,
  emptyCveRule,
  isEmptyCveRule,
  isAdvisoryId,
  isCveScore,
  MESSAGES,
  NUMBER_COMPARATORS,
  SEVERITIES,
  SEVERITY_FROM,
  severityOf,
  type CveRule,
} from '@terrarium/domain/policy';
import { Check, Plus } from 'lucide-react';
import { Button } from '../../../../ui/Button.tsx';
import { Field, FieldError, Select } from '../../../../ui/Field.tsx';
import { messages } from '../../../../messages.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { Severity, type SeverityLevel } from '../../../../ui/marks.tsx';
import { impactText } from '../../impact/messages.ts';
import { wizardText } from '../../messages.ts';
import { fieldNote } from '../fieldNotes.ts';
import { FieldNote } from '../fields/FieldNote.tsx';
import { TextChips } from '../../../../ui/TextChips.tsx';
import { BesideFields } from './BesideFields.tsx';
import { GroupHead } from './GroupHead.tsx';
import type { StepProps } from './stepProps.ts';
import { classes } from '../../../../ui/classes.ts';
import { look } from '../../../../ui/theme/look.ts';

const words = wizardText.cves;

/** The band of a score as marks name it. */
const bandOf = (score: number): SeverityLevel => (severityOf(score)?.toUpperCase() ?? 'NONE') as SeverityLevel;

/** Step 3: which CVEs remove a package, one form per rule (WIZ-26, WIZ-56 to WIZ-58). */
export function CveStep({ wizard, notes, impact }: StepProps) {
  const {
    form: { cveRules: rules },
    errorAt,
    touch,
    readOnly,
  } = wizard;
  const setRule = (index: number, part: Partial<CveRule>) =>
    wizard.change({ cveRules: rules.map((rule, at) => (at === index ? { ...rule, ...part } : rule)) });
  const remove = (index: number) =>
    wizard.change({ cveRules: rules.length === 1 ? [emptyCveRule()] : rules.filter((_rule, at) => at !== index) });
  // What the rule does on the channel at hand, whether that is a change or not: one that refuses nothing says so.
  const told = (groupKey: string) => {
    const found = impact?.draftRules.find((one) => one.section === 'CVE' && one.groupKey === groupKey);
    if (!impact || !found) return null;
    return (
      <p className={look('help')}>
        {found.fileCount > 0
          ? impactText.refuses(found.fileCount, impact.channel.name)
          : impactText.refusesNothing(impact.channel.name)}
      </p>
    );
  };
  return (
    <>
      {impact && impact.packageCount > 0 && impact.checkedPackageCount === 0 ? (
        <p className={look('text', { tone: 'muted' })} role="note">
          {impactText.notChecked(impact.channel.name)}
        </p>
      ) : null}
      {rules.map((rule, index) => {
        const at = (field: string) => `cveRules.${index}.${field}`;
        const note =
          rules.length === 1
            ? fieldNote(notes, 'cve', 'score')
            : fieldNote({ ...notes, impact: null }, 'cve', 'score', rule.groupKey);
        const statusError = errorAt(at('statuses'));
        return (
          <fieldset key={rule.groupKey} className={classes(look('fieldset'), look('group'))}>
            <GroupHead
              title={words.rule(index + 1)}
              removable={!readOnly && (rules.length > 1 || !isEmptyCveRule(rule))}
              onRemove={() => remove(index)}
            />
            <Field
              label={words.score}
              error={errorAt(at('score'))}
              help={note ? <FieldNote note={note} /> : rule.tenths ? words.tenthsHelp : words.scoreHelp}
            >
              {(control) => (
                <div className={classes(look('row', { wrap: true }), look('score'))}>
                  <Select
                    aria-label={words.comparison}
                    value={rule.comparator ?? 'greater_than_equal_to'}
                    options={NUMBER_COMPARATORS.map((value) => ({ value, label: words.comparators[value] }))}
                    onChange={(event) =>
                      setRule(index, { comparator: NUMBER_COMPARATORS.find((one) => one === event.target.value) })
                    }
                  />
                  <input
                    {...control}
                    className={look('input')}
                    type="number"
                    min={0}
                    max={10}
                    step={rule.tenths ? 0.1 : 1}
                    inputMode={rule.tenths ? 'decimal' : 'numeric'}
                    value={rule.score ?? ''}
                    onChange={(event) =>
                      setRule(index, { score: event.target.value === '' ? null : Number(event.target.value) })
                    }
                    onBlur={() => touch(at('score'))}
                    // Scrolling over a focused number must not change it.
                    onWheel={(event) => event.currentTarget.blur()}
                  />
                  <button
                    type="button"
                    className={look('option', { in: true })}
                    aria-pressed={rule.tenths === true}
                    title={words.tenthsTitle}
                    onClick={() => setRule(index, { tenths: rule.tenths !== true })}
                  >
                    {words.tenths}
                  </button>
                  {rule.score === null || !isCveScore(rule.score) ? null : (
                    <Severity score={rule.score} level={bandOf(rule.score)} />
                  )}
                </div>
              )}
            </Field>
            <div className={look('row', { wrap: true })} role="group" aria-label={words.bands}>
              {SEVERITIES.filter((severity) => severity !== 'none')
                .toReversed()
                .map((severity) => (
                  <button
                    key={severity}
                    type="button"
                    className={look('option', { in: true })}
                    aria-pressed={
                      rule.score === SEVERITY_FROM[severity] &&
                      (rule.comparator ?? 'greater_than_equal_to') === 'greater_than_equal_to'
                    }
                    onClick={() =>
                      setRule(index, {
                        score: SEVERITY_FROM[severity],
                        comparator: undefined,
                        tenths: rule.tenths === true || !Number.isInteger(SEVERITY_FROM[severity]),
                      })
                    }
                  >
                    {words.from(messages.severity[bandOf(SEVERITY_FROM[severity])], SEVERITY_FROM[severity])}
                  </button>
                ))}
            </div>
            {told(rule.groupKey)}
            <div className={look('field')} role="group" aria-label={words.status}>
              <span className={look('field.label')} aria-hidden="true">
                {words.status}
              </span>
              <div className={look('row', { wrap: true })}>
                {CVE_STATUSES.map((status) => {
                  const chosen = rule.statuses.includes(status);
                  return (
                    <button
                      key={status}
                      type="button"
                      className={look('option', { in: true })}
                      aria-pressed={chosen}
                      onClick={() =>
                        setRule(index, {
                          statuses: CVE_STATUSES.filter((one) =>
                            one === status ? !chosen : rule.statuses.includes(one),
                          ),
                        })
                      }
                    >
                      {chosen ? <Icon of={Check} small /> : null}
                      {status}
                    </button>
                  );
                })}
              </div>
              {statusError ? (
                <FieldError>{statusError}</FieldError>
              ) : (
                <p className={look('help')}>{words.statusHelp}</p>
              )}
            </div>
            <Field label={words.allowlist} error={errorAt(at('allowlist'))} help={words.allowlistHelp}>
              {(control) => (
                <TextChips
                  control={control}
                  entries="words"
                  values={rule.allowlist}
                  placeholder={words.allowlistPlaceholder}
                  badReason={(entry) => (isAdvisoryId(entry) ? undefined : MESSAGES.cveId)}
                  onChange={(allowlist) => setRule(index, { allowlist })}
                  onLeave={() => touch(at('allowlist'))}
                />
              )}
            </Field>
            <BesideFields
              rule={rule}
              errorAt={(field) => errorAt(at(field))}
              onChange={(part) => setRule(index, part)}
              onLeave={(field) => touch(at(field))}
            />
          </fieldset>
        );
      })}
      <div>
        <Button icon={Plus} disabled={readOnly} onClick={() => wizard.change({ cveRules: [...rules, emptyCveRule()] })}>
          {words.add}
        </Button>
      </div>
    </>
  );
}
