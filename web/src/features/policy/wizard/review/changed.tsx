import type { FieldChange } from '@terrarium/domain/policy';
import type { ReactNode } from 'react';
import { Mono } from '../../../../ui/layout.tsx';
import { look } from '../../../../ui/theme/look.ts';

/** Returns the changes of a field; empty lists without any. */
export function changeOf(
  changes: readonly FieldChange[],
  section: FieldChange['section'],
  field: string,
  groupKey?: string,
): { added: readonly string[]; removed: readonly string[] } {
  return (
    changes.find(
      (change) =>
        change.section === section &&
        change.field === field &&
        (groupKey === undefined || change.groupKey === groupKey),
    ) ?? { added: [], removed: [] }
  );
}

const bare = (value: string): string => value.replace(/^not /, '');

/**
 * Renders a list with new entries as `<ins>`, followed by the replaced ones as `<s>`. `marked` is off for a new policy,
 * where everything is new.
 */
export function ChangedList({
  values,
  change,
  mono,
  marked,
}: {
  values: readonly string[];
  change: { added: readonly string[]; removed: readonly string[] };
  mono?: boolean;
  marked: boolean;
}) {
  const added = new Set(marked ? change.added.map(bare) : []);
  const removed = marked ? change.removed.map(bare).filter((value) => !values.includes(value)) : [];
  const wrap = (content: ReactNode) => (mono ? <Mono>{content}</Mono> : content);
  return (
    <>
      {wrap(
        values.map((value, index) => (
          <span key={value}>
            {index > 0 ? ', ' : ''}
            {added.has(value) ? <ins>{value}</ins> : value}
          </span>
        )),
      )}
      {removed.length > 0 ? (
        <>
          {' '}
          <s className={look('text', { tone: 'subtle' })}>{wrap(removed.join(', '))}</s>
        </>
      ) : null}
    </>
  );
}

/** One value: the new as `<ins>`, followed by the old as `<s>`. */
export function Changed({ value, old, marked }: { value: string; old: string | null; marked: boolean }) {
  if (!marked || old === null || old === value) return value;
  return (
    <>
      <ins>{value}</ins>
      {old ? (
        <>
          {' '}
          <s className={look('text', { tone: 'subtle' })}>{old}</s>
        </>
      ) : null}
    </>
  );
}
