import { facetControl, type TreeFilter } from '@terrarium/domain/policy';
import { Ban, Check } from 'lucide-react';
import { TextInput, type ControlProps } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { TextChips } from '../../../ui/TextChips.tsx';
import { look } from '../../../ui/theme/look.ts';
import { dialogText } from './messages.ts';

/** What filters can choose from, of the organization. */
export interface FilterOptions {
  subdirs: readonly string[];
  licenseFamilies: readonly string[];
}

const listOf = ({ criterion }: TreeFilter): string[] => (Array.isArray(criterion) ? criterion : []);

/** Toggle options between exclude and include; the value is the list of pressed ones (DLG-21). */
export function OptionToggles({
  label,
  options,
  values,
  including = false,
  disabled = false,
  onChange,
}: {
  label: string;
  options: readonly string[];
  values: readonly string[];
  /** True in the group that includes packages again. */
  including?: boolean;
  disabled?: boolean;
  onChange: (values: string[]) => void;
}) {
  const all = [...options, ...values.filter((value) => !options.includes(value))];
  return (
    <div className={look('row', { wrap: true })} role="group" aria-label={label}>
      {all.map((option) => {
        const chosen = values.includes(option);
        return (
          <button
            key={option}
            type="button"
            className={look('option', { in: including })}
            aria-pressed={chosen}
            aria-label={including ? dialogText.included(option) : dialogText.excluded(option)}
            disabled={disabled}
            onClick={() => onChange(all.filter((one) => (one === option ? !chosen : values.includes(one))))}
          >
            {chosen ? <Icon of={including ? Check : Ban} small /> : null}
            {option}
          </button>
        );
      })}
    </div>
  );
}

/** Editor of a criterion, by its facet. */
export function CriterionField({
  filter,
  options,
  including,
  control,
  disabled,
  onChange,
}: {
  filter: TreeFilter;
  options: FilterOptions;
  including: boolean;
  control: ControlProps;
  disabled: boolean;
  onChange: (criterion: TreeFilter['criterion']) => void;
}) {
  const facet = facetControl(filter.facet);
  if (facet === undefined)
    return <span className={look('text', { mono: true, wrap: true })}>{JSON.stringify(filter.criterion)}</span>;
  const { editor } = facet;
  const label = dialogText.criterion(facet.label);
  const named = { ...control, 'aria-label': label, disabled };
  switch (editor.kind) {
    case 'options':
      return (
        <OptionToggles
          label={label}
          options={
            editor.of === 'platforms'
              ? options.subdirs
              : editor.of === 'licenses'
                ? options.licenseFamilies
                : editor.options
          }
          values={listOf(filter)}
          including={including}
          disabled={disabled}
          onChange={onChange}
        />
      );
    case 'specs':
    case 'words':
      return disabled ? (
        <span className={look('text', { mono: true, wrap: true })}>{listOf(filter).join(', ')}</span>
      ) : (
        <TextChips
          control={named}
          entries={editor.kind}
          values={listOf(filter)}
          badReason={facet.mistake}
          onChange={onChange}
        />
      );
    case 'switch':
      return (
        <label className={look('row')}>
          <input
            {...control}
            type="checkbox"
            disabled={disabled}
            checked={filter.criterion === true}
            onChange={({ target }) => onChange(target.checked)}
          />
          {dialogText.on}
        </label>
      );
    case 'number':
      return (
        <span className={look('row')}>
          <TextInput
            {...named}
            type="number"
            min={0}
            max={editor.max}
            step={editor.step}
            value={typeof filter.criterion === 'number' ? filter.criterion : ''}
            onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
            // Scrolling over a focused number must not change it.
            onWheel={(event) => event.currentTarget.blur()}
          />
          {editor.unit ? <span className={look('text', { tone: 'muted' })}>{dialogText.days}</span> : null}
        </span>
      );
    case 'day':
    case 'dayOrPeriod':
      return (
        <TextInput
          {...named}
          value={typeof filter.criterion === 'string' ? filter.criterion : ''}
          placeholder={editor.kind === 'day' ? dialogText.day : dialogText.dayOrPeriod}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
        />
      );
  }
}
