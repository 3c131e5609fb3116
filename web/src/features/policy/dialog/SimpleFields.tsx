import {
  CVE_STATUSES,
  facetControl,
  MESSAGES,
  isCveScore,
  NUMBER_COMPARATORS,
  type CveStatus,
  type SimpleView,
} from '@terrarium/domain/policy';
import { Field, Select, TextInput } from '../../../ui/Field.tsx';
import { look } from '../../../ui/theme/look.ts';
import { wizardText } from '../messages.ts';
import { OptionToggles, type FilterOptions } from './Criterion.tsx';
import { dialogText as t } from './messages.ts';

const words = wizardText.cves;

/** The three fields of the Simple view (DLG-08). */
export function SimpleFields({
  view,
  options,
  readOnly,
  onChange,
}: {
  view: SimpleView;
  options: FilterOptions;
  readOnly: boolean;
  onChange: (view: SimpleView) => void;
}) {
  const lists = [
    {
      label: t.status,
      of: CVE_STATUSES as readonly string[],
      values: view.statuses,
      set: (values: string[]) => onChange({ ...view, statuses: values as CveStatus[] }),
    },
    {
      label: t.family,
      of: options.licenseFamilies,
      values: view.families,
      set: (families: string[]) => onChange({ ...view, families }),
    },
  ];
  return (
    <div className={look('stack', { form: true })}>
      <Field
        label={t.score}
        error={view.score === null || isCveScore(view.score) ? null : MESSAGES.scoreTenths}
        help={words.tenthsHelp}
      >
        {(control) => (
          <div className={look('row')}>
            <Select
              className={look('filterTree.comparator')}
              aria-label={t.comparator(facetControl('cve_score')!.label)}
              value={view.comparator}
              disabled={readOnly}
              options={NUMBER_COMPARATORS.map((one) => ({ value: one, label: words.comparators[one] }))}
              onChange={({ target }) =>
                onChange({
                  ...view,
                  comparator: NUMBER_COMPARATORS.find((one) => one === target.value) ?? view.comparator,
                })
              }
            />
            <TextInput
              {...control}
              type="number"
              min={0}
              max={10}
              step={0.1}
              disabled={readOnly}
              value={view.score ?? ''}
              onChange={({ target }) => onChange({ ...view, score: target.value === '' ? null : Number(target.value) })}
              // Scrolling over a focused number must not change it.
              onWheel={(event) => event.currentTarget.blur()}
            />
          </div>
        )}
      </Field>
      {lists.map(({ label, of, values, set }) => (
        <div key={label} className={look('field')}>
          <span className={look('field.label')} aria-hidden="true">
            {label}
          </span>
          <OptionToggles label={label} options={of} values={values} disabled={readOnly} onChange={set} />
        </div>
      ))}
    </div>
  );
}
