import {
  CVE_STATUSES,
  emptyCveRule,
  isEmptyCveRule,
  isAdvisoryId,
  fieldLabel,
  isCveScore,
  MESSAGES,
  NUMBER_COMPARATORS,
  SEVERITIES,
  SEVERITY_FROM,
  severityOf,
} from '@terrarium/domain/policy';
import { Check, Plus } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useCveDataQuery } from '../../../../gen/policyWizard.ts';
import { cveStatusText, seriousText } from '../../../../lib/cveText.ts';
import { formatNumber } from '../../../../lib/format.ts';
import { Button } from '../../../../ui/Button.tsx';
import { NoCveData } from '../../../../ui/CveData.tsx';
import { Banner } from '../../../../ui/feedback.tsx';
import { Field, FieldError, Select } from '../../../../ui/Field.tsx';
import { messages } from '../../../../messages.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { Severity, type SeverityLevel } from '../../../../ui/badges.tsx';
import { impactText } from '../../impact/messages.ts';
import { wizardText } from '../../messages.ts';
import { RowNote } from '../fields/FieldNote.tsx';
import { useChannelNumbers, useNumbers } from '../fields/numbers.ts';
import { useField } from '../fields/useField.ts';
import { TextChips } from '../../../../ui/TextChips.tsx';
import type { WizardState } from '../useWizard.ts';
import { BesideFields } from './BesideFields.tsx';
import { GroupHead } from './GroupHead.tsx';
import type { StepProps } from './stepProps.ts';
import { classes } from '../../../../ui/classes.ts';
import { look } from '../../../../ui/theme/look.ts';

const words = wizardText.cves;

/** The severity level of a score. */
const bandOf = (score: number): SeverityLevel => (severityOf(score)?.toUpperCase() ?? 'NONE') as SeverityLevel;

/** A field of one rule. */
interface RuleProps {
  wizard: WizardState;
  index: number;
  groupKey: string;
  /** It is the only rule, so that all numbers are its. */
  alone: boolean;
}

/** Says that the current channel, or the whole hub, has no CVE data. */
function NoData() {
  const impact = useChannelNumbers();
  const { data } = useCveDataQuery();
  if (impact && impact.packageCount > 0)
    return impact.checkedPackageCount === 0 ? <NoCveData channel={impact.channel.name} /> : null;
  return data?.cves?.totalCount === 0 ? <NoCveData channel={null} /> : null;
}

/**
 * Current effect of the rule on the selected channel. Warns if it blocks nothing while high and critical CVEs are
 * served.
 */
function Told({ wizard, index, groupKey }: RuleProps) {
  const impact = useNumbers();
  const statuses = useWatch({ control: wizard.form.control, name: `cveRules.${index}.statuses` });
  const found = impact?.draftRules.find((one) => one.section === 'CVE' && one.groupKey === groupKey);
  if (!impact || !found) return null;
  const { channel, seriousFileCount, seriousByStatus } = impact;
  if (found.fileCount === 0 && seriousFileCount > 0) {
    const leftOut = seriousByStatus.filter(
      ({ status }) => statuses.length > 0 && !statuses.some((one) => one.toUpperCase() === status),
    );
    return (
      <Banner kind="warning">
        {impactText.refusesNoneOf} {seriousText(channel.name, seriousFileCount, seriousByStatus)}
        {leftOut.length === 0
          ? null
          : ` ${impactText.leftOut(leftOut.map(({ status }) => cveStatusText[status]).join(', '))}`}
      </Banner>
    );
  }
  return (
    <p className={look('help')}>
      {found.fileCount > 0
        ? impactText.refuses(found.fileCount, impact.channel.name)
        : impactText.refusesNothing(impact.channel.name)}
    </p>
  );
}

