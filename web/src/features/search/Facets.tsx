import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { mobileBreakpoint, useMedia } from '../../lib/media.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { facetKeys, type Choice, type FacetKey, type FacetValue } from './filter.ts';
import { text } from './messages.ts';
import { look } from '../../ui/theme/look.ts';

/** Number of a facet's values before "more". */
const fewest = 6;

function Facet({
  of,
  values,
  omitted,
  onChange,
}: {
  of: FacetKey;
  values: readonly FacetValue[];
  omitted: number;
  onChange: (chosen: string[]) => void;
}) {
  const [whole, setWhole] = useState(false);
  // A single hidden value is shown instead of the button.
  const short = !whole && values.length > fewest + 1;
  const shown = short ? values.filter(({ chosen }, index) => chosen || index < fewest) : values;
  const chosen = values.filter((one) => one.chosen).map(({ value }) => value);
  return (
    <fieldset className={look('facet')}>
      <legend>{text.facets[of]}</legend>
      {shown.map(({ value, label, count, chosen: isChosen }) => (
        <label key={value} className={look('row')}>
          <input
            type="checkbox"
            className={look('checkbox')}
            checked={isChosen}
            onChange={() => onChange(isChosen ? chosen.filter((one) => one !== value) : [...chosen, value])}
          />
          <span className={look('text', { clip: true, mono: of === 'channel' || of === 'platform' })} title={label}>
            {label}
          </span>
          <span className={classes(look('push'), look('text', { tone: 'subtle' }))}>{formatNumber(count)}</span>
        </label>
      ))}
      {short ? (
        <Button size="sm" variant="ghost" aria-label={text.moreOf(text.facets[of])} onClick={() => setWhole(true)}>
          {text.more(values.length - shown.length)}
        </Button>
      ) : omitted > 0 ? (
        <p className={look('help')}>{text.moreChannels(omitted)}</p>
      ) : null}
    </fieldset>
  );
}

/**
 * Filters of the found packages, with the number of packages of each value. Facets without values are hidden.
 * @param omittedChannels number of channels with packages that are no values
 */
export function Facets({
  values,
  omittedChannels,
  choice,
  onChange,
}: {
  omittedChannels: number;
  values: (key: FacetKey) => readonly FacetValue[];
  choice: Choice;
  onChange: (changes: Partial<Choice>) => void;
}) {
  const chosen = facetKeys.reduce((sum, key) => sum + choice[key].length, 0);
  const clear =
    chosen > 0 ? (
      <Button size="sm" onClick={() => onChange(Object.fromEntries(facetKeys.map((key) => [key, []])))}>
        {text.clearFacets}
      </Button>
    ) : null;
  // Above the results they would hide them, so they are collapsed there.
  const isAbove = useMedia(`(max-width: ${mobileBreakpoint - 1}px)`);
  const [isOpen, setOpen] = useState(false);
  if (isAbove && !isOpen) {
    return (
      <div className={look('row', { wrap: true })}>
        <Button size="sm" icon={ListFilter} aria-expanded={false} onClick={() => setOpen(true)}>
          {text.narrowBy(chosen)}
        </Button>
        {clear}
      </div>
    );
  }
  return (
    <div className={look('facets')} role="group" aria-label={text.narrow}>
      {isAbove ? (
        <Button size="sm" icon={ListFilter} aria-expanded onClick={() => setOpen(false)}>
          {text.narrowBy(chosen)}
        </Button>
      ) : null}
      {facetKeys.map((key) => {
        const all = values(key);
        return all.length === 0 ? null : (
          <Facet
            key={key}
            of={key}
            values={all}
            omitted={key === 'channel' ? omittedChannels : 0}
            onChange={(next) => onChange({ [key]: next })}
          />
        );
      })}
      {clear}
    </div>
  );
}
