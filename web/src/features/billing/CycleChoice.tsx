import { useSearchParams } from 'react-router';
import { withSearch } from '../../paths.ts';
import { Segmented } from '../../ui/Tabs.tsx';
import { text } from './messages.ts';
import { cycleOf, type Cycle } from './plan.ts';

/** How often a plan is paid, as the page's address has it. */
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