function Score({ wizard, index, groupKey, alone }: RuleProps) {
  const { form } = wizard;
  const at = `cveRules.${index}` as const;
  const { value, change, leave, attach, error } = useField(wizard, `${at}.score`);
  const comparator = useField(wizard, `${at}.comparator`);
  const tenths = useField(wizard, `${at}.tenths`);
  return (
    <>
      <Field
        label={fieldLabel('cve', 'score')}
        error={error}
        help={
          <RowNote
            form="cve"
            row="score"
            groupKey={alone ? undefined : groupKey}
            among={!alone}
            otherwise={tenths.value ? words.tenthsHelp : words.scoreHelp}
          />
        }
      >
        {(control) => (
          <div className={classes(look('row', { wrap: true }), look('score'))}>
            <Select
              aria-label={words.comparison}
              value={comparator.value}
              options={NUMBER_COMPARATORS.map((one) => ({ value: one, label: words.comparators[one] }))}
              onChange={({ target }) =>
                comparator.change(NUMBER_COMPARATORS.find((one) => one === target.value) ?? comparator.value)
              }
            />
            <input
              {...control}
              ref={attach}
              className={look('input')}
              type="number"
              min={0}
              max={10}
              step={tenths.value ? 0.1 : 1}
              inputMode={tenths.value ? 'decimal' : 'numeric'}
              value={value ?? ''}
              onChange={(event) => change(event.target.value === '' ? null : Number(event.target.value))}
              onBlur={leave}
              // Scrolling over a focused number must not change it.
              onWheel={(event) => event.currentTarget.blur()}
            />
            <button
              type="button"
              className={look('option', { in: true })}
              aria-pressed={tenths.value}
              title={words.tenthsTitle}
              onClick={() => {
                tenths.change(!tenths.value);
                // Whether the score is right depends on it.
                if (error) void form.trigger(`${at}.score`);
              }}
            >
              {words.tenths}
            </button>
            {value === null || !isCveScore(value) ? null : <Severity score={value} level={bandOf(value)} />}
          </div>
        )}
      </Field>
      <Bands
        chosen={comparator.value === 'greater_than_equal_to' ? value : null}
        onChoose={(from) => {
          comparator.change('greater_than_equal_to');
          if (!Number.isInteger(from)) tenths.change(true);
          change(from);
        }}
      />
    </>
  );
}

/** Scores from which on a severity is spoken of. */
function Bands({ chosen, onChoose }: { chosen: number | null; onChoose: (from: number) => void }) {
  return (
    <div className={look('row', { wrap: true })} role="group" aria-label={words.bands}>
      {SEVERITIES.filter((severity) => severity !== 'none')
        .toReversed()
        .map((severity) => {
          const from = SEVERITY_FROM[severity];
          return (
            <button
              key={severity}
              type="button"
              className={look('option', { in: true })}
              aria-pressed={chosen === from}
              onClick={() => onChoose(from)}
            >
              {words.from(messages.severity[bandOf(from)], from)}
            </button>
          );
        })}
    </div>
  );
}

/** Number of files in the current channel by CVE status for the rule's score; undefined while unknown. */
function useStatusCounts({ wizard, index }: RuleProps): {
  channel: string | null;
  from: string | null;
  filesOf: (status: string) => number | undefined;
} {
  const impact = useChannelNumbers();
  const { score, comparator } = useWatch({ control: wizard.form.control, name: `cveRules.${index}` });
  const bound =
    isCveScore(score) && (comparator === 'greater_than_equal_to' || comparator === 'greater_than') ? score : null;
  return {
    channel: impact && impact.checkedPackageCount > 0 ? impact.channel.name : null,
    from: bound === null ? null : `${words.comparators[comparator]} ${bound}`,
    filesOf: (status) => {
      const found = impact?.cveStatuses.find((one) => one.status === status.toUpperCase());
      if (found === undefined || bound === null) return found?.fileCount;
      return (
        found.scores.findLast((one) => (comparator === 'greater_than' ? one.score > bound : one.score >= bound))
          ?.fileCount ?? 0
      );
    },
  };
}

