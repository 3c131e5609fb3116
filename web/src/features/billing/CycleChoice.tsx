import { useSearchParams } from 'react-router-dom';
import { withSearch } from '../../paths.ts';
import { Segmented } from '../../ui/Tabs.tsx';
import { text } from './messages.ts';
import { cycleOf, type Cycle } from './plan.ts';

/** Billing cycle of a plan, in the URL. */
export function CycleChoice() {
  const [search, setSearch] = useSearchParams();
  return (
    <Segmented<Cycle>
      label={text.cycle}
      value={cycleOf(search.get('billing'))}
      segments={[
        { value: 'monthly', label: text.monthly },
        { value: 'yearly', label: text.yearly },
      ]}
      onChange={(next) => setSearch(withSearch(search, { billing: next }), { replace: true })}
    />
  );
}
