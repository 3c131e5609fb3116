import { oneOf } from '../paths.ts';
import { messages } from '../messages.ts';
import { useQueryParams } from '../lib/useQueryParams.ts';
import { Select } from './Field.tsx';
import { SrOnly } from './layout.tsx';
import { Segmented } from './Tabs.tsx';

const DECISIONS = ['all', 'allowed', 'refused'] as const;
const t = { ...messages.decision, all: 'All', label: 'Decision', platform: 'Platform', anyPlatform: 'Any platform' };

type Change = ReturnType<typeof useQueryParams>[1];

/** The decision that the address narrows a list of files or versions to; null for none. */
export function useAskedDecision(): 'ALLOWED' | 'REFUSED' | null {
  const decision = oneOf(useQueryParams()[0], 'decision', DECISIONS);
  return decision === 'all' ? null : decision === 'allowed' ? 'ALLOWED' : 'REFUSED';
}

/**
 * Narrows to what is allowed or refused, in the address.
 * @param change of the list's own `useQueryParams`: changes that follow each other hold together
 * @param counts how many there are of each
 */
export function DecisionFilter({
  change,
  counts,
}: {
  change: Change;
  counts?: Readonly<Record<(typeof DECISIONS)[number], number>>;
}) {
  const [search] = useQueryParams();
  return (
    <Segmented
      label={t.label}
      value={oneOf(search, 'decision', DECISIONS)}
      onChange={(value) => change({ decision: value === 'all' ? null : value })}
      segments={DECISIONS.map((value) => ({ value, label: t[value], ...(counts && { count: counts[value] }) }))}
    />
  );
}

/** Narrows to the files of a platform, in the address. @param change as of {@link DecisionFilter} */
export function PlatformFilter({ change, subdirs }: { change: Change; subdirs: readonly string[] }) {
  const [search] = useQueryParams();
  return (
    <label>
      <SrOnly>{t.platform}</SrOnly>
      <Select
        small
        value={search.get('platform') ?? ''}
        onChange={(event) => change({ platform: event.target.value })}
        options={[{ value: '', label: t.anyPlatform }, ...subdirs.map((value) => ({ value, label: value }))]}
      />
    </label>
  );
}