function Statuses(rule: RuleProps) {
  const { wizard, index } = rule;
  const { value, change, attach, error } = useField(wizard, `cveRules.${index}.statuses`);
  const { channel, from, filesOf } = useStatusCounts(rule);
  const helpId = useId();
  return (
    <div className={look('field')} role="group" aria-label={fieldLabel('cve', 'statuses')}>
      <span className={look('field.label')} aria-hidden="true">
        {fieldLabel('cve', 'statuses')}
      </span>
      <div className={look('row', { wrap: true })}>
        {CVE_STATUSES.map((status, at) => {
          const chosen = value.includes(status);
          const files = channel === null ? undefined : filesOf(status);
          return (
            <button
              key={status}
              ref={at === 0 ? attach : undefined}
              type="button"
              className={look('option', { in: true })}
              aria-pressed={chosen}
              aria-describedby={`${helpId}${status}`}
              title={words.statusMeans[status]}
              onClick={() => change(CVE_STATUSES.filter((one) => (one === status ? !chosen : value.includes(one))))}
            >
              {chosen ? <Icon of={Check} small /> : null}
              {status}
              {files === undefined ? null : (
                <>
                  {' '}
                  <span className={look('text', { tone: 'muted' })}>
                    {formatNumber(files)}
                    <span className={look('srOnly')}> {words.statusFiles(files)}</span>
                  </span>
                </>
              )}
            </button>
          );
        })}
      </div>
      {error ? (
        <FieldError>{error}</FieldError>
      ) : (
        <p className={look('help')}>
          {words.statusHelp} {channel === null ? null : words.statusCounts(channel, from)}
        </p>
      )}
      <ul className={classes(look('help'), look('stack', { tight: true }))}>
        {CVE_STATUSES.map((status) => (
          <li key={status} id={`${helpId}${status}`}>
            <b>{status}</b>: {words.statusMeans[status]}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Allowlist({ wizard, index }: RuleProps) {
  const { value, change, leave, attach, error } = useField(wizard, `cveRules.${index}.allowlist`, { atOnce: true });
  return (
    <Field label={fieldLabel('cve', 'allowlist')} error={error} help={words.allowlistHelp}>
      {(control) => (
        <TextChips
          control={control}
          fieldRef={attach}
          entries="words"
          values={value}
          placeholder={words.allowlistPlaceholder}
          badReason={(entry) => (isAdvisoryId(entry) ? undefined : MESSAGES.cveId)}
          onChange={change}
          onLeave={leave}
        />
      )}
    </Field>
  );
}

/** Header of a rule. A rule can be removed; the only one just if it has conditions. */
function RuleHead({ wizard, index, alone, onRemove }: RuleProps & { onRemove: () => void }) {
  const rule = useWatch({ control: wizard.form.control, name: `cveRules.${index}` });
  return (
    <GroupHead
      title={words.rule(index + 1)}
      removable={!wizard.readOnly && (!alone || !isEmptyCveRule(rule))}
      onRemove={onRemove}
    />
  );
}

function Rule({ onRemove, ...rule }: RuleProps & { onRemove: () => void }) {
  return (
    <fieldset className={classes(look('fieldset'), look('group'))}>
      <RuleHead {...rule} onRemove={onRemove} />
      <Score {...rule} />
      <Told {...rule} />
      <Statuses {...rule} />
      <Allowlist {...rule} />
      <BesideFields wizard={rule.wizard} index={rule.index} />
    </fieldset>
  );
}

/** Step 3: which CVEs remove a package, one form per rule (WIZ-26, WIZ-56 to WIZ-58). */
export function CveStep({ wizard }: StepProps) {
  const { fields, append, remove, replace } = useFieldArray({ control: wizard.form.control, name: 'cveRules' });
  return (
    <>
      <NoData />
      {fields.map(({ id, groupKey }, index) => (
        <Rule
          key={id}
          wizard={wizard}
          index={index}
          groupKey={groupKey}
          alone={fields.length === 1}
          onRemove={() => (fields.length === 1 ? replace([emptyCveRule()]) : remove(index))}
        />
      ))}
      <div>
        <Button icon={Plus} disabled={wizard.readOnly} onClick={() => append(emptyCveRule(), { shouldFocus: false })}>
          {words.add}
        </Button>
      </div>
    </>
  );
}
