import { oneOf } from '../paths.ts';
import { messages } from '../messages.ts';
import { useQueryParams } from '../lib/useQueryParams.ts';
import { Select } from './Field.tsx';
import { SrOnly } from './layout.tsx';
import { Segmented } from './Tabs.tsx';

const DECISIONS = ['all', 'allowed', 'refused'] as const;
const t = { ...messages.decision, all: 'All', label: 'Decision', platform: 'Platform', anyPlatform: 'Any platform' };

type Change = ReturnType<typeof useQueryParams>[1];

/** Returns the decision filter in the URL; null without one. */
export function useAskedDecision(): 'ALLOWED' | 'BLOCKED' | null {
  const decision = oneOf(useQueryParams()[0], 'decision', DECISIONS);
  return decision === 'all' ? null : decision === 'allowed' ? 'ALLOWED' : 'BLOCKED';
}

/**
 * Filters allowed or blocked files, in the URL.
 * @param change from the list's own `useQueryParams`, so that consecutive changes all apply
 * @param counts number of files of each decision
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

/** Filters the files of a platform, in the URL. @param change as in {@link DecisionFilter} */
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
